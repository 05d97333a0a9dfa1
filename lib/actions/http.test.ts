import { z } from 'zod';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { DomainError } from '@/lib/data/errors';
import type { ErrorCode } from '@/lib/domain/site/requests';
import { respondWithDownload, respondWithPicture } from './download';
import {
  defineStudentPostRoute,
  readBodyOrNullIfTooLarge,
  refusalResult,
  respondWithResult,
} from './http';

let viewer: Viewer = null;
jest.mock('../auth/viewer', () => ({
  getViewerWithCookieRole: async () => viewer,
  getViewer: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));
jest.mock('next/headers', () => ({ cookies: async () => new Map() }));
const reported: unknown[][] = [];
jest.mock('../platform/report', () => ({
  ...jest.requireActual('@/lib/platform/report'),
  reportUnexpected(...parts: unknown[]) {
    reported.push(parts);
    return 'a1b2c3d4';
  },
}));

const ORIGIN = 'http://localhost:3000';
const kim: SignedInViewer = {
  accountId: 'kim',
  sessionId: 's',
  email: 'kim@school.org',
  role: 'student',
  season: 2023,
};
beforeEach(() => {
  viewer = kim;
  reported.length = 0;
});

it.each<[ErrorCode, number]>([
  ['invalid-input', 400],
  ['not-signed-in', 401],
  ['not-allowed', 403],
  ['not-found', 404],
  ['limit-reached', 409],
  ['locked', 409],
  ['conflict', 409],
  ['too-large', 413],
  ['too-many-tries', 429],
  ['needs-proof', 429],
  ['unexpected', 500],
  ['unavailable', 503],
])('the answer %s is sent with the status %d, and stored by no one', async (code, status) => {
  const response = respondWithResult(refusalResult(code, 'A sentence.'));
  expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
    status,
    'private, no-store',
    { ok: false, error: { code, message: 'A sentence.' } },
  ]);
});

it('what worked is sent with the status 200', async () => {
  const response = respondWithResult({ ok: true, data: [1, 2] });
  expect([response.status, await response.json()]).toEqual([200, { ok: true, data: [1, 2] }]);
});

const KB = 1024;
const input = z.object({ words: z.string().min(2, 'Please type a word.') });
function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  const run = jest.fn(async (_: Viewer, { words }: { words: string }) => words.length);
  const route = defineStudentPostRoute(input, run, 'Error of the catalogue');
  const request = new Request(`${ORIGIN}/api/none`, {
    method: 'POST',
    body,
    headers: { origin: ORIGIN, ...headers },
  });
  return { run, response: route(request) };
}
const told = async (response: Promise<Response>) => [
  (await response).status,
  await (await response).json(),
];
const bodyOf = (bytes: number) =>
  JSON.stringify({ words: 'x'.repeat(bytes - '{"words":""}'.length) });

describe('a route that takes an answer', () => {
  it('hands it to its command, with who asks and without what no one named', async () => {
    const { run, response } = post(JSON.stringify({ words: 'two words', role: 'teacher' }));
    expect(await told(response)).toEqual([200, { ok: true, data: 9 }]);
    expect(run.mock.calls).toEqual([[kim, { words: 'two words' }]]);
  });

  const FOREIGN = 'This request didn’t come from our own page.';
  const TOO_MUCH = 'That is too much for one answer.';
  const UNREADABLE = 'We couldn’t read the answer.';
  const WORD = 'Please type a word.';
  const CHECK = 'Please check what you typed.';
  it.each<[string, BodyInit | null, Record<string, string>, number, object]>([
    [
      'from another page',
      bodyOf(20),
      { origin: 'http://evil.test' },
      403,
      { code: 'not-allowed', message: FOREIGN },
    ],
    ['one byte too long', bodyOf(16 * KB + 1), {}, 413, { code: 'too-large', message: TOO_MUCH }],
    [
      'said to be too long',
      bodyOf(20),
      { 'content-length': `${16 * KB + 1}` },
      413,
      { code: 'too-large', message: TOO_MUCH },
    ],
    [
      'too long, and said to be short',
      bodyOf(16 * KB + 1),
      { 'content-length': '20' },
      413,
      { code: 'too-large', message: TOO_MUCH },
    ],
    ['no JSON', '{"words":', {}, 400, { code: 'invalid-input', message: UNREADABLE }],
    [
      'without its field',
      '{}',
      {},
      400,
      { code: 'invalid-input', message: CHECK, fieldErrors: { words: CHECK } },
    ],
    ['without a body', null, {}, 400, { code: 'invalid-input', message: UNREADABLE }],
    [
      'too short',
      '{"words":"a"}',
      {},
      400,
      { code: 'invalid-input', message: WORD, fieldErrors: { words: WORD } },
    ],
  ])('refuses one %s, and nothing runs', async (_, body, headers, status, error) => {
    const { run, response } = post(body, headers);
    expect(await told(response)).toEqual([status, { ok: false, error }]);
    expect(run).not.toHaveBeenCalled();
  });

  it('takes 16 KB', async () => {
    expect(await told(post(bodyOf(16 * KB)).response)).toMatchObject([200, { ok: true }]);
    expect(await told(post(bodyOf(20), { 'content-length': `${16 * KB}` }).response)).toMatchObject(
      [200, { ok: true }],
    );
  });

  it('is for students, on a page that was made for them', async () => {
    const body = bodyOf(20);
    expect((await post(body, { 'x-account-key': accountStorageKey(kim) }).response).status).toBe(
      200,
    );
    const lee = { 'x-account-key': accountStorageKey({ accountId: 'lee', season: 2023 }) };
    const { run, response } = post(body, lee);
    expect(await told(response)).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
    expect(run).not.toHaveBeenCalled();
    viewer = { ...kim, role: 'teacher' };
    expect(await told(post(body).response)).toMatchObject([
      403,
      { error: { code: 'not-allowed' } },
    ]);
    viewer = null;
    expect((await post(body).response).status).toBe(401);
  });

  it('knows who sends a body before it reads any of it (S33)', async () => {
    const endless = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(Buffer.from('{')),
      });
    for (const [who, status] of [
      [null, 401],
      [{ ...kim, role: 'teacher' }, 403],
    ] as [Viewer, number][]) {
      viewer = who;
      const route = defineStudentPostRoute(input, async () => 1);
      const request = new Request(ORIGIN, {
        method: 'POST',
        body: endless(),
        headers: { origin: ORIGIN },
        duplex: 'half',
      } as RequestInit);
      const response = await route(request);
      expect([response.status, request.bodyUsed]).toEqual([status, false]);
    }
  });

  it('takes no part of a body whose connection broke off for the whole, and reports nothing', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(bodyOf(20)));
      },
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const run = jest.fn();
    const request = new Request(ORIGIN, {
      method: 'POST',
      body,
      headers: { origin: ORIGIN },
      duplex: 'half',
    } as RequestInit);
    const response = defineStudentPostRoute(input, run)(request);
    expect(await told(response)).toEqual([
      400,
      { ok: false, error: { code: 'invalid-input', message: UNREADABLE } },
    ]);
    expect(run).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
  });

  it('reports what no one expected, with the message of the catalog', async () => {
    const failure = new Error('broken');
    const { run, response } = post(bodyOf(20));
    run.mockRejectedValueOnce(failure);
    expect(await told(response)).toMatchObject([500, { error: { code: 'unexpected' } }]);
    expect(reported).toEqual([[failure, 'Error of the catalogue']]);
  });
});

it('of a body no more is read than is allowed, in as many parts as it comes', async () => {
  const sent = (parts: string[], cancelled = jest.fn()) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(Buffer.from(part));
        controller.close();
      },
      cancel: cancelled,
    });
    return new Request(ORIGIN, { method: 'POST', body, duplex: 'half' } as RequestInit);
  };
  expect((await readBodyOrNullIfTooLarge(sent(['abc', 'de', 'f']), 6))?.toString()).toBe('abcdef');
  expect(await readBodyOrNullIfTooLarge(sent(['abc', 'de', 'fg']), 6)).toBeNull();
  expect((await readBodyOrNullIfTooLarge(new Request(ORIGIN), 6))?.length).toBe(0);
  const stopped = jest.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Buffer.from('abcd')),
    cancel: stopped,
  });
  expect(
    await readBodyOrNullIfTooLarge(
      new Request(ORIGIN, { method: 'POST', body: endless, duplex: 'half' } as RequestInit),
      6,
    ),
  ).toBeNull();
  expect(stopped).toHaveBeenCalledTimes(1);
});

describe('a download', () => {
  const file = { contentType: 'text/csv; charset=utf-8', fileName: 'grid.csv' } as const;
  it('is a file to keep, stored by no one on the way', async () => {
    const response = await respondWithDownload(async () => ({
      ...file,
      body: new Response('a,b\n').body as ReadableStream<Uint8Array>,
    }));
    expect([response.status, Object.fromEntries(response.headers), await response.text()]).toEqual([
      200,
      {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="grid.csv"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
      'a,b\n',
    ]);
  });

  it.each<[ErrorCode, number, object]>([
    ['not-signed-in', 404, { code: 'not-found', message: 'We couldn’t find this page.' }],
    ['not-allowed', 404, { code: 'not-found', message: 'We couldn’t find this page.' }],
    ['not-found', 404, { code: 'not-found', message: 'We couldn’t find this page.' }],
    ['unavailable', 503, { code: 'unavailable', message: 'A sentence.' }],
    ['invalid-input', 400, { code: 'invalid-input', message: 'A sentence.' }],
  ])('that is refused with %s is answered with %d', async (code, status, error) => {
    const response = respondWithDownload(() =>
      Promise.reject(new DomainError(code, 'A sentence.')),
    );
    expect(await told(response)).toEqual([status, { ok: false, error }]);
  });
});

describe('a picture', () => {
  const HARMLESS = {
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
  it('can be looked at and nothing else', async () => {
    const response = respondWithPicture(
      { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/webp' },
      'graph',
    );
    expect([
      response.status,
      Object.fromEntries(response.headers),
      [...new Uint8Array(await response.arrayBuffer())],
    ]).toEqual([
      200,
      {
        ...HARMLESS,
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="graph"',
      },
      [1, 2, 3],
    ]);
  });

  it('that is missing is not found', async () => {
    const response = respondWithPicture(null, 'graph');
    expect([response.status, Object.fromEntries(response.headers), await response.text()]).toEqual([
      404,
      { ...HARMLESS, 'content-type': 'text/plain' },
      'Not found',
    ]);
  });
});
