// Fills the store with copies of the demo league whose plans all open the next week in the same
// minute: the first full one that is SECONDS away. Prints that time as JSON.
import { newReplayCalendar } from '@/lib/domain/calendar/change';
import { DAY_MS, minuteOfDay, toCalendarDay, weekdayOfDay } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { parseWholeNumberArgument, printLine, runCommand, UsageError } from '../lib/command-line';

const DEMO_LEAGUE = 'demo-league';
const STATISTICS_SEASON = 2023;
const WEEK = 3;
/** The limit of one batch. */
const AT_ONCE = 500;
const MINUTE_MS = 60_000;
const USAGE = 'many-leagues.ts LEAGUES SECONDS';

runCommand(async () => {
  const count = parseWholeNumberArgument(process.argv[2], USAGE);
  const seconds = parseWholeNumberArgument(process.argv[3], USAGE);
  const { store, now, timeZone } = getServices();
  const league = await store.get(leagues, DEMO_LEAGUE);
  if (!league) throw new UsageError('There is no demo class to copy.');
  const opensAt = new Date(Math.ceil((now().getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
  const [weekday, minute] = [
    weekdayOfDay(toCalendarDay(opensAt, timeZone)),
    minuteOfDay(opensAt, timeZone),
  ];
  // Opened a week ago, and due the day before it opens again.
  const begun = newReplayCalendar(
    STATISTICS_SEASON,
    WEEK,
    new Date(opensAt.getTime() - 7 * DAY_MS),
  );
  const plan = {
    openings: [{ weekday, minute }],
    deadlines: [{ weekday: (weekday + 6) % 7, minute: 0 }],
  };
  const calendar = { ...begun, plan: { ...begun.plan, ...plan } };
  for (let from = 0; from < count; from += AT_ONCE) {
    await store.batch((batch) => {
      for (let index = from; index < Math.min(count, from + AT_ONCE); index += 1)
        batch.set(leagues, {
          ...league,
          id: `plan-league-${index}`,
          code: 200_000 + index,
          calendar,
        });
    });
  }
  printLine(JSON.stringify({ opensAt: opensAt.toISOString() }));
});
