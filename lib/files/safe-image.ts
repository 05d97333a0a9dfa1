import { oncePerProcess } from '@/lib/per-process';
import 'server-only';
import type { ChildProcess } from 'node:child_process';
import pLimit from 'p-limit';
import { startSideProcess } from '@/lib/side-process';
import { type PictureProblem, sniffPicture } from './picture-kind';
import { FilesUnavailableError } from './port';

/** Recreated from the upload's pixels; contains nothing else of the original. */
export type SafePicture = {
  /** WebP, upright, without metadata, at most 2000 pixels on its longer side. */
  bytes: Uint8Array;
  small: Uint8Array;
  contentType: 'image/webp';
  width: number;
  height: number;
};

export class UnsafePictureError extends Error {
  override readonly name = 'UnsafePictureError';

  constructor(readonly why: PictureProblem) {
    super(why);
  }
}

/** Each picture needs memory for its pixels and a core. Others wait. */
const AT_ONCE = 2;
/**
 * Covers waiting and a busy machine. The limit that matters is processor time
 * (`picture-process.mjs`).
 */
const MAX_WALL_MS = 20_000;
/**
 * Seconds of processor time, including the start of the process. The process checks at intervals,
 * so the total stays below three.
 */
export const MAX_PICTURE_CPU_SECONDS = 2.9;
/** An idle process holds about 60 MB; starting a new one takes a fifth of a second. */
const KEPT_IDLE_MS = 20_000;

type Refusal = { refused: PictureProblem };
type Drawn = Omit<SafePicture, 'contentType'> & { isSpent: boolean };
type Answer = { ready: true } | Refusal | Drawn;

/**
 * `isReady` is true once the process has reported so, which one without the image library never
 * does. `over` ends it after it has been idle too long.
 */
type Drawer = { child: ChildProcess; isReady: boolean; over?: NodeJS.Timeout };
type Limits = { wallMs: number; seconds: number };
const pool = () =>
  oncePerProcess('fractionLeaguePictures', () => ({
    limit: pLimit(AT_ONCE),
    idle: new Set<Drawer>(),
  }));

/**
 * Makes a picture safe to store and show. Accepts PNG, JPEG, and WebP, judged by content and not by
 * name, without animation. Anything else, or more than three seconds of processor time, is an
 * {@link UnsafePictureError}. At most two run at once, in separate processes that can be killed.
 */
export async function makeSafePicture(
  original: Uint8Array,
  { wallMs = MAX_WALL_MS, seconds = MAX_PICTURE_CPU_SECONDS } = {},
): Promise<SafePicture> {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  const sniffed = sniffPicture(bytes);
  if (!sniffed.ok) throw new UnsafePictureError(sniffed.why);
  return pool().limit(() => draw(bytes, { wallMs, seconds }));
}

export function idlePictureProcessIds(): number[] {
  return [...pool().idle].flatMap(({ child }) => child.pid ?? []);
}

async function draw(original: Buffer, limits: Limits): Promise<SafePicture> {
  const { idle } = pool();
  const [drawer = { child: startSideProcess('lib/files/picture-process.mjs'), isReady: false }] =
    idle;
  idle.delete(drawer);
  clearTimeout(drawer.over);
  const answer = await ask(drawer, original, limits);
  if ('refused' in answer) {
    // Killing the process also removes whatever such a file left behind in the library.
    drawer.child.kill('SIGKILL');
    throw new UnsafePictureError(answer.refused);
  }
  const { isSpent, ...picture } = answer;
  if (isSpent) drawer.child.kill('SIGKILL');
  else keep(drawer);
  return { ...picture, contentType: 'image/webp' };
}

/**
 * The process's answer. If it was killed, by itself or by the timeout, the picture is refused; if
 * it couldn't even start, that isn't the picture's fault.
 */
function ask(
  drawer: Drawer,
  original: Buffer,
  { wallMs, seconds }: Limits,
): Promise<Refusal | Drawn> {
  const { child } = drawer;
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => child.kill('SIGKILL'), wallMs);
    const settle = (run: () => void) => {
      clearTimeout(clock);
      child.removeAllListeners();
      // The request is settled, so this error has no listener left.
      child.on('error', () => undefined);
      run();
    };
    child.on('message', (answer: Answer) => {
      if ('ready' in answer) drawer.isReady = true;
      else settle(() => resolve(answer));
    });
    child.on('exit', (_code, signal) =>
      settle(() => {
        if (signal === 'SIGKILL') resolve({ refused: 'too-slow' });
        else if (drawer.isReady) resolve({ refused: 'damaged' });
        else
          reject(
            new FilesUnavailableError(
              'Pictures cannot be drawn: the process for it does not start. Is sharp installed?',
            ),
          );
      }),
    );
    child.on('error', (cause) =>
      settle(() => reject(new FilesUnavailableError('Pictures cannot be drawn.', { cause }))),
    );
    child.ref();
    child.channel?.ref();
    child.send({ original, seconds }, () => undefined);
  });
}

/** An idle process doesn't keep this one from exiting. */
function keep(drawer: Drawer): void {
  const { idle } = pool();
  const { child } = drawer;
  idle.add(drawer);
  drawer.over = setTimeout(() => {
    if (idle.delete(drawer)) child.kill('SIGKILL');
  }, KEPT_IDLE_MS);
  drawer.over.unref();
  child.once('exit', () => {
    clearTimeout(drawer.over);
    idle.delete(drawer);
  });
  child.unref();
  child.channel?.unref();
}
