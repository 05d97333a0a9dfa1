import { requireOwnStudent } from '@/lib/data/access/own-student';
import type { Viewer } from '@/lib/data/access/viewer';
import type { CsvRow } from '@/lib/data/export/csv';
import { playerTile } from '@/lib/data/season/tiles';
import { misconceptionLabel } from '@/lib/domain/answers/mistakes/misconceptions';
import { fractionCell } from '@/lib/domain/csv-cells';
import { isPositionCode, POSITION_NAMES, type PositionCode, positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import { formatSheetTime, LAST_WEEK } from '@/lib/domain/football/schedule';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/server/services';
import {
  type DraftScoreAttempt,
  type StudentPlayerScoreAttempt,
  type StudentTeamScoreAttempt,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { inPages } from '@/lib/store/pages';
import type { Collection } from '@/lib/store/port';
import { TRY_COLUMNS, WORK } from '@/words/export';

type AnyTry = StudentPlayerScoreAttempt | StudentTeamScoreAttempt | DraftScoreAttempt;

/**
 * Each try of one own student in the league's season, at score cards and at scouting. 'not-found' for anybody else's student, before the
 * first row.
 */
export async function exportTries(viewer: Viewer, leagueId: string, studentId: string): Promise<AsyncIterable<CsvRow>> {
  const { league } = await requireOwnStudent(viewer, leagueId, studentId);
  const { seasons, timeZone } = getServices();
  return tryRows(triesInParts(studentId, league.season), await seasons.load(league.season), timeZone);
}

const TRIES = [studentPlayerScoreAttempts, studentTeamScoreAttempts, studentDraftScoreAttempts].map(
  (collection) => collection as unknown as Collection<AnyTry>,
);

/**
 * The tries of a season in parts that are small whatever is stored: a week of a student's has at most a few hundred. Data from before there
 * was a limit can have more; then the parts of such a week follow one another.
 */
async function* triesInParts(studentId: string, season: number): AsyncGenerator<AnyTry[]> {
  const { store } = getServices();
  for (let week = 0; week <= LAST_WEEK; week += 1) {
    const where = [
      { field: 'studentId', op: '==', value: studentId },
      { field: 'week', op: '==', value: week },
      { field: 'season', op: '==', value: season },
    ] as const;
    const kinds = TRIES.map((collection) => inPages(store, collection, where));
    for (;;) {
      const parts = await Promise.all(kinds.map((pages) => pages.next()));
      const tries = parts.flatMap(({ value }) => value ?? []);
      if (tries.length === 0) break;
      yield tries.sort((a, b) => timeOf(a).getTime() - timeOf(b).getTime() || a.attempt - b.attempt);
    }
  }
}

const timeOf = ({ createdAt }: AnyTry): Date => dateFromTimestamp(createdAt);

async function* tryRows(
  parts: AsyncIterable<readonly AnyTry[]>,
  snapshot: SeasonSnapshot,
  timeZone: string,
): AsyncGenerator<CsvRow> {
  yield TRY_COLUMNS;
  for await (const tries of parts) for (const each of tries) yield tryRow(each, snapshot, timeZone);
}

function tryRow(each: AnyTry, snapshot: SeasonSnapshot, timeZone: string): CsvRow {
  const { week, formulaLevel, attempt, typed, answer, correct, simplified, misconception } = each;
  return [
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

/** A whole fraction in one box, which the app reads too, must not become a date either. */
const boxCell = (text: string): string => (text.includes('/') ? `'${text}` : text);

/** "Score card", "Running Back 2" and the player's name; scouting knows the position only, the team's step no player. */
function placeCells(each: AnyTry, snapshot: SeasonSnapshot): [work: string, step: string, player: string] {
  const name = (position: PositionCode, id: number) => playerTile(snapshot, position, id, each.week).name;
  if (!('step' in each)) {
    const { position, playerId } = each;
    return isPositionCode(position)
      ? [WORK.scouting, POSITION_NAMES[position], name(position, playerId)]
      : [WORK.scouting, position, ''];
  }
  if (each.step === null) return [WORK.card, '', ''];
  if (each.step === 'TEAM') return [WORK.card, stepTitle('TEAM'), ''];
  return [WORK.card, stepTitle(each.step), name(positionOfSlot(each.step), each.playerId)];
}
