import type { LeaderboardKey } from '@/lib/data/leaderboard/dto';
import { BOARD_WORDS } from '@/words/leaderboards';

/** The id of the link to the photo finish, which gets the focus back. */
export const PHOTO_FINISH_LINK_ID = 'photo-finish';

export const LEADERBOARD_ORDER = Object.keys(BOARD_WORDS) as LeaderboardKey[];

/** The latest week has the plain URL, so a bookmark of it stays current. */
export function leaderboardHref(
  board: LeaderboardKey,
  {
    week = null,
    isFinish = false,
    base = '/student/leaderboards',
  }: { week?: number | null; isFinish?: boolean; base?: string | undefined } = {},
): string {
  const query = [
    board === 'week' ? '' : `board=${board}`,
    week === null ? '' : `week=${week}`,
    isFinish ? 'finish=yes' : '',
  ].filter(Boolean);
  return query.length === 0 ? base : `${base}?${query.join('&')}`;
}
