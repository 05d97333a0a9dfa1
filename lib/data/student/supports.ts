import { changeStudentOfOwnLeague, requireOwnLeague } from '@/lib/data/access/league';
import { findStudentTeamIn, type Viewer } from '@/lib/data/access/viewer';
import { tickTaskOfFullCard } from '@/lib/data/score-card/card-in-transaction';
import { requireStudentWithDisplayName } from '@/lib/data/student/named-student';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import {
  MAX_SUPPORT_EXTRA_DAYS,
  NO_SUPPORTS,
  offBoardsOf,
  setSupportsFromWeek,
} from '@/lib/domain/calendar/supports';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { dayAndTimeText } from '@/words/dates';
import type { StudentSupportsDto, SupportsInput } from './dto';

export async function getStudentSupports(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<StudentSupportsDto> {
  const own = await requireStudentWithDisplayName(viewer, leagueId, studentId);
  const { clock, name, profile } = own;
  const week = clock.currentWeek;
  return {
    leagueId,
    studentId,
    name,
    week,
    supports: clock.forStudent(profile).supportsIn(week),
    dueByExtraDays: week > 0 ? dueByExtraDays(clock, week) : [],
    canChange: !clock.isPast && hasClassCapability(own.role, 'manage'),
  };
}

function dueByExtraDays(clock: LeagueClock, week: number): string[] {
  const { timeZone } = getServices();
  return Array.from({ length: MAX_SUPPORT_EXTRA_DAYS + 1 }, (_, extraDays) => {
    const period = { ...NO_SUPPORTS, extraDays, fromWeek: 0 };
    const supports = { [clock.statisticsSeason]: [period] };
    const due = clock.forStudent({ supports }).deadlineOf(week);
    return due ? dayAndTimeText(due, timeZone) : '';
  }).filter((text) => text !== '');
}

/**
 * Sets a student's supports from the open week on; earlier weeks keep what they had. 'not-found'
 * for anyone else's student.
 */
export async function setStudentSupports(
  viewer: Viewer,
  { leagueId, studentId, lastDay, ...supports }: SupportsInput,
): Promise<void> {
  const { seasons, now } = getServices();
  const { clock: before } = await requireOwnLeague(viewer, leagueId, 'manage');
  const snapshot = await seasons.load(before.statisticsSeason);
  await changeStudentOfOwnLeague(viewer, {
    leagueId,
    studentId,
    action: 'student.supports',
    needs: 'manage',
    async write(transaction, own) {
      const { profile, clock } = own;
      const team = await findStudentTeamIn(transaction, studentId, clock.seasonKey);
      const end = lastDay === null ? {} : { lastDay };
      const period = { ...supports, fromWeek: clock.currentWeek, ...end };
      const changed = {
        ...profile,
        supports: setSupportsFromWeek(profile, clock.statisticsSeason, period),
      };
      const student = { ...own, profile: changed, clock: clock.forStudent(changed) };
      await tickTaskOfFullCard(transaction, { ...student, snapshot, now: now() });
      transaction.merge(studentProfiles, profile.id, { supports: changed.supports });
      if (team)
        transaction.merge(studentTeams, team.id, {
          offBoards: offBoardsOf(period),
        });
    },
  });
}
