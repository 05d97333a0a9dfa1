import {
  makePlayerStepContext,
  makeTeamStepContext,
  type StarterStats,
  type StepContext,
} from '@/lib/domain/answers/step-context';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { formulaTerms, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import { type Rational, rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import { realSeasonOf } from '@/lib/testing/real-season';
import type { SeededChance } from './child';

export const otherLevel = (level: FormulaLevel): FormulaLevel => (level === 1 ? 2 : 1);

const SEASONS = [2023, 2024, 2025];
const LAST_WEEK = 18;

/** A line as the child sees it: 76 times 1/10. */
export type CardLine = {
  label: string;
  fields: string;
  count: number;
  top: number;
  bottom: number;
  value: Rational;
};

export type SimulatedPlayerCard = {
  kind: 'player';
  row: StarterStats;
  level: FormulaLevel;
  others: readonly StarterStats[];
  /** The same player in another week. */
  elsewhere: StarterStats | null;
  lines: CardLine[];
  total: Rational;
  context: StepContext;
};
export type SimulatedTeamCard = {
  kind: 'team';
  values: Rational[];
  total: Rational;
  context: StepContext;
};
export type SimulatedCard = SimulatedPlayerCard | SimulatedTeamCard;

/** Each line's product, computed independently of the app. */
export function cardLinesOfGame(
  { position, stats }: StarterStats,
  level: FormulaLevel,
): CardLine[] {
  return formulaTerms(position, level).map((term) => {
    const [top, bottom] = [Number(term.rate.n), Number(term.rate.d)];
    const count = statisticTotalOfTerm(term, stats);
    return {
      label: term.label,
      fields: term.fields.join(),
      count,
      top,
      bottom,
      value: rational(count * top, bottom),
    };
  });
}

export const totalOfCardLines = (lines: readonly CardLine[]): Rational =>
  sumRationals(lines.map(({ value }) => value));

/** Every game of the three seasons with points, by owner. */
export async function loadRealGamesByPlayer(): Promise<StarterStats[][]> {
  const games: StarterStats[][] = [];
  for (const season of SEASONS) {
    const snapshot = await realSeasonOf(season);
    for (const { PlayerID, Position: position } of snapshot.players.values()) {
      games.push(snapshot.playerGames(PlayerID, LAST_WEEK).map((stats) => ({ position, stats })));
    }
    for (const { TeamID } of snapshot.teams.values()) {
      games.push(
        snapshot.defenseGames(TeamID, LAST_WEEK).map((stats) => ({ position: 'DEF', stats })),
      );
    }
  }
  return games.map((own) => own.filter(hasPoints)).filter((own) => own.length > 0);
}

const hasPoints = (row: StarterStats) =>
  cardLinesOfGame(row, 1).filter(({ count }) => count !== 0).length > 1;

const SLOTS = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'K', 'DEF'] as const;
const TITLES = [
  'Quarterback',
  'Running Back 1',
  'Running Back 2',
  'Wide Receiver 1',
  'Wide Receiver 2',
  'Tight End',
  'Kicker',
  'Defense',
];

type Dealt = { rows: readonly StarterStats[]; people: readonly StarterStats[][] };

function cardAt({ rows, people }: Dealt, place: number, level: FormulaLevel): SimulatedCard {
  const row = rows[place];
  if (!row) {
    const values = rows.map((each) => totalOfCardLines(cardLinesOfGame(each, level)));
    const context = makeTeamStepContext(
      values.map((value, index) => ({ label: TITLES[index] ?? '', value: toMixed(value) })),
    );
    return { kind: 'team', values, total: sumRationals(values), context };
  }
  const others = rows.filter((_, index) => index !== place);
  const lines = cardLinesOfGame(row, level);
  const elsewhere = people[place]?.find((other) => other !== row) ?? null;
  const context = makePlayerStepContext({ ...row, rules: level, others });
  return {
    kind: 'player',
    row,
    level,
    others,
    elsewhere,
    lines,
    total: totalOfCardLines(lines),
    context,
  };
}

function lineups(games: readonly StarterStats[][], chance: SeededChance) {
  const byPosition = new Map(
    SLOTS.map((slot) => [slot as string, games.filter((own) => own[0]?.position === slot)]),
  );
  return (): Dealt => {
    const people = SLOTS.map((slot) => chance.pick(byPosition.get(slot) ?? []));
    return { people, rows: people.map((own) => chance.pick(own)) };
  };
}

/**
 * Random lineups of eight starters, each with the card of one starter or the whole team, as often
 * as in a class.
 */
export function createCardDealer(games: readonly StarterStats[][], chance: SeededChance) {
  const deal = lineups(games, chance);
  return (): SimulatedCard => {
    const level = chance.pick(FORMULA_LEVELS);
    const dealt = deal();
    return cardAt(dealt, chance.upTo(SLOTS.length + 1), level);
  };
}

/** A student's weeks: the eight starters, and then the team. */
export function createWeekCardDealer(
  games: readonly StarterStats[][],
  chance: SeededChance,
  level: FormulaLevel,
) {
  const deal = lineups(games, chance);
  return (): SimulatedCard[] => {
    const dealt = deal();
    return Array.from({ length: SLOTS.length + 1 }, (_, place) => cardAt(dealt, place, level));
  };
}
