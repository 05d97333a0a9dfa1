import { receiveAndProcessBody } from './receive-body';

const MB = 1024 * 1024;

type Sender = { request: Request; send(bytes: number): void; end(): void; isCancelled(): boolean };

function sender(): Sender {
  let to: ReadableStreamDefaultController<Uint8Array> | null = null;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      to = controller;
    },
    cancel() {
      cancelled = true;
    },
  });
  const request = new Request('http://localhost', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  return {
    request,
    send: (bytes) => to?.enqueue(new Uint8Array(bytes)),
    end: () => to?.close(),
    isCancelled: () => cancelled,
  };
}

const length = async (body: Buffer | null) => body?.length ?? null;
const receive = ({ request }: Sender, work = length) =>
  receiveAndProcessBody(request, 8 * MB, work).catch((error: Error) => error.message);
const GIVEN_UP = 'The whole picture didn’t arrive. Please send it again.';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

async function feed({ send }: Sender, bytes: number, everyMs: number, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += everyMs) {
    send(bytes);
    await jest.advanceTimersByTimeAsync(everyMs);
  }
}

it('takes what arrives, and says of what is too long only that', async () => {
  const one = sender();
  const taken = receive(one);
  one.send(5 * MB);
  one.end();
  expect(await taken).toBe(5 * MB);
  const large = sender();
  const refused = receive(large);
  large.send(9 * MB);
  expect(await refused).toBeNull();
  expect(large.isCancelled()).toBe(true);
});

it.each([
  ['nothing comes for ten seconds', 200_000, 10_000, 10_000],
  ['it drips, one byte in eight seconds', 1, 8_000, 24_000],
])('gives a body up when %s (S26)', async (_, bytes, everyMs, ms) => {
  const slow = sender();
  const outcome = receive(slow);
  await feed(slow, bytes, everyMs, ms);
  expect(await outcome).toBe(GIVEN_UP);
  expect(slow.isCancelled()).toBe(true);
});

it('takes 2 MB of a slow line', async () => {
  const patient = sender();
  const outcome = receive(patient);
  await feed(patient, 40_000, 1_000, 50_000);
  patient.end();
  expect(await outcome).toBe(2_000_000);
});

it('lets the slowest give way when the memory for bodies is used up, and takes the others (S26)', async () => {
  const slow = Array.from({ length: 30 }, sender);
  const given = slow.map((each) => receive(each));
  for (const each of slow) each.send(7 * MB);
  await jest.advanceTimersByTimeAsync(3_000);
  slow[3]?.send(1);
  // 210 MB are held now, so eight more bodies of 8 MB are too much.
  const quick = Array.from({ length: 8 }, sender);
  const taken = quick.map((each) => receive(each));
  for (const each of quick) each.send(7 * MB);
  await jest.advanceTimersByTimeAsync(1);
  for (const each of quick) each.end();
  expect(await Promise.all(taken)).toEqual(Array(8).fill(7 * MB));
  const gone = slow.filter(({ isCancelled }) => isCancelled());
  expect(gone).toHaveLength(2);
  expect(gone).not.toContain(slow[3]);
  for (const each of slow) if (!gone.includes(each)) each.end();
  const outcomes = await Promise.all(given);
  expect(outcomes.filter((outcome) => outcome === GIVEN_UP)).toHaveLength(2);
});

it('hands on what the work throws', async () => {
  const one = sender();
  const outcome = receive(one, () => Promise.reject(new Error('a full disk')));
  one.send(1);
  one.end();
  expect(await outcome).toBe('a full disk');
});

describe('when the memory for bodies is used up (S26)', () => {
  const PLENTY = 300 * MB;
  const large = ({ request }: Sender, work = length) =>
    receiveAndProcessBody(request, PLENTY, work).catch((error: Error) => error.message);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** The dropped ones; the others send nothing more, and stall. */
  async function outcomes(senders: Sender[], taken: Promise<unknown>[]): Promise<boolean[]> {
    const gone = senders.map(({ isCancelled }) => isCancelled());
    await pass(60_000);
    expect(await Promise.all(taken)).toEqual(Array(taken.length).fill(GIVEN_UP));
    return gone;
  }

  it('the one gives way that sends the least in its time, not the one with the least', async () => {
    const [old, young, newest] = [sender(), sender(), sender()];
    const taken = [large(old)];
    for (let part = 0; part < 6; part++) {
      old.send(10 * MB);
      await pass(5_000);
    }
    taken.push(large(young));
    young.send(50 * MB);
    await pass(3_000);
    taken.push(large(newest));
    newest.send(150 * MB);
    await pass(0);
    expect(await outcomes([old, young, newest], taken)).toEqual([true, false, false]);
  });

  it('exactly as much as there is may be held, and none gives way', async () => {
    const [one, other] = [sender(), sender()];
    const taken = [large(one)];
    one.send(200 * MB);
    await pass(3_000);
    taken.push(large(other));
    other.send(56 * MB);
    await pass(0);
    expect(await outcomes([one, other], taken)).toEqual([false, false]);
  });

  it('one that has only just begun is not called slow: then the newest gives way', async () => {
    const [young, newest] = [sender(), sender()];
    const taken = [large(young)];
    young.send(100 * MB);
    await pass(2_000);
    taken.push(large(newest));
    newest.send(157 * MB);
    await pass(0);
    expect(await outcomes([young, newest], taken)).toEqual([false, true]);
  });

  it('one that is there whole and is worked on gives nothing back', async () => {
    let finish: (() => void) | null = null;
    const [whole, slow, newest] = [sender(), sender(), sender()];
    const worked = large(
      whole,
      () =>
        new Promise((resolve) => {
          finish = () => resolve(1);
        }),
    );
    whole.send(1);
    whole.end();
    const taken = [large(slow)];
    slow.send(150 * MB);
    await pass(3_000);
    taken.push(large(newest));
    newest.send(110 * MB);
    await pass(0);
    expect(await outcomes([slow, newest], taken)).toEqual([true, false]);
    (finish as (() => void) | null)?.();
    expect(await worked).toBe(1);
  });
});
