import { leagueClockNow } from '@/lib/data/season/clock';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { appData } from '@/lib/store/collections/season';
import { printLine, runCommand } from '../../../scripts/lib/command-line';

const DAY_MS = 86_400_000;

/** Moves the time when the week was opened by some days, and prints its new deadline. */
runCommand(async () => {
  const { store } = getServices();
  const meta = await store.get(appData, 'meta');
  if (!meta) throw new Error('No season has been set.');
  const opened = dateFromTimestamp(meta.weekStartedAt).getTime() + Number(process.argv[2]) * DAY_MS;
  const moved = { ...meta, weekStartedAt: timestampFromDate(new Date(opened)) };
  await store.set(appData, moved);
  printLine(leagueClockNow(moved).deadline.toISOString());
});
