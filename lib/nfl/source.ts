import { readSeasonFiles, type SeasonSources } from './import/table';

type SourceAnswer = {
  readonly files: SeasonSources;
  /** What the operator should know though nothing is wrong, such as a player who was not known before. */
  readonly notes: readonly string[];
};

export interface StatisticsSource {
  /** Teams, players and the games of these weeks. {@link SourceError} when they cannot be had. */
  load(season: number, weeks: readonly number[], signal?: AbortSignal): Promise<SourceAnswer>;
}

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

/** The season files of a folder; they hold every week, so all of them are answered. */
export function createFilesSource(folder: string): StatisticsSource {
  return {
    async load(season) {
      try {
        return { files: await readSeasonFiles(folder, season), notes: [] };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
        throw new SourceError('unreachable', `The files of season ${season} cannot be read${code}.`);
      }
    },
  };
}
