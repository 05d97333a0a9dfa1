import { createManualRetries } from '@/lib/testing/create-manual-retries';
import { fakeStorage } from '@/lib/testing/fake-storage';
import { createDeviceStorage, type DeviceStorage } from './device-storage';
import {
  createOutbox,
  type DeliveryOutcome,
  type OutboxOptions,
  type OutboxState,
  type OutgoingAnswer,
} from './outbox';

const typed = (whole: string) => ({ whole, numerator: '', denominator: '' });

const answerTo = (operationId: string): OutgoingAnswer => ({
  to: 'attempts',
  input: { week: 6, step: 'QB', typed: typed('1'), operationId },
});

const DONE: DeliveryOutcome = {
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
const LOST: DeliveryOutcome = { kind: 'later', why: 'connection' };

let time = 0;
function openOutbox(options: Partial<OutboxOptions> & Pick<OutboxOptions, 'storage'>) {
  const { retries, later } = createManualRetries();
  const outbox = createOutbox({
    account: 'kim',
    send: async () => DONE,
    later,
    now: () => time++,
    random: () => 1 - Number.EPSILON,
    ...options,
  });
  return { outbox, retries };
}

describe('an outbox', () => {
  const keepAll = () => createDeviceStorage(fakeStorage(), new Uint8Array(32));

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
    const open = (account: string, delivery: DeliveryOutcome) =>
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
    let delivery: DeliveryOutcome = { kind: 'later', why: 'signed-out' };
    const { outbox, retries } = openOutbox({ storage: keepAll(), send: async () => delivery });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect([outbox.state().trouble, retries.length]).toEqual(['signed-out', 0]);
    delivery = DONE;
    await outbox.deliver();
    expect(outbox.state().waiting).toEqual([]);
  });

  it('waits longer after each failure, at most a minute, and starts over after a success', async () => {
    let delivery: DeliveryOutcome = LOST;
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

  it('doesn’t let an answer that the server can’t take now hold up the next one', async () => {
    const send = async ({ input }: OutgoingAnswer): Promise<DeliveryOutcome> =>
      input.operationId === 'first-one' ? { kind: 'later', why: 'busy' } : DONE;
    const { outbox } = openOutbox({ storage: keepAll(), send });
    outbox.add(answerTo('first-one'));
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    expect(outbox.state()).toMatchObject({
      waiting: [{ input: { operationId: 'first-one' } }],
      trouble: 'busy',
    });
  });

  it('sends an answer from a pause between tries again when the pause is over, and says so meanwhile', async () => {
    let delivery: DeliveryOutcome = { kind: 'later', why: 'pause', seconds: 25 };
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
    expect(outbox.state()).toMatchObject({
      waiting: [{ input: { operationId: 'first-one' } }],
      trouble: 'pause',
      durable: true,
    });
    expect(storage.names('outbox:kim:')).toEqual(['outbox:kim:first-one']);
    expect(retries.map(({ pause }) => pause)).toEqual([25_000]);
    delivery = DONE;
    retries[0]?.run();
    await outbox.deliver();
    expect(sent.filter((id) => id === 'second-one')).toHaveLength(1);
    expect(outbox.state().waiting).toEqual([]);
  });

  it('gives up an answer that was refused for good, and says what the server said', async () => {
    const refusal: DeliveryOutcome = {
      kind: 'answered',
      result: { ok: false, error: { code: 'conflict', message: 'Sent before.' } },
    };
    const { outbox } = openOutbox({ storage: keepAll(), send: async () => refusal });
    const answers: unknown[] = [];
    outbox.onAnswer('attempts', (result) => answers.push(result));
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect([answers, outbox.state().waiting]).toEqual([[refusal.result], []]);
  });

  it('gives an answer back that the server stumbles over every time, after five tries, reloads included', async () => {
    const storage = keepAll();
    const failed: DeliveryOutcome = {
      kind: 'failed',
      result: { ok: false, error: { code: 'unexpected', message: 'Event 1a2b3c4d.' } },
    };
    const sent: string[] = [];
    const send = async ({ input }: OutgoingAnswer) => {
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
    const { outbox } = openOutbox({
      storage: keepAll(),
      send: async () => ({ kind: 'later', why: 'busy' }),
    });
    outbox.add(answerTo('first-one'));
    for (let round = 0; round < 12; round += 1) await outbox.deliver();
    expect(outbox.state().waiting).toHaveLength(1);
  });

  it('sends from this page, and says that it is not on the device, when the device takes nothing', async () => {
    let delivery: DeliveryOutcome = LOST;
    const { outbox } = openOutbox({
      storage: createDeviceStorage(fakeStorage({ full: true }), new Uint8Array(32)),
      send: async () => delivery,
    });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    expect(outbox.state()).toMatchObject({
      waiting: [{ input: { operationId: 'first-one' } }],
      durable: false,
    });
    delivery = DONE;
    await outbox.deliver();
    expect(outbox.state()).toEqual({ waiting: [], trouble: null, durable: true });
  });

  it('takes a scouting answer to its own route, under the same guarantees', async () => {
    const storage = keepAll();
    const sent: OutgoingAnswer[] = [];
    const scouting: OutgoingAnswer = {
      to: 'scouting',
      input: {
        position: 'QB',
        id: 34857,
        week: 6,
        typed: typed('19 11/20'),
        operationId: 'scouting-one',
      },
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

  it('tells an answer that came while no one was listening to everyone who comes with the next page, once', async () => {
    const { outbox } = openOutbox({ storage: keepAll() });
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    const told: string[] = [];
    for (const name of ['card', 'step'])
      outbox.onAnswer('attempts', (_, sent) => told.push(`${name} ${sent.input.operationId}`));
    outbox.onAnswer('scouting', () => told.push('another route'));
    await Promise.resolve();
    expect(told).toEqual(['card first-one', 'step first-one']);
    outbox.onAnswer('attempts', () => told.push('too late'));
    await Promise.resolve();
    expect(told).toHaveLength(2);
  });

  it('says when another tab has settled what waited here, and not when this one did', async () => {
    const storage = keepAll();
    let here: DeliveryOutcome = LOST;
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

  it.each<[string, DeliveryOutcome]>([
    ['has its answer too', DONE],
    ['was cut off', LOST],
    [
      'hears that the server stumbled',
      { kind: 'failed', result: { ok: false, error: { code: 'unexpected', message: '' } } },
    ],
  ])(
    'is at rest when another tab settles an answer that is on its way from here, which %s',
    async (_, delivery) => {
      const storage = keepAll();
      let arrive = (_: DeliveryOutcome) => {};
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
    },
  );

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

  it('ignores what someone else wrote in its place', async () => {
    const storage: DeviceStorage = keepAll();
    const whole = {
      savedAt: 1,
      to: 'attempts',
      input: { week: 6, step: 'QB', typed: typed('1'), operationId: 'whole' },
    };
    for (const [index, nonsense] of [
      null,
      7,
      {},
      { input: {} },
      { savedAt: 1, to: 'attempts', input: { week: '6' } },
      // Each lacks or garbles one part of a complete answer.
      { ...whole, savedAt: undefined },
      { ...whole, savedAt: '1' },
      { ...whole, to: 'graphs' },
      { ...whole, to: 'scouting', input: { ...whole.input, typed: undefined } },
      { ...whole, to: 'attempts', input: { ...whole.input, typed: undefined, choice: 'a' } },
      { ...whole, to: 'lessons', input: { ...whole.input, typed: undefined, choice: 2 } },
      { ...whole, input: { ...whole.input, week: '6' } },
      { ...whole, input: { ...whole.input, operationId: 7 } },
      { ...whole, input: { ...whole.input, typed: { ...whole.input.typed, whole: 1 } } },
      { ...whole, input: { ...whole.input, typed: { ...whole.input.typed, numerator: null } } },
      {
        ...whole,
        input: { ...whole.input, typed: { ...whole.input.typed, denominator: undefined } },
      },
    ].entries()) {
      storage.write(`outbox:kim:${index}`, nonsense);
    }
    const send = jest.fn(async () => DONE);
    const { outbox } = openOutbox({ storage, send });
    await outbox.deliver();
    expect(send).not.toHaveBeenCalled();
  });

  it.each<[string, OutgoingAnswer]>([
    ['a typed answer on a score card', answerTo('one')],
    [
      'a typed answer in scouting',
      {
        to: 'scouting',
        input: { position: 'K', id: 4, week: 6, typed: typed('1'), operationId: 'one' },
      },
    ],
    [
      'a typed answer in a lesson',
      {
        to: 'lessons',
        input: { type: 'circle', week: 6, step: 0, typed: typed('1'), operationId: 'one' },
      },
    ],
    [
      'a choice in a lesson',
      {
        to: 'lessons',
        input: { type: 'circle', week: 6, step: 1, choice: 'b', operationId: 'one' },
      },
    ],
  ])('finds %s again after a reload, exactly as it was given', async (_, sending) => {
    const storage = keepAll();
    openOutbox({ storage, send: async () => LOST }).outbox.add(sending);
    const sent: OutgoingAnswer[] = [];
    const { outbox } = openOutbox({
      storage,
      send: async (each) => {
        sent.push(each);
        return LOST;
      },
    });
    await outbox.deliver();
    expect(sent).toEqual([sending]);
    expect(outbox.state()).toEqual({ waiting: [sending], trouble: 'connection', durable: true });
  });

  it('sends in the order in which the answers were given, and at one moment in the order of their ids', async () => {
    let moment = 5;
    const storage = keepAll();
    const { outbox } = openOutbox({ storage, send: async () => LOST, now: () => moment });
    outbox.add(answerTo('c'));
    moment = 3;
    outbox.add(answerTo('z'));
    outbox.add(answerTo('b'));
    moment = 4;
    outbox.add(answerTo('a'));
    expect(outbox.state().waiting.map(({ input }) => input.operationId)).toEqual([
      'b',
      'z',
      'a',
      'c',
    ]);
    await outbox.deliver();
  });

  it('tells who watches it of each change, and of nothing that stays the same, until they leave', async () => {
    let delivery: DeliveryOutcome = LOST;
    const { outbox } = openOutbox({ storage: keepAll(), send: async () => delivery });
    const seen: OutboxState[] = [];
    const leave = outbox.subscribe(() => seen.push(outbox.state()));
    const sending = answerTo('first-one');
    outbox.add(sending);
    await outbox.deliver();
    await outbox.deliver();
    outbox.reread();
    delivery = { kind: 'later', why: 'busy' };
    await outbox.deliver();
    delivery = DONE;
    await outbox.deliver();
    expect(seen).toEqual([
      { waiting: [sending], trouble: null, durable: true },
      { waiting: [sending], trouble: 'connection', durable: true },
      { waiting: [sending], trouble: 'busy', durable: true },
      { waiting: [], trouble: null, durable: true },
    ]);
    leave();
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    expect(seen).toHaveLength(4);
  });

  it('tells no one who has left of an answer or of another tab', async () => {
    const storage = keepAll();
    let delivery: DeliveryOutcome = DONE;
    const { outbox } = openOutbox({ storage, send: async () => delivery });
    const [heard, told] = [jest.fn(), jest.fn()];
    outbox.onAnswer('attempts', heard)();
    outbox.onSettledElsewhere(told)();
    outbox.add(answerTo('first-one'));
    await outbox.deliver();
    delivery = LOST;
    outbox.add(answerTo('second-one'));
    await outbox.deliver();
    await openOutbox({ storage, send: async () => DONE }).outbox.deliver();
    outbox.reread();
    expect([heard.mock.calls, told.mock.calls]).toEqual([[], []]);
  });

  it('keeps an answer that was given back for the form it was typed in, and tells no verdict twice', async () => {
    const refusal: DeliveryOutcome = {
      kind: 'answered',
      result: { ok: false, error: { code: 'conflict', message: 'Sent before.' } },
    };
    const { outbox } = openOutbox({
      storage: keepAll(),
      send: async ({ input }) => (input.operationId === 'refused' ? refusal : DONE),
    });
    const told: string[] = [];
    const listen = (name: string, isMine: boolean) =>
      outbox.onAnswer('attempts', (_, { input }) => {
        told.push(`${name} ${input.operationId}`);
        return isMine;
      });
    const leave = listen('another form', false);
    outbox.add(answerTo('refused'));
    await outbox.deliver();
    outbox.add(answerTo('right'));
    await outbox.deliver();
    leave();
    listen('its form', true);
    await Promise.resolve();
    listen('a later one', true);
    await Promise.resolve();
    // No listener took the rejected answer, so the next ones get it too; the verdict was delivered
    // once.
    expect(told).toEqual([
      'another form refused',
      'another form refused',
      'another form right',
      'its form refused',
    ]);
  });

  it.each([
    [0, 500],
    [0.5, 750],
    [1, 1_000],
  ])(
    'spreads the first new try of a whole class over half of its pause: chance %d waits %d ms',
    async (chance, pause) => {
      const { outbox, retries } = openOutbox({
        storage: keepAll(),
        send: async () => LOST,
        random: () => chance,
      });
      outbox.add(answerTo('first-one'));
      await outbox.deliver();
      expect(retries.map((each) => each.pause)).toEqual([pause]);
    },
  );

  it('waits for the first of several pauses to end, and for a lost line before any pause', async () => {
    const seconds: Record<string, number> = { one: 40, two: 15, three: 30 };
    const { outbox, retries } = openOutbox({
      storage: keepAll(),
      send: async ({ input: { operationId } }) =>
        operationId in seconds
          ? { kind: 'later', why: 'pause', seconds: seconds[operationId] ?? 0 }
          : LOST,
    });
    for (const id of Object.keys(seconds)) outbox.add(answerTo(id));
    await outbox.deliver();
    expect([outbox.state().trouble, retries.map(({ pause }) => pause)]).toEqual([
      'pause',
      [15_000],
    ]);
    outbox.add(answerTo('four'));
    await outbox.deliver();
    await outbox.deliver();
    expect([outbox.state().trouble, retries.length]).toEqual(['connection', 1]);
    expect(Math.round(retries[0]?.pause ?? 0)).toBeLessThanOrEqual(2_000);
  });

  it('sends one answer at a time, however often it is told to', async () => {
    let arrive = (_: DeliveryOutcome) => {};
    const send = jest.fn(
      () =>
        new Promise<DeliveryOutcome>((resolve) => {
          arrive = resolve;
        }),
    );
    const { outbox } = openOutbox({ storage: keepAll(), send });
    outbox.add(answerTo('first-one'));
    const all = [outbox.deliver(), outbox.deliver(), outbox.deliver()];
    expect(send).toHaveBeenCalledTimes(1);
    arrive(DONE);
    await Promise.all(all);
    expect(send).toHaveBeenCalledTimes(1);
    expect(outbox.state().waiting).toEqual([]);
  });
});
