import { sourceFilesIn, textWithoutComments } from '@/lib/testing/sources';
import { COMMANDS_WITHOUT_ACTION } from './foreign-documents.test.support';

/**
 * Commands that change none of another program's documents, or are part of another command, with
 * the reason.
 */
const NEEDS_NO_RUN: Readonly<Record<string, string>> = {
  confirmEmailVerifiedBySchool: 'proves an address, as confirmEmailAddress does',
  signUpInvitedTeacher: 'makes new documents from a link that was mailed',
  addStudentBySchoolRosterSync: 'as addStudents',
  answerMoreLeaguesRequest:
    'answers what this app has asked; writes the allowance as setLeagueAllowance does',
  requireStoredStatisticsColumns: 'reads',
  confirmEmailAddress: 'writes accounts and sessions, which only this app has',
  confirmEmailByOperator: 'writes accounts and sessions, which only this app has',
  connectSchoolAccount: 'writes to the identity port, and proves an address',
  endAllSessions: 'removes sessions',
  findLiveSeason: 'reads',
  grantAdmin: 'makes the document whose id is the address',
  importStatistics: 'the import has tests of its own for documents of other programs',
  acceptOtherProgramStatistics: 'the same',
  isSessionUnexpired: 'reads',
  joinLeagueIn: 'part of joinLeague',
  joinWithTicket: 'part of createStudentProfile, and the same as joinLeague',
  listAdmins: 'reads',
  syncLinkedClassesWithSchoolRoster: 'changes linked classes by merge, as setSchoolClassLink does',
  openDueWeeks: 'changes the calendar of a league by merge, as changeLeagueCalendar does',
  openOverdueWeek: 'opens a week, as openLiveSeasonWeek does',
  previewLiveSeasonWeek: 'reads',
  reimportOpenWeek: 'imports, and applies corrections',
  requireMayUploadGraph: 'reads',
  resetPassword: 'writes accounts and sessions, which only this app has',
  revokeAdmin: 'removes the document whose id is the address',
  runSeasonClock: 'imports, opens weeks, and applies corrections',
  previewSetSeason: 'reads',
  listReplaySeasonsToImportAtStart: 'reads',
  sendConfirmEmailAtSignIn: 'makes links, which only this app has',
  setFormulaLevelOfStudent: 'part of setFormulasOfStudents',
  signIn: 'writes accounts and sessions, which only this app has; ensureSeasonProfile is run',
  signInWithSchool: 'as signIn',
  listOpenedWeeksIfCurrentSeason: 'reads',
  chooseCurrentWeekAtFirstStart: 'reads',
};

test('every command is run on documents of another program, through its action or by itself', () => {
  const commands = sourceFilesIn('lib/data')
    .filter((file) => /commands\.ts$/.test(file))
    .flatMap((file) =>
      [...textWithoutComments(file).matchAll(/^export (?:async )?function (\w+)/gm)].map(
        ([, name]) => name ?? '',
      ),
    );
  const sent = sourceFilesIn('lib/actions', 'app/api').map(textWithoutComments).join('\n');
  const isSent = (name: string) => new RegExp(`\\b${name}\\b`).test(sent);
  const known = [...COMMANDS_WITHOUT_ACTION, ...Object.keys(NEEDS_NO_RUN)];
  expect(commands.length).toBeGreaterThan(80);
  expect(commands.filter((name) => !known.includes(name) && !isSent(name))).toEqual([]);
  expect(Object.keys(NEEDS_NO_RUN).filter((name) => !commands.includes(name))).toEqual([]);
});
