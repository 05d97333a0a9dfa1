import { z } from 'zod';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { FilesUnavailableError } from '@/lib/files/port';
import { IdentityUnavailableError } from '@/lib/identity/port';
import { ContentionError, StoreUnavailableError } from '@/lib/store/port';
import {
  ANYONE,
  type Audience,
  MUST_CHANGE_PASSWORD_TOO,
  SIGNED_IN,
  STUDENTS,
  TEACHERS,
} from './audience';
import { defineAction } from './define-action';

let viewer: Viewer = null;
let claimed: Viewer = null;
const asked: string[] = [];
let requestHeaders = new Headers();
const reported: unknown[][] = [];

jest.mock('next/headers', () => ({
  headers: async () => requestHeaders,
  cookies: async () => new Map(),
}));
jest.mock('../auth/viewer', () => ({
  async getViewer() {
    asked.push('stored');
    return viewer;
  },
  async getViewerWithCookieRole() {
    asked.push('claimed');
    return claimed;
  },
}));
jest.mock('../platform/report', () => ({
  ...jest.requireActual('@/lib/platform/report'),
  reportUnexpected(...parts: unknown[]) {
    reported.push(parts);
    return 'a1b2c3d4';
  },
}));

const person = (
  role: SignedInViewer['role'],
  more: Partial<SignedInViewer> = {},
): SignedInViewer => ({
  accountId: 'kim',
  sessionId: 'kims-session',
  email: 'kim@school.test',
  role,
  season: 2024,
  ...more,
});

const OWN_PAGE = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'x-forwarded-for': '203.0.113.9',
};

beforeEach(() => {
  viewer = person('teacher');
  claimed = person('student');
  requestHeaders = new Headers(OWN_PAGE);
  asked.length = 0;
  reported.length = 0;
});

const input = z.object({
  name: z.string().trim().min(2, 'Please type a name.'),
  count: z.number().max(9, 'At most 9.').optional(),
});

function actionFor(audience: Audience) {
  const run = jest.fn(
    async (call: { viewer: Viewer; input: z.output<typeof input>; headers: Headers }) => call.input,
  );
  return { run, action: defineAction({ input, audience, run }) };
}

describe('who may call', () => {
  const NOBODY = null;
  const STUDENT = person('student');
  const TEACHER = person('teacher');
  const WITHOUT_PROFILE = person(null);
  const OLD_PASSWORD = person('student', { mustChangePassword: true });

  it.each<[string, Audience, [who: Viewer, code: string | null][]]>([
    [
      'anyone',
      ANYONE,
      [
        [NOBODY, null],
        [STUDENT, null],
        [TEACHER, null],
        [WITHOUT_PROFILE, null],
        [OLD_PASSWORD, null],
      ],
    ],
    [
      'MUST_CHANGE_PASSWORD_TOO',
      MUST_CHANGE_PASSWORD_TOO,
      [
        [NOBODY, 'not-signed-in'],
        [STUDENT, null],
        [WITHOUT_PROFILE, null],
        [OLD_PASSWORD, null],
      ],
    ],
    [
      'SIGNED_IN',
      SIGNED_IN,
      [
        [NOBODY, 'not-signed-in'],
        [STUDENT, null],
        [TEACHER, null],
        [WITHOUT_PROFILE, null],
      ],
    ],
    [
      'students',
      STUDENTS,
      [
        [NOBODY, 'not-signed-in'],
        [STUDENT, null],
        [TEACHER, 'not-allowed'],
        [WITHOUT_PROFILE, 'not-allowed'],
      ],
    ],
    [
      'teachers',
      TEACHERS,
      [
        [NOBODY, 'not-signed-in'],
        [STUDENT, 'not-allowed'],
        [TEACHER, null],
        [WITHOUT_PROFILE, 'not-allowed'],
      ],
    ],
  ])('%s', async (_, audience, cases) => {
    for (const [who, code] of cases) {
      viewer = who;
      claimed = who;
      const { run, action } = actionFor(audience);
      const result = await action({ name: 'Kim' });
      expect([who?.role, result.ok ? null : result.error.code]).toEqual([who?.role, code]);
      expect(run).toHaveBeenCalledTimes(code === null ? 1 : 0);
    }
  });

  it.each([SIGNED_IN, STUDENTS, TEACHERS])(
    'no one who has to choose a new password first',
    async (audience) => {
      viewer = person(audience === TEACHERS ? 'teacher' : 'student', {
        mustChangePassword: true,
      });
      claimed = viewer;
      const { run, action } = actionFor(audience);
      expect(await action({ name: 'Kim' })).toMatchObject({ ok: false });
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('names the role that is wanted', async () => {
    viewer = person('student');
    expect(await actionFor(TEACHERS).action({ name: 'Kim' })).toEqual({
      ok: false,
      error: { code: 'not-allowed', message: 'Only a teacher can do that.' },
    });
  });

  it('takes the role of a student from the cookie, of everyone else from the store', async () => {
    for (const audience of [STUDENTS, TEACHERS, SIGNED_IN, ANYONE])
      await actionFor(audience).action({ name: 'Kim' });
    expect(asked).toEqual(['claimed', 'stored', 'stored', 'stored']);
  });
});

describe('what it is called with', () => {
  it('reaches the command as the schema makes it, with who asked and the headers of the request, and without fields of its own', async () => {
    const { run, action } = actionFor(TEACHERS);
    const smuggled = { name: '  Kim ', role: 'admin' };
    expect(await action(smuggled)).toEqual({ ok: true, data: { name: 'Kim' } });
    expect(run).toHaveBeenCalledWith({ viewer, input: { name: 'Kim' }, headers: requestHeaders });
  });

  it('is refused by field, the first reason of each, and nothing runs', async () => {
    const { run, action } = actionFor(TEACHERS);
    expect(await action({ name: ' ', count: 10 })).toEqual({
      ok: false,
      error: {
        code: 'invalid-input',
        message: 'Please type a name.',
        fieldErrors: { name: 'Please type a name.', count: 'At most 9.' },
      },
    });
    expect(run).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  /** React's stand-in for what a client sends as a reference to an object of its own. */
  const unreadable = new Proxy(() => undefined, {
    get() {
      throw new Error('Cannot access it on the server.');
    },
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['a text', 'name'],
    ['a list', []],
    ['of another type', { name: 7 }],
    ['a reference that throws when it is read', { name: unreadable }],
  ])('is refused and not reported when it is %s', async (_, raw) => {
    const { run, action } = actionFor(TEACHERS);
    const result = await action(raw as z.input<typeof input>);
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringMatching(/\S/) },
    });
    expect(run).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  it('is not even looked at for someone who may not call', async () => {
    viewer = null;
    const { action } = actionFor(TEACHERS);
    expect(await action({ name: '' })).toMatchObject({ error: { code: 'not-signed-in' } });
  });

  it.each([
    ['another site', { ...OWN_PAGE, origin: 'http://evil.test' }],
    ['no page at all', { host: OWN_PAGE.host }],
    ['a page without an origin', { ...OWN_PAGE, origin: 'null' }],
  ])('is refused from %s before anyone is asked who it is', async (_, headers) => {
    requestHeaders = new Headers(headers as Record<string, string>);
    const { run, action } = actionFor(ANYONE);
    expect(await action({ name: 'Kim' })).toEqual({
      ok: false,
      error: { code: 'not-allowed', message: 'This request didn’t come from our own page.' },
    });
    expect(run).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });
});

describe('a command that fails', () => {
  const failing = (error: unknown, failureMessage?: string) =>
    defineAction({
      input,
      audience: TEACHERS,
      run: () => Promise.reject(error),
      ...(failureMessage ? { failureMessage } : {}),
    })({
      name: 'Kim',
    });

  it('with a sentence of our own says it, by field too, and is no defect', async () => {
    expect(await failing(new DomainError('conflict', 'Sent before.'))).toEqual({
      ok: false,
      error: { code: 'conflict', message: 'Sent before.' },
    });
    expect(await failing(new DomainError('invalid-input', 'Not so.', { name: 'Not so.' }))).toEqual(
      {
        ok: false,
        error: { code: 'invalid-input', message: 'Not so.', fieldErrors: { name: 'Not so.' } },
      },
    );
    expect(reported).toEqual([]);
  });

  it.each([
    new StoreUnavailableError('disk full'),
    new ContentionError('too busy'),
    new IdentityUnavailableError('no answer'),
    new FilesUnavailableError('no answer'),
    // From another bundle, with its own copy of the class.
    Object.assign(new Error('disk full'), { name: 'StoreUnavailableError' }),
  ])('because something is away asks to try again, and is reported', async (error) => {
    const result = await failing(error, 'Error creating league');
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'unavailable', message: expect.stringContaining('try again') },
    });
    expect(JSON.stringify(result)).not.toMatch(/disk|busy|no answer/);
    expect(reported).toEqual([[error, 'Error creating league']]);
  });

  it('unexpectedly keeps its words to the report, under the number that the caller is shown', async () => {
    const error = new TypeError('kim@school.test is no number');
    const result = await failing(error);
    expect(result).toMatchObject({ ok: false, error: { code: 'unexpected' } });
    const message = result.ok ? '' : result.error.message;
    expect(message).not.toContain('kim');
    expect(message).toContain('(a1b2c3d4)');
    expect(reported).toEqual([[error, undefined]]);
  });

  it.each(['a text', undefined, null, { code: 'conflict' }])(
    'with %p that is no error is unexpected too',
    async (thrown) => {
      expect(await failing(thrown)).toMatchObject({ ok: false, error: { code: 'unexpected' } });
      expect(reported).toHaveLength(1);
    },
  );
});
