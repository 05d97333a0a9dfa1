import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import { CLASSES, openSchool, type School } from '@/lib/testing/school';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import {
  COMMAND_NAMES,
  COMMAND_TEST_CASES,
  type CommandName,
  exampleCommandInput,
  runCommandAs,
} from './every-command.test.support';

/** These commands only read, delete, or end what someone may see, which stays possible. */
const STAYS_POSSIBLE: readonly CommandName[] = [
  'getClassesForListCheckAction',
  'previewFormulaDifficultyAction',
  'previewSeasonSwitchAction',
  'previewCalendarChangeAction',
  'scheduleLeagueDeletionAction',
  'deleteStudentAction',
  'endTryoutAction',
  'takeBackAdultInvitationAction',
  'removeAdultAction',
];

let school: School;
beforeEach(async () => {
  school = await openSchool();
});
afterEach(() => school.dispose());

const isAboutOwnClass = (name: CommandName) => {
  const input = exampleCommandInput(name, school);
  return COMMAND_TEST_CASES[name].may.includes('ada') && input?.leagueId === CLASSES.own;
};

const isAboutAStudent = (name: CommandName) => {
  const input = exampleCommandInput(name, school) ?? {};
  return ['studentId', 'studentIds', 'references'].some((field) => field in input);
};

/** Every change is refused with the reason, and nothing in the store changes but try counters. */
async function expectClosed(names: readonly CommandName[], reason: string): Promise<void> {
  const documents = async () =>
    (await school.everything()).filter((row) => !/^(?:store_clock|doc\/rateLimits)/.test(row));
  const before = await documents();
  for (const name of names) {
    const answer = await runCommandAs(name, school.who.ada, exampleCommandInput(name, school));
    expect({ name, answer }).toEqual({
      name,
      answer: {
        ok: false,
        error: expect.objectContaining({ code: 'not-allowed', message: reason }),
      },
    });
  }
  expect(await documents()).toEqual(before);
}

it('a class whose season is over refuses every change of its teacher but to delete', async () => {
  const { store } = school;
  const earlier = { season: TEST_SEASON - 1 };
  await store.merge(leagues, CLASSES.own, earlier);
  const students = await store.query(studentProfiles, {
    where: equalConditions({ leagueId: CLASSES.own }),
  });
  for (const { id } of students) await store.merge(studentProfiles, id, earlier);

  const names = COMMAND_NAMES.filter(
    (name) => isAboutOwnClass(name) && !STAYS_POSSIBLE.includes(name),
  );
  expect(names.length).toBeGreaterThan(25);
  await expectClosed(names, 'This league’s season is over. You can view it or delete it.');
});

it('a class that is being deleted refuses every change of itself', async () => {
  await school.store.merge(leagues, CLASSES.own, { deletingAt: timestampFromDate(TEST_NOW) });
  const names = COMMAND_NAMES.filter(
    (name) =>
      isAboutOwnClass(name) &&
      !isAboutAStudent(name) &&
      !STAYS_POSSIBLE.includes(name) &&
      // Adding students is refused with a sentence of its own.
      name !== 'addStudentsAction' &&
      // Students name their own teams.
      name !== 'approveTeamNamesAction',
  );
  expect(names.length).toBeGreaterThan(10);
  await expectClosed(names, 'This league is being deleted, so you can’t change anything in it.');
});
