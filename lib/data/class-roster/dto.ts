import { z } from 'zod';
import { unguessableOperationIdSchema } from '@/lib/data/operation-id-schema';
import { studentNameInput } from '@/lib/data/profile/dto';
import type { LearningSupports } from '@/lib/domain/calendar/supports';
import { MAX_CLASS_LIST_STUDENTS } from '@/lib/domain/class/class-list';
import { cleanOwnReference, MAX_OWN_REFERENCE_LENGTH } from '@/lib/domain/class/own-reference';
import type { CurrentOrRemovedStudent } from '@/lib/domain/class/roster-sync';
import type { ClassSyncProblem } from '@/lib/domain/class/school-class';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import type { LinkedSchoolClass } from '@/lib/store/collections/leagues';
import type { Language } from '@/lib/words/language';
import { atMostAtOnceText, chooseAStudentText } from '@/words/class';
import { PASTE_A_NAME } from '@/words/class-list';
import { atMostCharactersText, nameTooLongText } from '@/words/form';

export type EditableStudentDto = {
  studentId: string;
  firstName: string;
  lastInitial: string;
  /** Null for a student who signs in with their own email. */
  username: string | null;
  /** Only for a student without a name and a user name: the account's address. */
  email?: string;
  ownReference: string | null;
  /** "Nov 20": since then the school's class list lacks the student. */
  goneAtSchool?: string;
  /** `name` is the one at school of the person who asks to sign in to this account. */
  schoolRequest?: { requestId: string; name: string };
  teamName: string | null;
  waitingName: string | null;
  /** Another program may have shown the waiting name to the class. */
  isWaitingShown: boolean;
  formulaLevel: FormulaLevel | null;
  supports: LearningSupports | null;
  /** Set until someone signs in with the student's first login card. */
  hasNeverSignedIn?: true;
};

/** `lastWork` is the day of the newest work this week. */
export type RosterStudentDto = EditableStudentDto & { lastWork?: string };

export type ClassesForListCheckDto = {
  classes: {
    id: string;
    name: string;
    period: string;
    schoolClassId?: string | undefined;
  }[];
  /** Includes students who were removed from a class and are in no other one. */
  members: (CurrentOrRemovedStudent & { username: string | null })[];
};

/**
 * `otherSeason` is set if that league plays another season's games: a student who moves there
 * drafts again.
 */
export type LeagueToMoveToDto = { id: string; name: string; otherSeason?: number };

/**
 * One of the teacher's own students whose record or work can't be read: enough to download what is
 * there, or to delete the student.
 */
export type UnreadableStudentDto = { leagueId: string; studentId: string; name: string };

/** Someone whom the teacher took out of the league, who is in no other one since. */
export type RemovedStudentDto = Pick<
  EditableStudentDto,
  'studentId' | 'firstName' | 'lastInitial' | 'username'
> & {
  removed: string;
  /** "August 29, 2027": from this day everything about the student may be deleted. */
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
  isPast: boolean;
  latestWeek: number;
  /** False for an archived league, which takes no students. */
  isOpen: boolean;
  students: RosterStudentDto[];
  removed: RemovedStudentDto[];
  /** Students whose records can't be read; `name` is what can be read of it. */
  unreadable: { key: string; studentId: string; name: string }[];
  /**
   * The name of the class's own formulas, which replace the levels from the next new week on; null
   * if the levels apply.
   */
  classFormulas: string | null;
  otherLeagues: LeagueToMoveToDto[];
  /** Null where there is no roster of a school; `linked` is null for a league without a link. */
  atSchool: { linked: SchoolClassSyncDto | null } | null;
};

export type StudentEditPageDto = Pick<
  ClassRosterDto,
  'leagueId' | 'latestWeek' | 'classFormulas' | 'otherLeagues'
> & {
  student: EditableStudentDto;
  /** Differs from classmates with the same short name. */
  name: string;
  /** False for a substitute and an aide. */
  mayManage: boolean;
  isOver: boolean;
};

/** A student with a card that no one has signed in with yet. */
export type StudentWithUnusedCardDto = Pick<
  EditableStudentDto,
  'studentId' | 'firstName' | 'lastInitial' | 'username'
>;

/** The content of one login card. No other type contains the passphrase. */
export type LoginCardDto = Pick<
  EditableStudentDto,
  'studentId' | 'firstName' | 'lastInitial' | 'username' | 'ownReference'
> & {
  /** With the reference, it distinguishes cards with equal names. */
  className: string;
  passphrase: string;
  animal: string | null;
  /** True if the passphrase must be replaced at the first sign-in. */
  once: boolean;
  language: Language;
};

const ownReference = textToOneLineSchema
  .transform(cleanOwnReference)
  .refine((text) => [...text].length <= MAX_OWN_REFERENCE_LENGTH, {
    error: () => atMostCharactersText(MAX_OWN_REFERENCE_LENGTH),
  });

const schoolId = z.string().min(1).max(200);

export const addStudentsInput = z.object({
  leagueId: idSchema,
  operationId: unguessableOperationIdSchema,
  students: z
    .array(
      studentNameInput.extend({
        ownReference: ownReference.optional(),
        schoolId: schoolId.optional(),
      }),
    )
    .min(1, PASTE_A_NAME)
    .max(MAX_CLASS_LIST_STUDENTS, { error: () => atMostAtOnceText(MAX_CLASS_LIST_STUDENTS) }),
});
export type AddStudentsInput = z.output<typeof addStudentsInput>;

/**
 * Links the league to a class of the school's roster; a null `schoolClass` removes that link.
 * `students` are those of the school's class list who are in the league.
 */
export const setSchoolClassLinkInput = z.object({
  leagueId: idSchema,
  schoolClass: z
    .object({
      id: schoolId,
      title: textToOneLineSchema.pipe(z.string().min(1).max(255)),
      schoolId: z.string().max(200),
      termId: z.string().max(200),
    })
    .nullable(),
  students: z.array(studentNameInput.extend({ studentId: idSchema, schoolId })).max(200),
});
export type SetSchoolClassLinkInput = z.output<typeof setSchoolClassLinkInput>;

export const replaceLoginCardsInput = z.object({
  leagueId: idSchema,
  operationId: unguessableOperationIdSchema,
  studentIds: z
    .array(idSchema)
    .min(1, { error: chooseAStudentText })
    .max(MAX_CLASS_LIST_STUDENTS, { error: () => atMostAtOnceText(MAX_CLASS_LIST_STUDENTS) }),
});
export type ReplaceLoginCardsInput = z.output<typeof replaceLoginCardsInput>;

/** `studentIds` is null for everyone whose card is unused. */
export const reprintLoginCardsInput = z.object({
  leagueId: idSchema,
  studentIds: z.array(idSchema).min(1, { error: chooseAStudentText }).max(200).nullable(),
});
export type ReprintLoginCardsInput = z.output<typeof reprintLoginCardsInput>;

export const classesForListCheckInput = z.object({ leagueId: idSchema });

export const moveStudentInput = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  toLeagueId: idSchema,
});
export type MoveStudentInput = z.output<typeof moveStudentInput>;

export const ownReferenceInput = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  ownReference,
});
export type OwnReferenceInput = z.output<typeof ownReferenceInput>;

export const bringBackStudentInput = z.object({ leagueId: idSchema, studentId: idSchema });
export type BringBackStudentInput = z.output<typeof bringBackStudentInput>;

export const renameStudentInput = studentNameInput.extend({
  leagueId: idSchema,
  studentId: idSchema,
});
export type RenameStudentInput = z.output<typeof renameStudentInput>;

export const ownReferencesInput = z.object({
  leagueId: idSchema,
  references: z
    .array(z.object({ studentId: idSchema, ownReference }))
    .min(1, PASTE_A_NAME)
    .max(200),
});
export type OwnReferencesInput = z.output<typeof ownReferencesInput>;

export const removeStudentInput = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  operationId: unguessableOperationIdSchema,
});
export type RemoveStudentInput = z.output<typeof removeStudentInput>;

const teamName = textToOneLineSchema.pipe(z.string().max(200, { error: nameTooLongText }));

export const teamNameDecisionInput = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  name: teamName,
});
export type TeamNameDecisionInput = z.output<typeof teamNameDecisionInput>;

export const approveTeamNamesInput = z.object({
  leagueId: idSchema,
  names: z
    .array(z.object({ studentId: idSchema, name: teamName }))
    .min(1)
    .max(200),
});
export type ApproveTeamNamesInput = z.output<typeof approveTeamNamesInput>;

/** With `overrule` the filter for names is not asked. */
export const changeTeamNameInput = teamNameDecisionInput.extend({
  name: teamName,
  overrule: z.boolean(),
});
export type ChangeTeamNameInput = z.output<typeof changeTeamNameInput>;
