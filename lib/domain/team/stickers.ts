/** Helmet stickers: one comes by itself with all five tasks of a week, the others are given by the teacher with a reason. */

export const ALL_TASKS_REASON = 'all-tasks';

/** The most letters of a reason in a teacher's own words: it is read on a helmet's list, not in a letter. */
export const STICKER_WORDS_MAX = 80;

/** How many a teacher may give one student in a season. */
export const STICKERS_BY_HAND_MAX = 60;

/** Reasons to choose from. */
export const STICKER_KIND_IDS = [
  'kept-trying',
  'clear-working',
  'helped-classmate',
  'found-own-mistake',
  'good-question',
  'explained-well',
] as const;
export type StickerKind = (typeof STICKER_KIND_IDS)[number];

/** One line without control characters and doubled spaces. */
export function tidyStickerWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
