import { GAME_WEEKS } from '@/lib/domain/football/schedule';
import {
  type DefenseGameRow,
  type ParsedRowWithLine,
  type PlayerGameRow,
  type PlayerRow,
  parseDefenseGameRows,
  parsePlayerGameRows,
  parsePlayerRows,
  parseScheduleRows,
  parseTeamRows,
  type ScheduleRow,
  type TeamRow,
} from './rows';
import type { ImportProblem, SeasonSources } from './table';

/**
 * Checks every row of a season's files. All else depends on teams and players: a problem there, or
 * an unreadable file, means that nothing is imported (`season` is null). If a game's row has a
 * problem, that week isn't imported, or no week at all if the row doesn't show which one.
 */
export function validateSeason(files: SeasonSources, season: number) {
  const teams = parseTeamRows(files.teams, season);
  const players = parsePlayerRows(files.players);
  const schedule = parseScheduleRows(files.schedule);
  const playerGames = parsePlayerGameRows(files.playerGames);
  const defenseGames = parseDefenseGameRows(files.defenseGames);

  const teamOf = new Map(teams.rows.map((team) => [team.Team, team]));
  const foundations: ImportProblem[] = [
    ...teams.problems,
    ...[players, schedule, playerGames, defenseGames].flatMap((file) => file.fileProblems),
    ...players.refused.flatMap((refused) => refused.problems),
    ...lookedAt(files.players, players.rows, playerCheck(season, teamOf)).map(
      ({ problem }) => problem,
    ),
  ];
  if (foundations.length > 0) return { season: null, problems: foundations };

  const games = new Map(schedule.rows.map(({ value }) => [value.GameKey, value]));
  const playerIds = new Set(players.rows.map(({ value }) => value.PlayerID));
  const findings = new Findings(games);
  for (const { refused } of [schedule, playerGames, defenseGames]) {
    for (const { row, problems } of refused)
      for (const problem of problems) findings.add(problem, row.cells);
  }
  const context: Context = { season, teamOf, games };
  for (const { problem, value } of [
    ...lookedAt(files.schedule, schedule.rows, scheduleCheck(context)),
    ...lookedAt(files.playerGames, playerGames.rows, playerGameCheck(context, playerIds)),
    ...lookedAt(files.defenseGames, defenseGames.rows, defenseGameCheck(context)),
  ])
    findings.add(problem, value);
  checkEveryTeamHasDefense(findings, files.schedule, schedule.rows, defenseGames.rows);

  const weeks = [...new Set(schedule.rows.map(({ value }) => value.Week))].toSorted(
    (a, b) => a - b,
  );
  const ofWeek = <T extends { Week: number }>(
    rows: readonly ParsedRowWithLine<T>[],
    week: number,
  ): T[] => rows.filter(({ value }) => value.Week === week).map(({ value }) => value);
  const good = weeks
    .filter((week) => !findings.refuses(week))
    .map((week) => ({
      week,
      schedule: ofWeek(schedule.rows, week),
      playerGames: ofWeek(playerGames.rows, week),
      defenseGames: ofWeek(defenseGames.rows, week),
    }));
  return {
    season: {
      teams: teams.rows,
      players: players.rows.map(({ value }) => value),
      weeks: good.filter((each) => !isAhead(each)),
      ahead: good.filter(isAhead),
      refusedWeeks: GAME_WEEKS.filter((week) => findings.refuses(week)),
    },
    problems: findings.problems,
  };
}
export type ValidSeason = NonNullable<ReturnType<typeof validateSeason>['season']>;
export type WeekRows = ValidSeason['weeks'][number];

type Named = { readonly name: string };

type Context = {
  readonly season: number;
  readonly teamOf: ReadonlyMap<string, TeamRow>;
  readonly games: ReadonlyMap<string, ScheduleRow>;
};

class Findings {
  readonly problems: ImportProblem[] = [];
  private readonly spoiled = new Set<number>();

  constructor(private readonly games: Context['games']) {}

  add(
    problem: ImportProblem,
    cells: { readonly Week?: unknown; readonly GameKey?: unknown },
  ): void {
    this.problems.push(problem);
    // If a row's week and its game disagree, both weeks are refused; a row with neither could
    // belong to any week.
    const named = [Number(cells.Week), this.games.get(String(cells.GameKey))?.Week ?? 0];
    const weeks = named.filter((week) => GAME_WEEKS.includes(week));
    for (const week of weeks.length > 0 ? weeks : GAME_WEEKS) this.spoiled.add(week);
  }

  refuses(week: number): boolean {
    return this.spoiled.has(week);
  }
}

type Report = (field: string, reason: string) => void;
type Check<Row> = (row: Row, report: Report) => void;

function lookedAt<Row>(
  { name }: Named,
  rows: readonly ParsedRowWithLine<Row>[],
  check: Check<Row>,
): { problem: ImportProblem; value: Row }[] {
  return rows.flatMap(({ line, value }) => {
    const problems: ImportProblem[] = [];
    check(value, (field, reason) => problems.push({ file: name, line, field, reason }));
    return problems.map((problem) => ({ problem, value }));
  });
}

function firstTimes(): (key: string | number) => boolean {
  const seen = new Set<string | number>();
  return (key) => seen.size < seen.add(key).size;
}

function playerCheck(season: number, teamOf: Context['teamOf']): Check<PlayerRow> {
  const isNew = firstTimes();
  return (row, report) => {
    if (row.Season !== season) report('Season', `must be ${season}`);
    if (!teamOf.has(row.Team)) report('Team', `there is no team ${row.Team}`);
    if (!isNew(row.PlayerID)) report('PlayerID', `player ${row.PlayerID} is there twice`);
  };
}

function scheduleCheck({ season, teamOf }: Context): Check<ScheduleRow> {
  const [isNewGame, isFree] = [firstTimes(), firstTimes()];
  return (row, report) => {
    if (row.Season !== season) report('Season', `must be ${season}`);
    if (isOver(row) && row.HomeScore === null) report('HomeScore', NO_SCORE);
    if (isOver(row) && row.AwayScore === null) report('AwayScore', NO_SCORE);
    if (!isNewGame(row.GameKey)) report('GameKey', `game ${row.GameKey} is there twice`);
    for (const side of SIDES) {
      const abbreviation = row[side];
      const team = teamOf.get(abbreviation);
      if (!team) report(side, `there is no team ${abbreviation}`);
      else if (team.ByeWeek === row.Week)
        report(side, `${abbreviation} has its bye in week ${row.Week}`);
      if (!isFree(`${row.Week} ${abbreviation}`))
        report(side, `${abbreviation} already plays in week ${row.Week}`);
    }
  };
}

const NO_SCORE = 'must be a whole number, 0 or more';

const SIDES = ['HomeTeam', 'AwayTeam'] as const;

type GameRow = Pick<
  PlayerGameRow,
  'Season' | 'Week' | 'GameKey' | 'Team' | 'Opponent' | 'HomeOrAway'
>;

/** Player and defense rows must agree with the schedule. */
function checkGame({ season, teamOf, games }: Context, row: GameRow, report: Report): void {
  if (row.Season !== season) report('Season', `must be ${season}`);
  if (!teamOf.has(row.Team)) report('Team', `there is no team ${row.Team}`);
  const game = games.get(row.GameKey);
  if (!game) {
    report('GameKey', `the schedule has no game ${row.GameKey}`);
    return;
  }
  if (!isOver(game)) report('GameKey', `the schedule has no score of ${row.GameKey}`);
  if (game.Week !== row.Week)
    report('Week', `the schedule has ${row.GameKey} in week ${game.Week}`);
  const [team, opponent] =
    row.HomeOrAway === 'HOME' ? [game.HomeTeam, game.AwayTeam] : [game.AwayTeam, game.HomeTeam];
  if (row.Team !== team)
    report('Team', `the schedule has ${team} as the ${row.HomeOrAway} team of ${row.GameKey}`);
  if (row.Opponent !== opponent)
    report('Opponent', `the schedule has ${opponent} as the opponent in ${row.GameKey}`);
}

function playerGameCheck(context: Context, playerIds: ReadonlySet<number>): Check<PlayerGameRow> {
  const isNew = firstTimes();
  return (row, report) => {
    const { PlayerID, Week } = row;
    checkGame(context, row, report);
    if (!playerIds.has(PlayerID)) report('PlayerID', `there is no player ${PlayerID}`);
    if (!isNew(`${Week} ${PlayerID}`))
      report('PlayerID', `player ${PlayerID} already has a row in week ${Week}`);
  };
}

function defenseGameCheck(context: Context): Check<DefenseGameRow> {
  const isNew = firstTimes();
  return (row, report) => {
    const { TeamID, Week } = row;
    checkGame(context, row, report);
    const team = context.teamOf.get(row.Team);
    if (team && team.TeamID !== TeamID)
      report('TeamID', `the TeamID of ${row.Team} is ${team.TeamID}`);
    if (!isNew(`${Week} ${TeamID}`))
      report('TeamID', `team ${TeamID} already has a row in week ${Week}`);
  };
}

type GamesOfWeek = {
  schedule: readonly ScheduleRow[];
  playerGames: readonly unknown[];
  defenseGames: readonly unknown[];
};

const isAhead = ({ schedule, playerGames, defenseGames }: GamesOfWeek): boolean =>
  playerGames.length + defenseGames.length === 0 && !schedule.some(isOver);

const isOver = ({ HomeScore, AwayScore }: Pick<ScheduleRow, 'HomeScore' | 'AwayScore'>): boolean =>
  HomeScore !== null || AwayScore !== null;

/**
 * Each team in a finished game needs a row for its defense: a lost one would look like a bye. Weeks
 * with a refused row are skipped, because they are refused anyway.
 */
function checkEveryTeamHasDefense(
  findings: Findings,
  file: Named,
  schedule: readonly ParsedRowWithLine<ScheduleRow>[],
  defenses: readonly ParsedRowWithLine<DefenseGameRow>[],
): void {
  const present = new Set(defenses.map(({ value }) => `${value.Week} ${value.Team}`));
  for (const { line, value } of schedule) {
    if (findings.refuses(value.Week) || !isOver(value)) continue;
    for (const field of SIDES) {
      if (present.has(`${value.Week} ${value[field]}`)) continue;
      const reason = `the defense of ${value[field]} has no row in week ${value.Week}`;
      findings.add({ file: file.name, line, field, reason }, value);
    }
  }
}
