import { EventEmitter } from 'node:events';
import type { FilesUnavailableError } from './port';

type Asked = { original: Buffer; seconds: number };
class Drawer extends EventEmitter {
  readonly asked: Asked[] = [];
  readonly kill = jest.fn((signal: string) => {
    queueMicrotask(() => this.emit('exit', null, signal));
    return true;
  });
  readonly refs: string[] = [];
  readonly channel = {
    ref: () => this.refs.push('channel'),
    unref: () => this.refs.push('no channel'),
  };
  constructor(
    readonly pid: number,
    readonly file: string,
  ) {
    super();
  }
  ref = () => this.refs.push('process');
  unref = () => this.refs.push('no process');
  send(message: Asked) {
    this.asked.push(message);
    return true;
  }
}

const drawers: Drawer[] = [];
jest.mock('@/lib/side-process', () => ({
  startSideProcess(file: string) {
    const drawer = new Drawer(101 + drawers.length, file);
    drawers.push(drawer);
    return drawer;
  },
}));

const PICTURE = Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9);
const DRAWN = { bytes: Uint8Array.of(1), small: Uint8Array.of(2), width: 40, height: 30 };
const SAFE = { ...DRAWN, contentType: 'image/webp' };

type SafeImage = typeof import('./safe-image');
let safe: SafeImage;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  drawers.length = 0;
  delete (globalThis as { fractionLeaguePictures?: unknown }).fractionLeaguePictures;
  jest.isolateModules(() => {
    safe = require('./safe-image') as SafeImage;
  });
});
afterEach(() => jest.useRealTimers());

const soon = () => jest.advanceTimersByTimeAsync(0);
const told = (picture: Promise<unknown>) =>
  picture.catch(({ name, message }: Error) => `${name}: ${message}`);
async function draw(limits?: {
  wallMs?: number;
  seconds?: number;
}): Promise<{ outcome: Promise<unknown> }> {
  const outcome = told(safe.makeSafePicture(PICTURE, limits));
  await soon();
  return { outcome };
}
const last = () => drawers.at(-1) as Drawer;
function answer(drawer: Drawer, more: object = {}): void {
  drawer.emit('message', { ready: true });
  drawer.emit('message', { ...DRAWN, isSpent: false, ...more });
}

it('hands the whole picture to a process with its limit, and gives back what was drawn of it', async () => {
  const { outcome } = await draw();
  expect(last().file).toBe('lib/files/picture-process.mjs');
  expect(last().asked).toEqual([{ original: PICTURE, seconds: 2.9 }]);
  expect(last().refs).toEqual(['process', 'channel']);
  answer(last());
  expect(await outcome).toEqual(SAFE);
  expect(last().refs).toEqual(['process', 'channel', 'no process', 'no channel']);
  expect(last().kill).not.toHaveBeenCalled();
  expect(safe.idlePictureProcessIds()).toEqual([101]);
});

it('takes of a larger piece of memory only the picture', async () => {
  const around = Buffer.concat([Buffer.of(1, 2, 3), PICTURE, Buffer.of(4, 5)]);
  const outcome = safe.makeSafePicture(
    new Uint8Array(around.buffer, around.byteOffset + 3, PICTURE.length),
    { seconds: 1 },
  );
  await soon();
  expect(last().asked).toEqual([{ original: PICTURE, seconds: 1 }]);
  answer(last());
  expect(await outcome).toEqual(SAFE);
});

it('starts nothing for a file that is no picture', async () => {
  await expect(safe.makeSafePicture(Buffer.from('words'))).rejects.toMatchObject({
    name: 'UnsafePictureError',
    why: 'unknown',
  });
  expect(drawers).toEqual([]);
});

it.each(['damaged', 'too-large', 'too-small'])(
  'of a picture that is %s says so, and ends the process that looked at it',
  async (refused) => {
    const { outcome } = await draw();
    last().emit('message', { ready: true });
    last().emit('message', { refused });
    expect(await outcome).toBe(`UnsafePictureError: ${refused}`);
    expect(last().kill.mock.calls).toEqual([['SIGKILL']]);
    expect(safe.idlePictureProcessIds()).toEqual([]);
  },
);

const TOO_SLOW = 'UnsafePictureError: too-slow';

it.each([
  ['twenty seconds', undefined, 20_000],
  ['the time that was asked for', { wallMs: 300 }, 300],
])('kills the process after %s, and not before', async (_, limits, ms) => {
  const { outcome } = await draw(limits);
  last().emit('message', { ready: true });
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(last().kill).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe(TOO_SLOW);
  expect(safe.idlePictureProcessIds()).toEqual([]);
});

it.each<[string, boolean, string | null, string]>([
  ['that killed itself was too slow', true, 'SIGKILL', TOO_SLOW],
  ['that killed itself before it was ready too', false, 'SIGKILL', TOO_SLOW],
  [
    'that died of the picture was given a damaged one',
    true,
    'SIGSEGV',
    'UnsafePictureError: damaged',
  ],
  [
    'that never began is no fault of the picture’s',
    false,
    null,
    'FilesUnavailableError: Pictures cannot be drawn: the process for it does not start. Is sharp installed?',
  ],
])('a process %s', async (_, isReady, signal, message) => {
  const { outcome } = await draw();
  if (isReady) last().emit('message', { ready: true });
  last().emit('exit', signal === null ? 1 : null, signal);
  expect(await outcome).toBe(message);
  expect(jest.getTimerCount()).toBe(0);
});

it('a process that cannot be started is told with its cause', async () => {
  const outcome = safe.makeSafePicture(PICTURE).catch((error: unknown) => error);
  await soon();
  const cause = new Error('EAGAIN');
  last().emit('error', cause);
  const error = (await outcome) as FilesUnavailableError;
  expect([error.name, error.message, error.cause]).toEqual([
    'FilesUnavailableError',
    'Pictures cannot be drawn.',
    cause,
  ]);
  expect(() => last().emit('error', cause)).not.toThrow();
});

it('draws one picture after the other with one process, until it is spent or has waited twenty seconds', async () => {
  for (let count = 0; count < 3; count++) {
    const { outcome } = await draw();
    answer(last());
    expect(await outcome).toEqual(SAFE);
  }
  expect(drawers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(19_999);
  expect([safe.idlePictureProcessIds(), last().kill.mock.calls]).toEqual([[101], []]);
  await jest.advanceTimersByTimeAsync(1);
  expect([safe.idlePictureProcessIds(), last().kill.mock.calls]).toEqual([[], [['SIGKILL']]]);

  const { outcome } = await draw();
  expect(drawers).toHaveLength(2);
  answer(last(), { isSpent: true });
  expect(await outcome).toEqual(SAFE);
  expect([safe.idlePictureProcessIds(), last().kill.mock.calls]).toEqual([[], [['SIGKILL']]]);
});

it('no process is ended for waiting while it draws the next picture', async () => {
  const first = await draw();
  answer(last());
  await first.outcome;
  await jest.advanceTimersByTimeAsync(15_000);
  const second = await draw();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(drawers).toHaveLength(1);
  expect(last().kill).not.toHaveBeenCalled();
  answer(last());
  expect(await second.outcome).toEqual(SAFE);
});

it('a process waits its twenty seconds after each picture, not after the first', async () => {
  for (let count = 0; count < 2; count++) {
    const { outcome } = await draw();
    answer(last());
    await outcome;
    await jest.advanceTimersByTimeAsync(15_000);
  }
  expect([safe.idlePictureProcessIds(), last().kill.mock.calls]).toEqual([[101], []]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([safe.idlePictureProcessIds(), last().kill.mock.calls]).toEqual([[], [['SIGKILL']]]);
});

it('a process that ends while it waits is not asked again', async () => {
  const { outcome } = await draw();
  answer(last());
  await outcome;
  last().emit('exit', 1, null);
  expect(safe.idlePictureProcessIds()).toEqual([]);
  await draw();
  expect(drawers).toHaveLength(2);
});

it('works on two pictures at once, and on the third when one of them is done', async () => {
  const [first, , third] = [await draw(), await draw(), await draw()];
  expect(drawers).toHaveLength(2);
  answer(drawers[0] as Drawer);
  expect(await first?.outcome).toEqual(SAFE);
  await soon();
  expect(drawers).toHaveLength(2);
  expect(drawers[0]?.asked).toHaveLength(2);
  answer(drawers[0] as Drawer);
  expect(await third?.outcome).toEqual(SAFE);
});

it('an id that may name a file has 1 to 128 letters, digits, - and _', () => {
  const { requireValidFileId } = jest.requireActual<typeof import('./port')>('./port');
  for (const id of ['a', 'A-z_09', 'x'.repeat(128)]) expect(requireValidFileId(id)).toBe(id);
  for (const id of ['', 'x'.repeat(129), '../a', 'a/b', 'a.png', ' a', 'a\n']) {
    expect(() => requireValidFileId(id)).toThrow('A file id has letters, digits, - and _ only.');
  }
});
