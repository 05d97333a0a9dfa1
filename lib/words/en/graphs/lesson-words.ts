import { formatAsMixedNumber, type Rational, rational } from '@/lib/domain/numbers/fractions';
import { listOfText } from '../numbers';

/** A sentence, or a function that fills in this lesson's facts. */
type Text<Facts> = string | ((facts: Facts) => string);
type OptionWords = { label: string; hint: string };

export type LessonStepWords<Facts> = {
  title: Text<Facts>;
  /** One or two short sentences that teach. */
  teach: Text<Facts>;
  question: Text<Facts>;
  /** The unit shown behind the answer; not for a choice. */
  unit?: string;
  /** A hint without a number. */
  nudge: Text<Facts>;
  /** A worked example of the same kind of step, with other numbers for each `variant`, from 0. */
  sibling: (variant: number, facts: Facts) => string;
  nearly: Text<Facts>;
  /** The hint for each known mistake, by its tag; SHARED_HINTS has those of several lessons. */
  mistakes?: Readonly<Record<string, Text<Facts>>>;
  /** The choices by their key. */
  options?: Readonly<Record<string, OptionWords>> | ((key: string, facts: Facts) => OptionWords);
};

export type LessonWords<Facts = never, Code extends string = string> = {
  /** One sentence about the student's own numbers. */
  about: string;
  caption: string;
  columns: (facts: Facts) => string[];
  /** The title of the finished graph. */
  graph: Text<Facts>;
  /** Texts in the pictures of the lesson, such as axis labels. */
  figure?: Readonly<Record<string, string | readonly string[]>>;
  /** One sentence that says what the last answer means, for the end of the lesson. */
  meaning: (answer: Rational, facts: Facts) => string;
  /** A requirement of the lesson, as a phrase after "This lesson needs". */
  missing: Readonly<Record<Code, string>>;
  steps: Readonly<Record<string, LessonStepWords<Facts>>>;
};

/** "1 yard", "2 1/2 yards". */
export const amountWithUnitText = (amount: Rational, one: string): string =>
  `${formatAsMixedNumber(amount)} ${amount.abs().equals(1) ? one : `${one}s`}`;

/** Explains kindly why a lesson has no numbers yet. */
export function lessonClosedReasonText(missing: string, have: number | undefined): string {
  return (
    `This lesson needs ${have === undefined ? missing : neededAndPresentText(missing, have)}. ` +
    'More games, or other players, can open it.'
  );
}

/** Adds to a sentence the players who are left out because their games can't be read. */
export const appendLeftOutPlayersText = (
  sentence: string,
  names: readonly string[] = [],
): string =>
  names.length === 0
    ? sentence
    : `${sentence} We can’t read all the games of ${listOfText(names)}, so this lesson leaves ` +
      'them out.';

/** "three of your players with catches. So far there are 2" */
export function neededAndPresentText(needed: string, have: number): string {
  return `${needed}. So far there ${have === 1 ? 'is' : 'are'} ${have === 0 ? 'none' : have}`;
}

/** Ends a question whose answer may be negative, so that nobody has to guess how to type that. */
export const minusSignIfNegativeSuffix = (isPossible: boolean): string =>
  isPossible ? ' Put a minus sign in front if it is below zero.' : '';

export const noGameCell = (): string => 'no game';
export const gamesCaptionText = (): string =>
  'Yards in these games of your players, running and catching together';
export const gameTableColumns = () => ['Player', 'Week', 'Yards'];

/** Hints for a step whose every worked example would show the answer by chance. */
export const LESSON_HINTS_WITHOUT_EXAMPLE = {
  nudge: 'Read the question again. Which numbers from the table does it need?',
  sibling: 'Make up easy numbers of your own and work them out first. Then do the same with yours.',
  nearly:
    'Write down each number that you need before you work with it. Then read the question again.',
};

/** Hints for mistakes that several lessons share. */
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

/** A worked example of a percent; `n` varies its numbers. Both sides are exact. */
export function similarPercentExampleText(n: number): string {
  return `${3 + n} out of 50: ${3 + n} × 100 ÷ 50 = ${6 + 2 * n} percent.`;
}

export function similarMedianExampleText(n: number): string {
  return (
    `${11 + n}, ${18 + n}, ${25 + n}, ${40 + n}: in the middle are ${18 + n} and ${25 + n}. ` +
    `Halfway is (${18 + n} + ${25 + n}) ÷ 2 = ${formatAsMixedNumber(rational(43 + 2 * n, 2))}.`
  );
}
