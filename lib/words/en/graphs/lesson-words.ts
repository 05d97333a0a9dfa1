import { rational, show } from '@/lib/domain/numbers/fractions';
import { listOf } from '../numbers';

/** A sentence, or one that names something of this lesson. */
type Text<Facts> = string | ((facts: Facts) => string);
type OptionWords = { label: string; hint: string };

export type StepWords<Facts> = {
  title: Text<Facts>;
  /** One or two short sentences that teach. */
  teach: Text<Facts>;
  question: Text<Facts>;
  /** As on the screen behind the answer; not for a choice. */
  unit?: string;
  /** Without a number in it. */
  nudge: Text<Facts>;
  /** The same kind of step, all worked out, with other numbers for each `variant`, from 0. */
  sibling: (variant: number, facts: Facts) => string;
  nearly: Text<Facts>;
  /** What a known mistake asks, by its tag; those of several lessons are in SHARED_HINTS. */
  mistakes?: Readonly<Record<string, Text<Facts>>>;
  /** The choices by their key. */
  options?: Readonly<Record<string, OptionWords>> | ((key: string, facts: Facts) => OptionWords);
};

export type LessonWords<Facts = never, Code extends string = string> = {
  /** One sentence: what the student's own numbers are. */
  about: string;
  caption: string;
  columns: (facts: Facts) => string[];
  /** The title of the finished graph. */
  graph: Text<Facts>;
  /** Words in its pictures, such as the labels of axes. */
  figure?: Readonly<Record<string, string | readonly string[]>>;
  /** What the lesson needs. */
  missing: Readonly<Record<Code, string>>;
  steps: Readonly<Record<string, StepWords<Facts>>>;
};

/** Why a lesson has no numbers yet, kind and true. */
export function closedReason(missing: string, have: number | undefined): string {
  return `This lesson needs ${have === undefined ? missing : tooFew(missing, have)}. More games, or other players, can open it.`;
}

/** What is said of a lesson, and without whom it is made because their games can't be read. */
export const withLeftOut = (sentence: string, names: readonly string[] = []): string =>
  names.length === 0
    ? sentence
    : `${sentence} We can’t read all games of ${listOf(names)}, so it’s made without them.`;

/** "three of your players with catches. So far there are 2" */
export function tooFew(needed: string, have: number): string {
  return `${needed}. So far there ${have === 1 ? 'is' : 'are'} ${have === 0 ? 'none' : have}`;
}

/** Ends a question whose answer may be below zero: no one has to guess how that is typed. */
export const minusRule = (isPossible: boolean): string =>
  isPossible ? ' Put a minus sign in front if it is below zero.' : '';

export const NO_GAME = 'no game';
export const GAMES_CAPTION = 'Yards in these games of your players, running and catching together';
export const GAMES_COLUMNS = () => ['Player', 'Week', 'Yards'];

/** What is said where every example would show the answer by chance. */
export const PLAIN_HINTS = {
  nudge: 'Read the question again. Which numbers from the table does it need?',
  sibling: 'Make up easy numbers of your own and work them out first. Then do the same with yours.',
  nearly:
    'Write down each number that you need before you work with it. Then read the question again.',
};

/** What the mistakes of several lessons ask. */
export const SHARED_HINTS: Readonly<Record<string, string>> = {
  'part-to-rest': 'Check your whole. It’s everything together, including this part.',
  'fraction-upside-down':
    'Check which number is the numerator. It is the part. The denominator is the whole.',
  'equal-shares': 'Check the sizes. Are all the parts really the same size?',
  'part-alone': 'This is the part by itself. The question asks how big a share it is.',
  'degrees-for-percent':
    'Check the unit. A percent is out of one hundred. Degrees are something different.',
  'one-decimal-off': 'Check the last step. How many percent make one whole?',
  'percent-for-degrees': 'Check the unit. A full turn has more degrees than a whole has percent.',
  'half-turn': 'Check the full turn. A straight line is only half of one.',
  'rest-for-part': 'Which part does the question ask about? This may be everything else.',
  'fraction-alone':
    'The fraction is a good start. One more step turns it into the share the question asks for.',
  'not-sorted':
    'Check the order. Did you put the numbers in order before you looked for the middle?',
  'one-middle': 'Check how many are in the middle. If there are two, go halfway between them.',
  'mean-for-median':
    'This may be the mean. The median is the middle number when all of them are in order.',
  'middle-of-ends': 'This may be halfway between the ends. Count the games instead.',
  'position-for-value': 'This may be the position of the middle. Which number is in that position?',
};

/** Exact on both sides, so that nothing in it has to be rounded. */
export function percentSibling(n: number): string {
  return `${3 + n} out of 50: ${3 + n} × 100 ÷ 50 = ${6 + 2 * n} percent.`;
}

export function medianSibling(n: number): string {
  return `${11 + n}, ${18 + n}, ${25 + n}, ${40 + n}: in the middle are ${18 + n} and ${25 + n}. Halfway is (${18 + n} + ${25 + n}) ÷ 2 = ${show(rational(43 + 2 * n, 2))}.`;
}
