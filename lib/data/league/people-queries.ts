import { isLeagueOpen, listOwnAndSharedLeagues, requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { isSessionUnexpired } from '@/lib/data/session/commands';
import {
  type ClassAdult,
  hasAdultRoleBegun,
  hasCurrentOrFutureInvitedRole,
  isAdultRoleOver,
} from '@/lib/domain/class/adults';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { type CalendarDay, formatCalendarDay, toCalendarDay } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import type { League } from '@/lib/store/collections/leagues';
import { teacherProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import { FORMER_TEACHER } from '@/words/people';
import type { ClassAdultsDto } from './dto';

/** The owner also gets the open invitations. 'not-found' for anyone else's league. */
export async function getClassAdults(viewer: Viewer, leagueId: string): Promise<ClassAdultsDto> {
  const { viewer: self, role, league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, now, timeZone } = getServices();
  const today = toCalendarDay(now(), timeZone);
  const { adults = {}, adultIds = [], teacherId, season } = league;
  const parts = typeof adults === 'object' ? Object.entries(adults) : [];
  const isOwner = role === 'owner';
  const [profiles, invitations, own] = await Promise.all([
    queryWithAnyValue(
      store,
      teacherProfiles,
      'teacherId',
      [teacherId, ...parts.map(([accountId]) => accountId)],
      equalConditions({ season }),
    ),
    isOwner
      ? store.query(teacherAndClassInvitations, {
          where: [{ field: 'leagueIds', op: 'array-contains', value: leagueId }],
        })
      : [],
    isOwner && !clock.isPast ? listOwnAndSharedLeagues(self.accountId, season) : { documents: [] },
  ]);
  const open = numberedLeaguesByPeriod(own.documents.filter(isLeagueOpen));
  const periodsOf = (isIn: (league: League) => boolean) =>
    open.flatMap((each) => (isIn(each.league) ? [each.period] : []));
  const names = new Map(profiles.map((profile) => [profile.teacherId, profile.displayName]));
  return {
    leagueId,
    role,
    canChange: isOwner && !clock.isPast && !league.deletingAt,
    today,
    owner: { name: names.get(teacherId) ?? FORMER_TEACHER },
    adults: parts
      .map(([accountId, adult]) => ({
        accountId,
        name: names.get(accountId) ?? FORMER_TEACHER,
        isYou: accountId === self.accountId,
        role: adult.role,
        firstDay: hasAdultRoleBegun(adult, today) ? null : (adult.firstDay ?? null),
        firstDayText: firstDayText(adult, today),
        lastDay: adult.lastDay ?? null,
        lastDayText: adult.lastDay ? formatCalendarDay(adult.lastDay) : null,
        isOver: isAdultRoleOver(adult, today),
        isAskedToTakeOver: league.offeredToId === accountId,
        periods: periodsOf((each) => hasCurrentOrFutureInvitedRole(each, accountId, today)),
      }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    isUnreadable: typeof adults !== 'object' && adultIds.length > 0,
    invitations: invitations.flatMap((invitation) =>
      invitation.role &&
      invitation.invitedBy === self.accountId &&
      isSessionUnexpired(invitation, now())
        ? [
            {
              id: invitation.id,
              email: invitation.email,
              role: invitation.role,
              firstDayText: firstDayText({ ...invitation, role: invitation.role }, today),
              lastDayText: invitation.lastDay ? formatCalendarDay(invitation.lastDay) : null,
              periods: periodsOf(({ id }) => invitation.leagueIds?.includes(id) ?? false),
            },
          ]
        : [],
    ),
    ownClasses: open.map(({ league: { id }, period }) => ({ id, period })),
  };
}

const firstDayText = (adult: ClassAdult, today: CalendarDay): string | null =>
  adult.firstDay && !hasAdultRoleBegun(adult, today) ? formatCalendarDay(adult.firstDay) : null;
