import {
  ALL_GRAPH_TYPES_STICKER_REASON,
  ALL_TASKS_STICKER_REASON,
  CLOSE_GUESS_STICKER_REASON,
  FIXED_MISTAKE_STICKER_REASON,
  PRACTICE_STICKER_REASON,
  PRESET_TEACHER_STICKER_REASONS,
  type PresetTeacherStickerReason,
  SHARED_GRAPH_STICKER_REASON,
  type StickerShape,
} from '@/lib/domain/team/stickers';
import { listOfText } from './numbers';

/** The reasons to choose from, as students read them. */
const KINDS: Readonly<Record<PresetTeacherStickerReason, string>> = {
  'kept-trying': 'Kept trying until it worked.',
  'clear-working': 'Showed every step of the work.',
  'helped-classmate': 'Helped a classmate.',
  'found-own-mistake': 'Found a mistake and fixed it.',
  'good-question': 'Asked a good question.',
  'explained-well': 'Explained it so others understood.',
};
export const stickerKindText = (kind: PresetTeacherStickerReason): string => KINDS[kind];

const EARNED: Readonly<Record<string, string>> = {
  [ALL_TASKS_STICKER_REASON]: 'Finished all the tasks for the week.',
  [PRACTICE_STICKER_REASON]: 'Still knew what was learned weeks ago.',
  [FIXED_MISTAKE_STICKER_REASON]: 'Fixed a mistake that your lines showed.',
  [CLOSE_GUESS_STICKER_REASON]: 'Guessed within 1 point.',
  [SHARED_GRAPH_STICKER_REASON]: 'Made a graph that your class can see in the gallery.',
  [ALL_GRAPH_TYPES_STICKER_REASON]: 'Handed in all seven kinds of graph.',
};

/**
 * The stored reason as a short sentence.
 *
 * @param byHand true if a teacher gave it: a reason that isn't in the list is then the teacher's
 * own text.
 */
export function stickerReasonText(reason: string, byHand: boolean): string {
  const earned = EARNED[reason];
  if (earned && !byHand) return earned;
  const kind = PRESET_TEACHER_STICKER_REASONS.find((id) => id === reason);
  if (kind) return KINDS[kind];
  return byHand ? reason : 'For good work.';
}

/** A place of the shelf: its name, and how to earn what isn't there yet. */
export const SHELF_WORDS_BY_STICKER_SHAPE: Readonly<
  Record<StickerShape, { name: string; how: string }>
> = {
  shield: {
    name: 'A mistake beaten',
    how: 'Write your lines, and fix the one that isn’t right yet.',
  },
  star: { name: 'A week with all tasks', how: 'Finish all the tasks of one week.' },
  flag: { name: 'A guess within 1 point', how: 'Guess first on a card, and land close.' },
  rings: { name: 'Three from weeks ago', how: 'Answer three questions on My math.' },
  hexagon: { name: 'From your teacher', how: 'Your teacher gives it for good work.' },
  pie: {
    name: 'A graph in the gallery',
    how: 'Hand in a graph that your teacher shares with the class.',
  },
  heptagon: { name: 'All seven kinds of graph', how: 'Hand in one graph of each kind.' },
};
export const shelfTitle = (): string => 'Each shape says what you learned';
export const whoSeesShelfText = (): string =>
  'You see this shelf, and your teacher does. Your class doesn’t see your stickers.';
export const stickerCountText = (count: number): string => `× ${count}`;
export const stickerWeeksText = (weeks: readonly number[]): string =>
  `${weeks.length === 1 ? 'week' : 'weeks'} ${listOfText(weeks.map(String))}`;

export const helmetFullText = (most: number): string =>
  `A helmet has room for ${most} stickers. Take one back to give a new one.`;

export const stickerReasonMissingText = (): string =>
  'Please say in a few words what the sticker is for.';

export const keepOnHelmetText = (): string => 'Please keep the sticker on the helmet.';
