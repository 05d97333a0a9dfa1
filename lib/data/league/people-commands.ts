import { toClassRoleInvitation, withChangedAdult } from '@/lib/data/access/adults';
import {
  isLeagueOpen,
  type OwnLeagueAccess,
  requireLeagueNotPastOrDeleting,
  requireOwnLeague,
  requireOwnLeagueOfCurrentSeasonIn,
  writeOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import {
  createLinkToken,
  INVITATION_LIFETIME_MS,
  invitationLink,
  sendClassInvitation,
} from '@/lib/data/account/emails';
import { requireLeagueAllowanceIn } from '@/lib/data/allowance/allowance';
import { writeAudit } from '@/lib/data/audit';
import { DomainError, invalidFieldError, notFoundError } from '@/lib/data/errors';
import { ADULT_INVITATION_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import { isStudentSignInAddress, normalizeEmail } from '@/lib/domain/account/accounts';
import type { ClassAdult } from '@/lib/domain/class/adults';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { mailDeliveryMode } from '@/lib/platform/mail-delivery-mode';
import { getServices } from '@/lib/platform/services';
import { teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { leagues } from '@/lib/store/collections/leagues';
import { equalConditions } from '@/lib/store/port';
import { typeAnEmailText } from '@/words/account';
import { ADULT_PROBLEMS } from '@/words/people';
import type { ChangeAdultInput, InviteAdultInput, NewAdultInvitationDto } from './dto';

/** A day in the past is refused, and a substitute needs a last day. */
function requireValidDays({ role, firstDay, lastDay }: ClassAdult): void {
  const { now, timeZone } = getServices();
  if (firstDay && lastDay && firstDay > lastDay)
    throw invalidFieldError('lastDay', ADULT_PROBLEMS.endsFirst);
  if (lastDay === undefined) {
    if (role === 'substitute') throw invalidFieldError('lastDay', ADULT_PROBLEMS.noDay);
  } else if (lastDay < toCalendarDay(now(), timeZone))
    throw invalidFieldError('lastDay', ADULT_PROBLEMS.pastDay);
}

const adultOf = ({
  role,
  firstDay,
  lastDay,
}: Pick<ChangeAdultInput, 'role' | 'firstDay' | 'lastDay'>): ClassAdult => ({
  role,
  ...(firstDay ? { firstDay } : {}),
  ...(lastDay ? { lastDay } : {}),
});

/**
 * Replaces an earlier invitation to the same address and any of these classes. A mailed link proves
 * the address; on a server without mail, the owner gets it to hand over, and it proves nothing.
 * 'not-found' if one of the classes isn't the owner's.
 */
export async function inviteAdult(
  viewer: Viewer,
  { leagueIds, email: typed, ...part }: InviteAdultInput,
): Promise<NewAdultInvitationDto> {
  const adult = adultOf(part);
  const ids = [...new Set(leagueIds)];
  const owned = await Promise.all(ids.map((id) => requireOwnLeague(viewer, id)));
  const [{ viewer: owner, teacherName }] = owned as [OwnLeagueAccess];
  requireValidDays(adult);
  const email = normalizeEmail(typed);
  if (isStudentSignInAddress(email)) throw invalidFieldError('email', typeAnEmailText());
  if (email === owner.email) throw invalidFieldError('email', ADULT_PROBLEMS.yourself);
  await countTryOrRefuse(`invite-adult:${owner.accountId}`, ADULT_INVITATION_LIMIT);
  // The answer is the same for every address, so that nobody can find out who has an account.
  const { store, now } = getServices();
  const { token, id } = createLinkToken();
  const isMailed = mailDeliveryMode() === 'mailed';
  const classes = await store.transaction(async (transaction) => {
    const found = await Promise.all(
      ids.map((each) => requireOwnLeagueOfCurrentSeasonIn(transaction, viewer, each)),
    );
    for (const own of found) requireLeagueNotPastOrDeleting(own);
    const earlier = await transaction.query(teacherAndClassInvitations, {
      where: equalConditions({ email }),
    });
    for (const { id: before, leagueIds: into = [] } of earlier)
      if (into.some((each) => ids.includes(each)))
        transaction.delete(teacherAndClassInvitations, before);
    transaction.create(teacherAndClassInvitations, {
      id,
      email,
      invitedBy: owner.accountId,
      createdAt: timestampFromDate(now()),
      expiresAt: timestampFromDate(new Date(now().getTime() + INVITATION_LIFETIME_MS)),
      leagueIds: ids,
      ...adult,
      ...(isMailed ? {} : { handedOver: true }),
    });
    for (const each of ids)
      writeAudit(transaction, {
        actorId: owner.accountId,
        action: 'league.invite',
        target: each,
      });
    return found.map(({ league }) => league.name);
  });
  const invited = toClassRoleInvitation(adult, { by: teacherName, classes });
  if (isMailed) await sendClassInvitation(email, token, invited);
  return { email, link: isMailed ? null : invitationLink(token), part: invited };
}

/** The link stops working. Repeating it changes nothing. */
export async function takeBackAdultInvitation(
  viewer: Viewer,
  { leagueId, invitationId }: { leagueId: string; invitationId: string },
): Promise<void> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.uninvite', needs: 'own' },
    async (transaction, own, log) => {
      const invitation = await transaction.get(teacherAndClassInvitations, invitationId);
      if (!invitation?.leagueIds?.includes(leagueId)) return;
      if (invitation.invitedBy !== own.viewer.accountId) throw notFoundError();
      transaction.delete(teacherAndClassInvitations, invitationId);
      log();
    },
  );
}

/**
 * Changes role and days. Repeating it changes nothing. 'not-found' for someone not in the class.
 */
export async function changeAdult(
  viewer: Viewer,
  { leagueId, accountId, ...part }: ChangeAdultInput,
): Promise<void> {
  const adult = adultOf(part);
  requireValidDays(adult);
  await writeAdult(viewer, { leagueId, accountId, adult });
}

export async function removeAdult(
  viewer: Viewer,
  adult: { leagueId: string; accountId: string },
): Promise<void> {
  await writeAdult(viewer, { ...adult, adult: null });
}

async function writeAdult(
  viewer: Viewer,
  { leagueId, accountId, adult }: { leagueId: string; accountId: string; adult: ClassAdult | null },
): Promise<void> {
  const action = adult ? 'adult.change' : 'adult.remove';
  await writeOwnLeague(
    viewer,
    { leagueId, action, needs: 'own' },
    async (transaction, own, log) => {
      const { league } = own;
      // Adults can be removed even from a class that is over.
      if (adult) requireLeagueNotPastOrDeleting(own);
      const { adults, adultIds = [], offeredToId } = league;
      const before = typeof adults === 'object' ? adults[accountId] : undefined;
      if (!before && !adultIds.includes(accountId)) {
        if (adult) throw notFoundError();
        return;
      }
      if (adult && before && isSamePart(adult, before)) return;
      const isOffered = offeredToId === accountId && adult?.role !== 'co-teacher';
      transaction.merge(leagues, leagueId, {
        ...withChangedAdult(league, accountId, adult),
        ...(isOffered ? { offeredToId: null } : {}),
      });
      log({ target: accountId });
    },
  );
}

const isSamePart = (a: ClassAdult, b: ClassAdult): boolean =>
  a.role === b.role && a.firstDay === b.firstDay && a.lastDay === b.lastDay;

/** The adult's work stays. 'not-allowed' for the owner, who hands the class over first. */
export async function leaveClass(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<void> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.leave', needs: 'look' },
    async (transaction, { viewer: adult, role, league }, log) => {
      if (role === 'owner') throw new DomainError('not-allowed', ADULT_PROBLEMS.ownerStays);
      const { accountId } = adult;
      transaction.merge(leagues, leagueId, {
        ...withChangedAdult(league, accountId, null),
        ...(league.offeredToId === accountId ? { offeredToId: null } : {}),
      });
      log();
    },
  );
}

/**
 * Null withdraws the offer. Nothing else changes until the co-teacher accepts. 'not-found' for
 * someone who isn't a co-teacher of the class.
 */
export async function offerClassOwnership(
  viewer: Viewer,
  { leagueId, accountId }: { leagueId: string; accountId: string | null },
): Promise<void> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.offer', needs: 'own' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { adults, offeredToId = null } = own.league;
      const coTeacher =
        accountId !== null && typeof adults === 'object' ? adults[accountId] : undefined;
      if (accountId !== null && coTeacher?.role !== 'co-teacher') throw notFoundError();
      if (offeredToId === accountId) return;
      transaction.merge(leagues, leagueId, { offeredToId: accountId });
      log();
    },
  );
}

/** The co-teacher who was asked says no, and the class stays its owner's. */
export async function declineClassOwnership(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<void> {
  const action = 'league.decline';
  await writeOwnLeague(
    viewer,
    { leagueId, action, needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const actorId = own.viewer.accountId;
      if (own.league.offeredToId !== actorId) return;
      transaction.merge(leagues, leagueId, { offeredToId: null });
      log();
    },
  );
}

/**
 * The co-teacher to whom the class was offered becomes its owner, and it counts for the new owner's
 * allowance; the old owner becomes a co-teacher. Repeating it changes nothing. 'not-allowed'
 * without an offer, 'limit-reached' without room.
 */
export async function takeOverClass(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<void> {
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.take-over', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { league, role } = own;
      if (role === 'owner') return;
      if (league.offeredToId !== own.viewer.accountId)
        throw new DomainError('not-allowed', ADULT_PROBLEMS.notAsked);
      if (isLeagueOpen(league))
        await requireLeagueAllowanceIn(transaction, own.viewer, league.season, 1);
      const others = { ...league, ...withChangedAdult(league, own.viewer.accountId, null) };
      transaction.merge(leagues, leagueId, {
        teacherId: own.viewer.accountId,
        offeredToId: null,
        ...withChangedAdult(others, league.teacherId, { role: 'co-teacher' }),
      });
      log();
    },
  );
}
