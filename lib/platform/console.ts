import { framesOf, isError, knownWords } from './known-words';
import { jsonLine } from './log';
import { digestOf, errorLine } from './report';

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
 * The framework prints what it met as it came: errors that can quote what someone typed, addresses
 * with anything in them. From here on each call is one line of JSON, with only those words that are
 * in the program that prints it.
 */
export function keepWordsOutOfTheLog(
  target: Pick<Console, Level> = console,
  write = (line: string) => process.stderr.write(line),
): void {
  for (const [level, as] of Object.entries(LEVELS) as [Level, (typeof LEVELS)[Level]][]) {
    target[level] = function say(...parts: unknown[]): void {
      const error = parts.find(isError);
      if (error && isBrokenOff(error)) return;
      if (error) {
        write(errorLine(error, { eventId: digestOf(error) }));
        return;
      }
      const caller: { stack?: string } = {};
      Error.captureStackTrace(caller, say);
      const frames = framesOf(caller);
      const words = parts.map((part) =>
        typeof part === 'string' ? (knownWords(part, frames) ?? '…') : `(${typeof part})`,
      );
      write(jsonLine({ level: as, at: new Date().toISOString(), message: words.join(' ') }));
    };
  }
}

/**
 * A connection that broke off while its request was still arriving. The server counts these
 * (`lib/process/front-door.ts`).
 */
const isBrokenOff = (error: Error): boolean =>
  (error as { code?: unknown }).code === 'ECONNRESET' &&
  framesOf(error).some((frame) => /\babortIncoming\b/.test(frame));

/** Node prints its warnings itself, some of them with the address that was asked for. */
export function keepWarningsOnOneLine(write = (line: string) => process.stderr.write(line)): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, stack, ...more }) => {
    const code = (more as { code?: string }).code ?? '';
    const place = framesOf({ stack }).slice(0, 3);
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
