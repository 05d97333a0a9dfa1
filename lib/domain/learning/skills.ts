import { misconceptionGroupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import {
  isNegative,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonMultiple,
  type MisconceptionGroup,
} from '@/lib/domain/answers/mistakes/mistake';
import type { FormulaLine, StepContext, SumLine } from '@/lib/domain/answers/step-context';
import { type TwinNumbers, twinContext } from '@/lib/domain/answers/twin';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { type Rational, rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';

/** Evidence about a student's skills: counts of first tries. See "Skills" in `docs/learning.md`. */

/** The skills of the score card in learning order, with their Common Core codes. */
export const CARD_SKILLS = {
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
export type CardSkill = keyof typeof CARD_SKILLS;

/** Each graph is a separate skill; the steps of its lesson are the chances. */
export const GRAPH_SKILLS: Readonly<Record<GraphType, string>> = {
  'stacked-bar': '6.SP.B.5',
  circle: '6.RP.A.3',
  histogram: '6.SP.B.4',
  'multiple-line': '6.SP.B.5',
  'scatter-plot': '8.SP.A.1',
  'stem-and-leaf': '6.SP.B.4',
  'box-and-whisker': '6.SP.B.4',
};

export type Skill = CardSkill | GraphType;
const SKILLS: Readonly<Record<Skill, string>> = { ...CARD_SKILLS, ...GRAPH_SKILLS };
export const ALL_SKILLS = Object.keys(SKILLS) as Skill[];
export const skillStandard = (skill: Skill): string => SKILLS[skill];

/** What the first wrong try at a step missed, if known. */
export type FirstWrongTry = {
  readonly tag: string | null;
  /**
   * Indexes of the student's wrong lines; empty if all are right, and missing if none were written.
   */
  readonly lines?: readonly number[] | undefined;
  /** True if the answer is the sum of the student's lines. */
  readonly addsUp?: boolean | null | undefined;
};

/** The fields of a stored step that matter for skills. */
export type StepForSkills<When> = {
  readonly attempts: number;
  readonly correct: boolean;
  readonly completedAt: When | null;
  readonly firstWrong?: FirstWrongTry | undefined;
  /** The mistake of the newest wrong try; used if `firstWrong` wasn't stored. */
  readonly hints?: { readonly tag: string | null } | undefined;
  /** True if the first right answer was not in lowest terms. */
  readonly longForm?: boolean | undefined;
  readonly estimate?: number | undefined;
  readonly correction?: { readonly tries: number; readonly completedAt: When | null } | undefined;
  /** Set if the app worked through the step with the student. */
  readonly together?: unknown;
  /** A practice card with other numbers. */
  readonly twin?:
    | (Pick<TwinNumbers, 'counts' | 'values'> & {
        readonly attempts: number;
        readonly correct: boolean;
      })
    | undefined;
};

/** One chance to show a skill; `right` is about the first try. */
export type SkillOpportunity = { readonly skill: Skill; readonly right: boolean };

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
  return (Object.keys(CARD_SKILLS) as CardSkill[]).filter((skill) => skills.has(skill));
}

/** A count times a rate. Whole numbers alone need only the formula. */
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
  if (context.kind === 'player' && context.lines.some((line) => unreducedRemainder(line) !== null))
    return true;
  const parts = context.lines.map(({ value }) => value).filter((value) => !isWhole(value));
  const bottom = leastCommonMultiple(parts.map(({ d }) => d));
  const sum = sumRationals(parts);
  return parts.length > 1 && !isWhole(sum) && sum.d !== bottom;
}

/**
 * A line's remainder over the rate's denominator, such as 6/10; null if it is already in lowest
 * terms.
 */
export function unreducedRemainder({
  count,
  rate,
}: FormulaLine): { rest: bigint; bottom: bigint } | null {
  const rest = (rate.n * BigInt(Math.abs(count))) % rate.d;
  return rest !== 0n && greatestCommonDivisor(rest, rate.d) > 1n ? { rest, bottom: rate.d } : null;
}

type Pointer = (context: StepContext, own: readonly CardSkill[]) => readonly CardSkill[];

const these =
  (...skills: CardSkill[]): Pointer =>
  (_, own) =>
    own.filter((skill) => skills.includes(skill));
const ofAdding: Pointer = (_, own) =>
  own.filter((skill) => skill === (own.includes('unlike-sums') ? 'unlike-sums' : 'like-sums'));
/**
 * The mistake could be anywhere on the card. Lowest terms are left out: an unreduced number is
 * still right.
 */
const everySkill: Pointer = (_, own) => own.filter((skill) => skill !== 'equal-fractions');

/** The skills that each group of mistakes shows as missing. */
const MISSED: Readonly<Record<MisconceptionGroup, Pointer>> = {
  source: these('formula'),
  line: these('formula'),
  rate: these('unit-fraction', 'mixed-rate'),
  'below-one': these('remainder', 'mixed-rate'),
  remainder: these('remainder'),
  adding: ofAdding,
  whole: these('like-sums', 'unlike-sums'),
  writing: these('remainder', 'mixed-rate'),
  fraction: everySkill,
  slip: everySkill,
  sign: these('below-zero'),
};

export const isMistakePossible = (group: MisconceptionGroup, context: StepContext): boolean =>
  MISSED[group](context, skillsOfStep(context)).length > 0;

/**
 * The skills that a first wrong try missed: those of the wrong lines, and of the sum if the lines
 * weren't added up correctly; without lines, those of its mistake. If nothing is known, all skills
 * of the card count as missed.
 */
export function missedSkills(
  context: StepContext,
  { tag, lines, addsUp }: FirstWrongTry,
): readonly CardSkill[] {
  const own = skillsOfStep(context);
  const inLines = new Set((lines ?? []).flatMap((place) => skillsOfPlace(context, place)));
  const inSum = addsUp === false ? ofSum(own) : [];
  if (inLines.size + inSum.length > 0)
    return own.filter((skill) => inLines.has(skill) || inSum.includes(skill));
  const group = tag === null ? null : misconceptionGroupOfTag(tag);
  return group ? MISSED[group](context, own) : everySkill(context, own);
}

/** Adding the lines needs their fractions, or the formula if there are none. */
const ofSum = (own: readonly CardSkill[]): readonly CardSkill[] => {
  const sums = own.filter((skill) => skill === 'like-sums' || skill === 'unlike-sums');
  return sums.length > 0 ? sums : own.filter((skill) => skill === 'formula');
};

function skillsOfPlace(context: StepContext, place: number): readonly CardSkill[] {
  if (context.kind === 'team') return skillsOfSum(context.lines);
  const line = context.lines[place];
  if (!line) return [];
  const skills = skillsOfLine(line);
  return [
    ...(skills.length > 0 ? skills : (['formula'] as const)),
    ...(isNegative(line.value) ? (['below-zero'] as const) : []),
  ];
}

/** Tries until the step was right for the first time; tries after an NFL correction don't count. */
const triesOf = ({ attempts, correction }: StepForSkills<unknown>): number =>
  correction?.tries ?? attempts;
const isSettled = ({ correct, correction }: StepForSkills<unknown>): boolean =>
  correct || correction !== undefined;

/** True if the first try was right without help; null before the first try. */
export function isRightOnFirstTry(step: StepForSkills<unknown>): boolean | null {
  const tries = triesOf(step);
  if (tries === 0) return null;
  return isSettled(step) && tries === 1 && !step.together;
}

/** When the step was right for the first time. */
export const firstRightAt = <When>({ completedAt, correction }: StepForSkills<When>): When | null =>
  correction?.completedAt ?? completedAt;

export const firstWrongTryOf = ({ firstWrong, hints }: StepForSkills<unknown>): FirstWrongTry =>
  firstWrong ?? { tag: hints?.tag ?? null };

/** The chances of one step, including its twin. */
export function skillChancesOfStep(
  context: StepContext,
  step: StepForSkills<unknown>,
): SkillOpportunity[] {
  const right = isRightOnFirstTry(step);
  if (right === null) return [];
  const own = skillsOfStep(context);
  const shown = right ? own : missedSkills(context, firstWrongTryOf(step));
  const chances: SkillOpportunity[] = shown
    .filter((skill) => !(skill === 'equal-fractions' && step.longForm))
    .map((skill) => ({ skill, right }));
  // The question of lowest terms comes only after the number is right.
  if (step.longForm && own.includes('equal-fractions'))
    chances.push({ skill: 'equal-fractions', right: false });
  if (step.estimate !== undefined)
    chances.push({ skill: 'estimate', right: isClose(context, step.estimate) });
  return [...chances, ...(step.twin ? chancesAtTwin(context, step.twin) : [])];
}

function isClose({ kind, total }: StepContext, guess: number): boolean {
  return total.sub(rational(guess)).abs().compare(rational(CLOSE[kind])) <= 0;
}

function chancesAtTwin(
  context: StepContext,
  twin: NonNullable<StepForSkills<unknown>['twin']>,
): SkillOpportunity[] {
  const { attempts, correct } = twin;
  if (attempts === 0) return [];
  // The mistake of a wrong try at a twin isn't stored.
  const own = skillsOfStep(twinContext(context, { playerId: 0, week: 0, ...twin }));
  return own
    .filter((skill) => skill !== 'equal-fractions')
    .map((skill) => ({ skill, right: correct && attempts === 1 }));
}

export function skillOpportunitiesOfLesson(
  type: string,
  steps: readonly { attempts: number; correct: boolean }[],
): SkillOpportunity[] {
  const skill = ALL_SKILLS.find((each) => each === type && each in GRAPH_SKILLS);
  if (!skill) return [];
  return steps.flatMap(({ attempts, correct }) =>
    attempts === 0 ? [] : [{ skill, right: correct && attempts === 1 }],
  );
}

/** Only this many of the newest chances count. */
export const MAX_COUNTED_CHANCES = 10;
/** Fewer chances show nothing yet. */
const FEWEST = 5;

export type SkillCount = {
  readonly skill: Skill;
  /** The last ten or fewer, newest last. */
  readonly last: readonly boolean[];
  readonly right: number;
  /** At least 80 % right at the first try, with at least five chances. */
  readonly canDo: boolean;
  /** Less than half right, with at least five chances. */
  readonly needsHand: boolean;
};

export function countSkills(chances: readonly SkillOpportunity[]): SkillCount[] {
  return ALL_SKILLS.flatMap((skill) => {
    const last = chances
      .flatMap((chance) => (chance.skill === skill ? [chance.right] : []))
      .slice(-MAX_COUNTED_CHANCES);
    if (last.length === 0) return [];
    const right = last.filter(Boolean).length;
    const isEnough = last.length >= FEWEST;
    return [
      {
        skill,
        last,
        right,
        canDo: isEnough && 10 * right >= 8 * last.length,
        needsHand: isEnough && 2 * right < last.length,
      },
    ];
  });
}

/** The skills that level 2 builds on. */
const BEFORE_LEVEL_2: readonly Skill[] = ['unit-fraction', 'remainder', 'unlike-sums'];

export const isReadyForLevel2 = (counts: readonly SkillCount[]): boolean =>
  BEFORE_LEVEL_2.every((skill) => counts.some((count) => count.skill === skill && count.canDo));

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
    const rest = lines.map(unreducedRemainder).find((each) => each !== null);
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

/**
 * Two lines whose fractions have the same denominator, or different ones. Whole numbers don't
 * count.
 */
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
