import type { BoardChoice, BoardKey } from '@/lib/data/leaderboard/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** In the order of the links. */
export const BOARD_WORDS: Readonly<Record<BoardKey, { tab: string; lead: string }>> = {
  week: {
    tab: 'One week',
    lead: 'A team’s points are the right answers it worked out for the week.',
  },
  season: { tab: 'Season', lead: 'All the points from every week, added up.' },
  mvp: {
    tab: 'MVP points',
    lead: 'You earn MVP points for finished score cards, graphs, and weeks with all five tasks done.',
  },
  accuracy: {
    tab: 'Most improved',
    lead: 'Whose first tries are right more often than before? We compare the last two weeks with the two weeks before.',
  },
};

/** The id of the link to the photo finish, which gets the focus back. */
export const FINISH_LINK = 'photo-finish';

export const BOARD_ORDER = Object.keys(BOARD_WORDS) as BoardKey[];

export function unitOf(board: BoardKey, { wholeNumber, numerator }: MixedNumber): string {
  if (board === 'accuracy') return 'better';
  const point = wholeNumber === 1 && numerator === 0 ? 'point' : 'points';
  return board === 'mvp' ? `MVP ${point}` : point;
}

/** The latest week has the plain URL, so a bookmark of it stays current. */
export function boardHref(
  board: BoardKey,
  week: number | null = null,
  finish = false,
  base = '/student/leaderboards',
): string {
  const query = [
    board === 'week' ? null : `board=${board}`,
    week === null ? null : `week=${week}`,
    finish ? 'finish=yes' : null,
  ];
  const search = query.filter((part) => part !== null).join('&');
  return `${base}${search ? `?${search}` : ''}`;
}

/**
 * The title for a board. The latest week is named without its number, which would need a query
 * first.
 */
export function boardName({ board, week, finish }: BoardChoice): string {
  const weekName = week === null ? 'latest week' : `week ${week}`;
  const name =
    board === 'week'
      ? weekName
      : BOARD_WORDS[board].tab.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return finish ? `${name}, photo finish` : name;
}

/** For example "A", "A and B", or "A and 2 more". */
export function someNames(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first} and ${names.length - 1} more`;
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
let ordinals: Intl.PluralRules | undefined;

/** For example "1st", "22nd", or "113th". */
export function ordinal(rank: number): string {
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' });
  return `${rank}${ENDINGS[ordinals.select(rank)] ?? 'th'}`;
}
