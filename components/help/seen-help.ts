import { HELP_SCREENS, type HelpScreen } from './help-texts';

/** A cookie rather than the browser's own storage, so that the server knows at once whether to send the help open. */
export const SEEN_HELP_COOKIE = 'seen-help';

const YEAR_S = 365 * 24 * 60 * 60;

/** The screens named in the cookie; anything else in it is passed over. */
export function readSeenHelp(value: string | undefined): ReadonlySet<HelpScreen> {
  const named = value?.split('.') ?? [];
  return new Set(HELP_SCREENS.filter((screen) => named.includes(screen)));
}

/** What to hand to `document.cookie` once `screen` has been seen too. `cookies` is what stands in it now. */
export function seenHelpCookie(cookies: string, screen: HelpScreen, secure: boolean): string {
  const now = cookies
    .split('; ')
    .find((part) => part.startsWith(`${SEEN_HELP_COOKIE}=`))
    ?.slice(SEEN_HELP_COOKIE.length + 1);
  const seen = [...new Set([...readSeenHelp(now), screen])];
  return `${SEEN_HELP_COOKIE}=${seen.join('.')}; path=/student; max-age=${YEAR_S}; samesite=lax${secure ? '; secure' : ''}`;
}
