import { createHash } from 'node:crypto';
import { type ContractCheck, mustEqual } from '@/lib/store/contract/check';
import type { IdentityPort, PortableAccount } from '../port';

export type FreshIdentity = {
  identity: IdentityPort;
  /**
   * How many passwords were hashed or verified since the last call; missing if another service does
   * that.
   */
  hashesSoFar?(): number;
  dispose(): Promise<void>;
};

const NOW = new Date('2026-09-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

async function created(
  identity: IdentityPort,
  email: string,
  password = 'three yards',
): Promise<string> {
  const outcome = await identity.createAccount({ email, password });
  if (outcome.status !== 'created') throw new Error('The account should have been created.');
  return outcome.accountId;
}

async function tokenFor(
  identity: IdentityPort,
  email: string,
  lifetimeMs = HOUR_MS,
): Promise<string> {
  const answer = await identity.createResetToken(email, NOW, lifetimeMs);
  if (!answer) throw new Error('There should be a token.');
  return answer.token;
}

async function allAccounts(identity: IdentityPort): Promise<PortableAccount[]> {
  const all: PortableAccount[] = [];
  for (let page: string | undefined; ; ) {
    const { accounts, next } = await identity.listAccounts(page);
    all.push(...accounts.map(({ passwordHash: _, ...account }) => account));
    if (next === null) return all.sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
    page = next;
  }
}

const KIM_AT_SCHOOL = { issuer: 'https://id.school.example', subject: 'person-1' };

const openToken = (secret: string, expires: Date) => ({
  hash: createHash('sha256').update(secret).digest('hex'),
  expiresAt: expires.getTime(),
});

export const identityChecks: readonly ContractCheck<FreshIdentity>[] = [
  {
    title:
      'an account is found by id and by email, in whatever case and with whatever spaces the email is typed',
    async run({ identity }) {
      const accountId = await created(identity, ' Kim@School.Example ');
      const account = { accountId, email: 'kim@school.example' };
      mustEqual(await identity.findAccount(accountId), account);
      mustEqual(await identity.findAccountByEmail('KIM@school.example  '), account);
      mustEqual(await identity.verifyPassword('kim@SCHOOL.example', 'three yards'), account);
    },
  },
  {
    title: 'an address is taken once, and the first password stays',
    async run({ identity }) {
      await created(identity, 'kim@school.example', 'first password');
      mustEqual(
        await identity.createAccount({ email: 'KIM@school.example', password: 'second password' }),
        { status: 'taken' },
      );
      mustEqual(await identity.verifyPassword('kim@school.example', 'second password'), null);
      mustEqual(
        (await identity.verifyPassword('kim@school.example', 'first password')) !== null,
        true,
      );
    },
  },
  {
    title: 'of ten simultaneous sign-ups with one address exactly one is created',
    async run({ identity }) {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () =>
          identity.createAccount({ email: 'kim@school.example', password: 'three yards' }),
        ),
      );
      mustEqual(outcomes.filter((outcome) => outcome.status === 'created').length, 1);
    },
  },
  {
    title: 'a password is compared exactly: case, spaces and every character count',
    async run({ identity }) {
      const password = `Äpfel 🏈 ${'x'.repeat(100)}`;
      await created(identity, 'kim@school.example', password);
      for (const wrong of [password.toLowerCase(), `${password} `, password.slice(0, -1), '']) {
        mustEqual(await identity.verifyPassword('kim@school.example', wrong), null);
      }
      mustEqual((await identity.verifyPassword('kim@school.example', password)) !== null, true);
    },
  },
  {
    title: 'what is not there is null, false or nothing, never an error',
    async run({ identity }) {
      mustEqual(await identity.findAccount('nobody'), null);
      mustEqual(await identity.findAccountByEmail('nobody@school.example'), null);
      mustEqual(await identity.verifyPassword('nobody@school.example', 'three yards'), null);
      mustEqual(await identity.setPassword('nobody', 'three yards'), false);
      mustEqual(await identity.createResetToken('nobody@school.example', NOW, HOUR_MS), null);
      mustEqual(await identity.findResetAccount('made up', NOW), null);
      mustEqual(await identity.consumeResetToken('made up', 'three yards', NOW), null);
      await identity.deleteAccount('nobody');
    },
  },
  {
    title: 'a known and an unknown address cost the same number of hashes',
    async run({ identity, hashesSoFar }) {
      if (!hashesSoFar) return;
      await created(identity, 'kim@school.example');
      const cost = async (work: () => Promise<unknown>) => {
        hashesSoFar();
        await work();
        return hashesSoFar();
      };
      mustEqual(await cost(() => identity.verifyPassword('kim@school.example', 'wrong')), 1);
      mustEqual(await cost(() => identity.verifyPassword('nobody@school.example', 'wrong')), 1);
      mustEqual(
        await cost(() =>
          identity.createAccount({ email: 'kim@school.example', password: 'three yards' }),
        ),
        1,
      );
      mustEqual(
        await cost(() =>
          identity.createAccount({ email: 'new@school.example', password: 'three yards' }),
        ),
        1,
      );
    },
  },
  {
    title: 'a new password replaces the old one and voids open reset tokens',
    async run({ identity }) {
      const accountId = await created(identity, 'kim@school.example', 'old password');
      const token = await tokenFor(identity, 'kim@school.example');
      mustEqual(await identity.setPassword(accountId, 'new password'), true);
      mustEqual(await identity.verifyPassword('kim@school.example', 'old password'), null);
      mustEqual(
        (await identity.verifyPassword('kim@school.example', 'new password'))?.accountId,
        accountId,
      );
      mustEqual(await identity.consumeResetToken(token, 'stolen password', NOW), null);
    },
  },
  {
    title: 'a reset token sets the password once, and voids the other tokens of the account',
    async run({ identity }) {
      const accountId = await created(identity, 'kim@school.example', 'old password');
      await created(identity, 'lee@school.example');
      const [first, second] = [
        await tokenFor(identity, 'KIM@school.example'),
        await tokenFor(identity, 'kim@school.example'),
      ];
      const foreign = await tokenFor(identity, 'lee@school.example');
      mustEqual(await identity.consumeResetToken(first, 'new password', NOW), { accountId });
      mustEqual(await identity.consumeResetToken(first, 'again', NOW), null);
      mustEqual(await identity.consumeResetToken(second, 'again', NOW), null);
      mustEqual(
        (await identity.verifyPassword('kim@school.example', 'new password'))?.accountId,
        accountId,
      );
      mustEqual((await identity.consumeResetToken(foreign, 'lee password', NOW)) !== null, true);
    },
  },
  {
    title:
      'a reset token tells whose it is for as long as it could be used, and is not used up by that',
    async run({ identity, hashesSoFar }) {
      const accountId = await created(identity, 'kim@school.example', 'old password');
      await created(identity, 'lee@school.example');
      const token = await tokenFor(identity, 'KIM@school.example', HOUR_MS);
      hashesSoFar?.();
      mustEqual(await identity.findResetAccount(token, later(HOUR_MS - 1)), {
        accountId,
        email: 'kim@school.example',
      });
      mustEqual(await identity.findResetAccount(token, later(HOUR_MS)), null);
      if (hashesSoFar) mustEqual(hashesSoFar(), 0);
      mustEqual(await identity.consumeResetToken(token, 'new password', NOW), { accountId });
      mustEqual(await identity.findResetAccount(token, NOW), null);
    },
  },
  {
    title: 'of five simultaneous uses of one token one wins, and its password stands',
    async run({ identity }) {
      await created(identity, 'kim@school.example');
      const token = await tokenFor(identity, 'kim@school.example');
      const outcomes = await Promise.all(
        [0, 1, 2, 3, 4].map((index) => identity.consumeResetToken(token, `password ${index}`, NOW)),
      );
      const winners = outcomes.flatMap((outcome, index) => (outcome ? [index] : []));
      mustEqual(winners.length, 1);
      mustEqual(
        (await identity.verifyPassword('kim@school.example', `password ${winners[0]}`)) !== null,
        true,
      );
    },
  },
  {
    title: 'a reset token works until its lifetime is over, and not at that moment',
    async run({ identity }) {
      await created(identity, 'kim@school.example');
      const token = await tokenFor(identity, 'kim@school.example', HOUR_MS);
      mustEqual(await identity.consumeResetToken(token, 'too late', later(HOUR_MS)), null);
      mustEqual(
        (await identity.consumeResetToken(token, 'on time', later(HOUR_MS - 1))) !== null,
        true,
      );
    },
  },
  {
    title:
      'reset tokens whose time is over can be counted and removed, and open ones go on working',
    async run({ identity }) {
      await created(identity, 'kim@school.example');
      mustEqual(await identity.countExpiredResetTokens(NOW), 0);
      const [, , open] = await Promise.all(
        [1, 2, 3].map((hours) => tokenFor(identity, 'kim@school.example', hours * HOUR_MS)),
      );
      mustEqual(await identity.countExpiredResetTokens(later(2 * HOUR_MS - 1)), 1);
      mustEqual(await identity.countExpiredResetTokens(later(2 * HOUR_MS)), 2);
      await identity.removeExpiredResetTokens(later(2 * HOUR_MS));
      mustEqual(await identity.countExpiredResetTokens(later(99 * HOUR_MS)), 1);
      mustEqual(
        (await identity.consumeResetToken(open ?? '', 'from the mail', later(2 * HOUR_MS))) !==
          null,
        true,
      );
      await identity.removeExpiredResetTokens(later(99 * HOUR_MS));
      mustEqual(await identity.countExpiredResetTokens(later(99 * HOUR_MS)), 0);
    },
  },
  {
    title: 'a deleted account is gone with its password and tokens, and its address is free again',
    async run({ identity }) {
      const accountId = await created(identity, 'kim@school.example');
      const token = await tokenFor(identity, 'kim@school.example');
      await identity.deleteAccount(accountId);
      mustEqual(await identity.findAccount(accountId), null);
      mustEqual(await identity.verifyPassword('kim@school.example', 'three yards'), null);
      mustEqual(await identity.consumeResetToken(token, 'back again', NOW), null);
      mustEqual((await created(identity, 'kim@school.example')) !== accountId, true);
    },
  },
  {
    title: 'a school account signs in to the account it was connected with, and to no other',
    async run({ identity }) {
      const kim = await created(identity, 'kim@school.example');
      const lee = await created(identity, 'lee@school.example');
      mustEqual(await identity.findAccountBySchool(KIM_AT_SCHOOL), null);
      mustEqual(await identity.findSchoolAccount(kim), null);
      for (const _ of ['first', 'again'])
        mustEqual(await identity.connectSchool(kim, KIM_AT_SCHOOL), 'connected');
      mustEqual(await identity.connectSchool(lee, KIM_AT_SCHOOL), 'taken');
      mustEqual(await identity.connectSchool('nobody', KIM_AT_SCHOOL), 'missing');
      mustEqual(await identity.findAccountBySchool(KIM_AT_SCHOOL), {
        accountId: kim,
        email: 'kim@school.example',
      });
      mustEqual(await identity.findSchoolAccount(kim), KIM_AT_SCHOOL);
      mustEqual(await identity.findSchoolAccount(lee), null);
      for (const foreign of [
        { ...KIM_AT_SCHOOL, subject: 'person-2' },
        { ...KIM_AT_SCHOOL, issuer: 'https://id.other.example' },
        { issuer: KIM_AT_SCHOOL.subject, subject: KIM_AT_SCHOOL.issuer },
      ])
        mustEqual(await identity.findAccountBySchool(foreign), null);
    },
  },
  {
    title: 'an account keeps one school account; only one of another issuer replaces it',
    async run({ identity }) {
      const kim = await created(identity, 'kim@school.example');
      await identity.connectSchool(kim, KIM_AT_SCHOOL);
      const stranger = { ...KIM_AT_SCHOOL, subject: 'person-2' };
      mustEqual(await identity.connectSchool(kim, stranger), 'taken');
      mustEqual(await identity.findAccountBySchool(stranger), null);
      const moved = { ...KIM_AT_SCHOOL, issuer: 'https://new.school.example' };
      mustEqual(await identity.connectSchool(kim, moved), 'connected');
      mustEqual((await identity.findAccountBySchool(moved))?.accountId, kim);
      mustEqual(await identity.findAccountBySchool(KIM_AT_SCHOOL), null);
    },
  },
  {
    title: 'of five accounts that connect one school account at the same moment one gets it',
    async run({ identity }) {
      const ids: string[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e'])
        ids.push(await created(identity, `${name}@school.example`));
      const outcomes = await Promise.all(
        ids.map((accountId) => identity.connectSchool(accountId, KIM_AT_SCHOOL)),
      );
      mustEqual(outcomes.toSorted(), ['connected', 'taken', 'taken', 'taken', 'taken']);
    },
  },
  {
    title: 'a new password, a used reset token and a deletion disconnect the school account',
    async run({ identity }) {
      const kim = await created(identity, 'kim@school.example');
      const ends: [string, () => Promise<unknown>][] = [
        ['a new password', () => identity.setPassword(kim, 'new password')],
        [
          'a reset',
          async () =>
            identity.consumeResetToken(
              await tokenFor(identity, 'kim@school.example'),
              'newer password',
              NOW,
            ),
        ],
        ['a deletion', () => identity.deleteAccount(kim)],
      ];
      for (const [what, end] of ends) {
        mustEqual(await identity.connectSchool(kim, KIM_AT_SCHOOL), 'connected', what);
        await end();
        mustEqual(await identity.findAccountBySchool(KIM_AT_SCHOOL), null, what);
        mustEqual(await identity.findSchoolAccount(kim), null, what);
      }
    },
  },
  {
    title: 'every account is listed once, with its open reset tokens but not the tokens themselves',
    async run({ identity }) {
      mustEqual(await allAccounts(identity), []);
      const kim = await created(identity, 'kim@school.example');
      const lee = await created(identity, 'lee@school.example');
      const token = await tokenFor(identity, 'lee@school.example', HOUR_MS);
      const listed = await allAccounts(identity);
      mustEqual(
        listed.map(({ accountId, email }) => [accountId, email]),
        [
          [kim, 'kim@school.example'],
          [lee, 'lee@school.example'],
        ].sort(),
      );
      const tokens = listed.flatMap(({ resetTokens }) => resetTokens);
      mustEqual(tokens, [
        {
          hash: createHash('sha256').update(token).digest('hex'),
          expiresAt: later(HOUR_MS).getTime(),
        },
      ]);
    },
  },
  {
    title:
      'an imported account has its own id, address, reset tokens and school account; importing it again changes nothing',
    async run({ identity }) {
      const account = {
        accountId: 'abc123',
        email: 'kim@school.example',
        resetTokens: [openToken('link', later(HOUR_MS))],
        school: KIM_AT_SCHOOL,
      };
      for (const _ of [1, 2])
        mustEqual(await identity.importAccounts([account]), { withoutPassword: ['abc123'] });
      mustEqual(await allAccounts(identity), [account]);
      mustEqual(await identity.findAccountByEmail('kim@school.example'), {
        accountId: 'abc123',
        email: 'kim@school.example',
      });
      mustEqual((await identity.findAccountBySchool(KIM_AT_SCHOOL))?.accountId, 'abc123');
      mustEqual(
        await identity.createAccount({ email: 'Kim@school.example', password: 'another' }),
        { status: 'taken' },
      );
      mustEqual(await identity.consumeResetToken('link', 'from the mail', NOW), {
        accountId: 'abc123',
      });
      mustEqual(
        (await identity.verifyPassword('kim@school.example', 'from the mail'))?.accountId,
        'abc123',
      );
    },
  },
  {
    title:
      'no password fits an account that came without one, until one is set or a mailed link gives one',
    async run({ identity }) {
      await identity.importAccounts([
        { accountId: 'kim', email: 'kim@school.example', resetTokens: [] },
        {
          accountId: 'lee',
          email: 'lee@school.example',
          passwordHash: 'of another kind',
          resetTokens: [],
        },
      ]);
      for (const password of ['', 'of another kind', 'three yards']) {
        mustEqual(await identity.verifyPassword('kim@school.example', password), null);
        mustEqual(await identity.verifyPassword('lee@school.example', password), null);
      }
      mustEqual(await identity.setPassword('kim', 'three yards'), true);
      mustEqual(await identity.verifyPassword('kim@school.example', 'three yards'), {
        accountId: 'kim',
        email: 'kim@school.example',
      });
      await identity.consumeResetToken(
        await tokenFor(identity, 'lee@school.example'),
        'four yards',
        NOW,
      );
      mustEqual(
        (await identity.verifyPassword('lee@school.example', 'four yards'))?.accountId,
        'lee',
      );
      await identity.importAccounts([
        { accountId: 'lee', email: 'lee.again@school.example', resetTokens: [] },
      ]);
      mustEqual(
        (await identity.verifyPassword('lee.again@school.example', 'four yards'))?.accountId,
        'lee',
      );
    },
  },
];

export function describeIdentityContract(
  name: string,
  createFresh: () => Promise<FreshIdentity>,
): void {
  describe(`identity: ${name}`, () => {
    it.each(identityChecks.map((check) => [check.title, check] as const))(
      '%s',
      async (_title, check) => {
        const fresh = await createFresh();
        try {
          await check.run(fresh);
        } finally {
          await fresh.dispose();
        }
      },
    );
  });
}
