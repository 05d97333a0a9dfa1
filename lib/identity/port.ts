export type Account = {
  accountId: string;
  /** Lower-cased. */
  email: string;
};

/**
 * Accounts and passwords. E-mails are compared trimmed and lower-cased. Passwords arrive as typed and are never returned, logged or
 * stored; rules about them are the caller's.
 */
export interface IdentityPort {
  /** Makes an account, or says that the address is taken. Costs one password hash either way, so that time tells nothing. */
  createAccount(input: {
    email: string;
    password: string;
  }): Promise<{ status: 'created'; accountId: string } | { status: 'taken' }>;
  /** The account that e-mail and password fit, or null. Costs one verification, also for an address without an account. */
  verifyPassword(email: string, password: string): Promise<Account | null>;
  /** Null when there is none. */
  findAccount(accountId: string): Promise<Account | null>;
  findAccountByEmail(email: string): Promise<Account | null>;
  /** Replaces the password and voids open reset tokens. False when there is no such account. */
  setPassword(accountId: string, password: string): Promise<boolean>;
  /** Removes the account with everything kept about it here. No error when there is none. */
  deleteAccount(accountId: string): Promise<void>;
  /** A secret that lets its bearer set a new password once before `now + lifetimeMs`; null for an address without an account. */
  createResetToken(email: string, now: Date, lifetimeMs: number): Promise<{ token: string; accountId: string } | null>;
  /** Sets the password the token allows and voids every token of the account; null for a wrong, used or expired token. */
  consumeResetToken(token: string, password: string, now: Date): Promise<{ accountId: string } | null>;
}

/** Accounts cannot be reached now: the database is full, read-only, busy or damaged, or the service does not answer. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
}
