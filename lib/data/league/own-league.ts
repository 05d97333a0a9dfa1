import { cache } from 'react';
import { recordDenied } from '@/lib/data/audit';
import { notFound } from '@/lib/data/errors';
import { requireTeacher, type SignedInViewer, type Viewer } from '@/lib/data/viewer';
import { getServices } from '@/lib/services';
import { type AppMeta, type League, leagues } from '@/lib/store/collections';

/**
 * One of the teacher's own leagues, of this season or an earlier one. 'not-found' for a missing league and for anybody else's, which is
 * recorded; 'not-allowed' for somebody who is no teacher. Read once for each page view, however many layouts and queries ask.
 */
export async function requireOwnLeague(
  viewer: Viewer,
  leagueId: string,
): Promise<{ viewer: SignedInViewer; league: League; meta: AppMeta }> {
  const { viewer: teacher, meta } = await requireTeacher(viewer);
  return { viewer: teacher, league: await findOwnLeague(teacher.accountId, leagueId), meta };
}

const findOwnLeague = cache(async (teacherId: string, leagueId: string): Promise<League> => {
  const league = await getServices().store.get(leagues, leagueId);
  if (league?.teacherId === teacherId) return league;
  if (league) await recordDenied(teacherId, 'league.read', leagueId);
  throw notFound('This league');
});
