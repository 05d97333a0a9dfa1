import type { Viewer } from '@/lib/data/access/viewer';
import { type CsvRow, unreadableRow } from '@/lib/data/export/csv';
import type { GridRowDto, GridStepDto } from '@/lib/data/league-week/dto';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { type Arrangement, arrangeRows } from '@/lib/domain/class-grid';
import { isReopened, isStepStuck } from '@/lib/domain/stuck';
import { wayInText } from '@/lib/domain/way-in';
import { LATE, WEEK_GRID_COLUMNS } from '@/words/export';

/**
 * The grid of one week of an own league, from the same rows that the page shows, those that are asked for and in the order that is asked
 * for. Without a week that has been played: the latest. 'not-found' for anybody else's league.
 */
export async function exportWeekGrid(
  viewer: Viewer,
  leagueId: string,
  { week, ...arrangement }: { week: number | null } & Arrangement,
): Promise<{ week: number; rows: AsyncIterable<CsvRow> }> {
  const page = await getLeagueWeek(viewer, leagueId, { week, projector: false });
  const rows = arrangeRows(page.rows, arrangement, page.isCurrent ? Date.parse(page.now) : null);
  return { week: page.week, rows: gridRows(rows) };
}

async function* gridRows(rows: readonly GridRowDto[]): AsyncGenerator<CsvRow> {
  yield WEEK_GRID_COLUMNS;
  for (const row of rows) {
    if (row.unreadable) {
      yield unreadableRow(row.name, WEEK_GRID_COLUMNS.length);
      continue;
    }
    yield [
      row.name,
      row.teamName ?? '',
      row.wayIn ? wayInText(row.wayIn) : '',
      ...row.steps.flatMap((step) => [stepState(step), step.attempts, step.late ? LATE : '']),
      row.steps.reduce((tries, step) => tries + step.attempts, 0),
      ...row.tasks,
      row.weekMvp,
      row.mvp,
    ];
  }
}

/** In the grid's own words. */
function stepState(step: GridStepDto): string {
  if (step.correct) return 'right';
  if (step.attempts === 0) return 'open';
  if (isReopened(step)) return 'again';
  return isStepStuck(step) ? 'stuck' : 'trying';
}
