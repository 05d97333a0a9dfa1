import type { BrowserContext } from '@playwright/test';
import { ownAddress } from './http';
import { routeHandlersOfBuild, routesOfBuild } from './pages';

/** The values for each `[part]` of an address: one or several. */
export type Parts = Readonly<Record<string, readonly string[]>>;
export type Heard = { readonly path: string; readonly status: number; readonly text: string };

/** Pages and handlers that answer the same for every address below them. */
const CATCH_ALL = /\[\[?\.\.\./;
/** How long an endless response is read, and how many addresses are requested at once. */
const STREAM_MS = 700;
const AT_ONCE = 4;

/**
 * A route's addresses. Parts that belong together, such as a position and its player, are one
 * entry: `position/id`.
 */
function pathsOf(route: string, parts: Parts): string[] {
  const together = Object.keys(parts).find(
    (name) => name.includes('/') && route.includes(bracketed(name)),
  );
  const part = together ?? /\[(\w+)\]/.exec(route)?.[1];
  if (!part) return [route];
  const values = parts[part];
  if (!values)
    throw new Error(`Nothing is known to stand for [${part}] in the new route ${route}.`);
  return values.flatMap((value) => pathsOf(route.replace(bracketed(part), value), parts));
}

const bracketed = (name: string): string =>
  name
    .split('/')
    .map((each) => `[${each}]`)
    .join('/');

/**
 * All addresses of the build, with these values for the open parts. A new part without a value is
 * an error.
 */
export function addressesOfBuild(parts: Parts): string[] {
  return [...routesOfBuild(), ...routeHandlersOfBuild()]
    .filter((route) => !CATCH_ALL.test(route) && !route.startsWith('/_'))
    .flatMap((route) => pathsOf(route, parts));
}

/** Requests each address like this browser, and returns all received text. */
export async function crawl(
  context: BrowserContext,
  site: string,
  paths: readonly string[],
): Promise<Heard[]> {
  const cookies = await context.cookies(site);
  const headers = {
    ...ownAddress(),
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  const heard: Heard[] = [];
  const waiting = [...paths];
  const ask = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const stop = new AbortController();
      const answer = await fetch(`${site}${path}`, {
        headers,
        redirect: 'manual',
        signal: stop.signal,
      });
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      const timer = isStream ? setTimeout(() => stop.abort(), STREAM_MS) : undefined;
      heard.push({ path, status: answer.status, text: await textOf(answer) });
      clearTimeout(timer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return heard;
}

/** The part that arrived before it was cut off. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of answer.body ?? []) text += decoder.decode(part, { stream: true });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
  }
  return text;
}
