import { createHash, randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Account, IdentityPort } from '../../port';
import { answering, isAuthError, isNobody } from './errors';
import type { PasswordCheck } from './password-check';

/** Not one of the app's collections: who can read it could take over accounts, were the tokens not hashed. */
const TOKENS = 'accountResetTokens';

type StoredToken = { accountId: string; expiresAt: Timestamp };

export type FirebaseIdentityOptions = {
  auth: Auth;
  /** Reset tokens are kept there: those that Firebase makes have a lifetime of their own and cannot be voided. */
  firestore: Firestore;
  passwords: PasswordCheck;
};

/** Accounts in Firebase Auth; a password is hashed and compared there, once for each call. */
export function createFirebaseIdentity({ auth, firestore, passwords }: FirebaseIdentityOptions): IdentityPort {
  const tokens = firestore.collection(TOKENS);

  /** Null for nobody. */
  const found = (job: () => Promise<UserRecord>) =>
    answering<UserRecord | null>(job, (error) => (isNobody(error) ? null : undefined));

  /** False when there is no such account (any more). */
  const changePassword = (accountId: string, password: string) =>
    answering(
      async () => Boolean(await auth.updateUser(accountId, { password })),
      (error) => (isNobody(error) ? false : undefined),
    );

  const service = <R>(job: () => Promise<R>) => answering(job, () => undefined);

  async function voidTokens(accountId: string): Promise<void> {
    await service(async () => {
      const { docs } = await tokens.where('accountId', '==', accountId).get();
      const batch = firestore.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    });
  }

  /** Takes every token of the account out of use; null for a wrong, used or expired one. Of several at the same moment one gets an answer. */
  const claim = (token: string, now: Date): Promise<StoredToken | null> =>
    service(() =>
      firestore.runTransaction(async (transaction) => {
        const stored = (await transaction.get(tokens.doc(tokenHash(token)))).data() as StoredToken | undefined;
        if (!stored || stored.expiresAt.toMillis() <= now.getTime()) return null;
        const { docs } = await transaction.get(tokens.where('accountId', '==', stored.accountId));
        for (const { ref } of docs) transaction.delete(ref);
        return stored;
      }),
    );

  return {
    createAccount: ({ email, password }) =>
      answering<Awaited<ReturnType<IdentityPort['createAccount']>>>(
        async () => {
          const { uid } = await auth.createUser({ uid: randomBytes(16).toString('hex'), email: normalEmail(email), password });
          return { status: 'created', accountId: uid };
        },
        (error) => (isAuthError(error, 'email-already-exists') ? { status: 'taken' } : undefined),
      ),

    async verifyPassword(email, password) {
      const address = normalEmail(email);
      const accountId = await passwords.fits(address, password);
      return accountId === null ? null : { accountId, email: address };
    },

    findAccount: async (accountId) => account(await found(() => auth.getUser(accountId))),
    findAccountByEmail: async (email) => account(await found(() => auth.getUserByEmail(normalEmail(email)))),

    async setPassword(accountId, password) {
      const changed = await changePassword(accountId, password);
      if (changed) await voidTokens(accountId);
      return changed;
    },

    async deleteAccount(accountId) {
      await answering<null>(
        async () => {
          await auth.deleteUser(accountId);
          return null;
        },
        (error) => (isNobody(error) ? null : undefined),
      );
      await voidTokens(accountId);
    },

    async createResetToken(email, now, lifetimeMs) {
      const user = await found(() => auth.getUserByEmail(normalEmail(email)));
      if (!user) return null;
      const token = randomBytes(32).toString('base64url');
      const stored: StoredToken = { accountId: user.uid, expiresAt: Timestamp.fromMillis(now.getTime() + lifetimeMs) };
      await service(() => tokens.doc(tokenHash(token)).create(stored));
      return { token, accountId: user.uid };
    },

    async consumeResetToken(token, password, now) {
      const stored = await claim(token, now);
      if (!stored) return null;
      try {
        const changed = await changePassword(stored.accountId, password);
        return changed ? { accountId: stored.accountId } : null;
      } catch (error) {
        // The link in the mail must still work when Firebase does again.
        await service(() => tokens.doc(tokenHash(token)).set(stored));
        throw error;
      }
    },
  };
}

function account(user: UserRecord | null): Account | null {
  return user?.email ? { accountId: user.uid, email: normalEmail(user.email) } : null;
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
