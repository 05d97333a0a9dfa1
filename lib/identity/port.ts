import { createHash } from 'node:crypto';

export type Account = {
  accountId: string;
  /** Lower-cased. */
  email: string;
  /** Set if the service itself has verified that the owner reads mail at the address. */
  addressVerified?: true;
};

/**
 * Identifies a person at the school's sign-in provider: never an email address, which can pass to
 * another person.
 */
export type SchoolAccount = { issuer: string; subject: string };

export type PortableAccount = Account & {
  /**
   * An encoded argon2id hash. Missing if no password is set, and if the service doesn't reveal its
   * hashes.
   */
  passwordHash?: string;
  /**
   * Open links for a new password: the SHA-256 of the secret, and when it expires, in milliseconds
   * since 1970.
   */
  resetTokens: readonly { hash: string; expiresAt: number }[];
  school?: SchoolAccount;
};

/**
 * Emails are compared trimmed and lower-cased. Passwords arrive as typed and are never returned,
 * logged, or stored.
 */
export interface IdentityPort {
  /**
   * Creates an account, or reports that the address is taken. Hashes one password either way, so
   * that the time doesn't reveal which.
   */
  createAccount(input: {
    email: string;
    password: string;
  }): Promise<{ status: 'created'; accountId: string } | { status: 'taken' }>;
  /**
   * The account that email and password match, or null. Verifies one hash even if the address has
   * no account.
   */
  verifyPassword(email: string, password: string): Promise<Account | null>;
  findAccount(accountId: string): Promise<Account | null>;
  findAccountByEmail(email: string): Promise<Account | null>;
  findAccountBySchool(school: SchoolAccount): Promise<Account | null>;
  findSchoolAccount(accountId: string): Promise<SchoolAccount | null>;
  /**
   * Lets a school account sign in to this account. It replaces one of another issuer. 'taken' if it
   * signs in to another account, or another one of the same issuer to this account; 'missing' if
   * there is no such account. Safe to repeat.
   */
  connectSchool(
    accountId: string,
    school: SchoolAccount,
  ): Promise<'connected' | 'taken' | 'missing'>;
  /**
   * Replaces the password, revokes open reset tokens, and disconnects the school account, which
   * someone else may have connected. False if there is no such account.
   */
  setPassword(accountId: string, password: string): Promise<boolean>;
  deleteAccount(accountId: string): Promise<void>;
  /**
   * A secret that lets its bearer set a new password once before `now + lifetimeMs`; null if the
   * address has no account.
   */
  createResetToken(
    email: string,
    now: Date,
    lifetimeMs: number,
  ): Promise<{ token: string; accountId: string } | null>;
  /**
   * The account whose password the token may still set; null for a wrong, used, or expired one.
   * Hashes nothing and leaves the token valid.
   */
  findResetAccount(token: string, now: Date): Promise<Account | null>;
  /**
   * Sets the token's account's password, revokes all tokens of that account, and disconnects its
   * school account; null for a wrong, used, or expired token.
   */
  consumeResetToken(
    token: string,
    password: string,
    now: Date,
  ): Promise<{ accountId: string } | null>;
  countExpiredResetTokens(now: Date): Promise<number>;
  removeExpiredResetTokens(now: Date): Promise<void>;

  /**
   * One page of accounts, and the argument for the next page (null at the end). Without `page` it
   * starts at the beginning. For copying data, not for pages of the app.
   */
  listAccounts(page?: string): Promise<{ accounts: PortableAccount[]; next: string | null }>;
  /**
   * Writes accounts under their own ids, at most 500 at once. Safe to repeat: an existing account
   * gets the address, tokens, and school account, and keeps its password if none is given. Returns
   * the ids that have no password; no one can sign in to them until one is set.
   */
  importAccounts(accounts: readonly PortableAccount[]): Promise<{ withoutPassword: string[] }>;
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export const isSameSchoolAccount = (one: SchoolAccount, other: SchoolAccount): boolean =>
  one.issuer === other.issuer && one.subject === other.subject;

/**
 * Accounts can't be reached now: the database is full, read-only, busy, or damaged, or the service
 * doesn't answer.
 */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
