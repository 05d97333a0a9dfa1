import { findScoutedIn, scoutedBy } from '@/lib/data/draft/scouting';
import { nameInNewClass, readClassNames } from '@/lib/data/team/naming';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/server/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { equal, type Transaction } from '@/lib/store/port';

/**
 * Puts the student into another league, or into none when `to` is empty: the league's student entry, the profile, and with them everything of
 * the season that names its league: the team, lineups, weeks, graphs and what was scouted. Single attempts stay where they were made. At most
 * some hundred documents, so it fits one transaction; reads first, then writes.
 *
 * @param isSameTeacher whether the same person teaches the class that is left and the one that is joined.
 */
export async function placeStudent(
  transaction: Transaction,
  profile: StudentProfile,
  { to, isSameTeacher }: { to: string; isSameTeacher: boolean },
): Promise<void> {
  const { studentId, season, leagueId: from } = profile;
  const teams = await transaction.query(studentTeams, { where: equal({ userId: studentId, season }) });
  const lineups = await transaction.query(studentLineups, { where: equal({ userId: studentId, season }) });
  const progress = await transaction.query(studentWeeklyProgress, { where: equal({ studentId, season }) });
  const tasks = await transaction.query(studentWeeklyTasks, { where: equal({ studentId }) });
  const graphs = await transaction.query(studentGraphs, { where: equal({ studentId }) });
  const scouted = await findScoutedIn(transaction, profile);
  // What the team is called in the other class; null where nothing changes.
  const naming =
    to === '' || profile.teamName === undefined
      ? null
      : nameInNewClass(profile, await readClassNames(transaction, profile, to), { isSameTeacher });

  const replaced = (ids: readonly string[]) => [...new Set([...ids.filter((id) => id !== from), to])].filter((id) => id !== '');
  if (from !== '') transaction.delete(leagueStudents(from), studentId);
  if (to !== '') {
    transaction.set(leagueStudents(to), { id: studentId, createdAt: timestampFromDate(getServices().now()) });
  }
  transaction.set(studentProfiles, { ...profile, ...naming, leagueId: to });
  for (const team of teams) {
    const name = naming ? { name: naming.teamName } : {};
    transaction.merge(studentTeams, team.id, { leagueIds: replaced(team.leagueIds), ...name });
  }
  for (const lineup of lineups) transaction.merge(studentLineups, lineup.id, { leagueIds: replaced(lineup.leagueIds) });
  for (const { id } of progress) transaction.merge(studentWeeklyProgress, id, { leagueId: to });
  for (const { id, year } of tasks) if (year === season) transaction.merge(studentWeeklyTasks, id, { leagueId: to });
  for (const graph of graphs) if (graph.season === season) transaction.merge(studentGraphs, graph.id, { leagueId: to });
  if (from !== '' && scouted.players.length + scouted.defenses.length > 0) {
    transaction.set(studentDraftProgress, scoutedBy({ studentId, leagueId: to }, scouted));
  }
}
