import type { FormulaLevel } from '@/lib/domain/football/formulas';

/** The chances are between 0 and 1. */
export type DemoStudent = {
  readonly firstName: string;
  readonly lastInitial: string;
  readonly level: FormulaLevel;
  /** The chance that a try at a step is right. */
  readonly skill: number;
  /** The chance that a right answer is also in lowest terms. */
  readonly tidiness: number;
  readonly diligence: number;
  /** Steps of nine that are done, so the demo shows a class in the middle of its week. */
  readonly stepsNow: number;
  /** Wrong tries at the first step not done yet, so that a teacher sees somebody who is stuck. */
  readonly wrongNow: number;
};

type Row = readonly [
  name: string,
  level: FormulaLevel,
  skill: number,
  stepsNow: number,
  wrongNow: number,
];

/** Invented names. The first one is the student whose password is printed at the start. */
const ROWS: readonly Row[] = [
  ['Maya R', 1, 0.85, 3, 1],
  ['Theo B', 2, 0.95, 9, 0],
  ['Amara O', 1, 0.9, 9, 0],
  ['Luis G', 1, 0.7, 5, 0],
  ['Priya S', 2, 0.93, 9, 0],
  ['Jonah K', 1, 0.6, 2, 3],
  ['Zoe M', 1, 0.82, 8, 0],
  ['Kwame A', 2, 0.88, 9, 0],
  ['Ella T', 1, 0.78, 6, 1],
  ['Mateo V', 1, 0.65, 4, 2],
  ['Hana Y', 2, 0.97, 9, 0],
  ['Omar F', 1, 0.74, 0, 0],
  ['Ruby C', 1, 0.86, 9, 0],
  ['Dylan P', 1, 0.58, 1, 4],
  ['Nia W', 2, 0.9, 7, 0],
  ['Felix H', 1, 0.8, 9, 0],
  ['Sofia L', 1, 0.72, 3, 0],
  ['Isaac D', 2, 0.84, 8, 1],
  ['Leila N', 1, 0.92, 9, 0],
  ['Caleb J', 1, 0.62, 0, 1],
  ['Mei Z', 2, 0.94, 9, 0],
  ['Ava E', 1, 0.76, 6, 0],
  ['Samir Q', 1, 0.68, 5, 3],
  ['Grace I', 1, 0.83, 9, 0],
];

export const DEMO_STUDENTS: readonly DemoStudent[] = ROWS.map(
  ([name, level, skill, stepsNow, wrongNow]) => {
    const [firstName = '', lastInitial = ''] = name.split(' ');
    return {
      firstName,
      lastInitial,
      level,
      skill,
      tidiness: 0.5 + skill / 2,
      diligence: 0.35 + skill * 0.7,
      stepsNow,
      wrongNow,
    };
  },
);
