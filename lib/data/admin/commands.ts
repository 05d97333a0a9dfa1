import { writeAudit } from '@/lib/data/audit';
import { DomainError } from '@/lib/data/errors';
import { OPERATOR_ACTOR, type Operator } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import { admins } from '@/lib/store/collections';

/** Admin documents are found by the lower-cased address. 'invalid-input' for what cannot be an address. */
function adminId(email: string): string {
  const id = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(id)) throw new DomainError('invalid-input', `"${email}" is not an e-mail address.`);
  return id;
}

/** Makes the account with this address an admin, now or as soon as it signs up. False when it is one already. */
export async function grantAdmin(_operator: Operator, email: string): Promise<boolean> {
  return changeAdmin(email, 'grant');
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

/** The addresses of all admins, in alphabetical order. */
export async function listAdmins(_operator: Operator): Promise<string[]> {
  return (await getServices().store.query(admins, {})).map(({ id }) => id);
}
