import type { PositionCode } from './positions';
import type { STATISTICS, StatisticOrSum, SUMMED_STATISTICS } from './statistics';

/** Points for one unit: 1/20 is one point for twenty yards. */
export type PointRate = readonly [numerator: number, denominator: number];

type Rows = typeof STATISTICS & typeof SUMMED_STATISTICS;
type CountableOf<Position extends PositionCode> = {
  [Name in StatisticOrSum]: Position extends Rows[Name]['positions'][number] ? Name : never;
}[StatisticOrSum];

type Lines<Position extends PositionCode> = Readonly<
  Partial<Record<CountableOf<Position>, PointRate>>
>;

type FormulaSet = {
  /** The stored id; that of a removed set must not be used again. */
  id: number;
  /**
   * Offered first to students whose confidence with fractions is at least this, from 1 to 5; null
   * for never.
   */
  offeredFrom: number | null;
  lines: { readonly [Position in PositionCode]: Lines<Position> };
};

const CARRY_AND_CATCH_1 = {
  RushingYards: [1, 10],
  RushingTouchdowns: [5, 1],
  Receptions: [1, 1],
  ReceivingYards: [1, 10],
  ReceivingTouchdowns: [5, 1],
} as const satisfies Lines<'RB' | 'WR' | 'TE'>;
const CARRY_AND_CATCH_2 = {
  RushingYards: [1, 8],
  RushingTouchdowns: [4, 1],
  Receptions: [1, 2],
  ReceivingYards: [1, 8],
  ReceivingTouchdowns: [6, 1],
} as const satisfies Lines<'RB' | 'WR' | 'TE'>;

/**
 * The scoring table of the specification, section 9, easiest first. No other file repeats these
 * numbers.
 */
export const LEVEL_FORMULA_SETS = [
  {
    id: 1,
    offeredFrom: 1,
    lines: {
      QB: {
        PassingYards: [1, 20],
        PassingTouchdowns: [5, 1],
        RushingYards: [1, 10],
        RushingTouchdowns: [5, 1],
      },
      RB: CARRY_AND_CATCH_1,
      WR: CARRY_AND_CATCH_1,
      TE: CARRY_AND_CATCH_1,
      K: { ExtraPointsMade: [1, 1], FieldGoalsMade: [3, 1] },
      DEF: {
        Sacks: [2, 1],
        Interceptions: [3, 1],
        FumblesRecovered: [3, 1],
        Safeties: [2, 1],
        DefensiveTouchdowns: [5, 1],
      },
    },
  },
  {
    id: 2,
    offeredFrom: 4,
    lines: {
      QB: {
        PassingYards: [1, 24],
        PassingTouchdowns: [4, 1],
        RushingYards: [1, 8],
        RushingTouchdowns: [6, 1],
      },
      RB: CARRY_AND_CATCH_2,
      WR: CARRY_AND_CATCH_2,
      TE: CARRY_AND_CATCH_2,
      K: {
        ExtraPointsMade: [3, 4],
        FieldGoalsMade0to19: [5, 2],
        FieldGoalsMade20to29: [5, 2],
        FieldGoalsMade30to39: [3, 1],
        FieldGoalsMade40to49: [7, 2],
        FieldGoalsMade50Plus: [4, 1],
      },
      DEF: {
        Sacks: [3, 2],
        Interceptions: [5, 2],
        FumblesRecovered: [5, 2],
        Safeties: [3, 2],
        DefensiveTouchdowns: [6, 1],
      },
    },
  },
] as const satisfies readonly FormulaSet[];

export type FormulaLevel = (typeof LEVEL_FORMULA_SETS)[number]['id'];

/** The statistics and rates of a teacher's own set; `own-formulas.ts` has the limits. */
export type CustomFormulaLines = {
  readonly [Position in PositionCode]?: Readonly<Partial<Record<StatisticOrSum, PointRate>>>;
};

/**
 * A teacher's own formula set as plain data, the same in the store, on the wire, and in the rules.
 */
export type CustomFormulas = {
  readonly name: string;
  readonly lines: CustomFormulaLines;
  readonly before?: CustomFormulaLines | undefined;
};

export type ScoringRules = FormulaLevel | CustomFormulas;

/** Students see this of the rules: the level, or the set's name. */
export type LevelOrNamedFormulaSet = FormulaLevel | Pick<CustomFormulas, 'name'>;

export const toLevelOrNamedFormulaSet = (rules: ScoringRules): LevelOrNamedFormulaSet =>
  typeof rules === 'number' ? rules : { name: rules.name };

/** The rules of stored work. Always used for it, so that the teacher's set isn't forgotten. */
export function scoringRulesOfStoredWork({
  formulaLevel,
  formulaSet,
}: {
  readonly formulaLevel: FormulaLevel;
  readonly formulaSet?: CustomFormulas | undefined;
}): ScoringRules {
  return formulaSet ?? formulaLevel;
}

/** With a class's own set, the student's `level` is stored beside it. */
export function scoringRulesFields(
  rules: ScoringRules,
  level: FormulaLevel,
): { formulaLevel: FormulaLevel; formulaSet?: CustomFormulas } {
  return typeof rules === 'number'
    ? { formulaLevel: rules }
    : { formulaLevel: level, formulaSet: rules };
}
/** A formula table; tests import statistics with other tables than ours. */
export type LevelFormulaSetList = readonly {
  readonly id: number;
  readonly lines: Readonly<Record<string, Readonly<Record<string, PointRate>>>>;
}[];

export const FORMULA_LEVELS: readonly FormulaLevel[] = LEVEL_FORMULA_SETS.map(({ id }) => id);
export const DEFAULT_FORMULA_LEVEL: FormulaLevel = LEVEL_FORMULA_SETS[0].id;
/** By the specification, any unknown mode is level 2. */
const LEVEL_OF_ANY_MODE: FormulaLevel = 2;

const SET_BY_ID = new Map<FormulaLevel, (typeof LEVEL_FORMULA_SETS)[number]>(
  LEVEL_FORMULA_SETS.map((set) => [set.id, set]),
);

export function parseFormulaLevelOrLevel2(mode: unknown): FormulaLevel {
  return FORMULA_LEVELS.find((id) => id === mode) ?? LEVEL_OF_ANY_MODE;
}

export function otherLevels(level: FormulaLevel): FormulaLevel[] {
  return FORMULA_LEVELS.filter((id) => id !== level);
}

/**
 * Rules that a student may have confused with these: for a level the other levels; for a teacher's
 * set all levels and the set before it.
 */
export function confusableRules(rules: ScoringRules): ScoringRules[] {
  if (typeof rules === 'number') return otherLevels(rules);
  return [...(rules.before ? [{ name: rules.name, lines: rules.before }] : []), ...FORMULA_LEVELS];
}

/** The hardest level for a student's confidence with fractions, from 1 (not sure at all) to 5. */
export function levelForConfidence(confidence: number): FormulaLevel {
  const offered: readonly FormulaSet[] = LEVEL_FORMULA_SETS;
  const place = offered.findLastIndex(
    ({ offeredFrom }) => offeredFrom !== null && offeredFrom <= confidence,
  );
  return FORMULA_LEVELS[place] ?? DEFAULT_FORMULA_LEVEL;
}

type FormulaLine = readonly [name: StatisticOrSum, rate: PointRate];

/** Lines in the order of the card: a store may return the fields of a set in any order. */
export function formulaLines(position: PositionCode, rules: ScoringRules): FormulaLine[] {
  if (typeof rules === 'number')
    return Object.entries(SET_BY_ID.get(rules)?.lines[position] ?? {}) as [
      StatisticOrSum,
      PointRate,
    ][];
  const lines = rules.lines[position] ?? {};
  return statisticsScoredAtAnyLevel(position).flatMap((name): FormulaLine[] => {
    const rate = lines[name];
    return rate ? [[name, rate]] : [];
  });
}

/**
 * The statistics that the levels count for a position, and so all that a teacher's set may. Box
 * scores and glossaries show these.
 */
export function statisticsScoredAtAnyLevel(position: PositionCode): readonly StatisticOrSum[] {
  return [
    ...new Set(
      FORMULA_LEVELS.flatMap((level) => formulaLines(position, level).map(([name]) => name)),
    ),
  ];
}
