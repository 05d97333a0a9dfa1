import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * Reasons for helmet stickers. One comes with all five tasks of a week, one with its practice
 * questions, up to two with what its score card shows was learned, one with a graph that the
 * teacher shares with the class, and one with the seventh kind of graph; the others are the
 * teacher's.
 */

export const ALL_TASKS_STICKER_REASON = 'all-tasks';
export const PRACTICE_STICKER_REASON = 'weeks-ago';
export const FIXED_MISTAKE_STICKER_REASON = 'mistake-beaten';
export const CLOSE_GUESS_STICKER_REASON = 'close-guess';
export const SHARED_GRAPH_STICKER_REASON = 'graph-in-gallery';
export const ALL_GRAPH_TYPES_STICKER_REASON = 'all-kinds-of-graph';

/** Each shape says what was learned; `hexagon` is a teacher's. In the order of the shelf. */
export const STICKER_SHAPES = [
  'shield',
  'star',
  'hexagon',
  'pie',
  'rings',
  'flag',
  'heptagon',
] as const;
export type StickerShape = (typeof STICKER_SHAPES)[number];

const SHAPES: Readonly<Record<string, StickerShape>> = {
  [ALL_TASKS_STICKER_REASON]: 'star',
  [PRACTICE_STICKER_REASON]: 'rings',
  [FIXED_MISTAKE_STICKER_REASON]: 'shield',
  [CLOSE_GUESS_STICKER_REASON]: 'flag',
  [SHARED_GRAPH_STICKER_REASON]: 'pie',
  [ALL_GRAPH_TYPES_STICKER_REASON]: 'heptagon',
};

export const stickerShape = (reason: string, byHand: boolean): StickerShape =>
  byHand ? 'hexagon' : (SHAPES[reason] ?? 'star');

type LearnedStep = {
  readonly correct: boolean;
  readonly answer: MixedNumber | null;
  readonly estimate?: number | undefined;
  readonly foundInLines?: readonly string[] | undefined;
  readonly together?: boolean | undefined;
  readonly paper?: unknown;
  readonly correction?: { readonly before: MixedNumber } | undefined;
};

/**
 * The reasons for stickers in one week's card: a mistake that the student's own lines showed and
 * that was fixed alone, and a guess within 1 point. A correction of the NFL takes none away.
 */
export function stickerReasonsEarnedOnCard(steps: readonly LearnedStep[]): string[] {
  const right = steps.filter(({ correct, correction, paper }) => (correct || correction) && !paper);
  const isBeaten = right.some(
    ({ foundInLines = [], together = false }) => foundInLines.length > 0 && !together,
  );
  const isClose = right.some(({ estimate, answer, correction }) => {
    const truth = correction?.before ?? answer;
    return estimate !== undefined && truth !== null && fromMixed(truth).sub(estimate).abs().lte(1);
  });
  return [
    ...(isBeaten ? [FIXED_MISTAKE_STICKER_REASON] : []),
    ...(isClose ? [CLOSE_GUESS_STICKER_REASON] : []),
  ];
}

/** The longest reason a teacher may write; it must fit in a list. */
export const MAX_STICKER_REASON_LENGTH = 80;

export const MAX_TEACHER_STICKERS_PER_SEASON = 60;

export const PRESET_TEACHER_STICKER_REASONS = [
  'kept-trying',
  'clear-working',
  'helped-classmate',
  'found-own-mistake',
  'good-question',
  'explained-well',
] as const;
export type PresetTeacherStickerReason = (typeof PRESET_TEACHER_STICKER_REASONS)[number];

export function toOneLineStickerReason(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** A sticker's position in whole units of the helmet drawing, 148 wide and 116 high. */
export type StickerPosition = { readonly x: number; readonly y: number };

/** A sticker on the helmet; a star where no shape is given. */
export type WornSticker = StickerPosition & { readonly shape?: StickerShape };

const USUAL_PLACES: readonly StickerPosition[] = [
  { x: 20, y: 70 },
  { x: 29, y: 76 },
  { x: 39, y: 80 },
  { x: 20, y: 59 },
  { x: 30, y: 66 },
  { x: 22, y: 48 },
  { x: 40, y: 70 },
  { x: 30, y: 56 },
  { x: 28, y: 40 },
  { x: 50, y: 82 },
];

/**
 * Each sticker's position; null for one beside the helmet. Stickers without a stored position
 * (undefined) take the default ones in order; the rest are beside the helmet.
 */
export function storedOrDefaultStickerPositions(
  stored: readonly (StickerPosition | null | undefined)[],
): (StickerPosition | null)[] {
  let older = 0;
  return stored.map((place) => (place === undefined ? (USUAL_PLACES[older++] ?? null) : place));
}

/** The helmet's outline, clockwise, inset by the width of a star sticker. */
const SHELL: readonly StickerPosition[] = [
  { x: 13, y: 62 },
  { x: 18, y: 39 },
  { x: 31, y: 21 },
  { x: 48, y: 12 },
  { x: 66, y: 11 },
  { x: 86, y: 19 },
  { x: 100, y: 33 },
  { x: 107, y: 51 },
  { x: 84, y: 59 },
  { x: 77, y: 68 },
  { x: 78, y: 87 },
  { x: 60, y: 90 },
  { x: 38, y: 88 },
  { x: 24, y: 82 },
  { x: 16, y: 74 },
];

/** A ray to the left crosses the outline an odd number of times. */
export function isOnHelmet({ x, y }: StickerPosition): boolean {
  let inside = false;
  for (const [index, from] of SHELL.entries()) {
    const to = SHELL[(index + 1) % SHELL.length] ?? from;
    if (from.y > y === to.y > y) continue;
    const [low, high] = from.y < to.y ? [from, to] : [to, from];
    // Cross-multiplied to stay in integers: x is right of the edge at this height.
    if ((x - low.x) * (high.y - low.y) > (high.x - low.x) * (y - low.y)) inside = !inside;
  }
  return inside;
}
