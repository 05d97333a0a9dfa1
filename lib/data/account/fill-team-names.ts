import { readCurrentSeasonYear } from '@/lib/data/season/clock';
import { groupBy } from '@/lib/domain/lists';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { equalConditions } from '@/lib/store/port';

/**
 * Copies team names to the profiles of a teacher's students that lack them: another program stores
 * a name only with its team, and a roster reads profiles. Runs when the teacher signs in, and costs
 * one read per class of this app.
 */
export async function copyMissingTeamNamesOfTeacher(teacherId: string): Promise<void> {
  const { store } = getServices();
  const season = await readCurrentSeasonYear();
  for (const { id: leagueId } of await store.query(leagues, {
    where: equalConditions({ teacherId, season }),
  })) {
    const profiles = await store.query(studentProfiles, {
      where: equalConditions({ leagueId, season }),
    });
    const nameless = profiles.filter(
      ({ nameOpen, teamName }) => nameOpen && teamName === undefined,
    );
    if (nameless.length === 0) continue;
    const teams = await store.query(studentTeams, {
      where: [
        { field: 'leagueIds', op: 'array-contains', value: leagueId },
        ...equalConditions({ season }),
      ],
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
