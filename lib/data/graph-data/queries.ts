import { findTeam, requireStudent } from '@/lib/data/access/student';
import type { Viewer } from '@/lib/data/access/viewer';
import { notFound } from '@/lib/data/errors';
import { getServices } from '@/lib/server/services';
import type { GraphDataDto } from './dto';
import { graphPlayers } from './source';

/** The numbers a student can draw: the own roster's games up to the current week. 'not-found' before the student has a team. */
export async function getGraphData(viewer: Viewer): Promise<GraphDataDto> {
  const { profile, meta } = await requireStudent(viewer);
  const [team, snapshot] = await Promise.all([
    findTeam(profile.studentId, meta.currentSeason),
    getServices().seasons.load(meta.currentSeason),
  ]);
  if (!team) throw notFound('own-team');
  return {
    season: meta.currentSeason,
    week: meta.currentWeek,
    readOnly: !meta.seasonActive,
    players: graphPlayers(snapshot, team, meta.currentWeek),
  };
}
