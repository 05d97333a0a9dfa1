import type { Viewer } from '@/lib/data/access/viewer';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import type { InvitationDto } from '@/lib/data/invitation/dto';
import { isLive } from '@/lib/data/session/commands';
import { formatStoredDate } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/server/services';
import { teacherInvitations } from '@/lib/store/collections/accounts';
import { AN_ADMIN } from '@/words/account';
import { teacherNames } from '../admin/names';

/** What one page shows. */
const MOST = 200;

/** Invitations that nobody has used, newest first. For admins; 'not-found' for every other teacher. */
export async function getInvitations(viewer: Viewer): Promise<InvitationDto[]> {
  await requireAdmin(viewer, 'teacher.invitations');
  const { store, now, timeZone } = getServices();
  const found = await store.query(teacherInvitations, { orderBy: { field: 'createdAt', direction: 'desc' }, limit: MOST });
  const names = await teacherNames(found.map(({ invitedBy }) => invitedBy));
  return found.map((invitation) => ({
    id: invitation.id,
    email: invitation.email,
    invitedBy: names.get(invitation.invitedBy) ?? AN_ADMIN,
    sentOn: formatStoredDate(invitation.createdAt, timeZone),
    endsOn: formatStoredDate(invitation.expiresAt, timeZone),
    isOver: !isLive(invitation, now()),
  }));
}
