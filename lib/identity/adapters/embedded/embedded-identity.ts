import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { normalizeEmail } from '@/lib/domain/account/accounts';
import type { SqliteDatabase, SqlValue } from '@/lib/sqlite/database';
import { DatabaseUnavailableError, retryWhileLocked } from '@/lib/sqlite/errors';
import {
  type Account,
  type IdentityPort,
  IdentityUnavailableError,
  isSameSchoolAccount,
  type PortableAccount,
  type SchoolAccount,
  tokenHash,
} from '../../port';

/**
 * OWASP's settings for argon2id, the library's default kind: 19 MiB, two passes, one lane; about 30
 * ms here.
 */
export const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
type HashOptions = typeof ARGON2_OPTIONS;

/** A class that signs in at once must not take all memory and both cores from everyone else. */
const HASHES_IN_FLIGHT = 2;
const DEFAULT_PATIENCE_MS = 5_000;

const PAGE = 500;
/** Stored in place of a hash for an account that was imported without a password. */
const NO_PASSWORD = '';
const ARGON2ID = /^\$argon2id\$/;

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const TABLES_SQL = `
  CREATE TABLE IF NOT EXISTS accounts
    (account_id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, hash TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS reset_tokens
    (token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, expires_at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS school_accounts
    (account_id TEXT PRIMARY KEY, issuer TEXT NOT NULL, subject TEXT NOT NULL,
     UNIQUE (issuer, subject));`;

const EXPIRED = 'FROM reset_tokens WHERE expires_at <= ?';

type AccountRow = { account_id: string; email: string; hash: string };
type SchoolRow = { account_id: string } & SchoolAccount;
type TokenRow = { token_hash: string; account_id: string; expires_at: number };

type EmbeddedIdentityOptions = {
  database: SqliteDatabase;
  /** Weaker than {@link ARGON2_OPTIONS} in tests only. */
  hashOptions?: HashOptions;
  patienceMs?: number;
};

/** Passwords are argon2id hashes, reset tokens SHA-256 hashes. */
export function createEmbeddedIdentity({
  database,
  hashOptions = ARGON2_OPTIONS,
  patienceMs = DEFAULT_PATIENCE_MS,
}: EmbeddedIdentityOptions): IdentityPort {
  const inTurn = pLimit(HASHES_IN_FLIGHT);
  const hashed = (password: string) => inTurn(() => hash(password, hashOptions));
  let tablesExist = false;
  /**
   * If an address has no account, the password is checked against this hash so that the check takes
   * equally long.
   */
  const decoy = decoyHash(hashOptions);

  async function sql<R>(job: () => R): Promise<R> {
    try {
      return await retryWhileLocked(patienceMs, () => {
        ensureTables();
        return job();
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailableError)
        throw new IdentityUnavailableError(error.message, { cause: error });
      throw error;
    }
  }

  function ensureTables(): void {
    if (tablesExist) return;
    const found = database.all(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('accounts', 'reset_tokens', 'school_accounts')`,
    );
    if (found.length < 3) database.write(() => database.define(TABLES_SQL));
    tablesExist = true;
  }

  function first<Row>(statement: string, ...values: SqlValue[]): Row | null {
    return database.all<Row>(statement, values)[0] ?? null;
  }

  const rowOf = (email: string) =>
    first<AccountRow>('SELECT * FROM accounts WHERE email = ?', normalizeEmail(email));
  const byEmail = (email: string) => sql(() => rowOf(email));
  const byId = (accountId: string) =>
    sql(() => first<AccountRow>('SELECT * FROM accounts WHERE account_id = ?', accountId));

  const schoolOf = (accountId: string) =>
    first<SchoolRow>('SELECT * FROM school_accounts WHERE account_id = ?', accountId);

  function disconnectSchool(accountId: string): void {
    database.run('DELETE FROM school_accounts WHERE account_id = ?', [accountId]);
  }

  function keepSchool(accountId: string, { issuer, subject }: SchoolAccount): void {
    database.run(
      'INSERT OR REPLACE INTO school_accounts (account_id, issuer, subject) VALUES (?, ?, ?)',
      [accountId, issuer, subject],
    );
  }

  function findToken(token: string, now: Date): TokenRow | null {
    const row = first<TokenRow>(
      'SELECT * FROM reset_tokens WHERE token_hash = ?',
      tokenHash(token),
    );
    return row && row.expires_at > now.getTime() ? row : null;
  }

  function keepToken(...token: [hash: string, accountId: string, expiresAt: number]): void {
    database.run(
      'INSERT OR REPLACE INTO reset_tokens (token_hash, account_id, expires_at) VALUES (?, ?, ?)',
      token,
    );
  }

  /**
   * Stores a new password hash and removes the account's reset tokens and school account. False if
   * there is no such account. Must be called inside `database.write`.
   */
  function replaceHash(accountId: string, passwordHash: string): boolean {
    database.run('DELETE FROM reset_tokens WHERE account_id = ?', [accountId]);
    disconnectSchool(accountId);
    return (
      database.run('UPDATE accounts SET hash = ? WHERE account_id = ?', [
        passwordHash,
        accountId,
      ]) === 1
    );
  }

  /** Must be called inside `database.write`. */
  function importAccount(account: PortableAccount): void {
    const { accountId, email, resetTokens, school } = account;
    database.run(
      `INSERT INTO accounts (account_id, email, hash) VALUES (?, ?, ?)
       ON CONFLICT (account_id) DO UPDATE SET email = excluded.email,
         hash = CASE excluded.hash WHEN ? THEN hash ELSE excluded.hash END`,
      [accountId, normalizeEmail(email), usableHash(account) ?? NO_PASSWORD, NO_PASSWORD],
    );
    for (const { hash: stored, expiresAt } of resetTokens) keepToken(stored, accountId, expiresAt);
    if (school) keepSchool(accountId, school);
  }

  return {
    async createAccount({ email, password }) {
      const passwordHash = await hashed(password);
      const accountId = randomBytes(16).toString('hex');
      const added = await sql(() =>
        database.run(
          'INSERT INTO accounts (account_id, email, hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          [accountId, normalizeEmail(email), passwordHash],
        ),
      );
      return added === 1 ? { status: 'created', accountId } : { status: 'taken' };
    },

    async verifyPassword(email, password) {
      const row = await byEmail(email);
      const fits = await inTurn(() => verify(row?.hash || decoy, password));
      return row && fits ? account(row) : null;
    },

    findAccount: async (accountId) => account(await byId(accountId)),
    findAccountByEmail: async (email) => account(await byEmail(email)),

    findAccountBySchool: async ({ issuer, subject }) =>
      account(
        await sql(() =>
          first<AccountRow>(
            'SELECT accounts.* FROM accounts JOIN school_accounts USING (account_id) WHERE issuer = ? AND subject = ?',
            issuer,
            subject,
          ),
        ),
      ),

    async findSchoolAccount(accountId) {
      const row = await sql(() => schoolOf(accountId));
      return row && { issuer: row.issuer, subject: row.subject };
    },

    connectSchool: (accountId, school) =>
      sql(() =>
        database.write(() => {
          if (!first('SELECT 1 FROM accounts WHERE account_id = ?', accountId)) return 'missing';
          const before = schoolOf(accountId);
          const owner = first<SchoolRow>(
            'SELECT * FROM school_accounts WHERE issuer = ? AND subject = ?',
            school.issuer,
            school.subject,
          );
          if (owner && owner.account_id !== accountId) return 'taken';
          if (before?.issuer === school.issuer && !isSameSchoolAccount(before, school))
            return 'taken';
          keepSchool(accountId, school);
          return 'connected';
        }),
      ),

    async setPassword(accountId, password) {
      if (!(await byId(accountId))) return false;
      const passwordHash = await hashed(password);
      return sql(() => database.write(() => replaceHash(accountId, passwordHash)));
    },

    deleteAccount: (accountId) =>
      sql(() =>
        database.write(() => {
          database.run('DELETE FROM reset_tokens WHERE account_id = ?', [accountId]);
          disconnectSchool(accountId);
          database.run('DELETE FROM accounts WHERE account_id = ?', [accountId]);
        }),
      ),

    async createResetToken(email, now, lifetimeMs) {
      const token = randomBytes(32).toString('base64url');
      return sql(() =>
        database.write(() => {
          database.run(`DELETE ${EXPIRED}`, [now.getTime()]);
          const row = rowOf(email);
          if (!row) return null;
          keepToken(tokenHash(token), row.account_id, now.getTime() + lifetimeMs);
          return { token, accountId: row.account_id };
        }),
      );
    },

    async findResetAccount(token, now) {
      const row = await sql(() => findToken(token, now));
      return row && account(await byId(row.account_id));
    },

    async consumeResetToken(token, password, now) {
      // Checked before hashing, so that guessing tokens costs the server almost nothing.
      if (!(await sql(() => findToken(token, now)))) return null;
      const passwordHash = await hashed(password);
      // Checked again under the write lock: of two requests with the same link one succeeds, and a
      // failed write keeps the token.
      return sql(() =>
        database.write(() => {
          const row = findToken(token, now);
          return row && replaceHash(row.account_id, passwordHash)
            ? { accountId: row.account_id }
            : null;
        }),
      );
    },

    countExpiredResetTokens: (now) =>
      sql(
        () =>
          first<{ count: number }>(`SELECT count(*) AS count ${EXPIRED}`, now.getTime())?.count ??
          0,
      ),

    removeExpiredResetTokens: (now) =>
      sql(() => {
        database.run(`DELETE ${EXPIRED}`, [now.getTime()]);
      }),

    listAccounts: (page = '') =>
      sql(() =>
        database.read(() => {
          const sorted = 'SELECT * FROM accounts WHERE account_id > ? ORDER BY account_id LIMIT ?';
          const rows = database.all<AccountRow>(sorted, [page, PAGE]);
          const theirs =
            'SELECT * FROM reset_tokens WHERE account_id IN (SELECT value FROM json_each(?)) ' +
            'ORDER BY token_hash';
          const ids = JSON.stringify(rows.map((row) => row.account_id));
          const tokens = database.all<TokenRow>(theirs, [ids]);
          const schools = database.all<SchoolRow>(
            'SELECT * FROM school_accounts WHERE account_id IN (SELECT value FROM json_each(?))',
            [ids],
          );
          const accounts = rows.map((row) => portable(row, tokens, schools));
          return { accounts, next: rows.length < PAGE ? null : (rows.at(-1)?.account_id ?? null) };
        }),
      ),

    importAccounts: (accounts) =>
      sql(() => {
        database.write(() => {
          for (const account of accounts) importAccount(account);
        });
        return {
          withoutPassword: accounts
            .filter((one) => usableHash(one) === null)
            .map(({ accountId }) => accountId),
        };
      }),
  };
}

function portable(
  row: AccountRow,
  tokens: readonly TokenRow[],
  schools: readonly SchoolRow[],
): PortableAccount {
  const school = schools.find((one) => one.account_id === row.account_id);
  return {
    ...account(row),
    ...(row.hash === NO_PASSWORD ? {} : { passwordHash: row.hash }),
    resetTokens: tokens
      .filter((token) => token.account_id === row.account_id)
      .map(({ token_hash, expires_at }) => ({ hash: token_hash, expiresAt: expires_at })),
    ...(school ? { school: { issuer: school.issuer, subject: school.subject } } : {}),
  };
}

/** A hash that this adapter can verify; null for others. */
function usableHash({ passwordHash }: PortableAccount): string | null {
  return passwordHash !== undefined && ARGON2ID.test(passwordHash) ? passwordHash : null;
}

/**
 * Looks like a password's hash and costs as much to verify, but no password matches: it is random,
 * not computed.
 */
function decoyHash({ memoryCost, timeCost, parallelism }: HashOptions): string {
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(SALT_BYTES)}$${base64(HASH_BYTES)}`;
}

function account(row: AccountRow): Account;
function account(row: AccountRow | null): Account | null;
function account(row: AccountRow | null): Account | null {
  return row && { accountId: row.account_id, email: row.email };
}
