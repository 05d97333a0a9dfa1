import type { WorkingRow } from '@/lib/domain/answers/mistakes/workings';
import type { NamedRules } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** Two workings of the same made-up numbers, a wrong one and the right one, and what to ask about them. */
export type WorkingPairDto = {
  rows: readonly WorkingRow[];
  /** Null where one line says it all. */
  sum: { wrong: MixedNumber; right: MixedNumber } | null;
  question: string;
};

/** A common mistake: no one's name is in it, and no one's numbers. */
export type BriefMistakeDto = {
  tag: string;
  label: string;
  students: number;
  answers: number;
  /** The step at which it was made most often. */
  step: string;
  rules: NamedRules;
  /** What helps, in a student's words. */
  advice: string | null;
  /** Null where a mistake can't be shown with other numbers. */
  working: WorkingPairDto | null;
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
  /** Groups of students who have finished without a mistake and are free for something harder. */
  challenges: string[][];
  /** No mistake so far, and not finished yet. */
  onTheWay: string[];
  notStarted: string[];
  /** Who worked out a card of the week together with the app, and no fresh one alone since. */
  together: string[];
  warmUp: { text: string; answer: MixedNumber; working: string }[];
  warmUpLevel: NamedRules;
  /** As on the page of common mistakes. */
  firstTriesOnly: number | null;
};
