import { getServices } from '@/lib/platform/services';
import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { printLine, runCommand } from '../../../scripts/lib/command-line';

/** Sets how many leagues the teacher with this email may open, like an admin. */
runCommand(async () => {
  const [email = '', count = ''] = process.argv.slice(2);
  await getServices().store.set(teacherLeagueAllowances, {
    id: email,
    docID: email,
    email,
    leagueAllowance: Number(count),
  });
  printLine(count);
});
