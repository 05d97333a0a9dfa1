import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';

/** The languages that have words. */
export type Language = 'en' | 'es';
/** The language that an address asks for; null if it asks for none. */
export const languageFromSearchParams = ({
  language,
}: Readonly<Record<string, string | string[] | undefined>>): Language | null =>
  language === 'en' || language === 'es' ? language : null;

type Words = Readonly<Record<string, unknown>>;

/**
 * Next evaluates a module once for each bundle, so what all bundles of a process share is kept
 * here. `spanish` holds the exports of each file of `lib/words/es` that has been loaded.
 */
const shared = globalThis as {
  fractionLeagueSpanish?: Record<string, Words>;
  fractionLeagueLanguage?: () => Language;
};
shared.fractionLeagueSpanish ??= {};
const spanish = shared.fractionLeagueSpanish;

/** Set while `runSyncInLanguage` runs. */
let chosen: Language | undefined;
/** Set by the page in the browser; `both` is English with some texts once more in Spanish. */
let ofPage: ReadingLanguageChoice = 'en';

/** Without a request or a page, as in letters and exports, the language is English. */
export const currentLanguage = (): Language =>
  chosen ?? shared.fractionLeagueLanguage?.() ?? (ofPage === 'es' ? 'es' : 'en');

/** For the server, where each request has its own language: `find` returns it. */
export function setLanguageFinder(find: () => Language): void {
  shared.fractionLeagueLanguage = find;
}

/** For the browser, where all of a page is in one language. */
export function setWordsLanguageInBrowser(language: ReadingLanguageChoice): void {
  ofPage = language;
}

type LoadTexts = () => Promise<unknown>;
const textsOfParts = new Set<LoadTexts>();

/** For someone who changes to Spanish on a page whose parts have been loaded in English. */
export const loadSpanishOfLoadedParts = (): Promise<unknown> =>
  Promise.all([...textsOfParts].map((load) => load()));

/**
 * Loads a part of a page, and with it the part's texts in Spanish for those who read Spanish.
 * Without a network these stay in English.
 *
 * @param loadTexts imports a file of `lib/words/es/parts`, and stands after the import of the part
 *   itself: so `scripts/build-words.ts` knows whose texts it holds.
 */
export async function loadPartWithSpanish<Part>(
  load: () => Promise<Part>,
  loadTexts: LoadTexts,
): Promise<Part> {
  textsOfParts.add(loadTexts);
  const texts = ofPage === 'en' ? null : loadTexts().catch(() => {});
  const part = await load();
  await texts;
  return part;
}

/** Runs `say` in `language`. `say` must not wait for anything: the choice ends with it. */
export function runSyncInLanguage<T>(language: Language, say: () => T): T {
  const before = chosen;
  chosen = language;
  try {
    return say();
  } finally {
    chosen = before;
  }
}

export function addSpanish(areas: Readonly<Record<string, object>>): void {
  for (const [area, words] of Object.entries(areas)) spanish[area] = { ...spanish[area], ...words };
}

/**
 * A text of `lib/words/en` that answers in the reader's language each time it is called or read,
 * and in English as long as there is no other text. `scripts/lib/words-loader.cjs` puts it around
 * each export.
 */
export function inReaderLanguage<T>(area: string, name: string, english: T): T {
  const current = () =>
    (currentLanguage() === 'es' && (spanish[area]?.[name] as T | undefined)) || english;
  if (typeof english === 'function')
    return ((...values: unknown[]) =>
      (current() as (...values: unknown[]) => unknown)(...values)) as T;
  if (typeof english !== 'object' || english === null || english instanceof Set) return english;
  // A key that is no text, such as a function that reads a table, is in English alone.
  return new Proxy(english, {
    get(_, key) {
      const words = current() as object;
      return Reflect.get(key in words ? words : english, key);
    },
  });
}
