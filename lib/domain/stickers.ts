/** Helmet stickers: one comes by itself with all five tasks of a week, the others are given by the teacher with a reason. */

export const ALL_TASKS_REASON = 'all-tasks';

/** The most letters of a reason in a teacher's own words: it is read on a helmet's list, not in a letter. */
export const STICKER_WORDS_MAX = 80;

/** How many a teacher may give one student in a season. */
export const STICKERS_BY_HAND_MAX = 60;

/** Reasons to choose from, as the student reads them. */
export const STICKER_KINDS = [
  { id: 'kept-trying', text: 'Kept trying until it worked.' },
  { id: 'clear-working', text: 'Showed every step of the work.' },
  { id: 'helped-classmate', text: 'Helped a classmate.' },
  { id: 'found-own-mistake', text: 'Found a mistake and fixed it.' },
  { id: 'good-question', text: 'Asked a good question.' },
  { id: 'explained-well', text: 'Explained it so that others understood.' },
] as const;
export type StickerKind = (typeof STICKER_KINDS)[number]['id'];

export const STICKER_KIND_IDS = STICKER_KINDS.map(({ id }) => id) as [StickerKind, ...StickerKind[]];

/**
 * The stored reason as a short sentence.
 * @param byHand whether a teacher gave it: only then is a reason that is not in the bank somebody's own words.
 */
export function stickerReasonText(reason: string, byHand: boolean): string {
  if (reason === ALL_TASKS_REASON && !byHand) return 'All tasks of the week done.';
  const kind = STICKER_KINDS.find(({ id }) => id === reason);
  if (kind) return kind.text;
  return byHand ? reason : 'For good work.';
}

/** One line without control characters and doubled spaces. */
export function tidyStickerWords(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
