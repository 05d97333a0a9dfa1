import type { LinesCheck } from '@/lib/domain/answers/lines';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import type { OwnLinesFeedback } from '../en/own-lines';
import { answerProblemText } from './answers';
import { type Gender, wordsOfLine } from './names';
import { numberInWords } from './spoken-numbers';

const NOUNS = {
  player: { one: 'línea', many: 'líneas', these: 'estas', last: 'a' },
  team: { one: 'grupo', many: 'grupos', these: 'estos', last: 'o' },
} as const;

export function ownLinesFeedbackWords(
  { marks, addsUp, sum }: LinesCheck,
  of: StepContext['kind'],
): OwnLinesFeedback {
  const looks = marks.filter(({ fits }) => !fits);
  const fitting = marks.length - looks.length;
  const noun = NOUNS[of];
  return { marks, fits: `Todavía no. ${fitsText()}`, adding: addingWords() };

  function fitsText(): string {
    const be = (count: number) => (count === 1 ? 'está bien' : 'están bien');
    if (looks.length === 0)
      return fitting === 1
        ? `Est${of === 'team' ? 'e' : 'a'} ${noun.one} ${be(1)}.`
        : `${capital(noun.these)} ${some(fitting)} ${be(fitting)}.`;
    if (fitting === 0) return `${capital(some(looks.length))} todavía no ${be(looks.length)}.`;
    return (
      `${capital(some(fitting))} ${be(fitting)}, ` +
      `y ${looks.length === 1 ? `un${noun.last}` : numberInWords(looks.length)} todavía no.`
    );
  }

  /** "una línea", "un grupo", "dos grupos". */
  function some(count: number): string {
    if (count > 1) return `${numberInWords(count)} ${noun.many}`;
    return `${of === 'team' ? 'un' : 'una'} ${noun.one}`;
  }

  function addingWords(): OwnLinesFeedback['adding'] {
    if (looks.length === 0) return null;
    // Contains the answer's number.
    if (addsUp && sum) {
      const total = withTypographicMinus(formatMixed(sum));
      const text =
        of === 'team'
          ? `Sumaste bien tus grupos. Tu suma es ${total}.`
          : `Sumaste bien: tus líneas juntas hacen ${total}.${onlyOpen()}`;
      return { right: true, text };
    }
    if (addsUp !== false) return null;
    const text = `Además, tus ${noun.many} no dan la suma que escribiste.`;
    return { right: false, text };
  }

  /** A slip that was carried along is named once, where it began. */
  function onlyOpen(): string {
    const [only, ...others] = looks;
    if (!only || others.length > 0) return '';
    return ` Solo hay que mirar otra vez la línea ${(only.of[0] ?? 0) + 1}.`;
  }
}

/** The next step, unless a known mistake has its own. */
export function lineMarksNextStepText(
  { marks, addsUp, unread }: LinesCheck,
  of: StepContext['kind'],
): string {
  if (unread) return answerProblemText(unread);
  const { one, many, last } = NOUNS[of];
  const looks = marks.filter(({ fits }) => !fits).length;
  if (looks === 1) return `Primero trabaja en ${of === 'team' ? 'el' : 'la'} ${one} marcad${last}.`;
  if (looks > 1) return `Primero trabaja en l${last}s ${many} marcad${last}s.`;
  return addsUp === null
    ? 'Hay por lo menos una línea más que da puntos. Llena las casillas vacías.'
    : `Suma otra vez tus ${many}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Counted = { one: string; many: string; gender: Gender };

/** Numbers as in "Goles de campo, 50 yardas o más" would be taken for counts. */
function countedIn(label: string): Counted {
  if (/\d/.test(label))
    return { one: 'gol de campo', many: 'de estos goles de campo', gender: 'm' };
  return wordsOfLine(label) ?? { one: 'vez', many: 'veces', gender: 'f' };
}

/** "yardas por carrera" */
export const labelInQuestion = (label: string): string => countedIn(label).many;

/** "cuántas yardas por carrera", "cuántos de estos goles de campo" */
export const howManyText = (label: string): string =>
  `${countedIn(label).gender === 'f' ? 'cuántas' : 'cuántos'} ${labelInQuestion(label)}`;

/** "Si cada recepción vale 1 punto, ¿cuántos puntos dan 4 recepciones?" */
export function productQuestion(label: string, count: number, rate: MixedNumber): string {
  const { one, many, gender } = countedIn(label);
  const only = gender === 'f' ? 'una sola' : 'uno solo';
  const what = count === 1 ? `da ${only}` : `dan ${count} ${many}`;
  return `Si cada ${one} vale ${eachText(rate)}, ¿cuántos puntos ${what}?`;
}

function eachText(rate: MixedNumber): string {
  const { wholeNumber, numerator } = rate;
  const number = withTypographicMinus(formatMixed(rate));
  if (numerator === 0) return `${number} ${Math.abs(wholeNumber) === 1 ? 'punto' : 'puntos'}`;
  return `${number} ${wholeNumber === 0 ? 'de punto' : 'puntos'}`;
}
