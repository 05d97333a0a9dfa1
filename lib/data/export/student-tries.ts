import type { CsvRow } from '@/lib/data/export/csv';
import { playerTile } from '@/lib/data/season/tiles';
import { requireOwnStudent } from '@/lib/data/student/own-student';
import type { Viewer } from '@/lib/data/viewer';
import { fractionCell } from '@/lib/domain/csv-cells';
import { misconceptionLabel } from '@/lib/domain/misconceptions';
import { isPositionCode, POSITION_NAMES, type PositionCode, positionOfSlot, stepTitle } from '@/lib/domain/positions';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { formatSheetTime } from '@/lib/domain/weeks';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/services';
import {
  type DraftScoreAttempt,
  type StudentPlayerScoreAttempt,
  type StudentTeamScoreAttempt,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections';

/** One line for each try, in the order in which they were made. */
export const TRY_COLUMNS: readonly string[] = [
  'Time',
  'Week',
  'Work',
  'Step',
  'Player',
  'Formula level',
  'Try',
  // Box by box: a spreadsheet would make a date of "3/10".
  'Whole number typed',
  'Numerator typed',
  'Denominator typed',
  'Read as',
  'Result',
  'Simplest form',
  'Looks like',
];

type AnyTry = StudentPlayerScoreAttempt | StudentTeamScoreAttempt | DraftScoreAttempt;

/**
 * Each try of one own student in the league's season, at score cards and at scouting. 'not-found' for anybody else's student, before the
 * first row.
 */
export async function exportTries(viewer: Viewer, leagueId: string, studentId: string): Promise<AsyncIterable<CsvRow>> {
  const { league } = await requireOwnStudent(viewer, leagueId, studentId);
  const { store, seasons, timeZone } = getServices();
  const own = { where: [{ field: 'studentId', op: '==', value: studentId }] } as const;
  const [players, teams, scouting, snapshot] = await Promise.all([
    store.query(studentPlayerScoreAttempts, own),
    store.query(studentTeamScoreAttempts, own),
    store.query(studentDraftScoreAttempts, own),
    seasons.load(league.season),
  ]);
  const tries: AnyTry[] = [...players, ...teams, ...scouting].filter(({ season }) => season === league.season);
  return tryRows(
    tries.toSorted((a, b) => timeOf(a).getTime() - timeOf(b).getTime() || a.attempt - b.attempt),
    snapshot,
    timeZone,
  );
}

const timeOf = ({ createdAt }: AnyTry): Date => dateFromTimestamp(createdAt);

async function* tryRows(tries: readonly AnyTry[], snapshot: SeasonSnapshot, timeZone: string): AsyncGenerator<CsvRow> {
  yield TRY_COLUMNS;
  for (const each of tries) {
    const { week, formulaLevel, attempt, typed, answer, correct, simplified, misconception } = each;
    yield [
      formatSheetTime(timeOf(each), timeZone),
      week,
      ...placeCells(each, snapshot),
      formulaLevel,
      attempt,
      boxCell(typed.whole),
      boxCell(typed.numerator),
      boxCell(typed.denominator),
      fractionCell(answer),
      correct ? 'right' : 'wrong',
      correct ? (simplified ? 'yes' : 'no') : '',
      misconception === null ? '' : misconceptionLabel(misconception),
    ];
  }
}

/** A whole fraction in one box, which the app reads too, must not become a date either. */
const boxCell = (text: string): string => (text.includes('/') ? `'${text}` : text);

/** "Score card", "Running Back 2" and the player's name; scouting knows the position only, the team's step no player. */
function placeCells(each: AnyTry, snapshot: SeasonSnapshot): [work: string, step: string, player: string] {
  const name = (position: PositionCode, id: number) => playerTile(snapshot, position, id, each.week).name;
  if (!('step' in each)) {
    const { position, playerId } = each;
    return isPositionCode(position)
      ? ['Scouting', POSITION_NAMES[position], name(position, playerId)]
      : ['Scouting', position, ''];
  }
  if (each.step === 'TEAM') return ['Score card', stepTitle('TEAM'), ''];
  return ['Score card', stepTitle(each.step), name(positionOfSlot(each.step), each.playerId)];
}
