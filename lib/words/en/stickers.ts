import {
  ALL_TASKS_REASON,
  PRACTICE_REASON,
  STICKER_KIND_IDS,
  type StickerKind,
} from '@/lib/domain/team/stickers';

/** The reasons to choose from, as students read them. */
const KINDS: Readonly<Record<StickerKind, string>> = {
  'kept-trying': 'Kept trying until it worked.',
  'clear-working': 'Showed every step of the work.',
  'helped-classmate': 'Helped a classmate.',
  'found-own-mistake': 'Found a mistake and fixed it.',
  'good-question': 'Asked a good question.',
  'explained-well': 'Explained it so others understood.',
};
export const stickerKindText = (kind: StickerKind): string => KINDS[kind];

/**
 * The stored reason as a short sentence. @param byHand true if a teacher gave it: a reason that
 * isn't in the list is then the teacher's own text.
 */
export function stickerReasonText(reason: string, byHand: boolean): string {
  if (reason === ALL_TASKS_REASON && !byHand) return 'Finished all the tasks for the week.';
  if (reason === PRACTICE_REASON && !byHand) return 'Still knew what was learned weeks ago.';
  const kind = STICKER_KIND_IDS.find((id) => id === reason);
  if (kind) return KINDS[kind];
  return byHand ? reason : 'For good work.';
}

export const helmetFullText = (most: number): string =>
  `A helmet has room for ${most} stickers. Take one back to give a new one.`;

export const SAY_WHAT_FOR = 'Please say in a few words what the sticker is for.';

export const KEEP_ON_HELMET = 'Please keep the sticker on the helmet.';
