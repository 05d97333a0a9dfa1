import type { AnswerProblemCode, UnreadableText } from '@/lib/domain/answers/read';
import { MAX_TYPED_DIGITS } from '@/lib/domain/answers/typed-text';

type NamedProblem = 'letters' | 'symbols';

const PROBLEMS: Readonly<Record<Exclude<AnswerProblemCode, NamedProblem>, string>> = {
  empty: 'Primero escribe tu respuesta.',
  'no-choice': 'Primero elige una de las respuestas.',
  remainder: 'La r quiere decir residuo. Escríbelo como fracción, por ejemplo 3 5/7.',
  comma: 'Quita la coma, o escribe un punto decimal en su lugar.',
  equals: 'Escribe solo tu respuesta, sin el signo de igual.',
  product: 'Escribiste una multiplicación. Haz la cuenta. Luego escribe solo tu respuesta.',
  sum: 'Escribiste una suma. Haz la cuenta. Luego escribe solo tu respuesta.',
  'not-a-number':
    'Podemos leer un número entero, una fracción como 7/4, o los dos juntos, como 1 3/4.',
  'many-slashes': 'Sobra una diagonal. Una fracción tiene un numerador y un denominador.',
  'many-numbers': 'Aquí hay demasiados números. Usa un número entero y una fracción.',
  'many-points': 'Hay más de un punto decimal.',
  'decimal-in-box': 'En las casillas de la fracción van números enteros, sin punto decimal.',
  'decimal-with-fraction': 'Usa un decimal o una fracción, pero no los dos a la vez.',
  'bare-minus': 'Escribe un número después del signo.',
  'minus-place': 'Pon el signo menos delante del número entero.',
  'minus-below': 'Pon el signo menos al principio, no en el denominador.',
  'minus-twice': 'Con un signo basta. Ponlo al principio.',
  'no-denominator': 'A tu fracción le falta el denominador.',
  'no-numerator': 'A tu fracción le falta el numerador.',
  'zero-denominator': 'El denominador no puede ser 0. No se puede cortar algo en 0 partes.',
  'too-long': `Ese número es demasiado largo. Usa ${MAX_TYPED_DIGITS} cifras como máximo.`,
};

export function answerProblemText({ problem, named = '' }: UnreadableText): string {
  if (problem === 'letters') return `No podemos leer “${named}” como un número. Usa solo cifras.`;
  if (problem === 'symbols') return `No podemos leer “${named}” en un número. Quítalo.`;
  return PROBLEMS[problem];
}
