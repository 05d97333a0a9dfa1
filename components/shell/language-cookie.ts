import {
  LANGUAGE_COOKIE,
  READING_LANGUAGES,
  type ReadingLanguage,
} from '@/lib/domain/student/reading';

/** Null without a language cookie, which means English. */
export function findLanguageCookie(): ReadingLanguage | null {
  const stored = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);
  return READING_LANGUAGES.find((each) => each === stored) ?? null;
}

/** Works without Wi-Fi too. The cookie ends with the browser; a sign-in sets it again. */
export function writeLanguageCookie(language: ReadingLanguage): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack cookieStore.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax${secure}`;
}
