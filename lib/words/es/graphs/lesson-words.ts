import { formatAsMixedNumber, type Rational, rational } from '@/lib/domain/numbers/fractions';
import { listOfText } from '../numbers';

/** "1 yarda", "2 1/2 yardas". */
export const amountWithUnitText = (amount: Rational, one: string): string =>
  `${formatAsMixedNumber(amount)} ${amount.abs().equals(1) ? one : `${one}s`}`;

/** Explains kindly why a lesson has no numbers yet. */
export function lessonClosedReasonText(missing: string, have: number | undefined): string {
  return (
    `Esta lección necesita ${have === undefined ? missing : neededAndPresentText(missing, have)}. ` +
    'Con más partidos, o con otros jugadores, se puede abrir.'
  );
}

/** Adds to a sentence the players who are left out because their games can't be read. */
export const appendLeftOutPlayersText = (
  sentence: string,
  names: readonly string[] = [],
): string =>
  names.length === 0
    ? sentence
    : `${sentence} No podemos leer todos los partidos de ${listOfText(names)}, así que esta ` +
      'lección no los usa.';

/** "tres de tus jugadores con recepciones. Hasta ahora hay 2": players or games, so masculine. */
export function neededAndPresentText(needed: string, have: number): string {
  return `${needed}. Hasta ahora ${have === 0 ? 'no hay ninguno' : `hay ${have}`}`;
}

/** Ends a question whose answer may be negative, so that nobody has to guess how to type that. */
export const minusSignIfNegativeSuffix = (isPossible: boolean): string =>
  isPossible ? ' Si es menor que cero, pon un signo menos adelante.' : '';

export const noGameCell = (): string => 'sin partido';
export const gamesCaptionText = (): string =>
  'Yardas de tus jugadores en estos partidos, por carrera y por recepción juntas';
export const gameTableColumns = () => ['Jugador', 'Semana', 'Yardas'];

/** Used if every example would show the answer by chance. */
export const LESSON_HINTS_WITHOUT_EXAMPLE = {
  nudge: 'Lee la pregunta otra vez. ¿Qué números de la tabla necesita?',
  sibling:
    'Inventa números fáciles y resuelve primero con ellos. Luego haz lo mismo con los tuyos.',
  nearly:
    'Escribe cada número que necesitas antes de hacer cuentas. Luego lee la pregunta otra vez.',
};

/** Questions for mistakes that several lessons share. */
export const SHARED_HINTS: Readonly<Record<string, string>> = {
  'part-to-rest': 'Revisa tu total. Es todo junto, también esta parte.',
  'fraction-upside-down':
    'Revisa cuál número es el numerador. Es la parte. El denominador es el total.',
  'equal-shares': 'Revisa los tamaños. ¿De verdad son iguales todas las partes?',
  'part-alone': 'Esta es solo la parte. La pregunta es qué tan grande es comparada con el total.',
  'degrees-for-percent':
    'Revisa la unidad. Un porcentaje es de cada cien. Los grados son otra cosa.',
  'one-decimal-off': 'Revisa el último paso. ¿Qué porcentaje es el total?',
  'percent-for-degrees':
    'Revisa la unidad. Grados y por ciento no son lo mismo: una vuelta tiene más de cien grados.',
  'half-turn': 'Revisa la vuelta completa. Una línea recta es solo la mitad.',
  'rest-for-part': '¿De qué parte es la pregunta? Puede que esto sea todo lo demás.',
  'fraction-alone':
    'La fracción es un buen comienzo. Con un paso más, se vuelve lo que pide la pregunta.',
  'not-sorted': 'Revisa el orden. ¿Ordenaste los números antes de buscar el de en medio?',
  'one-middle': 'Revisa cuántos hay en medio. Si hay dos, busca el punto medio entre ellos.',
  'mean-for-median':
    'Puede que este sea el promedio. La mediana es el número de en medio cuando todos están en ' +
    'orden.',
  'middle-of-ends':
    'Puede que este sea el punto medio entre los extremos. Mejor cuenta los partidos.',
  'position-for-value':
    'Puede que este sea el lugar que está en medio. ¿Qué número está en ese lugar?',
};

/** A worked example of a percent; `n` varies its numbers. Both sides are exact. */
export function similarPercentExampleText(n: number): string {
  return `${3 + n} de 50: ${3 + n} × 100 ÷ 50 = ${6 + 2 * n} por ciento.`;
}

export function similarMedianExampleText(n: number): string {
  return (
    `${11 + n}, ${18 + n}, ${25 + n}, ${40 + n}: en medio están ${18 + n} y ${25 + n}. ` +
    `El punto medio es (${18 + n} + ${25 + n}) ÷ 2 = ${formatAsMixedNumber(rational(43 + 2 * n, 2))}.`
  );
}
