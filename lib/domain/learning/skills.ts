import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import type { FormulaLine, StepContext, SumLine } from '@/lib/domain/answers/step-context';
import { type TwinNumbers, twinContext } from '@/lib/domain/answers/twin';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  type FirstWrongTry,
  type MistakeLocation,
  UNKNOWN_MISTAKE_LOCATION,
} from '@/lib/domain/learning/mistake-location';
import {
  isNegative,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonDenominator,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { listMistakeLocationsOfOlderTry } from './locate-mistake';

/** The skills of the score card in learning order, with their Common Core codes. */
export const CARD_SKILL_STANDARDS = {
  formula: '6.EE.A.2',
  'unit-fraction': '5.NF.B.4',
  remainder: '5.NF.B.3',
  'mixed-rate': '5.NF.B.6',
  'equal-fractions': '4.NF.A.1',
  'like-sums': '4.NF.B.3',
  'unlike-sums': '5.NF.A.1',
  'below-zero': '7.NS.A.1',
  estimate: '5.NF.A.2',
} as const;
export type CardSkill = keyof typeof CARD_SKILL_STANDARDS;

/** Each graph is a separate skill; the steps of its lesson are the chances. */
export const GRAPH_SKILL_STANDARDS: Readonly<Record<GraphType, string>> = {
  'stacked-bar': '6.SP.B.5',
  circle: '6.RP.A.3',
  histogram: '6.SP.B.4',
  'multiple-line': '6.SP.B.5',
  'scatter-plot': '8.SP.A.1',
  'stem-and-leaf': '6.SP.B.4',
  'box-and-whisker': '6.SP.B.4',
};

export type Skill = CardSkill | GraphType;
const SKILLS: Readonly<Record<Skill, string>> = {
  ...CARD_SKILL_STANDARDS,
  ...GRAPH_SKILL_STANDARDS,
};
export const ALL_SKILLS = Object.keys(SKILLS) as Skill[];
export const isCardSkill = (skill: Skill): skill is CardSkill =>
  Object.hasOwn(CARD_SKILL_STANDARDS, skill);
export const skillStandard = (skill: Skill): string => SKILLS[skill];

/** The fields of a stored step that matter for skills. */
export type StepForSkills<When> = {
  readonly attempts: number;
  readonly correct: boolean;
  readonly completedAt: When | null;
  readonly firstWrong?: FirstWrongTry | undefined;
  readonly foundInLines?: readonly string[] | undefined;
  /** The mistake of the newest wrong try; used if `firstWrong` wasn't stored. */
  readonly hints?: { readonly tag: string | null } | undefined;
  readonly longForm?: boolean | undefined;
  readonly estimate?: number | undefined;
  readonly correction?: { readonly tries: number; readonly completedAt: When | null } | undefined;
  readonly together?: unknown;
  /** Set if the step was right on paper, where nobody saw how it was worked out. */
  readonly paper?: unknown;
  readonly twin?:
    | (Pick<TwinNumbers, 'counts' | 'values'> & {
        readonly attempts: number;
        readonly correct: boolean;
        readonly firstWrong?: FirstWrongTry | undefined;
      })
    | undefined;
};

/**
 * The evidence of a first try about one skill. `unknown`: it was wrong, and we can't tell where.
 */
export type SkillFirstTryResult = 'right' | 'missed' | 'unknown';

export type SkillOpportunity = { readonly skill: Skill; readonly result: SkillFirstTryResult };

/** How far a good estimate may be off, in points. A team has eight starters. */
const CLOSE = { player: 5, team: 10 } as const;

/** The skills that a step's lines and sum need. */
export function skillsOfStep(context: StepContext): CardSkill[] {
  const counting = context.lines.filter(({ value }) => !isZero(value));
  const ofLines = context.kind === 'player' ? context.lines.flatMap(skillsOfLine) : [];
  const skills = new Set<CardSkill>([
    ...(context.kind === 'player' && counting.length > 0 ? (['formula'] as const) : []),
    ...ofLines,
    ...(needsLowestTerms(context) ? (['equal-fractions'] as const) : []),
    ...skillsOfSum(context.lines),
    ...(counting.some(({ value }) => isNegative(value)) ? (['below-zero'] as const) : []),
  ]);
  return (Object.keys(CARD_SKILL_STANDARDS) as CardSkill[]).filter((skill) => skills.has(skill));
}

/** A line's skills besides reading the formula; none if the count is 0 or the rate is whole. */
export function skillsOfLine({ count, rate, value }: FormulaLine): CardSkill[] {
  if (count === 0) return [];
  if (isUnitFraction(rate))
    return isWhole(value) ? ['unit-fraction'] : ['unit-fraction', 'remainder'];
  return isWhole(rate) ? [] : ['mixed-rate'];
}

/**
 * Like fractions, unlike fractions, or both. Compares in lowest terms: 5/10 and 3/10 are 1/2 and
 * 3/10.
 */
export function skillsOfSum(lines: readonly SumLine[]): CardSkill[] {
  const bottoms = lines.filter(({ value }) => !isWhole(value)).map(({ value }) => value.d);
  const different = new Set(bottoms).size;
  return [
    ...(different < bottoms.length ? (['like-sums'] as const) : []),
    ...(different > 1 ? (['unlike-sums'] as const) : []),
  ];
}

/** True if a line's remainder or the sum can be reduced. */
function needsLowestTerms(context: StepContext): boolean {
  if (
    context.kind === 'player' &&
    context.lines.some((line) => findUnreducedRemainderOfLine(line) !== null)
  )
    return true;
  const parts = context.lines.map(({ value }) => value).filter((value) => !isWhole(value));
  const bottom = leastCommonDenominator(parts);
  const sum = sumRationals(parts);
  return parts.length > 1 && !isWhole(sum) && sum.d !== bottom;
}

/**
 * A line's remainder over the rate's denominator, such as 6/10; null if it is already in lowest
 * terms.
 */
export function findUnreducedRemainderOfLine({
  count,
  rate,
}: FormulaLine): { rest: bigint; bottom: bigint } | null {
  const rest = (rate.n * BigInt(Math.abs(count))) % rate.d;
  return rest !== 0n && greatestCommonDivisor(rest, rate.d) > 1n ? { rest, bottom: rate.d } : null;
}

/**
 * The skills that a mistake of each group can show on a card, for the question whether a later card
 * could have shown it again.
 */
const SKILLS_OF_GROUP: Readonly<Record<MisconceptionGroup, readonly CardSkill[] | 'all'>> = {
  source: ['formula'],
  line: ['formula'],
  rate: ['unit-fraction', 'mixed-rate'],
  'below-one': ['remainder', 'mixed-rate'],
  remainder: ['remainder'],
  adding: ['like-sums', 'unlike-sums'],
  whole: ['like-sums', 'unlike-sums'],
  writing: ['remainder', 'mixed-rate'],
  fraction: 'all',
  slip: 'all',
  sign: ['below-zero'],
};

export function isMistakePossible(group: MisconceptionGroup, context: StepContext): boolean {
  const skills = SKILLS_OF_GROUP[group];
  return skillsOfStep(context).some((skill) => skills === 'all' || skills.includes(skill));
}

function skillsOfBreak(
  context: StepContext,
  { part, lines }: MistakeLocation,
): readonly CardSkill[] {
  const own = context.lines.filter((_, index) => lines.length === 0 || lines.includes(index));
  const ofPlayer = context.kind === 'player' ? context.lines : [];
  const inLines = ofPlayer.filter((_, index) => lines.includes(index));
  switch (part) {
    case 'numbers':
      return ['formula'];
    case 'rule':
      return inLines.map(ruleSkill);
    case 'rest':
      // The remainder of 7 × 3/4 comes with its rate, so the two can't be told apart.
      return inLines.flatMap(({ rate }) =>
        isUnitFraction(rate) ? ['remainder'] : ['remainder', 'mixed-rate'],
      );
    case 'sign':
      return ['below-zero'];
    case 'adding':
      return skillsOfSum(own);
    case 'unlike': {
      const sums = skillsOfSum(own);
      return sums.includes('unlike-sums') ? ['unlike-sums'] : sums;
    }
    case 'writing':
      return ['equal-fractions'];
    case 'unknown':
      return inLines.flatMap((line) => [
        'formula' as const,
        ...skillsOfLine(line),
        ...(isNegative(line.value) ? (['below-zero'] as const) : []),
      ]);
  }
}

function ruleSkill({ rate }: FormulaLine): CardSkill {
  if (isUnitFraction(rate)) return 'unit-fraction';
  return isWhole(rate) ? 'formula' : 'mixed-rate';
}

function placesOf(context: StepContext, first: FirstWrongTry): readonly MistakeLocation[] {
  const places = first.broke ?? listMistakeLocationsOfOlderTry(context, first);
  return places.length > 0 ? places : [UNKNOWN_MISTAKE_LOCATION];
}

/**
 * Returns what a wrong first try shows of the skills of its card. A skill is missed only if a break
 * can be about nothing else; otherwise each skill that it can be about is unknown.
 */
function skillsShownByWrongTry(
  context: StepContext,
  first: FirstWrongTry,
): ReadonlyMap<CardSkill, 'missed' | 'unknown'> {
  const own = skillsOfStep(context);
  const shown = new Map<CardSkill, 'missed' | 'unknown'>();
  for (const each of placesOf(context, first)) {
    const [only, ...others] = new Set(skillsOfBreak(context, each));
    const asked = own.filter((skill) => skill === only || others.includes(skill));
    if (only && others.length === 0 && asked.length === 1 && each.part !== 'unknown')
      shown.set(only, 'missed');
    else
      for (const skill of asked.length > 0 ? asked : own)
        if (shown.get(skill) !== 'missed') shown.set(skill, 'unknown');
  }
  return shown;
}

/** Tries after an NFL correction don't count. */
const triesOf = ({ attempts, correction }: StepForSkills<unknown>): number =>
  correction?.tries ?? attempts;
const isSettled = ({ correct, correction }: StepForSkills<unknown>): boolean =>
  correct || correction !== undefined;

/** True if the first try was right without help; null before the first try, and on paper. */
export function isRightOnFirstTryOrNull(step: StepForSkills<unknown>): boolean | null {
  const tries = triesOf(step);
  if (tries === 0 || step.paper) return null;
  return isSettled(step) && tries === 1 && !step.together;
}

export const stepFirstRightAt = <When>({
  completedAt,
  correction,
}: StepForSkills<When>): When | null => correction?.completedAt ?? completedAt;

export const firstWrongTryOrNewestMistake = ({
  firstWrong,
  hints,
}: StepForSkills<unknown>): FirstWrongTry => firstWrong ?? { tag: hints?.tag ?? null };

/** The chances of one step, including its twin. */
export function skillOpportunitiesOfStep(
  context: StepContext,
  step: StepForSkills<unknown>,
): SkillOpportunity[] {
  const right = isRightOnFirstTryOrNull(step);
  if (right === null) return [];
  const chances = chancesOfTry(context, right ? null : firstWrongTryOrNewestMistake(step)).filter(
    ({ skill }) => !(skill === 'equal-fractions' && step.longForm),
  );
  // The question of lowest terms comes only after the number is right.
  if (step.longForm && skillsOfStep(context).includes('equal-fractions'))
    chances.push({ skill: 'equal-fractions', result: 'missed' });
  if (step.estimate !== undefined)
    chances.push({
      skill: 'estimate',
      result: isClose(context, step.estimate) ? 'right' : 'missed',
    });
  return [...chances, ...(step.twin ? chancesOfTwin(context, step.twin) : [])];
}

function chancesOfTry(context: StepContext, wrong: FirstWrongTry | null): SkillOpportunity[] {
  if (wrong)
    return [...skillsShownByWrongTry(context, wrong)].map(([skill, result]) => ({ skill, result }));
  return skillsOfStep(context).map((skill) => ({ skill, result: 'right' }));
}

function isClose({ kind, total }: StepContext, guess: number): boolean {
  return total.sub(rational(guess)).abs().compare(rational(CLOSE[kind])) <= 0;
}

type TwinForSkills = NonNullable<StepForSkills<unknown>['twin']>;

const contextOfTwin = (context: StepContext, twin: TwinForSkills): StepContext =>
  twinContext(context, { playerId: 0, week: 0, ...twin });
const isTwinRight = ({ attempts, correct }: TwinForSkills): boolean => correct && attempts === 1;
/** Older twins don't have their first wrong try. */
const firstWrongOfTwin = ({ firstWrong }: TwinForSkills): FirstWrongTry =>
  firstWrong ?? { tag: null };

function chancesOfTwin(context: StepContext, twin: TwinForSkills): SkillOpportunity[] {
  if (twin.attempts === 0) return [];
  const wrong = isTwinRight(twin) ? null : firstWrongOfTwin(twin);
  // The form of a right answer isn't stored for a twin.
  return chancesOfTry(contextOfTwin(context, twin), wrong).filter(
    ({ skill }) => skill !== 'equal-fractions',
  );
}

export function skillOpportunitiesOfLesson(
  type: string,
  steps: readonly { attempts: number; correct: boolean }[],
): SkillOpportunity[] {
  const skill = ALL_SKILLS.find((each) => each === type && each in GRAPH_SKILL_STANDARDS);
  if (!skill) return [];
  return steps.flatMap(({ attempts, correct }) =>
    attempts === 0 ? [] : [{ skill, result: correct && attempts === 1 ? 'right' : 'missed' }],
  );
}

/** Each first try is in exactly one of the three counts. */
export type SkillFirstTryResultCounts = Readonly<Record<SkillFirstTryResult, number>>;

export const countSkillFirstTryResults = (
  results: readonly SkillFirstTryResult[],
): SkillFirstTryResultCounts => ({
  right: results.filter((each) => each === 'right').length,
  missed: results.filter((each) => each === 'missed').length,
  unknown: results.filter((each) => each === 'unknown').length,
});

export const sumSkillFirstTryResultCounts = (
  totals: readonly SkillFirstTryResultCounts[],
): SkillFirstTryResultCounts => ({
  right: totals.reduce((sum, { right }) => sum + right, 0),
  missed: totals.reduce((sum, { missed }) => sum + missed, 0),
  unknown: totals.reduce((sum, { unknown }) => sum + unknown, 0),
});

/** The first tries at a step and its twin. A try that missed any skill is `missed`. */
export function overallFirstTryResultsWithTwin(
  context: StepContext,
  step: StepForSkills<unknown>,
): SkillFirstTryResult[] {
  const right = isRightOnFirstTryOrNull(step);
  if (right === null) return [];
  const { twin } = step;
  const own = right ? 'right' : resultOfWrongTry(context, firstWrongTryOrNewestMistake(step));
  if (!twin || twin.attempts === 0) return [own];
  if (isTwinRight(twin)) return [own, 'right'];
  return [own, resultOfWrongTry(contextOfTwin(context, twin), firstWrongOfTwin(twin))];
}

const resultOfWrongTry = (context: StepContext, wrong: FirstWrongTry): 'missed' | 'unknown' =>
  [...skillsShownByWrongTry(context, wrong).values()].includes('missed') ? 'missed' : 'unknown';

/** Only this many of the newest known chances count, and the unknown ones among them. */
const MAX_COUNTED_OPPORTUNITIES = 10;
/** With fewer chances, a skill shows nothing yet. */
const FEWEST = 5;
/** This many misses mark a skill as `needs-hand`: a mistake with the wrong name must not do so. */
const FEWEST_MISSED = 3;

export type SkillStatus = 'can-do' | 'learning' | 'needs-hand' | 'not-known';

/** Someone who needs a hand is learning it too. */
export const isStatusLearningOrNeedsHand = (status: SkillStatus): boolean =>
  status === 'learning' || status === 'needs-hand';

export type SkillRecord = {
  readonly skill: Skill;
  readonly last: readonly ('right' | 'missed')[];
  /** The number of unknown chances since the oldest of the last ten. */
  readonly unknown: number;
  readonly right: number;
  readonly status: SkillStatus;
};

export function skillRecordsFromOpportunities(chances: readonly SkillOpportunity[]): SkillRecord[] {
  return ALL_SKILLS.flatMap((skill) => {
    const results = chances.flatMap((chance) => (chance.skill === skill ? [chance.result] : []));
    if (results.length === 0) return [];
    const newest = newestKnown(results);
    const last = newest.filter((result) => result !== 'unknown');
    const { right, missed, unknown } = countSkillFirstTryResults(newest);
    return [{ skill, last, unknown, right, status: statusOf({ right, missed, unknown }) }];
  });
}

/** The results from the tenth newest known one on. */
function newestKnown(results: readonly SkillFirstTryResult[]): readonly SkillFirstTryResult[] {
  let known = 0;
  const tenth = results.findLastIndex((result) => {
    if (result !== 'unknown') known += 1;
    return known === MAX_COUNTED_OPPORTUNITIES;
  });
  return results.slice(Math.max(0, tenth));
}

/**
 * Unknown tries never count as right. Where it would be "can do" if they did, the skill isn't
 * known.
 */
function statusOf({ right, missed, unknown }: SkillFirstTryResultCounts): SkillStatus {
  const all = right + missed + unknown;
  const isMost = (some: number) => 10 * some >= 8 * all;
  if (all >= FEWEST && isMost(right)) return 'can-do';
  if (all >= FEWEST && missed >= FEWEST_MISSED && missed > right) return 'needs-hand';
  return unknown > 0 && isMost(right + unknown) ? 'not-known' : 'learning';
}

/** The skills that level 2 builds on. */
const BEFORE_LEVEL_2: readonly Skill[] = ['unit-fraction', 'remainder', 'unlike-sums'];

export const isReadyForLevel2 = (counts: readonly SkillRecord[]): boolean =>
  BEFORE_LEVEL_2.every((skill) =>
    counts.some((count) => count.skill === skill && count.status === 'can-do'),
  );

/**
 * A skill in the student's own numbers: "84 × 1/10", "84 ÷ 10 = 8 2/5", "1/2 + 3/10", "6/10 = 3/5".
 */
export type SkillExample =
  | { readonly kind: 'product'; readonly count: number; readonly rate: MixedNumber }
  | {
      readonly kind: 'quotient';
      readonly count: number;
      readonly by: number;
      readonly value: MixedNumber;
    }
  | { readonly kind: 'sum'; readonly parts: readonly [MixedNumber, MixedNumber] }
  | { readonly kind: 'equal'; readonly from: MixedNumber; readonly to: MixedNumber };

const fraction = (numerator: bigint, denominator: bigint): MixedNumber => ({
  wholeNumber: 0,
  numerator: Number(numerator),
  denominator: Number(denominator),
});

export function skillExample(skill: CardSkill, context: StepContext): SkillExample | null {
  const lines: readonly FormulaLine[] = context.kind === 'player' ? context.lines : [];
  if (skill === 'like-sums' || skill === 'unlike-sums') {
    const parts = linesForSumExample(skill, context.lines);
    return parts && { kind: 'sum', parts: [toMixed(parts[0].value), toMixed(parts[1].value)] };
  }
  if (skill === 'equal-fractions') {
    const rest = lines.map(findUnreducedRemainderOfLine).find((each) => each !== null);
    return rest
      ? {
          kind: 'equal',
          from: fraction(rest.rest, rest.bottom),
          to: toMixed(rational(rest.rest, rest.bottom)),
        }
      : null;
  }
  const line =
    skill === 'below-zero'
      ? lines.find(({ value }) => isNegative(value))
      : lines.find((each) => skillsOfLine(each).includes(skill));
  if (!line) return null;
  if (skill !== 'remainder')
    return { kind: 'product', count: line.count, rate: toMixed(line.rate) };
  return {
    kind: 'quotient',
    count: line.count,
    by: Number(line.rate.d),
    value: toMixed(line.value),
  };
}

/** The first two lines whose fractions show the skill; null if there are none. */
export function linesForSumExample(
  skill: 'like-sums' | 'unlike-sums',
  lines: readonly SumLine[],
): readonly [SumLine, SumLine] | null {
  const parts = lines.filter(({ value }) => !isWhole(value));
  const fits = (a: Rational, b: Rational) => (a.d === b.d) === (skill === 'like-sums');
  for (const [place, first] of parts.entries()) {
    const second = parts.slice(place + 1).find(({ value }) => fits(first.value, value));
    if (second) return [first, second];
  }
  return null;
}
