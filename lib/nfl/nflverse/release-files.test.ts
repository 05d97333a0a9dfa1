import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SourceError } from '@/lib/nfl/source';
import {
  type NflverseServer,
  SAMPLE_PATHS,
  startNflverseServer,
} from '@/lib/testing/nflverse-server';
import { createReleaseDownloader } from './release-files';

const TEAMS = 'season,week,team\n2025,1,ARI\n';
const PATH = SAMPLE_PATHS.teams;
const FILE = 'stats_team_week_2025.csv.gz';

let server: NflverseServer;
let folder: string;
let pauses: number[];
beforeEach(async () => {
  server = await startNflverseServer({ teams: TEAMS });
  folder = await mkdtemp(join(tmpdir(), 'nflverse-'));
  pauses = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await rm(folder, { recursive: true });
});

type Changes = Partial<Parameters<typeof createReleaseDownloader>[0]>;
const filesOf = (changes: Changes = {}) =>
  createReleaseDownloader({
    baseUrl: server.baseUrl,
    redirectHosts: [server.storageHost],
    folder,
    fetch,
    now: () => new Date('2025-09-16T10:00:00Z'),
    random: () => 1,
    async sleep(milliseconds) {
      pauses.push(milliseconds);
    },
    ...changes,
  });
const textFrom = async (changes: Changes = {}) =>
  (await filesOf(changes).get(PATH))?.text.toString();
const failureOf = (changes: Changes = {}) =>
  textFrom(changes).then(
    (text) => text,
    (error: unknown) =>
      error instanceof SourceError ? { kind: error.kind, message: error.message } : error,
  );
const statuses = () =>
  server.calls.filter(({ at }) => at === 'storage').map(({ status }) => status);

describe('a file', () => {
  it('comes unpacked, after a redirect to a host that the operator has named', async () => {
    expect(await textFrom()).toBe(TEAMS);
    expect(server.calls.map(({ at, status }) => [at, status])).toEqual([
      ['front', 302],
      ['storage', 200],
    ]);
  });

  it('that is published without being packed comes too', async () => {
    await server.close();
    server = await startNflverseServer({ teams: TEAMS }, '.csv');
    expect(await textFrom()).toBe(TEAMS);
    expect(await textFrom()).toBe(TEAMS);
    expect(statuses()).toEqual([200, 304]);
  });

  it('that is not there is none', async () => {
    expect(await filesOf().get('stats_team/stats_team_week_2031')).toBeNull();
  });

  it('is asked for by its path and nothing else', async () => {
    await textFrom();
    await textFrom();
    for (const { method, path, headers } of server.calls) {
      expect([method, path.split('?')[0]]).toEqual(['GET', `/${PATH}.csv.gz`]);
      expect(headers['content-length']).toBeUndefined();
      // What Node's fetch adds by itself, and the two conditions.
      const plain =
        /^(accept.*|cache-control|connection|host|if-modified-since|if-none-match|pragma|sec-fetch-mode|user-agent)$/;
      expect(Object.keys(headers).filter((header) => !plain.test(header))).toEqual([]);
    }
  });
});

describe('a copy that is kept', () => {
  it('is used again when the file has not changed, also by the next process', async () => {
    await textFrom();
    expect(await textFrom()).toBe(TEAMS);
    expect(statuses()).toEqual([200, 304]);
    expect(server.calls.at(-1)?.headers['if-modified-since']).toBe('Tue, 16 Sep 2025 09:00:00 GMT');
  });

  it('has its checksum beside it, and only the user who runs the app reads it', async () => {
    await textFrom();
    const about = JSON.parse(await readFile(join(folder, `${FILE}.json`), 'utf8'));
    expect(about).toMatchObject({
      url: `${server.baseUrl}/${PATH}.csv.gz`,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await readdir(folder)).sort()).toEqual([FILE, `${FILE}.json`]);
    expect((await stat(join(folder, FILE))).mode & 0o777).toBe(0o600);
  });

  it('gives way to a newer one', async () => {
    await textFrom();
    server.files.set(`${PATH}.csv.gz`, gzipSync(`${TEAMS}2025,1,ATL\n`));
    expect(await textFrom()).toBe(`${TEAMS}2025,1,ATL\n`);
    expect(statuses()).toEqual([200, 200]);
  });

  it('that is no longer what its checksum says is not used and not asked about', async () => {
    await textFrom();
    await writeFile(join(folder, FILE), gzipSync('someone,else,wrote\n'));
    expect(await textFrom()).toBe(TEAMS);
    expect(statuses()).toEqual([200, 200]);
  });

  it('of another address is not used', async () => {
    await textFrom();
    const moved = await startNflverseServer({ teams: 'other\n' });
    expect(await textFrom({ baseUrl: moved.baseUrl, redirectHosts: [moved.storageHost] })).toBe(
      'other\n',
    );
    await moved.close();
  });

  it('stays when what comes after it is no good', async () => {
    await textFrom();
    const before = await readFile(join(folder, FILE));
    server.files.set(`${PATH}.csv.gz`, Buffer.from('not packed at all'));
    expect(await failureOf()).toEqual({
      kind: 'unreadable',
      message: `${FILE} of nflverse is damaged and cannot be unpacked.`,
    });
    expect(await readFile(join(folder, FILE))).toEqual(before);
  });

  it('is a help and not a need: without a folder everything is sent again', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect([
      await textFrom({ folder: join(file, 'x') }),
      await textFrom({ folder: join(file, 'x') }),
    ]).toEqual([TEAMS, TEAMS]);
    expect(statuses()).toEqual([200, 200]);
  });
});

describe('what comes is not taken when', () => {
  it('its answer is cut off; it is asked for again', async () => {
    server.troubles.push('half', 'hang-up');
    expect(await textFrom()).toBe(TEAMS);
    expect(pauses).toEqual([1000, 2000]);
  });

  it('its answer stays cut off', async () => {
    server.troubles.push('half', 'half', 'half', 'half');
    expect(await failureOf()).toEqual({
      kind: 'unreachable',
      message: `nflverse gave no whole answer to ${FILE}.`,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['x-ms-blob-content-md5', 'content-md5'])(
    'its checksum in %s is another one',
    async (header) => {
      server.headers[header] = 'AAAAAAAAAAAAAAAAAAAAAA==';
      expect(await failureOf()).toEqual({
        kind: 'unreadable',
        message: `${FILE} of nflverse does not have the checksum that was sent with it.`,
      });
      expect(statuses()).toHaveLength(4);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('it is packed and damaged', async () => {
    const packed = gzipSync(TEAMS);
    server.files.set(`${PATH}.csv.gz`, packed.subarray(0, packed.length - 9));
    expect(await failureOf()).toEqual({
      kind: 'unreadable',
      message: `${FILE} of nflverse is damaged and cannot be unpacked.`,
    });
  });

  it.each([
    ['says so first', () => {}],
    ['does not say so', () => server.troubles.push('endless')],
  ])('it is too large and %s', async (_, prepare) => {
    prepare();
    expect(await failureOf({ maxBytes: 20 })).toEqual({
      kind: 'unreadable',
      message: `${FILE} of nflverse is larger than 20 bytes, so it is not read.`,
    });
    expect(statuses()).toHaveLength(1);
  });

  it('it is small and unpacks to something large', async () => {
    server.files.set(`${PATH}.csv.gz`, gzipSync(Buffer.alloc(1_000_000)));
    expect(await failureOf({ maxUnpackedBytes: 100_000 })).toEqual({
      kind: 'unreadable',
      message: `${FILE} of nflverse is larger than 100000 bytes when it is unpacked.`,
    });
  });

  it.each(['silence', 'drip'] as const)('it takes too long (%s)', async (trouble) => {
    server.troubles.push(trouble, trouble, trouble, trouble);
    let answers = 0;
    const countAnswers = async (...asked: Parameters<typeof fetch>) => {
      const response = await fetch(...asked);
      answers += response.status === 200 ? 1 : 0;
      return response;
    };
    // Time is up once the storage was asked, or has begun to answer: that doesn't depend on how
    // fast this machine is.
    const begun = () => (trouble === 'silence' ? statuses().length : answers);
    const limits: number[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const tries = limits.push(milliseconds);
      const limit = new AbortController();
      const endWhenBegun = () => (begun() < tries ? setImmediate(endWhenBegun) : limit.abort());
      endWhenBegun();
      return limit.signal;
    });
    expect(await failureOf({ timeoutMs: 60_000, fetch: countAnswers })).toEqual({
      kind: 'unreachable',
      message: `nflverse took too long to send ${FILE}.`,
    });
    expect([statuses().length, limits]).toEqual([4, [60_000, 60_000, 60_000, 60_000]]);
  });

  it('nothing has changed since never', async () => {
    server.troubles.push({ status: 304 });
    expect(await failureOf()).toEqual({
      kind: 'unreadable',
      message: `nflverse does not send ${FILE} (304).`,
    });
  });
});

describe('a redirect', () => {
  it('to a host that no one has named is not followed, and its path is told no one', async () => {
    expect(await failureOf({ redirectHosts: [] })).toEqual({
      kind: 'unreadable',
      message: `For ${FILE}, nflverse sends us on to http://${server.storageHost}, which is not among NFLVERSE_REDIRECT_HOSTS.`,
    });
    expect(statuses()).toEqual([]);
  });

  it('from https to http is not followed, whoever it names', async () => {
    const asked: string[] = [];
    const answer = async (place: unknown) => {
      asked.push(String(place));
      return new Response(null, {
        status: 302,
        headers: { location: 'http://files.example.org/x' },
      });
    };
    const failure = await failureOf({
      baseUrl: 'https://files.example.org',
      redirectHosts: ['files.example.org'],
      fetch: answer as typeof fetch,
    });
    expect(failure).toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('http://files.example.org'),
    });
    expect(asked).toEqual([`https://files.example.org/${PATH}.csv.gz`]);
  });

  it('from https to https is followed, to the same host and to one that is named', async () => {
    const places = [
      `https://front.example.org/${PATH}.csv.gz`,
      'https://front.example.org/moved',
      'https://storage.example.org/signed',
    ];
    const asked: string[] = [];
    const answer = async (place: unknown) => {
      asked.push(String(place));
      const location = places[asked.length];
      return location
        ? new Response(null, { status: 302, headers: { location } })
        : new Response(gzipSync(TEAMS));
    };
    const text = await textFrom({
      baseUrl: 'https://front.example.org',
      redirectHosts: ['storage.example.org'],
      fetch: answer as typeof fetch,
    });
    expect([text, asked]).toEqual([TEAMS, places]);
  });

  it('in a circle ends', async () => {
    const location = `http://${server.storageHost}/${PATH}.csv.gz`;
    server.troubles.push(
      ...Array.from({ length: 9 }, () => ({ status: 302, headers: { location } })),
    );
    expect(await failureOf()).toEqual({
      kind: 'unreadable',
      message: `nflverse sends us on and on for ${FILE}.`,
    });
    expect(statuses().length).toBeLessThan(5);
  });
});

describe('a server that', () => {
  it('asks to wait is waited for', async () => {
    server.troubles.push({ status: 429, headers: { 'retry-after': '7' } }, { status: 503 });
    expect(await textFrom()).toBe(TEAMS);
    expect(pauses).toEqual([7000, 2000]);
  });

  it('asks to wait for long is left alone', async () => {
    server.troubles.push({ status: 429, headers: { 'retry-after': '3600' } });
    expect(await failureOf()).toMatchObject({ kind: 'quota' });
    expect(pauses).toEqual([]);
  });

  it('does not want to is not asked again', async () => {
    server.troubles.push({ status: 403 });
    expect(await failureOf()).toEqual({
      kind: 'unreadable',
      message: `nflverse does not send ${FILE} (403).`,
    });
    expect(statuses()).toEqual([403]);
  });

  it('is not asked again after a stop from outside', async () => {
    server.troubles.push('silence');
    const stopping = new AbortController();
    const running = filesOf().get(PATH, stopping.signal);
    while (statuses().length === 0) await new Promise((resolve) => setImmediate(resolve));
    stopping.abort();
    await expect(running).rejects.toThrow();
    expect(statuses()).toHaveLength(1);
  });
});
