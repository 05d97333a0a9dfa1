import type { HomeQuestion } from '@/lib/domain/learning/home-practice';
import type {
  Skill,
  SkillExample,
  SkillFirstTryResultCounts,
  SkillStatus,
} from '@/lib/domain/learning/skills';

/** One skill of a student: nothing but counts of first tries. */
export type SkillDto = {
  skill: Skill;
  name: string;
  standard: string;
  /** The last ten chances at most of which we know what they show, the newest last. */
  last: ('right' | 'missed')[];
  /** Wrong first tries among them of which we don't know whether they missed this skill. */
  unknown: number;
  right: number;
  count: string;
  status: SkillStatus;
  /** "Nov 20", the newest chance; null where it is not known. */
  seen: string | null;
  example: SkillExample | null;
};

export type OvercomeMistakeDto = { text: string; fixed: string | null; since: number };

export type SkillWithNamesByStatusDto = {
  skill: Skill;
  name: string;
  standard: string;
  canDo: string[];
  learning: string[];
  needsHand: string[];
  /** Skills whose state depends on first tries with an unknown mistake. */
  notKnown: string[];
};

export type ClassSkillsDto = {
  leagueName: string;
  latestWeek: number;
  students: number;
  firstTries: SkillFirstTryResultCounts;
  skills: SkillWithNamesByStatusDto[];
  /**
   * Students on level 1, judged by the counts for level 2. Empty if the class has its own formulas,
   * because then a level changes nothing.
   */
  readyForLevel2: string[];
  /** The name of the class's own formulas; null if the formulas of the levels apply. */
  classFormulas: string | null;
};

/** One week of a student: of the steps that were tried, those that were right at the first try. */
export type TalkPageWeekDto = { week: number; right: number; tried: number; finished: boolean };

export type SkillToPracticeAtHomeDto = {
  skill: Skill;
  name: string;
  advice: string;
  lately: string | null;
  questions: HomeQuestion[];
};

export type TalkPageOvercomeMistakeDto = {
  text: string;
  /** "4 times in weeks 1 and 2, then 5 times right since Oct 28." */
  story: string;
};

/**
 * One sheet for a talk about one student. It holds a name: only the student's teacher receives it.
 */
export type StudentTalkPageDto = {
  leagueId: string;
  studentId: string;
  name: string;
  /** The user name, if a classmate has the same short name; otherwise null. */
  apart: string | null;
  /**
   * Tells the student apart by the teacher's own reference, where there is no user name: for the
   * screen, not for paper.
   */
  apartForTeacher: string | null;
  firstName: string;
  teamName: string | null;
  leagueName: string;
  teacherName: string;
  canChange: boolean;
  weeks: number;
  /** The first week that was asked of the student. */
  firstWeek: number;
  finished: { done: number; of: number };
  onTime: number;
  tried: number;
  firstTry: number;
  byWeek: TalkPageWeekDto[];
  /** Counts all first tries, also those at twins and in lessons. */
  firstTries: SkillFirstTryResultCounts;
  /** The earlier half of the weeks beside the later one; null with fewer than two. */
  trend: string | null;
  skills: SkillDto[];
  /** "Circle Graph 8 of 9", what was right on the first try in each lesson. */
  lessons: string[];
  practice: SkillToPracticeAtHomeDto[];
  beaten: TalkPageOvercomeMistakeDto[];
  show: string | null;
  today: string;
};
