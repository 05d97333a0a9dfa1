/** A cookie rather than the browser's own storage, so the server knows at once whether to send the help open. */
export const SEEN_HELP_COOKIE = 'seen-help';

const YEAR_S = 365 * 24 * 60 * 60;
/** As much of an account's key as tells the children of one computer apart. */
const KEY_LENGTH = 8;
/** Children of one computer whose screens are remembered: one for each lesson of a day, and some. */
const MOST_ACCOUNTS = 8;

/**
 * The screens that this account has put away; anything else in the cookie is passed over. Its value is like `1f0a3c9e-05_99c0ffee-6`: for
 * each account, the latest first, the numbers of its screens in {@link HELP_SCREENS}.
 *
 * @param account the key under which the browser keeps what an account typed.
 */
export function readSeenHelp(value: string | undefined, account: string): ReadonlySet<HelpScreen> {
  return new Set(screensOf(entriesOf(value).find(isOf(account))));
}

type Seen = { account: string; screen: HelpScreen; secure: boolean };

/** What to hand to `document.cookie` once `screen` has been seen too. `cookies` is what is in it now. */
export function seenHelpCookie(cookies: string, { account, screen, secure }: Seen): string {
  const now = cookies
    .split('; ')
    .find((part) => part.startsWith(`${SEEN_HELP_COOKIE}=`))
    ?.slice(SEEN_HELP_COOKIE.length + 1);
  const entries = entriesOf(now);
  const seen = [...screensOf(entries.find(isOf(account))), screen];
  const own = `${account.slice(0, KEY_LENGTH)}-${HELP_SCREENS.flatMap((name, index) => (seen.includes(name) ? index : [])).join('')}`;
  const others = entries.filter((entry) => !isOf(account)(entry));
  const value = [own, ...others].slice(0, MOST_ACCOUNTS).join('_');
  return `${SEEN_HELP_COOKIE}=${value}; path=/student; max-age=${YEAR_S}; samesite=lax${secure ? '; secure' : ''}`;
}

const entriesOf = (value: string | undefined) => value?.split('_').filter((entry) => /^[\da-z]{8}-\w+$/.test(entry)) ?? [];
const isOf = (account: string) => (entry: string) => entry.startsWith(`${account.slice(0, KEY_LENGTH)}-`);

function screensOf(entry: string | undefined): HelpScreen[] {
  const numbers = entry?.slice(KEY_LENGTH + 1) ?? '';
  return HELP_SCREENS.filter((_, index) => numbers.includes(String(index)));
}

/** A browser remembers the ones it has shown by their numbers: new ones go to the end, and at most ten fit. */
export const HELP_SCREENS = ['dashboard', 'box-scores', 'score-cards', 'leaderboards', 'lineup', 'draft', 'team'] as const;
export type HelpScreen = (typeof HELP_SCREENS)[number];

/** The help of one screen, and whether this student has put it away before. */
export type ScreenHelp = { screen: HelpScreen; seen: boolean; sentences: readonly string[] };

/** Three short sentences for someone who has never seen the screen: what it is, what to do, and what comes of it. */
export const HELP_TEXTS: Readonly<Record<HelpScreen, readonly [string, string, string]>> = {
  dashboard: [
    'Each week has five tasks.',
    'The yellow button opens the next one.',
    'Finish all five to earn 2 MVP points and a helmet sticker.',
  ],
  'box-scores': [
    'A box score shows what a player did in a real game.',
    'Read what your eight starters did.',
    'You’ll need these numbers to work out the points.',
  ],
  'score-cards': [
    'Each of a player’s numbers earns points.',
    'Work on paper, then type a fraction.',
    'If an answer is wrong, you get a hint.',
  ],
  leaderboards: [
    'See how the teams in your class are doing.',
    'Teams with equal points share a rank.',
    'Your row is yellow. You can see how you got your points.',
  ],
  lineup: [
    'Eight of your players start each week.',
    'Choose a spot, then choose who plays there.',
    'You can change it until it locks on Thursday.',
  ],
  draft: [
    'Pick real players for six positions.',
    'Once games have been played, scout one player to open a position.',
    'Not sure? Let us fill the rest for you.',
  ],
  team: [
    'This is your team with all its players.',
    'Stickers you earn go on your helmet.',
    'You can change the name, mascot, and colors at any time.',
  ],
};
