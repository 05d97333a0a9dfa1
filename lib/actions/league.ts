'use server';

import { z } from 'zod';
import { writeJoinTicket } from '@/lib/auth/join-ticket';
import { requestMoreLeagues } from '@/lib/data/allowance/request-commands';
import { addStudentToWorkGroup, setWorkGroupsKept } from '@/lib/data/brief/commands';
import { addToWorkGroupInput, setWorkGroupsKeptInput } from '@/lib/data/brief/dto';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { formulaDifficultyInput, formulaSetInput } from '@/lib/data/formula-set/dto';
import { previewFormulaDifficulty } from '@/lib/data/formula-set/queries';
import { changeGradeRules, setExcusedWeeksOfStudent } from '@/lib/data/gradebook/commands';
import { gradeRulesInput, studentExcusedWeeksInput } from '@/lib/data/gradebook/dto';
import {
  changeLeaderboardLevel,
  changeLeaguePassword,
  changeScoreCardSettings,
  changeStartLevel,
  checkJoinCodeAndPassword,
  joinLeague,
  renameLeague,
  replaceJoinCode,
  scheduleLeagueDeletion,
  setLeagueArchived,
} from '@/lib/data/league/commands';
import {
  adultInvitationIdInput,
  changeAdultInput,
  classAdultIdInput,
  copySettingsInput,
  inviteAdultInput,
  leagueIdInput,
  leagueNameSchema,
  leaguePasswordSchema,
  leaguePeriodSchema,
  newLeaguesInput,
  offerOwnershipInput,
} from '@/lib/data/league/dto';
import {
  changeAdult,
  declineClassOwnership,
  inviteAdult,
  leaveClass,
  offerClassOwnership,
  removeAdult,
  takeBackAdultInvitation,
  takeOverClass,
} from '@/lib/data/league/people-commands';
import { copySettings, createLeagues } from '@/lib/data/league/setup-commands';
import { deleteStudent } from '@/lib/data/privacy/commands';
import { setEyesUpMessage } from '@/lib/data/student-page/commands';
import { LINE_BOX_OPENING_SETTINGS } from '@/lib/domain/answers/card-lines';
import { MAX_EYES_UP_LENGTH } from '@/lib/domain/class/eyes-up';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';
import { EYES_UP } from '@/words/eyes-up';
import { atMostCharactersText, numberFromToText, typeWholeNumberText } from '@/words/form';
import { FIND_LEAGUE, joinCodeFormatText } from '@/words/join';
import { ANYONE, STUDENTS } from './audience';
import { defineAction, defineTeacherAction, withoutResult } from './define-action';
import { clientAndProofOfRequest, proofOfWorkInputFields } from './sign-up-input';

const joinGuess = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, { error: joinCodeFormatText })
    .transform((text) => Number(text.replace(/\s/g, ''))),
  password: textToOneLineSchema.pipe(
    z
      .string()
      .min(1, { error: () => FIND_LEAGUE.typePassword })
      .max(80, { error: () => atMostCharactersText(80) }),
  ),
  ...proofOfWorkInputFields,
});

export const createLeaguesAction = defineTeacherAction(
  newLeaguesInput,
  createLeagues,
  CATALOG_ERROR_MESSAGES.creatingLeague,
);
export const copySettingsAction = defineTeacherAction(copySettingsInput, copySettings);
export const requestMoreLeaguesAction = defineTeacherAction(
  z.object({
    wanted: z
      .number({ error: typeWholeNumberText })
      .int({ error: typeWholeNumberText })
      .min(1, { error: () => numberFromToText(1, 100) })
      .max(100, { error: () => numberFromToText(1, 100) }),
    note: textToOneLineSchema.pipe(z.string().max(300, { error: () => atMostCharactersText(300) })),
  }),
  requestMoreLeagues,
);
export const renameLeagueAction = defineTeacherAction(
  z.object({ leagueId: idSchema, name: leagueNameSchema, period: leaguePeriodSchema.optional() }),
  renameLeague,
);
export const changeLeaguePasswordAction = defineTeacherAction(
  z.object({ leagueId: idSchema, password: leaguePasswordSchema }),
  changeLeaguePassword,
);
export const changeScoreCardSettingsAction = defineTeacherAction(
  z.object({
    leagueId: idSchema,
    cardLines: z.enum(LINE_BOX_OPENING_SETTINGS),
    asksForGuess: z.boolean(),
    hasDrive: z.boolean(),
  }),
  changeScoreCardSettings,
);
export const changeNewStudentStartLevelAction = defineTeacherAction(
  z.object({ leagueId: idSchema, startLevel: z.literal(FORMULA_LEVELS).nullable() }),
  changeStartLevel,
);
export const changeLeaderboardLevelAction = defineTeacherAction(
  z.object({ leagueId: idSchema, boardLevel: z.literal(FORMULA_LEVELS) }),
  changeLeaderboardLevel,
);
export const replaceJoinCodeAction = defineTeacherAction(
  z.object({ leagueId: idSchema, code: z.number().int().min(0).max(999_999) }),
  replaceJoinCode,
);
export const setLeagueArchivedAction = defineTeacherAction(
  z.object({ leagueId: idSchema, archived: z.boolean() }),
  setLeagueArchived,
);

export const setEyesUpMessageAction = defineTeacherAction(
  z.object({
    leagueId: idSchema,
    sentence: textToOneLineSchema
      .pipe(
        z
          .string()
          .min(1, { error: () => EYES_UP.sayWhat })
          .max(MAX_EYES_UP_LENGTH, { error: () => EYES_UP.tooLong }),
      )
      .nullable(),
  }),
  withoutResult(setEyesUpMessage),
);

export const changeFormulaSetAction = defineTeacherAction(formulaSetInput, changeFormulaSet);
export const previewFormulaDifficultyAction = defineTeacherAction(
  formulaDifficultyInput,
  previewFormulaDifficulty,
);

export const scheduleLeagueDeletionAction = defineTeacherAction(
  z.object({ leagueId: idSchema }),
  scheduleLeagueDeletion,
);
/** The name is typed again to confirm what can't be undone. */
export const deleteStudentAction = defineTeacherAction(
  z.object({
    leagueId: idSchema,
    studentId: idSchema,
    name: textToOneLineSchema.pipe(z.string().max(200)),
  }),
  deleteStudent,
);

export const checkJoinCodeAction = defineAction({
  input: joinGuess,
  audience: ANYONE,
  run: async ({ input, headers }) => {
    const ticket = await checkJoinCodeAndPassword(
      input,
      ...(await clientAndProofOfRequest(headers, input)),
    );
    await writeJoinTicket(ticket);
    return { leagueName: ticket.leagueName };
  },
});

export const joinLeagueAction = defineAction({
  input: joinGuess,
  audience: STUDENTS,
  run: async ({ viewer, input, headers }) =>
    joinLeague(viewer, input, ...(await clientAndProofOfRequest(headers, input))),
});

export const inviteAdultAction = defineTeacherAction(inviteAdultInput, inviteAdult);
export const takeBackAdultInvitationAction = defineTeacherAction(
  adultInvitationIdInput,
  withoutResult(takeBackAdultInvitation),
);
export const changeAdultRoleAction = defineTeacherAction(
  changeAdultInput,
  withoutResult(changeAdult),
);
export const removeAdultAction = defineTeacherAction(classAdultIdInput, withoutResult(removeAdult));
export const leaveClassAction = defineTeacherAction(leagueIdInput, withoutResult(leaveClass));
export const offerClassOwnershipAction = defineTeacherAction(
  offerOwnershipInput,
  withoutResult(offerClassOwnership),
);
export const declineClassOwnershipAction = defineTeacherAction(
  leagueIdInput,
  withoutResult(declineClassOwnership),
);
export const takeOverClassAction = defineTeacherAction(leagueIdInput, withoutResult(takeOverClass));

export const setWorkGroupsKeptAction = defineTeacherAction(
  setWorkGroupsKeptInput,
  setWorkGroupsKept,
);

export const addStudentToWorkGroupAction = defineTeacherAction(
  addToWorkGroupInput,
  addStudentToWorkGroup,
);

export const changeGradeRulesAction = defineTeacherAction(gradeRulesInput, changeGradeRules);
export const setExcusedWeeksAction = defineTeacherAction(
  studentExcusedWeeksInput,
  withoutResult(setExcusedWeeksOfStudent),
);
