import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  isKeepable,
  isStudentsWay,
  isWorkPage,
  type KeepMessage,
  OFFLINE_PATH,
  SEAL_COOKIE,
  type WorkerMessage,
} from '@/lib/domain/site/offline';
import { isLastingFile, keepFiles } from './files';
import { forgetOthers, keptPages, pageFrom, responseOf } from './kept-pages';
import { type Seal, sealOf } from './seal';

declare const self: ServiceWorkerGlobalScope;

/**
 * Public files only: nothing in it is about anyone, so it outlives a sign-out and spares the next
 * student the download.
 */
const FILES = 'fraction-league-files';
/** More than all files of three builds. */
const MOST_FILES = 400;
const OPEN_PAGE = 'fraction-league-open';
const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * After so long a kept page is better than none; where there is none, the visit goes on waiting.
 */
const PATIENCE_MS = 10_000;
/** A page kept this morning is new enough for a link to stay inside the app. */
const FRESH_MS = 12 * 60 * 60 * 1000;
/** What a page has not asked to be kept by then was left too soon. */
const HELD_MS = 20_000;

const files = new CacheFirst({
  cacheName: FILES,
  // A build with a name adds it to the address; the file is the same.
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});
/** Looked through since the worker woke up. */
const knownFiles = new Set<string>();

async function currentSeal(): Promise<Seal | null> {
  const cookie = await self.cookieStore.get(SEAL_COOKIE);
  return sealOf(cookie?.value ?? undefined);
}

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** What tabs were opened with, until the page itself asks for it to be kept. */
const held = new Map<
  string,
  { address: string; at: number; savedAt: number; shelf: string; page: ReturnType<typeof pageFrom> }
>();

async function hold(client: string, address: string, response: Response): Promise<void> {
  const seal = await currentSeal();
  for (const [id, { at }] of held) if (performance.now() - at > HELD_MS) held.delete(id);
  if (!seal || !client) return;
  held.set(client, {
    address,
    at: performance.now(),
    savedAt: Date.now(),
    shelf: seal.shelf,
    page: pageFrom(response),
  });
}

/** With the address it was fetched from: the page may name another step in it by now. */
async function takeHeld(client: string, path: string, { shelf }: Seal) {
  const found = held.get(client);
  held.delete(client);
  if (
    !found ||
    new URL(found.address, self.location.origin).pathname !== path ||
    found.shelf !== shelf
  )
    return null;
  const page = await found.page;
  return page && { ...page, url: found.address, savedAt: found.savedAt };
}

/** Costs the server nothing: what is kept is what came. */
async function keep(
  { path, title, week }: KeepMessage,
  client: string,
  event: ExtendableEvent,
): Promise<void> {
  const seal = await currentSeal();
  await forgetOthers(self.caches, seal);
  const page = seal && isKeepable(path) && (await takeHeld(client, path, seal));
  if (!page) return;
  await keepFiles(page.body, knownFiles, keepFileFor(event));
  await keptPages(self.caches, seal).keep({ title, week, ...page });
  // Whoever signed out meanwhile leaves nothing behind.
  await forgetOthers(self.caches, await currentSeal());
  await keepOfflinePage(event, DAY_MS);
}

/** Behind what the page itself asks for. */
const keepFileFor =
  (event: ExtendableEvent) =>
  (file: string): Promise<Response> =>
    files.handle({ request: new Request(file, { priority: 'low' }), event });

/**
 * The page in the place of those that aren't kept: everyone's, so it isn't sealed, and is asked for
 * as no one.
 */
async function keepOfflinePage(event: ExtendableEvent, olderThan = 0): Promise<void> {
  const cache = await self.caches.open(OPEN_PAGE);
  const before = await cache.match(OFFLINE_PATH);
  if (before && Date.now() - Number(before.headers.get('x-saved-at')) < olderThan) return;
  const page = await pageFrom(
    await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-store' }),
  );
  if (!page) throw new Error('The page for what is not kept did not come.');
  await keepFiles(page.body, knownFiles, keepFileFor(event));
  const headers: [string, string][] = [...page.headers, ['x-saved-at', String(Date.now())]];
  await cache.put(OFFLINE_PATH, new Response(page.body, { headers }));
}

async function keptAt(url: URL): Promise<Response | null> {
  const seal = await currentSeal();
  const page = seal && (await keptPages(self.caches, seal).find(addressOf(url)));
  return page && responseOf(page);
}

/** What a visit gets when no server answers. */
async function withoutServer(url: URL): Promise<Response> {
  const kept = await keptAt(url);
  if (kept) return kept;
  // The front door leads whoever is signed in to their own page, as it does with the server.
  const own = new URL('/student/dashboard', url);
  const isFrontDoor = !isKeepable(url.pathname) && url.pathname !== OFFLINE_PATH;
  if (isFrontDoor && (await keptAt(own))) return Response.redirect(own, 302);
  const page = await self.caches.match(OFFLINE_PATH, { cacheName: OPEN_PAGE });
  if (!page) return Response.error();
  // At its own address: at another one the framework would take it for that page. The hash is for
  // the page alone.
  return url.pathname === OFFLINE_PATH
    ? page
    : Response.redirect(new URL(`${OFFLINE_PATH}#${addressOf(url)}`, url), 302);
}

async function visit(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request);
  // What comes too late may also fail: a kept page is shown by then.
  network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Response | null>((resolve) => {
    timer = setTimeout(() => resolve(keptAt(url).catch(() => null)), PATIENCE_MS);
  });
  try {
    return (await Promise.race([network, patience])) ?? (await network);
  } catch {
    return withoutServer(url);
  } finally {
    clearTimeout(timer);
  }
}

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && request.method === 'GET' && isLastingFile(url.pathname),
  // Kept only with a page, so that the files of teachers' pages don't push students' out.
  async ({ request }) =>
    (await self.caches.match(request, { cacheName: FILES, ignoreSearch: true })) ?? fetch(request),
);
/**
 * The data of another page, as a link asks for it. The page that is open already is left alone:
 * nothing is taken out of anyone's hands.
 */
function isLinkToWork(url: URL, { method, headers, referrer }: Request): boolean {
  const isData = method === 'GET' && headers.get('rsc') !== null;
  return (
    isData &&
    isWorkPage(url.pathname) &&
    referrer !== '' &&
    new URL(referrer).pathname !== url.pathname
  );
}

/** The page isn't kept, or not since this morning: only loaded whole it can be. */
async function wantsWhole(url: URL): Promise<boolean> {
  const seal = await currentSeal();
  if (!seal) return false;
  const address = new URL(url);
  // The framework adds it to tell the data apart from the page.
  address.searchParams.delete('_rsc');
  const page = await keptPages(self.caches, seal).find(addressOf(address));
  return !page || page.savedAt < Date.now() - FRESH_MS;
}

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && isLinkToWork(url, request),
  // Upon an answer that is no data the app loads the page instead.
  async ({ request, url }) =>
    (await wantsWhole(url)) ? new Response(null, { status: 204 }) : fetch(request),
);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.method === 'GET' &&
    isStudentsWay(url.pathname),
  async (options) => {
    const event = options.event as FetchEvent;
    const response = await visit(event, options.url);
    if (isKeepable(options.url.pathname)) {
      event.waitUntil(hold(event.resultingClientId, addressOf(options.url), response.clone()));
    }
    return response;
  },
);

const forgetAllButOwn = async () => forgetOthers(self.caches, await currentSeal());

// A sign-in, a sign-out and the end of a session mostly lead to another page, whoever's it is.
// Where the browser tells of the key itself, what is kept goes with it.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(forgetAllButOwn());
});

self.addEventListener('cookiechange', (event) => event.waitUntil(forgetAllButOwn()));

async function followKey(): Promise<void> {
  try {
    await self.registration.cookies.subscribe([{ name: SEAL_COOKIE }]);
  } catch {
    // A browser that tells nothing of cookies: the next page does.
  }
}

// No `skipWaiting`: a newer worker waits until the last tab of the app is closed, so it never comes
// between a page and its answers.
self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(event)));

// So that links of the page that let the worker in can load the work whole. It changes nothing on
// any page.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), followKey()])),
);

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const answerWith = (work: Promise<unknown>) =>
    event.waitUntil(work.then((answer) => event.ports[0]?.postMessage(answer)));
  switch (message.type) {
    case 'keep': {
      const client = event.source instanceof Client ? event.source.id : '';
      // What fails here fails for this once: what was kept before stays.
      event.waitUntil(keep(message, client, event).catch(() => undefined));
      break;
    }
    case 'list':
      answerWith(ofOwn([], (pages) => pages.list()));
      break;
    case 'answered':
      event.waitUntil(ofOwn(undefined, (pages) => pages.keepAnswer(message.week, message.answer)));
      break;
    case 'answers':
      answerWith(ofOwn([], (pages) => pages.answers(message.week, message.since)));
  }
});

/** `without` is the answer when no one is signed in. */
async function ofOwn<T>(
  without: T,
  ask: (pages: ReturnType<typeof keptPages>) => Promise<T>,
): Promise<T> {
  const seal = await currentSeal();
  return seal ? ask(keptPages(self.caches, seal)) : without;
}
