import { createHash } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { signIn } from '@/lib/data/account/authentication-commands';
import {
  requestPasswordResetAndPrepareEmail,
  resetPassword,
  signUpStudent,
} from '@/lib/data/account/commands';
import { recordPasswordChange } from '@/lib/data/account/passwords';
import { checkJoinCodeAndPassword } from '@/lib/data/league/commands';
import { rateLimits } from '@/lib/store/collections/accounts';
import { leagues } from '@/lib/store/collections/leagues';
import { openLeague } from '@/lib/testing/open-league';
import { proving as provingWith } from '@/lib/testing/proofs';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { DEVICE_CLIENT_PREFIX } from './tries';

// Trying the numbers is real in the proof's own test. Here whoever makes a challenge notes its
// solution, and what it would have cost is added up.
jest.mock('altcha-lib/algorithms/pbkdf2', () => ({
  deriveKey: async (_: unknown, salt: Uint8Array, password: Uint8Array) => {
    const derivedKey = createHash('sha256').update(salt).update(password).digest();
    const counter = Buffer.from(password).readUInt32BE(password.length - 4);
    solutions.set(Buffer.from(salt).toString('hex'), {
      counter,
      derivedKey: derivedKey.toString('hex'),
    });
    return { derivedKey: new Uint8Array(derivedKey) };
  },
}));
/**
 * Challenges and solutions that another thread is at work on: on a busy machine that takes longer
 * than a moment. Nothing else here does.
 */
const atWork = new Set<Promise<unknown>>();
jest.mock('altcha-lib', () => {
  const library = jest.requireActual<typeof import('altcha-lib')>('altcha-lib');
  const counted =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A) => {
      const done = work(...args).finally(() => atWork.delete(done));
      atWork.add(done);
      return done;
    };
  return {
    ...library,
    createChallenge: counted(library.createChallenge),
    verifySolution: counted(library.verifySolution),
  };
});
const solutions = new Map<string, { counter: number; derivedKey: string }>();
let solved = 0;

function solutionOf(sent: string): { numbers: number; proof: string } {
  const challenge = JSON.parse(sent) as Challenge;
  const solution = solutions.get(challenge.parameters.salt);
  return { numbers: solution?.counter ?? 0, proof: JSON.stringify({ challenge, solution }) };
}
async function solve(sent: string): Promise<string> {
  const { numbers, proof } = solutionOf(sent);
  solved += numbers;
  return proof;
}
const proving = <T>(call: (asking: { proof?: string }) => Promise<T>) => provingWith(call, solve);

const SECOND = 1_000;
/** Numbers that a school Chromebook tries in a second. */
const CHROMEBOOK = 1_600;
const HOUR = 60 * 60 * SECOND;
/** The school's one address, the attacker's too. */
const SCHOOL = 'school';
const account = { email: 'kim@school.org', password: 'seven green kites' };

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  solved = 0;
});
afterEach(() => test.dispose());

const time = () => test.services.now().getTime();

/** What a flood without proofs does until nothing more is taken from it. */
async function flood(call: (index: number) => Promise<unknown>, count: number): Promise<void> {
  for (let start = 0; start < count; start += 50) {
    await Promise.allSettled(Array.from({ length: 50 }, (_, index) => call(start + index)));
  }
}

async function honest<T>(
  attack: (index: number) => Promise<unknown>,
  call: (asking: { proof?: string }) => Promise<T>,
) {
  const began = time();
  let numbers = 0;
  const result = await provingWith(
    async (asking) => {
      await flood(attack, 50);
      return call(asking);
    },
    async (challenge) => {
      const solution = solutionOf(challenge);
      numbers += solution.numbers;
      return solution.proof;
    },
  );
  return { ...result, seconds: (time() - began) / SECOND + numbers / CHROMEBOOK };
}

describe('S25: while somebody at the same address never stops, an honest person', () => {
  const guess = (index: number) => signIn({ ...account, password: `guess ${index}` }, SCHOOL);
  const guessWithProof = (index: number) =>
    proving((asking) => signIn({ ...account, password: `proven guess ${index}` }, SCHOOL, asking));

  it('signs in on a new device to the account that is guessed at', async () => {
    await signUpStudent(account, 'home');
    await flood(guess, 300);
    const { answer, proofs, seconds } = await honest(guess, (asking) =>
      signIn(account, SCHOOL, asking),
    );
    expect(answer).toMatchObject({ email: account.email });
    expect(proofs).toBe(1);
    expect(seconds).toBeLessThan(10);
  });

  it('signs in also behind proven guesses that wait already', async () => {
    await signUpStudent(account, 'home');
    await flood(guess, 50);
    for (let index = 0; index < 12; index++) await guessWithProof(index);
    const attackers = Array.from({ length: 4 }, (_, index) => guessWithProof(100 + index));
    const { answer, seconds } = await honest(guess, (asking) => signIn(account, SCHOOL, asking));
    expect(answer).toMatchObject({ email: account.email });
    expect(seconds).toBeLessThan(10);
    expect(await Promise.all(attackers)).toHaveLength(4);
  });

  it('signs in on the device that was signed in on before without any proof', async () => {
    await signUpStudent(account, 'home');
    await flood(guess, 300);
    await flood(
      (index) => signIn({ email: `s${index}@school.org`, password: 'password1' }, SCHOOL),
      300,
    );
    await expect(signIn(account, SCHOOL, { ownDevice: 'chromebook-7' })).resolves.toBeTruthy();
  });

  it('signs in to another account at a flooded address, on a device of a place here without a proof', async () => {
    await signUpStudent(account, 'home');
    const spray = (index: number) =>
      signIn({ email: `s${index}@school.org`, password: 'password1' }, SCHOOL);
    await flood(spray, 300);
    const { answer, proofs, seconds } = await honest(spray, (asking) =>
      signIn(account, SCHOOL, asking),
    );
    expect([answer?.email, proofs]).toEqual([account.email, 1]);
    expect(seconds).toBeLessThan(10);
    await expect(signIn(account, `${DEVICE_CLIENT_PREFIX}lee`)).resolves.toBeTruthy();
  });

  it('joins with the code that is guessed at', async () => {
    const { id } = await openLeague(await test.teacher('ada@school.org'), {
      name: 'Room 12',
      password: 'brave otter',
    });
    const code = (await test.store.get(leagues, id))?.code ?? 0;
    const attack = (index: number) =>
      checkJoinCodeAndPassword({ code, password: `guess ${index}` }, SCHOOL);
    await flood(attack, 300);
    const { answer, proofs, seconds } = await honest(attack, (asking) =>
      checkJoinCodeAndPassword({ code, password: 'brave otter' }, SCHOOL, asking),
    );
    expect([answer.leagueId, proofs]).toEqual([id, 1]);
    expect(seconds).toBeLessThan(10);
  });

  it('signs up after a thousand junk accounts', async () => {
    jest
      .spyOn(test.services.identity, 'createAccount')
      .mockResolvedValue({ status: 'created', accountId: 'new' });
    const junk = (index: number) =>
      signUpStudent({ email: `junk${index}@x.org`, password: 'seven green kites' }, SCHOOL);
    await flood(junk, 1_000);
    const { proofs, seconds } = await honest(junk, (asking) =>
      signUpStudent(account, SCHOOL, asking),
    );
    expect(proofs).toBe(1);
    expect(seconds).toBeLessThan(10);
  });

  it('is mailed a link of their own after 300 requests for the same mailbox, and the mailbox is not flooded', async () => {
    await signUpStudent(account, 'home');
    const attack = async () => (await requestPasswordResetAndPrepareEmail(account.email, SCHOOL))();
    await flood(attack, 300);
    const before = test.mail.length;
    expect(before).toBe(5);
    const { answer, proofs, seconds } = await honest(attack, (asking) =>
      requestPasswordResetAndPrepareEmail(account.email, SCHOOL, asking),
    );
    await answer();
    expect(test.mail).toHaveLength(before + 1);
    expect(proofs).toBe(1);
    expect(seconds).toBeLessThan(10);
  });

  it('has a link in the mailbox that is younger than a minute, also where the attacker solves every proof, and no more letters', async () => {
    await signUpStudent(account, 'home');
    const ask = (asking: { proof?: string } = {}) =>
      requestPasswordResetAndPrepareEmail(account.email, SCHOOL, asking);
    for (let index = 0; index < 5; index++) await (await ask())();
    for (let index = 0; index < 10; index++) await (await proving(ask)).answer();
    expect(test.mail).toHaveLength(6);
    test.advance(60 * SECOND);
    await (await proving(ask)).answer();
    expect(test.mail).toHaveLength(7);
  });

  it('resets, and with the new password nothing of the count is left', async () => {
    await signUpStudent(account, 'home');
    const attackers = (index: number) =>
      signIn({ ...account, password: `guess ${index}` }, `elsewhere ${index}`);
    await flood(attackers, 50);
    await (await requestPasswordResetAndPrepareEmail(account.email, 'home'))();
    const token = /token=(\S+)/.exec(test.mail[0]?.text ?? '')?.[1] ?? '';
    await expect(signIn(account, SCHOOL)).rejects.toMatchObject({ code: 'needs-proof' });
    await expect(resetPassword(token, 'a brand new kite')).resolves.toMatchObject({
      email: account.email,
      passwordVersion: 1,
    });
    await expect(
      signIn({ ...account, password: 'a brand new kite' }, SCHOOL),
    ).resolves.toMatchObject({ passwordVersion: 1 });
  });
});

describe('S14, S15: what somebody who solves every proof gets done in an hour', () => {
  type Wait = { at: number; wake: () => void };

  /** Waits end one after the other, by their time, and only while `work` has nothing else to do. */
  async function inOrder<T>(waits: Wait[], work: Promise<T>): Promise<T> {
    let over = false;
    const ended = () => {
      over = true;
    };
    work.then(ended, ended);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (atWork.size > 0) {
        await Promise.allSettled(atWork);
        continue;
      }
      if (over) return work;
      const next = waits.toSorted((one, other) => one.at - other.at)[0];
      if (!next) continue;
      waits.splice(waits.indexOf(next), 1);
      if (next.at > time()) test.setNow(new Date(next.at));
      next.wake();
    }
  }

  /**
   * Goes on for five minutes of the server's time, each guess as soon as the one before is
   * answered.
   */
  async function anHour(call: (index: number, asking: { proof?: string }) => Promise<unknown>) {
    jest.spyOn(test.services.identity, 'verifyPassword').mockResolvedValue(null);
    const waits: Wait[] = [];
    test.services.wait = (milliseconds) =>
      new Promise((wake) => waits.push({ at: time() + milliseconds, wake }));
    const [until, before] = [time() + HOUR / 12, solved];
    let guesses = 0;
    for (; time() < until && guesses < 3_000; guesses++) {
      await inOrder(
        waits,
        proving((asking) => call(guesses, asking)).catch(() => undefined),
      );
    }
    for (const { wake } of waits) wake();
    return { guesses: guesses * 12, work: (solved - before) / guesses };
  }

  it('at one account from one address: 3,600 guesses and the free ones, of 5,000 numbers each', async () => {
    const { guesses, work } = await anHour((index, asking) =>
      signIn({ ...account, password: `guess ${index}` }, SCHOOL, asking),
    );
    expect(guesses).toBeGreaterThan(3_000);
    expect(guesses).toBeLessThanOrEqual(3_600 + 12 * 12);
    expect(work).toBeGreaterThan(4_500);
  });

  it('at one account from a hundred addresses: 7,200', async () => {
    const { guesses } = await anHour((index, asking) =>
      signIn({ ...account, password: `guess ${index}` }, `place ${index % 100}`, asking),
    );
    expect(guesses).toBeGreaterThan(3_600);
    expect(guesses).toBeLessThanOrEqual(7_200 + 12 * 12);
  });

  it('at one join code from a hundred addresses: 7,200', async () => {
    const { guesses } = await anHour((index, asking) =>
      checkJoinCodeAndPassword(
        { code: 123_456, password: `guess ${index}` },
        `place ${index % 100}`,
        asking,
      ),
    );
    expect(guesses).toBeGreaterThan(3_600);
    expect(guesses).toBeLessThanOrEqual(7_200 + 12 * 50);
  });

  it('at all accounts from one address: 14,400', async () => {
    const { guesses } = await anHour((index, asking) =>
      signIn({ email: `s${index}@x.org`, password: 'guess' }, SCHOOL, asking),
    );
    expect(guesses).toBeGreaterThan(7_200);
    expect(guesses).toBeLessThanOrEqual(14_400 + 12 * 110);
  });

  it('without a proof: five at one account, a hundred from one address, 40 at one code in a quarter of an hour', async () => {
    const compared = jest.spyOn(test.services.identity, 'verifyPassword');
    await flood(
      (index) => signIn({ ...account, password: `guess ${index}` }, `place ${index}`),
      300,
    );
    expect(compared).toHaveBeenCalledTimes(5);
    await flood((index) => signIn({ email: `s${index}@x.org`, password: 'guess' }, SCHOOL), 300);
    expect(compared).toHaveBeenCalledTimes(105);
  });
});

it('twelve right sign-ins to one account at the same moment all succeed, and thirty, with no counter written', async () => {
  await signUpStudent(account, 'home');
  const counters = await test.store.count(rateLimits, {});
  for (const many of [12, 30]) {
    const all = await Promise.all(Array.from({ length: many }, () => signIn(account, SCHOOL)));
    expect(all.filter(Boolean)).toHaveLength(many);
  }
  expect(await test.store.count(rateLimits, {})).toBe(counters);
});

it('guesses on a device that knows the account are counted for that device alone', async () => {
  await signUpStudent(account, 'home');
  const guess = (ownDevice: string) =>
    signIn({ ...account, password: 'not it' }, SCHOOL, { ownDevice });
  for (let index = 0; index < 5; index++) await expect(guess('shared')).resolves.toBeNull();
  await expect(guess('shared')).rejects.toMatchObject({ code: 'needs-proof' });
  await expect(signIn(account, SCHOOL, { ownDevice: 'own' })).resolves.toBeTruthy();
  await expect(signIn(account, SCHOOL)).resolves.toBeTruthy();
});

describe('R17: a server clock that is wrong by', () => {
  it.each([
    ['a day ahead', 24 * HOUR],
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
    ['a day behind', -24 * HOUR],
  ])('%s, before and after it is put right, keeps nobody out', async (_, wrong) => {
    await signUpStudent(account, 'home');
    const guess = (index: number) => signIn({ ...account, password: `guess ${index}` }, SCHOOL);
    const proven = (asking: { proof?: string }) => signIn(account, SCHOOL, asking);
    for (const shift of [wrong, -wrong]) {
      await flood(guess, 50);
      for (let index = 0; index < 12; index++) {
        await proving((asking) =>
          signIn({ ...account, password: `proven ${index}` }, SCHOOL, asking),
        );
      }
      test.advance(shift);
      const began = time();
      const { answer } = await proving(proven);
      expect(answer).toMatchObject({ email: account.email });
      expect(time() - began).toBeLessThan(10 * SECOND);
      await recordPasswordChange(
        { accountId: answer?.accountId ?? '', email: account.email },
        { mustChangePassword: false },
      );
    }
    // The password was changed while the clock was wrong.
    await expect(signIn(account, SCHOOL)).resolves.toBeTruthy();
  });
});
