import { isStudentLeagueArchived, type StudentInTransaction } from '@/lib/data/access/viewer';
import { requireUnusedId } from '@/lib/data/find-unique';
import { nonDefenseRosterIdsWithPositions } from '@/lib/data/team/roster';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { type SeasonKey, seasonIdPrefix, seasonKeyFields } from '@/lib/domain/calendar/season-key';
import { isCatchUpWeek, isFirstWeekInClass } from '@/lib/domain/class/arrival';
import { lineupToFields, randomLineup } from '@/lib/domain/football/lineup';
import { hashToNumber, seededRandom } from '@/lib/domain/numbers/random';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { CATALOG_ERROR_MESSAGES, logCatalogMessage } from '@/lib/platform/log';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import {
  type StudentLineup,
  type StudentTeam,
  studentLineups,
} from '@/lib/store/collections/teams';
import type { ReadOperations } from '@/lib/store/port';

/**
 * True if opening the card draws a missing lineup: in the current week, and in a week that the
 * teacher has opened for the student, while anything can change.
 */
export const isLineupDrawnWhenCardOpens = (
  profile: StudentProfile,
  clock: Pick<LeagueClock, 'seasonKey' | 'currentWeek' | 'isPaused'>,
  week: number,
): boolean =>
  !clock.isPaused &&
  !isStudentLeagueArchived(profile) &&
  (week === clock.currentWeek || isCatchUpWeek(profile, clock, week));

/**
 * True while the lineup of a student's first week in a class can still change: until the student
 * has gone on to that week's games, or worked on them.
 */
export const isFirstLineupOpen = (
  profile: StudentProfile,
  clock: Pick<LeagueClock, 'seasonKey' | 'currentWeek' | 'lineupsClosedUpTo' | 'isPaused'>,
  lineup: StudentLineup,
  progress: StudentWeeklyProgress | null,
): boolean =>
  !clock.isPaused &&
  !isStudentLeagueArchived(profile) &&
  isFirstWeekInClass(profile, clock) &&
  lineup.week === clock.currentWeek &&
  lineup.week === clock.lineupsClosedUpTo &&
  !lineup.gamesSeenAt &&
  !progress?.taskTimes?.task1 &&
  !progress?.steps.some(({ attempts }) => attempts > 0);

/**
 * A random lineup for a week that has none, from the roster, not yet stored; null when a position
 * can't be filled.
 */
export async function drawUnsavedMissingLineup(
  reader: ReadOperations,
  { clock, snapshot, now }: Pick<StudentInTransaction, 'clock' | 'snapshot' | 'now'>,
  team: StudentTeam,
  week: number,
): Promise<StudentLineup | null> {
  const drawn = drawRandomLineup({ seasonKey: clock.seasonKey, snapshot, now }, team, week);
  if (drawn) await requireUnusedId(reader, studentLineups, drawn.id);
  return drawn;
}

/**
 * Draws the lineup of {@link drawUnsavedMissingLineup} without reading the store. The random seed
 * comes from the student and the week, so with an unchanged roster, a leaderboard can use the
 * lineup that will be stored when the card is first opened.
 */
export function drawRandomLineup(
  { seasonKey, snapshot, now }: { seasonKey: SeasonKey; snapshot: SeasonSnapshot; now: Date },
  team: StudentTeam,
  week: number,
): StudentLineup | null {
  const { userId } = team;
  const id = `${seasonIdPrefix(seasonKey)}_${week}_${userId}`;
  const defenses = team.draftedDefenses.filter((each) => snapshot.teamById(each) !== null);
  const random = seededRandom(hashToNumber(id));
  const lineup = randomLineup(nonDefenseRosterIdsWithPositions(snapshot, team), defenses, random);
  if (!lineup) logCatalogMessage(CATALOG_ERROR_MESSAGES.noRandomLineup);
  if (!lineup) return null;
  return {
    id,
    leagueIds: team.leagueIds,
    userId,
    week,
    ...seasonKeyFields(seasonKey),
    teamId: team.id,
    userUpdated: false,
    ...lineupToFields(lineup),
    updatedAt: timestampFromDate(now),
  };
}
