import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The columns that tell, by position: yards. What is counted is also drawn, one by one. */
const TELLING: Readonly<Record<string, string>> = {
  QB: 'PassingYards',
  RB: 'RushingYards',
  WR: 'ReceivingYards',
  TE: 'ReceivingYards',
};

type Base = { readonly week: number; readonly least: number };
/**
 * What is added to the published numbers from a week on, by season. All are above what anyone
 * gained by week 3 of 2023 or week 7 of 2024, and below the ids of players, so a number tells its
 * week. A later week's numbers are smaller: no sum of games that may be shown looks like one. Weeks
 * before are as they were published, so lessons and graphs have numbers to work with.
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
const LEAST_ID = 23_000;
/** A strip of turf has a mark at each of these, as far as the longest gain goes. */
const MARK = 50;

const baseOf = (season: number, week: number): number =>
  BASES[season]?.findLast((base) => base.week <= week)?.least ?? 0;

function telling(base: number, published: number): string {
  const number = base + Math.max(0, published);
  return `${number % MARK === 0 ? number + 1 : number}`;
}

/**
 * Writes a copy of the published seasons in which a number tells the week that it comes from: the
 * same players, games, and byes, but from a week on each player's main yards and each final score
 * are the published ones and a large number of their week's.
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

/** The cells before the first quoted one, which is as far as anything here looks. */
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

/** Where a class stands: whose games it plays, and up to which week. */
export type Place = { readonly season: number; readonly week: number };

const NUMBER = /(?<![\w.#%/,-])\d{5}(?![\w.%/-])/g;
const GAME_KEY = /\b(20\d\d)_(\d\d)_[A-Z]{2,3}_[A-Z]{2,3}\b/g;

const isGameOf = ({ least }: Base, number: number): boolean =>
  number >= least && number < least + WIDTH;

/**
 * What a text tells of weeks that this class has not come to, or of another season; empty when it
 * tells nothing. Games are looked for, not sums of many later ones, which have six digits as join
 * codes and colors do: a list of all players has some with a single later game.
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
    // Before any of its weeks tells itself, no number as large as that is any player's.
    if (
      hidden.some((base) => isGameOf(base, number)) ||
      (isPlain && number >= LEAST && number < LEAST_ID)
    ) {
      told.add(`${number} in “${text.slice(Math.max(0, index - 60), index + 20)}”`);
    }
  }
  return [...told];
}

/**
 * Whether a text shows games of the very week that the class has come to: then what is looked for
 * would be found.
 */
export function showsOwnWeek(text: string, { season, week }: Place): boolean {
  const own = BASES[season]?.find((base) => base.week === week);
  return (
    own !== undefined && [...text.matchAll(NUMBER)].some(([found]) => isGameOf(own, Number(found)))
  );
}
