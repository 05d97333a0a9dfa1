import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { graphUploadInput, storeTestLeague } from '@/lib/testing/graphs';
import { htmlPage, pngPicture } from '@/lib/testing/pictures';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { GET } from './[graphId]/route';
import { POST } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithCookieRole: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));
jest.mock('@/lib/auth/visit', () => ({ viewerAsVisitedStudent: async (who: unknown) => who }));

const OWN_ORIGIN = 'http://localhost:3000';
const MB = 1024 * 1024;

let test: TestServices;
let picture: Buffer;
let ada: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  picture = await pngPicture({ width: 40, height: 30 });
  const kim = await test.student('kim@school.org');
  ada = await test.teacher('ada@school.org');
  await storeTestLeague(test.store, ada, 'league-a', [kim]);
  viewer = kim;
});
afterEach(() => test.dispose());

function formOf(file: Uint8Array | string | null, changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const { table, replacesId, ...words } = graphUploadInput();
  for (const [name, value] of Object.entries({ ...words, ...changes })) form.append(name, value);
  if (typeof file === 'string') form.append('file', file);
  else if (file)
    form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'graph.png');
  return form;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${OWN_ORIGIN}/api/graphs`, {
      method: 'POST',
      body,
      headers: { origin: OWN_ORIGIN, ...headers },
    }),
  );
const get = (id: string, query = '') =>
  GET(new Request(`${OWN_ORIGIN}/api/graphs/${id}${query}`), {
    params: Promise.resolve({ graphId: id }),
  });
const streamed = (body: ReadableStream<Uint8Array>) => {
  const headers = { origin: OWN_ORIGIN, 'content-type': 'multipart/form-data; boundary=x' };
  return new Request(`${OWN_ORIGIN}/api/graphs`, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
};
const stored = () => test.store.count(studentGraphs, {});

it('takes a picture with its words and answers its id, privately', async () => {
  const response = await post(formOf(picture));
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ]);
  expect(await response.json()).toEqual({
    ok: true,
    data: { graphId: expect.stringMatching(/^[0-9a-f]{32}$/), points: 2 },
  });
});

it.each<[string, Record<string, string>]>([
  ['a missing', { origin: '' }],
  ['a null', { origin: 'null' }],
  ['a foreign', { origin: 'https://evil.example' }],
  ['a forwarded foreign', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
])('refuses %s Origin (S5)', async (_, headers) => {
  expect((await post(formOf(picture), headers)).status).toBe(403);
  expect(await stored()).toBe(0);
});

it('refuses 9 MB and 20 MB, whether or not the request says so, and still takes the next one (S8, S17)', async () => {
  for (const megabytes of [8.001, 9, 20]) {
    const response = await post(
      formOf(Buffer.concat([picture, Buffer.alloc(Math.floor(megabytes * MB))])),
    );
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { error: { code: 'too-large' } },
    ]);
  }
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += MB;
      controller.enqueue(new Uint8Array(MB));
    },
  });
  expect((await POST(streamed(endless))).status).toBe(413);
  expect(sent).toBeLessThan(12 * MB);
  expect(await stored()).toBe(0);
  expect((await post(formOf(picture))).status).toBe(200);
});

it.each<[string, () => BodyInit, Record<string, string>]>([
  ['no form', () => 'words', {}],
  [
    'a form that ends early',
    () => '--x\r\nContent-Disposition: form-data; name="file"\r\n',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['no file', () => formOf(null), {}],
  ['a text in place of the file', () => formOf('words'), {}],
  ['HTML named .png', () => formOf(htmlPage()), {}],
  ['no title', () => formOf(picture, { title: '  ' }), {}],
  ['no description', () => formOf(picture, { description: '' }), {}],
  ['a description that is too long', () => formOf(picture, { description: 'x'.repeat(501) }), {}],
  ['an unknown kind', () => formOf(picture, { graphType: 'pie' }), {}],
  ['an unknown source', () => formOf(picture, { source: 'moon' }), {}],
  ['a table that is none', () => formOf(picture, { table: '{"columns":[1]}' }), {}],
  [
    'a table that is too long',
    () => formOf(picture, { table: JSON.stringify({ columns: ['x'.repeat(9000)], rows: [] }) }),
    {},
  ],
  ['an id with other signs', () => formOf(picture, { operationId: '../../x' }), {}],
])('answers 400 to %s, with a sentence', async (_, body, headers) => {
  const response = await post(body(), headers);
  expect(response.status).toBe(400);
  const { error } = await response.json();
  expect([error.code, error.message.length > 10]).toEqual(['invalid-input', true]);
  expect([await stored(), (await test.services.files.list('user_graphs')).length]).toEqual([0, 0]);
});

it('leaves fields that are not its own out of it (S3)', async () => {
  await post(
    formOf(picture, {
      studentId: 'lee',
      week: '1',
      mvpPoints: '99',
      review: 'approved',
      version: '7',
    }),
  );
  expect(await test.store.query(studentGraphs, {})).toMatchObject([
    { studentId: viewer?.accountId, week: 6, version: 1 },
  ]);
  expect((await test.store.query(studentGraphs, {}))[0]?.review).toBeUndefined();
});

it('answers 401 to a visitor, 403 to a teacher, and 401 to whoever signed in on the typist’s page (R13)', async () => {
  const typist = viewer;
  if (!typist) throw new Error('No student');
  viewer = null;
  expect((await post(formOf(picture))).status).toBe(401);
  viewer = ada;
  expect((await post(formOf(picture))).status).toBe(403);
  viewer = await test.student('lee@school.org');
  expect(
    (await post(formOf(picture), { [ACCOUNT_KEY_HEADER]: accountStorageKey(typist) })).status,
  ).toBe(401);
  expect(await stored()).toBe(0);
  viewer = typist;
  expect(
    (await post(formOf(picture), { [ACCOUNT_KEY_HEADER]: accountStorageKey(typist) })).status,
  ).toBe(200);
});

it('takes a picture while twenty bodies of others have only begun (S26)', async () => {
  const kim = viewer;
  const breakOff: (() => void)[] = [];
  const dripping: Promise<Response>[] = [];
  for (let index = 0; index < 20; index++) {
    const other = await test.student(`drip-${index}@school.org`);
    await storeTestLeague(test.store, ada, 'league-a', [other]);
    viewer = other;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('--x'));
        breakOff.push(() => controller.error(new Error('gone')));
      },
    });
    dripping.push(POST(streamed(body)));
  }
  viewer = kim;
  expect((await post(formOf(picture))).status).toBe(200);
  for (const each of breakOff) each();
  const answers = await Promise.all(dripping);
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual(
    Array(20).fill([400, 'close']),
  );
});

it('reads nothing of a body of a student without a league (S26)', async () => {
  viewer = await test.student('new@school.org');
  let asked = 0;
  const pull = () => {
    asked += 1;
  };
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const response = await POST(streamed(body));
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { error: { message: expect.stringMatching(/Join a league/) } },
  ]);
  expect(asked).toBe(0);
});

describe('a picture', () => {
  it('is sent sandboxed, with a fixed name, and kept by no one (S18)', async () => {
    const { data } = await (await post(formOf(picture))).json();
    for (const query of ['', '?w=480']) {
      const response = await get(data.graphId, query);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="graph.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    }
  });

  it('is the same 404 for a visitor, a stranger and a guessed id (S18)', async () => {
    const { data } = await (await post(formOf(picture))).json();
    const owner = viewer;
    const answers: unknown[] = [];
    for (const other of [
      null,
      await test.student('sam@school.org'),
      await test.teacher('bo@school.org'),
      await test.account('x@school.org'),
    ]) {
      viewer = other;
      const response = await get(data.graphId);
      answers.push([response.status, await response.text(), Object.fromEntries(response.headers)]);
    }
    viewer = owner;
    const guessed = await get('0123456789abcdef'.repeat(2));
    const missing = [guessed.status, await guessed.text(), Object.fromEntries(guessed.headers)];
    expect(missing[0]).toBe(404);
    for (const each of answers) expect(each).toEqual(missing);
  });
});
