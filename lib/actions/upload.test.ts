import { z } from 'zod';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { DomainError } from '@/lib/data/errors';
import { ANYONE, SIGNED_IN, STUDENTS, TEACHERS } from './audience';
import { definePictureUploadRoute } from './upload';

let viewer: Viewer = null;
jest.mock('../auth/viewer', () => ({
  getViewerWithCookieRole: async () => viewer,
  getViewer: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));
const reported: unknown[][] = [];
jest.mock('../platform/report', () => ({
  ...jest.requireActual('@/lib/platform/report'),
  reportUnexpected(...parts: unknown[]) {
    reported.push(parts);
    return 'a1b2c3d4';
  },
}));

const ORIGIN = 'http://localhost:3000';
const MB = 1024 * 1024;
const person = (accountId: string): SignedInViewer => ({
  accountId,
  sessionId: 's',
  email: `${accountId}@school.org`,
  role: 'student',
  season: 2023,
});
const kim = person('kim');
beforeEach(() => {
  viewer = kim;
  reported.length = 0;
  delete (globalThis as { fractionLeagueUploads?: unknown }).fractionLeagueUploads;
});

const input = z.object({ title: z.string().min(1, 'Please give a title.') });
type Call = { viewer: SignedInViewer; input: { title: string }; file: Uint8Array };
function routeOf({
  audience = STUDENTS,
  admit = undefined as ((who: SignedInViewer) => Promise<void>) | undefined,
} = {}) {
  const run = jest.fn(async ({ file }: Call): Promise<unknown> => file.length);
  return {
    run,
    route: definePictureUploadRoute({
      input,
      audience,
      run,
      failureMessage: 'Error of the catalogue',
      ...(admit ? { admit } : {}),
    }),
  };
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const picture = (bytes = 3) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/png' });
const requestOf = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(`${ORIGIN}/api/none`, {
    method: 'POST',
    body,
    headers: { origin: ORIGIN, ...headers },
  });
const good = () => requestOf(formOf({ title: 'Points', file: picture() }));
const told = async (answered: Promise<Response> | undefined) => {
  const response = await answered;
  return [response?.status, await response?.json()];
};

it('takes a picture with its words, and lets the connection be', async () => {
  const { run, route } = routeOf();
  const response = await route(
    requestOf(formOf({ title: 'Points', role: 'teacher', file: picture(4), second: picture(9) })),
  );
  expect(await told(Promise.resolve(response))).toEqual([200, { ok: true, data: 4 }]);
  expect(response.headers.get('connection')).toBeNull();
  expect(run.mock.calls).toEqual([
    [{ viewer: kim, input: { title: 'Points' }, file: new Uint8Array(4).fill(7) }],
  ]);
});

const TOO_LARGE = {
  code: 'too-large',
  message: 'This picture is larger than 8 MB. Please make it smaller, or crop it.',
};
const TORN = {
  code: 'invalid-input',
  message: 'The whole picture didn’t arrive. Please send it again.',
};
const CHOOSE = {
  code: 'invalid-input',
  message: 'Please choose a picture first.',
  fieldErrors: { file: 'Please choose a picture first.' },
};
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
it.each<[string, () => Request, number, object]>([
  [
    'from another page',
    () => requestOf(formOf({ title: 'a', file: picture() }), { origin: 'http://evil.test' }),
    403,
    { code: 'not-allowed', message: 'This request didn’t come from our own page.' },
  ],
  ['without a picture', () => requestOf(formOf({ title: 'a' })), 400, CHOOSE],
  [
    'with a text for its picture',
    () => requestOf(formOf({ title: 'a', file: 'a picture' })),
    400,
    CHOOSE,
  ],
  [
    'without a title',
    () => requestOf(formOf({ title: '', file: picture() })),
    400,
    {
      code: 'invalid-input',
      message: 'Please give a title.',
      fieldErrors: { title: 'Please give a title.' },
    },
  ],
  [
    'of one byte over 8 MB',
    () => requestOf(formOf({ title: 'a', file: picture(8 * MB + 1) })),
    413,
    TOO_LARGE,
  ],
  [
    'with far too many words',
    () => requestOf(formOf({ title: 'x'.repeat(65 * 1024), file: picture(8 * MB) })),
    413,
    TOO_LARGE,
  ],
  [
    'that says it is too long',
    () => requestOf('--x--', { ...multipart, 'content-length': `${8 * MB + 64 * 1024 + 1}` }),
    413,
    TOO_LARGE,
  ],
  [
    'that says it is as long as may be, and is torn',
    () => requestOf('--x', { ...multipart, 'content-length': `${8 * MB + 64 * 1024}` }),
    400,
    TORN,
  ],
  ['that is no form', () => requestOf('{}', { 'content-type': 'application/json' }), 400, TORN],
  [
    'of a form of another kind',
    () => requestOf('a=b', { 'content-type': 'x-multipart/form-data; boundary=x' }),
    400,
    TORN,
  ],
  [
    'without a boundary',
    () => requestOf('a=b', { 'content-type': 'multipart/form-data' }),
    400,
    TORN,
  ],
  ['without a body', () => requestOf(null, multipart), 400, TORN],
])('refuses one %s, and nothing runs', async (_, request, status, error) => {
  const { run, route } = routeOf();
  expect(await told(route(request()))).toEqual([status, { ok: false, error }]);
  expect(run).not.toHaveBeenCalled();
});

it('takes 8 MB, and a kind of form that is spelled otherwise', async () => {
  expect(
    await told(routeOf().route(requestOf(formOf({ title: 'a', file: picture(8 * MB) })))),
  ).toEqual([200, { ok: true, data: 8 * MB }]);
  const body =
    '--X\r\nContent-Disposition: form-data; name="title"\r\n\r\na\r\n--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc\r\n--X--\r\n';
  const spelled = requestOf(body, { 'content-type': 'Multipart/Form-Data ; boundary=X' });
  expect(await told(routeOf().route(spelled))).toEqual([200, { ok: true, data: 3 }]);
});

it('does not wait for what is still on its way of a refused body', async () => {
  const response = await routeOf({ audience: TEACHERS }).route(good());
  expect([response.status, response.headers.get('connection')]).toEqual([403, 'close']);
});

it('asks who may before it reads anything, and asks everyone for a session', async () => {
  const endless = () =>
    new Request(ORIGIN, {
      method: 'POST',
      body: new ReadableStream({}),
      headers: { origin: ORIGIN, ...multipart },
      duplex: 'half',
    } as RequestInit);
  expect(await told(routeOf({ audience: TEACHERS }).route(endless()))).toMatchObject([
    403,
    { error: { code: 'not-allowed' } },
  ]);
  const full = new DomainError('limit-reached', 'That is enough for today.');
  const admit = jest.fn().mockRejectedValue(full);
  expect(await told(routeOf({ admit }).route(endless()))).toEqual([
    409,
    { ok: false, error: { code: 'limit-reached', message: 'That is enough for today.' } },
  ]);
  expect(admit.mock.calls).toEqual([[kim]]);
  viewer = null;
  for (const audience of [ANYONE, SIGNED_IN]) {
    expect(await told(routeOf({ audience }).route(endless()))).toMatchObject([
      401,
      { error: { code: 'not-signed-in' } },
    ]);
  }
});

it('is for whom the page was made', async () => {
  const send = (accountId: string) =>
    routeOf().route(
      requestOf(formOf({ title: 'a', file: picture() }), {
        'x-account-key': accountStorageKey({ accountId, season: 2023 }),
      }),
    );
  expect((await send('kim')).status).toBe(200);
  expect(await told(send('lee'))).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
});

it('reports what no one expected, with the message of the catalog', async () => {
  const { run, route } = routeOf();
  const failure = new Error('broken');
  run.mockRejectedValueOnce(failure);
  expect(await told(route(good()))).toMatchObject([500, { error: { code: 'unexpected' } }]);
  expect(reported).toEqual([[failure, 'Error of the catalogue']]);
});

describe('many at once', () => {
  const rounds = async (count: number, isOver = () => false) => {
    for (let round = 0; round < count && !isOver(); round++) await new Promise(setImmediate);
  };
  const begun = async (run: jest.Mock, count: number) => {
    await rounds(100_000, () => run.mock.calls.length >= count);
    await rounds(100);
    expect(run).toHaveBeenCalledTimes(count);
  };
  function slowRoute() {
    const ends: (() => void)[] = [];
    const { run, route } = routeOf();
    run.mockImplementation(
      () => new Promise<unknown>((resolve) => ends.push(() => resolve('done'))),
    );
    return { run, route, ends };
  }

  it('of one account come one after the other, and of all eight at once', async () => {
    const { run, route, ends } = slowRoute();
    const own = [route(good()), route(good())];
    await begun(run, 1);
    const others = Array.from({ length: 8 }, (_, index) => {
      viewer = person(`student-${index}`);
      return route(good());
    });
    await begun(run, 8);
    for (let count = 9; count <= 10; count++) {
      ends.shift()?.();
      await begun(run, count);
    }
    for (const end of ends) end();
    expect((await Promise.all([...own, ...others])).map(({ status }) => status)).toEqual(
      Array(10).fill(200),
    );
  });

  it('sixty of one account may wait, and the next is told to; another account is taken, and so is this one later', async () => {
    const { run, route, ends } = slowRoute();
    const waiting = Array.from({ length: 61 }, () => route(good()));
    await begun(run, 1);
    expect(await told(route(good()))).toEqual([
      429,
      {
        ok: false,
        error: {
          code: 'too-many-tries',
          message: 'Please wait until your other pictures are sent.',
        },
      },
    ]);
    viewer = person('lee');
    const lee = route(good());
    await begun(run, 2);
    run.mockResolvedValue('done');
    for (const end of ends) end();
    expect((await Promise.all([...waiting, lee])).map(({ status }) => status)).toEqual(
      Array(62).fill(200),
    );
    viewer = kim;
    expect((await route(good())).status).toBe(200);
  });
});
