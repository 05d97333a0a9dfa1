import type { SignedInViewer } from '@/lib/data/access/viewer';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { addStudents, replaceLoginCards } from './add-student-commands';
import { moveStudent } from './commands';
import { getClassRoster } from './queries';

let test: TestServices;
let ada: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  ada = await test.teacher('ada@school.org');
  await openRoom12(test.store);
  await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
});
afterEach(() => test.dispose());

const MINUTE = 60_000;
const NOW = timestampFromDate(TEST_NOW);
const leagueId = 'room-12';
const OPERATION = 'operation-0123456789';
const CLASS = [
  { firstName: 'Kim', lastInitial: 'L' },
  { firstName: 'Bo', lastInitial: '' },
];
const add = (students = CLASS, operationId = OPERATION) =>
  addStudents(ada, { leagueId, operationId, students });
const renew = (studentIds: string[], operationId = 'renewal-0123456789') =>
  replaceLoginCards(ada, { leagueId, operationId, studentIds });
const deeds = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action, target, outcome }) => ({
    actorId,
    action,
    target,
    outcome,
  }));

it('a class list becomes cards, accounts, profiles and places, all of them whole', async () => {
  const cards = await add();
  expect(cards).toEqual(
    CLASS.map(({ firstName, lastInitial }) => ({
      studentId: expect.any(String),
      firstName,
      lastInitial,
      ownReference: null,
      className: 'Room 12',
      username: expect.stringMatching(/^(kim\.l|bo)\.[a-z]+\d+$/),
      animal: expect.stringMatching(/^[a-z]+$/),
      passphrase: expect.stringMatching(/^[a-z]+( [a-z]+)+$/),
      once: false,
      language: 'en',
    })),
  );
  for (const { studentId, username, animal, firstName, lastInitial } of cards) {
    expect(username).toContain(`.${animal}`);
    expect(await test.store.get(studentProfiles, `2023_${studentId}`)).toEqual({
      id: `2023_${studentId}`,
      studentId,
      season: 2023,
      leagueId,
      mvpPoints: 0,
      createdAt: NOW,
      firstName,
      lastInitial,
      username,
      formulaType: 1,
      levelOpen: true,
      cardUnused: true,
      arrivals: { 2023: { leagueId, at: NOW, week: 6, before: [1, 2, 3, 4, 5] } },
    });
    expect(await test.store.get(accounts, studentId)).toEqual({
      id: studentId,
      username,
      mustChangePassword: false,
      sealedPassphrase: expect.any(String),
      createdAt: NOW,
    });
    expect(await test.store.get(leagueStudents(leagueId), studentId)).toEqual({
      id: studentId,
      createdAt: NOW,
    });
  }
  expect(await deeds()).toEqual([
    { actorId: ada.accountId, action: 'account.create', target: leagueId, outcome: 'done' },
  ]);
});

it('a class list brings what the teacher calls its children, for the teacher alone', async () => {
  const students = [
    { firstName: 'J.J.', lastInitial: 'W', ownReference: '10102' },
    { firstName: 'Bo', lastInitial: 'C', ownReference: '' },
  ];
  const cards = await addStudents(ada, { leagueId, operationId: OPERATION, students });
  const stored = await Promise.all(
    cards.map(({ studentId }) => test.store.get(studentProfiles, `2023_${studentId}`)),
  );
  expect(stored).toMatchObject([{ firstName: 'J.J.', ownReference: '10102' }, { firstName: 'Bo' }]);
  expect(stored[1]).not.toHaveProperty('ownReference');
  expect(cards[0]?.username).toMatch(/^jj\.w\.[a-z]+\d+$/);
  expect(cards.map(({ ownReference }) => ownReference)).toEqual(['10102', null]);
});

it('a lost answer can be had again for a quarter of an hour', async () => {
  const cards = await add();
  test.advance(15 * MINUTE);
  expect(await add()).toEqual(cards);
  test.advance(1);
  await expect(add()).rejects.toMatchObject({
    code: 'conflict',
    message:
      'These cards were made a while ago. You can show the ones that nobody has used yet under “Login cards” on the roster.',
  });
  expect(await test.store.count(studentProfiles, {})).toBe(2);
});

it('new cards are for each student once, work once, and end what was open', async () => {
  const [kim, bo] = await add();
  if (!kim || !bo) throw new Error('There are two.');
  await test.account('kim', kim.studentId);
  const other = await test.account('bo', bo.studentId);
  const [card, ...more] = await renew([kim.studentId, kim.studentId]);
  expect(more).toEqual([]);
  expect(card).toEqual({ ...kim, passphrase: expect.any(String), once: true });
  expect(card?.passphrase).not.toBe(kim.passphrase);
  expect(await test.store.get(accounts, kim.studentId)).toEqual({
    id: kim.studentId,
    username: kim.username,
    mustChangePassword: true,
    sealedPassphrase: expect.any(String),
    passwordVersion: 1,
    createdAt: NOW,
  });
  expect(await test.store.get(accounts, bo.studentId)).toMatchObject({ mustChangePassword: false });
  expect((await test.store.query(sessions, {})).map(({ id }) => id).toSorted()).toEqual(
    [ada.sessionId, other.sessionId].toSorted(),
  );
  expect(await renew([kim.studentId])).toEqual([card]);
  expect(await test.store.get(accounts, kim.studentId)).toMatchObject({ passwordVersion: 1 });
  expect(
    (await renew([bo.studentId, kim.studentId], 'another-0123456789')).map(
      ({ studentId }) => studentId,
    ),
  ).toEqual([bo.studentId, kim.studentId]);
  const reset = { actorId: ada.accountId, action: 'password.reset', outcome: 'done' };
  const resets = (await deeds()).filter(({ action }) => action === 'password.reset');
  expect(resets).toHaveLength(2);
  // One student is named; of several it is the class.
  expect(resets).toEqual(
    expect.arrayContaining([
      { ...reset, target: kim.studentId },
      { ...reset, target: leagueId },
    ]),
  );
});

it('the roster names each student by name, with what a teacher may change, and the open leagues to move to', async () => {
  const [room12] = await test.store.query(leagues, {});
  if (!room12) throw new Error('There is a league.');
  const league = (id: string, more: object = {}) =>
    test.store.create(leagues, { ...room12, id, name: `League ${id}`, code: 1, ...more });
  await league('b');
  await league('a');
  await league('ended', { archivedAt: NOW });
  await league('going', { deletingAt: NOW });
  await league('past', { season: 2022 });
  await league('foreign', { teacherId: 'bob' });
  const [kim, bo] = await add();
  await add([{ firstName: 'Kim', lastInitial: 'B' }], 'third-operation-012');
  await test.store.merge(studentProfiles, `2023_${kim?.studentId}`, {
    levelOpen: false,
    formulaType: 2,
    teamName: 'Cosmic Otters',
    teamNameApproved: true,
    teamNameWish: 'Los Tigres',
  });
  const roster = await getClassRoster(ada, leagueId);
  const plain = {
    ownReference: null,
    supports: null,
    teamName: null,
    waitingName: null,
    isWaitingShown: false,
    formulaLevel: null,
    hasNeverSignedIn: true,
  };
  expect(roster).toEqual({
    leagueId,
    atSchool: null,
    isPast: false,
    isOpen: true,
    latestWeek: 6,
    classFormulas: null,
    removed: [],
    students: [
      {
        ...plain,
        studentId: bo?.studentId,
        firstName: 'Bo',
        lastInitial: '',
        username: bo?.username,
      },
      {
        ...plain,
        studentId: expect.any(String),
        firstName: 'Kim',
        lastInitial: 'B',
        username: expect.any(String),
      },
      {
        studentId: kim?.studentId,
        firstName: 'Kim',
        lastInitial: 'L',
        username: kim?.username,
        ownReference: null,
        supports: null,
        teamName: 'Cosmic Otters',
        waitingName: 'Los Tigres',
        isWaitingShown: false,
        formulaLevel: 2,
        hasNeverSignedIn: true,
      },
    ],
    unreadable: [],
    otherLeagues: [
      { id: 'a', name: 'League a' },
      { id: 'b', name: 'League b' },
    ],
  });
  expect(await getClassRoster(ada, 'ended')).toMatchObject({
    isOpen: false,
    isPast: false,
    students: [],
  });
  expect(await getClassRoster(ada, 'past')).toMatchObject({ isPast: true, otherLeagues: [] });
  const place = { leagueId, studentId: kim?.studentId ?? '' };
  await expect(moveStudent(ada, { ...place, toLeagueId: 'ended' })).rejects.toMatchObject({
    code: 'not-allowed',
    message: 'This league has ended, so no one new can join.',
  });
  await expect(moveStudent(ada, { ...place, toLeagueId: 'past' })).rejects.toMatchObject({
    code: 'not-allowed',
    message: 'This league’s season is over. You can view it or delete it.',
  });
  await expect(moveStudent(ada, { ...place, toLeagueId: 'foreign' })).rejects.toMatchObject({
    code: 'not-found',
    message: 'We couldn’t find this league.',
  });
});
