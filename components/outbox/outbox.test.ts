import { submitStep } from '@/lib/data/score-card/commands';
import type { SubmitStepInput } from '@/lib/data/score-card/dto';
import type { SignedInViewer } from '@/lib/data/viewer';
import { studentPlayerScoreAttempts } from '@/lib/store/collections';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveLineup, giveTeam, typed } from '@/lib/testing/student-week';
import { createDeviceStorage, type DeviceStorage } from './device-storage';
import { createOutbox, type Delivery, type Outbox, type OutboxOptions, type OutboxState, type Sending } from './outbox';

/** The part of a browser's Storage that is used. */
function fakeStorage({ full = false } = {}): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (full) throw new Error('Quota exceeded');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

const answerTo = (operationId: string): Sending => ({
  to: 'attempts',
  input: { week: 6, step: 'QB', typed: typed('1'), operationId },
});

const DONE: Delivery = {
  kind: 'answered',
  result: {
    ok: true,
    data: {
      outcome: 'wrong',
      message: '',
      hint: null,
      field: null,
      step: 'QB',
      attempts: 1,
      simplified: false,
      own: null,
      finished: false,
      award: { given: 0, possibleNow: 5 },
    },
  },
};
const LOST: Delivery = { kind: 'later', why: 'connection' };

let time = 0;
/** An outbox whose retries are run by hand, or at once. */
function openOutbox(options: Partial<OutboxOptions> & Pick<OutboxOptions, 'storage'>) {
  const retries: { run: () => void; pause: number }[] = [];
  const outbox = createOutbox({
    account: 'kim',
    send: async () => DONE,
    later(run, pause) {
      const retry = { run, pause };
      retries.push(retry);
      return () => {
        if (retries.includes(retry)) retries.splice(retries.indexOf(retry), 1);
      };
    },
    now: () => time++,
    random: () => 1 - Number.EPSILON,
    ...options,
  });
  return { outbox, retries };
}

async function untilEmpty({ outbox, retries }: { outbox: Outbox; retries: { run: () => void }[] }): Promise<void> {
  for (let rounds = 0; rounds < 2_000 && outbox.state().waiting.length > 0; rounds += 1) {
    retries.shift()?.run();
    await outbox.deliver();
  }
}

const WEEKS = [3, 4, 5, 6];
const STEPS = ['QB', 'RB1', 'WR1', 'WR2', 'K'] as const;

function placeOf(number: number): Pick<SubmitStepInput, 'week' | 'step'> {
  return { week: WEEKS[number % 4] ?? 6, step: STEPS[Math.floor(number / 4) % 5] ?? 'QB' };
}

describe('answers on a bad connection', () => {
  let test: TestServices;
  let student: SignedInViewer;
  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    student = await test.student('kim@school.org');
    await giveTeam(test.store, student);
    for (const week of WEEKS) await giveLineup(test.store, student, week);
  });
  afterEach(() => test.dispose());

  /** Loses three of ten requests, and three of ten answers to those that arrived. The same every time. */
  function lossyTransport() {
    let state = 7;
    const chance = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return state / 2 ** 32;
    };
    const lost = { requests: 0, answers: 0 };
    const send = async ({ input }: Sending): Promise<Delivery> => {
      if (chance() < 0.3) {
        lost.requests += 1;
        return LOST;
      }
      const data = await submitStep(student, input as SubmitStepInput);
      if (chance() < 0.3) {
        lost.answers += 1;
        return LOST;
      }
      return { kind: 'answered', result: { ok: true, data } };
    };
    return { send, lost };
  }

  it('stores 200 of 200 when 30 % of requests and 30 % of answers are lost, none twice, over reloads too (R12)', async () => {
    const { send, lost } = lossyTransport();
    const storage = createDeviceStorage(fakeStorage());
    const verdicts: string[] = [];
    const reopen = () => {
      const opened = openOutbox({ storage, send });
      opened.outbox.onAnswer('attempts', (_, sent) => verdicts.push(sent.input.operationId));
      return opened;
    };
    let open = reopen();
    for (let number = 0; number < 200; number += 1) {
      if (number % 40 === 39) {
        // A reload in the middle of a sending: the old page's work ends, and what it kept is found again.
        await open.outbox.deliver();
        open = reopen();
      }
      open.outbox.add({
        to: 'attempts',
        // Ten at each step: more would come into its pauses.
        input: { ...placeOf(number), typed: typed(`${number + 100}`), operationId: `operation-${number}` },
      });
      if (number % 7 === 0) await open.outbox.deliver();
    }
    await untilEmpty(open);

    const stored = await test.store.query(studentPlayerScoreAttempts, {});
    expect(lost.requests).toBeGreaterThan(40);
    expect(lost.answers).toBeGreaterThan(40);
    expect(stored).toHaveLength(200);
    expect(new Set(stored.map((attempt) => attempt.typed.whole)).size).toBe(200);
    for (const week of WEEKS) {
      for (const step of STEPS) {
        const tries = stored.filter((attempt) => attempt.week === week && attempt.step === step);
        expect(tries.map(({ attempt }) => attempt).sort((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
      }
    }
    expect([...verdicts].sort()).toEqual(Array.from({ length: 200 }, (_, i) => `operation-${i}`).sort());
    expect(open.outbox.state()).toEqual({ waiting: [], trouble: null, durable: true });
  });
});

describe('an outbox', () => {
  const keepAll = () => createDeviceStorage(fakeStorage());

  it('keeps an answer on the device before it is sent, and takes it off after the final answer', async () => {
    const storage = keepAll();
    const seen: string[][] = [];
    const send = async () => {
      seen.push(storage.names('outbox:kim:'));
      return DONE;
    };
    const { outbox } = openOutbox({ storage, send });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect(seen).toEqual([['outbox:kim:first-one']]);
    expect(storage.names('')).toEqual([]);
  });

  it('never sends one student’s answers as another’s, and has them still when that student is back (R13)', async () => {
    const storage = keepAll();
    const sent: [string, string][] = [];
    const open = (account: string, delivery: Delivery) =>
      openOutbox({
        account,
        storage,
        send: async ({ input }, as) => {
          sent.push([as, input.operationId]);
          return delivery;
        },
      }).outbox;
    const kim = open('kim', LOST);
    for (const id of ['kims-one', 'kims-two', 'kims-three']) kim.add(answerTo(id));
    await kim.deliver();
    sent.length = 0;

    const lee = open('lee', DONE);
    expect(lee.state().waiting).toEqual([]);
    lee.add(answerTo('lees-one'));
    await lee.deliver();
    expect(sent).toEqual([['lee', 'lees-one']]);

    await open('kim', DONE).deliver();
    expect(sent.slice(1)).toEqual([
      ['kim', 'kims-one'],
      ['kim', 'kims-two'],
      ['kim', 'kims-three'],
    ]);
    expect(storage.names('')).toEqual([]);
  });

  it('does not ask again by itself while the student is signed out, and sends when told to', async () => {
    let delivery: Delivery = { kind: 'later', why: 'signed-out' };
    const { outbox, retries } = openOutbox({ storage: keepAll(), send: async () => delivery });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect([outbox.state().trouble, retries.length]).toEqual(['signed-out', 0]);
    delivery = DONE;
    await outbox.deliver();
    expect(outbox.state().waiting).toEqual([]);
  });

  it('waits longer after each failure, at most a minute, and begins anew after a success', async () => {
    let delivery: Delivery = LOST;
    const { outbox, retries } = openOutbox({ storage: keepAll(), send: async () => delivery });
    outbox.add(answerTo('first-one'));
    const pauses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await outbox.deliver();
      pauses.push(Math.round(retries[0]?.pause ?? 0));
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    delivery = DONE;
    await outbox.deliver();
    delivery = LOST;
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    expect(Math.round(retries[0]?.pause ?? 0)).toBe(1_000);
  });

  it('lets an answer that the server cannot take now not hold up the next one', async () => {
    const send = async ({ input }: Sending): Promise<Delivery> =>
      input.operationId === 'first-one' ? { kind: 'later', why: 'busy' } : DONE;
    const { outbox } = openOutbox({ storage: keepAll(), send });
    outbox.add(answerTo('first-one'));
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    expect(outbox.state()).toMatchObject({ waiting: [{ input: { operationId: 'first-one' } }], trouble: 'busy' });
  });

  it('sends an answer from a pause between tries again when the pause is over, and says so meanwhile', async () => {
    let delivery: Delivery = { kind: 'later', why: 'pause', seconds: 25 };
    const storage = keepAll();
    const sent: string[] = [];
    const { outbox, retries } = openOutbox({
      storage,
      send: async ({ input }) => {
        sent.push(input.operationId);
        return input.operationId === 'first-one' ? delivery : DONE;
      },
    });
    outbox.add(answerTo('first-one'));
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    await outbox.deliver();
    // It stays on the device and holds up nothing else.
    expect(outbox.state()).toMatchObject({ waiting: [{ input: { operationId: 'first-one' } }], trouble: 'pause', durable: true });
    expect(storage.names('outbox:kim:')).toEqual(['outbox:kim:first-one']);
    expect(retries.map(({ pause }) => pause)).toEqual([25_000]);
    delivery = DONE;
    retries[0]?.run();
    await outbox.deliver();
    expect(sent.filter((id) => id === 'second-one')).toHaveLength(1);
    expect(outbox.state().waiting).toEqual([]);
  });

  it('gives up an answer that was refused for good, and says what the server said', async () => {
    const refusal: Delivery = { kind: 'answered', result: { ok: false, error: { code: 'conflict', message: 'Sent before.' } } };
    const { outbox } = openOutbox({ storage: keepAll(), send: async () => refusal });
    const answers: unknown[] = [];
    outbox.onAnswer('attempts', (result) => answers.push(result));
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect([answers, outbox.state().waiting]).toEqual([[refusal.result], []]);
  });

  it('gives an answer back that the server stumbles over every time, after five tries, reloads included', async () => {
    const storage = keepAll();
    const failed: Delivery = { kind: 'failed', result: { ok: false, error: { code: 'unexpected', message: 'Event 1a2b3c4d.' } } };
    const sent: string[] = [];
    const send = async ({ input }: Sending) => {
      sent.push(input.operationId);
      return input.operationId === 'never-passes' ? failed : DONE;
    };
    const first = openOutbox({ storage, send }).outbox;
    first.add(answerTo('never-passes'));
    await first.deliver();
    await first.deliver();
    expect(first.state()).toMatchObject({ waiting: [{}], trouble: 'busy' });

    const { outbox } = openOutbox({ storage, send });
    const answers: unknown[] = [];
    outbox.onAnswer('attempts', (result) => answers.push(result) > 0);
    for (let round = 0; round < 3; round += 1) await outbox.deliver();
    expect(sent).toEqual(Array(5).fill('never-passes'));
    expect([answers, outbox.state(), storage.names('')]).toEqual([
      [failed.result],
      { waiting: [], trouble: null, durable: true },
      [],
    ]);

    outbox.add(answerTo('passes'));
    await outbox.deliver();
    expect(answers).toHaveLength(2);
  });

  it('counts no stumble for a lost connection or a busy server', async () => {
    const { outbox } = openOutbox({ storage: keepAll(), send: async () => ({ kind: 'later', why: 'busy' }) });
    outbox.add(answerTo('first-one'));
    for (let round = 0; round < 12; round += 1) await outbox.deliver();
    expect(outbox.state().waiting).toHaveLength(1);
  });

  it('sends from this page, and says that it is not on the device, when the device takes nothing', async () => {
    let delivery: Delivery = LOST;
    const { outbox } = openOutbox({
      storage: createDeviceStorage(fakeStorage({ full: true })),
      send: async () => delivery,
    });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect(outbox.state()).toMatchObject({ waiting: [{ input: { operationId: 'first-one' } }], durable: false });
    delivery = DONE;
    await outbox.deliver();
    expect(outbox.state()).toEqual({ waiting: [], trouble: null, durable: true });
  });

  it('takes a scouting answer to its own route, under the same guarantees', async () => {
    const storage = keepAll();
    const sent: Sending[] = [];
    const scouting: Sending = {
      to: 'scouting',
      input: { position: 'QB', id: 34857, week: 6, typed: typed('19 11/20'), operationId: 'scouting-one' },
    };
    openOutbox({ storage, send: async () => LOST }).outbox.add(scouting);
    const { outbox } = openOutbox({
      storage,
      send: async (sending) => {
        sent.push(sending);
        return DONE;
      },
    });
    await outbox.deliver();
    expect([sent, storage.names('')]).toEqual([[scouting], []]);
  });

  it('tells an answer that came while nobody listened to all who come with the next page, once', async () => {
    const { outbox } = openOutbox({ storage: keepAll() });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    const told: string[] = [];
    for (const name of ['card', 'step']) outbox.onAnswer('attempts', (_, sent) => told.push(`${name} ${sent.input.operationId}`));
    outbox.onAnswer('scouting', () => told.push('another route'));
    await Promise.resolve();
    expect(told).toEqual(['card first-one', 'step first-one']);
    outbox.onAnswer('attempts', () => told.push('too late'));
    await Promise.resolve();
    expect(told).toHaveLength(2);
  });

  it('says when another tab has settled what waited here, and not when this one did', async () => {
    const storage = keepAll();
    let here: Delivery = LOST;
    const { outbox } = openOutbox({ storage, send: async () => here });
    const told = jest.fn();
    outbox.onSettledElsewhere(told);
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    here = DONE;
    await outbox.deliver();
    outbox.reread();
    expect(told).not.toHaveBeenCalled();

    here = LOST;
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    await openOutbox({ storage, send: async () => DONE }).outbox.deliver();
    outbox.reread();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('says so too when a retry here is the first to notice, and sends nothing of it', async () => {
    const storage = keepAll();
    const sent: string[] = [];
    const { outbox, retries } = openOutbox({
      storage,
      async send({ input }) {
        sent.push(input.operationId);
        return LOST;
      },
    });
    const told = jest.fn();
    const seen: OutboxState[] = [];
    outbox.onSettledElsewhere(told);
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect(sent).toEqual(['first-one']);
    await openOutbox({ storage, send: async () => DONE }).outbox.deliver();

    outbox.subscribe(() => seen.push(outbox.state()));
    retries.shift()?.run();
    await outbox.deliver();
    expect(sent).toEqual(['first-one']);
    expect(seen).toEqual([{ waiting: [], trouble: null, durable: true }]);
    expect(retries).toEqual([]);
    outbox.reread();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Delivery]>([
    ['has its answer too', DONE],
    ['was cut off', LOST],
    ['hears that the server stumbled', { kind: 'failed', result: { ok: false, error: { code: 'unexpected', message: '' } } }],
  ])('is at rest when another tab settles an answer that is on its way from here, which %s', async (_, delivery) => {
    const storage = keepAll();
    let arrive = (_: Delivery) => {};
    const { outbox, retries } = openOutbox({
      storage,
      send: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    outbox.add(answerTo('first-one'));
    const delivered = outbox.deliver();
    await openOutbox({ storage, send: async () => DONE }).outbox.deliver();
    arrive(delivery);
    await delivered;
    expect(outbox.state()).toEqual({ waiting: [], trouble: null, durable: true });
    expect(retries).toEqual([]);
    expect(storage.names('')).toEqual([]);
  });

  it('stops a round where the line is lost, and goes on from there: each in its order, none left out, none settled twice', async () => {
    const sent: string[] = [];
    const heard: string[] = [];
    let isCut = true;
    const { outbox, retries } = openOutbox({
      storage: keepAll(),
      async send({ input }) {
        sent.push(input.operationId);
        return isCut && input.operationId !== 'one' ? LOST : DONE;
      },
    });
    outbox.onAnswer('attempts', (_, { input }) => heard.push(input.operationId));
    for (const id of ['one', 'two', 'three']) outbox.add(answerTo(id));
    await outbox.deliver();
    expect(sent).toEqual(['one', 'two']);
    expect(heard).toEqual(['one']);
    expect(outbox.state()).toMatchObject({
      waiting: [{ input: { operationId: 'two' } }, { input: { operationId: 'three' } }],
      trouble: 'connection',
    });
    expect(retries).toHaveLength(1);

    isCut = false;
    retries.shift()?.run();
    await outbox.deliver();
    expect(sent).toEqual(['one', 'two', 'two', 'three']);
    expect(heard).toEqual(['one', 'two', 'three']);
    expect(outbox.state()).toEqual({ waiting: [], trouble: null, durable: true });
    expect(retries).toEqual([]);
  });

  it('overlooks what somebody else wrote into its place', async () => {
    const storage: DeviceStorage = keepAll();
    for (const [index, nonsense] of [
      null,
      7,
      {},
      { input: {} },
      { savedAt: 1, to: 'attempts', input: { week: '6' } },
    ].entries()) {
      storage.write(`outbox:kim:${index}`, nonsense);
    }
    const send = jest.fn(async () => DONE);
    const { outbox } = openOutbox({ storage, send });
    await outbox.deliver();
    expect(send).not.toHaveBeenCalled();
  });
});
