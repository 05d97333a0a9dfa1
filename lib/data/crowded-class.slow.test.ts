import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getPlayerCard } from '@/lib/data/draft/queries';
import { exportStudentRecords } from '@/lib/data/export/records';
import { exportGradebookDetails, exportStudentTries } from '@/lib/data/export/tables';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { leagues } from '@/lib/store/collections/leagues';
import { withOperationReports } from '@/lib/store/operation-reports';
import { fillCrowdedClass } from '@/lib/testing/crowded-class';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { giveLineup, giveTeam, STARTERS, typed } from '@/lib/testing/student-week';

const LEAGUE = 'crowded';
const KIB = 1024;
/**
 * A page's markup and payload together are about three times its data: half of 400 KiB leaves room.
 */
const MAX_PAGE_DATA = 130 * KIB;

let test: TestServices;
let teacher: SignedInViewer;
let kim: SignedInViewer;
/** With four pages of tries, where Kim has three hundred. */
let lee: SignedInViewer;
let read = 0;
let largest = 0;

beforeAll(async () => {
  const store = withOperationReports(createMemoryBackend().store, ({ kind, documents }) => {
    if (kind !== 'read') return;
    read += documents;
    largest = Math.max(largest, documents);
  });
  test = await installTestServices({ seasons: realSeason, store });
  teacher = await test.teacher('ada@school.org');
  await test.store.create(leagues, {
    id: LEAGUE,
    name: 'Room 12',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: teacher.accountId,
    season: TEST_SEASON,
    code: 123_456,
    password: 'brave otter',
  });
  const crowd = [];
  for (let index = 0; index < 26; index += 1) {
    const student = await test.student(`s${index}@school.org`);
    await giveTeam(test.store, student, { leagueIds: [LEAGUE] });
    await giveLineup(test.store, student, 6);
    const isScript = index === 0;
    crowd.push({
      studentId: student.accountId,
      firstName: `Student ${index}`,
      atEachStep: isScript ? 16_000 : 222,
      scouting: isScript ? 6_000 : 3,
    });
    if (isScript) kim = student;
    else lee = student;
  }
  expect(await fillCrowdedClass(test.store, { leagueId: LEAGUE, crowd })).toBeGreaterThan(199_000);
}, 600_000);
afterAll(() => test.dispose());

beforeEach(() => {
  read = 0;
  largest = 0;
});

const week = { week: 6, projector: false };

it.each<[page: string, open: () => Promise<unknown>, mostRead: number]>([
  ['the grid', () => getLeagueWeek(teacher, LEAGUE, week), 100],
  // Ten tries of each student at each step at most.
  ['the common mistakes', () => getLeagueMistakes(teacher, LEAGUE, week), 26 * 9 * 10 + 100],
  ['the brief', () => getTuesdayBrief(teacher, LEAGUE, 6), 26 * 9 * 10 + 150],
  ['one student’s week', () => getStudentWork(teacher, LEAGUE, kim.accountId, 6), 150],
  [
    'its earlier tries',
    () => getStudentWork(teacher, LEAGUE, kim.accountId, 6, { step: 'K', until: 9000 }),
    150,
  ],
  ['one student’s season', () => getStudentSeason(teacher, LEAGUE, kim.accountId), 250],
  ['the score card', () => getOrOpenScoreCard(kim), 20],
  ['the card of a player', () => getPlayerCard(kim, { position: 'K', id: STARTERS.K }), 150],
])(
  '%s shows what it shows and reads no more, with 200,000 tries in the class (S27)',
  async (_, open, mostRead) => {
    const shown = JSON.stringify(await open());
    expect(shown.length).toBeLessThan(MAX_PAGE_DATA);
    expect(read).toBeLessThan(mostRead);
  },
);

it('says on the page of common mistakes that not all tries are counted', async () => {
  expect(await getLeagueMistakes(teacher, LEAGUE, week)).toMatchObject({ firstTriesOnly: 10 });
});

it('names tries by their numbers in a long list, the newest first', async () => {
  const { steps } = await getStudentWork(teacher, LEAGUE, kim.accountId, 6, {
    step: 'K',
    until: 9000,
  });
  const numbers = (key: string) =>
    steps.find((step) => step.key === key)?.attempts.map(({ attempt }) => attempt);
  expect(numbers('K')).toEqual([8991, 8992, 8993, 8994, 8995, 8996, 8997, 8998, 8999, 9000]);
  expect(numbers('QB')?.at(-1)).toBe(16_000);
});

it('takes no further try, and reads no list to know it', async () => {
  const put = await submitStep(kim, {
    week: 6,
    step: 'QB',
    typed: typed('7'),
    operationId: 'one-more',
  });
  expect(put).toMatchObject({ outcome: 'refused', hold: 'used-up' });
  expect(read).toBeLessThan(10);
});

it('writes each try once into the table of one student, with one page of them in memory', async () => {
  const rows = await exportStudentTries(teacher, LEAGUE, lee.accountId);
  let count = 0;
  for await (const _ of rows) count += 1;
  expect(count).toBe(1 + 9 * 222 + 3);
  expect(largest).toBeLessThanOrEqual(500);
});

it('writes everything about one student, with one page of a collection in memory', async () => {
  let length = 0;
  let longest = 0;
  for await (const part of await exportStudentRecords(teacher, LEAGUE, lee.accountId)) {
    length += part.length;
    longest = Math.max(longest, part.length);
  }
  expect(length).toBeGreaterThan(500 * KIB);
  expect(longest).toBeLessThan(length / 2);
  expect(largest).toBeLessThanOrEqual(500);
});

it('writes the gradebook from the counters alone', async () => {
  let count = 0;
  for await (const _ of await exportGradebookDetails(teacher, LEAGUE)) count += 1;
  expect(count).toBe(1 + 26 * 6);
  expect(read).toBeLessThan(500);
});
