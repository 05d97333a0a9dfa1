import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { normalizeEmail } from '@/lib/domain/account/accounts';
import { Timestamp } from '@/lib/firebase/sdk';
import { accountResetTokens, schoolAccounts } from '@/lib/store/collections/accounts';
import {
  type Account,
  type IdentityPort,
  IdentityUnavailableError,
  isSameSchoolAccount,
  type PortableAccount,
  type SchoolAccount,
  tokenHash,
} from '../../port';
import {
  type FirebasePasswordChecker,
  handleServiceErrors,
  isAuthErrorNamed,
  isUnknownUserError,
} from './password-check';

/** The limit of Firestore's `in`. */
const MAX_IN_VALUES = 30;
/** The limit of one user lookup. */
const MAX_IDENTIFIERS = 100;
const PAGE = 500;

type StoredSchool = { accountId: string } & SchoolAccount;
type StoredToken = { accountId: string; expiresAt: Timestamp };

type FirebaseIdentityOptions = {
  auth: Auth;
  /**
   * Reset tokens are stored in Firestore, because Firebase's own have a fixed lifetime and can't be
   * revoked.
   */
  firestore: Firestore;
  passwords: FirebasePasswordChecker;
};

/** Accounts in Firebase Auth, which hashes and compares the passwords, once per call. */
export function createFirebaseIdentity({
  auth,
  firestore,
  passwords,
}: FirebaseIdentityOptions): IdentityPort {
  // Bypasses the store's port, so that a token is used and revoked in one transaction here.
  const tokens = firestore.collection(accountResetTokens.path);

  const schools = firestore.collection(schoolAccounts.path);

  const expired = (now: Date) => tokens.where('expiresAt', '<=', Timestamp.fromDate(now));

  const found = (job: () => Promise<UserRecord>) =>
    handleServiceErrors<UserRecord | null>(job, (error) =>
      isUnknownUserError(error) ? null : undefined,
    );

  const changePassword = (accountId: string, password: string) =>
    handleServiceErrors(
      async () => Boolean(await auth.updateUser(accountId, { password })),
      (error) => (isUnknownUserError(error) ? false : undefined),
    );

  const service = <R>(job: () => Promise<R>) => handleServiceErrors(job, () => undefined);

  const remove = (some: Query): Promise<number> =>
    service(async () => {
      const { docs } = await some.get();
      const batch = firestore.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
      return docs.length;
    });
  const voidTokens = (accountId: string) => remove(tokens.where('accountId', '==', accountId));
  const disconnectSchool = (accountId: string) =>
    remove(schools.where('accountId', '==', accountId));

  /**
   * Null for a wrong, used, or expired token. Of several calls at the same moment, only one gets
   * the token; the others get null.
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

  async function documentsOfAccounts(
    collection: CollectionReference,
    accountIds: readonly string[],
  ): Promise<QueryDocumentSnapshot[]> {
    const all: QueryDocumentSnapshot[] = [];
    for (let start = 0; start < accountIds.length; start += MAX_IN_VALUES) {
      const some = accountIds.slice(start, start + MAX_IN_VALUES);
      const { docs } = await service(() => collection.where('accountId', 'in', some).get());
      for (const doc of docs) all.push(doc);
    }
    return all;
  }

  async function tokensOf(
    accountIds: readonly string[],
  ): Promise<Map<string, PortableAccount['resetTokens']>> {
    const all = new Map<string, PortableAccount['resetTokens']>();
    for (const document of await documentsOfAccounts(tokens, accountIds)) {
      const { accountId, expiresAt } = document.data() as StoredToken;
      all.set(accountId, [
        ...(all.get(accountId) ?? []),
        { hash: document.id, expiresAt: expiresAt.toMillis() },
      ]);
    }
    return all;
  }

  async function schoolsOf(accountIds: readonly string[]): Promise<Map<string, SchoolAccount>> {
    const all = new Map<string, SchoolAccount>();
    for (const document of await documentsOfAccounts(schools, accountIds)) {
      const { accountId, issuer, subject } = document.data() as StoredSchool;
      all.set(accountId, { issuer, subject });
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

  async function importSchool(accountId: string, school: SchoolAccount): Promise<void> {
    await disconnectSchool(accountId);
    const stored: StoredSchool = { accountId, ...school };
    await service(() => schools.doc(schoolId(school)).set(stored));
  }

  async function existing(
    accounts: readonly PortableAccount[],
  ): Promise<Map<string, string | undefined>> {
    const all = new Map<string, string | undefined>();
    for (let start = 0; start < accounts.length; start += MAX_IDENTIFIERS) {
      const some = accounts
        .slice(start, start + MAX_IDENTIFIERS)
        .map(({ accountId }) => ({ uid: accountId }));
      const { users } = await service(() => auth.getUsers(some));
      for (const user of users) all.set(user.uid, user.email && normalizeEmail(user.email));
    }
    return all;
  }

  async function create(accounts: readonly PortableAccount[]): Promise<void> {
    const users = accounts.map(({ accountId, email }) => ({
      uid: accountId,
      email: normalizeEmail(email),
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
            email: normalizeEmail(email),
            password,
          });
          return { status: 'created', accountId: uid };
        },
        (error) =>
          isAuthErrorNamed(error, 'email-already-exists') ? { status: 'taken' } : undefined,
      ),

    async verifyPassword(email, password) {
      const address = normalizeEmail(email);
      const accountId = await passwords.fits(address, password);
      return accountId === null ? null : { accountId, email: address };
    },

    findAccount: async (accountId) => account(await found(() => auth.getUser(accountId))),
    findAccountByEmail: async (email) =>
      account(await found(() => auth.getUserByEmail(normalizeEmail(email)))),

    async findAccountBySchool(school) {
      const stored = await service(() => schools.doc(schoolId(school)).get());
      const { accountId } = (stored.data() as StoredSchool | undefined) ?? {};
      return accountId === undefined ? null : account(await found(() => auth.getUser(accountId)));
    },

    async findSchoolAccount(accountId) {
      return (await schoolsOf([accountId])).get(accountId) ?? null;
    },

    async connectSchool(accountId, school) {
      if (!(await found(() => auth.getUser(accountId)))) return 'missing';
      return service(() =>
        firestore.runTransaction(async (transaction) => {
          const place = schools.doc(schoolId(school));
          const owner = (await transaction.get(place)).data() as StoredSchool | undefined;
          if (owner && owner.accountId !== accountId) return 'taken';
          const { docs } = await transaction.get(schools.where('accountId', '==', accountId));
          const before = docs.map((document) => document.data() as StoredSchool);
          if (
            before.some((one) => one.issuer === school.issuer && !isSameSchoolAccount(one, school))
          )
            return 'taken';
          for (const { ref } of docs) transaction.delete(ref);
          transaction.set(place, { accountId, ...school } satisfies StoredSchool);
          return 'connected';
        }),
      );
    },

    async setPassword(accountId, password) {
      const changed = await changePassword(accountId, password);
      if (changed) {
        await voidTokens(accountId);
        await disconnectSchool(accountId);
      }
      return changed;
    },

    async deleteAccount(accountId) {
      await handleServiceErrors<unknown>(
        async () => auth.deleteUser(accountId),
        (error) => (isUnknownUserError(error) ? null : undefined),
      );
      await voidTokens(accountId);
      await disconnectSchool(accountId);
    },

    async createResetToken(email, now, lifetimeMs) {
      const user = await found(() => auth.getUserByEmail(normalizeEmail(email)));
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
        await disconnectSchool(stored.accountId);
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
      const ids = found.map(({ accountId }) => accountId);
      const [open, connected] = [await tokensOf(ids), await schoolsOf(ids)];
      return {
        accounts: found.map((one) => {
          const school = connected.get(one.accountId);
          const resetTokens = open.get(one.accountId) ?? [];
          return { ...one, resetTokens, ...(school ? { school } : {}) };
        }),
        next: pageToken ?? null,
      };
    },

    // Firebase imports many kinds of hashes, but not argon2id.
    async importAccounts(accounts) {
      const there = await existing(accounts);
      for (const { accountId, email } of accounts) {
        const before = there.get(accountId);
        if (before !== undefined && before !== normalizeEmail(email)) {
          await service(() => auth.updateUser(accountId, { email: normalizeEmail(email) }));
        }
      }
      const fresh = accounts.filter(({ accountId }) => !there.has(accountId));
      if (fresh.length > 0) await create(fresh);
      for (const one of accounts) {
        await importTokens(one);
        if (one.school) await importSchool(one.accountId, one.school);
      }
      return { withoutPassword: accounts.map(({ accountId }) => accountId) };
    },
  };
}

function account(user: UserRecord | null): Account | null {
  if (!user?.email) return null;
  const verified = user.emailVerified ? { addressVerified: true as const } : {};
  return { accountId: user.uid, email: normalizeEmail(user.email), ...verified };
}

/** One document for each school account, so that two sign-ins at once can't connect it twice. */
const schoolId = ({ issuer, subject }: SchoolAccount) =>
  tokenHash(JSON.stringify([issuer, subject]));

function usable(snapshot: DocumentSnapshot, now: Date): StoredToken | null {
  const stored = snapshot.data() as StoredToken | undefined;
  return stored && stored.expiresAt.toMillis() > now.getTime() ? stored : null;
}
