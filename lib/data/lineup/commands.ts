import {
  findStudentTeamIn,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { DomainError, notFoundError } from '@/lib/data/errors';
import type { LineupDto } from '@/lib/data/lineup/dto';
import { rosterIdsAtPosition } from '@/lib/data/team/roster';
import { nextLineupLock } from '@/lib/data/week/deadline';
import {
  openStudentWeek,
  saveStudentWeekAndAwards,
  withTaskDone,
} from '@/lib/data/week/student-week-in-transaction';
import { findCurrentAndNextLineup, findLineup, findWeeklyProgress } from '@/lib/data/work/student';
import { isLate } from '@/lib/domain/calendar/clock';
import { isFirstWeekInClass } from '@/lib/domain/class/arrival';
import {
  lineupFromFields,
  lineupToFields,
  setOrSwapLineupSlotPlayer,
} from '@/lib/domain/football/lineup';
import { type LineupSlot, positionOfSlot } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  type StudentLineup,
  type StudentTeam,
  studentLineups,
} from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import {
  gamesOfWeekOverText,
  lineupFixedSinceGamesSeenText,
  lineupFixedSinceWeekWasOpenText,
  lockedNowText,
  nextWeekOnlyText,
  rosterTooSmallText,
} from '@/words/lineup';
import { lineupDto } from './lineup-dto';
import {
  drawUnsavedMissingLineup,
  isFirstLineupOpen,
  isLineupDrawnWhenCardOpens,
} from './stored-lineup';

/**
 * The stored lineups of the current and the next week; each that is missing is drawn at random from
 * the roster and saved, once, whatever pages are opened at the same time. Null where the roster
 * can't fill every slot, before the first week and after the last.
 */
export async function ensureOwnLineups(
  viewer: Viewer,
): Promise<{ current: StudentLineup | null; next: StudentLineup | null }> {
  const ensure = async (transaction: Transaction, student: StudentInTransaction) => {
    const { currentWeek, seasonKey } = student.clock;
    const [team, stored] = await Promise.all([
      findStudentTeamIn(transaction, student.profile.studentId, seasonKey),
      findCurrentAndNextLineup(transaction, student.profile.studentId, currentWeek, seasonKey),
    ]);
    const drawnFor = async (found: StudentLineup | null, week: number) =>
      found || !team || week < 1 || week > FINAL_WEEK || stored.unreadable.includes(week)
        ? null
        : drawUnsavedMissingLineup(transaction, student, team, week);
    const drawn = {
      current: await drawnFor(stored.current, currentWeek),
      next: await drawnFor(stored.next, currentWeek + 1),
    };
    for (const lineup of [drawn.current, drawn.next])
      if (lineup) transaction.create(studentLineups, lineup);
    return { current: stored.current ?? drawn.current, next: stored.next ?? drawn.next };
  };
  return writeAsStudent(viewer, ensure, { useCachedSeason: true });
}

/**
 * The lineup of an earlier week that the teacher has opened for the student: drawn from the roster,
 * once, like any other that is missing.
 */
export async function findOrDrawEarlierLineup(
  viewer: Viewer,
  week: number,
): Promise<StudentLineup | null> {
  const ensure = async (transaction: Transaction, student: StudentInTransaction) => {
    const { profile, clock } = student;
    const [team, stored] = await Promise.all([
      findStudentTeamIn(transaction, profile.studentId, clock.seasonKey),
      findLineup(transaction, profile.studentId, week, clock.seasonKey),
    ]);
    if (stored || !team || !isLineupDrawnWhenCardOpens(profile, clock, week)) return stored;
    const drawn = await drawUnsavedMissingLineup(transaction, student, team, week);
    if (drawn) transaction.create(studentLineups, drawn);
    return drawn;
  };
  return writeAsStudent(viewer, ensure, { useCachedSeason: true });
}

/**
 * Puts a rostered player into one slot of the next lineup, or of the first one of a student who has
 * just joined. Throws 'locked' once it is locked and for a week whose games are over, 'not-allowed'
 * for a later week, 'not-found' for a player who isn't on the roster or plays another position.
 */
export async function setLineupSlot(
  viewer: Viewer,
  input: { week: number; slot: LineupSlot; playerId: number },
): Promise<LineupDto> {
  return changeLineup(viewer, input.week, (lineup, team, { snapshot, clock, isFirst, isOpen }) => {
    if (isFirst && !isOpen)
      throw new DomainError('locked', lineupFixedSinceGamesSeenText(input.week));
    if (!isFirst && input.week <= clock.lineupsClosedUpTo)
      throw new DomainError('locked', lineupFixedSinceWeekWasOpenText(input.week));
    if (!rosterIdsAtPosition(snapshot, team, positionOfSlot(input.slot)).includes(input.playerId))
      throw notFoundError('player');
    return {
      ...lineup,
      ...lineupToFields(
        setOrSwapLineupSlotPlayer(lineupFromFields(lineup), input.slot, input.playerId),
      ),
    };
  });
}

/**
 * Leaves the next lineup unchanged and ticks the task, even for a week that was open once and can't
 * be edited. A first lineup is closed by it, and its games may be seen. Otherwise throws as
 * {@link setLineupSlot} does.
 */
export async function confirmLineup(viewer: Viewer, input: { week: number }): Promise<LineupDto> {
  return changeLineup(viewer, input.week, (lineup, _, { isFirst, now }) =>
    isFirst ? { ...lineup, gamesSeenAt: timestampFromDate(now) } : lineup,
  );
}

async function changeLineup(
  viewer: Viewer,
  week: number,
  change: (
    lineup: StudentLineup,
    team: StudentTeam,
    student: StudentInTransaction & { isFirst: boolean; isOpen: boolean },
  ) => StudentLineup,
): Promise<LineupDto> {
  return writeAsStudent(viewer, async (transaction, student) => {
    const { profile, clock } = student;
    const isFirst = week === clock.currentWeek && isFirstWeekInClass(profile, clock);
    if (!isFirst) requireOpen(week, student);
    const { team, stored, lineup } = await readOrDrawLineup(transaction, student, week);
    const isOpen = !isFirst || (await isFirstOpen(transaction, student, lineup));
    const changed: StudentLineup = {
      ...change(lineup, team, { ...student, isFirst, isOpen }),
      leagueIds: team.leagueIds,
      userUpdated: true,
      updatedAt: timestampFromDate(student.now),
    };
    // The task is about the lineup of the week that comes next.
    if (!isFirst) {
      const opened = await openStudentWeek(transaction, student, clock.currentWeek, () => [5]);
      const work = withTaskDone(opened, 5, student.now);
      await saveStudentWeekAndAwards(transaction, work, student.now);
    }
    if (stored) {
      const { id, ...fields } = changed;
      transaction.merge(studentLineups, id, fields);
    } else {
      transaction.create(studentLineups, changed);
    }
    return lineupDto(changed, team, { ...student, isFirst: isFirst && !changed.gamesSeenAt });
  });
}

/** Read in the transaction, so that the games can't be seen in between. */
async function isFirstOpen(
  transaction: Transaction,
  { profile, clock }: StudentInTransaction,
  lineup: StudentLineup,
): Promise<boolean> {
  const { studentId } = profile;
  const progress = await findWeeklyProgress(transaction, studentId, lineup.week, clock.seasonKey);
  return isFirstLineupOpen(profile, clock, lineup, progress);
}

function requireOpen(week: number, { clock, snapshot, now }: StudentInTransaction): void {
  if (week <= clock.currentWeek) throw new DomainError('locked', gamesOfWeekOverText(week));
  if (week !== clock.currentWeek + 1 || week > FINAL_WEEK)
    throw new DomainError('not-allowed', nextWeekOnlyText());
  if (isLate(now, nextLineupLock({ clock, snapshot })))
    throw new DomainError('locked', lockedNowText(week));
}

async function readOrDrawLineup(
  transaction: Transaction,
  student: StudentInTransaction,
  week: number,
) {
  const { profile, clock } = student;
  const [team, stored] = await Promise.all([
    findStudentTeamIn(transaction, profile.studentId, clock.seasonKey),
    findLineup(transaction, profile.studentId, week, clock.seasonKey),
  ]);
  if (!team) throw notFoundError('own-team');
  const lineup = stored ?? (await drawUnsavedMissingLineup(transaction, student, team, week));
  if (!lineup) throw new DomainError('not-allowed', rosterTooSmallText());
  return { team, stored: stored !== null, lineup };
}
