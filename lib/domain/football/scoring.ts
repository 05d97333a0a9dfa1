import { type Rational, rational, sumRationals, toMixed, ZERO } from '../fractions';
import { formatMixed } from '../mixed-text';
import { isPositionCode, type PositionCode } from './positions';

/** 1 is the gentler set of formulas. */
export type FormulaLevel = 1 | 2;

/** What a player's game is told in. The importer, the store and the formulas are held to this list and the next by their types. */
export const PLAYER_STATISTICS = [
  'RushingYards',
  'RushingTouchdowns',
  'Receptions',
  'ReceivingYards',
  'ReceivingTouchdowns',
  'PassingYards',
  'PassingTouchdowns',
  'ExtraPointsMade',
  'FieldGoalsMade0to19',
  'FieldGoalsMade20to29',
  'FieldGoalsMade30to39',
  'FieldGoalsMade40to49',
  'FieldGoalsMade50Plus',
] as const;
export type PlayerStatistic = (typeof PLAYER_STATISTICS)[number];

/** What a defense's game is told in. */
export const DEFENSE_STATISTICS = [
  'Sacks',
  'Interceptions',
  'FumblesRecovered',
  'Safeties',
  'DefensiveTouchdowns',
  'SpecialTeamsTouchdowns',
  'PointsAllowed',
] as const;
export type DefenseStatistic = (typeof DEFENSE_STATISTICS)[number];

/**
 * Statistics of one game by the name of their column. One that the game does not have counts as 0, as a quarterback's sacks do where his
 * game is read with the formula of a defense; that every game has what its own formula names is seen to by the import and at the start.
 */
export type GameStats = Readonly<Record<string, unknown>>;

export type FormulaTerm = {
  /** The first of {@link fields}; names the term. */
  field: string;
  /** The columns that are added up before they are multiplied. */
  fields: readonly string[];
  label: string;
  /** Points for each one. */
  rate: Rational;
  /** The same as a sentence: "1 point for every 20 passing yards". */
  rule: string;
};

type Statistic<Field extends string = PlayerStatistic | DefenseStatistic> = {
  fields: readonly [Field, ...Field[]];
  label: string;
  one: string;
  many: string;
};
type Rate = readonly [numerator: number, denominator: number];
type Formula<Field extends string> = readonly (readonly [Statistic<Field>, Rate])[];
type Formulas = Readonly<Record<Exclude<PositionCode, 'DEF'>, Formula<PlayerStatistic>>> & {
  readonly DEF: Formula<DefenseStatistic>;
};

const PASSING_YARDS = {
  fields: ['PassingYards'],
  label: 'Passing yards',
  one: 'passing yard',
  many: 'passing yards',
} as const satisfies Statistic;
const PASSING_TOUCHDOWNS = {
  fields: ['PassingTouchdowns'],
  label: 'Passing touchdowns',
  one: 'passing touchdown',
  many: 'passing touchdowns',
} as const satisfies Statistic;
const RUSHING_YARDS = {
  fields: ['RushingYards'],
  label: 'Rushing yards',
  one: 'rushing yard',
  many: 'rushing yards',
} as const satisfies Statistic;
const RUSHING_TOUCHDOWNS = {
  fields: ['RushingTouchdowns'],
  label: 'Rushing touchdowns',
  one: 'rushing touchdown',
  many: 'rushing touchdowns',
} as const satisfies Statistic;
const RECEPTIONS = { fields: ['Receptions'], label: 'Catches', one: 'catch', many: 'catches' } as const satisfies Statistic;
const RECEIVING_YARDS = {
  fields: ['ReceivingYards'],
  label: 'Receiving yards',
  one: 'receiving yard',
  many: 'receiving yards',
} as const satisfies Statistic;
const RECEIVING_TOUCHDOWNS = {
  fields: ['ReceivingTouchdowns'],
  label: 'Receiving touchdowns',
  one: 'receiving touchdown',
  many: 'receiving touchdowns',
} as const satisfies Statistic;
const EXTRA_POINTS = {
  fields: ['ExtraPointsMade'],
  label: 'Extra points made',
  one: 'extra point kick',
  many: 'extra point kicks',
} as const satisfies Statistic;
const FIELD_GOALS_0_TO_19 = fieldGoals('FieldGoalsMade0to19', '0 to 19 yards');
const FIELD_GOALS_20_TO_29 = fieldGoals('FieldGoalsMade20to29', '20 to 29 yards');
const FIELD_GOALS_30_TO_39 = fieldGoals('FieldGoalsMade30to39', '30 to 39 yards');
const FIELD_GOALS_40_TO_49 = fieldGoals('FieldGoalsMade40to49', '40 to 49 yards');
const FIELD_GOALS_50_PLUS = fieldGoals('FieldGoalsMade50Plus', '50 yards or more');
const ANY_FIELD_GOAL = {
  fields: ['FieldGoalsMade0to19', 'FieldGoalsMade20to29', 'FieldGoalsMade30to39', 'FieldGoalsMade40to49', 'FieldGoalsMade50Plus'],
  label: 'Field goals made',
  one: 'field goal',
  many: 'field goals',
} as const satisfies Statistic;
const SACKS = { fields: ['Sacks'], label: 'Sacks', one: 'sack', many: 'sacks' } as const satisfies Statistic;
const INTERCEPTIONS = {
  fields: ['Interceptions'],
  label: 'Interceptions',
  one: 'interception',
  many: 'interceptions',
} as const satisfies Statistic;
const FUMBLES_RECOVERED = {
  fields: ['FumblesRecovered'],
  label: 'Fumbles recovered',
  one: 'fumble recovered',
  many: 'fumbles recovered',
} as const satisfies Statistic;
const SAFETIES = { fields: ['Safeties'], label: 'Safeties', one: 'safety', many: 'safeties' } as const satisfies Statistic;
const DEFENSIVE_TOUCHDOWNS = {
  fields: ['DefensiveTouchdowns'],
  label: 'Defensive touchdowns',
  one: 'defensive touchdown',
  many: 'defensive touchdowns',
} as const satisfies Statistic;

const CARRY_AND_CATCH_1: Formula<PlayerStatistic> = [
  [RUSHING_YARDS, [1, 10]],
  [RUSHING_TOUCHDOWNS, [5, 1]],
  [RECEPTIONS, [1, 1]],
  [RECEIVING_YARDS, [1, 10]],
  [RECEIVING_TOUCHDOWNS, [5, 1]],
];
const CARRY_AND_CATCH_2: Formula<PlayerStatistic> = [
  [RUSHING_YARDS, [1, 8]],
  [RUSHING_TOUCHDOWNS, [4, 1]],
  [RECEPTIONS, [1, 2]],
  [RECEIVING_YARDS, [1, 8]],
  [RECEIVING_TOUCHDOWNS, [6, 1]],
];

/** The scoring table of the specification, section 9. Nothing else knows one of its numbers. */
export const FORMULAS: Readonly<Record<FormulaLevel, Formulas>> = {
  1: {
    QB: [
      [PASSING_YARDS, [1, 20]],
      [PASSING_TOUCHDOWNS, [5, 1]],
      [RUSHING_YARDS, [1, 10]],
      [RUSHING_TOUCHDOWNS, [5, 1]],
    ],
    RB: CARRY_AND_CATCH_1,
    WR: CARRY_AND_CATCH_1,
    TE: CARRY_AND_CATCH_1,
    K: [
      [EXTRA_POINTS, [1, 1]],
      [ANY_FIELD_GOAL, [3, 1]],
    ],
    DEF: [
      [SACKS, [2, 1]],
      [INTERCEPTIONS, [3, 1]],
      [FUMBLES_RECOVERED, [3, 1]],
      [SAFETIES, [2, 1]],
      [DEFENSIVE_TOUCHDOWNS, [5, 1]],
    ],
  },
  2: {
    QB: [
      [PASSING_YARDS, [1, 24]],
      [PASSING_TOUCHDOWNS, [4, 1]],
      [RUSHING_YARDS, [1, 8]],
      [RUSHING_TOUCHDOWNS, [6, 1]],
    ],
    RB: CARRY_AND_CATCH_2,
    WR: CARRY_AND_CATCH_2,
    TE: CARRY_AND_CATCH_2,
    K: [
      [EXTRA_POINTS, [3, 4]],
      [FIELD_GOALS_0_TO_19, [5, 2]],
      [FIELD_GOALS_20_TO_29, [5, 2]],
      [FIELD_GOALS_30_TO_39, [3, 1]],
      [FIELD_GOALS_40_TO_49, [7, 2]],
      [FIELD_GOALS_50_PLUS, [4, 1]],
    ],
    DEF: [
      [SACKS, [3, 2]],
      [INTERCEPTIONS, [5, 2]],
      [FUMBLES_RECOVERED, [5, 2]],
      [SAFETIES, [3, 2]],
      [DEFENSIVE_TOUCHDOWNS, [6, 1]],
    ],
  },
};

const STATISTICS: readonly Statistic[] = [
  PASSING_YARDS,
  PASSING_TOUCHDOWNS,
  RUSHING_YARDS,
  RUSHING_TOUCHDOWNS,
  RECEPTIONS,
  RECEIVING_YARDS,
  RECEIVING_TOUCHDOWNS,
  EXTRA_POINTS,
  FIELD_GOALS_0_TO_19,
  FIELD_GOALS_20_TO_29,
  FIELD_GOALS_30_TO_39,
  FIELD_GOALS_40_TO_49,
  FIELD_GOALS_50_PLUS,
  SACKS,
  INTERCEPTIONS,
  FUMBLES_RECOVERED,
  SAFETIES,
  DEFENSIVE_TOUCHDOWNS,
];

/** A label a child can read for each statistic a formula uses, by column. */
export const STAT_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  STATISTICS.map((statistic) => [statistic.fields[0], statistic.label]),
);

/** The rule of the specification: mode 1 is level 1, and any other value is level 2. Every stored level is read by it. */
export function formulaLevelOf(mode: unknown): FormulaLevel {
  return mode === 1 ? 1 : 2;
}

/** The same objects each time: every page with points asks for them. */
export function formulaTerms(position: PositionCode, level: FormulaLevel): readonly FormulaTerm[] {
  const name = `${position}${level}` as const;
  const known = TERMS.get(name);
  if (known) return known;
  const terms = FORMULAS[level][position].map(([statistic, [numerator, denominator]]) => ({
    field: statistic.fields[0],
    fields: statistic.fields,
    label: statistic.label,
    rate: rational(numerator, denominator),
    rule: ruleSentence(statistic, numerator, denominator),
  }));
  TERMS.set(name, terms);
  return terms;
}

const TERMS = new Map<`${PositionCode}${FormulaLevel}`, readonly FormulaTerm[]>();

/** How many of a term's statistic a game has. @throws RangeError when a statistic is not a whole number. */
export function termCount(term: Pick<FormulaTerm, 'fields'>, stats: GameStats): number {
  return term.fields.reduce((total, field) => total + statistic(stats, field), 0);
}

/**
 * The exact points of one game; may be negative. An unknown position scores 0, and the caller logs `unknownPosition` of
 * `error-messages` where that can happen.
 */
export function scoreGame(position: string, level: FormulaLevel, stats: GameStats): Rational {
  if (!isPositionCode(position)) return ZERO;
  return sumRationals(formulaTerms(position, level).map((term) => term.rate.mul(termCount(term, stats))));
}

/** The season of a placeholder game when none is named (specification, section 9). */
export const PLACEHOLDER_SEASON = 2023;

/** Stands in for statistics that do not exist: all zeros, flagged `empty`. */
export function emptyPlayerGame(game: { playerId: number; week: number; season?: number; team?: string }) {
  return {
    PlayerID: game.playerId,
    Season: game.season ?? PLACEHOLDER_SEASON,
    Week: game.week,
    GameKey: '',
    Team: game.team ?? '',
    Opponent: '',
    HomeOrAway: 'HOME' as const,
    ...zeros(PLAYER_STATISTICS),
    empty: true as const,
  };
}

/** Stands in for a defense's missing game: a bye week against `BYE`, all zeros. */
export function byeDefenseGame(game: { teamId: number; week: number; season?: number; team?: string }) {
  return {
    TeamID: game.teamId,
    Season: game.season ?? PLACEHOLDER_SEASON,
    Week: game.week,
    GameKey: '',
    Team: game.team ?? '',
    Opponent: 'BYE' as const,
    HomeOrAway: 'HOME' as const,
    ...zeros(DEFENSE_STATISTICS),
    empty: true as const,
  };
}

/** "84 rushing yards", "1 field goal of 50 yards or more"; null for a column that no formula uses. */
export function statPhrase(field: string, count: number): string | null {
  const found = STATISTICS.find(({ fields }) => fields[0] === field);
  return found ? `${count} ${Math.abs(count) === 1 ? found.one : found.many}` : null;
}

function zeros<Field extends string>(fields: readonly Field[]): Record<Field, number> {
  return Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>;
}

function fieldGoals<Field extends PlayerStatistic>(field: Field, distance: string) {
  return {
    fields: [field],
    label: `Field goals, ${distance}`,
    one: `field goal of ${distance}`,
    many: `field goals of ${distance}`,
  } as const satisfies Statistic;
}

function ruleSentence({ one, many }: Statistic, numerator: number, denominator: number): string {
  const isYards = one.endsWith(' yard');
  if (isYards && numerator === 1) return `1 point for every ${denominator} ${many}`;
  const points = formatMixed(toMixed(rational(numerator, denominator)));
  return `${points} ${numerator > denominator ? 'points' : 'point'} for each ${one}`;
}

function statistic(stats: GameStats, field: string): number {
  const value = stats[field] ?? 0;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new RangeError(`${field} is not a whole number: ${value}`);
  return value;
}
