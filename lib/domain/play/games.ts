/** The free games of "Play on". */
export const PLAY_GAMES = ['what-if', 'find-the-slip', 'reverse', 'call-it-first'] as const;
export type PlayGame = (typeof PLAY_GAMES)[number];

/** The game that comes first in a week. */
export const gameOfWeek = (week: number): PlayGame =>
  PLAY_GAMES[week % PLAY_GAMES.length] ?? 'what-if';

export const isPlayGame = (name: string): name is PlayGame =>
  (PLAY_GAMES as readonly string[]).includes(name);

/** A game with questions has this many each week. The first try at each is evidence for skills. */
export const ROUNDS = 5;

export const playHref = (game: PlayGame, round = 0): string =>
  `/student/play/${game}${round > 0 ? `?round=${round + 1}` : ''}`;
