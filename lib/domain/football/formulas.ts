import type { PositionCode } from './positions';
import type { Countable, STATISTICS, SUMS } from './statistics';

/** Points for each one, as a fraction: 1/20 for one yard of twenty. */
export type Rate = readonly [numerator: number, denominator: number];

type Rows = typeof STATISTICS & typeof SUMS;
type CountableOf<Position extends PositionCode> = {
  [Name in Countable]: Position extends Rows[Name]['positions'][number] ? Name : never;
}[Countable];

type Lines<Position extends PositionCode> = Readonly<Partial<Record<CountableOf<Position>, Rate>>>;

type FormulaSet = {
  /** As it is stored; a number that was once in use is not given away again. */
  id: number;
  name: string;
  /**
   * It is offered first to a student who says about fractions at least this, from 1 to 5; null:
   * never.
   */
  offeredFrom: number | null;
  /** What each position's game counts, and for how much. */
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
 * The scoring table of the specification, section 9, the gentlest set first. Nothing else knows one
 * of its numbers.
 */
export const FORMULA_SETS = [
  {
    id: 1,
    name: 'Level 1',
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
    name: 'Level 2',
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

export type FormulaLevel = (typeof FORMULA_SETS)[number]['id'];

/**
 * What each position's game counts in a teacher's own set; `own-formulas.ts` says which statistics
 * and rates it may have.
 */
export type OwnLines = {
  readonly [Position in PositionCode]?: Readonly<Partial<Record<Countable, Rate>>>;
};

/**
 * A formula set of a teacher's own, as plain data: the same in the store, on the way, and in the
 * rules.
 */
export type OwnFormulas = {
  readonly name: string;
  readonly lines: OwnLines;
  /**
   * The set that the class used just before, where it was one of these: last week's rules are taken
   * for this week's.
   */
  readonly before?: OwnLines | undefined;
};

/** What a card's points are worked out by: one of the specified levels, or the set of a teacher. */
export type Rules = FormulaLevel | OwnFormulas;

/** As they are told; a student needs no more of a set than its name. */
export type NamedRules = FormulaLevel | Pick<OwnFormulas, 'name'>;

export const namedRules = (rules: Rules): NamedRules =>
  typeof rules === 'number' ? rules : { name: rules.name };

/**
 * What stored work is judged by. Everything that has a level goes through here, so that no one
 * forgets the set beside it.
 */
export function rulesOf({
  formulaLevel,
  formulaSet,
}: {
  readonly formulaLevel: FormulaLevel;
  readonly formulaSet?: OwnFormulas | undefined;
}): Rules {
  return formulaSet ?? formulaLevel;
}

/**
 * The fields that work by these rules is stored with; `level` is the student's own, which stays
 * whatever the class uses.
 */
export function storedRules(
  rules: Rules,
  level: FormulaLevel,
): { formulaLevel: FormulaLevel; formulaSet?: OwnFormulas } {
  return typeof rules === 'number'
    ? { formulaLevel: rules }
    : { formulaLevel: level, formulaSet: rules };
}
/** A table of formulas; the import is tested with others than ours. */
export type FormulaTable = readonly {
  readonly id: number;
  readonly lines: Readonly<Record<string, Readonly<Record<string, Rate>>>>;
}[];

/** The gentlest first. */
export const FORMULA_LEVELS: readonly FormulaLevel[] = FORMULA_SETS.map(({ id }) => id);
/** What a student begins with, and what players are compared by whoever looks. */
export const FIRST_LEVEL: FormulaLevel = FORMULA_SETS[0].id;
/** The rule of the specification: a mode that is no set's id is level 2. */
const LEVEL_OF_ANY_MODE: FormulaLevel = 2;

const SET_BY_ID = new Map<FormulaLevel, (typeof FORMULA_SETS)[number]>(
  FORMULA_SETS.map((set) => [set.id, set]),
);

/** Every stored level is read by it. */
export function formulaLevelOf(mode: unknown): FormulaLevel {
  return FORMULA_LEVELS.find((id) => id === mode) ?? LEVEL_OF_ANY_MODE;
}

export function otherLevels(level: FormulaLevel): FormulaLevel[] {
  return FORMULA_LEVELS.filter((id) => id !== level);
}

/**
 * The rules that a student may have taken for these: for a teacher's set the one before it, and
 * every level.
 */
export function otherRules(rules: Rules): Rules[] {
  if (typeof rules === 'number') return otherLevels(rules);
  return [...(rules.before ? [{ name: rules.name, lines: rules.before }] : []), ...FORMULA_LEVELS];
}

/**
 * The hardest level that is offered to a student who says that much about fractions, from 1 (not
 * sure at all) to 5.
 */
export function offeredLevel(confidence: number): FormulaLevel {
  const offered: readonly FormulaSet[] = FORMULA_SETS;
  const place = offered.findLastIndex(
    ({ offeredFrom }) => offeredFrom !== null && offeredFrom <= confidence,
  );
  return FORMULA_LEVELS[place] ?? FIRST_LEVEL;
}

/** "Level 1". */
export function levelName(level: FormulaLevel): string {
  return SET_BY_ID.get(level)?.name ?? '';
}

/** "level 1", inside a sentence. */
export function levelInSentence(level: FormulaLevel): string {
  const name = levelName(level);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** "Level 1", or what the teacher calls the set. */
export function rulesName(rules: NamedRules): string {
  return typeof rules === 'number' ? levelName(rules) : rules.name;
}

/** "level 1", or “Unlike, November”. */
export function rulesInSentence(rules: NamedRules): string {
  return typeof rules === 'number' ? levelInSentence(rules) : `“${rules.name}”`;
}

type FormulaLine = readonly [name: Countable, rate: Rate];

/** The lines of a card, in its order: a store may keep the fields of a set in any. */
export function formulaLines(position: PositionCode, rules: Rules): FormulaLine[] {
  if (typeof rules === 'number')
    return Object.entries(SET_BY_ID.get(rules)?.lines[position] ?? {}) as [Countable, Rate][];
  const lines = rules.lines[position] ?? {};
  return scoredCountables(position).flatMap((name): FormulaLine[] => {
    const rate = lines[name];
    return rate ? [[name, rate]] : [];
  });
}

/**
 * What the levels count at a position, and with it what a teacher's set may: box scores and
 * glossaries show these.
 */
export function scoredCountables(position: PositionCode): readonly Countable[] {
  return [
    ...new Set(
      FORMULA_LEVELS.flatMap((level) => formulaLines(position, level).map(([name]) => name)),
    ),
  ];
}
