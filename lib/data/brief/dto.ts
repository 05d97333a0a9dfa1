import type { WorkingLineDto } from '@/lib/data/student/dto';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** A common mistake with one answer to show: no one's name is in it. */
export type BriefMistakeDto = {
  tag: string;
  label: string;
  students: number;
  answers: number;
  /** What helps, in a student's words. */
  advice: string | null;
  sample: {
    step: string;
    formulaLevel: FormulaLevel;
    /** What the student had to work with, and what each line gives. */
    lines: WorkingLineDto[];
    given: MixedNumber;
    right: MixedNumber;
  } | null;
};

type BriefGroupDto = {
  /** What its members work on, in words. */
  about: string[];
  learners: string[];
  helpers: string[];
};

export type TuesdayBriefDto = {
  leagueName: string;
  /** 0 before the first week. */
  week: number;
  latestWeek: number;
  mistakes: BriefMistakeDto[];
  groups: BriefGroupDto[];
  /** Groups of students who have made no mistake and are free for something harder. */
  challenges: string[][];
  notStarted: string[];
  warmUp: { text: string; answer: MixedNumber; working: string }[];
  warmUpLevel: FormulaLevel;
  /** As on the page of common mistakes. */
  firstTriesOnly: number | null;
};
