import type { GraphUnit } from '@/lib/domain/football/statistics';
import type { FiveNumberName } from '@/lib/domain/graphs/box-and-whisker/rules';

export type CheckId =
  | 'data'
  | 'title'
  | 'x-label'
  | 'y-label'
  | 'x-scale'
  | 'y-scale'
  | 'x-fits'
  | 'y-fits'
  | 'units'
  | 'totals'
  | 'angles'
  | 'angle-sum'
  | 'points'
  | 'trend'
  | 'gap'
  | 'stems'
  | 'leaves'
  | 'leaf-order'
  | 'bins'
  | 'counts'
  | 'five'
  | 'key'
  | 'claim';

export type PartExplainedByKey = 'slice' | 'piece' | 'line' | 'mark';
export type CheckedTextKind = 'title' | 'label' | 'key';

type Nothing = Record<never, never>;
type Names = { names: readonly string[] };
type One = { player: string };

/**
 * Something true about the data that a sentence mentions. A null `of` stands for all players, and
 * `field` is null if the graph shows one statistic or adds them up.
 */
export type FactMentionedInClaim = { field: string | null } & (
  | { is: 'most' | 'least'; of: string }
  | { is: 'more' | 'less'; of: string; than: string }
  | { is: 'game'; number: string; of: string; week: number }
  | { is: NumberFactKind; number: string; of: string | null }
);
export type NumberFactKind =
  | 'largest'
  | 'smallest'
  | 'total'
  | 'median'
  | 'mean'
  | 'rounded-mean'
  | 'range'
  | 'difference'
  | 'share'
  | 'typed';

/**
 * The results of each check, with their values: names, the student's words, and the fields of
 * statistics. Never the answer.
 */
export type CheckMessageValues = {
  'data-fits': Nothing;
  'weeks-backward': Nothing;
  'wrong-player-count': { min: number; max: number };
  'no-statistic': Nothing;
  'same-statistic-twice': Nothing;
  'one-week': Nothing;
  'no-game': One;
  'no-whole': Nothing;
  'too-few-games': { count: number; each: boolean };
  'data-first': Nothing;

  'no-title': Nothing;
  'title-says-nothing': Nothing;
  'title-lacks': { field: string };
  'title-names-no-one': Nothing;
  'title-right': Nothing;
  'other-word': { of: CheckedTextKind; word: string; fields: readonly string[] };
  'names-a-part': { of: CheckedTextKind; fields: readonly string[]; unit: GraphUnit };

  'no-label': Nothing;
  'one-mark-a-week': { units: readonly GraphUnit[] };
  'label-what-weeks': Nothing;
  'label-weeks-right': Nothing;
  'bar-a-player': { units: readonly GraphUnit[] };
  'label-what-players': Nothing;
  'label-players-right': Nothing;
  'label-what-height': Nothing;
  'height-not-units': { units: readonly GraphUnit[] };
  'label-counts-right': Nothing;
  'label-needs-unit': Nothing;
  'label-twin': { unit: GraphUnit };
  'label-unit-right': Nothing;

  'no-claim': Nothing;
  'short-claim': Nothing;
  'claim-is-title': Nothing;
  'claim-written': Nothing;
  'claim-found': { names: readonly string[]; facts: readonly FactMentionedInClaim[] };
  'claim-other-player': One;
  'claim-other-number': { number: string };

  'scale-unreadable': Nothing;
  'no-step': Nothing;
  'end-before-start': Nothing;
  'uneven-end': Nothing;
  'too-few-steps': Nothing;
  'too-many-steps': Nothing;
  'steps-equal': Nothing;
  'bars-cut': Nothing;
  'counts-below-zero': Nothing;
  'steps-miss-zero': Nothing;
  'steps-equal-from-zero': Nothing;
  'scale-first': Nothing;
  'beyond-end': { count: number };
  'before-start': { count: number };
  'all-fit': Nothing;
  squeezed: { nearer: 'start' | 'end' };

  'points-missing': { places: readonly { player: string; week: number }[] };
  'points-wrong': { places: readonly { player: string; week: number }[] };
  'points-right': Nothing;
  'trend-unfinished': Nothing;
  'trend-aside': { above: number; below: number };
  'trend-right': Nothing;

  'gap-unsaid': One;
  'gap-as-zero': One;
  'gap-joined': One;
  'gap-right': Nothing;

  'key-right': { part: PartExplainedByKey };
  'no-key': { part: PartExplainedByKey };

  'angles-first': Nothing;
  'no-slice': One;
  'angles-missing': Names;
  'angles-wrong': Names;
  'angles-not-whole': Names;
  'angles-rounded-wrong': Names;
  'angles-right': Nothing;
  'circle-full': Nothing;
  'circle-not-full': { sum: number };

  'same-piece-twice': Nothing;
  'one-unit': Nothing;
  'units-mixed': Nothing;
  'pieces-first': Nothing;
  'totals-wrong': Names;
  'totals-right': Nothing;

  'bins-first': Nothing;
  'bins-unreadable': Nothing;
  'bin-no-width': Nothing;
  'wrong-bin-count': { min: number; max: number };
  'smallest-without-bin': Nothing;
  'largest-without-bin': Nothing;
  'first-bins-empty': Nothing;
  'last-bins-empty': Nothing;
  'bins-right': Nothing;
  'counts-right': Nothing;
  'counts-wrong': { bins: readonly { from: number; to: number }[]; sum: number; all: number };

  'stems-first': Nothing;
  'leaves-first': Nothing;
  'stems-unreadable': Nothing;
  'smallest-without-stem': Nothing;
  'largest-without-stem': Nothing;
  'stem-too-early': Nothing;
  'stem-too-late': Nothing;
  'stems-right': Nothing;
  'leaves-unreadable': { stems: readonly string[] };
  'leaves-wrong': { stems: readonly string[] };
  'leaves-right': Nothing;
  'leaves-in-order': Nothing;
  'leaves-out-of-order': { stems: readonly string[]; belowZero: boolean };
  'stem-key-missing': Nothing;
  'leaf-not-a-digit': Nothing;
  'stem-key-other-number': Nothing;
  'stem-key-not-there': Nothing;
  'stem-key-right': Nothing;
  'stem-key-needs-unit': Nothing;

  'five-right': Nothing;
  'five-wrong': { places: readonly { name: FiveNumberName; player: string }[] };
};
export type CheckMessageCode = keyof CheckMessageValues;
export type CheckMessage = {
  [Code in CheckMessageCode]: { code: Code } & CheckMessageValues[Code];
}[CheckMessageCode];

/**
 * One checked part of a graph. `again` never gives the answer; `waiting` depends on another part;
 * `unjudged` can't be checked as a whole, so the teacher reads it.
 */
export type CheckItem = {
  id: CheckId;
  state: 'right' | 'again' | 'waiting' | 'unjudged';
  says: CheckMessage;
  box: string | null;
};

/** For a message without values, its code is enough. */
type Says =
  | CheckMessage
  | {
      [Code in CheckMessageCode]: CheckMessageValues[Code] extends Nothing
        ? Nothing extends CheckMessageValues[Code]
          ? Code
          : never
        : never;
    }[CheckMessageCode];
const saysOf = (says: Says): CheckMessage =>
  typeof says === 'string' ? ({ code: says } as CheckMessage) : says;

export const passedCheck = (id: CheckId, says: Says): CheckItem => ({
  id,
  state: 'right',
  says: saysOf(says),
  box: null,
});
export const failedCheck = (id: CheckId, says: Says, box: string | null): CheckItem => ({
  id,
  state: 'again',
  says: saysOf(says),
  box,
});
export const pendingCheck = (id: CheckId, says: Says): CheckItem => ({
  id,
  state: 'waiting',
  says: saysOf(says),
  box: null,
});
export const unjudgedCheck = (id: CheckId, says: Says, box: string | null): CheckItem => ({
  id,
  state: 'unjudged',
  says: saysOf(says),
  box,
});
