import type { PracticeDto } from '@/lib/data/practice/dto';
import type { StudentHeadDto } from '@/lib/data/student/dto';
import type { Skill, SkillExample } from '@/lib/domain/learning/skills';

/** One skill of a student: nothing but counts of first tries. */
export type SkillDto = {
  skill: Skill;
  name: string;
  /** Its Common Core code. */
  standard: string;
  /** The last ten chances at most, the newest last: right at the first try or not. */
  last: boolean[];
  right: number;
  /** "First try: 8 of the last 10". */
  count: string;
  canDo: boolean;
  /** "Nov 20", the newest chance; null where it is not known. */
  seen: string | null;
  /** In numbers of the student's own cards. */
  example: SkillExample | null;
};

export type BeatenDto = { text: string; fixed: string | null; since: number };

export type MyMathDto = {
  week: number;
  canDo: SkillDto[];
  learning: SkillDto[];
  beaten: BeatenDto[];
  /** Null where there are no questions from weeks ago. */
  practice: PracticeDto | null;
};

/** One skill of a class, names in the order of the alphabet. */
export type ClassSkillDto = {
  skill: Skill;
  name: string;
  standard: string;
  canDo: string[];
  learning: string[];
  /** Of those who are learning: fewer than half of at least five first tries were right. */
  needsHand: string[];
};

export type ClassSkillsDto = {
  leagueName: string;
  latestWeek: number;
  students: number;
  /** Those with a chance by now. */
  skills: ClassSkillDto[];
  /** On level 1, with the counts for level 2. No one where the class has formulas of its own: then a level changes nothing. */
  readyForLevel2: string[];
  /** What those are called; null where the levels count. */
  classFormulas: string | null;
};

/** One sheet for a talk about one student. */
export type StudentTalkDto = {
  head: StudentHeadDto;
  firstName: string;
  /** The latest week. */
  weeks: number;
  /** The weeks that were asked of the student, and those whose nine steps are right. */
  finished: { done: number; of: number };
  onTime: number;
  /** Steps with a try, and those that were right at the first one. */
  tried: number;
  firstTry: number;
  skills: SkillDto[];
  beaten: BeatenDto[];
  /** "November 23, 2026". */
  today: string;
};
