import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { setLineupSlot } from '@/lib/data/lineup/commands';
import { getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getEarlierWeeks, getStudentDashboard } from '@/lib/data/week/queries';
import { studentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import { studentLineups } from '@/lib/store/collections/teams';
import { asRawCollection, type Collection, type RawStoredDocument } from '@/lib/store/port';
import type { TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  installStudentWeek,
  openRoom12,
  putInLeague,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
  WEEK,
} from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
  await submitStep(kim, stepTryInput('QB', RIGHT_ANSWERS.QB));
  await giveLineup(test.store, kim, WEEK + 1);
});
afterEach(() => test.dispose());

const WEEKS = asRawCollection(studentWeeklyProgress);
const LINEUPS = asRawCollection(studentLineups);
const TASKS = asRawCollection(studentWeeklyTasks);

async function withEachField(
  collection: Collection<RawStoredDocument>,
  id: string,
  look: (how: string, spoiled: RawStoredDocument) => Promise<void>,
): Promise<void> {
  const whole = (await test.store.get(collection, id)) as RawStoredDocument;
  for (const field of Object.keys(whole).filter((each) => each !== 'id'))
    for (const value of [undefined, null, { not: 'expected' }]) {
      const spoiled = Object.fromEntries(
        Object.entries({ ...whole, [field]: value }).filter(([, each]) => each !== undefined),
      );
      await test.store.set(collection, spoiled as RawStoredDocument);
      await look(`${field}: ${JSON.stringify(value)}`, spoiled as RawStoredDocument);
    }
  await test.store.set(collection, whole);
}

/**
 * What comes of a call: null where all is well; 'unreadable' where a page says so. Anything else is
 * a failure.
 */
const outcome = (call: () => Promise<unknown>) =>
  call().then(
    () => null,
    (error: Error) => (error.name === 'UnreadableDocumentError' ? 'unreadable' : String(error)),
  );

const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  dashboard: () => getStudentDashboard(kim),
  'earlier weeks': () => getEarlierWeeks(kim),
  'box scores': () => getBoxScores(kim),
  card: () => getOrOpenScoreCard(kim),
  lineups: () => getOrDrawOwnLineups(kim),
  task: () => completeReadingTask(kim, { week: WEEK, task: 1 }),
  answer: () => submitStep(kim, stepTryInput('TE', RIGHT_ANSWERS.TE)),
  slot: () => setLineupSlot(kim, { week: WEEK + 1, slot: 'QB', playerId: STARTERS.QB }),
};

it.each([
  ['week', WEEKS],
  ['lineup', LINEUPS],
] as const)(
  'a %s with any field missing, null, or of another type is read or said to be unreadable, and never made anew (R21)',
  async (_, collection) => {
    const before = await test.store.count(collection, {});
    const [document] = (await test.store.query(collection, {})).filter(({ week }) => week === WEEK);
    await withEachField(collection, String(document?.id), async (how, spoiled) => {
      for (const [page, open] of Object.entries(PAGES)) {
        const came = await outcome(open);
        expect([how, page, came]).toEqual([how, page, came === null ? null : 'unreadable']);
      }
      expect([how, await test.store.count(collection, {})]).toEqual([how, before]);
      if ((await outcome(() => getOrOpenScoreCard(kim))) === 'unreadable')
        expect([how, await test.store.get(collection, spoiled.id)]).toEqual([how, spoiled]);
    });
  },
);

const ALWAYS_OPEN = {
  dashboard: () => getStudentDashboard(kim),
  'box scores': () => getBoxScores(kim),
  board: () => getLeaderboard(kim, { board: 'week', week: null }),
};

it.each([
  ['week', WEEKS],
  ['tasks', TASKS],
] as const)(
  'with any field of the %s missing, null, or of another type, the pages around it open',
  async (_, collection) => {
    await openRoom12(test.store);
    await putInLeague(test.store, kim, 'room-12');
    const [document] = await test.store.query(collection, {});
    await withEachField(collection, String(document?.id), async (how) => {
      for (const [page, open] of Object.entries(ALWAYS_OPEN))
        expect([how, page, await outcome(open)]).toEqual([how, page, null]);
    });
  },
);

it('a week that can’t be read takes the place of the tasks alone', async () => {
  const [document] = await test.store.query(WEEKS, {});
  await test.store.set(WEEKS, { ...document, steps: 'many' } as RawStoredDocument);
  expect(await getStudentDashboard(kim)).toMatchObject({
    isWeekUnreadable: true,
    tasks: [],
    award: null,
    week: WEEK,
    team: { name: expect.any(String) },
  });
});

it('tasks that can’t be read leave the cards, the box scores, and the board as they are', async () => {
  const [document] = await test.store.query(TASKS, {});
  await test.store.set(TASKS, { ...document, task1: 'yesterday' } as RawStoredDocument);
  const dashboard = await getStudentDashboard(kim);
  expect(dashboard).toMatchObject({ isWeekUnreadable: true, tasks: [], award: null });
  expect(dashboard.cards).toHaveLength(9);
  const { rows, read, isUnreadable } = await getBoxScores(kim);
  expect([rows.length, read, isUnreadable]).toEqual([8, false, true]);
  await openRoom12(test.store);
  await putInLeague(test.store, kim, 'room-12');
  expect((await getLeaderboard(kim, { board: 'week', week: null })).ticks).toBe(false);
});

it.each([
  ['week', WEEKS, { steps: 'many' }],
  ['lineup', LINEUPS, { lineup_QB: 'Allen' }],
] as const)(
  'an earlier %s that can’t be read is in its list as such, without tasks',
  async (_, collection, changes) => {
    const [document] = (await test.store.query(collection, {})).filter(({ week }) => week === WEEK);
    await test.store.set(collection, { ...document, ...changes } as RawStoredDocument);
    await changeAppMeta(test.store, { currentWeek: WEEK + 1 });
    const { weeks } = await getEarlierWeeks(kim);
    expect(weeks).toEqual([{ week: WEEK, unreadable: true, finished: false, tasks: [] }]);
  },
);

it.each([
  [WEEK, WEEK + 1, 'next', 'current'],
  [WEEK + 1, WEEK, 'current', 'next'],
] as const)(
  'a lineup of week %i that can’t be read doesn’t hide the one of week %i, and is not drawn anew',
  async (week, other, shown, hidden) => {
    const [lineup] = (await test.store.query(LINEUPS, {})).filter((each) => each.week === week);
    await test.store.set(LINEUPS, { ...lineup, lineup_QB: 'Allen' } as RawStoredDocument);
    const page = await getOrDrawOwnLineups(kim);
    expect(page).toMatchObject({ [shown]: { week: other }, [hidden]: null, unreadable: [week] });
    expect(page.why).toBeNull();
    expect(await test.store.count(LINEUPS, {})).toBe(2);
  },
);
