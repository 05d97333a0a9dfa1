import { z } from 'zod';
import {
  MAX_ONE_ROSTER_ROWS,
  type OneRosterCellReader,
  type OneRosterTables,
} from '@/lib/domain/class/one-roster';
import type { SchoolRosterProblem } from '@/lib/domain/class/school-class';
import {
  isRetryableStatus,
  type RequestAttempt,
  retryAfterMs,
  retryRequest,
} from '@/lib/domain/site/retry-request';

// OneRoster 1.2, Rostering Service, REST binding: only the endpoints of the scope
// roster-core.readonly, so that a school grants as little as possible.
// https://www.imsglobal.org/sites/default/files/spec/oneroster/v1p2/rostering-restbinding/OneRosterv1p2RosteringService_RESTBindv1p0.html

const SCOPE = 'https://purl.imsglobal.org/spec/or/v1p2/scope/roster-core.readonly';
/**
 * What a page asks for, tried in this order: some services refuse 1000 rows, and some don't know
 * how to sort or choose columns. Choosing columns is given up last, because the other columns
 * aren't ours to read. A service may return fewer rows; 100 is the specification's own number.
 */
const PAGE_KINDS = [
  { rows: 1000, isSorted: true },
  { rows: 100, isSorted: true },
  { rows: 1000, isSorted: false },
  { rows: 100, isSorted: false },
] as const;
/** The answers of services that don't know a parameter. */
const REFUSED_PARAMETERS = [400, 422];
const PATIENCE_MS = 15_000;
const MAX_PAGE_BYTES = 20_000_000;
/** Far more pages than `MAX_ONE_ROSTER_ROWS` fill, even at ten rows each. */
const MAX_PAGES = 5_000;

type RosterSettings = {
  url: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
};

export interface SchoolRosterSource {
  /**
   * The whole roster. Throws a {@link SchoolRosterError} rather than return a part of it, which
   * would look as if students had left.
   *
   * @param patienceMs for all requests together, with their pauses.
   */
  read(patienceMs: number): Promise<OneRosterTables>;
}

export class SchoolRosterError extends Error {
  override readonly name = 'SchoolRosterError';
  constructor(
    readonly why: SchoolRosterProblem,
    message: string,
  ) {
    super(message);
  }
}

/** Compared by name: each bundle has its own copy of the class. */
export const asSchoolRosterError = (error: unknown): SchoolRosterError | null =>
  error instanceof Error && error.name === 'SchoolRosterError'
    ? (error as SchoolRosterError)
    : null;

type Environment = {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
  random(): number;
};

const text = z.preprocess((value) => value ?? '', z.coerce.string());
const id = z.coerce.string().min(1).max(255);
const reference = z.object({ sourcedId: id });
const texts = z
  .array(text)
  .nullish()
  .transform((list) => (list ?? []).join(','));

/** Each table's rows, with the names that their columns have in the CSV files. */
const users = z
  .object({
    sourcedId: id,
    status: text,
    enabledUser: text,
    givenName: text,
    familyName: text,
    preferredFirstName: text,
    preferredLastName: text,
    identifier: text,
    email: text,
    userIds: z.array(z.object({ type: text, identifier: text })).nullish(),
  })
  .transform(({ preferredFirstName, preferredLastName, userIds, ...user }) => ({
    ...user,
    preferredGivenName: preferredFirstName,
    preferredFamilyName: preferredLastName,
    userIds: (userIds ?? []).map(({ type, identifier }) => `{${type}:${identifier}}`).join(','),
  }));
const classes = z
  .object({
    sourcedId: id,
    status: text,
    title: text,
    periods: texts,
    school: reference.nullish(),
    terms: z.array(reference).nullish(),
  })
  .transform(({ school, terms, ...columns }) => ({
    ...columns,
    schoolSourcedId: school?.sourcedId ?? '',
    termSourcedIds: (terms ?? []).map(({ sourcedId }) => sourcedId).join(','),
  }));
const enrollments = z
  .object({
    sourcedId: id,
    status: text,
    role: text,
    endDate: text,
    user: reference,
    class: reference,
  })
  .transform(({ user, class: taught, ...columns }) => ({
    ...columns,
    userSourcedId: user.sourcedId,
    classSourcedId: taught.sourcedId,
  }));

type RosterRow = Readonly<Record<string, string>> & { sourcedId: string };
type Endpoint = {
  path: string;
  list: 'users' | 'classes' | 'enrollments';
  row: z.ZodType<RosterRow>;
  /** The columns to request: neither emails nor birthdays of students. */
  fields: string;
};
const NAMES = 'sourcedId,status,givenName,familyName,preferredFirstName,preferredLastName';
const ENDPOINTS = {
  students: { path: 'students', list: 'users', row: users, fields: `${NAMES},identifier` },
  teachers: {
    path: 'teachers',
    list: 'users',
    row: users,
    fields: 'sourcedId,status,enabledUser,givenName,familyName,email,userIds',
  },
  classes: {
    path: 'classes',
    list: 'classes',
    row: classes,
    fields: 'sourcedId,status,title,periods,school,terms',
  },
  enrollments: {
    path: 'enrollments',
    list: 'enrollments',
    row: enrollments,
    fields: 'sourcedId,status,role,endDate,user,class',
  },
} as const satisfies Record<string, Endpoint>;

type Answer = { status: number; headers: Headers; body: string };

export function createSchoolRosterSource(settings: RosterSettings, environment: Environment) {
  const base = settings.url.replace(/\/$/, '');

  async function read(patienceMs: number): Promise<OneRosterTables> {
    const { now } = environment;
    const ends = now().getTime() + patienceMs;
    let token: string | null = null;

    const pauses = {
      random: environment.random,
      sleep: (milliseconds: number) => environment.wait(milliseconds),
    };
    /** Sends again after a failure that may pass, until the time is over. */
    const send = (address: string, init: RequestInit): Promise<Answer> =>
      retryRequest(pauses, async () => {
        // Thousands of pages, each just in time, would take hours.
        const leftMs = ends - now().getTime();
        if (leftMs <= 0) throw new SchoolRosterError('away', 'The roster is too slow.');
        const attempt = await tryOnce(address, init, {
          now: now(),
          patienceMs: Math.min(PATIENCE_MS, leftMs),
        });
        const isTooLate = 'again' in attempt && now().getTime() + attempt.afterMs > ends;
        if (isTooLate) throw attempt.again;
        return attempt;
      });

    const requestToken = (credentials: string): Promise<Answer> =>
      send(settings.tokenUrl, {
        method: 'POST',
        headers: {
          Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
      });

    async function fetchToken(): Promise<string> {
      const { clientId, clientSecret } = settings;
      const plain = `${clientId}:${clientSecret}`;
      const encoded = formEncoded([clientId, clientSecret]);
      let answer = await requestToken(encoded);
      // Some services don't decode the client's id and secret.
      if (answer.status >= 400 && encoded !== plain) answer = await requestToken(plain);
      const given = parsed(answer.body, z.object({ access_token: z.string().min(1) }));
      if (answer.status !== 200 || !given)
        throw new SchoolRosterError('refused', `The token endpoint answered ${answer.status}.`);
      return given.access_token;
    }

    async function get(address: string): Promise<Answer> {
      const withToken = async () => {
        token ??= await fetchToken();
        const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
        return send(address, { headers });
      };
      const answer = await withToken();
      if (answer.status !== 401) return answer;
      token = null;
      return withToken();
    }

    async function readAll(endpoint: Endpoint): Promise<OneRosterCellReader[]> {
      const rows = new Map<string, RosterRow>();
      let [offset, total] = [0, null as number | null];
      const [first, ...otherKinds] = PAGE_KINDS;
      let kind: PageKind = first;
      let next: string | null = pageAddress(base, endpoint, offset, kind);
      for (let pages = 0; next !== null; pages += 1) {
        const address: string = next;
        const answer = await get(address);
        const isRefused = offset === 0 && REFUSED_PARAMETERS.includes(answer.status);
        const otherKind = isRefused ? otherKinds.shift() : undefined;
        if (otherKind) {
          kind = otherKind;
          next = pageAddress(base, endpoint, offset, kind);
          continue;
        }
        const found = rowsOf(endpoint, answer);
        for (const row of found) rows.set(row.sourcedId, row);
        offset += found.length;
        total = totalOf(answer) ?? total;
        if (offset > MAX_ONE_ROSTER_ROWS || pages > MAX_PAGES)
          throw new SchoolRosterError(
            'too-large',
            `More than ${MAX_ONE_ROSTER_ROWS} ${endpoint.path}.`,
          );
        const linked = found.length === 0 ? null : nextAddress(answer, address, base);
        const isCounted = linked === undefined && (total === null || offset < total);
        next = isCounted ? pageAddress(base, endpoint, offset, kind) : (linked ?? null);
      }
      // A row added between two pages may have pushed another off its page, so a list that is too
      // short is refused.
      if (total !== null && rows.size < total)
        throw new SchoolRosterError(
          'unreadable',
          `${rows.size} of ${total} ${endpoint.path} came.`,
        );
      return [...rows.values()].map((row) => (column) => row[column] ?? '');
    }

    const [classRows, teachers] = [
      await readAll(ENDPOINTS.classes),
      await readAll(ENDPOINTS.teachers),
    ];
    const students = await readAll(ENDPOINTS.students);
    return {
      classes: classRows,
      users: [...teachers, ...students],
      enrollments: await readAll(ENDPOINTS.enrollments),
    };
  }

  return { read } satisfies SchoolRosterSource;
}

/** RFC 6749, section 2.3.1: both are encoded like a form before they are joined. */
const formEncoded = (idAndSecret: readonly string[]): string =>
  idAndSecret
    .map((each) => new URLSearchParams({ each }).toString().slice('each='.length))
    .join(':');

type PageKind = (typeof PAGE_KINDS)[number];

function pageAddress(
  base: string,
  { path, fields }: Endpoint,
  offset: number,
  { rows, isSorted }: PageKind,
): string {
  const query = new URLSearchParams({ limit: String(rows), offset: String(offset) });
  if (isSorted) {
    query.set('sort', 'sourcedId');
    query.set('orderBy', 'asc');
    query.set('fields', fields);
  }
  return `${base}/${path}?${query}`;
}

async function tryOnce(
  address: string,
  init: RequestInit,
  { now, patienceMs }: { now: Date; patienceMs: number },
): Promise<RequestAttempt<Answer>> {
  let answer: Answer;
  try {
    const response = await fetch(address, {
      ...init,
      // The secret and the token go to the addresses that the operator typed, and nowhere else.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status, headers } = response;
    answer = { status, headers, body: await readBody(response) };
  } catch (error) {
    if (error instanceof SchoolRosterError) throw error;
    return { again: new SchoolRosterError('away', 'The roster doesn’t answer.'), afterMs: 0 };
  }
  const { status, headers } = answer;
  const afterMs = retryAfterMs(headers.get('retry-after'), now);
  if (isRetryableStatus(status)) {
    const why = status === 429 || status === 503 ? 'busy' : 'unreadable';
    return { again: new SchoolRosterError(why, `The roster answered ${status}.`), afterMs };
  }
  // A page that broke off, or a proxy's error page, may be whole the next time.
  if (status === 200 && parsed(answer.body, z.object({})) === null)
    return { again: new SchoolRosterError('unreadable', 'The answer is no JSON.'), afterMs };
  return { answer };
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_PAGE_BYTES) throw new SchoolRosterError('too-large', 'A page is too large.');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

function parsed<T>(body: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

function rowsOf({ list, row, path }: Endpoint, { status, body }: Answer): RosterRow[] {
  if (status === 401 || status === 403)
    throw new SchoolRosterError('refused', `The roster answered ${status} to ${path}.`);
  const page = status === 200 ? parsed(body, z.object({ [list]: z.array(row) })) : null;
  if (!page) throw new SchoolRosterError('unreadable', `The roster answered ${status} to ${path}.`);
  return page[list] ?? [];
}

function totalOf({ headers }: Answer): number | null {
  const total = headers.get('x-total-count')?.trim() ?? '';
  return /^\d{1,9}$/.test(total) ? Number(total) : null;
}

/**
 * The next page by the header Link; null after the last one. Undefined without the header, or if it
 * leads elsewhere: a service behind a proxy often calls itself by another address. The token never
 * goes there; then the pages are counted.
 */
function nextAddress(
  { headers }: Answer,
  address: string,
  base: string,
): string | null | undefined {
  const link = headers.get('link');
  if (link === null) return undefined;
  if (!/\brel="?next\b/i.test(link)) return null;
  const [, target = ''] = /<([^>]*)>\s*;[^,<]*\brel="?next"?/i.exec(link) ?? [];
  const next = URL.canParse(target, address) ? new URL(target, address).toString() : '';
  return next.startsWith(`${base}/`) && next !== address ? next : undefined;
}
