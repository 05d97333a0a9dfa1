import { GAME_WEEKS } from '@/lib/domain/football/schedule';
import {
  DEFENSE_STATISTICS,
  mapGivenStatistics,
  PLAYER_STATISTICS,
} from '@/lib/domain/football/statistics';
import { groupBy } from '@/lib/domain/lists';
import { parseJsonOrUndefined } from '@/lib/domain/text/json';
import { DAY_MS, nextWeekdayTimeInZone } from '@/lib/domain/time/calendar';
import { createSourceTableOfRows, type TableRow } from '@/lib/nfl/import/table';
import { standardTeamCodeOrUnchanged, standardTeamIdOrZero } from '@/lib/nfl/provider-names';
import {
  formatGameNames,
  MAX_GAME_DURATION_MS,
  SourceError,
  type StatisticsSource,
  type StoredRosterData,
  weekNotOverError,
} from '@/lib/nfl/source';
import {
  DEFENSE_STATISTIC_COLUMNS,
  FUMBLE_TOUCHDOWNS_COLUMN,
  NFLVERSE_COLUMNS,
  OFFENSE_POSITIONS,
  OWN_FUMBLE_RECOVERIES_COLUMN,
  PLAYER_STATISTIC_COLUMNS,
  POINTS_BY_SCORE_COLUMN,
  POSSIBLE_UNLISTED_POINTS,
  TEAM_SUM_CHECK_COLUMNS,
} from './columns';
import { createSeasonPlayerCollector, type SeasonPlayerCollector } from './player-directory';
import { type NumberedFileRow, readWantedCsvRows } from './read-rows';
import type { DownloadedReleaseFile, ReleaseDownloader } from './release-files';

type SourceParts = {
  files: ReleaseDownloader;
  known(season: number): Promise<StoredRosterData>;
  canceled?(season: number): Promise<ReadonlySet<string>>;
  teams(): Promise<string>;
  now(): Date;
};

/**
 * Statistics are published in the night after a game; if they take longer than this, the operator
 * is notified.
 */
const PUBLISHED_MS = 16 * 3_600_000;

/**
 * Converts nflverse's files to the rows of the season files. The same rules check them, and two
 * more: a team's numbers are the sum of its players', and its scores add up to the final score. A
 * week is refused if its last game isn't over or a game has no statistics yet. {@link
 * PLAYER_STATISTIC_COLUMNS} and {@link DEFENSE_STATISTIC_COLUMNS} list the columns.
 */
export function createNflverseSource({
  files,
  known,
  canceled = async () => new Set(),
  teams,
  now,
}: SourceParts): StatisticsSource {
  return {
    async load(season, weeks, signal) {
      const without = await canceled(season);
      const games = await loadGames(files, season, without, signal);
      const newest = weeks.reduce((a, b) => Math.max(a, b), 0);
      const open = games.list.filter((game) => game.week === newest && !isOver(game, now()));
      if (open.length > 0) throw weekNotOverError(newest, open, now());

      const statistics =
        weeks.length === 0 ? null : await loadStatistics(files, season, weeks, signal);
      if (statistics) refuseUnpublished(newest, games.list, statistics.ofTeams.rows, now());
      const roster = await rowsOf(
        files,
        `rosters/roster_${season}`,
        NFLVERSE_COLUMNS.roster,
        (row) => row.season === `${season}`,
        signal,
      );
      if (roster.rows.length === 0)
        throw new SourceError(
          'unreadable',
          `${roster.name} of nflverse has no players of ${season}.`,
        );
      const people = createSeasonPlayerCollector(
        await known(season),
        roster.rows.map(({ cells }) => cells),
        season,
      );
      const chosen = games.list.filter(({ week }) => weeks.includes(week));
      // The next week adds only its schedule, for the kickoffs.
      const ahead = games.list
        .filter((game) => game.week === newest + 1 && game.kickoff !== '')
        .map(asAhead);
      const play = playersOf(statistics, chosen, people);
      return {
        files: {
          teams: {
            name: 'teams.json',
            text: JSON.stringify(
              withByes(parseJsonOrUndefined(await teams()), games.list, without, season),
            ),
          },
          schedule: createSourceTableOfRows(games.name, [...chosen, ...ahead].map(scheduleRow)),
          playerGames: createSourceTableOfRows(
            statistics?.ofPlayers.name ?? 'stats_player_week',
            play.rows,
          ),
          defenseGames: createSourceTableOfRows(
            statistics?.ofTeams.name ?? 'stats_team_week',
            defensesOf(statistics, chosen, games.name, play.teams),
          ),
          // Must come last, when it is known who has played.
          players: createSourceTableOfRows(roster.name, people.rows()),
        },
        notes: [...people.notes(), ...fumbleNotes(newest, chosen, play.teams)],
      };
    },

    async finishedWeeks(season, signal) {
      const games = await loadGames(files, season, await canceled(season), signal);
      if (!games.list.some((game) => game.week === 1 && isOver(game, now()))) return [];
      const { rows } = await loadTeams(files, season, GAME_WEEKS, signal);
      const there = teamWeeks(rows);
      const isFinished = (week: number) => {
        const list = games.list.filter((game) => game.week === week);
        return (
          list.length > 0 && list.every((game) => isOver(game, now()) && isPublished(game, there))
        );
      };
      const end = GAME_WEEKS.findIndex((week) => !isFinished(week));
      return GAME_WEEKS.slice(0, end < 0 ? undefined : end);
    },
  };
}

type GameCells = NumberedFileRow<(typeof NFLVERSE_COLUMNS.games)[number]>['cells'];
type PlayerFileRow = NumberedFileRow<(typeof NFLVERSE_COLUMNS.players)[number]>;
type TeamFileRow = NumberedFileRow<(typeof NFLVERSE_COLUMNS.teams)[number]>;
type Game = {
  key: string;
  week: number;
  line: number;
  home: string;
  away: string;
  kickoff: string;
  cells: GameCells;
};
type Rows<Row> = { readonly name: string; readonly rows: readonly Row[] };
type Statistics = { ofPlayers: Rows<PlayerFileRow>; ofTeams: Rows<TeamFileRow> };

export const teamWeekKey = (week: number, team: string) => `${week} ${team}`;

const teamWeek = (week: number | string, team: string) =>
  `${week} ${standardTeamCodeOrUnchanged(team)}`;
const WHOLE = /^-?\d{1,9}$/;
const numberIn = (cell: string): number => (WHOLE.test(cell) ? Number(cell) : 0);

async function rowsOf<Column extends string>(
  files: ReleaseDownloader,
  path: string,
  columns: readonly Column[],
  isWanted: (cells: Readonly<Record<Column, string>>) => boolean,
  signal: AbortSignal | undefined,
): Promise<Rows<NumberedFileRow<Column>>> {
  const file: DownloadedReleaseFile | null = await files.get(path, signal);
  if (!file)
    throw new SourceError(
      'unreadable',
      `nflverse has no ${path}. Has the season begun, and is NFLVERSE_BASE_URL right?`,
    );
  return { name: file.name, rows: await readWantedCsvRows(file, columns, isWanted) };
}

async function loadGames(
  files: ReleaseDownloader,
  season: number,
  canceled: ReadonlySet<string>,
  signal: AbortSignal | undefined,
) {
  const isWanted = (row: GameCells) => row.season === `${season}` && row.game_type === 'REG';
  const { name, rows } = await rowsOf(
    files,
    'schedules/games',
    NFLVERSE_COLUMNS.games,
    isWanted,
    signal,
  );
  if (rows.length === 0)
    throw new SourceError('unreadable', `${name} of nflverse has no games of ${season}.`);
  const list = rows.map(({ line, cells }): Game => {
    const [week, home, away] = [
      Number(cells.week),
      standardTeamCodeOrUnchanged(cells.home_team),
      standardTeamCodeOrUnchanged(cells.away_team),
    ];
    const key = `${season}_${String(week).padStart(2, '0')}_${away}_${home}`;
    return { key, week, line, home, away, kickoff: kickoffOf(cells), cells };
  });
  return {
    name,
    list: list.filter(
      ({ week, home, away }) => ![home, away].some((side) => canceled.has(teamWeekKey(week, side))),
    ),
  };
}

async function loadStatistics(
  files: ReleaseDownloader,
  season: number,
  weeks: readonly number[],
  signal: AbortSignal | undefined,
): Promise<Statistics> {
  const path = `stats_player/stats_player_week_${season}`;
  return {
    ofPlayers: await rowsOf(
      files,
      path,
      NFLVERSE_COLUMNS.players,
      isInWeeks(season, weeks),
      signal,
    ),
    ofTeams: await loadTeams(files, season, weeks, signal),
  };
}

const loadTeams = (
  files: ReleaseDownloader,
  season: number,
  weeks: readonly number[],
  signal: AbortSignal | undefined,
) =>
  rowsOf(
    files,
    `stats_team/stats_team_week_${season}`,
    NFLVERSE_COLUMNS.teams,
    isInWeeks(season, weeks),
    signal,
  );

const isInWeeks =
  (season: number, weeks: readonly number[]) =>
  (row: Readonly<Record<'season' | 'season_type' | 'week', string>>): boolean =>
    row.season === `${season}` && row.season_type === 'REG' && weeks.includes(Number(row.week));

const teamWeeks = (rows: readonly TeamFileRow[]): ReadonlySet<string> =>
  new Set(rows.map(({ cells }) => teamWeek(cells.week, cells.team)));

const isPublished = ({ week, home, away }: Game, there: ReadonlySet<string>): boolean =>
  there.has(teamWeek(week, home)) && there.has(teamWeek(week, away));

function refuseUnpublished(
  week: number,
  games: readonly Game[],
  rows: readonly TeamFileRow[],
  now: Date,
): void {
  const there = teamWeeks(rows);
  const ofWeek = games.filter((game) => game.week === week);
  const missing = ofWeek.filter((game) => !isPublished(game, there));
  if (missing.length === 0) return;
  const last = ofWeek.reduce((latest, { kickoff }) => Math.max(latest, Date.parse(kickoff)), 0);
  const notBefore = new Date(last + PUBLISHED_MS);
  const sentence =
    'nflverse has not published the statistics of week ' +
    `${week} yet: ${formatGameNames(missing)}.`;
  throw new SourceError('not-final', sentence, notBefore > now ? notBefore : null);
}

/** A game's row exists before it is played, without a score. */
const isOver = ({ kickoff, cells }: Game, now: Date): boolean =>
  cells.home_score !== '' &&
  cells.away_score !== '' &&
  Date.parse(kickoff) + MAX_GAME_DURATION_MS <= now.getTime();

/** Times are New York's, wherever a game is played. '' if the time isn't known. */
function kickoffOf({ gameday, gametime }: GameCells): string {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(gametime) ?? [];
  const noon = new Date(`${gameday}T12:00:00Z`);
  if (hours === undefined || Number.isNaN(noon.getTime())) return '';
  const hour = nextWeekdayTimeInZone(
    new Date(noon.getTime() - DAY_MS),
    noon.getUTCDay(),
    Number(hours),
    'America/New_York',
  );
  return new Date(hour.getTime() + Number(minutes) * 60_000).toISOString().replace('.000Z', 'Z');
}

const asAhead = (game: Game): Game => ({
  ...game,
  cells: { ...game.cells, home_score: '', away_score: '' },
});

function scheduleRow({ key, line, home, away, kickoff, cells }: Game): TableRow {
  return {
    line,
    cells: {
      GameKey: key,
      Season: cells.season,
      Week: cells.week,
      HomeTeam: home,
      AwayTeam: away,
      HomeScore: cells.home_score,
      AwayScore: cells.away_score,
      KickoffUTC: kickoff,
      Weekday: cells.weekday,
      Stadium: cells.stadium,
    },
  };
}

/** A week with a canceled game is no bye. */
function withByes(
  teams: unknown,
  games: readonly Game[],
  canceled: ReadonlySet<string>,
  season: number,
): unknown {
  if (!Array.isArray(teams)) return teams;
  const playing = new Set([
    ...canceled,
    ...games.flatMap(({ week, home, away }) => [teamWeek(week, home), teamWeek(week, away)]),
  ]);
  return teams.map((team: { Team?: unknown }) => {
    const bye = GAME_WEEKS.find((week) => !playing.has(teamWeek(week, String(team.Team))));
    return { ...team, ByeWeeks: bye === undefined ? {} : { [season]: bye } };
  });
}

/**
 * The fields that identify a game come from the schedule. The import's rules refuse a row that
 * contradicts it.
 */
function gameCells(
  {
    week,
    season,
    team,
    opponent_team,
  }: Readonly<Record<'week' | 'season' | 'team' | 'opponent_team', string>>,
  game: Game | undefined,
) {
  const Team = standardTeamCodeOrUnchanged(team);
  return {
    Season: season,
    Week: week,
    Team,
    Opponent: standardTeamCodeOrUnchanged(opponent_team),
    GameKey: game?.key ?? `${season}_${week}_${Team}`,
    HomeOrAway: game?.home === Team ? 'HOME' : 'AWAY',
  };
}

const gamesByTeam = (games: readonly Game[]) =>
  new Map(
    games.flatMap((game) =>
      [game.home, game.away].map((team) => [teamWeek(game.week, team), game]),
    ),
  );

/** A value that isn't a whole number is passed on unchanged, and later refused by name. */
function sumOf(cells: Readonly<Record<string, string>>, columns: readonly string[]): string {
  const values = columns.map((column) => cells[column] ?? '');
  return (
    values.find((value) => !WHOLE.test(value)) ??
    String(values.reduce((sum, value) => sum + Number(value), 0))
  );
}

type TeamSums = {
  readonly sums: ReadonlyMap<string, number>;
  readonly fumbleTouchdowns: readonly string[];
};

function playersOf(
  statistics: Statistics | null,
  games: readonly Game[],
  people: SeasonPlayerCollector,
) {
  const gameOf = gamesByTeam(games);
  const rows = statistics?.ofPlayers.rows ?? [];
  const ofTeams = groupBy(rows, ({ cells }) => teamWeek(cells.week, cells.team));
  return {
    rows: rows.flatMap((row) =>
      playerGame(row, gameOf.get(teamWeek(row.cells.week, row.cells.team)), people),
    ),
    teams: new Map([...ofTeams].map(([key, list]) => [key, teamSums(list)])) as ReadonlyMap<
      string,
      TeamSums
    >,
  };
}

function teamSums(rows: readonly PlayerFileRow[]): TeamSums {
  const sum = (column: (typeof TEAM_SUM_CHECK_COLUMNS)[number]) =>
    rows.reduce((total, { cells }) => total + numberIn(cells[column]), 0);
  return {
    sums: new Map(TEAM_SUM_CHECK_COLUMNS.map((column) => [column as string, sum(column)])),
    fumbleTouchdowns: rows.flatMap(({ cells }) => {
      const isTheirs =
        !OFFENSE_POSITIONS.has(cells.position_group) &&
        numberIn(cells[OWN_FUMBLE_RECOVERIES_COLUMN]) === 0;
      return isTheirs
        ? Array.from(
            { length: numberIn(cells[FUMBLE_TOUCHDOWNS_COLUMN]) },
            () => cells.player_display_name,
          )
        : [];
    }),
  };
}

function playerGame(
  { line, cells }: PlayerFileRow,
  game: Game | undefined,
  people: SeasonPlayerCollector,
): TableRow[] {
  const found = people.find(cells);
  if (!found) return [];
  const row = {
    ...gameCells(cells, game),
    ...mapGivenStatistics(PLAYER_STATISTICS, (field) =>
      sumOf(cells, PLAYER_STATISTIC_COLUMNS[field]),
    ),
  };
  if ('reason' in found)
    return [{ line, cells: row, refusal: { field: 'PlayerID', reason: found.reason } }];
  return [{ line, cells: { ...row, PlayerID: String(found.playerId) } }];
}

function defensesOf(
  statistics: Statistics | null,
  games: readonly Game[],
  gamesFile: string,
  sums: ReadonlyMap<string, TeamSums>,
): TableRow[] {
  const gameOf = gamesByTeam(games);
  const rows = statistics?.ofTeams.rows ?? [];
  const rowOf = new Map(rows.map((row) => [teamWeek(row.cells.week, row.cells.team), row]));
  return rows.map(({ line, cells }) => {
    const own = teamWeek(cells.week, cells.team);
    const game = gameOf.get(own);
    const other = rowOf.get(teamWeek(cells.week, cells.opponent_team))?.cells;
    const names = gameCells(cells, game);
    const [scored, allowed] = scoresOf(game, names.HomeOrAway);
    const statisticsOfTeam = mapGivenStatistics(DEFENSE_STATISTICS, (field) => {
      const { team, column } = DEFENSE_STATISTIC_COLUMNS[field];
      if (column === 'score') return allowed;
      const cell = (team === 'own' ? cells : other)?.[column] ?? '';
      const fumbles =
        field === 'DefensiveTouchdowns' ? (sums.get(own)?.fumbleTouchdowns.length ?? 0) : 0;
      return WHOLE.test(cell) ? String(Number(cell) + fumbles) : cell;
    });
    const refusal = sumRefusal(cells, sums.get(own)) ?? scoreRefusal(cells, scored, gamesFile);
    const row = {
      line,
      cells: {
        ...names,
        TeamID: String(standardTeamIdOrZero(names.Team) || ''),
        ...statisticsOfTeam,
      },
    };
    return refusal ? { ...row, refusal } : row;
  });
}

const scoresOf = (game: Game | undefined, side: string): [scored: string, allowed: string] => {
  const [home = '', away = ''] = [game?.cells.home_score, game?.cells.away_score];
  return side === 'HOME' ? [home, away] : [away, home];
};

type Refusal = NonNullable<TableRow['refusal']>;
type TeamCells = TeamFileRow['cells'];

/**
 * Both files are made from the same plays, minutes apart. If they differ, one of them is older or
 * incomplete.
 */
function sumRefusal(cells: TeamCells, ofPlayers: TeamSums | undefined): Refusal | null {
  for (const column of TEAM_SUM_CHECK_COLUMNS) {
    const [total, sum] = [cells[column], ofPlayers?.sums.get(column) ?? 0];
    if (WHOLE.test(total) && Number(total) !== sum)
      return {
        field: column,
        reason: `${standardTeamCodeOrUnchanged(cells.team)} has ${total}, but the rows of its players add up to ${sum}`,
      };
  }
  return null;
}

function scoreRefusal(cells: TeamCells, scored: string, gamesFile: string): Refusal | null {
  const columns = Object.entries(POINTS_BY_SCORE_COLUMN) as [
    keyof typeof POINTS_BY_SCORE_COLUMN,
    number,
  ][];
  const sum = columns.reduce(
    (points, [column, worth]) => points + worth * numberIn(cells[column]),
    0,
  );
  const isExplained = POSSIBLE_UNLISTED_POINTS.some((points) => sum + points === Number(scored));
  if (!WHOLE.test(scored) || isExplained) return null;
  return {
    field: 'team',
    reason: `what ${standardTeamCodeOrUnchanged(cells.team)} scored adds up to ${sum}, but ${gamesFile} has ${scored}`,
  };
}

function fumbleNotes(
  week: number,
  games: readonly Game[],
  sums: ReadonlyMap<string, TeamSums>,
): string[] {
  const weekGames = gamesByTeam(games.filter((game) => game.week === week));
  const scorers = [...weekGames.keys()].flatMap((key) =>
    (sums.get(key)?.fumbleTouchdowns ?? []).map((name) => `${name} (${key.split(' ')[1]})`),
  );
  if (scorers.length === 0) return [];
  return [
    'Counted as touchdowns of the defense, though a loose ball from a kick would look the ' +
      `same: ${scorers.join(', ')}.`,
  ];
}
