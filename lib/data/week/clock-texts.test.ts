import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import { rereadLeague } from '@/lib/data/season/leagues';
import {
  DEFAULT_PLAN,
  type LeagueCalendar,
  type LiveCalendar,
  type ReplayCalendar,
  TWICE_A_WEEK_PLAN,
} from '@/lib/domain/calendar/league-calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { leagues } from '@/lib/store/collections/leagues';
import type { AppMeta } from '@/lib/store/collections/season';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam, openRoom12, putInLeague } from '@/lib/testing/student-week';
import { getStudentDashboard } from './queries';

// What a student reads about time, for each way a clock can stand. Each sentence here is written by
// hand from a calendar of 2023: October 17, 24, and 31 are Tuesdays. Where no one knows when the
// next week opens, no day is promised.

const at = (text: string) => timestampFromDate(new Date(text));
/** Tuesday, 6:00 in New York: week 6 of the live season was opened. */
const OPENED = at('2023-10-17T10:00:00Z');
const WEDNESDAY = '2023-10-18T15:00:00Z';
const FRIDAY = '2023-10-20T15:00:00Z';

const live = (changes: Partial<LiveCalendar> = {}): LiveCalendar => ({
  kind: 'live',
  paused: null,
  plan: DEFAULT_PLAN,
  ...changes,
});
/** It plays the season of the tests, so that its students have players. */
const replay = (
  changes: Partial<ReplayCalendar> = {},
  plan: Partial<ReplayCalendar['plan']> = {},
): ReplayCalendar => ({
  kind: 'replay',
  statisticsSeason: 2023,
  currentWeek: 3,
  weekStartedAt: OPENED,
  paused: null,
  ...changes,
  plan: { ...DEFAULT_PLAN, ...plan },
});
const PAUSED = { since: at('2023-10-18T14:00:00Z'), sentence: 'Field trip!', by: 'Ms. Rivera' };

type Situation = {
  /** Undefined for a student without a league, null for a league without a calendar. */
  calendar?: LeagueCalendar | null;
  meta?: Partial<AppMeta>;
  now?: string;
  clock?: 'weekly' | 'off';
};
type Texts = {
  due: string;
  comesNext: string | null;
  boxScores: string;
  lineup: string | null;
  pauses?: (string | null)[][];
};

const DUE = 'Due Thursday, Oct 19, 3:00 PM';
const WAS_DUE = 'Was due Thursday, Oct 19, 3:00 PM';
const WEEK_6 = 'See what your players did in week 6.';
const WEEK_3 = 'See what your players did in week 3.';
const LOCKED = 'Locked on Thursday, Oct 19, 3:00 PM. The next one opens with week';
const IT_LOCKED = 'It locked on Thursday, Oct 19, 3:00 PM. The next one opens with week';
const LIVE_TUESDAY =
  'New box scores come out on Tuesday, October 24, at 6:00 AM, if the games are over by then.';

const TABLE: Record<string, [Situation, Texts]> = {
  'no league, weeks that open by themselves': [
    {},
    { due: DUE, comesNext: LIVE_TUESDAY, boxScores: WEEK_6, lineup: null },
  ],
  'no league, weeks that a person opens': [
    { clock: 'off' },
    {
      due: DUE,
      comesNext: 'New box scores come out when week 7 opens.',
      boxScores: WEEK_6,
      lineup: null,
    },
  ],
  'a league that follows the live season, after the deadline': [
    { calendar: null, now: FRIDAY },
    { due: WAS_DUE, comesNext: LIVE_TUESDAY, boxScores: WEEK_6, lineup: `${LOCKED} 7.` },
  ],
  'the same, with a week that should have opened by now': [
    { calendar: null, now: '2023-10-24T14:00:00Z' },
    {
      due: WAS_DUE,
      comesNext: 'New box scores come out when week 7 opens.',
      boxScores: WEEK_6,
      lineup: `${LOCKED} 7.`,
    },
  ],
  'a live class with a holiday on its Thursday': [
    {
      calendar: live({
        plan: {
          ...DEFAULT_PLAN,
          noSchool: [{ first: '2023-10-19', last: '2023-10-20', name: 'Fall break' }],
        },
      }),
    },
    {
      due: 'Due Monday, Oct 23, 3:00 PM',
      comesNext: LIVE_TUESDAY,
      boxScores: WEEK_6,
      lineup: 'Locks Thursday, Oct 19, 8:15 PM, at kickoff, before the rest is due.',
    },
  ],
  'a replay with a plan': [
    { calendar: replay() },
    {
      due: DUE,
      comesNext: 'New box scores come out on Tuesday, October 24, at 6:00 AM.',
      boxScores: WEEK_3,
      lineup: null,
    },
  ],
  'a replay with a plan of its own days': [
    {
      calendar: replay(
        {},
        {
          openings: [{ weekday: 1, minute: 8 * 60 }],
          deadlines: [{ weekday: 5, minute: 9 * 60 + 30 }],
        },
      ),
      now: FRIDAY,
    },
    {
      due: 'Was due Friday, Oct 20, 9:30 AM',
      comesNext: 'New box scores come out on Monday, October 23, at 8:00 AM.',
      boxScores: WEEK_3,
      lineup: 'Locked on Friday, Oct 20, 9:30 AM. The next one opens with week 4.',
    },
  ],
  'a replay whose opening is overdue, since its games are missing': [
    { calendar: replay(), now: '2023-10-24T14:00:00Z' },
    {
      due: WAS_DUE,
      comesNext: 'New box scores come out when week 4 opens.',
      boxScores: WEEK_3,
      lineup: `${LOCKED} 4.`,
    },
  ],
  'a replay that its teacher opens': [
    { calendar: replay({}, { openings: [] }) },
    {
      due: DUE,
      comesNext: 'New box scores come out when your teacher opens week 4.',
      boxScores: WEEK_3,
      lineup: null,
    },
  ],
  'two weeks a school week': [
    { calendar: replay({}, TWICE_A_WEEK_PLAN), now: '2023-10-19T20:00:00Z' },
    {
      due: WAS_DUE,
      comesNext: 'New box scores come out on Friday, October 20, at 6:00 AM.',
      boxScores: WEEK_3,
      lineup: `${LOCKED} 4.`,
    },
  ],
  'a replay with a week off': [
    {
      calendar: replay(
        {},
        { noSchool: [{ first: '2023-10-23', last: '2023-10-27', name: 'Fall break' }] },
      ),
    },
    {
      due: DUE,
      comesNext: 'New box scores come out on Tuesday, October 31, at 6:00 AM.',
      boxScores: WEEK_3,
      lineup: null,
    },
  ],
  'a replay whose week was given two more days': [
    { calendar: replay({}, { extensions: { 3: 2 } }) },
    {
      due: 'Due Monday, Oct 23, 3:00 PM',
      comesNext: 'New box scores come out on Tuesday, October 24, at 6:00 AM.',
      boxScores: WEEK_3,
      lineup: null,
    },
  ],
  'a paused replay': [
    { calendar: replay({ paused: PAUSED }), now: FRIDAY },
    {
      due: 'Due after the pause',
      comesNext: 'New box scores come out when week 4 opens.',
      boxScores: WEEK_3,
      lineup: null,
      pauses: [['Ms. Rivera', 'Wednesday, Oct 18, 10:00 AM', 'Field trip!']],
    },
  ],
  'a paused replay that was due before': [
    { calendar: replay({ paused: { ...PAUSED, since: at('2023-10-19T20:00:00Z') } }), now: FRIDAY },
    {
      due: WAS_DUE,
      comesNext: 'New box scores come out when week 4 opens.',
      boxScores: WEEK_3,
      lineup: `${LOCKED} 4.`,
      pauses: [['Ms. Rivera', 'Thursday, Oct 19, 4:00 PM', 'Field trip!']],
    },
  ],
  'a paused live season': [
    { calendar: null, meta: { seasonActive: false, pausedAt: at('2023-10-18T13:00:00Z') } },
    {
      due: DUE,
      comesNext: 'New box scores come out when week 7 opens.',
      boxScores: WEEK_6,
      lineup: null,
      pauses: [[null, 'Wednesday, Oct 18, 9:00 AM', '']],
    },
  ],
  'a replay in a paused live season': [
    { calendar: replay(), meta: { seasonActive: false } },
    {
      due: DUE,
      comesNext: 'New box scores come out on Tuesday, October 24, at 6:00 AM.',
      boxScores: WEEK_3,
      lineup: null,
    },
  ],
  'before week 1': [
    { calendar: null, meta: { currentWeek: 0 } },
    {
      due: DUE,
      comesNext: 'New box scores come out when week 1 opens.',
      boxScores: 'See what your players did in week 1.',
      lineup: null,
    },
  ],
  'the last lineup of the season, locked': [
    { calendar: replay({ currentWeek: 17 }), now: FRIDAY },
    {
      due: WAS_DUE,
      comesNext: 'New box scores come out on Tuesday, October 24, at 6:00 AM.',
      boxScores: 'See what your players did in week 17.',
      lineup: 'Locked on Thursday, Oct 19, 3:00 PM. It was the last one of the season.',
    },
  ],
  'the last week': [
    { calendar: replay({ currentWeek: 18 }) },
    {
      due: DUE,
      comesNext: null,
      boxScores: 'See what your players did in the last week of the season.',
      lineup: 'The last week has been played. There’s no next lineup to set.',
    },
  ],
};

let test: TestServices;
let kim: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await test.dispose();
});

async function stand({
  calendar,
  meta,
  now = WEDNESDAY,
  clock = 'weekly',
}: Situation): Promise<void> {
  jest.replaceProperty(env(), 'SEASON_CLOCK', clock);
  if (calendar !== undefined) {
    await openRoom12(test.store);
    if (calendar) await test.store.merge(leagues, 'room-12', { calendar });
    await putInLeague(test.store, kim, 'room-12');
    rereadLeague('room-12');
  }
  if (meta) await changeAppMeta(test.store, meta);
  test.setNow(new Date(now));
}

it.each(Object.entries(TABLE))(
  '%s: every sentence about time is true',
  async (_, [situation, texts]) => {
    await stand(situation);
    const { deadline, comesNext, tasks, pauses } = await getStudentDashboard(kim);
    expect({
      due: `${deadline.passed ? 'Was due' : 'Due'} ${deadline.text}`,
      comesNext,
      boxScores: tasks[0]?.description,
      lineup: tasks[4]?.note,
      ...(pauses.length > 0
        ? { pauses: pauses.map(({ teacher, since, sentence }) => [teacher, since, sentence]) }
        : {}),
    }).toEqual(texts);
  },
);

it.each([
  ['on the live season’s Thursday', { calendar: null }, `${IT_LOCKED} 7.`],
  [
    'on the class’s own day',
    { calendar: replay({}, { deadlines: [{ weekday: 5, minute: 540 }] }) },
    'It locked on Friday, Oct 20, 9:00 AM. The next one opens with week 4.',
  ],
  [
    'for good, the last one of the season',
    { calendar: replay({ currentWeek: 17 }) },
    'It locked on Thursday, Oct 19, 3:00 PM. It was the last one of the season.',
  ],
] satisfies [string, Situation, string][])(
  'a lineup says that it locked %s',
  async (_, situation, sentence) => {
    await stand({ ...situation, now: '2023-10-20T15:00:00Z' });
    expect((await getOrDrawOwnLineups(kim)).next?.lockReason).toBe(sentence);
  },
);
