import {
  isPlayerPosition,
  type PlayerPosition,
  positionFromStored,
} from '@/lib/domain/football/positions';
import { groupBy } from '@/lib/domain/lists';
import {
  type NflDefenseGame,
  type NflPlayer,
  type NflPlayerGame,
  type NflScheduledGame,
  type NflTeam,
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { type SeasonImport, seasonImports } from '@/lib/store/collections/season';
import type {
  DocumentStore,
  ListedDocuments,
  RawStoredDocument,
  Unsubscribe,
} from '@/lib/store/port';

export type SeasonPlayer = Omit<NflPlayer, 'Position'> & { readonly Position: PlayerPosition };

/**
 * A list of the player with our spelling of the position; empty if the position isn't played here.
 */
export function toOneSeasonPlayerOrEmptyList(player: NflPlayer): SeasonPlayer[] {
  const Position = positionFromStored(player.Position);
  return Position && isPlayerPosition(Position) ? [{ ...player, Position }] : [];
}

type WeeklyGame = { readonly Week: number };

const inOrder = <T extends WeeklyGame>(games: readonly T[]): T[] =>
  games.toSorted((a, b) => a.Week - b.Week);

const inWeek = <T extends WeeklyGame>(games: readonly T[] | undefined, week: number): T | null =>
  games?.find((game) => game.Week === week) ?? null;

const through = <T extends WeeklyGame>(games: readonly T[] | undefined, week: number): T[] =>
  (games ?? []).filter((game) => game.Week <= week);

/**
 * A stored game whose numbers can't be read. Identifying fields that can't be read either are null.
 */
type UnreadableGame = {
  readonly of: number | null;
  readonly week: number | null;
  readonly team: string;
};

type SeasonDocuments = {
  readonly season: number;
  readonly players: readonly NflPlayer[];
  readonly teams: readonly NflTeam[];
  readonly playerGames: readonly NflPlayerGame[];
  readonly defenseGames: readonly NflDefenseGame[];
  readonly schedule: readonly NflScheduledGame[];
  /** Stored games that can't be read; they must not be mistaken for games that weren't played. */
  readonly unreadable?: {
    readonly players: readonly UnreadableGame[];
    readonly defenses: readonly UnreadableGame[];
  };
  readonly unreadableIds?: UnreadableIds;
};

/** Null if the id can't be read either: it could be anyone. */
type UnreadableIds = {
  readonly players: readonly (number | null)[];
  readonly teams: readonly (number | null)[];
};

/**
 * Everything about one season, in memory, so that a page with statistics reads no documents. It
 * holds all weeks, even those ahead of the class, so readers pass the last week they may see.
 */
export type SeasonSnapshot = Readonly<ReturnType<typeof createSeasonSnapshot>>;

export function createSeasonSnapshot(documents: SeasonDocuments) {
  const positions = new Map(documents.players.map((player) => [player.PlayerID, player.Position]));
  const players: ReadonlyMap<number, SeasonPlayer> = keyed(
    documents.players.flatMap(toOneSeasonPlayerOrEmptyList),
    ({ PlayerID }) => PlayerID,
  );
  const teams: ReadonlyMap<string, NflTeam> = keyed(documents.teams, ({ Team }) => Team);
  const teamsById = keyed(documents.teams, ({ TeamID }) => TeamID);
  const canceled = new Set(documents.schedule.filter(({ Canceled }) => Canceled).flatMap(sidesOf));
  const scheduled = documents.schedule.filter(
    (game) => !sidesOf(game).some((side) => canceled.has(side)),
  );
  const gamesOfPlayer = groupBy(
    inOrder(documents.playerGames.filter(({ Week, Team }) => !canceled.has(side(Week, Team)))),
    (game) => game.PlayerID,
  );
  const gamesOfDefense = groupBy(
    inOrder(
      documents.defenseGames.filter(
        ({ Week, TeamID }) => !canceled.has(side(Week, teamsById.get(TeamID)?.Team ?? '')),
      ),
    ),
    (game) => game.TeamID,
  );
  const results = keyed(scheduled, ({ GameKey }) => GameKey);
  const playing = new Set(scheduled.flatMap(sidesOf));
  const { players: unreadableOfPlayers, defenses: unreadableOfDefenses } =
    documents.unreadable ?? NONE_UNREADABLE;
  const unreadableIds = documents.unreadableIds ?? NONE_UNREADABLE_IDS;
  const isAmong = (ids: readonly (number | null)[], id: number) =>
    id !== 0 && (ids.includes(id) || ids.includes(null));
  const byeOf = (team: string) => teams.get(team)?.ByeWeek ?? 0;
  const kickoffs = firstKickoffs(scheduled);
  const teamOf = (playerId: number, throughWeek: number): string => {
    const games = gamesOfPlayer.get(playerId)?.filter(({ Team }) => Team !== '');
    const known = through(games, throughWeek).at(-1) ?? games?.[0];
    return known?.Team ?? players.get(playerId)?.Team ?? '';
  };

  return {
    season: documents.season,
    players,
    storedPosition: (playerId: number) => positions.get(playerId) ?? null,
    unreadableIds,
    isPlayerUnreadable: (playerId: number): boolean =>
      !positions.has(playerId) && isAmong(unreadableIds.players, playerId),
    isTeamUnreadable: (teamId: number): boolean =>
      !teamsById.has(teamId) && isAmong(unreadableIds.teams, teamId),
    teams,
    teamById: (teamId: number) => teamsById.get(teamId) ?? null,
    /** Null without statistics in that week: a bye, or the player didn't play. */
    playerGame: (playerId: number, week: number) => inWeek(gamesOfPlayer.get(playerId), week),
    /** Null if the team has a bye in that week. */
    defenseGame: (teamId: number, week: number) => inWeek(gamesOfDefense.get(teamId), week),
    playerGames: (playerId: number, throughWeek: number) =>
      through(gamesOfPlayer.get(playerId), throughWeek),
    defenseGames: (teamId: number, throughWeek: number) =>
      through(gamesOfDefense.get(teamId), throughWeek),
    gameResult: (gameKey: string) => results.get(gameKey) ?? null,
    firstKickoff: (week: number): Date | null => kickoffs.get(week) ?? null,
    /**
     * The team of the last game up to `throughWeek`, otherwise of the first, so that later trades
     * stay hidden. '' for an unknown player.
     */
    teamOf,
    byeWeek: byeOf,
    isCanceled: (team: string, week: number) => canceled.has(side(week, team)),
    isScheduled: (team: string, week: number) => playing.has(side(week, team)),
    isPlayerGameUnreadable: (playerId: number, week: number): boolean =>
      !inWeek(gamesOfPlayer.get(playerId), week) &&
      mayHide(unreadableOfPlayers, playerId, week, teamOf(playerId, week), byeOf),
    isDefenseGameUnreadable: (teamId: number, week: number): boolean =>
      !inWeek(gamesOfDefense.get(teamId), week) &&
      mayHide(unreadableOfDefenses, teamId, week, teamsById.get(teamId)?.Team ?? '', byeOf),
  };
}

const NONE_UNREADABLE = { players: [], defenses: [] };
const NONE_UNREADABLE_IDS: UnreadableIds = { players: [], teams: [] };

const side = (week: number, team: string) => `${week} ${team}`;
const sidesOf = ({ Week, HomeTeam, AwayTeam }: NflScheduledGame) => [
  side(Week, HomeTeam),
  side(Week, AwayTeam),
];

/**
 * True if one of these games is, or may be, this player's or team's game of the week. If the game's
 * own fields don't decide, the team and its bye do.
 */
function mayHide(
  games: readonly UnreadableGame[],
  of: number,
  week: number,
  team: string,
  byeOf: (team: string) => number,
): boolean {
  return games.some((game) => {
    if (game.of === of && game.week === week) return true;
    if (team === '' || byeOf(team) === week) return false;
    return (
      (game.of === of && game.week === null) ||
      (game.of === null && game.team === team && game.week === week)
    );
  });
}

const keyed = <T, Key>(list: readonly T[], keyOf: (entry: T) => Key) =>
  new Map(list.map((entry) => [keyOf(entry), entry]));

function firstKickoffs(games: readonly NflScheduledGame[]): ReadonlyMap<number, Date> {
  const first = new Map<number, Date>();
  for (const { Week, KickoffUTC } of games) {
    const kickoff = Date.parse(KickoffUTC);
    if (kickoff < (first.get(Week)?.getTime() ?? Number.POSITIVE_INFINITY))
      first.set(Week, new Date(kickoff));
  }
  return first;
}

/** Reads a whole season from the store, about 7,900 documents. */
export async function loadSeasonSnapshot(
  store: DocumentStore,
  season: number,
): Promise<SeasonSnapshot> {
  const ofSeason = { where: [{ field: 'Season', op: '==', value: season }] } as const;
  const [players, teams, playerGames, defenseGames, games] = await Promise.all([
    store.list(nflPlayers, ofSeason),
    store.list(nflTeams, ofSeason),
    store.list(nflPlayerGames, ofSeason),
    store.list(nflDefenseGames, ofSeason),
    store.query(nflSchedule, ofSeason),
  ]);
  return createSeasonSnapshot({
    season,
    players: players.documents,
    teams: teams.documents,
    playerGames: playerGames.documents,
    defenseGames: defenseGames.documents,
    schedule: games,
    unreadable: unreadableGamesOfPlayersAndDefenses(playerGames, defenseGames),
    unreadableIds: {
      players: players.unreadable.map(({ stored }) => numberIn(stored.PlayerID)),
      teams: teams.unreadable.map(({ stored }) => numberIn(stored.TeamID)),
    },
  });
}

export const unreadableGamesOfPlayersAndDefenses = (
  playerGames: ListedDocuments<NflPlayerGame>,
  defenseGames: ListedDocuments<NflDefenseGame>,
) => ({
  players: playerGames.unreadable.map(({ stored }) => named(stored, 'PlayerID')),
  defenses: defenseGames.unreadable.map(({ stored }) => named(stored, 'TeamID')),
});

const numberIn = (value: unknown) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : null);

function named(stored: RawStoredDocument, idField: 'PlayerID' | 'TeamID'): UnreadableGame {
  const team = typeof stored.Team === 'string' ? stored.Team : '';
  return { of: numberIn(stored[idField]), week: numberIn(stored.Week), team };
}

/**
 * Loads each season once per process. Watching `seasonImports` shows a new import by any process,
 * and the next request reads again.
 */
export function createSeasonSnapshotCache(store: DocumentStore) {
  const requested = new Map<number, Promise<SeasonSnapshot>>();
  /** The imports that each loaded snapshot was read from. */
  const sources = new Map<number, string>();
  const watches = new Map<number, Unsubscribe>();
  const loaded = new Map<number, SeasonSnapshot>();

  function drop(season: number): void {
    requested.delete(season);
    loaded.delete(season);
    sources.delete(season);
  }

  function watch(season: number): void {
    if (watches.has(season)) return;
    const unsubscribe = store.watchQuery(
      seasonImports,
      importsOf(season),
      (imports) => {
        const source = sources.get(season);
        if (source !== undefined && source !== fingerprintOf(imports)) drop(season);
      },
      // The watch recovers by itself. Until then it may miss an import, so the season is read again
      // to be safe.
      () => drop(season),
    );
    watches.set(season, unsubscribe);
  }

  async function read(season: number): Promise<SeasonSnapshot> {
    // Recorded before the documents are read: if an import arrives in between, it differs from the
    // record, and the snapshot is dropped.
    sources.set(season, fingerprintOf(await store.query(seasonImports, importsOf(season))));
    const snapshot = await loadSeasonSnapshot(store, season);
    watch(season);
    return snapshot;
  }

  return {
    /**
     * The snapshot of a season; empty if it was never imported. Store errors are passed on and not
     * cached.
     */
    load(season: number): Promise<SeasonSnapshot> {
      const known = requested.get(season);
      if (known) return known;
      const loading = read(season);
      requested.set(season, loading);
      loading.then(
        (snapshot) => {
          if (requested.get(season) === loading) loaded.set(season, snapshot);
        },
        () => {
          if (requested.get(season) === loading) drop(season);
        },
      );
      return loading;
    },
    /**
     * The season's snapshot if it is in memory; null before {@link load} and after a new import.
     */
    loaded: (season: number): SeasonSnapshot | null => loaded.get(season) ?? null,
    close(): void {
      for (const unsubscribe of watches.values()) unsubscribe();
      watches.clear();
      requested.clear();
      loaded.clear();
      sources.clear();
    },
  };
}
export type SeasonSnapshotCache = ReturnType<typeof createSeasonSnapshotCache>;

const importsOf = (season: number) =>
  ({ where: [{ field: 'season', op: '==', value: season }] }) as const;

const fingerprintOf = (imports: readonly SeasonImport[]): string =>
  imports.map(({ part, contentHash }) => `${part}:${contentHash}`).join('|');
