import { findTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { missingFrom } from '@/lib/data/draft/roster';
import { notFound } from '@/lib/data/errors';
import { ensureLineups } from '@/lib/data/lineup/commands';
import type { LineupsDto, NoStartersDto } from '@/lib/data/lineup/dto';
import { findLineupIn, findLineupPairIn, lineupDto } from '@/lib/data/lineup/student-lineup';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/server/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import type { StudentLineup } from '@/lib/store/collections/teams';

/** The lineups of the current and the next week. The first view of a week draws those that are missing. */
export async function getLineups(viewer: Viewer): Promise<LineupsDto> {
  const { profile, meta } = await requireStudent(viewer);
  const { store, seasons, now } = getServices();
  const [team, snapshot, stored] = await Promise.all([
    findTeam(profile.studentId, meta.currentSeason),
    seasons.load(meta.currentSeason),
    findLineupPairIn(store, profile.studentId, meta.currentWeek, meta.currentSeason),
  ]);
  if (!team) throw notFound('own-team');
  const currentMissing = meta.currentWeek >= 1 && !stored.current;
  const nextMissing = meta.currentWeek < LAST_WEEK && !stored.next;
  const lineups = meta.seasonActive && (currentMissing || nextMissing) ? await ensureLineups(viewer) : stored;
  const context = { meta, snapshot, now: now() };
  const missing = missingFrom(snapshot, team);
  return {
    current: lineups.current && lineupDto(lineups.current, team, context),
    next: lineups.next && lineupDto(lineups.next, team, context),
    why:
      lineups.current || lineups.next
        ? null
        : missing
          ? { reason: 'players', missing }
          : { reason: 'none', week: meta.currentWeek },
  };
}

/** Why there is no one to score in a week (without one: the current) that {@link findScoringLineup} found no lineup for. */
export async function getNoStarters(viewer: Viewer, asked?: number): Promise<NoStartersDto> {
  const { profile, meta } = await requireStudent(viewer);
  const week = asked ?? meta.currentWeek;
  if (meta.currentWeek === 0) return { reason: 'early' };
  const [team, snapshot] = await Promise.all([
    findTeam(profile.studentId, meta.currentSeason),
    getServices().seasons.load(meta.currentSeason),
  ]);
  // More players now would not give an earlier week a lineup.
  const missing = team && week === meta.currentWeek ? missingFrom(snapshot, team) : null;
  return missing ? { reason: 'players', missing } : { reason: 'none', week };
}

/** The lineup one week is scored with; the current week's is drawn when it is missing. Null when there is none. */
export async function findScoringLineup(
  viewer: Viewer,
  profile: StudentProfile,
  meta: AppMeta,
  week: number,
): Promise<StudentLineup | null> {
  if (week < 1) return null;
  const stored = await findLineupIn(getServices().store, profile.studentId, week, meta.currentSeason);
  if (stored || week !== meta.currentWeek || !meta.seasonActive) return stored;
  return (await ensureLineups(viewer)).current;
}
