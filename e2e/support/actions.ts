import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

type Manifest = {
  node: Record<
    string,
    { exportedName: string; filename: string; workers: Record<string, unknown> }
  >;
  encryptionKey: string;
};

/** A server action of the build: its id, its file, and a page that uses it. */
type BuiltAction = { id: string; file: string; page: string };

/** Read once in a process: some tests call thousands of them. */
let actions: ReadonlyMap<string, BuiltAction> | null = null;

/** Every server action of the build, by its exported name. */
export function builtActions(): ReadonlyMap<string, BuiltAction> {
  actions ??= new Map(
    Object.entries(readManifest().node).map(([id, { exportedName, filename, workers }]) => [
      exportedName,
      { id, file: filename, page: pathOf(pageOf(filename, Object.keys(workers))) },
    ]),
  );
  return actions;
}

/**
 * If several pages load the module that calls an action, prefers one for signed-in people: entry
 * pages redirect them, and onboarding pages redirect people at another step. A teacher begins a
 * visit as a student on her own pages.
 */
const pageOf = (file: string, workers: readonly string[]) =>
  (file.endsWith('actions/visit.ts')
    ? workers.find((worker) => /^app\/teacher\//.test(worker))
    : workers.find((worker) => !/^app\/\((entry|onboarding)\)\//.test(worker))) ?? workers[0];

/** The build's key, from `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY` or generated for this build. */
export function encryptionKey(): string {
  return readManifest().encryptionKey;
}

function readManifest(): Manifest {
  const dist = process.env.NEXT_DIST_DIR ?? '.next';
  return JSON.parse(
    readFileSync(join(process.cwd(), dist, 'server', 'server-reference-manifest.json'), 'utf8'),
  );
}

/**
 * `app/(entry)/student/signup/page` is served at `/student/signup`; a league's page is the demo
 * league's.
 */
function pathOf(worker = ''): string {
  return (
    worker
      .replace(/^app/, '')
      .replace(/\/\([^/]+\)/g, '')
      .replace(/\/page$/, '')
      .replace('[leagueId]', 'demo-league') || '/'
  );
}

export type ActionAnswer = { status: number; result: unknown; text: string };

/** Calls a server action like any HTTP client: from any page, with any headers. */
export async function callAction(
  visitor: APIRequestContext,
  baseURL: string,
  name: string,
  args: unknown[],
  options: { path?: string; headers?: Record<string, string> } = {},
): Promise<ActionAnswer> {
  const action = builtActions().get(name);
  if (!action) throw new Error(`The build has no action ${name}.`);
  const answer = await visitor.post(options.path ?? action.page, {
    headers: {
      'next-action': action.id,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      origin: new URL(baseURL).origin,
      ...options.headers,
    },
    data: JSON.stringify(args),
  });
  const text = await answer.text();
  return { status: answer.status(), result: returnedValue(text), text };
}

/** Runs an action that must succeed, and returns its data. */
export async function act<T>(
  visitor: APIRequestContext,
  site: string,
  name: string,
  input: unknown,
): Promise<T> {
  const { result } = await callAction(visitor, site, name, [input]);
  const answer = result as { ok?: boolean; data?: T } | null;
  if (!answer?.ok) throw new Error(`${name} answered ${JSON.stringify(result)}.`);
  return answer.data as T;
}

/**
 * Reads the action's return value from the response stream: row 0 points to the row that contains
 * it.
 */
function returnedValue(text: string): unknown {
  const rows = new Map(
    text
      .split('\n')
      .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1)]),
  );
  const pointer = /"a":"\$@(\w+)"/.exec(rows.get('0') ?? '')?.[1];
  const row = pointer && rows.get(pointer);
  // A row starting with E is an error that Next raised instead of the action's answer.
  return row && !row.startsWith('E') ? JSON.parse(row) : null;
}

type OneLeague = { name: string; password: string; calendar?: object };

/** The input of `createLeaguesAction` for one league. */
export const oneLeague = ({ calendar, ...one }: OneLeague) => ({
  operationId: randomUUID(),
  classes: [one],
  ...(calendar ? { calendar } : {}),
});
