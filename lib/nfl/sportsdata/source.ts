import { POSITIONS } from '@/lib/domain/football/positions';
import {
  DEFENSE_STATISTICS,
  mapGivenStatistics,
  PLAYER_STATISTICS,
  STATISTICS,
  type Statistic,
} from '@/lib/domain/football/statistics';
import { weekdayNameOfDate } from '@/lib/domain/time/calendar';
import { type PlayerRow, type PlayerWithoutSeason, toPlayerTableRow } from '@/lib/nfl/import/rows';
import {
  createSourceTableOfRows,
  missingColumnProblem,
  type SourceTableOfRows,
  type TableRow,
} from '@/lib/nfl/import/table';
import {
  positionFromProvider,
  splitName,
  standardTeamCodeOrUnchanged,
  standardTeamIdOrZero,
} from '@/lib/nfl/provider-names';
import { type StatisticsSource, type StoredRosterData, weekNotOverError } from '@/lib/nfl/source';
import type { SportsDataClient } from './client';
import {
  createPlayerMatcher,
  type PlayerMatch,
  type ProviderPlayer,
  replacementGsisId,
} from './match-players';

type SourceParts = {
  client: SportsDataClient;
  known(season: number): Promise<StoredRosterData>;
  now(): Date;
};

/** Added to SportsDataIO's id of a new player, so that the sum is above all our own ids. */
const NEW_PLAYER_IDS = 10_000_000;
/** True for kicking statistics, which only kickers must have. */
const isKick = (field: Statistic) => STATISTICS[field].play === 'kicking';
const isKicker = ({ position }: ProviderPlayer) => POSITIONS[position].plays[0] === 'kicking';

/**
 * Converts SportsDataIO's data to the rows of the season files, and the same rules check them. It
 * has its own ids for games, teams, and players, so games are named by their teams, and {@link
 * createPlayerMatcher} finds players. A week whose last game isn't over is refused before any other
 * call.
 */
export function createSportsDataIoSource({ client, known, now }: SourceParts): StatisticsSource {
  return {
    async load(season, weeks, signal) {
      const scores = new Map<number, Entry[]>();
      for (const week of weeks)
        scores.set(
          week,
          regular(await client.list({ list: 'ScoresByWeek', season, week }, signal)),
        );
      const newest = weeks.reduce((a, b) => Math.max(a, b), 0);
      refuseUnfinished(newest, scores.get(newest) ?? [], now());

      const before = await known(season);
      const teams = await loadTeams(client, season, before, signal);
      const people = (await client.list({ list: 'Players' }, signal)).map(asEntry);
      const games = [...scores].flatMap(([week, list]) => gamesOf(list, week, season));
      const gameOf = new Map(
        games.flatMap((game) =>
          [game.home, game.away].map((team) => [`${game.week} ${team}`, game]),
        ),
      );
      const roster = createRoster(before, people, season);
      const players = createGameTable('PlayerGameStatsByWeek', PLAYER_STATISTICS);
      const defenses = createGameTable('FantasyDefenseByGame', DEFENSE_STATISTICS);
      for (const week of weeks) {
        const stats = regular(await client.list({ list: players.name, season, week }, signal));
        players.add(stats, (entry, line) =>
          playerGame(entry, line, { week, season, gameOf, roster }),
        );
        const ofDefenses = regular(
          await client.list({ list: defenses.name, season, week }, signal),
        );
        defenses.add(ofDefenses, (entry, line) => [
          defenseGame(entry, line, { week, season, gameOf }),
        ]);
      }
      return {
        files: {
          teams: { name: 'Teams', text: JSON.stringify(teams) },
          players: createSourceTableOfRows('Players', roster.rows()),
          schedule: createSourceTableOfRows('ScoresByWeek', games.map(scheduleRow)),
          playerGames: players.table(),
          defenseGames: defenses.table(),
        },
        notes: roster.notes(),
      };
    },
  };
}

type Entry = Readonly<Record<string, unknown>>;
/** `line` is the game's place in the week's list. */
type Game = { key: string; week: number; line: number; home: string; away: string; entry: Entry };

const asEntry = (value: unknown): Entry =>
  typeof value === 'object' && value !== null ? (value as Entry) : {};
/** The service lists preseason and playoffs as separate seasons. */
const regular = (list: readonly unknown[]): Entry[] =>
  list.map(asEntry).filter(({ SeasonType = 1 }) => SeasonType === 1);

/**
 * A list of games, week by week. A statistic that is missing in all rows of a week is a column that
 * the service has dropped, so the list is refused like a file; one that is missing in some rows
 * makes those rows bad.
 */
function createGameTable<Name extends string>(name: Name, fields: readonly Statistic[]) {
  const rows: TableRow[] = [];
  const dropped = new Set<string>();
  return {
    name,
    add(
      entries: readonly Entry[],
      rowsOf: (entry: Entry, line: number) => readonly TableRow[],
    ): void {
      const read = entries.flatMap((entry, index) => {
        const made = rowsOf(entry, index + 1);
        for (const row of made) rows.push(row);
        return made.length > 0 ? [entry] : [];
      });
      if (read.length === 0) return;
      for (const field of fields)
        if (read.every((entry) => (entry[field] ?? null) === null)) dropped.add(field);
    },
    table(): SourceTableOfRows {
      const problems = [...dropped].map((field) => missingColumnProblem(name, field));
      return { name, table: { rows: problems.length > 0 ? [] : rows, problems } };
    },
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;
const cells = (entry: Entry, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, textOf(entry[field])]));
const keyOfWeek = (season: number, week: number) => `${season}_${String(week).padStart(2, '0')}`;

const kickoffOf = ({ DateTimeUTC }: Entry): string => {
  const time = textOf(DateTimeUTC);
  return time === '' || time.endsWith('Z') ? time : `${time}Z`;
};
const isFinal = ({ Status }: Entry) => /^(Final|F\/OT|F\/SO|Forfeit)$/.test(textOf(Status));
const isCanceled = ({ Status, Canceled }: Entry) =>
  Canceled === true || textOf(Status) === 'Canceled';

function refuseUnfinished(week: number, games: readonly Entry[], now: Date): void {
  const open = games.filter((game) => !isFinal(game) && !isCanceled(game));
  if (open.length === 0) return;
  const named = open.map((game) => ({
    away: standardTeamCodeOrUnchanged(textOf(game.AwayTeam)),
    home: standardTeamCodeOrUnchanged(textOf(game.HomeTeam)),
    kickoff: kickoffOf(game),
  }));
  throw weekNotOverError(week, named, now);
}

/** Our own names and colors if there are any; the byes are the service's. */
async function loadTeams(
  client: SportsDataClient,
  season: number,
  known: StoredRosterData,
  signal: AbortSignal | undefined,
) {
  const listed = (await client.list({ list: 'Teams' }, signal)).map(asEntry);
  const byes = (await client.list({ list: 'Byes', season }, signal)).map(asEntry);
  const byeOf = new Map(
    byes.map(({ Team, Week }) => [standardTeamCodeOrUnchanged(textOf(Team)), numberOf(Week)]),
  );
  const own = new Map(known.teams.map((team) => [team.Team, team]));
  const color = (value: unknown) => `#${textOf(value).replace(/^#/, '')}`;
  return listed
    .filter(({ Key }) => standardTeamIdOrZero(textOf(Key)) > 0)
    .map((entry) => {
      const Team = standardTeamCodeOrUnchanged(textOf(entry.Key));
      const ours = own.get(Team);
      const bye = byeOf.get(Team) ?? (known.isThisSeason ? ours?.ByeWeek : undefined);
      const { ByeWeek: _, ...names } = ours ?? {
        TeamID: standardTeamIdOrZero(Team),
        Team,
        City: textOf(entry.City),
        Name: textOf(entry.Name),
        FullName: textOf(entry.FullName),
        Conference: textOf(entry.Conference),
        Division: `${textOf(entry.Conference)} ${textOf(entry.Division)}`,
        PrimaryColor: color(entry.PrimaryColor),
        SecondaryColor: color(entry.SecondaryColor),
        ByeWeek: 0,
      };
      return { ...names, ByeWeeks: bye ? { [season]: bye } : {} };
    });
}

function gamesOf(list: readonly Entry[], week: number, season: number): Game[] {
  return list.flatMap((entry, index) => {
    const [away, home] = [
      standardTeamCodeOrUnchanged(textOf(entry.AwayTeam)),
      standardTeamCodeOrUnchanged(textOf(entry.HomeTeam)),
    ];
    const key = `${keyOfWeek(season, week)}_${away}_${home}`;
    return isCanceled(entry) ? [] : [{ key, week, line: index + 1, home, away, entry }];
  });
}

function scheduleRow({ key, line, home, away, entry }: Game): TableRow {
  const day = new Date(`${textOf(entry.Date).slice(0, 10)}T12:00:00Z`);
  return {
    line,
    cells: {
      ...cells(entry, ['Season', 'Week', 'HomeScore', 'AwayScore']),
      GameKey: key,
      HomeTeam: home,
      AwayTeam: away,
      KickoffUTC: kickoffOf(entry),
      Weekday: Number.isNaN(day.getTime()) ? '' : weekdayNameOfDate(day),
      Stadium: textOf(asEntry(entry.StadiumDetails).Name),
    },
  };
}

type GameContext = { week: number; season: number; gameOf: ReadonlyMap<string, Game> };

/**
 * The fields that identify a game come from the schedule. The import's rules report a team without
 * a game.
 */
function gameCells(entry: Entry, { week, season, gameOf }: GameContext) {
  const Team = standardTeamCodeOrUnchanged(textOf(entry.Team));
  const game = gameOf.get(`${week} ${Team}`);
  return {
    ...cells(entry, ['Season', 'Week']),
    Team,
    GameKey: game?.key ?? `${keyOfWeek(season, week)}_${Team}`,
    // Taken from the row itself, so that a row that contradicts the schedule is refused.
    Opponent: standardTeamCodeOrUnchanged(textOf(entry.Opponent)),
    HomeOrAway: textOf(entry.HomeOrAway).toUpperCase() || (game?.home === Team ? 'HOME' : 'AWAY'),
  };
}

function defenseGame(entry: Entry, line: number, context: GameContext): TableRow {
  const TeamID = String(standardTeamIdOrZero(textOf(entry.Team)) || '');
  return {
    line,
    cells: { ...gameCells(entry, context), ...cells(entry, DEFENSE_STATISTICS), TeamID },
  };
}

function playerGame(
  entry: Entry,
  line: number,
  context: GameContext & { roster: Roster },
): TableRow[] {
  const player = providerPlayer(entry);
  // Rows for other positions, and for players who didn't play, aren't needed.
  if (!player || entry.Played === 0) return [];
  const match = context.roster.find(player);
  const statistics = mapGivenStatistics(PLAYER_STATISTICS, (field) => {
    const value = entry[field];
    return value === null && isKick(field) && !isKicker(player) ? '0' : textOf(value);
  });
  const row = { ...gameCells(entry, context), ...statistics };
  if (match.how === 'unclear') {
    const reason =
      `${context.roster.nameOf(player)} (${player.position}, ${player.team}) could be any of ` +
      `our players ${match.playerIds.join(', ')}`;
    return [{ line, cells: row, refusal: { field: 'PlayerID', reason } }];
  }
  return [{ line, cells: { ...row, PlayerID: String(match.playerId) } }];
}

function providerPlayer(entry: Entry): ProviderPlayer | null {
  const position =
    positionFromProvider(textOf(entry.FantasyPosition)) ??
    positionFromProvider(textOf(entry.Position));
  const id = numberOf(entry.PlayerID);
  if (!position || id === null) return null;
  const parts = [textOf(entry.FirstName), textOf(entry.LastName)].filter(Boolean).join(' ');
  const team = standardTeamCodeOrUnchanged(textOf(entry.Team));
  return {
    id,
    gsisId: textOf(entry.GsisID),
    name: parts || textOf(entry.Name),
    position,
    team,
    number: numberOf(entry.Number),
  };
}

type Roster = ReturnType<typeof createRoster>;
type Found = Exclude<PlayerMatch, { how: 'new' }>;

function createRoster(known: StoredRosterData, people: readonly Entry[], season: number) {
  const match = createPlayerMatcher(known.players);
  const listed = new Map(
    people.flatMap((entry) => providerPlayer(entry) ?? []).map((player) => [player.id, player]),
  );
  const found = new Map<number, Found>();
  const takenBy = new Map<number, number>();
  const added = new Map<number, ProviderPlayer>();

  // A game's row may have just "J.Allen".
  const nameOf = ({ id, name }: ProviderPlayer) => listed.get(id)?.name || name;

  function find(row: ProviderPlayer): Found {
    const earlier = found.get(row.id);
    if (earlier) return earlier;
    const player = { ...row, name: nameOf(row) };
    const result = settle(player, match(player));
    found.set(row.id, result);
    return result;
  }

  function settle(player: ProviderPlayer, result: PlayerMatch): Found {
    if (result.how === 'unclear') return result;
    if (result.how === 'new') {
      added.set(player.id, player);
      return { how: 'id', playerId: NEW_PLAYER_IDS + player.id };
    }
    const other = takenBy.get(result.playerId);
    if (other !== undefined && other !== player.id)
      return { how: 'unclear', playerIds: [result.playerId] };
    takenBy.set(result.playerId, player.id);
    return result;
  }

  // A new season has no players yet: everyone with a team can be drafted.
  if (!known.isThisSeason) for (const player of listed.values()) if (player.team) find(player);

  const isIn = (id: number) => known.isThisSeason || takenBy.has(id);
  return {
    find,
    nameOf,
    rows: (): TableRow[] => {
      const own = known.players.filter(({ PlayerID }) => isIn(PlayerID));
      return [
        ...own.map((player, index) =>
          toPlayerTableRow({ ...player, ...nowOf(player.PlayerID) }, season, index + 1),
        ),
        ...[...added.values()].map((player, index) =>
          toPlayerTableRow(newPlayer(player), season, index + 1),
        ),
      ];
    },
    notes: (): string[] => {
      const nicknames = [...found.values()].filter(({ how }) => how === 'nickname').length;
      const fresh = [...added.values()].map(
        ({ name, position, team }) => `${name} (${position}, ${team})`,
      );
      return [
        ...(known.isThisSeason && fresh.length > 0 ? [`New players: ${fresh.join(', ')}.`] : []),
        ...(nicknames > 0
          ? [`${nicknames} players were matched by last name, team and number.`]
          : []),
      ];
    },
  };

  function nowOf(playerId: number): Partial<PlayerRow> {
    const player = known.isThisSeason ? undefined : listed.get(takenBy.get(playerId) ?? -1);
    return player ? { Team: player.team, JerseyNumber: player.number } : {};
  }
}

function newPlayer({
  id,
  gsisId,
  name,
  position,
  team,
  number,
}: ProviderPlayer): PlayerWithoutSeason {
  return {
    PlayerID: NEW_PLAYER_IDS + id,
    ...splitName(name),
    Position: position,
    Team: team,
    JerseyNumber: number !== null && number >= 0 && number <= 99 ? number : null,
    PhotoUrl: '',
    GsisID: gsisId || replacementGsisId(id),
  };
}
