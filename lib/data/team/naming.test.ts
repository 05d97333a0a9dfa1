import type { SignedInViewer } from '@/lib/data/access/viewer';
import {
  approveTeamName,
  approveTeamNames,
  changeTeamName,
  moveStudent,
  refuseTeamName,
} from '@/lib/data/class-roster/commands';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { getLeagueWeek, getPlayingField } from '@/lib/data/league-week/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { changeTeam, createOrRedesignTeam } from '@/lib/data/team/commands';
import { getTeamPage } from '@/lib/data/team/queries';
import { isGeneratedName, MAX_NAME_CHANGES_PER_WEEK } from '@/lib/domain/team/team-names';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { joinLeague } from '../league/commands';

const LOOK = {
  mascot: 'snail',
  theme: 'Purple',
  helmetColor: '339999',
  facemaskColor: 'FFFFFF',
} as const;

let test: TwoClasses;
let maya: SignedInViewer;
beforeEach(async () => {
  test = await installTwoClasses();
  maya = await addStudent(test, 'Maya');
  for (const [viewer, teamName] of [
    [test.kim, 'Cosmic Otters'],
    [maya, 'Brave Yaks'],
  ] as const) {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, { teamName });
    await test.store.merge(studentTeams, `${TEST_SEASON}_${viewer.accountId}`, { name: teamName });
  }
  await test.store.merge(teacherProfiles, `${TEST_SEASON}_${test.teacher.accountId}`, {
    displayName: 'Ms. Rivera',
  });
});
afterEach(() => test.dispose());

const call = (name: string, viewer = test.kim) => changeTeam(viewer, { ...LOOK, name });
const teamOf = async (viewer: SignedInViewer) =>
  (await test.store.get(studentTeams, `${TEST_SEASON}_${viewer.accountId}`))?.name;
const place = (viewer = test.kim) => ({ leagueId: OWN_LEAGUE_ID, studentId: viewer.accountId });
const waiting = async (leagueId = OWN_LEAGUE_ID) =>
  (await getClassRoster(test.teacher, leagueId)).students.flatMap(({ waitingName }) =>
    waitingName === null ? [] : [waitingName],
  );

async function publicPayloads(): Promise<string> {
  const payloads = [
    await getLeaderboard(maya, { board: 'mvp', week: null }),
    await getPlayingField(test.teacher, OWN_LEAGUE_ID, { week: 6 }),
    await test.store.query(studentTeams, {}),
  ];
  return JSON.stringify(payloads);
}

describe('a typed name', () => {
  it('waits for the teacher, and classmates go on seeing the name there was', async () => {
    expect(await call('Los Tigres')).toMatchObject({
      look: { name: 'Cosmic Otters' },
      waitingName: 'Los Tigres',
    });
    expect(await publicPayloads()).not.toContain('Tigres');
    expect(await getTeamPage(test.kim)).toMatchObject({
      look: { name: 'Cosmic Otters' },
      waitingName: 'Los Tigres',
    });
    expect((await getStudentShell(test.kim)).team?.name).toBe('Cosmic Otters');
    expect((await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 })).waitingNames).toBe(1);

    await approveTeamName(test.teacher, { ...place(), name: 'Los Tigres' });
    expect(await publicPayloads()).toContain('Los Tigres');
    expect(await waiting()).toEqual([]);
    expect(await getTeamPage(test.kim)).toMatchObject({
      look: { name: 'Los Tigres' },
      waitingName: null,
    });
  });

  it('of a new team waits too: until then the team has one of the app’s own words', async () => {
    const lee = await test.student('lee@school.org');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${lee.accountId}`, {
      leagueId: OWN_LEAGUE_ID,
      firstName: 'Lee',
    });
    await createOrRedesignTeam(lee, { ...LOOK, name: 'Math Pirates' });
    const shown = (await teamOf(lee)) ?? '';
    expect(isGeneratedName(shown)).toBe(true);
    expect(await waiting()).toEqual(['Math Pirates']);
    expect(await publicPayloads()).not.toContain('Pirates');
  });

  it('is approved as it was read, and a newer one is not', async () => {
    await call('Los Tigres');
    await call('Los Leones');
    await expect(
      approveTeamName(test.teacher, { ...place(), name: 'Los Tigres' }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(
      await approveTeamNames(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        names: [{ ...place(), name: 'Los Tigres' }],
      }),
    ).toEqual({
      approved: 0,
    });
    expect(await teamOf(test.kim)).toBe('Cosmic Otters');
  });

  it('is approved with all the others in one step, each with a line in the log', async () => {
    await call('Los Tigres');
    await call('Math Pirates', maya);
    const names = [
      { studentId: test.kim.accountId, name: 'Los Tigres' },
      { studentId: maya.accountId, name: 'Math Pirates' },
      { studentId: test.stranger.accountId, name: 'Cosmic Otters' },
      { studentId: 'nobody', name: 'Los Tigres' },
    ];
    expect(await approveTeamNames(test.teacher, { leagueId: OWN_LEAGUE_ID, names })).toEqual({
      approved: 2,
    });
    expect([await teamOf(test.kim), await teamOf(maya)]).toEqual(['Los Tigres', 'Math Pirates']);
    expect(
      await test.store.query(auditLog, {
        where: [{ field: 'action', op: '==', value: 'team-name.approve' }],
      }),
    ).toHaveLength(2);
  });

  it('that the teacher refuses goes, and the student is told kindly until the next one', async () => {
    await call('Los Tigres');
    await refuseTeamName(test.teacher, { ...place(), name: 'Los Tigres' });
    expect(await teamOf(test.kim)).toBe('Cosmic Otters');
    expect(await getTeamPage(test.kim)).toMatchObject({ waitingName: null, wasRefused: true });
    await call('Los Leones');
    expect(await getTeamPage(test.kim)).toMatchObject({
      waitingName: 'Los Leones',
      wasRefused: false,
    });
  });

  it('is taken back by choosing the name that stands', async () => {
    await call('Los Tigres');
    expect(await call('Cosmic Otters')).toMatchObject({ waitingName: null });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['unkind', 'kys'],
    ['a classmate’s', 'Maya Is Fat'],
    ['the teacher’s', 'Ms Rivera'],
    ['a classmate’s team’s', 'Brave Y4ks'],
  ])('is refused when it is %s, and nothing changes', async (_, name) => {
    const before = await test.store.query(studentProfiles, {});
    await expect(call(name)).rejects.toMatchObject({
      code: 'invalid-input',
      fieldErrors: { name: expect.any(String) },
    });
    expect(await test.store.query(studentProfiles, {})).toEqual(before);
  });

  it('cannot be one that waits for another team, and of two at once one gets it', async () => {
    const both = await Promise.allSettled([call('Los Tigres'), call('L0s Tigres', maya)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await waiting()).toHaveLength(1);
  });
});

it('one of the app’s own words is there at once, unless another team has it', async () => {
  expect(await call('Lucky Turtles')).toMatchObject({
    look: { name: 'Lucky Turtles' },
    waitingName: null,
  });
  expect(await waiting()).toEqual([]);
  await expect(call('Brave Yaks')).rejects.toMatchObject({ code: 'invalid-input' });
});

it('changes five times in a week of the season and not more, and its look as often as one likes', async () => {
  const names = ['Lucky Turtles', 'Los Tigres', 'Los Leones', 'Quick Owls', 'Math Pirates'];
  expect(names).toHaveLength(MAX_NAME_CHANGES_PER_WEEK);
  for (const name of names) await call(name);
  await call('Math Pirates');
  await expect(call('Silver Robots')).rejects.toMatchObject({ code: 'limit-reached' });
  await expect(call('Quick Owls')).rejects.toMatchObject({ code: 'limit-reached' });
  await changeTeam(test.kim, { ...LOOK, name: 'Math Pirates', theme: 'Teal' });
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await call('Silver Robots')).toMatchObject({ look: { name: 'Silver Robots' } });
  const many = await Promise.allSettled(
    Array.from({ length: 75 }, (_, index) =>
      call(`Team Number ${'abcdefghkmnopqrstuvwxyz'[index % 20]}${index}`),
    ),
  );
  expect(many.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(4);
});

describe('a name from before names waited', () => {
  beforeEach(async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      teamName: 'Old Pirates',
      teamNameApproved: false,
    });
    await test.store.merge(studentTeams, `${TEST_SEASON}_${test.kim.accountId}`, {
      name: 'Old Pirates',
    });
  });

  it('stays where it is, and the teacher is asked about it', async () => {
    expect(await getClassRoster(test.teacher, OWN_LEAGUE_ID)).toMatchObject({
      students: expect.arrayContaining([
        expect.objectContaining({ waitingName: 'Old Pirates', isWaitingShown: true }),
      ]),
    });
    await approveTeamName(test.teacher, { ...place(), name: 'Old Pirates' });
    expect(await waiting()).toEqual([]);
    expect(await teamOf(test.kim)).toBe('Old Pirates');
  });

  it('gives way to one of the app’s own words when the teacher refuses it', async () => {
    await refuseTeamName(test.teacher, { ...place(), name: 'Old Pirates' });
    expect(isGeneratedName((await teamOf(test.kim)) ?? '')).toBe(true);
    expect(await publicPayloads()).not.toContain('Old Pirates');
  });
});

describe('a team that comes into another class', () => {
  it('keeps an approved name with the same teacher, and waits anew with another one', async () => {
    await changeTeamName(test.teacher, { ...place(), name: 'Los Tigres', overrule: false });
    await test.store.merge(leagues, OTHER_LEAGUE_ID, { teacherId: test.teacher.accountId });
    await moveStudent(test.teacher, { ...place(), toLeagueId: OTHER_LEAGUE_ID });
    expect(await teamOf(test.kim)).toBe('Los Tigres');

    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      leagueId: '',
    });
    await joinLeague(test.kim, { code: 100_001, password: 'brave otter' }, 'here');
    expect(isGeneratedName((await teamOf(test.kim)) ?? '')).toBe(true);
    expect(await waiting(OTHER_LEAGUE_ID)).toEqual(['Los Tigres']);
  });

  it('gives up a name that looks like one of the class', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      leagueId: '',
      teamName: 'Brave Yaks',
    });
    await joinLeague(test.kim, { code: 100_000, password: 'brave otter' }, 'here');
    expect(await teamOf(test.kim)).not.toBe('Brave Yaks');
    expect(await waiting()).toEqual([]);
  });
});

it('nobody but the own teacher says yes or no', async () => {
  await call('Los Tigres');
  const before = await test.store.query(studentTeams, {});
  for (const [, viewer, code] of test.refused()) {
    const one = { ...place(), name: 'Los Tigres' };
    for (const deed of [
      () => approveTeamName(viewer, one),
      () => refuseTeamName(viewer, one),
      () => approveTeamNames(viewer, { leagueId: OWN_LEAGUE_ID, names: [one] }),
    ]) {
      await expect(deed()).rejects.toMatchObject({ code });
    }
  }
  expect(await test.store.query(studentTeams, {})).toEqual(before);
  expect(await waiting()).toEqual(['Los Tigres']);
});
