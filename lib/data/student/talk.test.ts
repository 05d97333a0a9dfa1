import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import '@/lib/words/es/all';
import type { StudentTalkPageDto } from '@/lib/data/skill/dto';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { TEST_SEASON } from '@/lib/testing/services';
import { giveLineup, RIGHT_ANSWERS, typed } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { getStudentName } from './named-student';
import { getStudentTalkPage } from './talk-queries';

let test: TwoClasses;
let operation = 0;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const talk = (student = test.kim, language?: 'es') =>
  getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, student.accountId, language);
async function tryQB(week: number, answer: string) {
  operation += 1;
  await submitStep(test.kim, {
    week,
    step: 'QB',
    typed: typed(answer),
    operationId: `talk-${operation}`,
  });
}
const merge = (student: SignedInViewer, changes: object) =>
  test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, changes);

it('says whose it is, where, and from which week on, with nothing counted before the first answer', async () => {
  expect(await talk()).toMatchObject({
    name: 'Kim L.',
    apart: null,
    apartForTeacher: null,
    leagueName: 'Room 0',
    weeks: 6,
    firstWeek: 1,
    finished: { done: 0, of: 6 },
    tried: 0,
    firstTry: 0,
    trend: null,
    skills: [],
    practice: [],
    beaten: [],
    show: null,
  });
});

it('counts each week’s first tries, and the two halves of the weeks in which anything was tried', async () => {
  for (const week of [2, 3, 5]) await giveLineup(test.store, test.kim, week);
  for (const week of [2, 3, 5]) await tryQB(week, '999');
  await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
  const { byWeek, trend, tried, firstTry } = await talk();
  expect(byWeek.map(({ week, right, tried: of }) => [week, right, of])).toEqual([
    [1, 0, 0],
    [2, 0, 1],
    [3, 0, 1],
    [4, 0, 0],
    [5, 0, 1],
    [6, 1, 1],
  ]);
  expect([tried, firstTry, trend]).toEqual([4, 1, 'Weeks 2 to 3: 0 of 2. Weeks 5 to 6: 1 of 2.']);
});

it('counts nothing of a later week, of another season, and of another child', async () => {
  const mia = await addStudent(test, 'Mia');
  await submitStepTry(mia, 'QB', '999');
  await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
  const before = await talk();
  const [own] = (await test.store.query(studentWeeklyProgress, {})).filter(
    ({ studentId }) => studentId === test.kim.accountId,
  );
  if (!own) throw new Error('No week.');
  await test.store.set(studentWeeklyProgress, { ...own, id: 'later', week: 7 });
  await test.store.set(studentWeeklyProgress, { ...own, id: 'past', season: TEST_SEASON - 1 });
  await test.store.set(studentWeeklyProgress, {
    ...own,
    id: 'games',
    statisticsSeason: TEST_SEASON - 1,
    week: 3,
  });
  expect(await talk()).toEqual(before);
});

it('gives at most two things to practice, with questions and their answers, and says what was missed', async () => {
  // 169 passing yards times 20, and 3 of 163 yards left out.
  await submitStepTry(test.kim, 'QB', '3391 1/10');
  await submitStepTry(test.kim, 'WR1', '27');
  const { practice } = await talk();
  expect(practice.map(({ skill }) => skill).toSorted()).toEqual(['remainder', 'unit-fraction']);
  expect(practice.every(({ lately }) => lately !== null)).toBe(true);
  for (const { questions, advice } of practice) {
    expect(advice).not.toBe('');
    for (const { ask, answer } of questions) {
      if (ask.kind !== 'line') continue;
      const [rate] = ask.numbers;
      if (!rate) throw new Error('No rate.');
      expect(fromMixed(answer).equals(fromMixed(rate).mul(ask.count ?? 1))).toBe(true);
    }
  }
});

it('gives nothing to practice where we can’t tell what went wrong', async () => {
  await submitStepTry(test.kim, 'QB', '999');
  expect(await talk()).toMatchObject({
    practice: [],
    skills: expect.arrayContaining([
      expect.objectContaining({ skill: 'remainder', last: [], unknown: 1, status: 'not-known' }),
    ]),
    firstTries: { right: 0, missed: 0, unknown: 1 },
  });
});

it('says the same in Spanish, in other words', async () => {
  for (const week of [2, 3]) await giveLineup(test.store, test.kim, week);
  for (const week of [2, 3]) await tryQB(week, '3391 1/10');
  await submitStepTry(test.kim, 'QB', '3391 1/10');
  await submitStepTry(test.kim, 'WR1', '27');
  const [english, spanish] = [await talk(), await talk(test.kim, 'es')];
  const facts = ({ trend: _, skills, practice, today: __, ...rest }: StudentTalkPageDto) => ({
    ...rest,
    skills: skills.map(({ skill, last, right, status }) => ({ skill, last, right, status })),
    practice: practice.map(({ skill, questions }) => ({ skill, questions })),
  });
  expect(facts(spanish)).toEqual(facts(english));
  const textsOf = ({ trend, skills, practice }: StudentTalkPageDto) => [
    trend,
    ...skills.map(({ name }) => name),
    ...practice.flatMap(({ name, advice, lately }) => [name, advice, lately]),
  ];
  const texts = textsOf(spanish);
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => textsOf(english).includes(text))).toEqual([]);
  expect([english.today, spanish.today]).toEqual([
    expect.stringMatching(/^\w+ \d+, \d{4}$/),
    expect.stringMatching(/^\d+ de \p{L}+ de \d{4}$/u),
  ]);
  expect(spanish.trend).toMatch(/^Semana 2: 0 de \d\. Semanas 3 a 6: 0 de \d\.$/);
});

describe('two children with one short name', () => {
  it('are told apart by user name, in the title and on paper', async () => {
    const twin = await addStudent(test, 'Kim');
    await merge(twin, { lastInitial: 'L', username: 'red-fox-9' });
    await merge(test.kim, { username: 'blue-otter-4' });
    expect(await talk()).toMatchObject({
      name: 'Kim L.',
      apart: 'blue-otter-4',
      apartForTeacher: null,
    });
    expect((await talk(twin)).apart).toBe('red-fox-9');
    expect(await getStudentName(test.teacher, OWN_LEAGUE_ID, test.kim.accountId)).toBe(
      'Kim L. · blue-otter-4',
    );
    expect(await getStudentName(test.teacher, OWN_LEAGUE_ID, twin.accountId)).toBe(
      'Kim L. · red-fox-9',
    );
  });

  it('without user names are told apart by the teacher’s own reference, on the screen alone', async () => {
    const twin = await addStudent(test, 'Kim');
    await merge(twin, { lastInitial: 'L' });
    await merge(test.kim, { ownReference: '10023' });
    expect(await talk()).toMatchObject({ apart: null, apartForTeacher: '10023' });
    expect(await getStudentName(test.teacher, OWN_LEAGUE_ID, test.kim.accountId)).toBe(
      'Kim L. · 10023',
    );
  });

  it('in two classes need nothing', async () => {
    await merge(test.stranger, { firstName: 'Kim', lastInitial: 'L', username: 'red-fox-9' });
    await merge(test.kim, { username: 'blue-otter-4' });
    expect((await talk()).apart).toBeNull();
  });
});
