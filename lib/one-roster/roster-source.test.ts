import {
  type RosterTables,
  rosterClass,
  rosterEnrollment,
  rosterUser,
  startRosterServer,
} from '@/lib/testing/one-roster-server';
import { createSchoolRosterSource, SchoolRosterError } from './roster-source';

let server: Awaited<ReturnType<typeof startRosterServer>>;
let pauses: number[];
let now: number;

const students = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    rosterUser(`s${String(index).padStart(5, '0')}`, 'Ada', 'Lovelace', {
      identifier: `100${index}`,
      preferredFirstName: 'Addie',
      email: 'ada@pupils.example',
      grades: ['06'],
    }),
  );
const tables = (): RosterTables => ({
  students: students(3),
  teachers: [
    rosterUser('t1', 'Ana', 'Rivera', {
      email: 'Ana@school.example',
      userIds: [{ type: 'OIDC', identifier: 'sub-1' }],
    }),
  ],
  classes: [rosterClass('c2', 'Math 6, Period 2')],
  enrollments: [rosterEnrollment('c2', 't1', 'teacher'), rosterEnrollment('c2', 's00000')],
});

beforeEach(async () => {
  server = await startRosterServer(tables());
  pauses = [];
  now = 0;
});
afterEach(() => server.close());

const source = (client: Partial<typeof server.client> = {}) =>
  createSchoolRosterSource(
    { ...server.client, ...client },
    {
      now: () => new Date(now),
      random: () => 1,
      async wait(milliseconds) {
        now += milliseconds;
        pauses.push(milliseconds);
      },
    },
  );
const PATIENCE_MS = 60_000;
const read = async (client?: Partial<typeof server.client>) => {
  const { users, classes, enrollments } = await source(client).read(PATIENCE_MS);
  return { users, classes, enrollments };
};
const ids = (rows: readonly ((column: string) => string)[]) => rows.map((row) => row('sourcedId'));
/** The problem, or the number of users. */
const outcome = (client?: Partial<typeof server.client>) =>
  read(client).then(
    ({ users }) => users.length,
    (error: unknown) => (error instanceof SchoolRosterError ? error.why : error),
  );
const callsTo = (path: string) => server.calls.filter((call) => call.split(/[ ?]/)[1] === path);

it('comes with the columns that the CSV files have', async () => {
  const { users, classes, enrollments } = await read();
  const row = (one: ((column: string) => string) | undefined, ...columns: string[]) =>
    columns.map((column) => one?.(column));
  expect(
    row(users[0], 'sourcedId', 'givenName', 'familyName', 'email', 'userIds', 'enabledUser'),
  ).toEqual(['t1', 'Ana', 'Rivera', 'Ana@school.example', '{OIDC:sub-1}', 'true']);
  expect(
    row(users[1], 'sourcedId', 'givenName', 'preferredGivenName', 'identifier', 'status'),
  ).toEqual(['s00000', 'Ada', 'Addie', '1000', 'active']);
  expect(
    row(classes[0], 'sourcedId', 'title', 'periods', 'schoolSourcedId', 'termSourcedIds'),
  ).toEqual(['c2', 'Math 6, Period 2', '2', 'school-1', 'term-1']);
  expect(row(enrollments[1], 'classSourcedId', 'userSourcedId', 'role')).toEqual([
    'c2',
    's00000',
    'student',
  ]);
});

it('is asked for no email, birthday, or grade of a student', async () => {
  const { users } = await read();
  expect(users[1]?.('email')).toBe('');
  const asked = callsTo('students').map((call) => new URLSearchParams(call.split('?')[1]));
  expect(asked.map((query) => query.get('fields'))).toEqual([
    'sourcedId,status,givenName,familyName,preferredFirstName,preferredLastName,identifier',
  ]);
  expect(server.calls.every((call) => /^(GET |POST token$)/.test(call))).toBe(true);
});

describe('pages', () => {
  beforeEach(() => {
    server.tables.students = students(250);
  });

  it.each([
    ['by links', true, true],
    ['by links, without a total', true, false],
    ['by a total', false, true],
    ['until one is empty', false, false],
  ])('are all read %s', async (_, hasLinks, hasTotals) => {
    Object.assign(server.settings, { hasLinks, hasTotals });
    const { users } = await read();
    expect(ids(users)).toEqual(['t1', ...ids(students(250).map((row) => () => row.sourcedId))]);
    expect(callsTo('students').length).toBe(hasLinks || hasTotals ? 3 : 4);
  });

  it('are read without fields and order from a service that doesn’t know them', async () => {
    server.settings.knowsFields = false;
    await expect(outcome()).resolves.toBe(251);
    expect(callsTo('students')[2]).toBe('GET students?limit=1000&offset=0');
  });

  it('that lack a row are no roster: a student who was pushed off hasn’t left', async () => {
    server.settings.instead.students = [
      {
        status: 200,
        headers: { 'X-Total-Count': '3' },
        body: JSON.stringify({ users: students(3).slice(0, 2) }),
      },
      { status: 200, headers: { 'X-Total-Count': '3' }, body: '{"users":[]}' },
    ];
    await expect(outcome()).resolves.toBe('unreadable');
  });

  it('are read in short ones from a service that refuses long ones', async () => {
    server.settings.longestPage = 100;
    await expect(outcome()).resolves.toBe(251);
    expect(callsTo('students')[1]).toMatch(/limit=100&.*fields=/);
    server.settings.knowsFields = false;
    await expect(outcome()).resolves.toBe(251);
    expect(callsTo('students').at(-1)).toBe('GET students?limit=100&offset=200');
  });

  it.each([
    ['another host', '<https://evil.example/ims/oneroster/rostering/v1p2/students?offset=100>'],
    ['another path', '</token>'],
    ['itself', '<>'],
    ['nowhere', 'https://sis.example/students?offset=100'],
  ])('are counted, and never lead to %s', async (_, target) => {
    server.settings.hasTotals = false;
    server.settings.instead.students = [
      {
        status: 200,
        headers: { Link: `${target}; rel="next"` },
        body: JSON.stringify({ users: students(250).slice(0, 100) }),
      },
    ];
    await expect(outcome()).resolves.toBe(251);
    expect(callsTo('students')[1]).toContain('limit=1000&offset=100');
    expect(server.calls.every((call) => /^(GET [a-z]+\?|POST token$)/.test(call))).toBe(true);
  });

  it('end with an empty one, even if it names a next one', async () => {
    const headers = { Link: `<${server.client.url}students?offset=9>; rel="next"` };
    server.settings.instead.students = [
      { status: 200, headers, body: JSON.stringify({ users: students(3) }) },
      { status: 200, headers, body: '{"users":[]}' },
    ];
    await expect(outcome()).resolves.toBe(4);
  });

  it('end somewhere: a whole district is too large', async () => {
    const page = JSON.stringify({ users: students(30_000) });
    server.settings.instead.students = [
      { status: 200, headers: { 'X-Total-Count': '90000' }, body: page },
      { status: 200, headers: { 'X-Total-Count': '90000' }, body: page },
    ];
    await expect(outcome()).resolves.toBe('too-large');
  });

  it('have a size: an endless one is dropped in the middle', async () => {
    server.settings.instead.classes = [{ status: 200, body: ' '.repeat(20_000_001) }];
    await expect(outcome()).resolves.toBe('too-large');
  });
});

describe('a service in trouble', () => {
  const whole = 4;
  it.each([
    ['that asks to wait', [{ status: 429, headers: { 'Retry-After': '7' } }], whole, [7_000]],
    ['with a broken answer', [{ status: 200, body: '{"users":[{"sour' }], whole, [1_000]],
    ['with an error of its own', [{ status: 500 }, { status: 502 }], whole, [1_000, 2_000]],
    ['that stays broken', Array(4).fill({ status: 500 }), 'unreadable', [1_000, 2_000, 4_000]],
    ['that asks to wait too long', [{ status: 429, headers: { 'Retry-After': '61' } }], 'busy', []],
    ['that sends us away', [{ status: 302, headers: { Location: '/x' } }], 'unreadable', []],
    ['that refuses this client', [{ status: 403 }], 'refused', []],
    ['that isn’t a roster', [{ status: 404 }], 'unreadable', []],
    ['with rows that have no id', [{ status: 200, body: '{"users":[{}]}' }], 'unreadable', []],
  ])('%s', async (_, instead, expected, waited) => {
    server.settings.instead.students = [...instead];
    await expect(outcome()).resolves.toBe(expected);
    expect(pauses).toEqual(waited);
  });

  it('never sends the token or the secret to where a redirect leads', async () => {
    const headers = { Location: '/elsewhere' };
    server.settings.instead.students = [{ status: 307, headers }];
    await outcome();
    server.settings.instead.token = [{ status: 307, headers }];
    await outcome();
    expect(callsTo('elsewhere')).toEqual([]);
  });

  it('that throttles again and again is given up once the patience is over', async () => {
    const wait = { status: 429, headers: { 'Retry-After': '25' } };
    for (const path of ['classes', 'teachers', 'students']) server.settings.instead[path] = [wait];
    await expect(outcome()).resolves.toBe('busy');
    expect(pauses).toEqual([25_000, 25_000]);
  });

  it('that answers every page just in time is given up once the patience is over', async () => {
    const slow = createSchoolRosterSource(server.client, {
      now() {
        now += 3_000;
        return new Date(now);
      },
      random: () => 1,
      wait: async () => undefined,
    });
    await expect(slow.read(15_000)).rejects.toMatchObject({ why: 'away' });
    expect(server.calls.length).toBeLessThan(4);
  });

  it('whose token expires in the middle gives another one', async () => {
    server.settings.tokenUses = 2;
    await expect(outcome()).resolves.toBe(whole);
    expect(callsTo('token')).toHaveLength(2);
  });

  it('that takes no token is asked for one again only once', async () => {
    server.settings.tokenUses = 0;
    await expect(outcome()).resolves.toBe('refused');
    expect(callsTo('token')).toHaveLength(2);
  });

  it('that doesn’t know us is not asked for rows', async () => {
    await expect(outcome({ clientSecret: 'wrong' })).resolves.toBe('refused');
    expect(server.calls).toEqual(['POST token']);
  });

  it('that doesn’t decode the secret gets it as it is', async () => {
    server.settings.decodesSecret = false;
    await expect(outcome()).resolves.toBe(whole);
    expect(callsTo('token')).toHaveLength(2);
  });

  it('that is away', async () => {
    await expect(outcome({ tokenUrl: 'http://127.0.0.1:1/token' })).resolves.toBe('away');
  });

  it('that is slow counts as away', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const stop = new AbortController();
      stop.abort();
      return stop.signal;
    });
    await expect(outcome()).resolves.toBe('away');
    expect(timeout).toHaveBeenCalledWith(15_000);
    timeout.mockRestore();
  });
});
