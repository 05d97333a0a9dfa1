import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { Timestamp } from '@/lib/firebase/sdk';
import { accountResetTokens } from '@/lib/store/collections/accounts';
import {
  type Account,
  type IdentityPort,
  IdentityUnavailableError,
  normalEmail,
  type PortableAccount,
  tokenHash,
} from '../../port';
import {
  handleServiceErrors,
  isAuthErrorNamed,
  isUnknownUserError,
  type PasswordCheck,
} from './password-check';

/** The limit of Firestore's `in`. */
const MOST_IN_VALUES = 30;
/** The limit of one user lookup. */
const MOST_IDENTIFIERS = 100;
const PAGE = 500;

type StoredToken = { accountId: string; expiresAt: Timestamp };

type FirebaseIdentityOptions = {
  auth: Auth;
  /**
   * Reset tokens are stored in Firestore, because Firebase's own have a fixed lifetime and can't be
   * revoked.
   */
  firestore: Firestore;
  passwords: PasswordCheck;
};

/** Accounts in Firebase Auth, which hashes and compares the passwords, once per call. */
export function createFirebaseIdentity({
  auth,
  firestore,
  passwords,
}: FirebaseIdentityOptions): IdentityPort {
  // Bypasses the store's port, so that a token is used and revoked in one transaction here.
  const tokens = firestore.collection(accountResetTokens.path);

  const expired = (now: Date) => tokens.where('expiresAt', '<=', Timestamp.fromDate(now));

  /** Null if there is no such user. */
  const found = (job: () => Promise<UserRecord>) =>
    handleServiceErrors<UserRecord | null>(job, (error) =>
      isUnknownUserError(error) ? null : undefined,
    );

  /** False if the account doesn't exist (anymore). */
  const changePassword = (accountId: string, password: string) =>
    handleServiceErrors(
      async () => Boolean(await auth.updateUser(accountId, { password })),
      (error) => (isUnknownUserError(error) ? false : undefined),
    );

  const service = <R>(job: () => Promise<R>) => handleServiceErrors(job, () => undefined);

  /** Returns how many there were. */
  const remove = (some: Query): Promise<number> =>
    service(async () => {
      const { docs } = await some.get();
      const batch = firestore.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      return docs.length;
    });
  const voidTokens = (accountId: string) => remove(tokens.where('accountId', '==', accountId));

  /**
   * Revokes all tokens of the account; null for a wrong, used, or expired one. Of several calls at
   * the same moment one gets an answer.
   */
  const claim = (token: string, now: Date): Promise<StoredToken | null> =>
    service(() =>
      firestore.runTransaction(async (transaction) => {
        const stored = usable(await transaction.get(tokens.doc(tokenHash(token))), now);
        if (!stored) return null;
        const { docs } = await transaction.get(tokens.where('accountId', '==', stored.accountId));
        for (const { ref } of docs) transaction.delete(ref);
        return stored;
      }),
    );

  async function tokensOf(
    accountIds: readonly string[],
  ): Promise<Map<string, PortableAccount['resetTokens']>> {
    const all = new Map<string, PortableAccount['resetTokens']>();
    for (let start = 0; start < accountIds.length; start += MOST_IN_VALUES) {
      const some = accountIds.slice(start, start + MOST_IN_VALUES);
      const { docs } = await service(() => tokens.where('accountId', 'in', some).get());
      for (const document of docs) {
        const { accountId, expiresAt } = document.data() as StoredToken;
        all.set(accountId, [
          ...(all.get(accountId) ?? []),
          { hash: document.id, expiresAt: expiresAt.toMillis() },
        ]);
      }
    }
    return all;
  }

  async function importTokens({ accountId, resetTokens }: PortableAccount): Promise<void> {
    if (resetTokens.length === 0) return;
    const batch = firestore.batch();
    for (const { hash, expiresAt } of resetTokens) {
      batch.set(tokens.doc(hash), {
        accountId,
        expiresAt: Timestamp.fromMillis(expiresAt),
      } satisfies StoredToken);
    }
    await service(() => batch.commit());
  }

  /** The email addresses, by account id, of the accounts that exist. */
  async function existing(
    accounts: readonly PortableAccount[],
  ): Promise<Map<string, string | undefined>> {
    const all = new Map<string, string | undefined>();
    for (let start = 0; start < accounts.length; start += MOST_IDENTIFIERS) {
      const some = accounts
        .slice(start, start + MOST_IDENTIFIERS)
        .map(({ accountId }) => ({ uid: accountId }));
      const { users } = await service(() => auth.getUsers(some));
      for (const user of users) all.set(user.uid, user.email && normalEmail(user.email));
    }
    return all;
  }

  async function create(accounts: readonly PortableAccount[]): Promise<void> {
    const users = accounts.map(({ accountId, email }) => ({
      uid: accountId,
      email: normalEmail(email),
    }));
    const { errors } = await service(() => auth.importUsers(users));
    const [refused] = errors;
    if (!refused) return;
    const id = users[refused.index]?.uid;
    throw new IdentityUnavailableError(
      `Firebase refused ${errors.length} accounts, ${id} first (${refused.error.code}).`,
    );
  }

  return {
    createAccount: ({ email, password }) =>
      handleServiceErrors<Awaited<ReturnType<IdentityPort['createAccount']>>>(
        async () => {
          const { uid } = await auth.createUser({
            uid: randomBytes(16).toString('hex'),
            email: normalEmail(email),
            password,
          });
          return { status: 'created', accountId: uid };
        },
        (error) =>
          isAuthErrorNamed(error, 'email-already-exists') ? { status: 'taken' } : undefined,
      ),

    async verifyPassword(email, password) {
      const address = normalEmail(email);
      const accountId = await passwords.fits(address, password);
      return accountId === null ? null : { accountId, email: address };
    },

    findAccount: async (accountId) => account(await found(() => auth.getUser(accountId))),
    findAccountByEmail: async (email) =>
      account(await found(() => auth.getUserByEmail(normalEmail(email)))),

    async setPassword(accountId, password) {
      const changed = await changePassword(accountId, password);
      if (changed) await voidTokens(accountId);
      return changed;
    },

    async deleteAccount(accountId) {
      await handleServiceErrors<unknown>(
        async () => auth.deleteUser(accountId),
        (error) => (isUnknownUserError(error) ? null : undefined),
      );
      await voidTokens(accountId);
    },

    async createResetToken(email, now, lifetimeMs) {
      const user = await found(() => auth.getUserByEmail(normalEmail(email)));
      if (!user) return null;
      const token = randomBytes(32).toString('base64url');
      const stored: StoredToken = {
        accountId: user.uid,
        expiresAt: Timestamp.fromMillis(now.getTime() + lifetimeMs),
      };
      await service(() => tokens.doc(tokenHash(token)).create(stored));
      return { token, accountId: user.uid };
    },

    async findResetAccount(token, now) {
      const stored = usable(await service(() => tokens.doc(tokenHash(token)).get()), now);
      return stored && account(await found(() => auth.getUser(stored.accountId)));
    },

    async consumeResetToken(token, password, now) {
      const stored = await claim(token, now);
      if (!stored) return null;
      try {
        const changed = await changePassword(stored.accountId, password);
        return changed ? { accountId: stored.accountId } : null;
      } catch (error) {
        // The mailed link must still work once Firebase does.
        await service(() => tokens.doc(tokenHash(token)).set(stored));
        throw error;
      }
    },

    countExpiredResetTokens: (now) =>
      service(async () => (await expired(now).count().get()).data().count),

    async removeExpiredResetTokens(now) {
      while ((await remove(expired(now).limit(PAGE))) > 0);
    },

    async listAccounts(page) {
      const { users, pageToken } = await service(() => auth.listUsers(PAGE, page));
      // A user without an email address can't sign in here, so they are left out.
      const found = users.flatMap((user) => account(user) ?? []);
      const open = await tokensOf(found.map(({ accountId }) => accountId));
      return {
        accounts: found.map((one) => ({ ...one, resetTokens: open.get(one.accountId) ?? [] })),
        next: pageToken ?? null,
      };
    },

    // Firebase imports many kinds of hashes, but not argon2id.
    async importAccounts(accounts) {
      const there = await existing(accounts);
      for (const { accountId, email } of accounts) {
        const before = there.get(accountId);
        if (before !== undefined && before !== normalEmail(email)) {
          await service(() => auth.updateUser(accountId, { email: normalEmail(email) }));
        }
      }
      const fresh = accounts.filter(({ accountId }) => !there.has(accountId));
      if (fresh.length > 0) await create(fresh);
      for (const one of accounts) await importTokens(one);
      return { withoutPassword: accounts.map(({ accountId }) => accountId) };
    },
  };
}

function account(user: UserRecord | null): Account | null {
  if (!user?.email) return null;
  const verified = user.emailVerified ? { addressVerified: true as const } : {};
  return { accountId: user.uid, email: normalEmail(user.email), ...verified };
}

/** Null for a token that is wrong, used, or expired. */
function usable(snapshot: DocumentSnapshot, now: Date): StoredToken | null {
  const stored = snapshot.data() as StoredToken | undefined;
  return stored && stored.expiresAt.toMillis() > now.getTime() ? stored : null;
}
