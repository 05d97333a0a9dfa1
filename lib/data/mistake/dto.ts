import type { WrongAndRightRow } from '@/lib/domain/answers/mistakes/workings';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import type { StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * Two workings of the same made-up numbers, a wrong one and the right one, and what to ask about
 * them.
 */
export type MadeUpWrongAndRightWorkingDto = {
  rows: readonly WrongAndRightRow[];
  sum: { wrong: MixedNumber; right: MixedNumber } | null;
  question: string;
};

/** A common mistake: no one's name is in it, and no one's numbers. */
export type CommonMistakeDto = {
  tag: string;
  label: string;
  students: number;
  answers: number;
  step: string;
  rules: LevelOrNamedFormulaSet;
  /** For the teacher to ask; it names no number. */
  question: string;
  /** Null where a mistake can't be shown with other numbers. */
  working: MadeUpWrongAndRightWorkingDto | null;
};

export type ProjectableWorkingDto = Pick<CommonMistakeDto, 'tag' | 'working'>;

type WhoDto = {
  key: StepKey;
  step: string;
  students: { id: string; name: string; answers: number }[];
};

/** For the teacher's eyes: with `who` made it, in the order of the card. */
export type MistakeWithStudentsDto = CommonMistakeDto & { who: WhoDto[] };

export type ClassMistakesDto = {
  week: number;
  latestWeek: number;
  isExcused: boolean;
  answers: number;
  students: number;
  classSize: number;
  /** The heaviest first: by students, then by answers. */
  mistakes: MistakeWithStudentsDto[];
  /** Answers that no mistake explains, or several do. Null where there are none. */
  unexplained:
    | (Pick<MistakeWithStudentsDto, 'students' | 'answers' | 'who'> & {
        /** The typed numbers, each once, in the order of the card. */
        typed: { step: StepKey; answers: MixedNumber[] }[];
      })
    | null;
  /**
   * If the class made too many tries, only this many first ones of each student and step are
   * counted; otherwise null.
   */
  firstTriesOnly: number | null;
};
