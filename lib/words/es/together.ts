import type { SmallQuestionContent, SmallQuestionVerdict } from '@/lib/domain/answers/together';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { countText, listOfText } from './numbers';
import { howManyText, labelInQuestion, productQuestion } from './own-lines';
import { numberInWords } from './spoken-numbers';

/** For working through a card in small questions. */
export const TOGETHER = {
  title: 'Paso a paso',
  byLine: 'Línea por línea',
  theSum: 'La suma',
  twin: 'Una nueva, por tu cuenta',
  next: 'Siguiente',
  stays: 'Lo que encuentres se queda aquí hasta que escribas la suma.',
  yes: 'Sí',
  lineDone: 'Listo',
  point: 'punto',
  finish: 'Esa era la parte difícil. Ahora escribe la respuesta completa.',
  finishBelow:
    'Esa era la parte difícil. Estos puntos están debajo de cero. ' +
    'Ahora escribe la respuesta completa.',
} as const;

/** Replaces the verdict that leads to the small questions. */
export const startTogetherText = (tries: number): string =>
  `Llevas ${countText(tries, 'intento')}. Vamos a hacerlo paso a paso.`;

/** Lines that were right before aren't asked again. */
export const onlyOpenLinesText = (open: number): string =>
  open === 1
    ? 'solo la línea que todavía está pendiente'
    : `solo las ${open} líneas que todavía están pendientes`;

/** For practicing the same kind of card. */
export const TWIN = {
  open: 'Una parecida',
  title: 'Una parecida, por tu cuenta',
  without: 'Seguir sin ella',
  afterTogether:
    'Esta hoja la hicimos paso a paso. Aquí tienes una nueva, solo para ti. ' +
    'Si te sale bien, sabrás que puedes hacerlo por tu cuenta.',
  points: 'Puntos de esta hoja',
  right: 'Esta ya te salió bien.',
  meanwhile: 'Sigue con tu siguiente hoja.',
} as const;

/** The source of the numbers. */
export const twinFromText = (from: { name: string; week: number } | null): string =>
  from
    ? `${from.name}, semana ${from.week}. Es solo para practicar. No cambia tus puntos MVP.`
    : 'Estos números son inventados. Es solo para practicar. No cambia tus puntos MVP.';

export const questionPositionText = (number: number, of: number): string =>
  `Pregunta ${number} de ${of}`;

const fraction = (numerator: number, denominator: number): string =>
  withTypographicMinus(`${numerator}/${denominator}`);
const row = (numbers: readonly number[]): string =>
  numbers.map(withTypographicMinus).join(' + ').replaceAll('+ −', '− ');
const times = (count: number): string => countText(count, 'vez', 'veces');

const wholePoints = (points: number): MixedNumber => ({
  wholeNumber: points,
  numerator: 0,
  denominator: 1,
});

/** The question's text. It contains no number that the student hasn't found before. */
export function smallQuestionText(asked: SmallQuestionContent): string {
  switch (asked.says) {
    case 'make-one':
      return `¿${capital(howManyText(asked.label))} hacen 1 punto?`;
    case 'worth':
      return `En esta línea, ¿cuántos puntos se ${asked.takesAway ? 'pierden' : 'ganan'} cada vez?`;
    case 'give':
      return asked.isPart
        ? `Primero el número entero de la tasa: ${asked.count} × ${asked.each}. ` +
            '¿Cuántos puntos son?'
        : productQuestion(asked.label, asked.count, wholePoints(asked.each));
    case 'fits':
      return `¿Cuántas veces cabe ${asked.size} en ${asked.into}?`;
    case 'left':
      return `${asked.size} cabe ${times(asked.times)} en ${asked.into}. ¿Cuánto sobra?`;
    case 'part':
      return `¿Qué parte de ${asked.size} es ${asked.left}? Escribe una fracción.`;
    case 'numerator':
      return (
        `Ahora la fracción: ${asked.count} × ${fraction(asked.numerator, asked.denominator)}. ` +
        `¿Qué numerador queda sobre ${asked.denominator}?`
      );
    case 'put-together':
      return (
        'Júntalo: ' +
        `${[...asked.wholes, ...(asked.left > 0 ? [fraction(asked.left, asked.size)] : [])].join(' + ')}.`
      );
    case 'below-zero':
      return 'Estos puntos están debajo de cero. ¿Cómo los escribes?';
    case 'nothing':
      return 'Todas las cantidades son 0. ¿Cuántos puntos recibes por 0?';
    case 'add-wholes':
      return `Suma los números enteros: ${row(asked.numbers)}.`;
    case 'same-denominator':
      return (
        '¿Cuál es el número más pequeño en el que caben exactamente ' +
        `${listOfText(asked.denominators.map(String))}?`
      );
    case 'rewrite':
      return (
        `Escribe ${fraction(asked.numerator, asked.denominator)} con el denominador ` +
        `${asked.over}. ¿Cuál es el numerador?`
      );
    case 'add-numerators':
      return `Suma los numeradores: ${row(asked.numbers)}.`;
    case 'from-one':
      return (
        `Quítale ${fraction(asked.numerator, asked.denominator)} a un entero. ` +
        '¿Qué fracción queda?'
      );
    case 'one-less':
      return asked.wholes === 1
        ? 'Para eso usaste tu único entero. ¿Cuántos enteros quedan?'
        : `Para eso usaste uno de tus ${asked.wholes} enteros. ¿Cuántos quedan?`;
    case 'simplify':
      return `Escribe ${fraction(asked.numerator, asked.denominator)} en su forma más simple.`;
  }
}

/** Says in a few words what the student has found with a question. */
export function foundResultText(
  question: SmallQuestionContent & { readonly answer: MixedNumber },
): string {
  const found = withTypographicMinus(formatMixed(question.answer));
  switch (question.says) {
    case 'make-one':
      return `${found} ${labelInQuestion(question.label)} hacen 1 punto`;
    case 'worth':
      return (
        `Cada vez se ${question.takesAway ? 'resta' : 'suma'}${found === '1' ? '' : 'n'} ` + found
      );
    case 'give':
      return `${question.count} × ${question.each} = ${found}`;
    case 'fits':
      return `${question.size} cabe ${times(question.answer.wholeNumber)} en ${question.into}`;
    case 'left':
      return `${question.answer.wholeNumber === 1 ? 'Sobra' : 'Sobran'} ${found}`;
    case 'part':
      return `${question.left} de ${question.size} es ${found}`;
    case 'numerator':
      return (
        `${question.count} × ${fraction(question.numerator, question.denominator)} = ` +
        `${found}/${question.denominator}`
      );
    case 'put-together':
      return `Todo junto: ${found}`;
    case 'below-zero':
      return `Debajo de cero: ${found}`;
    case 'nothing':
      return `En total: ${found}`;
    case 'add-wholes':
      return `${row(question.numbers)} = ${found}`;
    case 'same-denominator':
      return `${listOfText(question.denominators.map(String))} caben en ${found}`;
    case 'rewrite':
      return `${fraction(question.numerator, question.denominator)} = ${found}/${question.over}`;
    case 'add-numerators':
      return `Numeradores: ${row(question.numbers)} = ${found}`;
    case 'from-one':
      return `1 − ${fraction(question.numerator, question.denominator)} = ${found}`;
    case 'one-less':
      return `Enteros que quedan: ${found}`;
    case 'simplify':
      return `${fraction(question.numerator, question.denominator)} = ${found}`;
  }
}

/** Feedback on a wrong small answer. It costs no try and doesn't reveal the answer. */
export function smallHint(
  asked: SmallQuestionContent,
  verdict: Exclude<SmallQuestionVerdict, 'right'>,
): string {
  if (verdict === 'unreadable') return 'Escribe un número, como 7 o 3/10.';
  if (verdict === 'longer')
    return 'Es el mismo número. ¿Puedes escribirlo con dos números más pequeños?';
  if (verdict === 'ahead')
    return 'Deja la fracción para después. Escribe solo la suma de los números enteros.';
  if (verdict === 'multiple') return 'Ese también sirve, pero hay uno más pequeño.';
  return `Todavía no. ${tinyHint(asked)}`;
}

function tinyHint(asked: SmallQuestionContent): string {
  switch (asked.says) {
    case 'make-one':
      return 'Mira la tasa en la hoja. Su denominador te lo dice.';
    case 'worth':
      return 'Está en la hoja, justo después del ×.';
    case 'give':
      return `Suma ${asked.each} ${timesInWords(asked.count)}.`;
    case 'fits':
      return (
        `Cuenta de ${asked.size} en ${asked.size} y detente antes de pasarte de ${asked.into}. ` +
        '¿Cuántos saltos diste?'
      );
    case 'left':
      return `¿Cuánto es ${asked.times} × ${asked.size}? ¿Cuánto falta de ahí a ${asked.into}?`;
    case 'part':
      return 'Lo que sobra es el numerador. El número que hace un entero es el denominador.';
    case 'numerator':
      return 'Multiplica el numerador. El denominador queda igual.';
    case 'put-together':
      return 'Suma los números enteros. Luego escribe la fracción a su lado.';
    case 'below-zero':
      return 'Es el número que encontraste, con un signo menos.';
    case 'nothing':
      return '¿Cuánto da un número multiplicado por cero?';
    case 'add-wholes':
    case 'add-numerators':
      return asked.numbers.some((number) => number < 0)
        ? 'El signo menos quita. Ve paso a paso.'
        : asked.numbers.length === 2
          ? 'Empieza en el número más grande y sigue contando.'
          : 'Primero suma dos de ellos y luego el siguiente.';
    case 'same-denominator': {
      const largest = asked.denominators.reduce((a, b) => Math.max(a, b));
      return (
        `Cuenta de ${largest} en ${largest}. ` +
        'Detente en el primer número en el que caben exactamente todos los denominadores.'
      );
    }
    case 'rewrite':
      return (
        `¿Por cuánto multiplicas ${asked.denominator} para llegar a ${asked.over}? ` +
        'Multiplica el numerador por el mismo número.'
      );
    case 'from-one':
      return (
        `Un entero es ${asked.denominator}/${asked.denominator}. ` +
        `Quítale ${countText(asked.numerator, 'parte')}.`
      );
    case 'one-less':
      return 'Quita uno.';
    case 'simplify':
      return 'Busca un número que quepa exactamente en los dos. Divide los dos entre ese número.';
  }
}

/** "una vez", "tres veces" */
const timesInWords = (count: number): string =>
  count === 1 ? 'una vez' : `${numberInWords(count).replace(/uno$/, 'una')} veces`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
