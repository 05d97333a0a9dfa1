import type { FormulaLevel } from '@/lib/domain/football/formulas';
import {
  type FormulaSetProblem,
  MAX_FORMULA_SET_NAME_LENGTH,
  MAX_LINES_PER_POSITION,
  MAX_RATE_DENOMINATOR,
  MAX_RATE_FRACTION_NUMERATOR,
  MAX_RATE_WHOLE_PART,
  MIN_RATE_WHOLE_PART,
  type RateProblem,
} from '@/lib/domain/football/own-formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import {
  commonCoreStandardOf,
  type FormulaSetTemplateId,
  type ReadyMadeFormulaSetId,
} from '@/lib/domain/football/ready-formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { statisticInfo } from '@/lib/domain/football/statistics';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { levelInSentence, levelName } from './formula-levels';

export const NAME_THE_SET = 'Give the set a name. Your students see it on their cards.';
export const SET_NAME_TOO_LONG = `Use at most ${MAX_FORMULA_SET_NAME_LENGTH} letters and spaces.`;
export const SET_NAME_UNKIND = 'Please choose a name that’s kind to everyone.';
export const NO_WEEK_FOR_FORMULAS = `Week ${FINAL_WEEK} is the last one. There’s no week left for other formulas.`;
export const weekHasBegunText = (week: number): string =>
  `Week ${week} has begun and keeps its formulas. Look at this page again.`;
const FILL_IN_NUMBERS = 'Fill in the empty boxes.';

const RATE_PROBLEMS: Readonly<Record<RateProblem, string>> = {
  zero: 'a line needs more than 0 points. Choose “off” to leave it out.',
  whole: `use a whole number from ${withTypographicMinus(MIN_RATE_WHOLE_PART)} to ${MAX_RATE_WHOLE_PART}.`,
  numerator: `use a numerator from 1 to ${MAX_RATE_FRACTION_NUMERATOR}.`,
  denominator: `use a denominator from 2 to ${MAX_RATE_DENOMINATOR}.`,
  costs: 'these points can’t be below zero.',
};

export const rateProblemWords = (problem: RateProblem): string => {
  const words = RATE_PROBLEMS[problem];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** The correction that a set needs, and its place. */
export function setProblemWords(problem: FormulaSetProblem): string {
  switch (problem.why) {
    case 'no-lines':
      return `${problem.position} needs at least one line.`;
    case 'too-many-lines':
      return `${problem.position} can have at most ${MAX_LINES_PER_POSITION} lines.`;
    case 'not-here':
      return `${problem.position} has a line that doesn’t belong to it.`;
    case 'twice':
      return (
        `${problem.position} counts the same kicks twice. Use all field goals, or each ` +
        'distance.'
      );
    case 'common-denominator':
      return (
        'A team would need the common denominator ' +
        `${problem.denominator.toLocaleString('en-US')}. Choose denominators that share more ` +
        'factors, like 2, 4, and 8.'
      );
    default:
      return (
        `${problem.position}, ${statisticInfo(problem.line).label}: ` + RATE_PROBLEMS[problem.why]
      );
  }
}

const READY_NAMES: Readonly<Record<ReadyMadeFormulaSetId, string>> = {
  like: 'Like denominators',
  unlike: 'Unlike denominators',
  mixed: 'Mixed rates',
  'below-zero': 'Below zero',
};

const isLevel = (set: FormulaSetTemplateId): set is FormulaLevel => typeof set === 'number';

/**
 * The name suggested for a set that starts from a ready-made one; empty for a level, which has its
 * own name.
 */
export const suggestedSetName = (set: FormulaSetTemplateId): string =>
  isLevel(set) ? '' : READY_NAMES[set];

/** "Level 1", "Unlike denominators, 5.NF.A.1". */
export function setTemplateLabel(set: FormulaSetTemplateId): string {
  return isLevel(set) ? levelName(set) : `${READY_NAMES[set]}, ${commonCoreStandardOf(set)}`;
}

const PLAYERS: Readonly<Record<PositionCode, string>> = {
  QB: 'quarterbacks',
  RB: 'running backs',
  WR: 'wide receivers',
  TE: 'tight ends',
  K: 'kickers',
  DEF: 'defenses',
};

/** "From 1,276 games of running backs, 2023" */
export const meterSourceText = (games: number, position: PositionCode, season: number): string =>
  `From ${games.toLocaleString('en-US')} games of ${PLAYERS[position]}, ${season}`;

/** Continues {@link meterSourceText}. */
export const unreadableGamesSuffix = (games: number): string => `, ${games} more can’t be read`;

/** "64 in 100" */
export const inHundredText = (part: number, all: number): string =>
  `${Math.round((100 * part) / all)} in 100`;

/** "1 in 19"; above one half, the share in a hundred. */
export function shareAsOneInText(part: number, all: number): string {
  if (part === 0) return 'None';
  return part * 2 > all ? inHundredText(part, all) : `1 in ${Math.round(all / part)}`;
}

/** The problem with a line, beside its boxes. */
export function lineProblemWords(problem: RateProblem | 'empty' | 'improper'): string {
  if (problem === 'empty') return FILL_IN_NUMBERS;
  return problem === 'improper'
    ? 'Use a numerator that’s smaller than the denominator.'
    : rateProblemWords(problem);
}

export const savedSetText = (name: string | null, week: number): string =>
  name === null
    ? `Saved. From week ${week} on, each student’s own level counts again.`
    : `Saved. From week ${week} on, the class uses “${name}.”`;

/** The formulas used now and from the next week on. */
export function formulaSetsNowAndNextText(
  now: string | null,
  next: string | null,
  fromWeek: number,
): string {
  const called = (name: string | null) => (name === null ? 'levels 1 and 2' : `“${name}”`);
  const later =
    now === next
      ? 'A week that has begun keeps its own.'
      : `From week ${fromWeek} on: ${called(next)}.`;
  return `Now: ${called(now)}. ${later}`;
}

/** The page where a teacher writes a set. */
export const FORMULA_SET = {
  title: 'Formula set',
  name: 'Name',
  backToLevels: 'Back to the levels',
  startFrom: 'Start from',
  position: 'Position',
  likeRunningBacks: 'WR and TE like RB',
  howHard: 'How hard is an average card?',
  notCounted: 'Not counted',
  noGames:
    'No games have been played yet. Once the first week is open, you can see here how hard ' +
    'the cards are.',
  realCard: 'A real card',
  anotherCard: 'Another card',
} as const;
export const useFromWeekLabel = (week: number): string => `Use from week ${week}`;
export const fillInNumbersOfPositionText = (position: PositionCode): string =>
  `${position}: ${FILL_IN_NUMBERS}`;
export const rulesForText = (position: PositionCode): string => `Rules for ${PLAYERS[position]}`;

/** The kinds of rate that a formula line can have, or "off" for none. */
export const RATE_NUMBER_KIND_NAMES = {
  off: 'off',
  whole: 'whole',
  fraction: 'fraction',
  mixed: 'mixed',
} as const;
export const numberKindOfLineLegend = (line: string): string => `Kind for ${line}`;
const BOX_NAMES = {
  whole: 'whole number',
  numerator: 'numerator',
  denominator: 'denominator',
} as const;
export const rateBoxLabel = (line: string, box: keyof typeof BOX_NAMES): string =>
  `${line}, ${BOX_NAMES[box]}`;

/** What the difficulty meter of a formula set measures. */
export const DIFFICULTY_MEASURE_NAMES = {
  fractions: 'Lines with a fraction',
  unlike: 'Cards with unlike denominators',
  largest: 'Largest common denominator',
  belowZero: 'Cards with a line below zero',
} as const;
/** For screen readers: "level 1: 2.4 of 6, level 2: 3 of 6". */
export const meterValuesByLevelText = (
  values: readonly { level: FormulaLevel; value: string }[],
): string => values.map(({ level, value }) => `${levelInSentence(level)}: ${value}`).join(', ');
export const playerAndWeekText = (player: string, week: number): string =>
  `${player}, week ${week}`;
export const commonDenominatorText = (number: number): string => `common denominator ${number}`;
/** `average` is a decimal. */
export const averageOfLinesWithFractionsText = (average: string, lines: number): string =>
  `${average} of ${lines}`;
