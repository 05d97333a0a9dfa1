import { requireOwnStudent } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import { lastTry } from '@/lib/data/score-card/steps';
import type { StudentCardStatusDto } from '@/lib/data/student/dto';
import { findWeekSteps } from '@/lib/data/student/weeks';
import { workStep } from '@/lib/data/student/work';
import { workOfStudent } from '@/lib/data/work/student';
import { listTriesAt, shownTryNumbers } from '@/lib/data/work/tries';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { stepNeedingAttention } from '@/lib/domain/class/class-grid';
import { stepIndex } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/platform/services';

/**
 * Shows where a student is in one week right now: the hard step with the last tries, the typed
 * lines, the solution, and what to say. Without a week that has been played, it shows the latest.
 * 'not-found' for anyone else's student.
 */
export async function getStudentCardStatus(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  asked: number | null,
): Promise<StudentCardStatusDto> {
  const own = await requireOwnStudent(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { games, statisticsSeason } = own.clock;
  const { week } = resolveWeek(own.clock, asked);
  const [ofWeek, snapshot] = await Promise.all([
    workOfStudent(store, own).week(week),
    seasons.load(statisticsSeason),
  ]);
  const steps = await findWeekSteps(snapshot, studentId, games, ofWeek);
  const key = ofWeek.kind === 'before' ? null : stepNeedingAttention(steps);
  const step = key && steps[stepIndex(key)];
  const who = {
    studentId,
    name: formatStudentName(own.profile),
    teamName: own.profile.teamName ?? null,
    week,
  };
  if (!key || !step) return { ...who, step: null, say: null };
  const card = { snapshot, week, level: ofWeek.rules, steps };
  const attempts =
    step.attempts > 0
      ? await listTriesAt(store, key, { studentId, week, games }, shownTryNumbers(step.attempts))
      : [];
  return {
    ...who,
    step: workStep({ ...card, attempts, choice: null }, step, key),
    say: lastTry(card, key)?.hint.text ?? null,
  };
}
