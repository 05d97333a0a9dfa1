import type { LeaderboardKey } from '@/lib/data/leaderboard/dto';
import { BOARD_WORDS } from '@/words/leaderboards';

/** The id of the link to the photo finish, which gets the focus back. */
export const PHOTO_FINISH_LINK_ID = 'photo-finish';

export const LEADERBOARD_ORDER = Object.keys(BOARD_WORDS) as LeaderboardKey[];

/** The latest week has the plain URL, so a bookmark of it stays current. */
export function leaderboardHref(
  board: LeaderboardKey,
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
