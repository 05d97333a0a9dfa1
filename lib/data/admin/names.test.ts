import { COMMAND_LINE_OPERATOR, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { readTeacherNames } from '@/lib/data/profile/teacher-names';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { teacherProfiles } from '@/lib/store/collections/profiles';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { findTeacherPicture } from '../profile/queries';
import { grantAdmin } from './commands';
import { listActorAndTargetNames } from './names';
import { getAuditPage } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const NOW = timestampFromDate(TEST_NOW);

async function account(email: string): Promise<string> {
  const made = await test.services.identity.createAccount({ email, password: 'seven green kites' });
  if (made.status !== 'created') throw new Error('The address is taken.');
  return made.accountId;
}

async function teacherProfile(
  teacherId: string,
  displayName: string,
  season = TEST_SEASON,
): Promise<void> {
  await test.store.create(teacherProfiles, {
    id: `${season}_${teacherId}`,
    teacherId,
    season,
    mvpPoints: 0,
    createdAt: NOW,
    leagueAllowance: 1,
    displayName,
  });
}

it('says of each deed who did it and what it was done to, as far as it is still there', async () => {
  const [ada, kim, lee] = [
    await account('ada@school.org'),
    await account('kim.l.otter42@students.invalid'),
    await account('lee@school.org'),
  ];
  const sol = await account('sol@school.org');
  const gone = '0123456789abcdef';
  await teacherProfile(ada, 'Ms Ada');
  await openRoom12(test.store);
  const [room12] = await test.store.query(leagues, {});
  if (!room12) throw new Error('There is a league.');
  // An action on a week, a season, or the admins isn't one on a league with that id.
  const longId = 'league0123456789';
  for (const id of ['2023_7', '2024_0', 'admins', longId])
    await test.store.create(leagues, { ...room12, id });
  for (const [id, studentId] of [
    ['graph-1', kim],
    ['graph-2', gone],
    ['room-12', lee],
    ['graph-3', sol],
  ] as const) {
    await test.store.create(studentGraphs, {
      id,
      studentId,
      leagueId: 'room-12',
      week: 6,
      season: TEST_SEASON,
    });
  }
  const invitation = { email: 'new@school.org', invitedBy: ada, createdAt: NOW, expiresAt: NOW };
  for (const id of ['letter-1', 'room-12'])
    await test.store.create(teacherAndClassInvitations, { id, ...invitation });

  const rows: [actorId: string, action: string, target: string, actor: string, named: string][] = [
    [OPERATOR_ACTOR_ID, 'admin-grant', 'admins', 'The command line', 'the admins'],
    [ada, 'audit.read', 'admin', 'Ms Ada', 'an admin page'],
    [ada, 'graph.read', 'others', 'Ms Ada', 'many other things'],
    [ada, 'allowance.set', 'no-account', 'Ms Ada', 'a teacher who had no account yet'],
    [ada, 'allowance.delete', 'no account yet', 'Ms Ada', 'a teacher who had no account yet'],
    [OPERATOR_ACTOR_ID, 'open-week', '2023_7', 'The command line', '2023_7'],
    [OPERATOR_ACTOR_ID, 'set-season', '2024_0', 'The command line', '2024_0'],
    [ada, 'league.rename', 'room-12', 'Ms Ada', 'Room 12'],
    [ada, 'league.deleted', 'room-99', 'Ms Ada', 'a deleted league (room-9)'],
    [ada, 'league.read', kim, 'Ms Ada', `a deleted league (${kim.slice(0, 6)})`],
    [lee, 'graph.read', 'graph-1', 'lee@school.org', 'a graph by kim.l.otter42'],
    [ada, 'graph.seen', 'graph-2', 'Ms Ada', 'a graph by a deleted account (012345)'],
    [ada, 'graph.review', 'graph-3', 'Ms Ada', 'a graph by sol@school.org'],
    [ada, 'graph.review', 'room-12', 'Ms Ada', 'a graph by lee@school.org'],
    [kim, 'graph.remove', 'graph-99', 'kim.l.otter42', 'a deleted graph (graph-)'],
    [ada, 'teacher.invite', 'letter-1', 'Ms Ada', 'new@school.org'],
    [ada, 'teacher.uninvite', 'letter-99', 'Ms Ada', 'an invitation (letter)'],
    [ada, 'teacher.join', 'room-12', 'Ms Ada', 'new@school.org'],
    [ada, 'teacher.invitations', 'letter-1', 'Ms Ada', 'letter-1'],
    [ada, 'student.move', kim, 'Ms Ada', 'kim.l.otter42'],
    [gone, 'student.read', lee, 'a deleted account (012345)', 'lee@school.org'],
    [ada, 'teacher.purge', ada, 'Ms Ada', 'Ms Ada'],
    [ada, 'student.delete', gone, 'Ms Ada', 'a deleted account (012345)'],
    [ada, 'password.reset', 'room-12', 'Ms Ada', 'Room 12'],
    [ada, 'account.create', longId, 'Ms Ada', 'Room 12'],
    ['somebody', 'no.such.deed', 'what-it-was', 'somebody', 'what-it-was'],
    [ada, 'my.league.thing', 'room-12', 'Ms Ada', 'Room 12'],
    [ada, 'my.graph.thing', 'graph-1', 'Ms Ada', 'graph-1'],
    [ada, 'old.teacher.join', 'letter-1', 'Ms Ada', 'letter-1'],
  ];
  const lookUps = jest.spyOn(test.services.identity, 'findAccount');
  const records = rows.map(([actorId, action, target]) => ({ actorId, action, target }));
  const named = await listActorAndTargetNames(records, TEST_SEASON);
  expect(named.map(({ actor, target }) => ({ actor, target }))).toEqual(
    rows.map(([, , , actor, target]) => ({ actor, target })),
  );
  // A graph belongs to its class. There is no class to add where the target is the class itself, or
  // where the student is in none this season.
  const isOfGraph = rows.map(
    ([, action, target]) => action.startsWith('graph.') && /^(graph-[123]|room-12)$/.test(target),
  );
  expect(named.map(({ place }) => place)).toEqual(isOfGraph.map((is) => (is ? 'Room 12' : null)));
  // A teacher's name is on the profile; others are looked up once each, if the id can be an
  // account's.
  expect(lookUps.mock.calls.map(([id]) => id).toSorted()).toEqual([gone, kim, lee, sol].toSorted());
  expect(await listActorAndTargetNames([], TEST_SEASON)).toEqual([]);
});

it('an attempt at something that is named as a part of every object is a line in the log like any other', async () => {
  const [zoe, kim] = [
    await provenTeacher('zoe@school.org', 'Mx Zoe'),
    await test.student('kim@school.org'),
  ];
  await grantAdmin(COMMAND_LINE_OPERATOR, zoe.email);
  for (const id of ['constructor', '__proto__', 'toString']) {
    expect(await findTeacherPicture(kim, id)).toBeNull();
    test.advance(1);
  }
  const { rows } = await getAuditPage(zoe, {
    kind: null,
    when: null,
    outcome: 'denied',
    who: null,
    page: 1,
  });
  expect(rows.map(({ target }) => target)).toEqual(['toString', '__proto__', 'constructor']);
});

describe('what teachers are called', () => {
  it('is found for as many as there are, thirty at a time, and asked for nothing that is no account’s id', async () => {
    const ids = Array.from({ length: 61 }, (_, index) => `teacher000000${100 + index}`);
    for (const id of [ids[0], ids[30], ids[60]]) await teacherProfile(id ?? '', `Mx ${id}`);
    await teacherProfile('short', 'Nobody');
    const asked = jest.spyOn(test.store, 'query');
    expect(
      await readTeacherNames([...ids, ...ids, 'short', 'with-a-sign-in-it', 'x'.repeat(65)]),
    ).toEqual(new Map([ids[0], ids[30], ids[60]].map((id) => [id, `Mx ${id}`])));
    const sizes = asked.mock.calls.map(([, { where = [] }]) => [where[0]?.value].flat().length);
    expect(sizes).toEqual([30, 30, 1]);
    asked.mockClear();
    expect(await readTeacherNames(['short'])).toEqual(new Map());
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['a'.repeat(15), false],
    ['a'.repeat(16), true],
    ['Zz9'.repeat(21), true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    [`${'a'.repeat(15)}_`, false],
    [`_${'a'.repeat(16)}`, false],
    [`${'a'.repeat(16)}_`, false],
  ])('is known of %s: %s', async (id, known) => {
    await teacherProfile(id, 'Mx Zoe');
    expect((await readTeacherNames([id])).get(id)).toBe(known ? 'Mx Zoe' : undefined);
  });
});
