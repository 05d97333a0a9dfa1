import { parseArgs } from 'node:util';
import { type PurgeReport, previewPurge, purgeExpiredData } from '@/lib/data/privacy/purge';
import { logEvent } from '@/lib/platform/log';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { printLine, runCommand } from '../lib/command-line';

/** Lists what is due for deletion; with `--yes` deletes it. */
runCommand(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  if (values.yes) {
    printLine('This deletes for good what is due. It can’t be taken back. Deleted:');
    const deleted = await purgeExpiredData(COMMAND_LINE_OPERATOR);
    sayReport(deleted);
    const inLeagues = deleted.leagues.reduce((sum, { students }) => sum + students, 0);
    logEvent({
      event: 'purge',
      leagues: deleted.leagues.length,
      students: inLeagues + deleted.studentsWithoutLeague,
    });
    return;
  }
  const report = await previewPurge(COMMAND_LINE_OPERATOR);
  printLine('Due to be deleted:');
  sayReport(report);
  if (Object.values(report).some((due) => (Array.isArray(due) ? due.length : due) > 0))
    printLine('Nothing was changed. To delete it for good: npm run purge -- --yes');
});

const WHY = {
  due: 'its school year and the days after it are over',
  interrupted: 'its deletion was interrupted',
  marked: 'its owner deleted it thirty days ago',
} as const;

function sayReport(report: PurgeReport): void {
  for (const { id, students, reason } of report.leagues) {
    printLine(
      `  league ${id} with ${students} ${students === 1 ? 'student' : 'students'}: ${WHY[reason]}`,
    );
  }
  printLine(
    `  students without a league whose school year is over: ${report.studentsWithoutLeague}`,
  );
  printLine(
    `  teachers without a league who were not here since a school year that is over: ${report.teachersWhoLeft}`,
  );
  printLine(
    `  accounts that never became a student’s or a teacher’s: ${report.accountsWithoutProfile}`,
  );
  printLine(
    `  sign-ins that have run out: ${report.expiredSessions}; counters that have run out: ${report.spentCounters}`,
  );
  printLine(
    `  links of letters that have run out: ${report.spentLinks}; letters in the outbox folder: ${report.oldMails}`,
  );
}
