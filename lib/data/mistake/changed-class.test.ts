import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { moveStudent, removeStudent } from '@/lib/data/class-roster/commands';
import { joinLeague } from '@/lib/data/league/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { getClassSkills } from '@/lib/data/skill/queries';
import { getStudentTalkPage } from '@/lib/data/student/talk-queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { leagues } from '@/lib/store/collections/leagues';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { giveLineup, typed } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { getLeagueMistakes } from './queries';

/**
 * Kim and Mia are Ada's, Sam is Bo's. Kim makes the same two mistakes in week 5 and week 6, Mia
 * another one.
 */

let test: TwoClasses;
let mia: SignedInViewer;
let operation = 0;
beforeEach(async () => {
  test = await installTwoClasses();
  mia = await addStudent(test, 'Mia');
  for (const week of [4, 5]) await giveLineup(test.store, test.kim, week);
  for (const week of [5, 6])
    for (const answer of ['777', '778']) await tryQB(test.kim, week, answer);
  await tryQB(mia, 6, '779');
});
afterEach(() => test.dispose());

async function tryQB(student: SignedInViewer, week: number, answer: string) {
  operation += 1;
  const verdict = await submitStep(student, {
    week,
    step: 'QB',
    typed: typed(answer),
    operationId: `changes-${operation}`,
  });
  expect(verdict.outcome).toBe('wrong');
}

async function namedIn(teacher: SignedInViewer, leagueId: string, week: number): Promise<string[]> {
  const { mistakes, unexplained } = await getLeagueMistakes(teacher, leagueId, { week });
  const who = [...mistakes, ...(unexplained ? [unexplained] : [])].flatMap((each) => each.who);
  return who
    .flatMap(({ students }) => students.map(({ name, answers }) => `${name} ${answers}`))
    .toSorted();
}

const inAda = (week: number) => namedIn(test.teacher, OWN_LEAGUE_ID, week);
const inBo = (week: number) => namedIn(test.otherTeacher, OTHER_LEAGUE_ID, week);
const ofKim = () => ({ leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId });

/**
 * As a family does it that moves: the teacher takes the child out, the child types another class's
 * code.
 */
async function goToBo() {
  await removeStudent(test.teacher, { ...ofKim(), operationId: 'operation-0123456789' });
  await joinLeague(test.kim, { code: 100_001, password: 'brave otter' }, '10.0.0.1');
}

it('stay with the class while the student does', async () => {
  expect([await inAda(5), await inAda(6)]).toEqual([['Kim L. 2'], ['Kim L. 2', 'Mia L. 1']]);
  expect([await inBo(5), await inBo(6)]).toEqual([[], []]);
});

it('come along to another teacher’s class, in every week, and the old class’s lists name the student no more', async () => {
  await goToBo();
  expect([await inBo(5), await inBo(6)]).toEqual([['Kim L. 2'], ['Kim L. 2']]);
  expect([await inAda(5), await inAda(6)]).toEqual([[], ['Mia L. 1']]);
});

it('come along to the brief, the skills, and the sheet for a talk, and are counted in no other', async () => {
  const before = await getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, test.kim.accountId);
  expect(before).toMatchObject({ tried: 2, firstTry: 0 });
  await goToBo();
  const talk = await getStudentTalkPage(test.otherTeacher, OTHER_LEAGUE_ID, test.kim.accountId);
  expect(talk).toMatchObject({
    tried: before.tried,
    firstTry: before.firstTry,
    skills: before.skills,
  });
  expect(JSON.stringify(await getTuesdayBrief(test.otherTeacher, OTHER_LEAGUE_ID, 6))).toContain(
    'Kim L.',
  );
  expect(JSON.stringify(await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, 6))).not.toContain(
    'Kim L.',
  );
  expect(JSON.stringify(await getClassSkills(test.otherTeacher, OTHER_LEAGUE_ID))).toContain(
    'Kim L.',
  );
  expect(JSON.stringify(await getClassSkills(test.teacher, OWN_LEAGUE_ID))).not.toContain('Kim L.');
  await expect(
    getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, test.kim.accountId),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('come along between two classes of one teacher, and go on with what is tried there', async () => {
  await test.store.merge(leagues, OTHER_LEAGUE_ID, { teacherId: test.teacher.accountId });
  await moveStudent(test.teacher, { ...ofKim(), toLeagueId: OTHER_LEAGUE_ID });
  await tryQB(test.kim, 6, '780');
  expect(await namedIn(test.teacher, OTHER_LEAGUE_ID, 6)).toEqual(['Kim L. 3']);
  expect(await inAda(6)).toEqual(['Mia L. 1']);
});

it('of one season of games are not shown in a class that plays another, and are there again on the way back', async () => {
  await test.store.merge(leagues, OTHER_LEAGUE_ID, {
    teacherId: test.teacher.accountId,
    calendar: replayCalendarStartedAtWeek(TEST_SEASON - 1, 6, TEST_NOW),
  });
  await moveStudent(test.teacher, { ...ofKim(), toLeagueId: OTHER_LEAGUE_ID });
  expect([
    await namedIn(test.teacher, OTHER_LEAGUE_ID, 5),
    await namedIn(test.teacher, OTHER_LEAGUE_ID, 6),
  ]).toEqual([[], []]);
  expect(await getStudentTalkPage(test.teacher, OTHER_LEAGUE_ID, test.kim.accountId)).toMatchObject(
    {
      tried: 0,
      skills: [],
    },
  );
  await moveStudent(test.teacher, {
    leagueId: OTHER_LEAGUE_ID,
    studentId: test.kim.accountId,
    toLeagueId: OWN_LEAGUE_ID,
  });
  expect([await inAda(5), await inAda(6)]).toEqual([['Kim L. 2'], ['Kim L. 2', 'Mia L. 1']]);
});

it('are read for a class of more than thirty, whom one question to the store can’t name', async () => {
  const many = await Promise.all(
    Array.from({ length: 31 }, (_, index) => addStudent(test, `Zed${index}`)),
  );
  for (const student of many) await tryQB(student, 6, '781');
  expect(await inAda(6)).toHaveLength(33);
});
