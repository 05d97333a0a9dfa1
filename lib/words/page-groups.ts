/**
 * Pages of one group share a file of words in Spanish for the browser (`lib/words/es/pages`); the
 * first that fits counts. Adults' pages have none. `scripts/build-words.ts` writes the files by
 * this map.
 */
const GROUPS = {
  entry: /^\/(?!student\/(?!login|signup|assessment|create-|how-to-)|teacher|admin)/,
  dashboard: /^\/student\/dashboard/,
  cards: /^\/student\/score-cards/,
  math: /^\/student\/my-math/,
  play: /^\/student\/(?:play|drive)/,
  scouting: /^\/student\/draft\/./,
  builder: /^\/student\/graph-upload\/build/,
  lessons: /^\/student\/graph-upload\/lessons/,
  graphs: /^\/student\/graph-upload/,
  players: /^\/student\/(?:draft|lineup)/,
  team: /^\/student\/team/,
  games: /^\/student\/box-scores/,
  boards: /^\/student/,
} as const;
export type WordsGroup = keyof typeof GROUPS;
export const WORDS_GROUP_NAMES = Object.keys(GROUPS) as readonly WordsGroup[];

export const wordsGroupOf = (page: string): WordsGroup | undefined =>
  WORDS_GROUP_NAMES.find((group) => GROUPS[group].test(page));
