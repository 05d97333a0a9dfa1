import { addStudents } from '@/lib/data/class-roster/add-student-commands';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { changeStartLevel, joinLeague } from '@/lib/data/league/commands';
import { getLeagueSettings } from '@/lib/data/league/queries';
import { saveSelfAssessment } from '@/lib/data/profile/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { asRawCollection } from '@/lib/store/port';
import { TEST_SEASON } from '@/lib/testing/services';
import { giveLineup } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { setFormulasOfStudents } from './commands';
import type { FormulasOfStudentsInput } from './dto';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

type Change = Partial<FormulasOfStudentsInput>;
const set = (change: Change = {}, viewer = test.teacher) =>
  setFormulasOfStudents(viewer, {
    leagueId: OWN_LEAGUE_ID,
    studentIds: [test.kim.accountId],
    formulas: 2,
    thisWeek: true,
    ...change,
  });
const profileOf = (student = test.kim) =>
  test.store.get(studentProfiles, `${TEST_SEASON}_${student.accountId}`);
async function weekOf(week: number, student = test.kim) {
  const found = await test.store.query(studentWeeklyProgress, {});
  const own = found.find((each) => each.studentId === student.accountId && each.week === week);
  return own && [own.formulaLevel, own.formulaSet?.name ?? null];
}
const deeds = async () =>
  (await test.store.query(auditLog, {})).map(({ action }) => action).toSorted();
const from = (fromWeek: number | null, hasBegun = false, student = test.kim) => ({
  studentId: student.accountId,
  fromWeek,
  hasBegun,
});
const ownSet = (fromWeek = 7) =>
  changeFormulaSet(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    fromWeek,
    set: { name: 'Fifths', lines: templateFormulaLines('like') },
  });

describe('a week that can’t be read is left alone', () => {
  const weeks = asRawCollection(studentWeeklyProgress);
  async function breakWeek() {
    await submitStepTry(test.kim, 'QB', '777');
    const [stored] = await test.store.query(weeks, {});
    const broken = { ...stored, id: String(stored?.id), steps: 'many' };
    await test.store.set(weeks, broken);
    return broken;
  }

  it('by a level for later', async () => {
    const broken = await breakWeek();
    expect(await set({ thisWeek: false })).toEqual({ students: [from(7)] });
    expect(await test.store.query(weeks, {})).toEqual([broken]);
  });

  it('by a level for this week, which counts from the next one on and says so', async () => {
    const broken = await breakWeek();
    const lee = await addStudent(test, 'Lee');
    expect(await set({ studentIds: [test.kim.accountId, lee.accountId] })).toEqual({
      students: [{ ...from(7), unreadable: true }, from(6, false, lee)],
    });
    expect(await test.store.get(weeks, broken.id)).toEqual(broken);
    expect([(await profileOf())?.formulaType, await weekOf(6, lee)]).toEqual([2, [2, null]]);
  });

  it('by the formulas of the class', async () => {
    await ownSet();
    const broken = await breakWeek();
    expect(await set({ formulas: 'class' })).toEqual({
      students: [{ ...from(7), unreadable: true }],
    });
    expect(await test.store.query(weeks, {})).toEqual([broken]);
  });
});

describe('a level for this week', () => {
  it('counts from now on for someone who has not begun', async () => {
    expect(await set()).toEqual({ students: [from(6)] });
    expect([await weekOf(6), (await profileOf())?.formulaType]).toEqual([[2, null], 2]);
    expect((await getOrOpenScoreCard(test.kim))?.formulaLevel).toBe(2);
    await submitStepTry(test.kim, 'QB', '777');
    expect(await weekOf(6)).toEqual([2, null]);
  });

  it('counts also where a box score was read and nothing was answered, and keeps what was done', async () => {
    await completeReadingTask(test.kim, { week: 6, task: 1 });
    expect(await weekOf(6)).toEqual([1, null]);
    const before = (await test.store.query(studentWeeklyProgress, {}))[0]?.taskTimes;
    expect(await set()).toEqual({ students: [from(6)] });
    expect(await weekOf(6)).toEqual([2, null]);
    expect((await test.store.query(studentWeeklyProgress, {}))[0]?.taskTimes).toEqual(before);
  });

  it('starts next week for someone with one answer, right or wrong', async () => {
    await submitStepTry(test.kim, 'QB', '777');
    expect(await set()).toEqual({ students: [from(7, true)] });
    expect([await weekOf(6), (await profileOf())?.formulaType]).toEqual([[1, null], 2]);
  });

  it('leaves earlier weeks, which can be finished late, at what they were', async () => {
    await giveLineup(test.store, test.kim, 5);
    await set();
    expect([await weekOf(5), await weekOf(6)]).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it('is not touched by a change for the next week, and the other way round', async () => {
    expect(await set({ thisWeek: false })).toEqual({ students: [from(7)] });
    expect([await weekOf(6), (await profileOf())?.formulaType]).toEqual([[1, null], 2]);
    expect(await set()).toEqual({ students: [from(6)] });
    expect(await weekOf(6)).toEqual([2, null]);
  });

  it('is once, however often it is sent', async () => {
    await set();
    await set();
    await Promise.all([set(), set()]);
    expect(await deeds()).toEqual(['student.formula-level-2']);
  });

  it('wins over the class’s own set in this week, which counts again in the next', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      formulaType: 2,
    });
    await ownSet();
    expect(await set({ formulas: 'class' })).toEqual({ students: [from(6)] });
    expect(await weekOf(6)).toEqual([2, 'Fifths']);
    expect(await set({ formulas: 1 })).toEqual({ students: [from(6)] });
    expect(await weekOf(6)).toEqual([1, null]);
  });
});

describe('the class’s next set, this week already', () => {
  it('is for who has not begun, and says so of who has', async () => {
    const mia = await addStudent(test, 'Mia');
    await ownSet();
    await submitStepTry(mia, 'QB', '777');
    expect(
      await set({ studentIds: [test.kim.accountId, mia.accountId], formulas: 'class' }),
    ).toEqual({
      students: [from(6), from(7, true, mia)],
    });
    expect([await weekOf(6), await weekOf(6, mia)]).toEqual([
      [1, 'Fifths'],
      [1, null],
    ]);
    await set({ formulas: 'class' });
    expect(await deeds()).toEqual(['league.formulas', 'student.class-formulas']);
  });

  it('is refused where none is to come', async () => {
    await expect(set({ formulas: 'class' })).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

describe('many at once', () => {
  it('gets a clear answer for each, and names no one twice', async () => {
    const mia = await addStudent(test, 'Mia');
    const leo = await addStudent(test, 'Leo');
    await submitStepTry(mia, 'QB', '777');
    const ids = [test.kim, mia, leo, mia].map(({ accountId }) => accountId);
    expect(await set({ studentIds: ids })).toEqual({
      students: [from(6), from(7, true, mia), from(6, false, leo)],
    });
    expect((await deeds()).filter((action) => action === 'student.formula-level-2')).toHaveLength(
      3,
    );
    await set({ studentIds: ids });
    expect(await deeds()).toHaveLength(3);
  });

  it('changes no one where one of them is someone else’s', async () => {
    const ids = [test.kim.accountId, test.stranger.accountId];
    await expect(set({ studentIds: ids })).rejects.toMatchObject({ code: 'not-found' });
    expect([(await profileOf())?.formulaType, await weekOf(6)]).toEqual([1, undefined]);
    for (const [, viewer, code] of test.refused()) {
      if (viewer) await expect(set({}, viewer as typeof test.kim)).rejects.toMatchObject({ code });
    }
  });
});

describe('the class’s default', () => {
  const choose = (startLevel: 1 | 2 | null) =>
    changeStartLevel(test.teacher, { leagueId: OWN_LEAGUE_ID, startLevel });
  const answers = {
    skipped: false,
    gameExcitement: 3,
    mathConfidence: 1,
    fractionConfidence: 1,
    formulaLevel: 1,
  } as const;
  const newcomer = async (name: string, code: number) => {
    const viewer = await test.student(`${name}@school.org`);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, {
      leagueId: '',
      levelOpen: true,
    });
    await joinLeague(viewer, { code, password: 'brave otter' }, '10.0.0.1');
    return viewer;
  };

  it('is what a student begins with who joins with a code, whatever the first questions propose', async () => {
    await choose(2);
    const ned = await newcomer('ned', 100_000);
    expect(await profileOf(ned)).toMatchObject({ formulaType: 2, levelOpen: false });
    await saveSelfAssessment(ned, answers);
    expect((await profileOf(ned))?.formulaType).toBe(2);
    const ola = await newcomer('ola', 100_001);
    expect(await profileOf(ola)).toMatchObject({ formulaType: 1, levelOpen: true });
  });

  it('is what a student of a class list begins with', async () => {
    await choose(2);
    const list = (name: string) => ({
      leagueId: OWN_LEAGUE_ID,
      operationId: `operation-0123456789${name}`,
      students: [{ firstName: name, lastInitial: 'Q' }],
    });
    const [card] = await addStudents(test.teacher, list('Zoe'));
    expect(
      await test.store.get(studentProfiles, `${TEST_SEASON}_${card?.studentId}`),
    ).toMatchObject({
      formulaType: 2,
      levelOpen: false,
    });
    await choose(null);
    const [other] = await addStudents(test.teacher, list('Yan'));
    expect(
      await test.store.get(studentProfiles, `${TEST_SEASON}_${other?.studentId}`),
    ).toMatchObject({ levelOpen: true });
  });

  it('changes no one who has a level, and stays with a student who goes on to another class', async () => {
    await choose(2);
    expect((await profileOf())?.formulaType).toBe(1);
    const ned = await newcomer('ned', 100_000);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${ned.accountId}`, { leagueId: '' });
    await changeStartLevel(test.otherTeacher, { leagueId: OTHER_LEAGUE_ID, startLevel: 1 });
    await joinLeague(ned, { code: 100_001, password: 'brave otter' }, '10.0.0.1');
    expect((await profileOf(ned))?.formulaType).toBe(2);
  });

  it('is kept once, shown in the settings, and is the teacher’s alone', async () => {
    await choose(2);
    await choose(2);
    expect((await getLeagueSettings(test.teacher, OWN_LEAGUE_ID)).startLevel).toBe(2);
    await choose(null);
    expect((await getLeagueSettings(test.teacher, OWN_LEAGUE_ID)).startLevel).toBeNull();
    expect(await deeds()).toEqual(['league.start-level', 'league.start-level']);
    for (const [, viewer, code] of test.refused()) {
      await expect(
        changeStartLevel(viewer, { leagueId: OWN_LEAGUE_ID, startLevel: 1 }),
      ).rejects.toMatchObject({ code });
    }
  });
});
