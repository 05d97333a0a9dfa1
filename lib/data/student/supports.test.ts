import { getGradebook } from '@/lib/data/gradebook/queries';
import { getLeaderboard, getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import { getLeagueDrive, getLeagueWeek } from '@/lib/data/league-week/queries';
import { saveReadingSettings } from '@/lib/data/profile/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { NO_SUPPORTS } from '@/lib/domain/calendar/supports';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { studentPages } from '@/lib/testing/all-pages';
import { TEST_SEASON } from '@/lib/testing/services';
import { RIGHT_ANSWERS } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import type { SupportsInput } from './dto';
import { getStudentWork } from './queries';
import { getStudentSupports, setStudentSupports } from './supports';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const place = () => ({ leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId });
const support = (changes: Partial<SupportsInput>) =>
  setStudentSupports(test.teacher, { ...place(), ...NO_SUPPORTS, lastDay: null, ...changes });
const gridRow = async () => {
  const { rows } = await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: null });
  return rows.find(({ studentId }) => studentId === test.kim.accountId);
};
const cell = async (week: number) => {
  const { rows } = await getGradebook(test.teacher, OWN_LEAGUE_ID, null);
  return rows.find(({ studentId }) => studentId === test.kim.accountId)?.cells[week - 1];
};
const finish = async (steps: readonly (keyof typeof RIGHT_ANSWERS)[]) => {
  for (const step of steps) await submitStepTry(test.kim, step, RIGHT_ANSWERS[step]);
};
/** Kim's first right step came a minute after the class's deadline, Thursday at 15:00. */
async function answerAfterDeadline() {
  await finish(['QB']);
  const id = `${TEST_SEASON}_6_${test.kim.accountId}`;
  const stored = await test.store.get(studentWeeklyProgress, id);
  if (!stored) throw new Error('no week');
  const [first, ...others] = stored.steps;
  if (!first) throw new Error('no step');
  const completedAt = timestampFromDate(new Date('2023-10-19T19:01:00Z'));
  await test.store.merge(studentWeeklyProgress, id, {
    steps: [{ ...first, completedAt }, ...others],
  });
}

it('moves the deadline by school days, wherever a week is called late', async () => {
  await answerAfterDeadline();
  expect((await gridRow())?.steps[0]?.late).toBe(true);
  expect(await cell(6)).toMatchObject({ late: 1 });
  await support({ extraDays: 2 });
  expect((await gridRow())?.steps[0]?.late).toBe(false);
  expect(await cell(6)).toMatchObject({ late: 0, dueDay: '2023-10-23' });
  // Friday and Monday are the two school days after Thursday, October 19.
  const { deadline } = await getStudentDashboard(test.kim);
  expect(deadline.at).toBe('2023-10-23T19:00:00.000Z');
  const { dueByExtraDays } = await getStudentSupports(
    test.teacher,
    OWN_LEAGUE_ID,
    test.kim.accountId,
  );
  expect(dueByExtraDays.slice(0, 3)).toEqual([
    'Thursday, October 19, at 3:00 PM',
    'Friday, October 20, at 3:00 PM',
    'Monday, October 23, at 3:00 PM',
  ]);
});

it('makes a week full with fewer cards, for its task, the grid, and the gradebook, and not for MVP points', async () => {
  await support({ steps: 2 });
  await finish(['QB', 'RB1']);
  const { tasks, weekMvpPoints } = await getStudentDashboard(test.kim);
  expect(tasks[1]).toMatchObject({ state: 'done', note: expect.stringContaining('2 of 2') });
  expect(weekMvpPoints).toBe(0);
  expect(await gridRow()).toMatchObject({
    fullWeek: 2,
    tasks: ['open', 'done', 'open', 'open', 'open'],
  });
  expect(await cell(6)).toMatchObject({ right: 2, of: 2 });
  expect((await getStudentWork(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, 6)).cards).toEqual({
    right: 2,
    of: 2,
  });
  await finish(['RB2']);
  expect(await cell(6)).toMatchObject({ right: 3, of: 2 });
  // Kim is alone in the class, so her full week is the whole field.
  const { drive } = await getLeagueDrive(test.teacher, OWN_LEAGUE_ID, { week: null, sum: false });
  expect(drive?.yards).toEqual({ wholeNumber: 100, numerator: 0, denominator: 1 });
});

it('ticks the task of a card that has enough right answers already, as of the last one it needed', async () => {
  await finish(['QB', 'RB1']);
  test.advance(30 * 60_000);
  await finish(['RB2']);
  expect((await gridRow())?.tasks[1]).toBe('open');
  // Two days after the deadline: nothing becomes late by it.
  test.advance(3 * 86_400_000);
  await support({ steps: 2 });
  expect((await gridRow())?.tasks[1]).toBe('done');
  expect((await getStudentDashboard(test.kim)).tasks[1]).toMatchObject({ state: 'done' });
  await support({ steps: 3 });
  expect((await gridRow())?.tasks[1]).toBe('done');
});

it('begins hints one level up', async () => {
  const first = await submitStepTry(test.kim, 'QB', '1');
  const cards = async () => (await getOrOpenScoreCard(test.kim, 6))?.steps ?? [];
  expect((await cards()).some((step) => 'firstHint' in step)).toBe(false);
  await support({ earlyHints: true });
  // Not for the one that was tried, the defense's bye, or the team.
  const hinted = (await cards()).filter(({ firstHint }) => firstHint).map(({ key }) => key);
  expect(hinted).toEqual(['RB1', 'RB2', 'WR1', 'WR2', 'TE', 'K']);
  const early = await submitStepTry(test.kim, 'RB1', '1');
  const id = `${TEST_SEASON}_6_${test.kim.accountId}`;
  const stored = await test.store.get(studentWeeklyProgress, id);
  expect([first.outcome, early.outcome]).toEqual(['wrong', 'wrong']);
  const rungs = stored?.steps.slice(0, 2).map(({ hints }) => hints?.rung);
  expect(rungs?.[1]).toBe((rungs?.[0] ?? 0) + 1);
});

it('opens the lines of each card', async () => {
  expect((await getOrOpenScoreCard(test.kim, 6))?.cardLines).toBe('after-wrong');
  await support({ openLines: true });
  expect((await getOrOpenScoreCard(test.kim, 6))?.cardLines).toBe('open');
});

it('gives text more room, reads aloud, and speaks Spanish until the student chooses otherwise', async () => {
  const reading = async () => (await getStudentShell(test.kim)).reading;
  const plain = { language: null, voice: false, slow: false, roomy: false };
  expect(await reading()).toEqual(plain);
  await support({ roomierText: true, readAloud: true, spanish: true });
  expect(await reading()).toEqual({ language: 'es', voice: true, slow: false, roomy: true });
  await saveReadingSettings(test.kim, { language: 'both' });
  expect(await reading()).toEqual({ language: 'both', voice: true, slow: false, roomy: true });
  await saveReadingSettings(test.kim, { roomy: false, slow: true });
  expect(await reading()).toEqual({ language: 'both', voice: true, slow: true, roomy: false });
  await support({});
  expect(await reading()).toEqual({ ...plain, language: 'both', slow: true });
});

it('keeps ranks from the student and the team from the boards of the class', async () => {
  const lee = await addStudent(test, 'Lee');
  await finish(['QB']);
  await support({ boardsHidden: true });
  const own = await getLeaderboard(test.kim);
  expect([own.rows, own.own, own.ranksHidden, own.working !== null]).toEqual([
    [],
    null,
    true,
    true,
  ]);
  expect((await getLeaderboard(lee)).rows.map(({ isOwn }) => isOwn)).toEqual([true]);
  expect(
    (await getLeaderboardForTeacher(test.teacher, OWN_LEAGUE_ID, { board: 'week', week: null }))
      .rows,
  ).toHaveLength(1);
});

it('ends with the last week that opened before its last day, and leaves earlier weeks as they were', async () => {
  await support({ extraDays: 2, steps: 3, lastDay: '2023-10-16' });
  // Week 6 opened on Tuesday, October 17.
  expect(await cell(6)).toMatchObject({ of: 9 });
  await support({ extraDays: 2, steps: 3, lastDay: '2023-10-17' });
  expect(await cell(6)).toMatchObject({ of: 3 });
  expect(await cell(5)).toMatchObject({ of: 9 });
});

it('is for the teacher of the class alone', async () => {
  for (const [who, viewer, code] of test.refused()) {
    const refused = getStudentSupports(viewer, OWN_LEAGUE_ID, test.kim.accountId);
    await expect(refused.then(() => who)).rejects.toMatchObject({ code });
  }
});

it('changes nothing in what a classmate or a class is shown but the team on the boards', async () => {
  const lee = await addStudent(test, 'Lee');
  await finish(['QB']);
  const shown = async () => {
    const pages = Object.entries(studentPages(lee));
    return Promise.all(
      pages.map(async ([name, page]) => [name, await page().catch((error: unknown) => `${error}`)]),
    );
  };
  const before = await shown();
  await support({ extraDays: 3, steps: 4, earlyHints: true, openLines: true, roomierText: true });
  expect(await shown()).toEqual(before);
  const profile = await test.store.get(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`);
  expect(profile?.supports).toBeDefined();
});
