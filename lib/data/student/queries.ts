import { findStudentTeamIn, type Viewer } from '@/lib/data/access/viewer';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import type { StudentWorkDto } from '@/lib/data/student/dto';
import { requireNamedStudent, studentHeaderDto } from '@/lib/data/student/named-student';
import { catchUpDto, findWeekSteps, usedUpDtos, weekChoices } from '@/lib/data/student/weeks';
import { canStillBeDone, scoutedGames, taskTimes, workSteps } from '@/lib/data/student/work';
import { findStickers } from '@/lib/data/team/stickers';
import { findTasks, workOfStudent } from '@/lib/data/work/student';
import { listScoutingTries, listTries, type ShownTries } from '@/lib/data/work/tries';
import { scoringRulesName } from '@/lib/domain/football/formulas';
import { getServices } from '@/lib/platform/services';

/**
 * Shows one week of a student try by try, with the real statistics and the solution: for each step
 * the newest ten tries, or those up to the chosen one. Without a week that has been played, it
 * shows the latest. 'not-found' for anyone else's student.
 */
export async function getStudentWork(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  asked: number | null,
  choice: ShownTries | null = null,
): Promise<StudentWorkDto> {
  const own = await requireNamedStudent(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { games, statisticsSeason } = own.clock;
  const { week, latestWeek } = resolveWeek(own.clock, asked);
  const [team, stickers, weeks, snapshot] = await Promise.all([
    findStudentTeamIn(store, studentId, games),
    findStickers(studentId, own.league.season),
    workOfStudent(store, own).weeks(),
    seasons.load(statisticsSeason),
  ]);
  const ofWeek = weeks.of(week);
  const { kind, deadline, progress, rules, isUnreadable } = ofWeek;
  const isBegun = week < latestWeek || ofWeek.steps.some(({ attempts }) => attempts > 0);
  const [steps, attempts, scouting, tasks] = await Promise.all([
    findWeekSteps(snapshot, studentId, games, ofWeek),
    progress && ofWeek.steps.length > 0
      ? listTries(store, { studentId, week, games }, ofWeek.steps, choice)
      : [],
    // Before the first answer the draft is the work to look at, and costs what the tries at the
    // steps would.
    isBegun ? [] : listScoutingTries(store, studentId, own.clock),
    // Missing on the progress of an older release, and before the week was opened.
    progress?.taskTimes ?? findTasks(store, studentId, week, games),
  ]);
  return {
    head: studentHeaderDto(own, team, stickers),
    week,
    weeks: weekChoices(weeks),
    weekLevel: progress && scoringRulesName(rules),
    weekMvpPoints: progress?.mvpPointsEarned ?? 0,
    tasks:
      week === 0 || kind === 'before'
        ? []
        : taskTimes(tasks, deadline).filter(canStillBeDone(kind)),
    catchUp: catchUpDto(own, weeks),
    ...(isUnreadable ? { isUnreadable } : {}),
    steps:
      kind === 'before' || isUnreadable
        ? []
        : workSteps({ snapshot, week, level: rules, steps, attempts, choice }),
    scouting: scoutedGames(snapshot, scouting),
    usedUp: usedUpDtos(own, weeks),
  };
}
