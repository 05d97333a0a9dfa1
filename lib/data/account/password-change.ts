import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import { accounts } from '@/lib/store/collections/accounts';
import { startTriesAnew } from '../rate-limit/tries';

/**
 * After each change of a password, whoever made it: what was counted for the account begins anew, sign-ins that are under way with the old
 * one come to nothing, and devices that it was used on are strange ones. To be called before the account's sessions are ended. Answers the
 * new version.
 */
export async function notePasswordChange(
  { accountId, email }: { accountId: string; email: string },
  { mustChangePassword }: { mustChangePassword: boolean },
): Promise<number> {
  const { store, now } = getServices();
  return store.transaction(async (transaction) => {
    const before = await transaction.get(accounts, accountId);
    const passwordVersion = (before?.passwordVersion ?? 0) + 1;
    transaction.set(accounts, {
      createdAt: timestampFromDate(now()),
      ...before,
      id: accountId,
      mustChangePassword,
      passwordVersion,
    });
    startTriesAnew(transaction, email);
    return passwordVersion;
  });
}
