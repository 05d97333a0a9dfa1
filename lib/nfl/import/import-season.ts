import { createHash } from 'node:crypto';
import { GAME_WEEKS } from '@/lib/domain/football/schedule';
import { groupBy } from '@/lib/domain/lists';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { StatChange } from '@/lib/domain/week/steps';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflTeams,
  schedule,
} from '@/lib/store/collections/football';
import {
  type StatCorrection,
  seasonImports,
  statCorrections,
} from '@/lib/store/collections/season';
import {
  type AnyStored,
  asStored,
  type Collection,
  type DocumentStore,
  ofAnyDocument,
  type StoredDocument,
  type WriteOperations,
} from '@/lib/store/port';
import { assertFormulasAreDelivered } from './formula-columns';
import type { ImportProblem, SeasonSources } from './table';
import { type ValidSeason, validateSeason, type WeekRows } from './validate-season';

type PartOutcome = {
  part: string;
  rows: number;
  outcome: 'imported' | 'unchanged' | 'refused' | 'removed';
};
/** How many documents of a season another program has stored, by collection. */
export type ForeignRows = { readonly collection: string; readonly documents: number };
export type ImportReport = {
  season: number;
  parts: PartOutcome[];
  problems: ImportProblem[];
  /** Where there are some, nothing was imported. */
  foreign?: readonly ForeignRows[];
  /** Whether another program's count, as the operator has said. */
  usesStored?: true;
};

/** Raised when the stored shape of a row changes: an installed season is then written again. */
const FORMAT = 1;
/** The store's limit for one atomic batch. */
const MAX_WRITES = 500;

/**
 * Brings a season into the store. Each part (`teams`, `players`, `week-1` …) is written only when
 * its rows differ from what was imported last, and replaces what it had written: a row that
 * vanished from the files is removed. Where another program has stored rows of the season, nothing
 * is written at all: beside them a player would be there twice, and what the app didn't write it
 * never removes. A week with a bad row is not touched at all. A week is one atomic batch as long as
 * it stays within 500 writes, which real weeks do; what is larger is written in several, its marker
 * last: an interrupted import is taken up again. Of weeks that lie ahead only the schedule is kept,
 * in the part `ahead`: lineups lock at its kickoffs.
 */
export async function importSeason(
  store: DocumentStore,
  input: {
    season: number;
    files: SeasonSources;
    now: Date;
    /**
     * Only these weeks are looked at, with teams and players; the others stay as they are. All when
     * missing.
     */
    weeks?: readonly number[];
  },
): Promise<ImportReport> {
  assertFormulasAreDelivered();
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
  // Looked at before anything is written: a season that is half one program's and half the other's
  // helps no one.
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
      // First: what a later batch overwrites is then known even when the import is interrupted
      // before it.
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

/** The note that the statistics of another program count for a season. */
const STORED = 'stored';

/**
 * Notes that the statistics that another program has stored for a season count: no import looks for
 * others, and its weeks are known to be there. Answers what is there; nothing is noted where there
 * is nothing.
 */
export async function acceptStoredSeason(
  store: DocumentStore,
  season: number,
  now: Date,
): Promise<readonly ForeignRows[]> {
  const ofSeason = { where: [{ field: 'Season', op: '==', value: season }] } as const;
  const rows = await Promise.all(
    FOOTBALL.map(async (collection) => ({
      collection,
      rows: await store.query(asStored(collection), ofSeason),
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
  ofAnyDocument(nflTeams),
  ofAnyDocument(nflPlayers),
  ofAnyDocument(nflPlayerGames),
  ofAnyDocument(nflDefenseGames),
  ofAnyDocument(schedule),
];

/** The id that the app gives to a row. A row under another one isn't the app's. */
const OWN_ID: Readonly<Record<string, (row: Row) => string>> = {
  [nflTeams.path]: ({ Season, TeamID }) => `${Season}_${TeamID}`,
  [nflPlayers.path]: ({ Season, PlayerID }) => `${Season}_${PlayerID}`,
  [nflPlayerGames.path]: ({ Season, Week, PlayerID }) => `${Season}_${Week}_${PlayerID}`,
  [nflDefenseGames.path]: ({ Season, Week, TeamID }) => `${Season}_${Week}_${TeamID}`,
  [schedule.path]: ({ GameKey }) => String(GameKey),
};

/** How many of these the app has not written, by collection. */
function foreignRows(rows: readonly { path: string; row: AnyStored }[]): ForeignRows[] {
  const foreign = rows.filter(({ path, row }) => row.id !== OWN_ID[path]?.(row));
  return [...groupBy(foreign, ({ path }) => path)].map(([collection, found]) => ({
    collection,
    documents: found.length,
  }));
}

type Write = (batch: WriteOperations) => void;

/**
 * The documents of one collection that belong to a part, and which part of the season they replace
 * (null: all of it).
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
  return { collection: ofAnyDocument(collection), documents, week };
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
  ...part('ahead', ...ahead.map((each) => slice(schedule, scheduleOf(each), each.week))),
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
    slice(schedule, games, week),
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
      const before = await store.query(asStored(collection), ofPart);
      const kept = new Set(documents.map(({ id }) => id));
      // An admin's mark that a game was canceled is in no file.
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

type ChangedGame = StatCorrection['games'][number];

/** What names a game; everything else in its row is a statistic. */
const NAMES = new Set([
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

/**
 * The statistics that differ between two states of one collection's week. A row that is missing on
 * one side counts as zeros there.
 */
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

function changesBetween(before: Row, after: Row): StatChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !NAMES.has(field),
  );
  const countOf = (row: Row, field: string) => (typeof row[field] === 'number' ? row[field] : 0);
  return fields
    .map((field) => ({ field, before: countOf(before, field), after: countOf(after, field) }))
    .filter((change) => change.before !== change.after);
}

/**
 * The record of a correction. An interrupted import finds the record of its first run and keeps
 * what that knew: part of the old statistics is overwritten by now.
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
): Promise<StatCorrection> {
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
