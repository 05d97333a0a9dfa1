import type { FormulaLevel } from '@/lib/domain/football/formulas';

/** One student of the league, for its teacher. */
export type ClassStudentDto = {
  studentId: string;
  firstName: string;
  /** One letter, or empty. */
  lastInitial: string;
  /** Null for a student who signs in with their own email. */
  username: string | null;
  /** Null before there is a team. */
  teamName: string | null;
  /** A typed name that waits for the teacher; null when none does. */
  waitingName: string | null;
  /** The class sees the waiting name already, as in data from before names waited. */
  isWaitingShown: boolean;
  /** Null before the first questions were answered. */
  formulaLevel: FormulaLevel | null;
};

export type ClassRosterDto = {
  leagueId: string;
  /** Of a season that is over: nothing changes any more. */
  isPast: boolean;
  /** Whether students can be added: not to a league that its teacher has ended. */
  isOpen: boolean;
  /** By first name, then initial. */
  students: ClassStudentDto[];
  /** Students whose record is stored and cannot be read, by what is known of their names. */
  unreadable: { key: string; name: string }[];
  /** The teacher's other open leagues of this season, where a student can be moved to. */
  otherLeagues: { id: string; name: string }[];
};

/** What is printed for one student. The passphrase is here and nowhere else. */
export type LoginCardDto = {
  studentId: string;
  firstName: string;
  lastInitial: string;
  /** Null for a student who signs in with their own email. */
  username: string | null;
  passphrase: string;
  /** The animal of the user name, which has a picture; null without one. */
  animal: string | null;
  /** Whether it works once, until the student has chosen another one. */
  once: boolean;
};
