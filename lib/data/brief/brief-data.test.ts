import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { changeMeta, RIGHT_ANSWERS } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  LEAGUE,
  OTHER_LEAGUE,
  type TwoClasses,
  tryStep,
} from '@/lib/testing/two-classes';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const brief = (week: number | null = null) => getTuesdayBrief(test.teacher, LEAGUE, week);

/** The quarterback's points without his rushing yards. */
const LINE_LEFT_OUT = '18 9/20';

describe('the Tuesday brief', () => {
  it('tells the mistakes of the class with other numbers, the groups, and a warm-up from its own players', async () => {
    const ada = await addStudent(test, 'Ada');
    const bea = await addStudent(test, 'Bea');
    await addStudent(test, 'Cid');
    await tryStep(test.kim, 'QB', LINE_LEFT_OUT);
    await tryStep(ada, 'QB', LINE_LEFT_OUT);
    await tryStep(bea, 'QB', RIGHT_ANSWERS.QB);
    const { mistakes, groups, challenges, notStarted, warmUp, week } = await brief();
    expect(week).toBe(6);
    expect(mistakes).toMatchObject([
      {
        label: 'Left out a line',
        students: 2,
        answers: 2,
        step: 'Quarterback',
        working: { question: 'Which number of the box score isn’t in the sum?' },
      },
    ]);
    expect(mistakes[0]?.advice).toContain('One line isn’t in it yet.');
    expect(groups).toEqual([
      { about: ['Left out a line'], learners: ['Ada L.', 'Kim L.'], helpers: ['Bea L.'] },
    ]);
    expect([challenges, notStarted]).toEqual([[], ['Cid L.']]);
    expect(warmUp).toHaveLength(3);
    expect(warmUp[0]?.text).toMatch(/^[A-Z].* had \d+ .*How many points is that\?$/);
    const shown = JSON.stringify(mistakes);
    // Neither the answer that was given nor the right one.
    for (const number of [
      { wholeNumber: 18, numerator: 9, denominator: 20 },
      { wholeNumber: 19, numerator: 11, denominator: 20 },
    ]) {
      expect(shown).not.toContain(JSON.stringify(number));
    }
    for (const secret of [test.kim.accountId, ada.accountId, 'Kim', 'Josh Allen'])
      expect(shown).not.toContain(secret);
  });

  it('names who worked out a card together with the app, and nobody who was right before that', async () => {
    const ada = await addStudent(test, 'Ada');
    for (const text of ['28', '29', '30', '31', '33'])
      for (const each of [test.kim, ada]) await tryStep(each, 'QB', text);
    await tryStep(ada, 'QB', RIGHT_ANSWERS.QB);
    await tryStep(test.kim, 'QB', '35');
    expect((await brief()).together).toEqual([]);
    await tryStep(test.kim, 'QB', RIGHT_ANSWERS.QB);
    expect((await brief()).together).toEqual(['Kim L.']);
  });

  it('is about the week before while no one has begun the latest, unless the latest is asked for', async () => {
    await tryStep(test.kim, 'QB', LINE_LEFT_OUT);
    await changeMeta(test.store, { currentWeek: 7 });
    expect(await brief()).toMatchObject({ week: 6, latestWeek: 7, mistakes: [{ students: 1 }] });
    expect(await brief(7)).toMatchObject({ week: 7, mistakes: [], warmUp: [] });
  });

  it('has nothing to say before the first week and in an empty class', async () => {
    await changeMeta(test.store, { currentWeek: 0 });
    expect(await brief()).toMatchObject({ week: 0, mistakes: [], groups: [], warmUp: [] });
  });

  it('makes helpers of those who had everything right at once', async () => {
    for (const key of STEP_KEYS) await tryStep(test.kim, key, RIGHT_ANSWERS[key]);
    expect(await brief()).toMatchObject({ mistakes: [], groups: [], challenges: [['Kim L.']] });
  });

  it('leaves out who has left the class', async () => {
    await tryStep(test.kim, 'QB', LINE_LEFT_OUT);
    await test.store.merge(studentProfiles, `2023_${test.kim.accountId}`, { leagueId: '' });
    expect(await brief(6)).toMatchObject({ mistakes: [], groups: [] });
  });

  it('costs a handful of lists, whatever the class', async () => {
    await tryStep(test.kim, 'QB', LINE_LEFT_OUT);
    const query = jest.spyOn(test.store, 'query');
    const list = jest.spyOn(test.store, 'list');
    await brief();
    const read = [...query.mock.calls, ...list.mock.calls].map(([{ path }]) => path);
    const isViewers = (path: string) => ['teacherProfiles', 'leagues'].includes(path);
    expect(read.filter((path) => !isViewers(path))).toHaveLength(5);
  });

  it('is the own teacher’s alone', async () => {
    for (const [, viewer, code] of test.refused()) {
      await expect(getTuesdayBrief(viewer, LEAGUE, 6)).rejects.toMatchObject({ code });
    }
    await expect(getTuesdayBrief(test.teacher, OTHER_LEAGUE, 6)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
