import { readdir } from 'node:fs/promises';
import type { PlayerRow, TeamRow } from './import/rows';
import { readSeasonFiles, type SeasonSources } from './import/table';

type SourceAnswer = {
  readonly files: SeasonSources;
  /** Nothing is wrong with these; for example, a new player. */
  readonly notes: readonly string[];
};

export interface StatisticsSource {
  /** Teams, players, and the games of these weeks. {@link SourceError} if they can't be had. */
  load(season: number, weeks: readonly number[], signal?: AbortSignal): Promise<SourceAnswer>;
  /**
   * The weeks that are over and have statistics, from week 1 without a gap. Only for sources that
   * have a whole season at hand.
   */
  finishedWeeks?(season: number, signal?: AbortSignal): Promise<number[]>;
}

/** Teams and players that are stored here already: their ids, names, and colors don't change. */
export type StoredRosterData = {
  readonly teams: readonly TeamRow[];
  readonly players: readonly PlayerRow[];
  /** False if the players are from an earlier season, to keep their ids. */
  readonly isThisSeason: boolean;
};

/** Long enough for a game with overtime. */
export const MAX_GAME_DURATION_MS = 4 * 3_600_000;

type SourceFailure = 'unreachable' | 'key-refused' | 'quota' | 'unreadable' | 'not-final';

/** Why a source has no data. The message is a sentence without any key or personal address. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  constructor(
    readonly kind: SourceFailure,
    message: string,
    /** For `not-final`: the earliest time to try again. */
    readonly notBefore: Date | null = null,
  ) {
    super(message);
  }
}

type OpenGame = { readonly away: string; readonly home: string; readonly kickoff: string };

/**
 * The error for a week with unfinished games. A game that should have ended long ago isn't waited
 * for.
 */
export function weekNotOverError(week: number, open: readonly OpenGame[], now: Date): SourceError {
  const ends = open
    .map(({ kickoff }) => Date.parse(kickoff) + MAX_GAME_DURATION_MS)
    .filter(Number.isFinite);
  const latest = ends.reduce((a, b) => Math.max(a, b), 0);
  const sentence = `Week ${week} is not over: ${formatGameNames(open)}.`;
  return new SourceError('not-final', sentence, latest > now.getTime() ? new Date(latest) : null);
}

export function formatGameNames(games: readonly Omit<OpenGame, 'kickoff'>[]): string {
  const names = games.slice(0, 3).map(({ away, home }) => `${away} at ${home}`);
  return `${names.join(', ')}${games.length > 3 ? ' and others' : ''}`;
}

/** The season files of a folder. They contain every week, so all weeks are returned. */
export function createSeasonFilesSource(folder: string): StatisticsSource {
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

export async function seasonsInFolder(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => /^season-(\d{4})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** @throws SourceError if there is none. */
export async function requireNewestSeasonInFolder(folder: string): Promise<number> {
  const newest = (await seasonsInFolder(folder)).at(-1);
  if (newest === undefined)
    throw new SourceError(
      'unreachable',
      `There is no season in ${folder}. Set SEASON to the year to play.`,
    );
  return newest;
}
