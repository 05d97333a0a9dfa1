'use server';

import { z } from 'zod';
import { writeJoinTicket } from '@/lib/auth/join-ticket';
import { askForLeagues } from '@/lib/data/allowance/request-commands';
import { joinWorkGroup, keepWorkGroups } from '@/lib/data/brief/commands';
import { joinGroupInput, keepGroupsInput } from '@/lib/data/brief/dto';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { formulaDifficultyInput, formulaSetInput } from '@/lib/data/formula-set/dto';
import { measureFormulaSet } from '@/lib/data/formula-set/queries';
import { changeGradeRules, setExcusedWeeks } from '@/lib/data/gradebook/commands';
import { excuseInput, gradeRulesInput } from '@/lib/data/gradebook/dto';
import {
  archiveLeague,
  changeBoardLevel,
  changeLeaguePassword,
  changeScoreCardSettings,
  changeStartLevel,
  checkJoinCode,
  deleteLeague,
  joinLeague,
  renameLeague,
  replaceJoinCode,
} from '@/lib/data/league/commands';
import {
  adultInvitationInput,
  changeAdultInput,
  classAdultInput,
  copySettingsInput,
  inviteAdultInput,
  leagueIdInput,
  leagueName,
  leaguePassword,
  leaguePeriod,
  newLeaguesInput,
  offerOwnershipInput,
} from '@/lib/data/league/dto';
import {
  changeAdult,
  inviteAdult,
  leaveClass,
  offerClassOwnership,
  removeAdult,
  takeBackAdultInvitation,
  takeOverClass,
} from '@/lib/data/league/people-commands';
import { copySettings, createLeagues } from '@/lib/data/league/setup-commands';
import { setEyesUp } from '@/lib/data/live/commands';
import { deleteStudent } from '@/lib/data/privacy/commands';
import { LINE_BOX_SETTINGS } from '@/lib/domain/answers/card-lines';
import { MAX_EYES_UP_LENGTH } from '@/lib/domain/class/eyes-up';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { oneLineSchema } from '@/lib/domain/text/line-text';
import { ERROR_MESSAGES } from '@/lib/platform/log';
import { EYES_UP } from '@/words/eyes-up';
import { atMostCharactersText, numberFromToText, wholeNumberText } from '@/words/form';
import { codeFormText, FIND_LEAGUE } from '@/words/join';
import { proofInput, requestClientAndProof } from './asking';
import {
  allowAnyone,
  allowStudents,
  defineAction,
  teacherAction,
  withoutResult,
} from './define-action';

const joinGuess = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, { error: codeFormText })
    .transform((text) => Number(text.replace(/\s/g, ''))),
  password: oneLineSchema.pipe(
    z
      .string()
      .min(1, { error: () => FIND_LEAGUE.typePassword })
      .max(80, { error: () => atMostCharactersText(80) }),
  ),
  ...proofInput,
});

const leagueId = z.string().min(1).max(200);

export const createLeaguesAction = teacherAction(
  newLeaguesInput,
  createLeagues,
  ERROR_MESSAGES.creatingLeague,
);
export const copySettingsAction = teacherAction(copySettingsInput, copySettings);
export const askForLeaguesAction = teacherAction(
  z.object({
    wanted: z
      .number({ error: wholeNumberText })
      .int({ error: wholeNumberText })
      .min(1, { error: () => numberFromToText(1, 100) })
      .max(100, { error: () => numberFromToText(1, 100) }),
    note: oneLineSchema.pipe(z.string().max(300, { error: () => atMostCharactersText(300) })),
  }),
  askForLeagues,
);
export const renameLeagueAction = teacherAction(
  z.object({ leagueId, name: leagueName, period: leaguePeriod.optional() }),
  renameLeague,
);
export const changeLeaguePasswordAction = teacherAction(
  z.object({ leagueId, password: leaguePassword }),
  changeLeaguePassword,
);
export const changeCardsAction = teacherAction(
  z.object({
    leagueId,
    cardLines: z.enum(LINE_BOX_SETTINGS),
    asksForGuess: z.boolean(),
    hasDrive: z.boolean(),
  }),
  changeScoreCardSettings,
);
export const changeStartLevelAction = teacherAction(
  z.object({ leagueId, startLevel: z.literal(FORMULA_LEVELS).nullable() }),
  changeStartLevel,
);
export const changeBoardLevelAction = teacherAction(
  z.object({ leagueId, boardLevel: z.literal(FORMULA_LEVELS) }),
  changeBoardLevel,
);
export const replaceJoinCodeAction = teacherAction(
  z.object({ leagueId, code: z.number().int().min(0).max(999_999) }),
  replaceJoinCode,
);
export const archiveLeagueAction = teacherAction(
  z.object({ leagueId, archived: z.boolean() }),
  archiveLeague,
);

/** Null ends it. */
export const eyesUpAction = teacherAction(
  z.object({
    leagueId,
    sentence: oneLineSchema
      .pipe(
        z
          .string()
          .min(1, { error: () => EYES_UP.sayWhat })
          .max(MAX_EYES_UP_LENGTH, { error: () => EYES_UP.tooLong }),
      )
      .nullable(),
  }),
  withoutResult(setEyesUp),
);

export const changeFormulaSetAction = teacherAction(formulaSetInput, changeFormulaSet);
export const measureFormulaSetAction = teacherAction(formulaDifficultyInput, measureFormulaSet);

export const deleteLeagueAction = teacherAction(z.object({ leagueId }), deleteLeague);
/** The name is typed again to confirm what can't be undone. */
export const deleteStudentAction = teacherAction(
  z.object({
    leagueId,
    studentId: z.string().min(1).max(200),
    name: oneLineSchema.pipe(z.string().max(200)),
  }),
  deleteStudent,
);

export const checkJoinCodeAction = defineAction({
  input: joinGuess,
  authorize: allowAnyone,
  run: async ({ input, headers }) => {
    const ticket = await checkJoinCode(input, ...(await requestClientAndProof(headers, input)));
    await writeJoinTicket(ticket);
    return { leagueName: ticket.leagueName };
  },
});

export const joinLeagueAction = defineAction({
  input: joinGuess,
  authorize: allowStudents,
  run: async ({ viewer, input, headers }) =>
    joinLeague(viewer, input, ...(await requestClientAndProof(headers, input))),
});

export const inviteAdultAction = teacherAction(inviteAdultInput, inviteAdult);
export const takeBackAdultInvitationAction = teacherAction(
  adultInvitationInput,
  withoutResult(takeBackAdultInvitation),
);
export const changeAdultAction = teacherAction(changeAdultInput, withoutResult(changeAdult));
export const removeAdultAction = teacherAction(classAdultInput, withoutResult(removeAdult));
export const leaveClassAction = teacherAction(leagueIdInput, withoutResult(leaveClass));
export const offerClassAction = teacherAction(
  offerOwnershipInput,
  withoutResult(offerClassOwnership),
);
export const takeOverClassAction = teacherAction(leagueIdInput, withoutResult(takeOverClass));

export const saveWorkGroupsAction = teacherAction(keepGroupsInput, keepWorkGroups);

export const joinWorkGroupAction = teacherAction(joinGroupInput, joinWorkGroup);

export const changeGradeRulesAction = teacherAction(gradeRulesInput, changeGradeRules);
export const excuseStudentAction = teacherAction(excuseInput, withoutResult(setExcusedWeeks));
