import { writeAudit } from '@/lib/data/audit';
import { DomainError } from '@/lib/data/errors';
import { OPERATOR_ACTOR, type Operator } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/timestamp';
import type { Account } from '@/lib/identity/port';
import { getServices } from '@/lib/server/services';
import { accounts } from '@/lib/store/collections/accounts';
import { admins } from '@/lib/store/collections/profiles';
import { addressNotProven, noSuchAccount, notAnEmail } from '@/words/season';
import { proveAddressIn } from '../account/proof';

/** Admin documents are found by the lower-cased address. 'invalid-input' for what cannot be an address. */
function adminId(email: string): string {
  const id = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(id)) throw new DomainError('invalid-input', notAnEmail(email));
  return id;
}

/**
 * Makes the account with this address an admin. False when it is one already. 'not-allowed' while nobody has proven the address: whoever
 * signed up with it first, perhaps a stranger, would be the admin.
 */
export async function grantAdmin(_operator: Operator, email: string): Promise<boolean> {
  const id = adminId(email);
  const account = await accountWith(id);
  if (!(await getServices().store.get(accounts, account.accountId))?.addressProvenAt) {
    throw new DomainError('not-allowed', addressNotProven(id));
  }
  return changeAdmin(id, 'grant');
}

/**
 * The operator vouches for the address of an account, as the mailed link does: a teacher who waits for it is let in. False when it is proven
 * already.
 */
export async function confirmByOperator(_operator: Operator, email: string): Promise<boolean> {
  const account = await accountWith(adminId(email));
  return getServices().store.transaction(async (transaction) => {
    if ((await transaction.get(accounts, account.accountId))?.addressProvenAt) return false;
    await proveAddressIn(transaction, account);
    writeAudit(transaction, {
      actorId: OPERATOR_ACTOR,
      action: 'address.confirm',
      target: account.accountId,
      outcome: 'done',
    });
    return true;
  });
}

/** 'not-found' when nobody has signed up with the address. */
async function accountWith(email: string): Promise<Account> {
  const account = await getServices().identity.findAccountByEmail(email);
  if (account) return account;
  throw new DomainError('not-found', noSuchAccount(email));
}

/** False when the address is no admin's. */
export async function revokeAdmin(_operator: Operator, email: string): Promise<boolean> {
  return changeAdmin(email, 'revoke');
}

async function changeAdmin(email: string, change: 'grant' | 'revoke'): Promise<boolean> {
  const { store, now } = getServices();
  const id = adminId(email);
  return store.transaction(async (transaction) => {
    const isAdmin = (await transaction.get(admins, id)) !== null;
    if (isAdmin === (change === 'grant')) return false;
    if (change === 'grant') transaction.set(admins, { id, createdAt: timestampFromDate(now()) });
    else transaction.delete(admins, id);
    // The log names no address; that somebody at the machine changed the admins is what it keeps.
    writeAudit(transaction, { actorId: OPERATOR_ACTOR, action: `admin-${change}`, target: 'admins', outcome: 'done' });
    return true;
  });
}

/** The addresses of all admins, in alphabetical order, and whether each is proven: rights of older data may rest on one that is not. */
export async function listAdmins(_operator: Operator): Promise<{ email: string; isProven: boolean }[]> {
  const { store, identity } = getServices();
  const emails = (await store.query(admins, {})).map(({ id }) => id);
  return Promise.all(
    emails.map(async (email) => {
      const account = await identity.findAccountByEmail(email);
      const record = account && (await store.get(accounts, account.accountId));
      return { email, isProven: record?.addressProvenAt !== undefined };
    }),
  );
}
