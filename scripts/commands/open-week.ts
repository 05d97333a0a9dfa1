import { openWeek } from '@/lib/data/season/commands';
import { logEvent } from '@/lib/reporting/log';
import { OPERATOR } from '../../lib/data/access/viewer';
import { runCommand, say, wholeNumber } from '../lib/command-line';

const USAGE =
  'Usage: npm run open-week            (the next week)\n       npm run open-week -- 7       (week 7; run twice, it does nothing the second time)';

runCommand(async () => {
  const given = process.argv[2];
  const opened = await openWeek(OPERATOR, given === undefined ? undefined : wholeNumber(given, USAGE));
  if (opened.changed) logEvent({ event: 'week-opened', season: opened.season, week: opened.week });
  say(
    opened.changed
      ? `Week ${opened.week} of ${opened.season} is open.`
      : `Week ${opened.week} of ${opened.season} was open already.`,
  );
});
