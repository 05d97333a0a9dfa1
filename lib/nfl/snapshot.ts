import { isPlayerPosition, type PlayerPosition, positionFrom } from '@/lib/domain/football/positions';
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
  nflTeams,
  schedule,
} from '@/lib/store/collections/football';
import { type SeasonImport, seasonImports } from '@/lib/store/collections/season';
import type { DocumentStore, Unsubscribe } from '@/lib/store/port';

export type SeasonPlayer = Omit<NflPlayer, 'Position'> & { readonly Position: PlayerPosition };

/** The player with its position as the app spells it; no one for a position that is not played here. */
export function seasonPlayer(player: NflPlayer): SeasonPlayer[] {
  const Position = positionFrom(player.Position);
  return Position && isPlayerPosition(Position) ? [{ ...player, Position }] : [];
}

type WeeklyGame = { readonly Week: number };

const inOrder = <T extends WeeklyGame>(games: readonly T[]): T[] => games.toSorted((a, b) => a.Week - b.Week);

const inWeek = <T extends WeeklyGame>(games: readonly T[] | undefined, week: number): T | null =>
  games?.find((game) => game.Week === week) ?? null;

const through = <T extends WeeklyGame>(games: readonly T[] | undefined, week: number): T[] =>
  (games ?? []).filter((game) => game.Week <= week);

type SeasonDocuments = {
  readonly season: number;
  readonly players: readonly NflPlayer[];
  readonly teams: readonly NflTeam[];
  readonly playerGames: readonly NflPlayerGame[];
  readonly defenseGames: readonly NflDefenseGame[];
  readonly schedule: readonly NflScheduledGame[];
};

/**
 * Everything known about one season, in memory: a page with statistics reads no documents. It holds all weeks, later ones than the class has
 * reached included, so its readers say up to which week they want to know.
 */
export type SeasonSnapshot = Readonly<ReturnType<typeof createSnapshot>>;

/** Indexes a season's documents; pure, so tests can build a small season by hand. */
export function createSnapshot(documents: SeasonDocuments) {
  const positions = new Map(documents.players.map((player) => [player.PlayerID, player.Position]));
  /** Of the positions that are played here. */
  const players: ReadonlyMap<number, SeasonPlayer> = keyed(documents.players.flatMap(seasonPlayer), ({ PlayerID }) => PlayerID);
  /** By abbreviation. */
  const teams: ReadonlyMap<string, NflTeam> = keyed(documents.teams, ({ Team }) => Team);
  const teamsById = keyed(documents.teams, ({ TeamID }) => TeamID);
  const gamesOfPlayer = groupBy(inOrder(documents.playerGames), (game) => game.PlayerID);
  const gamesOfDefense = groupBy(inOrder(documents.defenseGames), (game) => game.TeamID);
  const results = keyed(documents.schedule, ({ GameKey }) => GameKey);
  const kickoffs = firstKickoffs(documents.schedule);

  return {
    season: documents.season,
    players,
    /** As it is stored; null for a player of whom the season knows nothing. */
    storedPosition: (playerId: number) => positions.get(playerId) ?? null,
    teams,
    /** Null when the season has no such team. */
    teamById: (teamId: number) => teamsById.get(teamId) ?? null,
    /** Null when the player has no statistics in that week: a bye, or not played. */
    playerGame: (playerId: number, week: number) => inWeek(gamesOfPlayer.get(playerId), week),
    /** Null when the team has a bye in that week. */
    defenseGame: (teamId: number, week: number) => inWeek(gamesOfDefense.get(teamId), week),
    /** The games up to and including `throughWeek`, earliest first. */
    playerGames: (playerId: number, throughWeek: number) => through(gamesOfPlayer.get(playerId), throughWeek),
    /** The games up to and including `throughWeek`, earliest first. */
    defenseGames: (teamId: number, throughWeek: number) => through(gamesOfDefense.get(teamId), throughWeek),
    /** Null for an unknown key. */
    gameResult: (gameKey: string) => results.get(gameKey) ?? null,
    /** When the first game of a week begins; null where the schedule has none of it. */
    firstKickoff: (week: number): Date | null => kickoffs.get(week) ?? null,
    /** The team of the last game until `throughWeek`, else of the first: later trades stay unknown. '' for an unknown player. */
    teamOf: (playerId: number, throughWeek: number): string => {
      const games = gamesOfPlayer.get(playerId);
      const known = through(games, throughWeek).at(-1) ?? games?.[0];
      return known?.Team ?? players.get(playerId)?.Team ?? '';
    },
    /** 0 when the season has no such team. */
    byeWeek: (abbreviation: string): number => teams.get(abbreviation)?.ByeWeek ?? 0,
  };
}

const keyed = <T, Key>(list: readonly T[], keyOf: (entry: T) => Key) => new Map(list.map((entry) => [keyOf(entry), entry]));

function firstKickoffs(games: readonly NflScheduledGame[]): ReadonlyMap<number, Date> {
  const first = new Map<number, Date>();
  for (const { Week, KickoffUTC } of games) {
    const kickoff = Date.parse(KickoffUTC);
    if (kickoff < (first.get(Week)?.getTime() ?? Number.POSITIVE_INFINITY)) first.set(Week, new Date(kickoff));
  }
  return first;
}

/** Reads a whole season from the store: about 7,900 documents for a full one. */
export async function loadSnapshot(store: DocumentStore, season: number): Promise<SeasonSnapshot> {
  const ofSeason = { where: [{ field: 'Season', op: '==', value: season }] } as const;
  const [players, teams, playerGames, defenseGames, games] = await Promise.all([
    store.query(nflPlayers, ofSeason),
    store.query(nflTeams, ofSeason),
    store.query(nflPlayerGames, ofSeason),
    store.query(nflDefenseGames, ofSeason),
    store.query(schedule, ofSeason),
  ]);
  return createSnapshot({ season, players, teams, playerGames, defenseGames, schedule: games });
}

/** One load per process and season. `seasonImports` tells of a new import by any process, which the next request reads. */
export function createSeasonSource(store: DocumentStore) {
  const held = new Map<number, Promise<SeasonSnapshot>>();
  /** Which imports the held snapshot of a season was read from. */
  const sources = new Map<number, string>();
  const watches = new Map<number, Unsubscribe>();
  const loaded = new Map<number, SeasonSnapshot>();

  function drop(season: number): void {
    held.delete(season);
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
      // The watch goes on by itself. Until it does, an import may go unnoticed: reading again is the safe side.
      () => drop(season),
    );
    watches.set(season, unsubscribe);
  }

  async function read(season: number): Promise<SeasonSnapshot> {
    // Noted before the documents are read: an import that lands in between differs from the note, and the snapshot is dropped.
    sources.set(season, fingerprintOf(await store.query(seasonImports, importsOf(season))));
    const snapshot = await loadSnapshot(store, season);
    watch(season);
    return snapshot;
  }

  return {
    /** The snapshot of a season; a season that was never imported is an empty snapshot. Store errors are passed on and not kept. */
    load(season: number): Promise<SeasonSnapshot> {
      const known = held.get(season);
      if (known) return known;
      const loading = read(season);
      held.set(season, loading);
      loading.then(
        (snapshot) => {
          if (held.get(season) === loading) loaded.set(season, snapshot);
        },
        () => {
          if (held.get(season) === loading) drop(season);
        },
      );
      return loading;
    },
    /** What is in memory of a season; null before {@link load}, and after a new import. */
    held: (season: number): SeasonSnapshot | null => loaded.get(season) ?? null,
    /** Stops watching for new imports. */
    close(): void {
      for (const unsubscribe of watches.values()) unsubscribe();
      watches.clear();
      held.clear();
      loaded.clear();
      sources.clear();
    },
  };
}
export type SeasonSource = ReturnType<typeof createSeasonSource>;

const importsOf = (season: number) => ({ where: [{ field: 'season', op: '==', value: season }] }) as const;

const fingerprintOf = (imports: readonly SeasonImport[]): string =>
  imports.map(({ part, contentHash }) => `${part}:${contentHash}`).join('|');
