import type { Viewer } from '@/lib/data/access/viewer';
import { confirmEmailIn } from '@/lib/data/account/confirm-email';
import { type MoreLeaguesRequest, mailMoreLeaguesRequest } from '@/lib/data/allowance/allowance';
import { DomainError } from '@/lib/data/errors';
import { eraseAccountButNotProfiles } from '@/lib/data/privacy/erase';
import { getServices } from '@/lib/platform/services';
import { accounts } from '@/lib/store/collections/accounts';
import { admins } from '@/lib/store/collections/profiles';
import { CANNOT_LET_IN_ADMIN_ADDRESS, SIGN_UP_NO_LONGER_WAITS } from '@/words/admin';
import { requireAdmin, writeAsAdmin } from './require-admin';

/**
 * An admin who knows a waiting teacher is the proof of the address: the teacher is let in as if the
 * mailed link had been opened. Otherwise the sign-up is deleted with its account. Repeating it
 * changes nothing. 'not-found' if no account waits; 'not-allowed' for an admin's address, because
 * then a stranger would become admin.
 */
export async function decideTeacherSignUp(
  viewer: Viewer,
  { accountId, letIn }: { accountId: string; letIn: boolean },
): Promise<{ letIn: boolean }> {
  await requireAdmin(viewer, 'admin.page');
  const account = await getServices().identity.findAccount(accountId);
  if (!account) throw new DomainError('not-found', SIGN_UP_NO_LONGER_WAITS);
  let leagueRequest: MoreLeaguesRequest | null = null;
  let isRefused = false;
  await writeAsAdmin(viewer, letIn ? 'address.confirm' : 'teacher.refuse', async (transaction) => {
    leagueRequest = null;
    isRefused = false;
    const record = await transaction.get(accounts, accountId);
    const isAdmins = (await transaction.get(admins, account.email)) !== null;
    if (!record?.teacherSignUp) return null;
    if (letIn && isAdmins) throw new DomainError('not-allowed', CANNOT_LET_IN_ADMIN_ADDRESS);
    if (letIn) {
      leagueRequest = await confirmEmailIn(transaction, account);
    } else {
      // A link that is opened meanwhile makes no teacher of the account.
      const { teacherSignUp: _, ...withoutSignUp } = record;
      transaction.set(accounts, withoutSignUp);
      isRefused = true;
    }
    return { target: accountId };
  });
  if (isRefused) await eraseAccountButNotProfiles(accountId);
  await mailMoreLeaguesRequest(leagueRequest);
  return { letIn };
}
