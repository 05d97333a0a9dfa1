import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { requireValidFileId } from '@/lib/files/port';
import { translateSqliteError } from '@/lib/sqlite/errors';
import { errorLine } from './report';

const CANARY = 'Kim L. typed 19 11/20';

const lineOf = (error: unknown, message?: string) => errorLine(error, { eventId: 'e1', message });
const told = (error: unknown, message?: string) => JSON.parse(lineOf(error, message));
function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

it.each([
  ['an error', new TypeError(CANARY)],
  ['an error of several lines', new Error(`first\n${CANARY}\nlast`)],
  [
    'an error that has lines like those of a stack',
    new Error(`first\n    at ${CANARY} (/app/x.js:1:2)\n    at Kim:1:1`),
  ],
  ['an error with a cause', new Error('outer', { cause: new Error(CANARY) })],
  [
    'an error that is called so',
    Object.assign(new Error('outer'), { name: CANARY, code: CANARY, syscall: CANARY }),
  ],
  ['words', CANARY],
  ['an object', { message: CANARY, toString: (): string => CANARY }],
  ['nothing', undefined],
  ['JSON that cannot be read', thrownBy(() => JSON.parse(CANARY))],
  ['an address that is none', thrownBy(() => new URL(CANARY))],
  [
    'a property of a name',
    thrownBy(() => (null as unknown as Record<string, { x: 1 }>)[CANARY.slice(0, 3)]?.x),
  ],
  ['a file that is named so', thrownBy(() => readFileSync(`/nowhere/${CANARY}`))],
  [
    'a document with such a field',
    z.object({ a: z.record(z.string(), z.number()) }).safeParse({ a: { Kim: CANARY } }).error,
  ],
])('tells of %s that was thrown its kind, and none of its words (S20)', (_, thrown) => {
  const line = lineOf(thrown);
  expect(line).toMatch(/^[^\n]+\n$/);
  expect(line).not.toMatch(/Kim|11\/20|typed/);
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    eventId: 'e1',
    kind: expect.any(String),
  });
});

it.each<[string, unknown, string]>([
  [
    'the system',
    thrownBy(() => readFileSync(join(process.cwd(), 'data', 'no-such-file'))),
    'ENOENT open data/no-such-file',
  ],
  [
    'Node, of a package that is missing',
    Object.assign(new Error("Cannot find package 'sharp' imported from /opt/app/x.mjs"), {
      code: 'ERR_MODULE_NOT_FOUND',
    }),
    'Cannot find package sharp',
  ],
  [
    'the build, of a package that is missing',
    new Error("Failed to load external module sharp-2a1f: Error: Cannot find module 'sharp-2a1f'"),
    'Failed to load external module sharp-2a1f',
  ],
  [
    'the framework, of a package that is missing at the start, said twice',
    new Error(
      `${'An error occurred while loading instrumentation hook: '.repeat(2)}Failed to load external module @node-rs/argon2-d87c2b703f45c451: Error`,
    ),
    'Failed to load external module @node-rs/argon2',
  ],
  [
    'our own code',
    thrownBy(() => requireValidFileId('../x')),
    'A file id has letters, digits, - and _ only.',
  ],
  [
    'our own code, around what it was given',
    translateSqliteError(
      Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
    ),
    'The database cannot be used (…',
  ],
  [
    'the schema of a document',
    z.object({ firstName: z.string() }).safeParse({ firstName: 7 }).error,
    'invalid_type at firstName',
  ],
  [
    'the engine',
    new RangeError('Maximum call stack size exceeded'),
    'Maximum call stack size exceeded',
  ],
])('keeps the words of %s', (_, thrown, words) => {
  expect(told(thrown)).toMatchObject({ message: words });
  expect(told(thrown, 'Error getting team')).toMatchObject({
    message: 'Error getting team',
    reason: words,
  });
});

it('tells the code of the system and the cause below a cause', () => {
  const cause = translateSqliteError(
    Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' }),
  );
  expect(told(new Error(CANARY, { cause }))).toMatchObject({
    message: 'Error',
    cause: {
      kind: 'DatabaseUnavailableError',
      words: expect.stringContaining('The database is damaged'),
      cause: { code: 'SQLITE_CORRUPT', words: 'database disk image is malformed' },
    },
  });
});

it('tells three causes, also of errors that cause one another', () => {
  const [one, other] = [new Error('one'), new Error('other')];
  one.cause = other;
  other.cause = one;
  const causes = (line: { cause?: object }): number => (line.cause ? 1 + causes(line.cause) : 0);
  expect(causes(told(one))).toBe(3);
});

it('takes what stands in the program for known, and hides an address even there', () => {
  const program = join(process.cwd(), 'lib', 'files', 'port.ts');
  const at = (message: string) =>
    told(
      Object.assign(new Error(message), {
        stack: `Error: ${message}\n    at requireValidFileId (${program}:31:9)`,
      }),
    ).message;
  expect(at('A file id has letters, digits, - and _ only.')).toBe(
    'A file id has letters, digits, - and _ only.',
  );
  expect(at(`A file id has letters, ${CANARY} digits, - and _ only.`)).toBe(
    'A file id has letters, … digits, - and _ only.',
  );
  expect(at(CANARY)).toBe('Error');
  // Seven letters of a name could stand in the program by chance.
  expect([at('letters'), at('A file '), at(`A file ${CANARY} s, - an`)]).toEqual(
    Array(3).fill('Error'),
  );
  expect(at('letters,')).toBe('letters,');
  // Text in a test file counts as typed by people.
  const test = join(process.cwd(), 'lib', 'platform', 'report.test.ts');
  const stack = `Error: ${CANARY}\n    at run (${test}:5:9)`;
  expect(told(Object.assign(new Error(CANARY), { stack })).message).toBe('Error');
});
