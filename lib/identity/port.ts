import { createHash } from 'node:crypto';

export type Account = {
  accountId: string;
  /** Lower-cased. */
  email: string;
  /**
   * Whether the service itself has verified that the owner reads the address's mail. Missing where
   * it hasn't.
   */
  addressVerified?: true;
};

/** An account on its way to another backend, with everything kept about it here. */
export type PortableAccount = Account & {
  /**
   * An encoded argon2id hash. Missing where no password is set, and where the service keeps its
   * hashes to itself.
   */
  passwordHash?: string;
  /**
   * Links for a new password that are still kept: the SHA-256 of the secret, and until when it
   * counts, in milliseconds since 1970.
   */
  resetTokens: readonly { hash: string; expiresAt: number }[];
};

/**
 * Emails are compared trimmed and lower-cased. Passwords arrive as typed and are never returned,
 * logged, or stored.
 */
export interface IdentityPort {
  /**
   * Makes an account, or says that the address is taken. Costs one password hash either way, so
   * that time tells nothing.
   */
  createAccount(input: {
    email: string;
    password: string;
  }): Promise<{ status: 'created'; accountId: string } | { status: 'taken' }>;
  /**
   * The account that email and password fit, or null. Costs one verification, also for an address
   * without an account.
   */
  verifyPassword(email: string, password: string): Promise<Account | null>;
  /** Null when there is none. */
  findAccount(accountId: string): Promise<Account | null>;
  findAccountByEmail(email: string): Promise<Account | null>;
  /** Replaces the password and voids open reset tokens. False when there is no such account. */
  setPassword(accountId: string, password: string): Promise<boolean>;
  /** Removes the account with everything kept about it here. No error when there is none. */
  deleteAccount(accountId: string): Promise<void>;
  /**
   * A secret that lets its bearer set a new password once before `now + lifetimeMs`; null for an
   * address without an account.
   */
  createResetToken(
    email: string,
    now: Date,
    lifetimeMs: number,
  ): Promise<{ token: string; accountId: string } | null>;
  /**
   * Whose password the token may still set; null for a wrong, used or expired one. Costs no hash
   * and leaves the token as it is.
   */
  findResetAccount(token: string, now: Date): Promise<Account | null>;
  /**
   * Sets the password the token allows and voids every token of the account; null for a wrong, used
   * or expired token.
   */
  consumeResetToken(
    token: string,
    password: string,
    now: Date,
  ): Promise<{ accountId: string } | null>;
  /** How many reset tokens are kept though their time is over. */
  countExpiredResetTokens(now: Date): Promise<number>;
  removeExpiredResetTokens(now: Date): Promise<void>;

  /**
   * Some accounts, and what to ask for the next ones with (null at the end). Begins without `page`.
   * For copies, not for pages of the app.
   */
  listAccounts(page?: string): Promise<{ accounts: PortableAccount[]; next: string | null }>;
  /**
   * Writes accounts under their own ids, at most 500 at once. Safe to repeat: an existing one gets
   * the address and tokens, and keeps its password when none comes along. Answers the ids without a
   * password: until one is set, none fits.
   */
  importAccounts(accounts: readonly PortableAccount[]): Promise<{ withoutPassword: string[] }>;
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Accounts cannot be reached now: the database is full, read-only, busy or damaged, or the service
 * does not answer.
 */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
