import { requireChangeable, requireOwnLeague, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { readBriefWork, studentsIn } from '@/lib/data/brief/brief-work';
import type { GroupsInput } from '@/lib/data/brief/dto';
import { studentsOf } from '@/lib/data/league-week/class-week';
import { briefGroups, lastingGroups } from '@/lib/domain/class/brief';
import { studentProfiles } from '@/lib/store/collections/profiles';

/**
 * Keeps the groups of a week's brief for the weeks to come, or lets every brief make new ones again. The same once more changes nothing.
 * 'not-found' for anyone else's league.
 */
export async function keepWorkGroups(viewer: Viewer, { leagueId, week, keep }: GroupsInput): Promise<void> {
  const own = await requireOwnLeague(viewer, leagueId);
  const work = await readBriefWork(own, week);
  const groups = keep ? lastingGroups(briefGroups(studentsIn(work), work.wrong)) : [];
  const numberOf = new Map(groups.flatMap((ids, index) => ids.map((id) => [id, index + 1] as const)));
  await writeOwnLeague(viewer, { leagueId, action: 'league.groups' }, async (transaction, now) => {
    requireChangeable(now);
    const profiles = await transaction.query(studentProfiles, studentsOf(now.league));
    const isKept = profiles.some(({ workGroup }) => workGroup?.leagueId === leagueId && workGroup.number > 0);
    if (isKept === keep) return;
    for (const { id, studentId } of profiles) {
      transaction.merge(studentProfiles, id, { workGroup: { leagueId, number: numberOf.get(studentId) ?? 0 } });
    }
    writeAudit(transaction, { actorId: now.viewer.accountId, action: 'league.groups', target: leagueId });
  });
}
