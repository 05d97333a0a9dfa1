import { z } from 'zod';
import { type GameOwnerKind, PLAYER_POSITIONS } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  DEFENSE_STATISTICS,
  mapGivenStatistics,
  PLAYER_STATISTICS,
  STATISTICS,
  type Statistic,
} from '@/lib/domain/football/statistics';
import { parseJsonOrUndefined } from '@/lib/domain/text/json';
import {
  type ImportProblem,
  readTable,
  type SourceFile,
  type SourceFileOrTable,
  type TableRow,
} from './table';

export type ParsedRowWithLine<T> = { readonly line: number; readonly value: T };
/** The raw cells may still show the row's week. */
type RefusedRow = { readonly row: TableRow; readonly problems: readonly ImportProblem[] };
type ParsedFile<T> = {
  readonly rows: readonly ParsedRowWithLine<T>[];
  readonly refused: readonly RefusedRow[];
  /** Why the whole file is unusable; empty if it can be used. */
  readonly fileProblems: readonly ImportProblem[];
};

const MISSING = 'the row does not have as many cells as the header';
const text = z.string({ error: MISSING }).trim();
const filledText = text.min(1, 'must not be empty');
const wholeNumber = text.regex(/^-?\d{1,9}$/, 'must be a whole number').transform(Number);
const count = text.regex(/^\d{1,9}$/, 'must be a whole number, 0 or more').transform(Number);
/** Empty until the game is over. */
const score = text
  .regex(/^\d{0,9}$/, 'must be a whole number, 0 or more')
  .transform((value) => (value === '' ? null : Number(value)));
const week = wholeNumber.refine(
  (value) => value >= 1 && value <= FINAL_WEEK,
  `must be a week from 1 to ${FINAL_WEEK}`,
);
const photoUrl = text.refine(
  (value) => value === '' || value.startsWith('https://'),
  'must be empty or start with https://',
);

const playerRow = z.object({
  PlayerID: count,
  Season: wholeNumber,
  Name: filledText,
  FirstName: filledText,
  LastName: text,
  Position: text.pipe(
    z.enum(PLAYER_POSITIONS, {
      error: `must be ${PLAYER_POSITIONS.slice(0, -1).join(', ')} or ${PLAYER_POSITIONS.at(-1)}`,
    }),
  ),
  Team: filledText,
  JerseyNumber: text
    .regex(/^\d{0,2}$/, 'must be empty or a number from 0 to 99')
    .transform((value) => (value === '' ? null : Number(value))),
  PhotoUrl: photoUrl,
  GsisID: filledText,
});

const scheduleRow = z.object({
  GameKey: filledText,
  Season: wholeNumber,
  Week: week,
  HomeTeam: filledText,
  AwayTeam: filledText,
  HomeScore: score,
  AwayScore: score,
  KickoffUTC: text.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    'must be a moment such as 2023-09-08T00:20:00Z',
  ),
  Weekday: filledText,
  Stadium: text,
});

const gameRow = {
  Season: wholeNumber,
  Week: week,
  GameKey: filledText,
  Team: filledText,
  Opponent: filledText,
  HomeOrAway: text.pipe(z.enum(['HOME', 'AWAY'], { error: 'must be HOME or AWAY' })),
};

/** Far more than in any game. Larger numbers come from a broken file, and fit on no card. */
const MAX_YARDS = 99_999;
const MAX_COUNT = 99;

function statisticCell(field: Statistic) {
  const isYards = STATISTICS[field].family === 'yards';
  const most = isYards ? MAX_YARDS : MAX_COUNT;
  return (isYards ? wholeNumber : count).refine(
    (value) => Math.abs(value) <= most,
    `is more than in any game (${most} at most)`,
  );
}

const playerGameRow = z.object({
  ...gameRow,
  PlayerID: count,
  ...mapGivenStatistics(PLAYER_STATISTICS, statisticCell),
});

const defenseGameRow = z.object({
  ...gameRow,
  TeamID: count,
  ...mapGivenStatistics(DEFENSE_STATISTICS, statisticCell),
});

export const REQUIRED_STATISTICS: Readonly<Record<GameOwnerKind, readonly string[]>> = {
  player: PLAYER_STATISTICS,
  defense: DEFENSE_STATISTICS,
};

export type PlayerRow = z.infer<typeof playerRow>;
export type ScheduleRow = z.infer<typeof scheduleRow>;
export type PlayerGameRow = z.infer<typeof playerGameRow>;
export type DefenseGameRow = z.infer<typeof defenseGameRow>;

function reader<T>(schema: z.ZodObject & z.ZodType<T>): (file: SourceFileOrTable) => ParsedFile<T> {
  return (file) => {
    const table = readTable(file, Object.keys(schema.shape));
    const rows: ParsedRowWithLine<T>[] = [];
    const refused: RefusedRow[] = [];
    for (const row of table.rows) {
      const at = { file: file.name, line: row.line };
      const parsed = schema.safeParse(row.cells);
      if (row.refusal) refused.push({ row, problems: [{ ...at, ...row.refusal }] });
      else if (parsed.success) rows.push({ line: row.line, value: parsed.data });
      else {
        const problems = problemsOf(parsed.error, at);
        refused.push({
          row,
          problems: problems.some(({ reason }) => reason === MISSING)
            ? problems.slice(0, 1)
            : problems,
        });
      }
    }
    return { rows, refused, fileProblems: table.problems };
  };
}

const problemsOf = (
  { issues }: z.ZodError,
  at: Pick<ImportProblem, 'file' | 'line'>,
): ImportProblem[] =>
  issues.map(({ path, message }) => ({ ...at, field: path.join('.'), reason: message }));

export const parsePlayerRows = reader<PlayerRow>(playerRow);

export type PlayerWithoutSeason = Omit<PlayerRow, 'Season'>;

export function toPlayerTableRow(
  player: PlayerWithoutSeason,
  season: number,
  line: number,
): TableRow {
  const { Name, FirstName, LastName, Position, Team, PhotoUrl, GsisID, PlayerID, JerseyNumber } =
    player;
  const numbers = {
    PlayerID: `${PlayerID}`,
    Season: `${season}`,
    JerseyNumber: JerseyNumber === null ? '' : `${JerseyNumber}`,
  };
  return {
    line,
    cells: { ...numbers, Name, FirstName, LastName, Position, Team, PhotoUrl, GsisID },
  };
}

export const parseScheduleRows = reader<ScheduleRow>(scheduleRow);
export const parsePlayerGameRows = reader<PlayerGameRow>(playerGameRow);
export const parseDefenseGameRows = reader<DefenseGameRow>(defenseGameRow);

const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color such as #97233F');

const teamSchema = z.object({
  TeamID: z.number().int().positive(),
  Team: z.string().min(2).max(3),
  City: z.string().min(1),
  Name: z.string().min(1),
  FullName: z.string().min(1),
  Conference: z.string().min(1),
  Division: z.string().min(1),
  PrimaryColor: hexColor,
  SecondaryColor: hexColor,
  ByeWeeks: z.record(z.string(), z.number().int().min(1).max(FINAL_WEEK)),
});
export type TeamRow = Omit<z.infer<typeof teamSchema>, 'ByeWeeks'> & { ByeWeek: number };

/** JSON has no lines, so a problem's `line` is the team's place in the list, from 1. */
export function parseTeamRows(
  file: SourceFile,
  season: number,
): { rows: TeamRow[]; problems: ImportProblem[] } {
  const list = parseJsonOrUndefined(file.text);
  if (!Array.isArray(list))
    return {
      rows: [],
      problems: [{ file: file.name, line: 1, field: '', reason: 'must be a JSON list of teams' }],
    };
  const rows: TeamRow[] = [];
  const problems: ImportProblem[] = [];
  const seen = new Set<string | number>();
  list.forEach((entry, index) => {
    const at = { file: file.name, line: index + 1 };
    const parsed = teamSchema.safeParse(entry);
    if (!parsed.success) {
      for (const problem of problemsOf(parsed.error, at)) problems.push(problem);
      return;
    }
    const { ByeWeeks, ...team } = parsed.data;
    const byeWeek = ByeWeeks[String(season)];
    if (byeWeek === undefined)
      problems.push({ ...at, field: 'ByeWeeks', reason: `there is no bye week for ${season}` });
    else if (seen.has(team.Team) || seen.has(team.TeamID))
      problems.push({ ...at, field: 'Team', reason: 'the team is there twice' });
    else rows.push({ ...team, ByeWeek: byeWeek });
    seen.add(team.Team).add(team.TeamID);
  });
  return { rows, problems };
}
