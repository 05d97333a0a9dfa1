import { readSeason } from '@/lib/data/season/meta';
import { groupBy } from '@/lib/domain/lists';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { equal } from '@/lib/store/port';

/**
 * Copies the names of teams to the profiles of a teacher's classes that lack them: another program
 * keeps a name with its team only, and a roster reads profiles. It runs at the teacher's sign-in
 * and costs a class of this app one read.
 */
export async function repeatTeamNames(teacherId: string): Promise<void> {
  const { store } = getServices();
  const season = await readSeason();
  for (const { id: leagueId } of await store.query(leagues, {
    where: equal({ teacherId, season }),
  })) {
    const profiles = await store.query(studentProfiles, { where: equal({ leagueId, season }) });
    const nameless = profiles.filter(
      ({ nameOpen, teamName }) => nameOpen && teamName === undefined,
    );
    if (nameless.length === 0) continue;
    const teams = await store.query(studentTeams, {
      where: [{ field: 'leagueIds', op: 'array-contains', value: leagueId }, ...equal({ season })],
    });
    const teamsOf = groupBy(teams, ({ userId }) => userId);
    await store.batch((writes) => {
      for (const { id, studentId } of nameless.slice(0, 400)) {
        const [team] = teamsOf.get(studentId) ?? [];
        if (team) writes.merge(studentProfiles, id, { teamName: team.name });
      }
    });
  }
}
