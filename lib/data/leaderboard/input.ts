import type { BoardKey } from '@/lib/data/leaderboard/dto';

const BOARDS: readonly BoardKey[] = ['week', 'season', 'mvp', 'accuracy'];

export type BoardChoice = { board: BoardKey; week: number | null };

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for. Anything that cannot be read means the week board of the latest week. */
export function readBoardChoice({ board, week }: Search): BoardChoice {
  return {
    board: BOARDS.find((key) => key === board) ?? 'week',
    week: typeof week === 'string' && /^[1-9]\d?$/.test(week) ? Number(week) : null,
  };
}
