import { validateSeason } from '@/lib/nfl/import/validate-season';
import { createNflverseSource } from '@/lib/nfl/nflverse/source';
import { SourceError, type StoredRosterData } from '@/lib/nfl/source';
import { SAMPLE_PATHS, type SampleFiles, type SampleName } from './nflverse-server';

/** The sample's season. */
export const SAMPLE_SEASON = 2025;
/** The Tuesday after the second week, 06:00 in New York. */
const TUESDAY = new Date('2025-09-16T10:00:00Z');
const NO_ONE: StoredRosterData = { players: [], teams: [], isThisSeason: false };
export const AARON_RODGERS_ID = 23459;

export type SourceChanges = {
  files?: Partial<Record<SampleName, string | null>>;
  known?: StoredRosterData;
  canceled?: string[];
  now?: Date;
};

/** The source reading these files without a server. */
export function nflverseSourceOver(sample: SampleFiles, teams: string) {
  function sourceOf({
    files = {},
    known = NO_ONE,
    canceled = [],
    now = TUESDAY,
  }: SourceChanges = {}) {
    const asked: string[] = [];
    const source = createNflverseSource({
      now: () => now,
      known: async () => known,
      canceled: async () => new Set(canceled),
      teams: async () => teams,
      files: {
        async get(path) {
          asked.push(path);
          const [name] = Object.entries(SAMPLE_PATHS).find(([, each]) => each === path) ?? [];
          const text = name ? { ...sample, ...files }[name as SampleName] : null;
          return text === null
            ? null
            : { name: `${path.split('/')[1]}.csv.gz`, text: Buffer.from(text) };
        },
      },
    });
    return { source, asked };
  }

  async function load(weeks: readonly number[], changes: SourceChanges = {}) {
    const { files, notes } = await sourceOf(changes).source.load(SAMPLE_SEASON, weeks);
    return { ...validateSeason(files, SAMPLE_SEASON), notes };
  }
  const failureOf = (weeks: readonly number[], changes: SourceChanges = {}) =>
    load(weeks, changes).then(
      ({ problems }) => problems,
      (error: unknown) =>
        error instanceof SourceError
          ? { kind: error.kind, message: error.message, notBefore: error.notBefore }
          : error,
    );
  const sentences = async (weeks: readonly number[], changes: SourceChanges = {}) => {
    const problems = await failureOf(weeks, changes);
    if (!Array.isArray(problems)) throw problems;
    return problems.map(
      ({ file, line, field, reason }) => `${file}, line ${line}, ${field}: ${reason}`,
    );
  };
  return { sourceOf, load, failureOf, sentences };
}
