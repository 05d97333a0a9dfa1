import { type Check, mustEqual } from '@/lib/store/contract/check';
import type { IdentityPort } from '../port';

export type FreshIdentity = {
  identity: IdentityPort;
  /** How many passwords were hashed or verified since the last call; missing where the work is done elsewhere. */
  hashesSoFar?(): number;
  dispose(): Promise<void>;
};

const NOW = new Date('2026-09-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

async function created(identity: IdentityPort, email: string, password = 'three yards'): Promise<string> {
  const outcome = await identity.createAccount({ email, password });
  if (outcome.status !== 'created') throw new Error('The account should have been created.');
  return outcome.accountId;
}

async function tokenFor(identity: IdentityPort, email: string, lifetimeMs = HOUR_MS): Promise<string> {
  const answer = await identity.createResetToken(email, NOW, lifetimeMs);
  if (!answer) throw new Error('There should be a token.');
  return answer.token;
}

export const identityChecks: readonly Check<FreshIdentity>[] = [
  {
    title: 'an account is found by id and by e-mail, in whatever case and with whatever spaces the e-mail is typed',
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
      mustEqual(await identity.createAccount({ email: 'KIM@school.example', password: 'second password' }), { status: 'taken' });
      mustEqual(await identity.verifyPassword('kim@school.example', 'second password'), null);
      mustEqual((await identity.verifyPassword('kim@school.example', 'first password')) !== null, true);
    },
  },
  {
    title: 'of ten simultaneous sign-ups with one address exactly one is created',
    async run({ identity }) {
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => identity.createAccount({ email: 'kim@school.example', password: 'three yards' })),
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
      mustEqual(await cost(() => identity.createAccount({ email: 'kim@school.example', password: 'three yards' })), 1);
      mustEqual(await cost(() => identity.createAccount({ email: 'new@school.example', password: 'three yards' })), 1);
    },
  },
  {
    title: 'a new password replaces the old one and voids open reset tokens',
    async run({ identity }) {
      const accountId = await created(identity, 'kim@school.example', 'old password');
      const token = await tokenFor(identity, 'kim@school.example');
      mustEqual(await identity.setPassword(accountId, 'new password'), true);
      mustEqual(await identity.verifyPassword('kim@school.example', 'old password'), null);
      mustEqual((await identity.verifyPassword('kim@school.example', 'new password'))?.accountId, accountId);
      mustEqual(await identity.consumeResetToken(token, 'stolen password', NOW), null);
    },
  },
  {
    title: 'a reset token sets the password once, and voids the other tokens of the account',
    async run({ identity }) {
      const accountId = await created(identity, 'kim@school.example', 'old password');
      await created(identity, 'lee@school.example');
      const [first, second] = [await tokenFor(identity, 'KIM@school.example'), await tokenFor(identity, 'kim@school.example')];
      const foreign = await tokenFor(identity, 'lee@school.example');
      mustEqual(await identity.consumeResetToken(first, 'new password', NOW), { accountId });
      mustEqual(await identity.consumeResetToken(first, 'again', NOW), null);
      mustEqual(await identity.consumeResetToken(second, 'again', NOW), null);
      mustEqual((await identity.verifyPassword('kim@school.example', 'new password'))?.accountId, accountId);
      mustEqual((await identity.consumeResetToken(foreign, 'lee password', NOW)) !== null, true);
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
      mustEqual((await identity.verifyPassword('kim@school.example', `password ${winners[0]}`)) !== null, true);
    },
  },
  {
    title: 'a reset token works until its lifetime is over, and not at that moment',
    async run({ identity }) {
      await created(identity, 'kim@school.example');
      const token = await tokenFor(identity, 'kim@school.example', HOUR_MS);
      mustEqual(await identity.consumeResetToken(token, 'too late', later(HOUR_MS)), null);
      mustEqual((await identity.consumeResetToken(token, 'in time', later(HOUR_MS - 1))) !== null, true);
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
];

/** Registers every check as a test, each on accounts of its own. */
export function describeIdentityContract(name: string, createFresh: () => Promise<FreshIdentity>): void {
  describe(`identity: ${name}`, () => {
    it.each(identityChecks.map((check) => [check.title, check] as const))('%s', async (_title, check) => {
      const fresh = await createFresh();
      try {
        await check.run(fresh);
      } finally {
        await fresh.dispose();
      }
    });
  });
}
