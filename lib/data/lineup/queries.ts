import {
  findStudentTeam,
  isStudentLeagueArchived,
  requireStudent,
  type Viewer,
} from '@/lib/data/access/viewer';
import { notFoundError } from '@/lib/data/errors';
import { missingPlayersText } from '@/lib/data/team/roster-counts';
import { findCurrentAndNextLineup, findLineup, findWeeklyProgress } from '@/lib/data/work/student';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isCatchUpWeek, isFirstWeekInClass, studentWeekStatus } from '@/lib/domain/class/arrival';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/platform/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentLineup } from '@/lib/store/collections/teams';
import { ensureOwnLineups, findOrDrawEarlierLineup } from './commands';
import type { LineupDto, LineupsDto, NoStartersReasonDto } from './dto';
import { lineupDto } from './lineup-dto';
import { isFirstLineupOpen, isLineupDrawnWhenCardOpens } from './stored-lineup';

/**
 * The lineups of the current and the next week. The first view of a week draws those that are
 * missing.
 */
export async function getOrDrawOwnLineups(viewer: Viewer): Promise<LineupsDto> {
  const { profile, clock } = await requireStudent(viewer);
  const { store, seasons, now } = getServices();
  const [team, snapshot, stored] = await Promise.all([
    findStudentTeam(profile.studentId, clock.seasonKey),
    seasons.load(clock.statisticsSeason),
    findCurrentAndNextLineup(store, profile.studentId, clock.currentWeek, clock.seasonKey),
  ]);
  if (!team) throw notFoundError('own-team');
  const isMissing = (lineup: StudentLineup | null, week: number) =>
    week >= 1 && week <= FINAL_WEEK && !lineup && !stored.unreadable.includes(week);
  const currentMissing = isMissing(stored.current, clock.currentWeek);
  const nextMissing = isMissing(stored.next, clock.currentWeek + 1);
  const lineups =
    !clock.isPaused && (currentMissing || nextMissing) ? await ensureOwnLineups(viewer) : stored;
  const context = { clock, snapshot, now: now() };
  const missing = missingPlayersText(snapshot, team);
  // Whether the student's work has closed the first lineup is only checked when a change is saved.
  const isFirst =
    lineups.current !== null && isFirstLineupOpen(profile, clock, lineups.current, null);
  return {
    current: lineups.current && lineupDto(lineups.current, team, { ...context, isFirst }),
    next: lineups.next && lineupDto(lineups.next, team, context),
    unreadable: stored.unreadable,
    why:
      lineups.current || lineups.next || stored.unreadable.length > 0
        ? null
        : missing
          ? { reason: 'players', missing }
          : { reason: 'none', week: clock.currentWeek },
  };
}

/**
 * The lineup of the student's first week in a class while it can still change, which is before any
 * page shows that week's games; null otherwise.
 */
export async function findOpenFirstLineup(viewer: Viewer): Promise<LineupDto | null> {
  const { profile, clock } = await requireStudent(viewer);
  if (clock.isPaused || isStudentLeagueArchived(profile) || !isFirstWeekInClass(profile, clock))
    return null;
  const { store } = getServices();
  const stored = await findLineup(store, profile.studentId, clock.currentWeek, clock.seasonKey);
  if (stored?.gamesSeenAt) return null;
  const progress = await findWeeklyProgress(
    store,
    profile.studentId,
    clock.currentWeek,
    clock.seasonKey,
  );
  if (stored && !isFirstLineupOpen(profile, clock, stored, progress)) return null;
  const { current } = await getOrDrawOwnLineups(viewer);
  return current?.isFirst ? current : null;
}

/**
 * Why there is no one to score in a week (without one: the current) that {@link
 * findOrDrawAndStoreCardLineup} found no lineup for.
 */
export async function getNoStartersReason(
  viewer: Viewer,
  requestedWeek?: number,
): Promise<NoStartersReasonDto> {
  const { profile, clock } = await requireStudent(viewer);
  const week = requestedWeek ?? clock.currentWeek;
  if (clock.currentWeek === 0) return { reason: 'early' };
  const [team, snapshot, isClosed] = await Promise.all([
    findStudentTeam(profile.studentId, clock.seasonKey),
    getServices().seasons.load(clock.statisticsSeason),
    isBeforeJoining(profile, clock, week),
  ]);
  if (isClosed) return { reason: 'before', week };
  // More players now would not give another earlier week a lineup.
  const missing =
    team && (week === clock.currentWeek || isCatchUpWeek(profile, clock, week))
      ? missingPlayersText(snapshot, team)
      : null;
  return missing ? { reason: 'players', missing } : { reason: 'none', week };
}

/**
 * True if the week was over before the student joined, and hasn't been opened since. For most weeks
 * this needs no read.
 */
async function isBeforeJoining(
  profile: StudentProfile,
  clock: LeagueClock,
  week: number,
): Promise<boolean> {
  const isBefore = (work: StudentWeeklyProgress | null) =>
    studentWeekStatus(profile, { clock, week, deadline: null }, work).kind === 'before';
  return (
    isBefore(null) &&
    isBefore(
      await findWeeklyProgress(getServices().store, profile.studentId, week, clock.seasonKey),
    )
  );
}

export async function findOrDrawAndStoreCardLineup(
  viewer: Viewer,
  profile: StudentProfile,
  clock: LeagueClock,
  week: number,
): Promise<StudentLineup | null> {
  if (week < 1) return null;
  const [stored, isClosed] = await Promise.all([
    findLineup(getServices().store, profile.studentId, week, clock.seasonKey),
    isBeforeJoining(profile, clock, week),
  ]);
  if (isClosed) return null;
  if (stored || !isLineupDrawnWhenCardOpens(profile, clock, week)) return stored;
  return week === clock.currentWeek
    ? (await ensureOwnLineups(viewer)).current
    : findOrDrawEarlierLineup(viewer, week);
}
