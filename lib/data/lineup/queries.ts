import { findTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { missingFrom } from '@/lib/data/draft/roster';
import { notFound } from '@/lib/data/errors';
import { ensureLineups } from '@/lib/data/lineup/commands';
import type { LineupsDto, NoStartersDto } from '@/lib/data/lineup/dto';
import { findLineupIn, findLineupPairIn, lineupDto } from '@/lib/data/lineup/student-lineup';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/server/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentLineup } from '@/lib/store/collections/teams';

/** The lineups of the current and the next week. The first view of a week draws those that are missing. */
export async function getLineups(viewer: Viewer): Promise<LineupsDto> {
  const { profile, clock } = await requireStudent(viewer);
  const { store, seasons, now } = getServices();
  const [team, snapshot, stored] = await Promise.all([
    findTeam(profile.studentId, clock.games),
    seasons.load(clock.statisticsSeason),
    findLineupPairIn(store, profile.studentId, clock.currentWeek, clock.games),
  ]);
  if (!team) throw notFound('own-team');
  const currentMissing = clock.currentWeek >= 1 && !stored.current;
  const nextMissing = clock.currentWeek < LAST_WEEK && !stored.next;
  const lineups = !clock.isPaused && (currentMissing || nextMissing) ? await ensureLineups(viewer) : stored;
  const context = { clock, snapshot, now: now() };
  const missing = missingFrom(snapshot, team);
  return {
    current: lineups.current && lineupDto(lineups.current, team, context),
    next: lineups.next && lineupDto(lineups.next, team, context),
    why:
      lineups.current || lineups.next
        ? null
        : missing
          ? { reason: 'players', missing }
          : { reason: 'none', week: clock.currentWeek },
  };
}

/** Why there is no one to score in a week (without one: the current) that {@link findScoringLineup} found no lineup for. */
export async function getNoStarters(viewer: Viewer, asked?: number): Promise<NoStartersDto> {
  const { profile, clock } = await requireStudent(viewer);
  const week = asked ?? clock.currentWeek;
  if (clock.currentWeek === 0) return { reason: 'early' };
  const [team, snapshot] = await Promise.all([
    findTeam(profile.studentId, clock.games),
    getServices().seasons.load(clock.statisticsSeason),
  ]);
  // More players now would not give an earlier week a lineup.
  const missing = team && week === clock.currentWeek ? missingFrom(snapshot, team) : null;
  return missing ? { reason: 'players', missing } : { reason: 'none', week };
}

/** The lineup one week is scored with; the current week's is drawn when it is missing. Null when there is none. */
export async function findScoringLineup(
  viewer: Viewer,
  profile: StudentProfile,
  clock: LeagueClock,
  week: number,
): Promise<StudentLineup | null> {
  if (week < 1) return null;
  const stored = await findLineupIn(getServices().store, profile.studentId, week, clock.games);
  if (stored || week !== clock.currentWeek || clock.isPaused) return stored;
  return (await ensureLineups(viewer)).current;
}
