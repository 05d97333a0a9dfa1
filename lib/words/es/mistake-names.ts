import type { MisconceptionTag } from '@/lib/domain/answers/mistakes/misconceptions';
import { mistakeAdvice } from './hints';

/** Names of mistakes on the sheet for a talk; a teacher's own pages are in English. */
const NAMES: Readonly<Record<MisconceptionTag, string>> = {
  'other-level': 'Usar otras fórmulas',
  'other-player': 'Usar la fila de otro jugador',
  'line-left-out': 'Dejar fuera una línea',
  'line-twice': 'Contar una línea dos veces',
  'two-lines-left-out': 'Dejar fuera dos líneas',
  'line-subtracted': 'Restar una línea en vez de sumarla',
  'count-of-another-line': 'Usar el número de otra línea',
  'multiplied-both': 'Multiplicar el numerador y el denominador',
  'side-by-side': 'Escribir la cantidad junto a la tasa sin multiplicar',
  'added-not-multiplied': 'Sumar la tasa en vez de multiplicar',
  'denominator-dropped': 'Multiplicar solo por el numerador',
  'zero-counted': 'Dar puntos por una cantidad de cero',
  'remainder-over-count': 'Poner lo que sobra sobre la cantidad',
  'rounded-to-decimals': 'Redondear a un decimal',
  'count-off-by-one': 'Contar uno de más o uno de menos',
  'digits-transposed': 'Cambiar el orden de dos cifras',
  'ten-off': 'Diez de más o de menos',
  'one-denominator-kept': 'Dejar un denominador y sumar los numeradores',
  'denominators-multiplied': 'Sumar los numeradores y multiplicar los denominadores',
  'numerators-multiplied': 'Multiplicar las fracciones en vez de sumarlas',
  'fractions-subtracted': 'Restar una fracción en vez de sumarla',
  'carried-at-ten': 'Hacer un entero con diez partes',
  'decimals-as-whole-numbers': 'Sumar decimales como números enteros',
  'numerator-off-by-one': 'Una parte de más o de menos',
  'same-number-added': 'Sumar el mismo número al numerador y al denominador',
  'reduced-unevenly': 'Simplificar solo una parte de una fracción',
  'whole-and-numerator-swapped': 'Cambiar el entero por el numerador',
  'run-together': 'Escribir juntos el entero y el numerador',
  'part-over-rest': 'Poner la parte sobre lo que falta para un entero',
  'fraction-as-decimal': 'Escribir las cifras de una fracción como decimal',
  'cannot-tell': 'Varios errores posibles',
  'multiplied-not-divided': 'Multiplicar en vez de dividir',
  'divided-not-multiplied': 'Dividir en vez de multiplicar',
  'rate-upside-down': 'Poner una tasa al revés',
  'yards-as-points': 'Contar yardas como puntos',
  'one-point-each': 'Contar un punto por cada uno',
  'counts-added': 'Sumar las cantidades sin sus tasas',
  'real-football-points': 'Usar los puntos del fútbol americano real',
  'rate-of-another-line': 'Usar la tasa de otra línea',
  'mixed-rate-half-read': 'Usar solo una parte de una tasa mixta',
  'remainder-as-decimal': 'Escribir lo que sobra como cifras decimales',
  'remainder-over-other-number': 'Poner lo que sobra sobre otro número',
  'remainder-as-whole': 'Sumar lo que sobra como puntos enteros',
  'remainder-dropped': 'Dejar fuera lo que sobra',
  'rounded-to-whole': 'Redondear a un número entero',
  'fractions-left-out': 'Sumar solo los enteros',
  'one-fraction-left-out': 'Dejar fuera la fracción de un número',
  'added-straight-across': 'Sumar numeradores y denominadores',
  'numerators-not-scaled': 'Cambiar los denominadores pero no los numeradores',
  'carry-lost': 'Perder un entero que forman las fracciones',
  'whole-off-by-one': 'Un entero de más o de menos',
  'wholes-left-out': 'Sumar solo las fracciones',
  'fraction-upside-down': 'Cambiar el numerador por el denominador',
  'minus-dropped': 'Contar un número negativo como positivo',
  'sign-turned': 'Cambiar el signo de la respuesta',
  'two-slips': 'Dos errores distintos a la vez',
  'one-line': 'Una línea todavía no está bien',
  'any-source': 'Usar números o tasas de otro lugar',
  'any-line': 'Una línea falta o se contó dos veces',
  'any-rate': 'Usar una tasa de otra manera',
  'any-below-one': 'Dejar fuera lo que es menor que un entero',
  'any-remainder': 'Escribir lo que sobra de otra manera',
  'any-adding': 'Sumar fracciones con denominadores distintos',
  'any-whole': 'Los enteros todavía no están bien',
  'any-writing': 'Escribir el número de otra manera',
  'any-fraction': 'La parte menor que un entero todavía no está bien',
  'any-slip': 'Un pequeño descuido con un número',
  'any-sign': 'Un signo todavía no está bien',
};

const isTag = (tag: string): tag is MisconceptionTag => Object.hasOwn(NAMES, tag);

/** The tag itself if it isn't known (anymore). */
export const misconceptionLabel = (tag: string): string => (isTag(tag) ? NAMES[tag] : tag);

export const UNEXPLAINED_MISTAKES = 'Errores distintos';

/** Advice for the whole class; null for a tag that isn't known (anymore). */
export const misconceptionAdvice = (tag: string): string | null =>
  isTag(tag) ? mistakeAdvice(tag) : null;
