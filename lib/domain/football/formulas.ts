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
  /** It is offered first to a student who says about fractions at least this, from 1 to 5; null: never. */
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

/** The scoring table of the specification, section 9, the gentlest set first. Nothing else knows one of its numbers. */
export const FORMULA_SETS = [
  {
    id: 1,
    name: 'Level 1',
    offeredFrom: 1,
    lines: {
      QB: { PassingYards: [1, 20], PassingTouchdowns: [5, 1], RushingYards: [1, 10], RushingTouchdowns: [5, 1] },
      RB: CARRY_AND_CATCH_1,
      WR: CARRY_AND_CATCH_1,
      TE: CARRY_AND_CATCH_1,
      K: { ExtraPointsMade: [1, 1], FieldGoalsMade: [3, 1] },
      DEF: { Sacks: [2, 1], Interceptions: [3, 1], FumblesRecovered: [3, 1], Safeties: [2, 1], DefensiveTouchdowns: [5, 1] },
    },
  },
  {
    id: 2,
    name: 'Level 2',
    offeredFrom: 4,
    lines: {
      QB: { PassingYards: [1, 24], PassingTouchdowns: [4, 1], RushingYards: [1, 8], RushingTouchdowns: [6, 1] },
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
      DEF: { Sacks: [3, 2], Interceptions: [5, 2], FumblesRecovered: [5, 2], Safeties: [3, 2], DefensiveTouchdowns: [6, 1] },
    },
  },
] as const satisfies readonly FormulaSet[];

export type FormulaLevel = (typeof FORMULA_SETS)[number]['id'];
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

const SET_BY_ID = new Map<FormulaLevel, (typeof FORMULA_SETS)[number]>(FORMULA_SETS.map((set) => [set.id, set]));

/** Every stored level is read by it. */
export function formulaLevelOf(mode: unknown): FormulaLevel {
  return FORMULA_LEVELS.find((id) => id === mode) ?? LEVEL_OF_ANY_MODE;
}

export function otherLevels(level: FormulaLevel): FormulaLevel[] {
  return FORMULA_LEVELS.filter((id) => id !== level);
}

/** The hardest level that is offered to a student who says that much about fractions, from 1 (not sure at all) to 5. */
export function offeredLevel(confidence: number): FormulaLevel {
  const offered: readonly FormulaSet[] = FORMULA_SETS;
  const place = offered.findLastIndex(({ offeredFrom }) => offeredFrom !== null && offeredFrom <= confidence);
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

export function formulaLines(position: PositionCode, level: FormulaLevel): (readonly [name: Countable, rate: Rate])[] {
  return Object.entries(SET_BY_ID.get(level)?.lines[position] ?? {}) as [Countable, Rate][];
}
