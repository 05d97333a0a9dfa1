import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { types } from 'node:util';

/** The parts of an error that are safe to log: none was typed by a person or names one. */
type SafeError = {
  kind: string;
  code?: string;
  words?: string;
  /** Function and file of each frame, innermost first. */
  place: string[];
  cause?: SafeError;
};

const HIDDEN = '…';
const MAX_CAUSES = 3;
const MAX_LETTERS = 300;
/** A shorter match between a message and a source file could be chance. */
const MIN_COMMON = 8;
/**
 * Sources whose words are safe to log: this app and its packages. Tests are excluded because their
 * words look like what people type.
 */
const PROGRAMS =
  /^(\.next[\w-]*\/|node_modules\/|lib\/|app\/|components\/|scripts\/)(?!.*(\.test\.|\.spec\.|^lib\/testing\/))/;
const MAX_SOURCES = 12;
const sources = new Map<string, string>();

/** An error and its causes, without anything that a person typed or that identifies one. */
export function safeErrorOf(error: unknown, depth = 0): SafeError {
  if (!isError(error)) return { kind: typeof error, place: [] };
  const { code: given } = error as { code?: unknown };
  const code =
    typeof given === 'string' && /^[A-Z][A-Z0-9_]{1,50}$/.test(given) ? given : undefined;
  const words = wordsOf(error, code);
  return {
    kind: /^[\w$]{1,60}$/.test(error.name) ? error.name : 'Error',
    ...(code ? { code } : {}),
    ...(words ? { words: shortened(words) } : {}),
    place: stackFrames(error).slice(0, 5),
    ...(error.cause === undefined || depth >= MAX_CAUSES
      ? {}
      : { cause: safeErrorOf(error.cause, depth + 1) }),
  };
}

/** Also true for an error from another context of this process, where instanceof fails. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/**
 * Keeps the parts of a text that occur word for word in the source that threw it, and hides the
 * rest. Undefined when nothing is left.
 */
export function keepSourceWords(text: string, frames: readonly string[]): string | undefined {
  const source = sourceFor(frames);
  const known = source && common(text, source);
  return known ? shortened(known) : undefined;
}

/** The stack's lines that name a place in a file, even if the message itself has several lines. */
export function stackFrames(error: { stack?: string | undefined; message?: string }): string[] {
  const { stack = '', message = '' } = error;
  const behind =
    message && stack.includes(message)
      ? stack.slice(stack.indexOf(message) + message.length)
      : stack;
  return behind.split('\n').filter((line) => /^\s+at [^\n]{1,300}:\d+:\d+\)?$/.test(line));
}

function wordsOf(error: Error, code: string | undefined): string | undefined {
  const { message } = error;
  const frames = stackFrames(error);
  return (
    moduleMissing(message) ??
    (code ? ofSystem(error, code) : undefined) ??
    ofShape(error) ??
    ofEngine(message, frames) ??
    keepSourceWords(message, frames)
  );
}

/** Next puts this in front of a startup error's message, once for each request that meets it. */
const HOOK = /^(?:An error occurred while loading instrumentation hook: )+/;

/**
 * The name of a package or built file, which nobody types. Cuts the hash that the build appends to
 * a package's name.
 */
function moduleMissing(message: string): string | undefined {
  const said = message.replace(HOOK, '');
  const [, what, name] =
    /^(Cannot find (?:module|package)) '([^'\n]{1,300})'/.exec(said) ??
    /^(Failed to load external module) ([@\w./-]{1,100})/.exec(said) ??
    [];
  return what && name ? `${what} ${insideApp(name.replace(/-[0-9a-f]{16}$/, ''))}` : undefined;
}

/**
 * System errors say which operation failed on which file. SQLite names tables and pages but never
 * values, because our SQL contains none.
 */
function ofSystem(error: Error, code: string): string | undefined {
  if (code.startsWith('SQLITE_')) return error.message;
  const { syscall, path } = error as { syscall?: unknown; path?: unknown };
  if (typeof syscall !== 'string' || !/^[\w ]{1,30}$/.test(syscall)) return undefined;
  return [code, syscall, typeof path === 'string' ? insideApp(path) : ''].filter(Boolean).join(' ');
}

/** A path relative to the app's folder, with a star for each name that is an id. */
function insideApp(path: string): string {
  const inside = isAbsolute(path) ? relative(process.cwd(), path) : path;
  if (inside.startsWith('..')) return HIDDEN;
  return inside
    .split('/')
    .map((part) =>
      /^[@\w][\w.-]{0,60}$|^\.{1,2}[\w-]{0,20}$/.test(part) && !/[0-9a-f]{16}/.test(part)
        ? part
        : '*',
    )
    .join('/');
}

function ofShape(error: Error): string | undefined {
  const { issues } = error as { issues?: unknown };
  if (!/^(Zod|\$Zod)/.test(error.name) || !Array.isArray(issues)) return undefined;
  return issues
    .slice(0, 5)
    .map(({ code, path }: { code?: unknown; path?: unknown }) => {
      const field = Array.isArray(path)
        ? path.map((part) => (/^[a-z][A-Za-z_]{0,40}$/.test(String(part)) ? part : '*'))
        : [];
      return `${String(code)} at ${field.join('.') || 'the top'}`;
    })
    .join('; ');
}

const ENGINE = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '([\w$]{1,60})'\)$/,
  /^([\w$.]{1,80}) is not (?:a function|defined|iterable|a constructor)$/,
  /^Cannot access '([\w$]{1,60})' before initialization$/,
  /^(?:Maximum call stack size exceeded|Invalid array length|Invalid time value|Assignment to constant variable\.|fetch failed)$/,
];

function ofEngine(message: string, frames: readonly string[]): string | undefined {
  // These messages quote the text that couldn't be parsed.
  if (/is not valid JSON$|in JSON at position \d+|^Unexpected end of JSON input/.test(message))
    return 'not valid JSON';
  for (const pattern of ENGINE) {
    const found = pattern.exec(message);
    if (!found) continue;
    const [, name] = found;
    if (name === undefined) return message;
    const isOwn = sourceFor(frames)?.includes(name);
    return isOwn ? message : message.replace(name, HIDDEN);
  }
  return undefined;
}

function sourceFor(frames: readonly string[]): string | undefined {
  for (const frame of frames) {
    const [, file = ''] =
      /\(?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^\n]*?):\d+:\d+\)?$/.exec(frame) ?? [];
    if (!file) continue;
    const path = file.startsWith('file:')
      ? fileURLToPath(file)
      : resolve(/* turbopackIgnore: true */ file);
    return PROGRAMS.test(relative(process.cwd(), path).replaceAll('\\', '/'))
      ? sourceOf(path)
      : undefined;
  }
  return undefined;
}

function sourceOf(path: string): string {
  const known = sources.get(path);
  if (known !== undefined) return known;
  const [oldest] = sources.keys();
  if (oldest !== undefined && sources.size >= MAX_SOURCES) sources.delete(oldest);
  let source = '';
  try {
    source = readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  } catch {
    // A source that can't be read matches nothing.
  }
  sources.set(path, source);
  return source;
}

/**
 * The longest start and end of a text that occur in a source; the filled-in values between them are
 * hidden.
 */
function common(text: string, source: string): string | undefined {
  const head = longest(text.length, (length) => source.includes(text.slice(0, length)));
  if (head === text.length) return head >= MIN_COMMON ? text : undefined;
  const rest = text.slice(head);
  const tail = longest(rest.length, (length) => source.includes(rest.slice(rest.length - length)));
  const begin = head >= MIN_COMMON ? text.slice(0, head) : '';
  const end = tail >= MIN_COMMON ? rest.slice(rest.length - tail) : '';
  return begin || end ? `${begin}${HIDDEN}${end}` : undefined;
}

/**
 * The greatest number up to `most` for which `holds` is true. It must be true for all smaller
 * numbers as well.
 */
function longest(most: number, holds: (length: number) => boolean): number {
  let [low, high] = [0, Math.min(most, 2 * MAX_LETTERS)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Email addresses are hidden even if a source contains them. */
function shortened(text: string): string {
  const words = text.replace(/\S+@\S+/g, HIDDEN);
  return words.length > MAX_LETTERS ? `${words.slice(0, MAX_LETTERS)}${HIDDEN}` : words;
}
