import { createHash } from 'node:crypto';
import { GAME_WEEKS } from '@/lib/domain/football/schedule';
import { groupBy } from '@/lib/domain/lists';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { StatisticChange } from '@/lib/domain/week/steps';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import {
  seasonImports,
  statCorrections,
  type WeekStatCorrections,
} from '@/lib/store/collections/season';
import {
  asAnyCollection,
  asRawCollection,
  type Collection,
  type DocumentStore,
  type RawStoredDocument,
  type StoredDocument,
  type WriteOperations,
} from '@/lib/store/port';
import { assertFormulaFieldsAreImported } from './formula-columns';
import type { ImportProblem, SeasonSources } from './table';
import { type ValidSeason, validateSeason, type WeekRows } from './validate-season';

type PartOutcome = {
  part: string;
  rows: number;
  outcome: 'imported' | 'unchanged' | 'refused' | 'removed';
};
export type OtherProgramDocumentCount = { readonly collection: string; readonly documents: number };
export type ImportReport = {
  season: number;
  parts: PartOutcome[];
  problems: ImportProblem[];
  foreign?: readonly OtherProgramDocumentCount[];
  usesStored?: true;
};

/** Raised when the stored shape of a row changes, so that an installed season is written again. */
const FORMAT = 1;
const MAX_WRITES = 500;

/**
 * Imports a season into the store. Each part (`teams`, `players`, `week-1` …) is written only if
 * its rows differ from the last import, and replaces what was written before: rows that are gone
 * from the files are removed. If another program has stored rows of this season, nothing is
 * written, because players would exist twice and the app never removes what it didn't write. A week
 * with a bad row isn't touched. A week is one atomic batch as long as it has at most 500 writes,
 * which real weeks do; a larger one takes several batches with its marker last, so an interrupted
 * import is resumed. Of weeks ahead only the schedule is stored, in the part `ahead`, because
 * lineups lock at kickoff.
 */
export async function importSeason(
  store: DocumentStore,
  input: {
    season: number;
    files: SeasonSources;
    now: Date;
    /**
     * Import only these weeks, with teams and players; others stay as they are. All weeks if
     * missing.
     */
    weeks?: readonly number[];
  },
): Promise<ImportReport> {
  assertFormulaFieldsAreImported();
  const { season, files, now, weeks } = input;
  const { season: valid, problems } = validateSeason(files, season);
  if (!valid) return { season, parts: [{ part: 'season', rows: 0, outcome: 'refused' }], problems };

  const imports = await store.query(seasonImports, {
    where: [{ field: 'season', op: '==', value: season }],
  });
  const known = new Map(imports.map(({ part, contentHash }) => [part, contentHash]));
  if (known.has(STORED)) return { season, parts: [], problems: [], usesStored: true };
  const parts: PartOutcome[] = [];
  const changed: {
    part: Part;
    contentHash: string;
    replaced: Awaited<ReturnType<typeof replaceAll>>;
  }[] = [];

  for (const part of partsOf(valid, season, known)) {
    if (weeks && part.week !== null && !weeks.includes(part.week)) continue;
    const contentHash = hashOf(part);
    const neverThere = part.rows === 0 && !known.has(part.name);
    if (neverThere || known.get(part.name) === contentHash) {
      parts.push({ part: part.name, rows: part.rows, outcome: 'unchanged' });
      continue;
    }
    changed.push({ part, contentHash, replaced: await replaceAll(store, part, season) });
  }
  // Checked before anything is written, because a season that mixes two programs' rows would be
  // useless.
  const foreign = foreignRows(changed.flatMap(({ replaced }) => replaced.before));
  if (foreign.length > 0)
    return { season, parts: [{ part: 'season', rows: 0, outcome: 'refused' }], problems, foreign };

  for (const { part, contentHash, replaced } of changed) {
    const { writes, games } = replaced;
    const marker = {
      id: `${season}_${part.name}`,
      season,
      part: part.name,
      contentHash,
      rows: part.rows,
    };
    const isCorrection = part.week !== null && known.has(part.name) && games.length > 0;
    const correction = isCorrection
      ? await correctionOf(store, { season, week: part.week ?? 0, contentHash, games, now })
      : null;
    await writeInOrder(store, [
      // Written first, so that an interrupted import still knows the values that later batches
      // overwrite.
      ...(correction ? [(batch: WriteOperations) => batch.set(statCorrections, correction)] : []),
      ...writes,
      (batch) => batch.set(seasonImports, { ...marker, importedAt: timestampFromDate(now) }),
    ]);
    parts.push({
      part: part.name,
      rows: part.rows,
      outcome: part.rows === 0 ? 'removed' : 'imported',
    });
  }
  for (const week of valid.refusedWeeks.filter((each) => !weeks || weeks.includes(each)))
    parts.push({ part: `week-${week}`, rows: 0, outcome: 'refused' });
  return { season, parts, problems };
}

const STORED = 'stored';

/**
 * Marks a season that another program has stored: no import will replace its statistics, and its
 * weeks count as imported. Returns what was found; if that is nothing, nothing is marked.
 */
export async function acceptOtherProgramSeason(
  store: DocumentStore,
  season: number,
  now: Date,
): Promise<readonly OtherProgramDocumentCount[]> {
  const ofSeason = { where: [{ field: 'Season', op: '==', value: season }] } as const;
  const rows = await Promise.all(
    FOOTBALL.map(async (collection) => ({
      collection,
      rows: await store.query(asRawCollection(collection), ofSeason),
    })),
  );
  const foreign = foreignRows(
    rows.flatMap(({ collection, rows }) => rows.map((row) => ({ path: collection.path, row }))),
  );
  if (foreign.length === 0) return [];
  const weeks = GAME_WEEKS.map((week) => ({
    part: `week-${week}`,
    rows: rows.flatMap((each) => each.rows).filter(({ Week }) => Week === week).length,
  }));
  const parts = [{ part: STORED, rows: 0 }, ...weeks.filter((week) => week.rows > 0)];
  await store.batch((batch) => {
    for (const each of parts) {
      const id = `${season}_${each.part}`;
      batch.set(seasonImports, {
        id,
        season,
        ...each,
        contentHash: STORED,
        importedAt: timestampFromDate(now),
      });
    }
  });
  return foreign;
}

const FOOTBALL = [
  asAnyCollection(nflTeams),
  asAnyCollection(nflPlayers),
  asAnyCollection(nflPlayerGames),
  asAnyCollection(nflDefenseGames),
  asAnyCollection(nflSchedule),
];

/** The id that the app gives a row. A row with another id isn't the app's. */
const OWN_ID: Readonly<Record<string, (row: Row) => string>> = {
  [nflTeams.path]: ({ Season, TeamID }) => `${Season}_${TeamID}`,
  [nflPlayers.path]: ({ Season, PlayerID }) => `${Season}_${PlayerID}`,
  [nflPlayerGames.path]: ({ Season, Week, PlayerID }) => `${Season}_${Week}_${PlayerID}`,
  [nflDefenseGames.path]: ({ Season, Week, TeamID }) => `${Season}_${Week}_${TeamID}`,
  [nflSchedule.path]: ({ GameKey }) => String(GameKey),
};

function foreignRows(
  rows: readonly { path: string; row: RawStoredDocument }[],
): OtherProgramDocumentCount[] {
  const foreign = rows.filter(({ path, row }) => row.id !== OWN_ID[path]?.(row));
  return [...groupBy(foreign, ({ path }) => path)].map(([collection, found]) => ({
    collection,
    documents: found.length,
  }));
}

type Write = (batch: WriteOperations) => void;

/**
 * The documents of one collection in a part, and which part of the season they replace (null: all
 * of it).
 */
type Slice = {
  readonly collection: Collection<StoredDocument>;
  readonly documents: readonly StoredDocument[];
  readonly week: number | null;
};
type Part = {
  readonly name: string;
  readonly week: number | null;
  readonly rows: number;
  readonly slices: readonly Slice[];
};

function slice<T extends StoredDocument & { Season: number }>(
  collection: Collection<T>,
  documents: readonly T[],
  week: number | null,
): Slice {
  return { collection: asAnyCollection(collection), documents, week };
}

function part(name: string, ...slices: Slice[]): Part {
  return {
    name,
    week: slices[0]?.week ?? null,
    slices,
    rows: slices.reduce((sum, { documents }) => sum + documents.length, 0),
  };
}

function partsOf(valid: ValidSeason, season: number, known: ReadonlyMap<string, string>): Part[] {
  const teams = valid.teams.map((team) => ({
    ...team,
    id: `${season}_${team.TeamID}`,
    Season: season,
  }));
  const players = valid.players.map((player) => ({
    ...player,
    id: `${season}_${player.PlayerID}`,
  }));
  const present = new Map(valid.weeks.map((week) => [week.week, week]));
  const ahead = valid.ahead.filter(({ week }) => !known.has(`week-${week}`));
  const weeks = GAME_WEEKS.filter(
    (week) => !valid.refusedWeeks.includes(week) && !valid.ahead.some((each) => each.week === week),
  ).map((week) =>
    weekPart(
      present.get(week) ?? { week, schedule: [], playerGames: [], defenseGames: [] },
      season,
    ),
  );
  return [
    part('teams', slice(nflTeams, teams, null)),
    part('players', slice(nflPlayers, players, null)),
    ...weeks,
    ...(ahead.length > 0 || known.has('ahead') ? [scheduleAhead(ahead)] : []),
  ];
}

const scheduleAhead = (ahead: ValidSeason['ahead']): Part => ({
  ...part('ahead', ...ahead.map((each) => slice(nflSchedule, scheduleOf(each), each.week))),
  week: null,
});

const scheduleOf = ({ schedule: games }: WeekRows) =>
  games.map((game) => ({ ...game, id: game.GameKey }));

function weekPart({ week, ...rows }: WeekRows, season: number): Part {
  const games = scheduleOf({ week, ...rows });
  const playerGames = rows.playerGames.map((game) => ({
    ...game,
    id: `${season}_${week}_${game.PlayerID}`,
  }));
  const defenseGames = rows.defenseGames.map((game) => ({
    ...game,
    id: `${season}_${week}_${game.TeamID}`,
  }));
  return part(
    `week-${week}`,
    slice(nflSchedule, games, week),
    slice(nflPlayerGames, playerGames, week),
    slice(nflDefenseGames, defenseGames, week),
  );
}

function hashOf({ slices }: Part): string {
  const content = slices.map(({ collection, documents }) => [
    collection.path,
    documents
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((document) => Object.entries(document).toSorted()),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, content]))
    .digest('hex');
}

async function replaceAll(store: DocumentStore, { slices }: Part, season: number) {
  const replaced = await Promise.all(
    slices.map(async ({ collection, documents, week }) => {
      const inWeek = week === null ? [] : [{ field: 'Week', op: '==', value: week } as const];
      const ofPart = { where: [{ field: 'Season', op: '==', value: season } as const, ...inWeek] };
      const before = await store.query(asRawCollection(collection), ofPart);
      const kept = new Set(documents.map(({ id }) => id));
      // No file contains an admin's mark that a game was canceled, so those documents stay.
      const gone = before.filter((document) => !kept.has(document.id) && !('Canceled' in document));
      const writes: Write[] = [
        ...documents.map((document) => (batch: WriteOperations) => batch.set(collection, document)),
        ...gone.map(
          ({ id }) =>
            (batch: WriteOperations) =>
              batch.delete(collection, id),
        ),
      ];
      return {
        writes,
        games: changedGames(collection.path, before, documents),
        before: before.map((row) => ({ path: collection.path, row })),
      };
    }),
  );
  return {
    writes: replaced.flatMap(({ writes }) => writes),
    games: replaced.flatMap(({ games }) => games),
    before: replaced.flatMap(({ before }) => before),
  };
}

async function writeInOrder(store: DocumentStore, writes: readonly Write[]): Promise<void> {
  for (let start = 0; start < writes.length; start += MAX_WRITES) {
    await store.batch((batch) => {
      for (const write of writes.slice(start, start + MAX_WRITES)) write(batch);
    });
  }
}

type ChangedGame = WeekStatCorrections['games'][number];

const IDENTIFYING_FIELDS = new Set([
  'id',
  'Season',
  'Week',
  'GameKey',
  'Team',
  'Opponent',
  'HomeOrAway',
  'PlayerID',
  'TeamID',
]);

/** A row missing on one side counts as zeros. */
function changedGames(
  path: string,
  before: readonly StoredDocument[],
  after: readonly StoredDocument[],
): ChangedGame[] {
  const kind =
    path === nflPlayerGames.path ? 'player' : path === nflDefenseGames.path ? 'defense' : null;
  if (!kind) return [];
  const idField = kind === 'player' ? 'PlayerID' : 'TeamID';
  const old = new Map(before.map((document) => [document.id, document as Row]));
  const fresh = new Map(after.map((document) => [document.id, document as Row]));
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((id) => {
    const changes = changesBetween(old.get(id) ?? {}, fresh.get(id) ?? {});
    const gameOf = (fresh.get(id) ?? old.get(id))?.[idField];
    return changes.length > 0 && typeof gameOf === 'number' ? [{ kind, gameOf, changes }] : [];
  });
}

type Row = Readonly<Record<string, unknown>>;

function changesBetween(before: Row, after: Row): StatisticChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !IDENTIFYING_FIELDS.has(field),
  );
  const countOf = (row: Row, field: string) => (typeof row[field] === 'number' ? row[field] : 0);
  return fields
    .map((field) => ({ field, before: countOf(before, field), after: countOf(after, field) }))
    .filter((change) => change.before !== change.after);
}

/**
 * After an interrupted import, the first run's record is kept, because part of the old statistics
 * has been overwritten since.
 */
async function correctionOf(
  store: DocumentStore,
  correction: {
    season: number;
    week: number;
    contentHash: string;
    games: readonly ChangedGame[];
    now: Date;
  },
): Promise<WeekStatCorrections> {
  const { season, week, contentHash, now } = correction;
  const id = `${season}_${week}_${contentHash.slice(0, 16)}`;
  const earlier = await store.get(statCorrections, id);
  const known = earlier?.state === 'pending' ? earlier.games : [];
  const isKnown = ({ kind, gameOf }: ChangedGame) =>
    known.some((game) => game.kind === kind && game.gameOf === gameOf);
  return {
    id,
    season,
    week,
    contentHash,
    correctedAt: timestampFromDate(now),
    state: 'pending',
    games: [...known, ...correction.games.filter((game) => !isKnown(game))],
  };
}
