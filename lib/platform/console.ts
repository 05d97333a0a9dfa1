import { createRequestLogLimiter, jsonLine } from './log';
import { errorLine, isUnreadableRequest, nextErrorDigestOrNone } from './report';
import { isError, keepSourceWords, stackFrames } from './safe-error';

const LEVELS = {
  error: 'error',
  trace: 'error',
  warn: 'warn',
  log: 'info',
  info: 'info',
  debug: 'info',
} as const;
type Level = keyof typeof LEVELS;

/**
 * Next prints errors that can quote what someone typed, and addresses with anything in them.
 * Replaces the console's methods: each call becomes one line of JSON that keeps only words found in
 * the source of the program that prints it.
 */
export function redactConsole(
  target: Pick<Console, Level> = console,
  write = (line: string) => process.stderr.write(line),
): void {
  const isNamed = createRequestLogLimiter('more-unreadable-requests');
  for (const [level, as] of Object.entries(LEVELS) as [Level, (typeof LEVELS)[Level]][]) {
    target[level] = function say(...parts: unknown[]): void {
      const error = parts.find(isError);
      if (error && (isBrokenOff(error) || (isUnreadableRequest(error) && !isNamed()))) return;
      if (error) {
        write(errorLine(error, { eventId: nextErrorDigestOrNone(error) }));
        return;
      }
      const caller: { stack?: string } = {};
      Error.captureStackTrace(caller, say);
      const frames = stackFrames(caller);
      const words = parts.map((part) =>
        typeof part === 'string' ? (keepSourceWords(part, frames) ?? '…') : `(${typeof part})`,
      );
      write(jsonLine({ level: as, at: new Date().toISOString(), message: words.join(' ') }));
    };
  }
}

/**
 * The client dropped the connection while its request was still arriving.
 * `lib/process/front-door.ts` counts these.
 */
const isBrokenOff = (error: Error): boolean =>
  (error as { code?: unknown }).code === 'ECONNRESET' &&
  stackFrames(error).some((frame) => /\babortIncoming\b/.test(frame));

/** Node prints its own warnings, some with the requested address in them. */
export function logWarningsAsJson(write = (line: string) => process.stderr.write(line)): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, stack, ...more }) => {
    const code = (more as { code?: string }).code ?? '';
    const place = stackFrames({ stack }).slice(0, 3);
    write(
      jsonLine({
        level: 'warn',
        at: new Date().toISOString(),
        message: [name, code].filter(Boolean).join(' '),
        place,
      }),
    );
  });
}
