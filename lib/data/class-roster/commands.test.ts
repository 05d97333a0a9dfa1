import type { SignedInViewer } from '@/lib/data/access/viewer';
import { isGeneratedName } from '@/lib/domain/team/team-names';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { operations } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { teamNameProblemText } from '@/words/team-name';
import {
  approveTeamName,
  approveTeamNames,
  changeTeamName,
  moveStudent,
  refuseTeamName,
  removeStudent,
} from './commands';

let test: TwoClasses;
let maya: SignedInViewer;
beforeEach(async () => {
  test = await installTwoClasses();
  maya = await addStudent(test, 'Maya');
  await naming(test.kim, {
    teamName: 'Cosmic Otters',
    teamNameApproved: true,
    teamNameWish: 'Los Tigres',
    teamNameRefused: true,
  });
  await naming(maya, { teamName: 'Brave Yaks', teamNameApproved: true });
});
afterEach(() => test.dispose());

type Naming = Pick<
  StudentProfile,
  'teamName' | 'teamNameApproved' | 'teamNameWish' | 'teamNameRefused'
>;
const idOf = ({ accountId }: SignedInViewer) => `${TEST_SEASON}_${accountId}`;
const place = (viewer = test.kim) => ({ leagueId: OWN_LEAGUE_ID, studentId: viewer.accountId });

async function naming(viewer: SignedInViewer, names: Naming): Promise<void> {
  await test.store.merge(studentProfiles, idOf(viewer), names);
  if (names.teamName) await test.store.merge(studentTeams, idOf(viewer), { name: names.teamName });
}

async function named(viewer: SignedInViewer) {
  const profile = await test.store.get(studentProfiles, idOf(viewer));
  const { teamName, teamNameApproved, teamNameWish, teamNameRefused } = profile ?? {};
  return {
    teamName,
    teamNameApproved,
    teamNameWish,
    teamNameRefused,
    team: (await test.store.get(studentTeams, idOf(viewer)))?.name,
  };
}

async function everything(): Promise<string> {
  const stored = [
    studentProfiles,
    studentTeams,
    leagueStudents(OWN_LEAGUE_ID),
    operations,
  ] as const;
  return JSON.stringify(
    await Promise.all(
      stored.map((collection) => test.store.query(collection as typeof studentTeams, {})),
    ),
  );
}

const deeds = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action, target, outcome }) => [
    actorId,
    action,
    target,
    outcome,
  ]);
const done = (action: string, viewer = test.kim) => [
  test.teacher.accountId,
  action,
  viewer.accountId,
  'done',
];

const OTHER_BY_NOW = {
  code: 'conflict',
  message: 'The team’s name has changed since then. Please check it again.',
};
const TAKEN = { code: 'conflict', message: teamNameProblemText('taken') };
const NO_TEAM = { code: 'not-found', message: 'We couldn’t find this team.' };

describe('a name that the teacher agrees to', () => {
  it('is the team’s from then on, also when it is pressed twice, and no one else’s', async () => {
    const neighbor = await named(maya);
    await approveTeamName(test.teacher, { ...place(), name: 'Los Tigres' });
    const approved = {
      teamName: 'Los Tigres',
      teamNameApproved: true,
      teamNameWish: null,
      teamNameRefused: false,
      team: 'Los Tigres',
    };
    expect(await named(test.kim)).toEqual(approved);
    const before = await everything();
    await approveTeamName(test.teacher, { ...place(), name: 'Los Tigres' });
    expect([await everything(), await named(maya)]).toEqual([before, neighbor]);
    expect(await deeds()).toEqual([done('team-name.approve'), done('team-name.approve')]);
  });

  it.each<[string, string, () => Promise<unknown>, object]>([
    ['another one than waits', 'Los Leones', async () => undefined, OTHER_BY_NOW],
    ['a mate’s team’s', 'Los Tigres', () => naming(maya, { teamName: 'L0s Tigres' }), TAKEN],
    [
      'what a mate’s team waits for',
      'Los Tigres',
      () => naming(maya, { teamNameWish: 'L0s Tigres' }),
      TAKEN,
    ],
    [
      'one without a team',
      'Los Tigres',
      () => test.store.delete(studentTeams, idOf(test.kim)),
      NO_TEAM,
    ],
  ])('is not %s, and nothing changes', async (_, name, prepare, refused) => {
    await prepare();
    const before = await everything();
    await expect(approveTeamName(test.teacher, { ...place(), name })).rejects.toMatchObject(
      refused,
    );
    expect([await everything(), await deeds()]).toEqual([before, []]);
  });

  it('of another class is none of its business', async () => {
    await naming(test.stranger, { teamName: 'L0s Tigres' });
    await approveTeamName(test.teacher, { ...place(), name: 'Los Tigres' });
    expect((await named(test.kim)).team).toBe('Los Tigres');
  });
});

describe('all names that wait', () => {
  it('are agreed to as they were read; the others go on waiting', async () => {
    const [lee, sol, uma, ole] = [
      await addStudent(test, 'Lee'),
      await addStudent(test, 'Sol'),
      await addStudent(test, 'Uma'),
      await addStudent(test, 'Ole'),
    ];
    await naming(maya, { teamNameWish: 'Math Pirates' });
    // Four names that can't be approved: changed since, like a classmate's, without a team, and
    // typed before names waited.
    await naming(lee, {
      teamName: 'Quick Owls',
      teamNameApproved: true,
      teamNameWish: 'Night Trains',
    });
    await naming(sol, {
      teamName: 'Silver Robots',
      teamNameApproved: true,
      teamNameWish: 'Qu1ck 0wls',
    });
    await naming(uma, { teamName: 'Old Ships', teamNameApproved: false });
    await naming(ole, { teamNameWish: 'Red Barns' });
    await test.store.delete(studentTeams, idOf(ole));
    await naming(test.stranger, {
      teamName: 'Calm Comets',
      teamNameApproved: true,
      teamNameWish: 'Blue Hats',
    });
    const still = await Promise.all([lee, sol, test.stranger].map(named));
    const names = [
      { studentId: test.kim.accountId, name: 'Los Tigres' },
      { studentId: maya.accountId, name: 'Math Pirates' },
      { studentId: lee.accountId, name: 'Day Trains' },
      { studentId: sol.accountId, name: 'Qu1ck 0wls' },
      { studentId: uma.accountId, name: 'Old Ships' },
      { studentId: ole.accountId, name: 'Red Barns' },
      { studentId: test.stranger.accountId, name: 'Blue Hats' },
    ];
    expect(await approveTeamNames(test.teacher, { leagueId: OWN_LEAGUE_ID, names })).toEqual({
      approved: 3,
    });
    const approved = (name: string) => ({
      teamName: name,
      teamNameApproved: true,
      teamNameWish: null,
      teamNameRefused: false,
      team: name,
    });
    expect(await Promise.all([test.kim, maya, uma].map(named))).toEqual(
      ['Los Tigres', 'Math Pirates', 'Old Ships'].map(approved),
    );
    expect(await Promise.all([lee, sol, test.stranger].map(named))).toEqual(still);
    expect(await named(ole)).toMatchObject({ teamNameWish: 'Red Barns' });
    expect((await deeds()).toSorted()).toEqual(
      [test.kim, maya, uma].map((viewer) => done('team-name.approve', viewer)).toSorted(),
    );
    expect(
      await approveTeamNames(test.teacher, { leagueId: OWN_LEAGUE_ID, names: names.slice(0, 2) }),
    ).toEqual({ approved: 0 });
  });

  it('are not agreed to when two of them look alike, and none of a season that is over', async () => {
    await naming(maya, { teamNameWish: 'L0s Tigres' });
    const names = [
      { studentId: test.kim.accountId, name: 'Los Tigres' },
      { studentId: maya.accountId, name: 'L0s Tigres' },
    ];
    expect(await approveTeamNames(test.teacher, { leagueId: OWN_LEAGUE_ID, names })).toEqual({
      approved: 0,
    });
    await test.store.merge(leagues, OWN_LEAGUE_ID, { season: TEST_SEASON - 1 });
    await expect(
      approveTeamNames(test.teacher, { leagueId: OWN_LEAGUE_ID, names: names.slice(0, 1) }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'This league’s season is over. You can view it or delete it.',
    });
    expect((await named(test.kim)).team).toBe('Cosmic Otters');
  });
});

describe('a name that the teacher refuses', () => {
  it('goes, the team keeps the one it has, and the student is told', async () => {
    const neighbor = await named(maya);
    await naming(test.kim, { teamNameRefused: false, teamNameApproved: false });
    await refuseTeamName(test.teacher, { ...place(), name: 'Los Tigres' });
    expect(await named(test.kim)).toEqual({
      teamName: 'Cosmic Otters',
      teamNameApproved: true,
      teamNameWish: null,
      teamNameRefused: true,
      team: 'Cosmic Otters',
    });
    expect([await named(maya), await deeds()]).toEqual([neighbor, [done('team-name.refuse')]]);
    const before = await everything();
    await expect(
      refuseTeamName(test.teacher, { ...place(), name: 'Los Tigres' }),
    ).rejects.toMatchObject(OTHER_BY_NOW);
    expect(await everything()).toBe(before);
  });

  it('that is on the boards already gives way to one of the app’s own', async () => {
    await naming(test.kim, { teamName: 'Old Ships', teamNameApproved: false, teamNameWish: null });
    await refuseTeamName(test.teacher, { ...place(), name: 'Old Ships' });
    const { team, ...profile } = await named(test.kim);
    expect(isGeneratedName(team ?? '')).toBe(true);
    expect(profile).toEqual({
      teamName: team,
      teamNameApproved: true,
      teamNameWish: null,
      teamNameRefused: true,
    });
  });

  it('has to be a team’s', async () => {
    await test.store.delete(studentTeams, idOf(test.kim));
    await expect(
      refuseTeamName(test.teacher, { ...place(), name: 'Los Tigres' }),
    ).rejects.toMatchObject(NO_TEAM);
  });
});

describe('a name that the teacher gives', () => {
  it('is the team’s at once, trimmed, with the filter or without', async () => {
    expect(
      await changeTeamName(test.teacher, {
        ...place(),
        name: '  Night   Trains ',
        overrule: false,
      }),
    ).toEqual({
      name: 'Night Trains',
    });
    const given = { teamNameApproved: true, teamNameWish: null, teamNameRefused: false };
    expect(await named(test.kim)).toEqual({
      ...given,
      teamName: 'Night Trains',
      team: 'Night Trains',
    });
    expect(
      await changeTeamName(test.teacher, { ...place(), name: ' Львы ', overrule: true }),
    ).toEqual({ name: 'Львы' });
    expect(await named(test.kim)).toEqual({ ...given, teamName: 'Львы', team: 'Львы' });
    expect((await deeds()).toSorted()).toEqual([
      done('team-name.change'),
      done('team-name.overrule'),
    ]);
  });

  it.each<[string, boolean, object]>([
    ['Br4ve Yaks', false, TAKEN],
    ['Br4ve Yaks', true, TAKEN],
    ['kys', false, { code: 'invalid-input', message: teamNameProblemText('unkind') }],
    ['x', true, { code: 'invalid-input' }],
  ])('is not %j (overruled: %s), and nothing changes', async (name, overrule, refused) => {
    const before = await everything();
    await expect(
      changeTeamName(test.teacher, { ...place(), name, overrule }),
    ).rejects.toMatchObject(refused);
    expect([await everything(), await deeds()]).toEqual([before, []]);
  });

  it('has to be a team’s', async () => {
    await test.store.delete(studentTeams, idOf(test.kim));
    await expect(
      changeTeamName(test.teacher, { ...place(), name: 'Night Trains', overrule: false }),
    ).rejects.toMatchObject(NO_TEAM);
  });
});

describe('a student who is moved or removed', () => {
  it('changes in nothing when the league is the same one', async () => {
    await test.store.set(leagueStudents(OWN_LEAGUE_ID), {
      id: test.kim.accountId,
      createdAt: timestampFromDate(TEST_NOW),
    });
    const before = await everything();
    test.advance(60_000);
    await moveStudent(test.teacher, { ...place(), toLeagueId: OWN_LEAGUE_ID });
    expect([await everything(), await deeds()]).toEqual([before, [done('student.move')]]);
  });

  it('is in the other league from that moment on, and moving once more is no deed', async () => {
    await test.store.merge(leagues, OTHER_LEAGUE_ID, { teacherId: test.teacher.accountId });
    test.advance(60_000);
    for (let times = 0; times < 2; times += 1)
      await moveStudent(test.teacher, { ...place(), toLeagueId: OTHER_LEAGUE_ID });
    const { accountId } = test.kim;
    const createdAt = timestampFromDate(new Date(TEST_NOW.getTime() + 60_000));
    expect(await test.store.get(leagueStudents(OTHER_LEAGUE_ID), accountId)).toEqual({
      id: accountId,
      createdAt,
    });
    expect(await test.store.get(leagueStudents(OWN_LEAGUE_ID), accountId)).toBeNull();
    // An approved name comes along: it is the same teacher.
    expect(await named(test.kim)).toMatchObject({
      teamName: 'Cosmic Otters',
      teamNameWish: 'Los Tigres',
    });
    expect(await deeds()).toEqual([done('student.move')]);
  });

  it('is removed once by one press of the button, whose answer is kept whole', async () => {
    const operationId = 'operation-0123456789';
    const remove = (viewer = test.kim) =>
      removeStudent(test.teacher, { ...place(viewer), operationId });
    test.advance(60_000);
    for (let times = 0; times < 2; times += 1) await remove();
    expect((await test.store.get(studentProfiles, idOf(test.kim)))?.leagueId).toBe('');
    expect((await test.store.get(studentProfiles, idOf(maya)))?.leagueId).toBe(OWN_LEAGUE_ID);
    expect(await deeds()).toEqual([done('student.remove')]);
    expect(await test.store.query(operations, {})).toEqual([
      {
        id: `${test.teacher.accountId}_${operationId}`,
        accountId: test.teacher.accountId,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        result: '{"done":true}',
        createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + 60_000)),
      },
    ]);
    await expect(remove(maya)).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      removeStudent(test.teacher, { ...place(), operationId: 'operation-9876543210' }),
    ).rejects.toMatchObject({
      code: 'not-found',
      message: 'We couldn’t find this student.',
    });
    await test.store.merge(leagues, OTHER_LEAGUE_ID, { teacherId: test.teacher.accountId });
    await expect(
      removeStudent(test.teacher, {
        leagueId: OTHER_LEAGUE_ID,
        studentId: test.stranger.accountId,
        operationId,
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});
