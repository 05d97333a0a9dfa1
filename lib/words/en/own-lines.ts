import type { LinesCheck } from '@/lib/domain/answers/lines';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { answerProblemText } from './answers';
import { numberInWords } from './spoken-numbers';

/**
 * Feedback on the student's own lines after a wrong sum. It contains no number except those the
 * student has written.
 */
export type OwnLinesFeedback = Pick<LinesCheck, 'marks'> & {
  /** "Not yet. Four lines are right, and one isn’t yet." */
  fits: string;
  /** Says if the sum is the total of the lines; null if that can't be said yet. */
  adding: { right: boolean; text: string } | null;
};

const NOUNS = { player: 'line', team: 'group' } as const;

export function ownLinesFeedbackWords(
  { marks, addsUp, sum }: LinesCheck,
  of: StepContext['kind'],
): OwnLinesFeedback {
  const looks = marks.filter(({ fits }) => !fits);
  const fitting = marks.length - looks.length;
  const noun = NOUNS[of];
  return { marks, fits: `Not yet. ${fitsText()}`, adding: addingWords() };

  function fitsText(): string {
    const some = (count: number) => `${numberInWords(count)} ${noun}${count === 1 ? '' : 's'}`;
    const be = (count: number) => (count === 1 ? 'is' : 'are');
    if (looks.length === 0)
      return fitting === 1 ? `This ${noun} is right.` : `These ${some(fitting)} are right.`;
    const open = `${be(looks.length)}n’t`;
    if (fitting === 0) return `${capital(some(looks.length))} ${open} right yet.`;
    return (
      `${capital(some(fitting))} ${be(fitting)} right, ` +
      `and ${numberInWords(looks.length)} ${open} yet.`
    );
  }

  function addingWords(): OwnLinesFeedback['adding'] {
    if (looks.length === 0) return null;
    // The text may repeat the sum, because the student typed the same number.
    if (addsUp && sum) {
      const total = withTypographicMinus(formatMixed(sum));
      const text =
        of === 'team'
          ? `You added your groups correctly. Your sum is ${total}.`
          : `Your adding is right: together, your lines make ${total}.${onlyOpen()}`;
      return { right: true, text };
    }
    if (addsUp !== false) return null;
    const text = `Your ${noun}s also don’t add up to the sum you typed.`;
    return { right: false, text };
  }

  /** A slip that was carried along is named once, where it began. */
  function onlyOpen(): string {
    const [only, ...others] = looks;
    if (!only || others.length > 0) return '';
    return ` Only line ${(only.of[0] ?? 0) + 1} needs another look.`;
  }
}

/** Says what to do about wrong own lines, unless a known mistake has a hint that says it. */
export function lineMarksNextStepText(
  { marks, addsUp, unread }: LinesCheck,
  of: StepContext['kind'],
): string {
  if (unread) return answerProblemText(unread);
  const noun = NOUNS[of];
  const looks = marks.filter(({ fits }) => !fits).length;
  if (looks > 0) return `Work on the marked ${noun}${looks === 1 ? '' : 's'} first.`;
  return addsUp === null
    ? 'At least one more line scores points. Fill in the empty boxes.'
    : `Add your ${noun}s again.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "rushing yards"; numbers as in "Field goals, 50 yards or more" would be taken for counts. */
export const labelInQuestion = (label: string): string =>
  /\d/.test(label) ? 'of these' : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** "At 1 point each, how many points do you get for 4 catches?" */
export function productQuestion(label: string, count: number, rate: MixedNumber): string {
  const what = count === 1 ? 'just one' : `${count} ${labelInQuestion(label)}`;
  return `At ${eachText(rate)} each, how many points do you get for ${what}?`;
}

function eachText(rate: MixedNumber): string {
  const { wholeNumber, numerator } = rate;
  const number = withTypographicMinus(formatMixed(rate));
  if (numerator === 0) return `${number} ${Math.abs(wholeNumber) === 1 ? 'point' : 'points'}`;
  return `${number} ${wholeNumber === 0 ? 'of a point' : 'points'}`;
}
