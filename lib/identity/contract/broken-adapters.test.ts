import { createSqliteDatabase } from '@/lib/sqlite/database';
import { createEmbeddedIdentity } from '../adapters/embedded/embedded-identity';
import type { IdentityPort } from '../port';
import { identityChecks } from './identity-contract';

type BreakIdentity = (sound: IdentityPort) => IdentityPort;

const CHEAP_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Checks that the address is free and takes it later: a second sign-up in between takes over the
 * account.
 */
const takingTwice: BreakIdentity = (sound) => ({
  ...sound,
  async createAccount(input) {
    const known = await sound.findAccountByEmail(input.email);
    if (!known) return sound.createAccount(input);
    await sound.setPassword(known.accountId, input.password);
    return { status: 'created', accountId: known.accountId };
  },
});

const reusableTokens: BreakIdentity = (sound) => {
  const used = new Map<string, { accountId: string }>();
  return {
    ...sound,
    async consumeResetToken(token, password, now) {
      const first = await sound.consumeResetToken(token, password, now);
      if (first) used.set(token, first);
      return first ?? used.get(token) ?? null;
    },
  };
};

const everlastingTokens: BreakIdentity = (sound) => ({
  ...sound,
  createResetToken: (email, now) => sound.createResetToken(email, now, 1_000 * 60 * 60 * 24 * 365),
});

const tellingForEver: BreakIdentity = (sound) => ({
  ...sound,
  findResetAccount: (token) => sound.findResetAccount(token, new Date(0)),
});

const looseCase: BreakIdentity = (sound) => ({
  ...sound,
  createAccount: ({ email, password }) =>
    sound.createAccount({ email, password: password.trim().toLowerCase() }),
  verifyPassword: (email, password) => sound.verifyPassword(email, password.trim().toLowerCase()),
});

/** The account is deleted, but a link for a new password can bring it back. */
const forgettingTokens: BreakIdentity = (sound) => {
  const deleted = new Map<string, { accountId: string }>();
  const tokens = new Map<string, string>();
  return {
    ...sound,
    async createResetToken(...input) {
      const made = await sound.createResetToken(...input);
      if (made) tokens.set(made.token, made.accountId);
      return made;
    },
    async deleteAccount(accountId) {
      deleted.set(accountId, { accountId });
      await sound.deleteAccount(accountId);
    },
    consumeResetToken: async (token, password, now) =>
      deleted.get(tokens.get(token) ?? '') ?? sound.consumeResetToken(token, password, now),
  };
};

/** Looks at the person's name at the provider alone: two providers may use the same one. */
const anyIssuer: BreakIdentity = (sound) => ({
  ...sound,
  findAccountBySchool: ({ subject }) =>
    sound.findAccountBySchool({ subject, issuer: 'https://id.school.example' }),
});

/** Whoever signs in at the school last takes the account over. */
const takingOver: BreakIdentity = (sound) => ({
  ...sound,
  async connectSchool(accountId, school) {
    const before = await sound.findSchoolAccount(accountId);
    if (before) await sound.setPassword(accountId, 'three yards');
    return sound.connectSchool(accountId, school);
  },
});

/** A stranger who connected a school account stays in after a new password. */
const stayingConnected: BreakIdentity = (sound) => ({
  ...sound,
  async setPassword(accountId, password) {
    const school = await sound.findSchoolAccount(accountId);
    const changed = await sound.setPassword(accountId, password);
    if (school) await sound.connectSchool(accountId, school);
    return changed;
  },
});

const breaks: { what: string; breakIdentity: BreakIdentity; caughtBy: string }[] = [
  {
    what: 'a sign-up that takes over an account',
    breakIdentity: takingTwice,
    caughtBy: 'an address is taken once, and the first password stays',
  },
  {
    what: 'a link for a new password that works twice',
    breakIdentity: reusableTokens,
    caughtBy: 'a reset token sets the password once, and voids the other tokens of the account',
  },
  {
    what: 'a link that never ends',
    breakIdentity: everlastingTokens,
    caughtBy: 'a reset token works until its lifetime is over, and not at that moment',
  },
  {
    what: 'a link that tells whose it is when it is too old',
    breakIdentity: tellingForEver,
    caughtBy:
      'a reset token tells whose it is for as long as it could be used, and is not used up by that',
  },
  {
    what: 'passwords that are not compared exactly',
    breakIdentity: looseCase,
    caughtBy: 'a password is compared exactly: case, spaces and every character count',
  },
  {
    what: 'a deletion that leaves the links for a new password',
    breakIdentity: forgettingTokens,
    caughtBy:
      'a deleted account is gone with its password and tokens, and its address is free again',
  },
  {
    what: 'a school account found by its subject alone',
    breakIdentity: anyIssuer,
    caughtBy: 'a school account signs in to the account it was connected with, and to no other',
  },
  {
    what: 'a second school account that takes the place of the first',
    breakIdentity: takingOver,
    caughtBy: 'an account keeps one school account; only one of another issuer replaces it',
  },
  {
    what: 'a new password that leaves the school account connected',
    breakIdentity: stayingConnected,
    caughtBy: 'a new password, a used reset token and a deletion disconnect the school account',
  },
];

async function holds(breakIdentity: BreakIdentity, title: string): Promise<boolean> {
  const check = identityChecks.find((each) => each.title === title);
  if (!check) throw new Error(`There is no check “${title}”.`);
  const database = createSqliteDatabase(':memory:');
  try {
    const sound = createEmbeddedIdentity({ database, hashOptions: CHEAP_HASH });
    await check.run({ identity: breakIdentity(sound), dispose: async () => undefined });
    return true;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

describe('the contract of accounts catches', () => {
  test.each(breaks)('$what', async ({ breakIdentity, caughtBy }) => {
    expect(await holds(breakIdentity, caughtBy)).toBe(false);
    expect(await holds((sound) => ({ ...sound }), caughtBy)).toBe(true);
  });
});
