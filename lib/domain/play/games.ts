export const MINI_GAMES = ['what-if', 'find-the-slip', 'reverse', 'call-it-first'] as const;
export type MiniGame = (typeof MINI_GAMES)[number];

export const miniGameOfWeek = (week: number): MiniGame =>
  MINI_GAMES[week % MINI_GAMES.length] ?? 'what-if';

export const isMiniGame = (name: string): name is MiniGame =>
  (MINI_GAMES as readonly string[]).includes(name);

/** A game with questions has this many each week. The first try at each is evidence for skills. */
export const MINI_GAME_ROUNDS_PER_WEEK = 5;

export const miniGameRoundHref = (game: MiniGame, round = 0): string =>
  `/student/play/${game}${round > 0 ? `?round=${round + 1}` : ''}`;
