import { z } from 'zod';
import { studentNameInput } from '@/lib/data/profile/dto';
import type { LearningSupports } from '@/lib/domain/calendar/supports';
import { MAX_CLASS_LIST_STUDENTS } from '@/lib/domain/class/class-list';
import { cleanOwnReference, MAX_OWN_REFERENCE_LENGTH } from '@/lib/domain/class/own-reference';
import type { CurrentOrRemovedStudent } from '@/lib/domain/class/roster-sync';
import type { ClassSyncProblem } from '@/lib/domain/class/school-class';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import { oneLineSchema } from '@/lib/domain/text/line-text';
import type { LinkedSchoolClass } from '@/lib/store/collections/leagues';
import type { Language } from '@/lib/words/language';
import { atMostAtOnceText, chooseAStudentText } from '@/words/class';
import { PASTE_A_NAME } from '@/words/class-list';
import { atMostCharactersText, nameTooLongText } from '@/words/form';

/** One student of the league, for its teacher. */
export type ClassStudentDto = {
  studentId: string;
  firstName: string;
  /** One letter, or empty. */
  lastInitial: string;
  /** Null for a student who signs in with their own email. */
  username: string | null;
  /** Only where nothing better is known of the student: the email of the account. */
  email?: string;
  /** The teacher's own reference for the student; null without one. */
  ownReference: string | null;
  /** Since when the list of the school's class lacks the student: "Nov 20". */
  goneAtSchool?: string;
  /** Someone who asks to sign in to this account from the school, by the name there. */
  schoolRequest?: { requestId: string; name: string };
  /** Null before there is a team. */
  teamName: string | null;
  /** A typed name that waits for the teacher; null when none does. */
  waitingName: string | null;
  /** The class sees the waiting name already, as in data from before names waited. */
  isWaitingShown: boolean;
  /** Null before the first questions were answered. */
  formulaLevel: FormulaLevel | null;
  /** The supports in force now; null if there are none. */
  supports: LearningSupports | null;
  /** Set while no one has signed in with the student's first login card. */
  isNeverIn?: true;
};

/** A student in the table of the league; `lastWork` is the day of the newest work this week. */
export type RosterStudentDto = ClassStudentDto & { lastWork?: string };

/** A teacher's open classes of the season by period, to compare a new list with. */
export type ClassesForListCheckDto = {
  classes: {
    id: string;
    name: string;
    period: string;
    /** The class of the school's roster that it is linked to. */
    schoolClassId?: string | undefined;
  }[];
  /** With the students who were removed from a class and are in no other one. */
  members: (CurrentOrRemovedStudent & { username: string | null })[];
};

/**
 * `otherSeason` is set if that league plays another season's games: a student who moves there
 * drafts again.
 */
export type LeagueToMoveToDto = { id: string; name: string; otherSeason?: number };

/** One own student whose record, or whose work, can't be read: what is left to do. */
export type UnreadableStudentDto = { leagueId: string; studentId: string; name: string };

/** Someone whom the teacher took out of the league, who is in no other one since. */
export type RemovedStudentDto = Pick<
  ClassStudentDto,
  'studentId' | 'firstName' | 'lastInitial' | 'username'
> & {
  /** "Nov 20". */
  removed: string;
  /** The day from which everything about the student may be deleted: "August 29, 2027". */
  keptUntil: string;
};

/** A league's class in the school's roster; times are as people read them. */
export type SchoolClassSyncDto = Pick<
  LinkedSchoolClass,
  'title' | 'fresh' | 'moved' | 'renamed' | 'added'
> & {
  looked: string;
  problem: { why: ClassSyncProblem; at: string } | null;
};

export type ClassRosterDto = {
  leagueId: string;
  /** True if the season is over, so nothing can change. */
  isPast: boolean;
  /** The week that is open now. */
  latestWeek: number;
  /** True if students can be added, which an archived league doesn't allow. */
  isOpen: boolean;
  /** By first name, then initial. */
  students: RosterStudentDto[];
  /** The one who was removed last first. */
  removed: RemovedStudentDto[];
  /** Students whose record is stored and can't be read, by what is known of their names. */
  unreadable: { key: string; studentId: string; name: string }[];
  /**
   * The name of the class's own formulas, which replace the levels from the next new week on; null
   * if the levels apply.
   */
  classFormulas: string | null;
  /** The teacher's other open leagues of this season, where a student can be moved to. */
  otherLeagues: LeagueToMoveToDto[];
  /** Null where there is no roster of a school; `linked` is null for a league without a link. */
  atSchool: { linked: SchoolClassSyncDto | null } | null;
};

/** A student's data for the page on which the teacher changes it. */
export type StudentEditPageDto = Pick<
  ClassRosterDto,
  'leagueId' | 'latestWeek' | 'classFormulas' | 'otherLeagues'
> & {
  student: ClassStudentDto;
  /** Told apart from a classmate of the same short name. */
  name: string;
  /** False for a substitute and an aide. */
  mayManage: boolean;
  /** True once the class's season is over. */
  isOver: boolean;
};

/** A student with a card that no one has signed in with yet. */
export type UnusedLoginCardDto = Pick<
  ClassStudentDto,
  'studentId' | 'firstName' | 'lastInitial' | 'username'
>;

/** The content of one login card. No other type contains the passphrase. */
export type LoginCardDto = Pick<
  ClassStudentDto,
  'studentId' | 'firstName' | 'lastInitial' | 'username' | 'ownReference'
> & {
  /** The league's name: with the reference, it distinguishes the cards of equal names. */
  className: string;
  passphrase: string;
  /** The animal of the user name, which has a picture; null without one. */
  animal: string | null;
  /** True if the passphrase must be replaced at the first sign-in. */
  once: boolean;
  /** The one in which the student reads the app. */
  language: Language;
};

const id = z.string().min(1).max(100);
/**
 * Chosen by the browser for one press of a button: random, and long enough that no one guesses it.
 */
const operationId = z.string().regex(/^[\w-]{16,64}$/);

/** Empty for none. */
const ownReference = oneLineSchema
  .pipe(z.string().max(400, { error: () => atMostCharactersText(MAX_OWN_REFERENCE_LENGTH) }))
  .transform(cleanOwnReference)
  .refine((text) => [...text].length <= MAX_OWN_REFERENCE_LENGTH, {
    error: () => atMostCharactersText(MAX_OWN_REFERENCE_LENGTH),
  });

/** A OneRoster `sourcedId`. */
const schoolId = z.string().min(1).max(200);

export const addStudentsInput = z.object({
  leagueId: id,
  operationId,
  students: z
    .array(
      studentNameInput.extend({
        ownReference: ownReference.optional(),
        /** The student's id in the school's roster. */
        schoolId: schoolId.optional(),
      }),
    )
    .min(1, PASTE_A_NAME)
    .max(MAX_CLASS_LIST_STUDENTS, { error: () => atMostAtOnceText(MAX_CLASS_LIST_STUDENTS) }),
});
export type AddStudentsInput = z.output<typeof addStudentsInput>;

/** With no class, the link goes. `students` are those of the class's list who are in the league. */
export const setSchoolClassLinkInput = z.object({
  leagueId: id,
  schoolClass: z
    .object({
      id: schoolId,
      title: oneLineSchema.pipe(z.string().min(1).max(255)),
      schoolId: z.string().max(200),
      termId: z.string().max(200),
    })
    .nullable(),
  students: z.array(studentNameInput.extend({ studentId: id, schoolId })).max(200),
});
export type SetSchoolClassLinkInput = z.output<typeof setSchoolClassLinkInput>;

export const replaceLoginCardsInput = z.object({
  leagueId: id,
  operationId,
  studentIds: z
    .array(id)
    .min(1, { error: chooseAStudentText })
    .max(MAX_CLASS_LIST_STUDENTS, { error: () => atMostAtOnceText(MAX_CLASS_LIST_STUDENTS) }),
});
export type ReplaceLoginCardsInput = z.output<typeof replaceLoginCardsInput>;

/** Null for everyone whose card is unused. */
export const reprintLoginCardsInput = z.object({
  leagueId: id,
  studentIds: z.array(id).min(1, { error: chooseAStudentText }).max(200).nullable(),
});
export type ReprintLoginCardsInput = z.output<typeof reprintLoginCardsInput>;

export const classesForListCheckInput = z.object({ leagueId: id });

export const moveStudentInput = z.object({ leagueId: id, studentId: id, toLeagueId: id });
export type MoveStudentInput = z.output<typeof moveStudentInput>;

export const ownReferenceInput = z.object({ leagueId: id, studentId: id, ownReference });
export type OwnReferenceInput = z.output<typeof ownReferenceInput>;

export const bringBackStudentInput = z.object({ leagueId: id, studentId: id });
export type BringBackStudentInput = z.output<typeof bringBackStudentInput>;

/** The rules for names in class lists apply here too. */
export const renameStudentInput = studentNameInput.extend({ leagueId: id, studentId: id });
export type RenameStudentInput = z.output<typeof renameStudentInput>;

export const ownReferencesInput = z.object({
  leagueId: id,
  references: z
    .array(z.object({ studentId: id, ownReference }))
    .min(1, PASTE_A_NAME)
    .max(200),
});
export type OwnReferencesInput = z.output<typeof ownReferencesInput>;

export const removeStudentInput = z.object({ leagueId: id, studentId: id, operationId });
export type RemoveStudentInput = z.output<typeof removeStudentInput>;

const teamName = oneLineSchema.pipe(z.string().max(200, { error: nameTooLongText }));

/** `name` is the one the teacher has read. */
export const approveTeamNameInput = z.object({ leagueId: id, studentId: id, name: teamName });
export type ApproveTeamNameInput = z.output<typeof approveTeamNameInput>;

export const approveTeamNamesInput = z.object({
  leagueId: id,
  names: z
    .array(z.object({ studentId: id, name: teamName }))
    .min(1)
    .max(200),
});
export type ApproveTeamNamesInput = z.output<typeof approveTeamNamesInput>;

/** With `overrule` the filter for names is not asked. */
export const changeTeamNameInput = approveTeamNameInput.extend({
  name: teamName,
  overrule: z.boolean(),
});
export type ChangeTeamNameInput = z.output<typeof changeTeamNameInput>;
