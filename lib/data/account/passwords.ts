import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidFieldError } from '@/lib/data/errors';
import { resetTriesAndMarkPasswordChange } from '@/lib/data/rate-limit/tries';
import { checkPasswordExceptCommon } from '@/lib/domain/account/accounts';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts } from '@/lib/store/collections/accounts';
import { passwordProblemText } from '@/words/account';

export function requireGoodPassword(password: string, email: string): void {
  const checked = checkPasswordExceptCommon(password, email);
  const why = checked.ok ? (isCommonPassword(password) ? 'common' : null) : checked.why;
  if (why) throw invalidFieldError('password', passwordProblemText(why));
}

/**
 * Must follow every password change, and precede ending the account's sessions: resets the
 * account's try counters, cancels sign-ins in progress with the old password, forgets the devices
 * that used it, and makes its login card unprintable (`sealedPassphrase` belongs to a new card).
 * Returns the new version.
 */
export async function recordPasswordChange(
  { accountId, email }: { accountId: string; email: string },
  {
    mustChangePassword,
    sealedPassphrase,
  }: { mustChangePassword: boolean; sealedPassphrase?: string },
): Promise<number> {
  const { store, now } = getServices();
  return store.transaction(async (transaction) => {
    const stored: Partial<AccountRecord> = (await transaction.get(accounts, accountId)) ?? {};
    const { sealedPassphrase: _, ...before } = stored;
    const passwordVersion = (before.passwordVersion ?? 0) + 1;
    transaction.set(accounts, {
      createdAt: timestampFromDate(now()),
      ...before,
      id: accountId,
      mustChangePassword,
      passwordVersion,
      ...(sealedPassphrase ? { sealedPassphrase } : {}),
    });
    resetTriesAndMarkPasswordChange(transaction, email);
    return passwordVersion;
  });
}

let common: ReadonlySet<string> | null = null;

/**
 * True if a password is among the most common ones in public leaks (the list of zxcvbn-ts, about
 * 50,000), ignoring case.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}
