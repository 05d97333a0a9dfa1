import {
  READING_LANGUAGE_CHOICES,
  READING_LANGUAGE_COOKIE,
  type ReadingLanguageChoice,
} from '@/lib/domain/student/reading';

/** Null without a language cookie, which means English. */
export function findLanguageCookie(): ReadingLanguageChoice | null {
  const stored = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${READING_LANGUAGE_COOKIE}=`))
    ?.slice(READING_LANGUAGE_COOKIE.length + 1);
  return READING_LANGUAGE_CHOICES.find((each) => each === stored) ?? null;
}

/** Works without Wi-Fi too. The cookie ends with the browser; a sign-in sets it again. */
export function writeLanguageCookie(language: ReadingLanguageChoice): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack cookieStore.
  document.cookie = `${READING_LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax${secure}`;
}
