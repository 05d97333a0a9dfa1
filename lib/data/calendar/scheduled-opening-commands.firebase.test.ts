import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { newEmulatedProject, openEmulated } from '@/lib/testing/firebase';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { installTestServices, TEST_SEASON } from '@/lib/testing/services';
import { changeLeagueCalendar, renewCalendarFeedAddress } from './commands';
import { findCalendarFeed, getLeagueCalendar } from './queries';
import { openDueWeeks } from './scheduled-opening-commands';

jest.setTimeout(300_000);

const OPENED = new Date('2023-10-17T13:00:00Z');
const TUESDAY = new Date('2023-10-24T10:00:00Z');

test('on Firestore three servers at the same minute open each league once, and its teacher changes the calendar', async () => {
  const { firestore, close } = openEmulated(newEmulatedProject());
  const test = await installTestServices({
    ...createMemoryBackend(),
    store: createFirestoreStore({ firestore, release: close }),
  });
  const ada = await test.teacher('ada@school.org');
  await markWeeksImported(test.store, 2021, 1, 2, 3);
  for (let index = 0; index < 20; index += 1) {
    await test.store.set(leagues, {
      id: `room-${index}`,
      name: 'Room',
      createdAt: timestampFromDate(OPENED),
      teacherId: ada.accountId,
      season: TEST_SEASON,
      code: 100_000 + index,
      password: 'brave otter',
      calendar: replayCalendarStartedAtWeek(2021, 1, OPENED),
    });
  }
  test.setNow(TUESDAY);
  const done = await Promise.all(
    ['one', 'two', 'three'].map((holder) => openDueWeeks(COMMAND_LINE_OPERATOR, holder)),
  );
  expect(done.reduce((sum, each) => sum + (each?.opened ?? 0), 0)).toBe(20);
  expect(await test.store.query(auditLog, {})).toHaveLength(20);

  const room = { leagueId: 'room-7' };
  await changeLeagueCalendar(ada, { ...room, change: { kind: 'open-week', week: 3 } });
  await changeLeagueCalendar(ada, { ...room, change: { kind: 'undo-week', week: 3 } });
  await changeLeagueCalendar(ada, { ...room, change: { kind: 'more-days', week: 2, days: 2 } });
  await changeLeagueCalendar(ada, { ...room, change: { kind: 'pause', sentence: 'Snow.' } });
  expect(await getLeagueCalendar(ada, 'room-7')).toMatchObject({
    week: 2,
    dueText: 'Mon, Oct 30, 3:00 PM',
    pauseSentence: 'Snow.',
  });
  const { key } = await renewCalendarFeedAddress(ada, { ...room, from: null });
  expect((await findCalendarFeed(key))?.name).toBe('Room');
  await test.dispose();
});
