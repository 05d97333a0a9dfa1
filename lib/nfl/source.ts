import { readdir } from 'node:fs/promises';
import type { PlayerRow, TeamRow } from './import/rows';
import { readSeasonFiles, type SeasonSources } from './import/table';

type SourceAnswer = {
  readonly files: SeasonSources;
  /**
   * What the operator should know though nothing is wrong, such as a player who was not known
   * before.
   */
  readonly notes: readonly string[];
};

export interface StatisticsSource {
  /** Teams, players and the games of these weeks. {@link SourceError} when they cannot be had. */
  load(season: number, weeks: readonly number[], signal?: AbortSignal): Promise<SourceAnswer>;
  /**
   * The weeks that are over and whose statistics are there, from the first on without a gap. Only
   * of a source that has a whole season at hand.
   */
  finishedWeeks?(season: number, signal?: AbortSignal): Promise<number[]>;
}

/** What this installation knows already: ids, names and colors stay what they are. */
export type KnownSeason = {
  readonly teams: readonly TeamRow[];
  readonly players: readonly PlayerRow[];
  /** False where the players are those of an earlier season, to keep their ids. */
  readonly isThisSeason: boolean;
};

/** Long enough for a game with overtime. */
export const GAME_MS = 4 * 3_600_000;

type SourceFailure =
  /** No answer, or none that could be used. */
  | 'unreachable'
  /** The service does not accept the key. */
  | 'key-refused'
  /** Today's calls are used up. */
  | 'quota'
  /** The answer is not what the documentation says. */
  | 'unreadable'
  /** A game of the week is not over. */
  | 'not-final';

/** The sentence names no key and no address of a person. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(
    readonly kind: SourceFailure,
    message: string,
    /** For `not-final`: when to look again at the earliest. */
    readonly notBefore: Date | null = null,
  ) {
    super(message);
  }
}

type OpenGame = { readonly away: string; readonly home: string; readonly kickoff: string };

/**
 * What to throw for a week with games that are not over; a game that should be over long ago is
 * waited for no more.
 */
export function weekIsNotOver(week: number, open: readonly OpenGame[], now: Date): SourceError {
  const ends = open.map(({ kickoff }) => Date.parse(kickoff) + GAME_MS).filter(Number.isFinite);
  const latest = ends.reduce((a, b) => Math.max(a, b), 0);
  const sentence = `Week ${week} is not over: ${someGames(open)}.`;
  return new SourceError('not-final', sentence, latest > now.getTime() ? new Date(latest) : null);
}

export function someGames(games: readonly Omit<OpenGame, 'kickoff'>[]): string {
  const names = games.slice(0, 3).map(({ away, home }) => `${away} at ${home}`);
  return `${names.join(', ')}${games.length > 3 ? ' and others' : ''}`;
}

/** The season files of a folder; they hold every week, so all of them are answered. */
export function createFilesSource(folder: string): StatisticsSource {
  return {
    async load(season) {
      try {
        return { files: await readSeasonFiles(folder, season), notes: [] };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
        throw new SourceError(
          'unreachable',
          `The files of season ${season} cannot be read${code}.`,
        );
      }
    },
  };
}

/** The seasons that have a folder of files there, the oldest first. */
export async function seasonsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => /^season-(\d{4})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** The newest of them. @throws SourceError where there is none. */
export async function newestSeasonIn(folder: string): Promise<number> {
  const newest = (await seasonsIn(folder)).at(-1);
  if (newest === undefined)
    throw new SourceError(
      'unreachable',
      `There is no season in ${folder}. Set SEASON to the year to play.`,
    );
  return newest;
}
