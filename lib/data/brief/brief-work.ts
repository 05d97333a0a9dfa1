import type { OwnLeagueAccess } from '@/lib/data/access/league';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import {
  type ClassWeekWithWrongAnswers,
  readClassWeekWithWrongAnswers,
} from '@/lib/data/mistake/class-mistakes';
import { type StudentWithGroupNumber, weekForBrief } from '@/lib/domain/class/brief';
import { isWeekExcusedForAll } from '@/lib/domain/class/gradebook';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';

/** The caller has checked whose league it is. */
export function readClassWorkForBrief(
  { league, clock }: Pick<OwnLeagueAccess, 'league' | 'clock'>,
  week: number | null,
): Promise<ClassWeekWithWrongAnswers> {
  const { week: shownWeek } = resolveWeek(clock, week);
  const isBegun = (progress: readonly StudentWeeklyProgress[]) =>
    progress.some(({ steps }) => steps.some(({ attempts }) => attempts > 0));
  return readClassWeekWithWrongAnswers(league, clock, {
    week: shownWeek,
    choose: (progress) =>
      week === shownWeek
        ? shownWeek
        : weekForBrief(
            shownWeek,
            !isWeekExcusedForAll(league, clock, shownWeek) && isBegun(progress),
          ),
    // Students see the groups, so names leave out the teacher's own reference for a student.
    seenByClass: true,
  });
}

export const studentsForGrouping = ({
  members,
  progress,
}: ClassWeekWithWrongAnswers): StudentWithGroupNumber[] =>
  members.map(({ id, group }) => ({
    id,
    group,
    stepsRight: progress.get(id)?.steps.filter(({ correct }) => correct).length ?? 0,
  }));
