import { z } from 'zod';
import { profileInput } from '@/lib/data/profile/input';
import { CLASS_LIST_MAX } from '@/lib/domain/class-list';
import { atMostAtOnce, CHOOSE_A_STUDENT, PASTE_A_NAME } from '@/words/class';
import { NAME_TOO_LONG } from '@/words/form';

const id = z.string().min(1).max(100);
/** Chosen by the browser for one press of a button: random, and long enough that nobody guesses it. */
const operationId = z.string().regex(/^[\w-]{16,64}$/);

export const addStudentsInput = z.object({
  leagueId: id,
  operationId,
  students: z.array(profileInput).min(1, PASTE_A_NAME).max(CLASS_LIST_MAX, atMostAtOnce(CLASS_LIST_MAX)),
});
export type AddStudentsInput = z.output<typeof addStudentsInput>;

export const newCardsInput = z.object({
  leagueId: id,
  operationId,
  studentIds: z.array(id).min(1, CHOOSE_A_STUDENT).max(CLASS_LIST_MAX, atMostAtOnce(CLASS_LIST_MAX)),
});
export type NewCardsInput = z.output<typeof newCardsInput>;

export const moveStudentInput = z.object({ leagueId: id, studentId: id, toLeagueId: id });
export type MoveStudentInput = z.output<typeof moveStudentInput>;

export const removeStudentInput = z.object({ leagueId: id, studentId: id, operationId });
export type RemoveStudentInput = z.output<typeof removeStudentInput>;

/** `name` is the one the teacher has read. */
export const approveTeamNameInput = z.object({ leagueId: id, studentId: id, name: z.string().max(200) });
export type ApproveTeamNameInput = z.output<typeof approveTeamNameInput>;

export const approveTeamNamesInput = z.object({
  leagueId: id,
  names: z
    .array(z.object({ studentId: id, name: z.string().max(200) }))
    .min(1)
    .max(200),
});
export type ApproveTeamNamesInput = z.output<typeof approveTeamNamesInput>;

/** With `overrule` the filter for names is not asked. */
export const changeTeamNameInput = z.object({
  leagueId: id,
  studentId: id,
  name: z.string().max(200, NAME_TOO_LONG),
  overrule: z.boolean(),
});
export type ChangeTeamNameInput = z.output<typeof changeTeamNameInput>;
