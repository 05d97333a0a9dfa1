import {
  LANGUAGE_COOKIE,
  READING_LANGUAGES,
  type ReadingLanguage,
} from '@/lib/domain/student/reading';

export function readLanguageCookie(): ReadingLanguage {
  const stored = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);
  return READING_LANGUAGES.find((each) => each === stored) ?? 'en';
}

/** Works without Wi-Fi too. It ends with the browser; a sign-in sets it again. */
export function writeLanguageCookie(language: ReadingLanguage): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack cookieStore.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; SameSite=Lax${secure}`;
}
