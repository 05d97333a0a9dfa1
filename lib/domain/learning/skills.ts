import { groupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import {
  type Group,
  isNegative,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonMultiple,
} from '@/lib/domain/answers/mistakes/mistake';
import type { StepContext, SumLine, TermLine } from '@/lib/domain/answers/step-context';
import { type TwinNumbers, twinContext } from '@/lib/domain/answers/twin';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { type Rational, rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor, type MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * What is known about a student: plain counts of first tries, by skill. `docs/learning.md`,
 * "Skills", says it in words.
 */

/**
 * The skills of the score card, in the order in which they are learned, each with its Common Core
 * code.
 */
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

/** Each graph is a skill of its own; its chances are the steps of its lessons. */
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
export const standardOf = (skill: Skill): string => SKILLS[skill];

/** What the first wrong try at a step missed, as far as it is known. */
export type FirstWrong = {
  /** Which known mistake it looks like. */
  readonly tag: string | null;
  /**
   * The lines that the student wrote and that do not fit; empty where all do. Missing where none
   * was written.
   */
  readonly lines?: readonly number[] | undefined;
  /** Whether the sum is what the own lines come to. */
  readonly addsUp?: boolean | null | undefined;
};

/** A step as it is stored, as far as it says something about skills. */
export type StepFacts<When> = {
  readonly attempts: number;
  readonly correct: boolean;
  readonly completedAt: When | null;
  readonly firstWrong?: FirstWrong | undefined;
  /** What the newest wrong try looked like: stands for the first one on steps of before. */
  readonly hints?: { readonly tag: string | null } | undefined;
  /** The first right answer was not in lowest terms. */
  readonly longForm?: boolean | undefined;
  readonly estimate?: number | undefined;
  readonly correction?: { readonly tries: number; readonly completedAt: When | null } | undefined;
  /** Worked out line by line with the app. */
  readonly together?: unknown;
  /** The same kind of card once more with other numbers. */
  readonly twin?:
    | (Pick<TwinNumbers, 'counts' | 'values'> & {
        readonly attempts: number;
        readonly correct: boolean;
      })
    | undefined;
};

/** One chance to show a skill: was the first try right? */
export type Chance = { readonly skill: Skill; readonly right: boolean };

/** How far a guess may be off, in points: a team has eight starters. */
const CLOSE = { player: 5, team: 10 } as const;

/** The skills that a step asks for, its sum and its lines. */
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

/** A count times a rate. Whole numbers alone ask for nothing but the formula. */
export function skillsOfLine({ count, rate, value }: TermLine): CardSkill[] {
  if (count === 0) return [];
  if (isUnitFraction(rate))
    return isWhole(value) ? ['unit-fraction'] : ['unit-fraction', 'remainder'];
  return isWhole(rate) ? [] : ['mixed-rate'];
}

/**
 * Fractions of one denominator, of several, or both. In lowest terms: 5/10 and 3/10 are 1/2 and
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

/**
 * Whether a fraction comes up that can be written with smaller numbers: what a line leaves over, or
 * the sum.
 */
function needsLowestTerms(context: StepContext): boolean {
  if (context.kind === 'player' && context.lines.some((line) => rawRest(line) !== null))
    return true;
  const parts = context.lines.map(({ value }) => value).filter((value) => !isWhole(value));
  const bottom = leastCommonMultiple(parts.map(({ d }) => d));
  const sum = sumRationals(parts);
  return parts.length > 1 && !isWhole(sum) && sum.d !== bottom;
}

/** What a line leaves over as its rate gives it, 6/10, where that is not in lowest terms. */
export function rawRest({ count, rate }: TermLine): { rest: bigint; bottom: bigint } | null {
  const rest = (rate.n * BigInt(Math.abs(count))) % rate.d;
  return rest !== 0n && greatestCommonDivisor(rest, rate.d) > 1n ? { rest, bottom: rate.d } : null;
}

type Pointer = (context: StepContext, own: readonly CardSkill[]) => readonly CardSkill[];

const these =
  (...skills: CardSkill[]): Pointer =>
  (_, own) =>
    own.filter((skill) => skills.includes(skill));
/** Adding: unlike fractions where the card has them. */
const ofAdding: Pointer = (_, own) =>
  own.filter((skill) => skill === (own.includes('unlike-sums') ? 'unlike-sums' : 'like-sums'));
/**
 * A mistake that could be anywhere on the card. Lowest terms are never missed by a wrong number: an
 * unreduced one is right.
 */
const everySkill: Pointer = (_, own) => own.filter((skill) => skill !== 'equal-fractions');

/** What a known mistake misses. */
const MISSED: Readonly<Record<Group, Pointer>> = {
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

/** Whether a mistake of this kind could be made at a step. */
export const couldMiss = (group: Group, context: StepContext): boolean =>
  MISSED[group](context, skillsOfStep(context)).length > 0;

/**
 * The skills that a first wrong try points at: those of the lines that do not fit, and of the sum
 * where the own lines were not added up; without lines, those of its mistake. Where nothing is
 * known it is every skill of the card: what was not seen is not claimed.
 */
export function missedSkills(
  context: StepContext,
  { tag, lines, addsUp }: FirstWrong,
): readonly CardSkill[] {
  const own = skillsOfStep(context);
  const inLines = new Set((lines ?? []).flatMap((place) => skillsOfPlace(context, place)));
  const inSum = addsUp === false ? ofSum(own) : [];
  if (inLines.size + inSum.length > 0)
    return own.filter((skill) => inLines.has(skill) || inSum.includes(skill));
  const group = tag === null ? null : groupOfTag(tag);
  return group ? MISSED[group](context, own) : everySkill(context, own);
}

/** Adding the own lines: their fractions, and where there are none the formula. */
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

/**
 * Tries until the step was right the first time. What came after a correction of the NFL costs
 * nothing.
 */
const triesOf = ({ attempts, correction }: StepFacts<unknown>): number =>
  correction?.tries ?? attempts;
const isSettled = ({ correct, correction }: StepFacts<unknown>): boolean =>
  correct || correction !== undefined;

/** Whether the first try was right, on the student's own; null before the first try. */
export function rightAtFirst(step: StepFacts<unknown>): boolean | null {
  const tries = triesOf(step);
  if (tries === 0) return null;
  return isSettled(step) && tries === 1 && !step.together;
}

/** When the step was right the first time. */
export const settledAt = <When>({ completedAt, correction }: StepFacts<When>): When | null =>
  correction?.completedAt ?? completedAt;

export const firstWrongOf = ({ firstWrong, hints }: StepFacts<unknown>): FirstWrong =>
  firstWrong ?? { tag: hints?.tag ?? null };

/** The chances that one step of a card gave, its twin included. */
export function chancesAtStep(context: StepContext, step: StepFacts<unknown>): Chance[] {
  const right = rightAtFirst(step);
  if (right === null) return [];
  const own = skillsOfStep(context);
  const shown = right ? own : missedSkills(context, firstWrongOf(step));
  const chances: Chance[] = shown
    .filter((skill) => !(skill === 'equal-fractions' && step.longForm))
    .map((skill) => ({ skill, right }));
  // Lowest terms are asked for once the number is right.
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
  twin: NonNullable<StepFacts<unknown>['twin']>,
): Chance[] {
  const { attempts, correct } = twin;
  if (attempts === 0) return [];
  // What a wrong try at a twin missed is not kept.
  const own = skillsOfStep(twinContext(context, { playerId: 0, week: 0, ...twin }));
  return own
    .filter((skill) => skill !== 'equal-fractions')
    .map((skill) => ({ skill, right: correct && attempts === 1 }));
}

/** The chances of one lesson, in its order. */
export function chancesOfLesson(
  type: string,
  steps: readonly { attempts: number; correct: boolean }[],
): Chance[] {
  const skill = ALL_SKILLS.find((each) => each === type && each in GRAPH_SKILLS);
  if (!skill) return [];
  return steps.flatMap(({ attempts, correct }) =>
    attempts === 0 ? [] : [{ skill, right: correct && attempts === 1 }],
  );
}

/** So many of the newest chances count. */
export const LAST_CHANCES = 10;
/** Fewer say nothing yet. */
const FEWEST = 5;

export type SkillCount = {
  readonly skill: Skill;
  /** The last ten at most, the newest last. */
  readonly last: readonly boolean[];
  readonly right: number;
  /**
   * Right at the first try in eight of ten, of the last ten; of fewer the same share, and of at
   * least five.
   */
  readonly canDo: boolean;
  /** At least five chances, and fewer than half of them right. */
  readonly needsHand: boolean;
};

/** The counts of every skill that had a chance, in the order of the table. */
export function countSkills(chances: readonly Chance[]): SkillCount[] {
  return ALL_SKILLS.flatMap((skill) => {
    const last = chances
      .flatMap((chance) => (chance.skill === skill ? [chance.right] : []))
      .slice(-LAST_CHANCES);
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

/** What level 2 builds on. */
const BEFORE_LEVEL_2: readonly Skill[] = ['unit-fraction', 'remainder', 'unlike-sums'];

export const isReadyForLevel2 = (counts: readonly SkillCount[]): boolean =>
  BEFORE_LEVEL_2.every((skill) => counts.some((count) => count.skill === skill && count.canDo));

/**
 * A skill in numbers of the student's own: "84 × 1/10", "84 ÷ 10 = 8 2/5", "1/2 + 3/10", "6/10 =
 * 3/5".
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

/** An example from a step that is right. Null where the step has none of the skill. */
export function exampleOf(skill: CardSkill, context: StepContext): SkillExample | null {
  const lines: readonly TermLine[] = context.kind === 'player' ? context.lines : [];
  if (skill === 'like-sums' || skill === 'unlike-sums') {
    const parts = sumPair(skill, context.lines);
    return parts && { kind: 'sum', parts: [toMixed(parts[0].value), toMixed(parts[1].value)] };
  }
  if (skill === 'equal-fractions') {
    const rest = lines.map(rawRest).find((each) => each !== null);
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

/** Two lines whose fractions have one denominator, or two; whole numbers beside them stay away. */
export function sumPair(
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
