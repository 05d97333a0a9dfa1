import { randomLineupOf } from '@/lib/data/lineup/stored-lineup';
import { pickUnique } from '@/lib/data/only-one';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isOfSeason } from '@/lib/domain/calendar/games';
import { scoringRulesOf } from '@/lib/domain/football/formulas';
import { groupBy } from '@/lib/domain/lists';
import { TEAM_STEP } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/platform/services';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { listAny, queryAny } from '@/lib/store/pages';
import { equal, type Listed } from '@/lib/store/port';
import { isSettled, stepsOf } from './steps';

/**
 * Weeks with the answer of every finished step, as the score card shows them: another program
 * stores that a step was right and not its answer, which then follows from the lineup and the
 * statistics. Weeks of this app have their answers and cost no read. The current week may have no
 * lineup yet: then it is the one that opening the card will draw.
 */
export async function fillInMissingAnswers(
  progress: readonly StudentWeeklyProgress[],
  { games, currentWeek }: Pick<LeagueClock, 'games' | 'currentWeek'>,
): Promise<StudentWeeklyProgress[]> {
  const open = progress.filter(({ steps }) =>
    steps.slice(0, TEAM_STEP).some((step) => step.correct && !isSettled(step)),
  );
  if (open.length === 0) return [...progress];
  const { store, seasons, now } = getServices();
  const userIds = [...new Set(open.map(({ studentId }) => studentId))];
  const weeks = [...new Set(open.map(({ week }) => week))];
  const ofWeeks = weeks.length === 1 ? equal({ week: weeks[0] ?? 0 }) : [];
  const [snapshot, lineups] = await Promise.all([
    seasons.load(games.statisticsSeason),
    listAny(store, studentLineups, 'userId', userIds, [
      ...ofWeeks,
      ...equal({ season: games.season }),
    ]),
  ]);
  const hasLineup = (userId: string) =>
    [...lineups.documents, ...lineups.unreadable.map(({ stored }) => stored)].some(
      (one) => one.userId === userId && one.week === currentWeek,
    );
  const without = open
    .filter(({ studentId, week }) => week === currentWeek && !hasLineup(studentId))
    .map(({ studentId }) => studentId);
  const teams = await queryAny(
    store,
    studentTeams,
    'userId',
    without,
    equal({ season: games.season }),
  );
  const drawn = new Map(
    teams
      .filter(isOfSeason(games))
      .map((team) => [
        team.userId,
        randomLineupOf({ games, snapshot, now: now() }, team, currentWeek),
      ]),
  );
  const lineupsOf = groupBy(lineups.documents, ({ userId }) => userId);
  return progress.map((each) => {
    if (!open.includes(each)) return each;
    const { studentId, week } = each;
    const own: Listed<(typeof lineups.documents)[number]> = {
      documents: lineupsOf.get(studentId) ?? [],
      unreadable: [],
    };
    const stored = pickUnique(
      studentLineups,
      own,
      (one) => one.week === week && isOfSeason(games)(one),
    );
    const lineup = stored ?? (week === currentWeek ? (drawn.get(studentId) ?? null) : null);
    return {
      ...each,
      steps: stepsOf(each.steps, lineup, { snapshot, week, level: scoringRulesOf(each) }),
    };
  });
}
