import { randomBytes } from 'node:crypto';
import { createPageCipher, type PageCipher } from './page-cipher';
import {
  createSavedPageStore,
  type DecryptedSavedPage,
  deleteSavedPagesOfOtherSessions,
  type PageCacheStorage,
  readPageToSave,
  responseOfSavedPage,
} from './saved-pages';

function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const openCache = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const addressOf = (request: RequestInfo | URL) =>
      request instanceof Request ? request.url : String(request);
    return {
      put: async (request: RequestInfo | URL, response: Response) =>
        void entries.set(addressOf(request), response.clone()),
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      keys: async () => [...entries.keys()].map((address) => new Request(address)),
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    };
  };
  const caches: PageCacheStorage = {
    open: async (name) => openCache(name),
    keys: async () => [...stored.keys()],
    delete: async (name) => stored.delete(name),
  };
  return { caches, stored };
}

async function newCipher(): Promise<PageCipher> {
  const cipher = await createPageCipher(randomBytes(32).toString('base64url'));
  if (!cipher) throw new Error('That is a key.');
  return cipher;
}

const pageAt = (url: string, more: Partial<DecryptedSavedPage> = {}): DecryptedSavedPage => ({
  url,
  title: `Page ${url}`,
  week: '2023-6',
  language: 'en',
  savedAt: 1_000,
  headers: [['content-type', 'text/html']],
  body: `<html lang="en">${url}</html>`,
  ...more,
});

it('gives a page back as it was saved, and lists the newest first', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  const [card, team] = [
    pageAt('/student/score-cards', { savedAt: 5 }),
    pageAt('/student/team', { savedAt: 7 }),
  ];
  for (const page of [card, team]) await pages.save(page);
  expect(await pages.find('/student/score-cards', 'en')).toEqual(card);
  expect(await pages.list('en')).toEqual(
    [team, card].map(({ url, title, savedAt }) => ({ url, title, savedAt })),
  );
  expect(await pages.find('/student/lineup', 'en')).toBeNull();
});

it('finds the same card at another step, and never the card of another week or another page', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  await pages.save(pageAt('/student/score-cards?step=QB', { savedAt: 1 }));
  await pages.save(pageAt('/student/score-cards?step=K', { savedAt: 2 }));
  const found = async (url: string) => (await pages.find(url, 'en'))?.url;
  expect(await found('/student/score-cards?step=QB')).toBe('/student/score-cards?step=QB');
  expect(await found('/student/score-cards')).toBe('/student/score-cards?step=K');
  expect(await found('/student/score-cards/')).toBe('/student/score-cards?step=K');
  expect(await found('/student/score-cards?week=3')).toBeUndefined();
  expect(await found('/student/score-card')).toBeUndefined();
});

it('finds a page in the language that is read, at another step too, and else in the one that there is', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  await pages.save(pageAt('/student/score-cards?step=QB', { savedAt: 2 }));
  await pages.save(pageAt('/student/score-cards?step=QB', { savedAt: 1, language: 'es' }));
  await pages.save(pageAt('/student/score-cards?step=K', { savedAt: 3 }));
  await pages.save(pageAt('/student/team', { savedAt: 4 }));
  const found = async (url: string, language: 'en' | 'es' | 'both') => {
    const page = await pages.find(url, language);
    return page && `${page.language} ${page.url}`;
  };
  expect(await found('/student/score-cards?step=QB', 'en')).toBe('en /student/score-cards?step=QB');
  expect(await found('/student/score-cards?step=QB', 'es')).toBe('es /student/score-cards?step=QB');
  expect(await found('/student/score-cards?step=K', 'es')).toBe('es /student/score-cards?step=QB');
  expect(await found('/student/score-cards?step=K', 'both')).toBe('en /student/score-cards?step=K');
  expect(await found('/student/team', 'es')).toBe('en /student/team');
  const listed = async (language: 'en' | 'es') =>
    (await pages.list(language)).map(({ url }) => url);
  expect(await listed('en')).toEqual([
    '/student/team',
    '/student/score-cards?step=K',
    '/student/score-cards?step=QB',
  ]);
  expect(await listed('es')).toEqual(['/student/team', '/student/score-cards?step=QB']);
});

it('gives up the pages of the week before when one of a new week comes', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  await pages.save(pageAt('/student/team'));
  await pages.save(pageAt('/student/lineup'));
  expect(await pages.list('en')).toHaveLength(2);
  await pages.save(pageAt('/student/dashboard', { week: '2023-7' }));
  expect((await pages.list('en')).map(({ url }) => url)).toEqual(['/student/dashboard']);
});

it('gives up the pages of every other week as soon as a week is on the screen', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  await pages.save(pageAt('/student/score-cards'));
  await pages.deleteOtherWeeks('2023-6');
  expect(await pages.list('en')).toHaveLength(1);
  await pages.deleteOtherWeeks('2023-7');
  expect(await pages.list('en')).toEqual([]);
});

it('keeps 120 pages, and the oldest give way', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  for (let number = 0; number < 122; number += 1)
    await pages.save(pageAt(`/student/box-scores/${number}`, { savedAt: number }));
  const urls = (await pages.list('en')).map(({ url }) => url);
  expect(urls).toHaveLength(120);
  expect(urls.at(-1)).toBe('/student/box-scores/2');
});

it('shows a session nothing of another one, and takes the other’s away', async () => {
  const { caches, stored } = memoryCaches();
  const [kim, lee] = [await newCipher(), await newCipher()];
  await createSavedPageStore(caches, kim).save(pageAt('/student/team'));
  await caches.open('fraction-league-files');
  expect(await createSavedPageStore(caches, lee).find('/student/team', 'en')).toBeNull();
  await createSavedPageStore(caches, lee).save(pageAt('/student/lineup'));
  await deleteSavedPagesOfOtherSessions(caches, lee);
  expect(await createSavedPageStore(caches, kim).list('en')).toEqual([]);
  expect((await createSavedPageStore(caches, lee).list('en')).map(({ url }) => url)).toEqual([
    '/student/lineup',
  ]);
  await deleteSavedPagesOfOtherSessions(caches, null);
  expect([...stored.keys()]).toEqual(['fraction-league-files']);
});

it('hands back the answers of this week that came after a moment, in their order, and takes none for a page', async () => {
  const pages = createSavedPageStore(memoryCaches().caches, await newCipher());
  await pages.save(pageAt('/student/score-cards'));
  const clock = jest.spyOn(Date, 'now');
  for (const [at, answer] of [
    [10, 'QB'],
    [20, 'RB1'],
    [30, 'K'],
  ] as const) {
    clock.mockReturnValue(at);
    await pages.saveAnswer('2023-6', answer);
  }
  expect(await pages.answers('2023-6', 10)).toEqual(['RB1', 'K']);
  expect(await pages.answers('2023-7', 0)).toEqual([]);
  expect(await pages.list('en')).toHaveLength(1);
  await pages.saveAnswer('2023-7', 'WR1');
  expect([await pages.answers('2023-6', 0), await pages.answers('2023-7', 0)]).toEqual([
    [],
    ['WR1'],
  ]);
  clock.mockRestore();
});

it('leaves no address and no word of a page to be read', async () => {
  const { caches, stored } = memoryCaches();
  await createSavedPageStore(caches, await newCipher()).save(
    pageAt('/student/team', { body: '<html>Brave Badgers</html>' }),
  );
  for (const [name, entries] of stored) {
    for (const [address, response] of entries) {
      const all = `${name} ${address} ${new TextDecoder('latin1').decode(await response.arrayBuffer())}`;
      expect(all).not.toMatch(/student|team|Badgers/);
    }
  }
});

describe('a page from the server', () => {
  const POLICY = "default-src 'self'; script-src 'self' 'nonce-abc' 'strict-dynamic'";
  const answer = (headers: Record<string, string>, status = 200) =>
    new Response('<html lang="en">Hi</html>', { status, headers });
  const HTML = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'private, no-store',
  };

  it('keeps its policy and all other headers but those about the transfer', async () => {
    const page = await readPageToSave(
      answer({ ...HTML, 'content-encoding': 'gzip', 'set-cookie': 'a=b' }),
    );
    expect(Object.fromEntries(page?.headers ?? [])).toEqual(HTML);
    expect(page?.body).toBe('<html lang="en">Hi</html>');
  });

  it('has its title and its language from itself', async () => {
    const of = async (html: string) => {
      const page = await readPageToSave(new Response(html, { headers: HTML }));
      return [page?.title, page?.language];
    };
    expect(
      await of(
        '<html lang="es" translate="no" data-language="es"><title>Ja&#x27;Marr &amp; co · Fraction League</title><svg><title>QB</title></svg>',
      ),
    ).toEqual(["Ja'Marr & co · Fraction League", 'es']);
    expect(await of('<html lang="en" data-language="both"><title>A</title>')).toEqual([
      'A',
      'both',
    ]);
    expect(await of('<html lang="en" data-language="xx"><p>Hi</p>')).toEqual(['', 'en']);
  });

  it('is none when it failed, is no page, or came from something between here and the server', async () => {
    expect(await readPageToSave(answer(HTML, 404))).toBeNull();
    expect(await readPageToSave(answer(HTML, 503))).toBeNull();
    expect(
      await readPageToSave(answer({ ...HTML, 'content-type': 'text/x-component' })),
    ).toBeNull();
    expect(await readPageToSave(answer({ 'content-type': 'text/html' }))).toBeNull();
    expect(await readPageToSave(Response.error())).toBeNull();
    const redirected = answer(HTML);
    Object.defineProperty(redirected, 'redirected', { value: true });
    expect(await readPageToSave(redirected)).toBeNull();
  });

  it('says on itself when it was saved, and carries its own policy', async () => {
    const response = responseOfSavedPage({
      headers: Object.entries(HTML),
      body: '<!DOCTYPE html><html lang="en"><html-like>',
      savedAt: 77,
    });
    expect(await response.text()).toBe('<!DOCTYPE html><html data-kept="77" lang="en"><html-like>');
    expect(response.headers.get('content-security-policy')).toBe(POLICY);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

it('without a saved page, neither reading nor an answer creates anything', async () => {
  const { caches, stored } = memoryCaches();
  const pages = createSavedPageStore(caches, await newCipher());
  expect(await pages.find('/student/team', 'en')).toBeNull();
  expect(await pages.list('en')).toEqual([]);
  expect(await pages.answers('2023-6', 0)).toEqual([]);
  await pages.saveAnswer('2023-6', 'right');
  expect([...stored.keys()]).toEqual([]);
});
