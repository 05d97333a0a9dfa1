import { classWorkReader } from '@/lib/data/work/class';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import { isCardExpected, isCardFinished, stuckReasons } from '@/lib/domain/class/class-grid';
import { isWeekExcusedForAll } from '@/lib/domain/class/gradebook';
import { createVersionedCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { ListedDocuments } from '@/lib/store/port';
import { gridRows } from './class-week';

/**
 * Late work is rare, so the past week is cached for a minute while a teacher moves between tabs.
 */
const cache = createVersionedCache<ListedDocuments<StudentWeeklyProgress>>({
  maxEntries: 200,
  maxAgeMs: 60_000,
});

/**
 * A past week's students who still owe its score card. A student whose own deadline is still to
 * come owes nothing yet.
 */
type UnfinishedWeek = { week: number; students: number; stuck: number };

/** At most a minute old. The caller has checked whose league it is. */
export async function readCachedUnfinishedWeekSummary(
  league: League,
  { clock, week }: { clock: LeagueClock; week: number },
  profiles: ListedDocuments<StudentProfile>,
): Promise<UnfinishedWeek | null> {
  const progress = await cache.read(
    `${league.id} ${seasonIdPrefix(clock.seasonKey)}`,
    String(week),
    () => classWorkReader(getServices().store, league, clock.seasonKey).week(week),
  );
  return summarizeUnfinishedWeek(league, { clock, week }, profiles, progress);
}

export function summarizeUnfinishedWeek(
  league: League,
  { clock, week }: { clock: LeagueClock; week: number },
  profiles: ListedDocuments<StudentProfile>,
  progress: ListedDocuments<StudentWeeklyProgress>,
): UnfinishedWeek | null {
  const context = {
    clock,
    week,
    deadlineFor: null,
    isCurrent: false,
    isExcused: isWeekExcusedForAll(league, clock, week),
  };
  const notDueYet = studentsNotDueYet(clock, week, profiles.documents);
  const rows = gridRows({ profiles, progress, olderTasks: new Map() }, context).filter(
    (row) =>
      !row.unreadable &&
      !notDueYet.has(row.studentId) &&
      isCardExpected(row) &&
      !isCardFinished(row),
  );
  if (rows.length === 0) return null;
  return {
    week,
    students: rows.length,
    stuck: rows.filter((row) => stuckReasons(row, null).length > 0).length,
  };
}

function studentsNotDueYet(
  clock: LeagueClock,
  week: number,
  profiles: readonly StudentProfile[],
): ReadonlySet<string> {
  const time = getServices().now();
  return new Set(
    profiles
      .filter((profile) => {
        const deadline = profile.supports && clock.forStudent(profile).deadlineOf(week);
        return deadline && !isLate(time, deadline);
      })
      .map(({ studentId }) => studentId),
  );
}
