import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The columns that reveal a week, by position: yards. Counts are left alone because they are also
 * drawn one by one.
 */
const TELLING: Readonly<Record<string, string>> = {
  QB: 'PassingYards',
  RB: 'RushingYards',
  WR: 'ReceivingYards',
  TE: 'ReceivingYards',
};

type Base = { readonly week: number; readonly least: number };
/**
 * Added to the published numbers from a week on, by season. All are above any player's total by
 * week 3 of 2023 or week 7 of 2024, and below player ids, so a number identifies its week. Later
 * weeks have smaller numbers, so that no allowed sum looks like one. Earlier weeks keep the
 * published numbers, so lessons and graphs have data.
 */
const BASES: Readonly<Record<number, readonly Base[]>> = {
  2023: [
    { week: 4, least: 13_000 },
    { week: 5, least: 12_000 },
    { week: 6, least: 11_000 },
    { week: 7, least: 10_000 },
  ],
  2024: [
    { week: 8, least: 18_400 },
    { week: 9, least: 17_600 },
    { week: 10, least: 16_800 },
  ],
};
export const TELLING_SEASONS = Object.keys(BASES).map(Number);
/** More than any published number of a single game. */
const WIDTH = 600;
const LEAST = 10_000;
const MIN_ID = 23_000;
/** A strip of turf has a mark at each of these, up to the longest gain. */
const MARK = 50;

const baseOf = (season: number, week: number): number =>
  BASES[season]?.findLast((base) => base.week <= week)?.least ?? 0;

function telling(base: number, published: number): string {
  const number = base + Math.max(0, published);
  return `${number % MARK === 0 ? number + 1 : number}`;
}

/**
 * Writes a copy of the published seasons in which a number reveals its week: players, games, and
 * byes are the same, but from a given week on a large number for each week is added to main yards
 * and final scores.
 */
export function writeTellingSeasons(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(process.cwd(), 'data', 'teams.json'), join(folder, 'teams.json'));
  for (const season of TELLING_SEASONS) {
    const own = join(folder, `season-${season}`);
    cpSync(join(process.cwd(), 'data', `season-${season}`), own, { recursive: true });
    const positions = new Map(
      rowsOf(join(own, 'players.csv')).rows.map(({ PlayerID, Position }) => [PlayerID, Position]),
    );
    rewrite(season, join(own, 'player-games.csv'), ({ PlayerID }) => [
      TELLING[positions.get(PlayerID) ?? ''] ?? '',
    ]);
    rewrite(season, join(own, 'schedule.csv'), () => ['HomeScore', 'AwayScore']);
  }
}

type Row = Readonly<Record<string, string>>;

/** The cells before the first quoted one, which is as far as these tests read. */
function rowsOf(file: string): { names: string[]; rows: Row[] } {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  return {
    names,
    rows: lines.map((line) =>
      Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])),
    ),
  };
}

function rewrite(season: number, file: string, columnsOf: (row: Row) => readonly string[]): void {
  const { names, rows } = rowsOf(file);
  const lines = rows.map((row) => {
    const columns = columnsOf(row);
    const base = baseOf(season, Number(row.Week));
    return names
      .map((name) =>
        columns.includes(name) && base > 0 ? telling(base, Number(row[name])) : (row[name] ?? ''),
      )
      .join(',');
  });
  writeFileSync(file, `${[names.join(','), ...lines].join('\n')}\n`);
}

/** A class's position: its season, and its latest week. */
export type Place = { readonly season: number; readonly week: number };

const NUMBER = /(?<![\w.#%/,-])\d{5}(?![\w.%/-])/g;
const GAME_KEY = /\b(20\d\d)_(\d\d)_[A-Z]{2,3}_[A-Z]{2,3}\b/g;

const isGameOf = ({ least }: Base, number: number): boolean =>
  number >= least && number < least + WIDTH;

/**
 * What a text reveals about weeks this class hasn't reached, or about another season; empty if
 * nothing. It looks for single games and not for sums of many, which have six digits like join
 * codes and colors: a list of all players always has someone with a single later game.
 */
export function toldOfLaterWeeks(text: string, { season, week }: Place): string[] {
  const told = new Set<string>();
  for (const [key, ofSeason, ofWeek] of text.matchAll(GAME_KEY)) {
    if (Number(ofSeason) !== season || Number(ofWeek) > week) told.add(key);
  }
  const hidden = TELLING_SEASONS.flatMap((each) =>
    (BASES[each] ?? []).filter((base) => each !== season || base.week > week),
  );
  const isPlain = baseOf(season, week) === 0;
  for (const { 0: found, index } of text.matchAll(NUMBER)) {
    const number = Number(found);
    if (number % MARK === 0) continue;
    // Up to the first marked week, no player has a number this large.
    if (
      hidden.some((base) => isGameOf(base, number)) ||
      (isPlain && number >= LEAST && number < MIN_ID)
    ) {
      told.add(`${number} in “${text.slice(Math.max(0, index - 60), index + 20)}”`);
    }
  }
  return [...told];
}

/** True if a text shows games of the class's own week, which proves that the search works. */
export function showsOwnWeek(text: string, { season, week }: Place): boolean {
  const own = BASES[season]?.find((base) => base.week === week);
  return (
    own !== undefined && [...text.matchAll(NUMBER)].some(([found]) => isGameOf(own, Number(found)))
  );
}
