import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown> & { sourcedId: string };
export type RosterTables = Record<'students' | 'teachers' | 'classes' | 'enrollments', Row[]>;

/** An answer instead of the regular one. */
export type RosterAnswer = { status: number; headers?: Record<string, string>; body?: string };

/** What a OneRoster service says about an error, as its specification has it. */
const statusInfo = (field: string, description: string) =>
  JSON.stringify({
    imsx_codeMajor: 'failure',
    imsx_severity: 'error',
    imsx_description: description,
    imsx_CodeMinor: {
      imsx_codeMinorField: [
        { imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: field },
      ],
    },
  });

/** References have an address and a type beside their id. */
const reference = (type: string, sourcedId: string) => ({
  href: `https://sis.example/ims/oneroster/rostering/v1p2/${type}s/${sourcedId}`,
  sourcedId,
  type,
});
export const rosterClass = (sourcedId: string, title: string, more: object = {}): Row => ({
  sourcedId,
  status: 'active',
  dateLastModified: '2026-08-20T12:00:00.000Z',
  title,
  classType: 'scheduled',
  periods: ['2'],
  course: reference('course', 'co1'),
  school: reference('org', 'school-1'),
  terms: [reference('academicSession', 'term-1')],
  ...more,
});
export const rosterUser = (
  sourcedId: string,
  givenName: string,
  familyName: string,
  more: object = {},
): Row => ({
  sourcedId,
  status: 'active',
  enabledUser: 'true',
  givenName,
  familyName,
  roles: [],
  ...more,
});
export const rosterEnrollment = (
  classId: string,
  userId: string,
  role: 'student' | 'teacher' = 'student',
  more: object = {},
): Row => ({
  sourcedId: `${classId}-${userId}`,
  status: 'active',
  role,
  user: reference('user', userId),
  class: reference('class', classId),
  school: reference('org', 'school-1'),
  ...more,
});

const BASE = '/ims/oneroster/rostering/v1p2';
const LIST_OF: Readonly<Record<keyof RosterTables, string>> = {
  students: 'users',
  teachers: 'users',
  classes: 'classes',
  enrollments: 'enrollments',
};

/**
 * A small OneRoster 1.2 service on this computer: OAuth 2.0 client credentials, limit and offset,
 * the headers X-Total-Count and Link, fields, and errors as the specification has them.
 */
export async function startRosterServer(tables: RosterTables) {
  const settings = {
    /** The most rows of a page, whatever is asked for. */
    mostRows: 100,
    /** Whether a page says where the next one is. */
    hasLinks: true,
    hasTotals: true,
    /** How many answers a token is good for. */
    tokenUses: Number.POSITIVE_INFINITY,
    knowsFields: true,
    /** A longer page is refused, not shortened. */
    longestPage: Number.POSITIVE_INFINITY,
    /** Whether the client's id and secret are decoded, as RFC 6749 has it. */
    decodesSecret: true,
    /** Answers that come before the regular ones, by the path's last part. */
    instead: {} as Record<string, RosterAnswer[]>,
  };
  const calls: string[] = [];
  const tokens = new Map<string, number>();

  function answerToken(request: IncomingMessage, body: string): RosterAnswer {
    const given = Buffer.from(
      (request.headers.authorization ?? '').replace('Basic ', ''),
      'base64',
    ).toString();
    const form = new URLSearchParams(body);
    const isKnown =
      given === (settings.decodesSecret ? 'league:s%3Aecret%2B%C3%BC' : 'league:s:ecret+ü');
    const isAsked =
      form.get('grant_type') === 'client_credentials' &&
      form.get('scope') === 'https://purl.imsglobal.org/spec/or/v1p2/scope/roster-core.readonly';
    if (!isKnown || !isAsked) return { status: 401, body: '{"error":"invalid_client"}' };
    const token = `token-${tokens.size + 1}`;
    tokens.set(token, settings.tokenUses);
    return {
      status: 200,
      body: JSON.stringify({ access_token: token, token_type: 'bearer', expires_in: 3600 }),
    };
  }

  function answerRows(path: string, url: URL, request: IncomingMessage): RosterAnswer {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const uses = tokens.get(token) ?? 0;
    if (uses <= 0) return { status: 401, body: statusInfo('unauthorisedrequest', 'No token.') };
    tokens.set(token, uses - 1);
    if (!(path in tables))
      return { status: 404, body: statusInfo('unknownobject', 'No such path.') };
    if (url.searchParams.has('fields') && !settings.knowsFields)
      return { status: 400, body: statusInfo('invalid_selection_field', 'No such field.') };
    if (Number(url.searchParams.get('limit')) > settings.longestPage)
      return { status: 422, body: statusInfo('invaliddata', 'The limit is too large.') };
    const rows = tables[path as keyof RosterTables];
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const limit = Math.min(Number(url.searchParams.get('limit') ?? 100), settings.mostRows);
    const fields = url.searchParams.get('fields')?.split(',');
    const page = rows
      .slice(offset, offset + limit)
      .map((row) =>
        fields
          ? Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)))
          : row,
      );
    const next = new URL(url);
    next.searchParams.set('offset', String(offset + limit));
    const isLast = offset + limit >= rows.length;
    return {
      status: 200,
      headers: {
        ...(settings.hasTotals ? { 'X-Total-Count': String(rows.length) } : {}),
        ...(settings.hasLinks
          ? {
              Link: isLast
                ? `<${url}>; rel="last"`
                : `<${next}>; rel="next", <${url}>; rel="first"`,
            }
          : {}),
      },
      body: JSON.stringify({ [LIST_OF[path as keyof RosterTables]]: page }),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', server.origin);
    let body = '';
    for await (const part of request) body += part;
    const path = url.pathname.split('/').at(-1) ?? '';
    calls.push(`${request.method} ${path}${url.search}`);
    const regular = () =>
      url.pathname === '/token'
        ? answerToken(request, body)
        : url.pathname.startsWith(`${BASE}/`)
          ? answerRows(path, url, request)
          : { status: 404 };
    const { status, headers = {}, body: text = '' } = settings.instead[path]?.shift() ?? regular();
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(text);
  }

  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server = {
    origin,
    settings,
    tables,
    /** All requests, by method, last part of the path, and query. */
    calls,
    client: {
      url: `${origin}${BASE}/`,
      tokenUrl: `${origin}/token`,
      clientId: 'league',
      clientSecret: 's:ecret+ü',
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
