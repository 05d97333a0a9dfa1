import { GAME_WEEKS } from '@/lib/domain/football/schedule';
import {
  type DefenseGameRow,
  type PlayerGameRow,
  type PlayerRow,
  type ReadFile,
  type ReadRow,
  type RefusedRow,
  readDefenseGames,
  readPlayerGames,
  readPlayers,
  readSchedule,
  readTeams,
  type ScheduleRow,
  type TeamRow,
} from './rows';
import type { ImportProblem, SourceFile, SourceRows } from './table';

/** A season's rows, from files or from a service. */
export type SeasonSources = {
  readonly teams: SourceFile;
  readonly players: SourceRows;
  readonly schedule: SourceRows;
  readonly playerGames: SourceRows;
  readonly defenseGames: SourceRows;
};

export type WeekRows = {
  readonly week: number;
  readonly schedule: readonly ScheduleRow[];
  readonly playerGames: readonly PlayerGameRow[];
  readonly defenseGames: readonly DefenseGameRow[];
};

export type ValidSeason = {
  readonly teams: readonly TeamRow[];
  readonly players: readonly PlayerRow[];
  /** The weeks without any problem, in order. */
  readonly weeks: readonly WeekRows[];
  /** The weeks that must not be imported, in order. */
  readonly refusedWeeks: readonly number[];
};

/**
 * Checks every row of a season's files. Teams and players stand under everything else: a problem there, or a file that cannot be read at
 * all, means that nothing is imported (`season` is null). A problem in a game row refuses the week it belongs to, and every week when
 * the row does not tell which.
 */
export function validateSeason(files: SeasonSources, season: number): { season: ValidSeason | null; problems: ImportProblem[] } {
  const teams = readTeams(files.teams, season);
  const players = readPlayers(files.players);
  const schedule = readSchedule(files.schedule);
  const playerGames = readPlayerGames(files.playerGames);
  const defenseGames = readDefenseGames(files.defenseGames);

  const foundations: ImportProblem[] = [
    ...teams.problems,
    ...[players, schedule, playerGames, defenseGames].flatMap((file) => file.fileProblems),
    ...players.refused.flatMap((refused) => refused.problems),
    ...checkPlayers(files.players, players, season, new Set(teams.rows.map(({ Team }) => Team))),
  ];
  if (foundations.length > 0) return { season: null, problems: foundations };

  const findings = new Findings(schedule.rows);
  const context: Context = {
    season,
    teamIds: new Map(teams.rows.map((team) => [team.Team, team.TeamID])),
    byeWeeks: new Map(teams.rows.map((team) => [team.Team, team.ByeWeek])),
    playerIds: new Set(players.rows.map(({ value }) => value.PlayerID)),
    games: new Map(schedule.rows.map(({ value }) => [value.GameKey, value])),
    findings,
  };
  for (const { refused } of [schedule, playerGames, defenseGames]) findings.addRefused(refused);
  checkSchedule(context, files.schedule, schedule.rows);
  checkPlayerGames(context, files.playerGames, playerGames.rows);
  checkDefenseGames(context, files.defenseGames, defenseGames.rows);
  checkEveryTeamHasDefense(context, files.schedule, schedule.rows, defenseGames.rows);

  const weeks = [...new Set(schedule.rows.map(({ value }) => value.Week))].toSorted((a, b) => a - b);
  const ofWeek = <T extends { Week: number }>(rows: readonly ReadRow<T>[], week: number): T[] =>
    rows.filter(({ value }) => value.Week === week).map(({ value }) => value);
  return {
    season: {
      teams: teams.rows,
      players: players.rows.map(({ value }) => value),
      weeks: weeks
        .filter((week) => !findings.refuses(week))
        .map((week) => ({
          week,
          schedule: ofWeek(schedule.rows, week),
          playerGames: ofWeek(playerGames.rows, week),
          defenseGames: ofWeek(defenseGames.rows, week),
        })),
      refusedWeeks: GAME_WEEKS.filter((week) => findings.refuses(week)),
    },
    problems: findings.problems,
  };
}

type Named = { readonly name: string };

type Context = {
  readonly season: number;
  readonly teamIds: ReadonlyMap<string, number>;
  readonly byeWeeks: ReadonlyMap<string, number>;
  readonly playerIds: ReadonlySet<number>;
  readonly games: ReadonlyMap<string, ScheduleRow>;
  readonly findings: Findings;
};

/** Collects problems and, with each, the weeks it spoils. */
class Findings {
  readonly problems: ImportProblem[] = [];
  private readonly spoiled = new Set<number>();
  private readonly weekOfGame: ReadonlyMap<string, number>;

  constructor(schedule: readonly ReadRow<ScheduleRow>[]) {
    this.weekOfGame = new Map(schedule.map(({ value }) => [value.GameKey, value.Week]));
  }

  add(problem: ImportProblem, cells: { readonly Week?: unknown; readonly GameKey?: unknown }): void {
    this.problems.push(problem);
    // A row whose week and game disagree spoils both; a row that names neither could belong anywhere.
    const named = [Number(cells.Week), this.weekOfGame.get(String(cells.GameKey)) ?? 0];
    const weeks = named.filter((week) => GAME_WEEKS.includes(week));
    for (const week of weeks.length > 0 ? weeks : GAME_WEEKS) this.spoiled.add(week);
  }

  addRefused(refused: readonly RefusedRow[]): void {
    for (const { row, problems } of refused) {
      for (const problem of problems) this.add(problem, row.cells);
    }
  }

  refuses(week: number): boolean {
    return this.spoiled.has(week);
  }
}

function checkPlayers(file: Named, players: ReadFile<PlayerRow>, season: number, teams: ReadonlySet<string>): ImportProblem[] {
  const seen = new Set<number>();
  return players.rows.flatMap(({ line, value }) => {
    const at = { file: file.name, line };
    const problems: ImportProblem[] = [];
    if (value.Season !== season) problems.push({ ...at, field: 'Season', reason: `must be ${season}` });
    if (!teams.has(value.Team)) problems.push({ ...at, field: 'Team', reason: `there is no team ${value.Team}` });
    if (seen.has(value.PlayerID)) problems.push({ ...at, field: 'PlayerID', reason: `player ${value.PlayerID} is there twice` });
    seen.add(value.PlayerID);
    return problems;
  });
}

function checkSchedule(context: Context, file: Named, rows: readonly ReadRow<ScheduleRow>[]): void {
  const keys = new Set<string>();
  const playing = new Set<string>();
  for (const { line, value } of rows) {
    const report = (field: string, reason: string) => context.findings.add({ file: file.name, line, field, reason }, value);
    if (value.Season !== context.season) report('Season', `must be ${context.season}`);
    if (keys.has(value.GameKey)) report('GameKey', `game ${value.GameKey} is there twice`);
    keys.add(value.GameKey);
    for (const side of ['HomeTeam', 'AwayTeam'] as const) {
      const team = value[side];
      if (!context.teamIds.has(team)) report(side, `there is no team ${team}`);
      else if (context.byeWeeks.get(team) === value.Week) report(side, `${team} has its bye in week ${value.Week}`);
      if (playing.has(`${value.Week} ${team}`)) report(side, `${team} already plays in week ${value.Week}`);
      playing.add(`${value.Week} ${team}`);
    }
  }
}

type GameRow = Pick<PlayerGameRow, 'Season' | 'Week' | 'GameKey' | 'Team' | 'Opponent' | 'HomeOrAway'>;

/** What player and defense rows have in common: they must tell the same as the schedule. */
function checkGame(context: Context, value: GameRow, report: (field: string, reason: string) => void): void {
  if (value.Season !== context.season) report('Season', `must be ${context.season}`);
  if (!context.teamIds.has(value.Team)) report('Team', `there is no team ${value.Team}`);
  const game = context.games.get(value.GameKey);
  if (!game) {
    report('GameKey', `the schedule has no game ${value.GameKey}`);
    return;
  }
  if (game.Week !== value.Week) report('Week', `the schedule has ${value.GameKey} in week ${game.Week}`);
  const [team, opponent] = value.HomeOrAway === 'HOME' ? [game.HomeTeam, game.AwayTeam] : [game.AwayTeam, game.HomeTeam];
  if (value.Team !== team) report('Team', `the schedule has ${team} as the ${value.HomeOrAway} team of ${value.GameKey}`);
  if (value.Opponent !== opponent) report('Opponent', `the schedule has ${opponent} as the opponent in ${value.GameKey}`);
}

function checkPlayerGames(context: Context, file: Named, rows: readonly ReadRow<PlayerGameRow>[]): void {
  const seen = new Set<string>();
  for (const { line, value } of rows) {
    const report = (field: string, reason: string) => context.findings.add({ file: file.name, line, field, reason }, value);
    checkGame(context, value, report);
    if (!context.playerIds.has(value.PlayerID)) report('PlayerID', `there is no player ${value.PlayerID}`);
    const key = `${value.Week} ${value.PlayerID}`;
    if (seen.has(key)) report('PlayerID', `player ${value.PlayerID} already has a row in week ${value.Week}`);
    seen.add(key);
  }
}

function checkDefenseGames(context: Context, file: Named, rows: readonly ReadRow<DefenseGameRow>[]): void {
  const seen = new Set<string>();
  for (const { line, value } of rows) {
    const report = (field: string, reason: string) => context.findings.add({ file: file.name, line, field, reason }, value);
    checkGame(context, value, report);
    const teamId = context.teamIds.get(value.Team);
    if (teamId !== undefined && teamId !== value.TeamID) report('TeamID', `the TeamID of ${value.Team} is ${teamId}`);
    const key = `${value.Week} ${value.TeamID}`;
    if (seen.has(key)) report('TeamID', `team ${value.TeamID} already has a row in week ${value.Week}`);
    seen.add(key);
  }
}

/** Without this check a lost row would look like a bye. A team's row that was refused has spoiled its week already. */
function checkEveryTeamHasDefense(
  context: Context,
  file: Named,
  schedule: readonly ReadRow<ScheduleRow>[],
  defenses: readonly ReadRow<DefenseGameRow>[],
): void {
  const present = new Set(defenses.map(({ value }) => `${value.Week} ${value.Team}`));
  for (const { line, value } of schedule) {
    if (context.findings.refuses(value.Week)) continue;
    for (const side of ['HomeTeam', 'AwayTeam'] as const) {
      if (present.has(`${value.Week} ${value[side]}`)) continue;
      const reason = `the defense of ${value[side]} has no row in week ${value.Week}`;
      context.findings.add({ file: file.name, line, field: side, reason }, value);
    }
  }
}
