import { compareAnswerWithGuess, type VerdictWithoutTry } from '@/lib/domain/answers/judge';
import type { Answer } from '@/lib/domain/answers/read';
import { MAX_TRIES_PER_STEP, type TryHold } from '@/lib/domain/answers/tries';
import type { StepKey } from '@/lib/domain/football/positions';
import { numberLineEndOfStep } from '@/lib/domain/football/positions';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { answerProblemText } from './answers';

export type AnswerPlace = 'score-card' | 'twin' | 'lesson' | 'scouting' | 'practice';

type Reason = VerdictWithoutTry['reason'];
/** The other reasons need more details; see {@link verdictText}. */
type FixedReason = Exclude<Reason, 'unreadable' | 'tried-before' | 'blocked'>;

/** For lines that were sent after their sum. */
export const noTryUsedText = (): string => 'This didn’t use up a try.';

const EVERYWHERE: Readonly<Record<FixedReason, string>> = {
  right: 'Correct!',
  'not-simplified': 'Correct. Can you simplify it?',
  'not-mixed':
    'Correct. Your fraction has at least one whole in it. ' +
    'Can you write it as a whole or mixed number?',
  wrong: 'Not yet. Look at the hint and try again.',
  'with-lines': `The sum is the same as before. Now look at the marks. ${noTryUsedText()}`,
  rounded: 'Your decimal is rounded. Keep what is left over as a fraction.',
  'right-again': 'Correct!',
  done: 'You already worked this one out.',
  'simplified-now': 'Correct! Now it’s in simplest form.',
  'still-not-simplified': 'That’s the same number, but it isn’t in simplest form yet.',
  'other-number': 'That’s a different number. Your right answer stays the same.',
  'other-steps-first': 'First work out your eight starters. Then add them up for the team.',
  'game-unreadable':
    'We can’t read this game’s numbers, so this step takes no answer. It costs you nothing.',
  'question-changed':
    'This lesson has new numbers now. Reload the page to see them. ' +
    'You keep the steps you finished.',
};

const HERE: Readonly<Record<AnswerPlace, Partial<Record<FixedReason, string>>>> = {
  'score-card': {},
  twin: {
    right: 'Correct! You did that one on your own.',
    'not-simplified': 'Correct! Here it is in simplest form.',
    'not-mixed': 'Correct! Here it is as a mixed number.',
  },
  lesson: { wrong: 'Not yet. Take another look and try again.' },
  practice: {
    wrong: 'Not yet. Take another look and try again.',
    // The next question follows at once, so nothing more is asked about this one.
    'not-simplified': 'Correct! It doesn’t have to be in simplest form here.',
    'not-mixed': 'Correct! It doesn’t have to be in simplest form here.',
  },
  scouting: {
    right: 'Correct! Now you know the points per game.',
    'not-simplified': 'Correct. Now you know the points per game.',
    'not-mixed': 'Correct. Now you know the points per game.',
    done: 'You already scouted this one.',
  },
};

const NO_TRIES_LEFT =
  `You’ve tried this ${MAX_TRIES_PER_STEP} times. ` + 'Your teacher can open it again for you.';
const SHORT_BREAK = 'Time for a short break. This answer wasn’t counted and didn’t use up a try.';
const NO_TRIES_TO_SCOUT =
  'There are no more tries here. Choose another player, or ask your teacher for more tries.';

export function verdictText(verdict: VerdictWithoutTry, place: AnswerPlace): string {
  switch (verdict.reason) {
    case 'unreadable':
      return answerProblemText(verdict);
    case 'tried-before':
      return triedBefore(verdict.answer);
    case 'blocked':
      return holdWords(verdict.hold, place);
    default:
      return HERE[place][verdict.reason] ?? EVERYWHERE[verdict.reason];
  }
}

/** For an answer that wasn't checked, because no tries are left or a short break is on. */
function holdWords(hold: TryHold, place: AnswerPlace): string {
  if (hold !== 'used-up') return SHORT_BREAK;
  return place === 'scouting' ? NO_TRIES_TO_SCOUT : NO_TRIES_LEFT;
}

export function wrongAnswerTextAt(place: AnswerPlace): string {
  return HERE[place].wrong ?? EVERYWHERE.wrong;
}

/** The next five texts say why there is nothing to answer. */
export const noLineupText = (week: number): string => `There’s no lineup for week ${week}.`;
export const twinLaterText = (): string => 'First get this card right. Then there’s one like it.';
export const stepBeforeFirstText = (): string => 'Finish the step before this one first.';
export const noGameToScoutText = (): string => 'There’s no game to scout yet.';
export const newerGameToScoutText = (): string =>
  'A new week has opened, so there’s a newer game to scout now. Please reload this page.';

/**
 * Sending the same wrong answer again is usually an accident after a reload, so it costs no point.
 */
function triedBefore(answer: Answer): string {
  return answer.kind === 'choice'
    ? 'Same answer as before. It didn’t use up a try. Look at the hint and choose again.'
    : `Same answer as before: ${withTypographicMinus(formatMixed(answer.value))}. ` +
        'It didn’t use up a try. Look at the hint and change your answer.';
}

/** An answer compared with the guess before it. */
export function guessComparisonText(
  key: StepKey,
  estimate: number,
  answer: MixedNumber,
  isRight: boolean,
): string {
  const { away, isFar } = compareAnswerWithGuess(estimate, answer, numberLineEndOfStep(key));
  const distance = withTypographicMinus(formatMixed(away));
  const isHit = away.wholeNumber === 0 && away.numerator === 0;
  if (isRight) {
    if (isHit) return 'Your guess was exactly right!';
    return `Your guess was ${isFar ? '' : 'only '}${distance} away.`;
  }
  if (isHit) return `You guessed ${withTypographicMinus(estimate)}, and this is the same.`;
  return (
    `You guessed ${withTypographicMinus(estimate)}. This is ${distance} ` +
    `away.${isFar ? ' Which do you trust?' : ''}`
  );
}
