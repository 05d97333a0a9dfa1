import type { Verdict } from '@/lib/domain/answers/judge';
import type { Answer } from '@/lib/domain/answers/read';
import { MOST_TRIES, type TryHold } from '@/lib/domain/answers/tries';
import { formatMixed } from '@/lib/domain/numbers/mixed';

/** Where an answer was given. */
export type AnswerPlace = 'score-card' | 'lesson' | 'scouting';

type Reason = Verdict<Answer>['reason'];
/** These are told with what they are about; see {@link verdictWords}. */
type FixedReason = Exclude<Reason, 'unreadable' | 'tried-before' | 'held'>;

const EVERYWHERE: Readonly<Record<FixedReason, string>> = {
  right: 'Correct!',
  'not-simplified': 'Correct. Can you write it simpler?',
  wrong: 'Not yet. Look at each part once more and try again.',
  'right-again': 'Correct!',
  done: 'You have worked this one out already.',
  shortest: 'Correct! That is the shortest way to write it.',
  'not-shorter': 'That is the same number. It can be shorter still.',
  'other-number': 'That is another number. Your right answer stays as it is.',
  'other-steps-first': 'First work out your eight starters. Then add them up for the team.',
  'question-changed': 'This lesson has new numbers now. Load the page again to see them. Your finished steps are still yours.',
};

const HERE: Readonly<Record<AnswerPlace, Partial<Record<FixedReason, string>>>> = {
  'score-card': {},
  lesson: { wrong: 'Not yet. Have another look and try again.' },
  scouting: {
    right: 'Correct! Now you know the points per game.',
    'not-simplified': 'Correct. Now you know the points per game.',
    done: 'You have scouted this one already.',
  },
};

const NO_TRIES_LEFT = `You have tried this ${MOST_TRIES} times. Your teacher can open it again for you.`;
const SHORT_BREAK = 'Time for a short break. This answer was not counted and cost no try.';
const NO_TRIES_TO_SCOUT = 'There are no more tries here. Choose another player, or ask your teacher for more tries.';

/** What the student is told. */
export function verdictWords(verdict: Verdict<Answer>, place: AnswerPlace): string {
  switch (verdict.reason) {
    case 'unreadable':
      return verdict.message;
    case 'tried-before':
      return triedBefore(verdict.answer);
    case 'held':
      return holdWords(verdict.hold, place);
    default:
      return HERE[place][verdict.reason] ?? EVERYWHERE[verdict.reason];
  }
}

/** To an answer that was not looked at. */
function holdWords(hold: TryHold, place: AnswerPlace): string {
  if (hold !== 'used-up') return SHORT_BREAK;
  return place === 'scouting' ? NO_TRIES_TO_SCOUT : NO_TRIES_LEFT;
}

export function wrongWords(place: AnswerPlace): string {
  return HERE[place].wrong ?? EVERYWHERE.wrong;
}

/** Why there is nothing to answer. */
export const noLineupFor = (week: number): string => `There is no line-up for week ${week}.`;
export const STEP_BEFORE_FIRST = 'Work out the step before this one first.';
export const NO_GAME_TO_SCOUT = 'There is no game to scout yet.';
export const NEWER_GAME_TO_SCOUT = 'A new week has opened, so there is a newer last game now. Please load this page again.';

/** The same wrong answer again is a slip of the hand, mostly after a reload: it takes no point away. */
function triedBefore(answer: Answer): string {
  return answer.kind === 'choice'
    ? 'You chose this before. This cost no try. Look at the hint and choose again.'
    : `You tried ${formatMixed(answer.value)} before. This cost no try. Look at the hint and change your answer.`;
}
