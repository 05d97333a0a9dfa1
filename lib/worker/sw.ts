import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  canBeSavedOffline,
  isHandledByServiceWorker,
  isSignInOrSetupPath,
  OFFLINE_PATH,
  type SavePageMessage,
  type ServiceWorkerMessage,
} from '@/lib/domain/site/offline';
import { SAVED_PAGES_KEY_COOKIE } from '@/lib/domain/site/requests';
import {
  READING_LANGUAGE_CHOICES,
  READING_LANGUAGE_COOKIE,
  READING_LANGUAGE_HEADER,
  type ReadingLanguageChoice,
} from '@/lib/domain/student/reading';
import { isImmutableFile, savePageFiles } from './files';
import { createPageCipher, type PageCipher } from './page-cipher';
import {
  createSavedPageStore,
  deleteSavedPagesOfOtherSessions,
  type PageContent,
  readPageToSave,
  responseOfSavedPage,
} from './saved-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Contains only public files, so it outlives a sign-out and saves the next student the download.
 */
const FILES = 'fraction-league-files';
/** More than the files of three builds. */
const MAX_FILES = 400;
const OPEN_PAGE = 'fraction-league-open';
const DAY_MS = 24 * 60 * 60 * 1000;
/** After this time a saved page is better than none; without one, the request keeps waiting. */
const PATIENCE_MS = 10_000;
/** A page saved this morning is new enough not to be fetched again. */
const FRESH_MS = 12 * 60 * 60 * 1000;
/** An opened page that hasn't asked to be saved by then was left too soon to be saved. */
const REMEMBERED_MS = 20_000;

const files = new CacheFirst({
  cacheName: FILES,
  // A named build adds its name to the address; the file is the same.
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
});
const knownFiles = new Set<string>();

async function currentCipher(): Promise<PageCipher | null> {
  const cookie = await self.cookieStore.get(SAVED_PAGES_KEY_COOKIE);
  return createPageCipher(cookie?.value ?? undefined);
}

/** Null for a student who has never chosen a language. */
async function chosenLanguage(): Promise<ReadingLanguageChoice | null> {
  const cookie = await self.cookieStore.get(READING_LANGUAGE_COOKIE);
  return READING_LANGUAGE_CHOICES.find((each) => each === cookie?.value) ?? null;
}

const shownLanguage = async (): Promise<ReadingLanguageChoice> => (await chosenLanguage()) ?? 'en';

const addressOf = ({ pathname, search }: URL) => pathname + search;

/** The responses that opened each tab, until their page asks to be saved. */
const openedResponses = new Map<
  string,
  {
    address: string;
    at: number;
    savedAt: number;
    cacheName: string;
    page: ReturnType<typeof readPageToSave>;
  }
>();

async function rememberResponse(
  client: string,
  address: string,
  response: Response,
): Promise<void> {
  const cipher = await currentCipher();
  for (const [id, { at }] of openedResponses)
    if (performance.now() - at > REMEMBERED_MS) openedResponses.delete(id);
  if (!cipher || !client) return;
  openedResponses.set(client, {
    address,
    at: performance.now(),
    savedAt: Date.now(),
    cacheName: cipher.cacheName,
    page: readPageToSave(response),
  });
}

/** Includes the address it was fetched from, since the page may have moved to another step. */
async function takeOpenedResponse(client: string, path: string, { cacheName }: PageCipher) {
  const found = openedResponses.get(client);
  openedResponses.delete(client);
  if (
    !found ||
    new URL(found.address, self.location.origin).pathname !== path ||
    found.cacheName !== cacheName
  )
    return null;
  const page = await found.page;
  return page && { ...page, url: found.address, savedAt: found.savedAt };
}

type FreshPage = PageContent & { url: string; savedAt: number };

/**
 * After a link inside the app, the browser gets data and no page, so the worker requests the page
 * itself, in each language it is saved in. Null if a copy less than half a day old is saved.
 */
async function fetchUnlessSaved(
  { url, week }: SavePageMessage,
  language: ReadingLanguageChoice,
  pages: ReturnType<typeof createSavedPageStore>,
): Promise<FreshPage | null> {
  const known = await pages.find(url, language);
  const isFresh = known?.week === week && known.savedAt > Date.now() - FRESH_MS;
  if (isFresh && known.language === language) return null;
  const savedAt = Date.now();
  const headers = { [READING_LANGUAGE_HEADER]: language };
  const page = await readPageToSave(
    await fetch(url, { cache: 'no-store', priority: 'low', headers }),
  );
  return page && { ...page, url, savedAt };
}

/**
 * Saves the response that the tab was opened with, which costs the server nothing. For a student
 * who has ever chosen a language, it also saves the page in the languages to change to; for all
 * others, that would triple what a week costs the store.
 */
async function savePage(
  message: SavePageMessage,
  client: string,
  event: ExtendableEvent,
): Promise<void> {
  const { url, week } = message;
  const cipher = await currentCipher();
  await deleteSavedPagesOfOtherSessions(self.caches, cipher);
  const path = new URL(url, self.location.origin).pathname;
  if (!cipher || !canBeSavedOffline(path)) return;
  const pages = createSavedPageStore(self.caches, cipher);
  const save = async (page: FreshPage | null) => {
    if (!page) return;
    await savePageFiles(page.body, knownFiles, saveFileFor(event));
    await pages.save({ week, ...page });
    // If someone has signed out meanwhile, nothing may stay.
    await deleteSavedPagesOfOtherSessions(self.caches, await currentCipher());
  };
  await save(await takeOpenedResponse(client, path, cipher));
  const own = await chosenLanguage();
  const others = own ? READING_LANGUAGE_CHOICES.filter((each) => each !== own) : [];
  for (const language of [own ?? 'en', ...others])
    await save(await fetchUnlessSaved(message, language, pages));
  await saveOfflinePage(event, DAY_MS);
}

/** Runs after what the page itself requests. */
const saveFileFor =
  (event: ExtendableEvent) =>
  (file: string): Promise<Response> =>
    files.handle({ request: new Request(file, { priority: 'low' }), event });

const offlinePageIn = (language: 'en' | 'es') => `${OFFLINE_PATH}?language=${language}`;

/**
 * The page shown instead of those that aren't saved. It is the same for everyone, so it isn't
 * encrypted, and is requested without cookies.
 */
async function saveOfflinePage(event: ExtendableEvent, olderThan = 0): Promise<void> {
  const cache = await self.caches.open(OPEN_PAGE);
  for (const language of ['en', 'es'] as const) {
    const before = await cache.match(offlinePageIn(language));
    if (before && Date.now() - Number(before.headers.get('x-saved-at')) < olderThan) continue;
    const headers = { [READING_LANGUAGE_HEADER]: language };
    const page = await readPageToSave(
      await fetch(OFFLINE_PATH, { credentials: 'omit', cache: 'no-store', headers }),
    );
    if (!page) throw new Error('The offline page could not be fetched.');
    await savePageFiles(page.body, knownFiles, saveFileFor(event));
    const stamped: [string, string][] = [...page.headers, ['x-saved-at', String(Date.now())]];
    await cache.put(offlinePageIn(language), new Response(page.body, { headers: stamped }));
  }
}

async function savedResponseFor(url: URL): Promise<Response | null> {
  const cipher = await currentCipher();
  const pages = cipher && createSavedPageStore(self.caches, cipher);
  const page = await pages?.find(addressOf(url), await shownLanguage());
  return page ? responseOfSavedPage(page) : null;
}

async function withoutServer(url: URL): Promise<Response> {
  const saved = await savedResponseFor(url);
  if (saved) return saved;
  // The landing page leads signed-in people to their own page, as it does with the server.
  const own = new URL('/student/dashboard', url);
  if (isSignInOrSetupPath(url.pathname) && (await savedResponseFor(own)))
    return Response.redirect(own, 302);
  const language = (await chosenLanguage()) === 'es' ? 'es' : 'en';
  const page = await self.caches.match(offlinePageIn(language), { cacheName: OPEN_PAGE });
  if (!page) return Response.error();
  // Redirects, because at another address Next would take it for that page. Only the page reads the
  // hash.
  return url.pathname === OFFLINE_PATH
    ? page
    : Response.redirect(new URL(`${OFFLINE_PATH}#${addressOf(url)}`, url), 302);
}

async function respondToNavigation(event: FetchEvent, url: URL): Promise<Response> {
  const network = fetch(event.request);
  // A late response may also fail, but by then a saved page is shown.
  network.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<Response | null>((resolve) => {
    timer = setTimeout(() => resolve(savedResponseFor(url).catch(() => null)), PATIENCE_MS);
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
    sameOrigin && request.method === 'GET' && isImmutableFile(url.pathname),
  // Saved only together with a page, so that files of teachers' pages don't displace students'
  // files.
  async ({ request }) =>
    (await self.caches.match(request, { cacheName: FILES, ignoreSearch: true })) ?? fetch(request),
);
registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.method === 'GET' &&
    isHandledByServiceWorker(url.pathname),
  async (options) => {
    const event = options.event as FetchEvent;
    const response = await respondToNavigation(event, options.url);
    if (canBeSavedOffline(options.url.pathname)) {
      event.waitUntil(
        rememberResponse(event.resultingClientId, addressOf(options.url), response.clone()),
      );
    }
    return response;
  },
);

const forgetAllButOwn = async () =>
  deleteSavedPagesOfOtherSessions(self.caches, await currentCipher());

// A sign-in, a sign-out, and the end of a session usually lead to another page. Where the browser
// reports cookie changes, saved pages are deleted with the key.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(forgetAllButOwn());
});

self.addEventListener('cookiechange', (event) => event.waitUntil(forgetAllButOwn()));

async function watchSessionKeyCookie(): Promise<void> {
  try {
    await self.registration.cookies.subscribe([{ name: SAVED_PAGES_KEY_COOKIE }]);
  } catch {
    // If the browser doesn't report cookie changes, the next page does this.
  }
}

// No `skipWaiting`: a newer worker waits until the last tab of the app is closed, so it never comes
// between a page and its answers.
self.addEventListener('install', (event) => event.waitUntil(saveOfflinePage(event)));

// The page that registered the worker can then tell it what is on the screen.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), watchSessionKeyCookie()])),
);

self.addEventListener('message', (event) => {
  const message = event.data as ServiceWorkerMessage;
  const answerWith = (work: Promise<unknown>) =>
    event.waitUntil(work.then((answer) => event.ports[0]?.postMessage(answer)));
  switch (message.type) {
    case 'keep': {
      const client = event.source instanceof Client ? event.source.id : '';
      // A failure affects only this save; earlier saved pages stay.
      event.waitUntil(savePage(message, client, event).catch(() => undefined));
      break;
    }
    case 'week':
      event.waitUntil(withOwnPages(undefined, (pages) => pages.deleteOtherWeeks(message.week)));
      break;
    case 'list':
      answerWith(withOwnPages([], async (pages) => pages.list(await shownLanguage())));
      break;
    case 'find':
      answerWith(
        withOwnPages(null, async (pages) => {
          const found = await pages.find(message.url, await shownLanguage());
          return found?.language ?? null;
        }),
      );
      break;
    case 'answered':
      event.waitUntil(
        withOwnPages(undefined, (pages) => pages.saveAnswer(message.week, message.answer)),
      );
      break;
    case 'answers':
      answerWith(withOwnPages([], (pages) => pages.answers(message.week, message.since)));
  }
});

async function withOwnPages<T>(
  ifSignedOut: T,
  use: (pages: ReturnType<typeof createSavedPageStore>) => Promise<T>,
): Promise<T> {
  const cipher = await currentCipher();
  return cipher ? use(createSavedPageStore(self.caches, cipher)) : ifSignedOut;
}
