import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '@/lib/data/errors';
import { startTriesAnew } from '@/lib/data/rate-limit/tries';
import { checkPassword } from '@/lib/domain/account/accounts';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts } from '@/lib/store/collections/accounts';
import { passwordProblem } from '@/words/account';

/** Refuses a password with a sentence, on the `password` field. */
export function requireGoodPassword(password: string, email: string): void {
  const checked = checkPassword(password, email);
  const why = checked.ok ? (isCommonPassword(password) ? 'common' : null) : checked.why;
  if (why) throw invalidField('password', passwordProblem(why));
}

/**
 * After each change of a password, whoever made it: what was counted for the account begins anew,
 * sign-ins that are under way with the old one come to nothing, devices that it was used on are
 * strange ones, and the card that was printed for it can't be printed again; of a new one,
 * `sealedPassphrase` can. To be called before the account's sessions are ended. Answers the new
 * version.
 */
export async function notePasswordChange(
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
    startTriesAnew(transaction, email);
    return passwordVersion;
  });
}

let common: ReadonlySet<string> | null = null;

/**
 * Whether a password is among the most used ones of public leaks (the list of zxcvbn-ts, about
 * 50,000), whatever its case.
 */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}
