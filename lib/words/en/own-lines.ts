import type { LineCheck } from '@/lib/domain/answers/lines';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { formatMixed, withMinusSign } from '@/lib/domain/numbers/mixed';

/**
 * Feedback on the student's own lines after a wrong sum. It contains no number except those the
 * student has written.
 */
export type LineMarksWords = Pick<LineCheck, 'marks'> & {
  /** "Not yet. Four lines fit, one doesn’t." */
  fits: string;
  /** True if the sum is the total of the lines; null if that can't be said yet. */
  adding: { right: boolean; text: string } | null;
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const NOUNS = { player: 'line', team: 'group' } as const;

export function lineMarksWords(
  { marks, addsUp, sum }: LineCheck,
  of: StepContext['kind'],
): LineMarksWords {
  const looks = marks.filter(({ fits }) => !fits);
  const fitting = marks.length - looks.length;
  const noun = NOUNS[of];
  const some = (count: number) => `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;
  return { marks, fits: `Not yet. ${fitsText()}`, adding: addingWords() };

  function fitsText(): string {
    const few = looks.length === 1;
    if (fitting === 0) return `${capital(some(looks.length))} ${few ? 'doesn’t' : 'don’t'} fit.`;
    if (looks.length === 0)
      return `Your ${fitting === 1 ? noun : some(fitting)} ${fitting === 1 ? 'fits' : 'fit'}.`;
    return (
      `${capital(some(fitting))} ${fitting === 1 ? 'fits' : 'fit'}, ${inWords(looks.length)} ` +
      `${few ? 'doesn’t' : 'don’t'}.`
    );
  }

  function addingWords(): LineMarksWords['adding'] {
    if (addsUp && sum) {
      // Contains the answer's number.
      const total = withMinusSign(formatMixed(sum));
      if (of === 'team')
        return { right: true, text: `Your adding is right. Your parts make ${total}.${began()}` };
      return {
        right: true,
        text: `Your adding is right. Your ${some(marks.length)} make ${total}.${began()}`,
      };
    }
    if (addsUp === false) {
      const isNext = looks.length === 0;
      return {
        right: false,
        text: isNext
          ? `Now add your ${noun}s once more.`
          : `Then add once more: your own ${noun}s don’t make this sum.`,
      };
    }
    return looks.length === 0
      ? { right: false, text: `One more ${noun} counts. Fill in the empty boxes too.` }
      : null;
  }

  /** A slip that was carried along is named once, where it began. */
  function began(): string {
    const [only, ...others] = looks;
    if (!only || others.length > 0) return '';
    const where = of === 'player' ? `line ${(only.of[0] ?? 0) + 1}` : 'one group';
    return ` The slip came in with ${where} and rode along.`;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
