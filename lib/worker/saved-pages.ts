import { PAGE_CACHE_PREFIX, type SavedPageInfo } from '@/lib/domain/site/offline';
import { READING_LANGUAGE_CHOICES, type ReadingLanguageChoice } from '@/lib/domain/student/reading';
import type { PageCipher } from './page-cipher';

/** More than a week's pages in each language; the oldest are dropped. */
const MAX_PAGES = 120;

const ANSWERS = 'answers';
/** More than a score card of nine steps needs. */
const MAX_ANSWERS = 100;

export type DecryptedSavedPage = SavedPageInfo & {
  week: string;
  language: ReadingLanguageChoice;
  headers: [string, string][];
  body: string;
};

type SavedAnswer = { week: string; at: number; answer: unknown };

type PageCache = Pick<Cache, 'put' | 'match' | 'keys' | 'delete'>;
export type PageCacheStorage = {
  open(name: string): Promise<PageCache>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
};

/** Headers about the transfer. The body is stored decoded, so they no longer apply. */
const TRANSFER_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
];

const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

export type PageContent = Pick<DecryptedSavedPage, 'title' | 'language' | 'headers' | 'body'>;

/**
 * A page from the server with its headers, because its policy names the nonce of its own scripts.
 * Null if it isn't one of our pages.
 */
export async function readPageToSave(response: Response): Promise<PageContent | null> {
  const { headers } = response;
  const isOurs =
    headers.get('content-type')?.startsWith('text/html') &&
    headers.get('content-security-policy')?.includes('script-src');
  if (response.status !== 200 || response.redirected || !isOurs) return null;
  const body = await response.text();
  const [, title = ''] = /<title>([^<]*)/.exec(body) ?? [];
  const [, language] = /<html[^>]* data-language="(\w+)"/.exec(body) ?? [];
  return {
    title: title.replace(/&[#\w]+;/g, (escaped) => ESCAPED[escaped] ?? escaped),
    language: READING_LANGUAGE_CHOICES.find((each) => each === language) ?? 'en',
    headers: [...headers].filter(([name]) => !TRANSFER_HEADERS.includes(name)),
    body,
  };
}

/**
 * The saved page as a response. `components/offline` reads the mark on it and shows the student
 * when it was saved. It stays `data-kept`, because after an update the worker before it may be
 * active until the last tab closes.
 */
export function responseOfSavedPage({
  headers,
  body,
  savedAt,
}: Pick<DecryptedSavedPage, 'headers' | 'body' | 'savedAt'>): Response {
  return new Response(body.replace(/<html\b/, `<html data-kept="${savedAt}"`), { headers });
}

/** One session's saved pages. All content is encrypted, including the addresses. */
export function createSavedPageStore(caches: PageCacheStorage, cipher: PageCipher) {
  const cacheName = PAGE_CACHE_PREFIX + cipher.cacheName;
  const openCache = () => caches.open(cacheName);
  /**
   * Null if nothing is saved. `open` would create the cache again after the worker of
   * `OFFLINE_PAGES=off` has deleted it.
   */
  const existingCache = async () =>
    (await caches.keys()).includes(cacheName) ? openCache() : null;
  // A cache accepts only addresses as names; no request ever uses these.
  const addressOf = (name: string) => `https://saved.invalid/${name}`;
  const nameIn = (language: ReadingLanguageChoice, url: string) =>
    cipher.nameOf(`${language} ${url}`);
  const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

  async function read(cache: PageCache | null, name: string): Promise<DecryptedSavedPage | null> {
    const found = await cache?.match(addressOf(name));
    const text = found ? await cipher.decrypt(name, await found.arrayBuffer()) : null;
    return text === null ? null : (JSON.parse(text) as DecryptedSavedPage);
  }

  async function readAnswers(): Promise<SavedAnswer[]> {
    const found = await (await existingCache())?.match(addressOf(ANSWERS));
    const text = found ? await cipher.decrypt(ANSWERS, await found.arrayBuffer()) : null;
    return text === null ? [] : (JSON.parse(text) as SavedAnswer[]);
  }

  async function all(): Promise<{ name: string; page: DecryptedSavedPage }[]> {
    const cache = await existingCache();
    const names = ((await cache?.keys()) ?? [])
      .map(({ url }) => nameOf(url))
      .filter((name) => name !== ANSWERS);
    const pages = await Promise.all(
      names.map(async (name) => ({ name, page: await read(cache, name) })),
    );
    return pages
      .filter((each): each is { name: string; page: DecryptedSavedPage } => each.page !== null)
      .sort((a, b) => b.page.savedAt - a.page.savedAt);
  }

  async function deleteUnless(
    keeps: (page: DecryptedSavedPage, index: number) => boolean,
  ): Promise<void> {
    const over = (await all()).filter(({ page }, index) => !keeps(page, index));
    if (over.length === 0) return;
    const cache = await openCache();
    await Promise.all(over.map(({ name }) => cache.delete(addressOf(name))));
  }

  return {
    /** A page of another week starts a new week, so the others are dropped. */
    async save(page: DecryptedSavedPage): Promise<void> {
      const cache = await openCache();
      const name = await nameIn(page.language, page.url);
      await cache.put(
        addressOf(name),
        new Response(await cipher.encrypt(name, JSON.stringify(page))),
      );
      await deleteUnless(({ week }, index) => week === page.week && index < MAX_PAGES);
    },
    deleteOtherWeeks: (week: string): Promise<void> => deleteUnless((page) => page.week === week),
    /**
     * The page at this address, or else the newest page with the same subject, such as another step
     * of the same card. In another language it is better than none.
     */
    async find(url: string, language: ReadingLanguageChoice): Promise<DecryptedSavedPage | null> {
      const exact = await read(await existingCache(), await nameIn(language, url));
      return exact ?? closest(await all(), url, language);
    },
    /** Does nothing if no page is saved, since the answer is only shown on one. */
    async saveAnswer(week: string, answer: unknown): Promise<void> {
      const cache = await existingCache();
      if (!cache) return;
      const before = (await readAnswers()).filter((each) => each.week === week);
      const saved = [...before, { week, at: Date.now(), answer }].slice(-MAX_ANSWERS);
      await cache.put(
        addressOf(ANSWERS),
        new Response(await cipher.encrypt(ANSWERS, JSON.stringify(saved))),
      );
    },
    async answers(week: string, since: number): Promise<unknown[]> {
      return (await readAnswers())
        .filter((each) => each.week === week && each.at > since)
        .map(({ answer }) => answer);
    },
    async list(language: ReadingLanguageChoice): Promise<SavedPageInfo[]> {
      const pages = await all();
      return pages
        .filter(({ page }) => closest(pages, page.url, language) === page)
        .map(({ page: { url, title, savedAt } }) => ({ url, title, savedAt }));
    },
  };
}

/** Deletes the saved pages of other sessions, or all of them if there is no session. */
export async function deleteSavedPagesOfOtherSessions(
  caches: PageCacheStorage,
  cipher: PageCipher | null,
): Promise<void> {
  const own = cipher && PAGE_CACHE_PREFIX + cipher.cacheName;
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PAGE_CACHE_PREFIX) && name !== own,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page that fits best: language counts more than address; the first of equally good ones. */
function closest(
  pages: readonly { page: DecryptedSavedPage }[],
  url: string,
  language: ReadingLanguageChoice,
): DecryptedSavedPage | null {
  const subject = subjectOf(url);
  const fits = (page: DecryptedSavedPage) =>
    (page.language === language ? 2 : 0) + (page.url === url ? 1 : 0);
  return pages
    .map(({ page }) => page)
    .filter((page) => subjectOf(page.url) === subject)
    .reduce<DecryptedSavedPage | null>(
      (best, page) => (best && fits(best) >= fits(page) ? best : page),
      null,
    );
}

/** The subject of a page doesn't include which step is open. */
function subjectOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'https://saved.invalid');
  searchParams.delete('step');
  searchParams.sort();
  return `${pathname.replace(/\/+$/, '')}?${searchParams}`;
}
