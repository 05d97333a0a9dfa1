import {
  type CustomFormulaLines,
  FORMULA_LEVELS,
  type FormulaLevel,
  type PointRate,
} from './formulas';
import { formulaLinesByPosition } from './own-formulas';

/** The id of a set for one Common Core standard. */
export type ReadyMadeFormulaSetId = 'like' | 'unlike' | 'mixed' | 'below-zero';
/** A teacher's own set can start from one of these. */
export type FormulaSetTemplateId = FormulaLevel | ReadyMadeFormulaSetId;

const carrying = (
  yards: PointRate,
  touchdowns: PointRate,
  catches: PointRate,
  catchYards: PointRate,
  catchTouchdowns: PointRate,
): CustomFormulaLines => {
  const lines = {
    RushingYards: yards,
    RushingTouchdowns: touchdowns,
    Receptions: catches,
    ReceivingYards: catchYards,
    ReceivingTouchdowns: catchTouchdowns,
  };
  return { RB: lines, WR: lines, TE: lines };
};

const READY: Readonly<
  Record<ReadyMadeFormulaSetId, { standard: string; lines: CustomFormulaLines }>
> = {
  // Fifths are prime, so reducing never gives another denominator.
  like: {
    standard: '4.NF.B.3',
    lines: {
      QB: {
        PassingYards: [1, 5],
        PassingTouchdowns: [4, 1],
        RushingYards: [1, 5],
        RushingTouchdowns: [5, 1],
      },
      ...carrying([1, 5], [5, 1], [2, 5], [1, 5], [5, 1]),
      K: { ExtraPointsMade: [3, 5], FieldGoalsMade: [14, 5] },
      DEF: {
        Sacks: [6, 5],
        Interceptions: [12, 5],
        FumblesRecovered: [12, 5],
        Safeties: [2, 1],
        DefensiveTouchdowns: [5, 1],
      },
    },
  },
  unlike: {
    standard: '5.NF.A.1',
    lines: {
      QB: {
        PassingYards: [1, 20],
        PassingTouchdowns: [9, 2],
        RushingYards: [1, 8],
        RushingTouchdowns: [5, 1],
      },
      ...carrying([1, 10], [5, 1], [1, 2], [1, 8], [11, 2]),
      K: { ExtraPointsMade: [2, 3], FieldGoalsMade: [5, 2] },
      DEF: {
        Sacks: [3, 4],
        Interceptions: [5, 3],
        FumblesRecovered: [5, 2],
        Safeties: [2, 1],
        DefensiveTouchdowns: [5, 1],
      },
    },
  },
  mixed: {
    standard: '5.NF.B.6',
    lines: {
      QB: {
        PassingYards: [1, 20],
        PassingTouchdowns: [17, 4],
        RushingYards: [1, 10],
        RushingTouchdowns: [11, 2],
      },
      ...carrying([1, 10], [11, 2], [5, 4], [1, 10], [19, 4]),
      K: { ExtraPointsMade: [5, 4], FieldGoalsMade: [10, 3] },
      DEF: {
        Sacks: [5, 4],
        Interceptions: [11, 4],
        FumblesRecovered: [5, 2],
        Safeties: [7, 4],
        DefensiveTouchdowns: [11, 2],
      },
    },
  },
  'below-zero': {
    standard: '6.NS.C.5',
    lines: {
      QB: {
        PassingYards: [1, 20],
        PassingTouchdowns: [4, 1],
        RushingYards: [1, 2],
        RushingTouchdowns: [5, 1],
      },
      ...carrying([1, 5], [5, 1], [-1, 2], [1, 10], [5, 1]),
      K: { ExtraPointsMade: [-1, 4], FieldGoalsMade: [3, 1] },
      DEF: {
        Sacks: [-1, 2],
        Interceptions: [3, 1],
        FumblesRecovered: [5, 2],
        Safeties: [2, 1],
        DefensiveTouchdowns: [5, 1],
      },
    },
  },
};

export const READY_MADE_FORMULA_SET_IDS = Object.keys(READY) as readonly ReadyMadeFormulaSetId[];

export const FORMULA_SET_TEMPLATE_IDS: readonly FormulaSetTemplateId[] = [
  ...FORMULA_LEVELS,
  ...READY_MADE_FORMULA_SET_IDS,
];

export const commonCoreStandardOf = (set: FormulaSetTemplateId): string | null =>
  typeof set === 'number' ? null : READY[set].standard;

export const templateFormulaLines = (set: FormulaSetTemplateId): CustomFormulaLines =>
  typeof set === 'number' ? formulaLinesByPosition(set) : READY[set].lines;
