import { openLiveSeasonWeek, previewLiveSeasonWeek } from '@/lib/data/season/commands';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { env } from '@/lib/platform/env';
import { logEvent } from '@/lib/platform/log';
import { deadlineDayAndTimeText } from '@/words/dates';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { parseWholeNumberArgument, printLine, runCommand, UsageError } from '../lib/command-line';

const USAGE =
  'Usage: npm run open-week            (the next week)\n       npm run open-week -- 7       (week 7; run twice, it does nothing the second time)';

runCommand(async () => {
  const [given, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UsageError(USAGE);
  const asked = given === undefined ? undefined : parseWholeNumberArgument(given, USAGE);
  const { season, from, to, deadline } = await previewLiveSeasonWeek(COMMAND_LINE_OPERATOR, asked);
  if (from < to && to <= FINAL_WEEK) {
    const skipped = to > from + 1 ? ` The weeks between count as opened with it.` : '';
    const lineups =
      to < FINAL_WEEK
        ? `, and lineups for week ${to + 1} lock on ${deadlineDayAndTimeText(deadline, env().SCHOOL_TIME_ZONE)}, or by a class’s own calendar`
        : '';
    printLine(
      `Season ${season} is in week ${from}. This opens week ${to} for every class that plays along: its box scores are shown${lineups}.${skipped}`,
    );
    printLine(
      'It can’t be taken back. Classes with a calendar of their own that replay a season are not touched.',
    );
  }
  const opened = await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, to);
  if (opened.changed) logEvent({ event: 'week-opened', season: opened.season, week: opened.week });
  printLine(
    opened.changed
      ? `Week ${opened.week} of ${opened.season} is open.`
      : `Week ${opened.week} of ${opened.season} was open already.`,
  );
});
