'use server';

import { z } from 'zod';
import { writeJoinTicket } from '@/lib/auth/join-ticket';
import { askForLeagues } from '@/lib/data/allowance/request-commands';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { formulaSetInput, meterInput } from '@/lib/data/formula-set/dto';
import { measureFormulaSet } from '@/lib/data/formula-set/queries';
import {
  archiveLeague,
  changeBoardLevel,
  changeCards,
  changeLeaguePassword,
  changeStartLevel,
  checkJoin,
  deleteLeague,
  joinLeague,
  renameLeague,
  replaceJoinCode,
} from '@/lib/data/league/commands';
import {
  adultInput,
  adultInvitationInput,
  adultPlaceInput,
  classInput,
  copySettingsInput,
  inviteAdultInput,
  leagueName,
  leaguePassword,
  leaguePeriod,
  newLeaguesInput,
  offerClassInput,
} from '@/lib/data/league/dto';
import {
  changeAdult,
  inviteAdult,
  leaveClass,
  offerClass,
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
import { lineText } from '@/lib/domain/text/line-text';
import { ERROR_MESSAGES } from '@/lib/platform/log';
import { EYES_UP } from '@/words/eyes-up';
import { FIND_LEAGUE } from '@/words/find-league';
import { atMostCharactersText } from '@/words/form';
import { codeFormText } from '@/words/join';
import { proofInput, requestClient } from './asking';
import { anyone, defineAction, students, teacherAction, withoutResult } from './define-action';

const joinGuess = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3}\s?\d{3}$/, { error: codeFormText })
    .transform((text) => Number(text.replace(/\s/g, ''))),
  password: lineText.pipe(
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
      .number('Please type a whole number.')
      .int('Please type a whole number.')
      .min(1, 'Please type a number from 1 to 100.')
      .max(100, 'Please type a number from 1 to 100.'),
    note: lineText.pipe(z.string().max(300, 'Please use at most 300 characters.')),
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
  changeCards,
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
    sentence: lineText
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
export const measureFormulaSetAction = teacherAction(meterInput, measureFormulaSet);

export const deleteLeagueAction = teacherAction(z.object({ leagueId }), deleteLeague);
/** The name is typed again to confirm what can't be undone. */
export const deleteStudentAction = teacherAction(
  z.object({
    leagueId,
    studentId: z.string().min(1).max(200),
    name: lineText.pipe(z.string().max(200)),
  }),
  deleteStudent,
);

export const checkJoinCodeAction = defineAction({
  input: joinGuess,
  authorize: anyone,
  run: async ({ input, headers }) => {
    const ticket = await checkJoin(input, ...(await requestClient(headers, input)));
    await writeJoinTicket(ticket);
    return { leagueName: ticket.leagueName };
  },
});

export const joinLeagueAction = defineAction({
  input: joinGuess,
  authorize: students,
  run: async ({ viewer, input, headers }) =>
    joinLeague(viewer, input, ...(await requestClient(headers, input))),
});

export const inviteAdultAction = teacherAction(inviteAdultInput, inviteAdult);
export const takeBackAdultInvitationAction = teacherAction(
  adultInvitationInput,
  withoutResult(takeBackAdultInvitation),
);
export const changeAdultAction = teacherAction(adultInput, withoutResult(changeAdult));
export const removeAdultAction = teacherAction(adultPlaceInput, withoutResult(removeAdult));
export const leaveClassAction = teacherAction(classInput, withoutResult(leaveClass));
export const offerClassAction = teacherAction(offerClassInput, withoutResult(offerClass));
export const takeOverClassAction = teacherAction(classInput, withoutResult(takeOverClass));
