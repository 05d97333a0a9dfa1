import { findScoutedIn, scoutedBy } from '@/lib/data/draft/scouting';
import { nameInNewClass, readClassNames } from '@/lib/data/team/naming';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentDraftProgress, studentLineups, studentTeams } from '@/lib/store/collections/teams';
import { equal, type ReadOperations, type WriteOperations } from '@/lib/store/port';

/**
 * Everything of one student and season that names the league it is in. At most some hundred documents, so it fits one transaction.
 *
 * @param isSameTeacher whether the same person teaches the class that is left and the one that is joined.
 */
export async function readPlacement(
  reader: ReadOperations,
  profile: StudentProfile,
  { to, isSameTeacher }: { to: string; isSameTeacher: boolean },
) {
  const { studentId, season } = profile;
  return {
    teams: await reader.query(studentTeams, { where: equal({ userId: studentId, season }) }),
    lineups: await reader.query(studentLineups, { where: equal({ userId: studentId, season }) }),
    progress: await reader.query(studentWeeklyProgress, { where: equal({ studentId, season }) }),
    tasks: (await reader.query(studentWeeklyTasks, { where: equal({ studentId }) })).filter(({ year }) => year === season),
    graphs: (await reader.query(studentGraphs, { where: equal({ studentId }) })).filter((graph) => graph.season === season),
    /** What the team is called in the other class; null where nothing changes. */
    naming:
      to === '' || profile.teamName === undefined
        ? null
        : nameInNewClass(profile, await readClassNames(reader, profile, to), { isSameTeacher }),
    /** Of the league that is left and of the time before there was one. */
    scouted: await findScoutedIn(reader, profile),
  };
}

/**
 * Puts the student into another league, or into none when `to` is empty: the league's student entry, the profile, and with them the team,
 * lineups, weeks, graphs and what was scouted. Single attempts stay where they were made.
 */
export function writePlacement(
  writes: WriteOperations,
  profile: StudentProfile,
  { teams, lineups, progress, tasks, graphs, scouted, naming }: Awaited<ReturnType<typeof readPlacement>>,
  { to, now }: { to: string; now: Date },
): void {
  const { studentId, leagueId: from } = profile;
  const replaced = (ids: readonly string[]) => [...new Set([...ids.filter((id) => id !== from), to])].filter((id) => id !== '');
  if (from !== '') writes.delete(leagueStudents(from), studentId);
  if (to !== '') writes.set(leagueStudents(to), { id: studentId, createdAt: timestampFromDate(now) });
  writes.set(studentProfiles, { ...profile, ...naming, leagueId: to });
  for (const team of teams) {
    const name = naming ? { name: naming.teamName } : {};
    writes.merge(studentTeams, team.id, { leagueIds: replaced(team.leagueIds), ...name });
  }
  for (const lineup of lineups) writes.merge(studentLineups, lineup.id, { leagueIds: replaced(lineup.leagueIds) });
  for (const week of progress) writes.merge(studentWeeklyProgress, week.id, { leagueId: to });
  for (const week of tasks) writes.merge(studentWeeklyTasks, week.id, { leagueId: to });
  for (const graph of graphs) writes.merge(studentGraphs, graph.id, { leagueId: to });
  if (from !== '' && scouted.players.length + scouted.defenses.length > 0) {
    writes.set(studentDraftProgress, scoutedBy({ studentId, leagueId: to }, scouted));
  }
}
