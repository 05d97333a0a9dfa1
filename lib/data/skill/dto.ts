import type { HomeQuestion } from '@/lib/domain/learning/home-practice';
import type { FirstTryTotal, Skill, SkillExample, SkillStatus } from '@/lib/domain/learning/skills';

/** One skill of a student: nothing but counts of first tries. */
export type SkillDto = {
  skill: Skill;
  name: string;
  /** The skill's Common Core code. */
  standard: string;
  /** The last ten chances at most of which we know what they show, the newest last. */
  last: ('right' | 'missed')[];
  /** Wrong first tries among them of which we don't know whether they missed this skill. */
  unknown: number;
  right: number;
  /** "First try: 8 of the last 10". */
  count: string;
  status: SkillStatus;
  /** "Nov 20", the newest chance; null where it is not known. */
  seen: string | null;
  /** In numbers of the student's own cards. */
  example: SkillExample | null;
};

export type OvercomeMistakeDto = { text: string; fixed: string | null; since: number };

/** One skill of a class, names in the order of the alphabet. */
export type ClassSkillDto = {
  skill: Skill;
  name: string;
  standard: string;
  canDo: string[];
  learning: string[];
  /** Those of `learning` who need help. */
  needsHand: string[];
  /** Skills whose state depends on first tries with an unknown mistake. */
  notKnown: string[];
};

export type ClassSkillsDto = {
  leagueName: string;
  latestWeek: number;
  students: number;
  firstTries: FirstTryTotal;
  /** Skills that have had a chance. */
  skills: ClassSkillDto[];
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

/** Advice for practicing at home, with made-up numbers. */
export type TalkPagePracticeDto = {
  skill: Skill;
  name: string;
  advice: string;
  /** The most frequent recent mistake; null if unknown. */
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
  /** "Emma J." */
  name: string;
  /** The user name, if a classmate has the same short name; otherwise null. */
  apart: string | null;
  /**
   * The same by the teacher's own reference, where there is no user name: for the screen, not for
   * paper.
   */
  apartForTeacher: string | null;
  firstName: string;
  teamName: string | null;
  leagueName: string;
  teacherName: string;
  canChange: boolean;
  /** The latest week. */
  weeks: number;
  /** The first week that was asked of the student. */
  firstWeek: number;
  /** The weeks that were asked of the student, and those whose nine steps are right. */
  finished: { done: number; of: number };
  onTime: number;
  /** Steps with a try, and those that were right at the first one. */
  tried: number;
  firstTry: number;
  byWeek: TalkPageWeekDto[];
  /** Counts all first tries, also those at twins and in lessons. */
  firstTries: FirstTryTotal;
  /** The earlier half of the weeks beside the later one; null with fewer than two. */
  trend: string | null;
  skills: SkillDto[];
  /** "Circle Graph 8 of 9", what was right on the first try in each lesson. */
  lessons: string[];
  practice: TalkPagePracticeDto[];
  beaten: TalkPageOvercomeMistakeDto[];
  /** Something to ask the student to show; null if nothing is finished yet. */
  show: string | null;
  /** "November 23, 2026". */
  today: string;
};
