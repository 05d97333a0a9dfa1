import type { SignedInViewer } from '@/lib/data/access/viewer';
import { changeLeagueCalendar } from '@/lib/data/calendar/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { setSeasonActive } from '@/lib/data/season/commands';
import { rereadLeague } from '@/lib/data/season/leagues';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { isGeneratedName } from '@/lib/domain/team/team-names';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { helmetStickers } from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { withOperationReports } from '@/lib/store/operation-reports';
import { openLeague } from '@/lib/testing/open-league';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam, openRoom12, putInLeague } from '@/lib/testing/student-week';
import { changeTeam, createOrRedesignTeam, suggestRandomTeamName } from './commands';
import type { NamesInUse } from './name-rules';
import {
  generateUnusedName,
  nameWaitingForApproval,
  teamNameFieldsInNewClass,
  teamNameFieldsOfProfile,
} from './naming';
import { getOwnTeam, getTeamPage } from './queries';

let test: TestServices;
let kim: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  kim = await test.student('kim@school.org', 'kim');
});
afterEach(() => test.dispose());

const LOOK = {
  mascot: 'snail',
  theme: 'Purple',
  helmetColor: '339999',
  facemaskColor: 'FFFFFF',
} as const;
const OWN = { ...LOOK, name: 'Lucky Turtles' };
const profile = () => test.store.get(studentProfiles, '2023_kim');
const team = () => test.store.get(studentTeams, '2023_kim');
const NAMED = {
  teamName: 'Lucky Turtles',
  teamNameApproved: true,
  teamNameWish: null,
  teamNameRefused: false,
  teamNameChanges: { week: 0, count: 0 },
};

describe('a team', () => {
  it('is new without players, and the profile knows its name; later it gets another look and keeps what it has', async () => {
    const before = await profile();
    expect(await getOwnTeam(kim)).toBeNull();
    expect(await createOrRedesignTeam(kim, OWN)).toEqual({ next: '/student/how-to-draft' });
    const made = {
      id: '2023_kim',
      userId: 'kim',
      season: 2023,
      leagueIds: [],
      draftedPlayers: [],
      draftedDefenses: [],
      ...OWN,
    };
    expect(await team()).toEqual(made);
    expect(await profile()).toEqual({ ...before, ...NAMED, draftedPositions: 0 });

    await test.store.merge(studentProfiles, '2023_kim', { draftedPositions: 3 });
    for (const [draftedPlayers, draftedDefenses, next] of [
      [[1], [], '/student/how-to-draft'],
      [[], [12], '/student/how-to-draft'],
      [[1], [12], '/student/dashboard'],
    ] as const) {
      await test.store.merge(studentTeams, '2023_kim', {
        draftedPlayers: [...draftedPlayers],
        draftedDefenses: [...draftedDefenses],
      });
      expect(await createOrRedesignTeam(kim, { ...OWN, theme: 'Teal' })).toEqual({ next });
    }
    expect(await team()).toEqual({
      ...made,
      theme: 'Teal',
      draftedPlayers: [1],
      draftedDefenses: [12],
    });
    expect(await profile()).toEqual({ ...before, ...NAMED, draftedPositions: 3 });
    expect(await createOrRedesignTeam(kim, { ...OWN, name: 'Quick Owls' })).toEqual({
      next: '/student/dashboard',
    });
    const renamed = { teamName: 'Quick Owls', teamNameChanges: { week: 6, count: 1 } };
    expect(await profile()).toEqual({ ...before, ...NAMED, ...renamed, draftedPositions: 3 });
    expect((await team())?.name).toBe('Quick Owls');
  });

  it('of a student in a class is the class’s', async () => {
    await openRoom12(test.store);
    await putInLeague(test.store, kim, 'room-12');
    await createOrRedesignTeam(kim, OWN);
    expect((await team())?.leagueIds).toEqual(['room-12']);
  });

  it('whose name is missing on the profile keeps it there from the next change on, and that is no change of the name', async () => {
    const before = await profile();
    await giveTeam(test.store, kim, { name: 'Old Pirates' });
    expect(await changeTeam(kim, { ...LOOK, name: 'Old Pirates' })).toEqual({
      look: { ...LOOK, name: 'Old Pirates' },
      waitingName: null,
      wasRefused: false,
    });
    expect(await profile()).toEqual({
      ...before,
      ...NAMED,
      teamName: 'Old Pirates',
      teamNameApproved: false,
    });
  });

  it('without a profile’s note of its name is named anew like any other', async () => {
    await giveTeam(test.store, kim, { name: 'Old Pirates' });
    expect(await changeTeam(kim, { ...LOOK, name: 'Los Tigres' })).toEqual({
      look: { ...LOOK, name: 'Old Pirates' },
      waitingName: 'Los Tigres',
      wasRefused: false,
    });
    expect(await profile()).toMatchObject({
      teamName: 'Old Pirates',
      teamNameWish: 'Los Tigres',
      teamNameChanges: { count: 1 },
    });
  });

  it('cannot be changed or looked at before there is one', async () => {
    const missing = { code: 'not-found', message: 'We couldn’t find your team.' };
    await expect(changeTeam(kim, OWN)).rejects.toMatchObject(missing);
    await expect(getTeamPage(kim)).rejects.toMatchObject(missing);
    expect([await team(), (await profile())?.teamName]).toEqual([null, undefined]);
  });
});

it('an idea for a name is the app’s own, for students only, and writes nothing', async () => {
  const before = await profile();
  const { name } = await suggestRandomTeamName(kim);
  expect(isGeneratedName(name)).toBe(true);
  expect([await profile(), await team()]).toEqual([before, null]);
  await expect(suggestRandomTeamName(await test.teacher('ada@school.org'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await expect(suggestRandomTeamName(null)).rejects.toMatchObject({ code: 'not-signed-in' });
});

it('the frame of a student’s pages says who, where, when and with what team', async () => {
  const empty = {
    firstName: 'Kim',
    team: null,
    mvpPoints: 0,
    week: 6,
    season: 2023,
    teamVersion: '',
    pauses: [],
    leagueName: null,
    eyesUp: null,
    reading: { language: null, voice: false, slow: false, roomy: false },
  };
  expect(await getStudentShell(kim)).toEqual({ ...empty, seasonActive: true, leagueEnded: false });
  await openRoom12(test.store);
  await putInLeague(test.store, kim, 'room-12');
  await createOrRedesignTeam(kim, OWN);
  await test.store.merge(studentProfiles, '2023_kim', { mvpPoints: 7, endedLeagueId: 'room-12' });
  const full = {
    ...empty,
    team: OWN,
    teamVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    mvpPoints: 7,
    leagueName: 'Room 12',
  };
  expect(await getStudentShell(kim)).toEqual({ ...full, seasonActive: false, leagueEnded: true });
  await test.store.merge(studentProfiles, '2023_kim', { endedLeagueId: 'room-11' });
  expect(await getStudentShell(kim)).toEqual({ ...full, seasonActive: true, leagueEnded: false });
  await changeAppMeta(test.store, { seasonActive: false });
  expect(await getStudentShell(kim)).toEqual({
    ...full,
    seasonActive: false,
    leagueEnded: false,
    pauses: [{ by: 'season', teacher: null, since: null, sentence: '' }],
  });
});

describe('a pause on a student’s pages', () => {
  const CLASS = {
    by: 'class',
    teacher: 'Ada',
    since: 'Wednesday, Oct 18, 11:00 AM',
    sentence: 'Back on Monday.',
  };
  const SEASON = {
    by: 'season',
    teacher: null,
    since: 'Wednesday, Oct 18, 12:00 PM',
    sentence: '',
  };
  const pauses = async () => (await getStudentShell(kim)).pauses;
  let leagueId: string;

  beforeEach(async () => {
    const ada = await test.teacher('ada@school.org');
    await test.store.merge(teacherProfiles, `2023_${ada.accountId}`, { displayName: 'Ada' });
    ({ id: leagueId } = await openLeague(ada, { name: 'Room 12', password: 'brave otter' }));
    await putInLeague(test.store, kim, leagueId);
    await changeLeagueCalendar(ada, {
      leagueId,
      change: { kind: 'pause', sentence: 'Back on Monday.' },
    });
  });

  it('is that of the class, with the teacher’s name and sentence, and of no one in another class', async () => {
    expect(await pauses()).toEqual([CLASS]);
    const lee = await test.student('lee@school.org', 'lee');
    expect((await getStudentShell(lee)).pauses).toEqual([]);
  });

  it('is also the live season’s, by those who run the app, and since when it is known', async () => {
    test.advance(3_600_000);
    await setSeasonActive(COMMAND_LINE_OPERATOR, false);
    expect(await pauses()).toEqual([SEASON, CLASS]);
  });

  it('costs no read: the name is kept with the pause', async () => {
    const reads: string[] = [];
    const store = withOperationReports(test.store, ({ collection }) => reads.push(collection));
    setServices({ ...test.services, store });
    // The first page of a process begins to watch league and season.
    await pauses();
    reads.length = 0;
    await pauses();
    expect(
      reads.filter((collection) => !['studentProfiles', 'studentTeams'].includes(collection)),
    ).toEqual([]);
  });

  it('from older or foreign data has no name, and no more of a sentence than fits', async () => {
    const { calendar } = (await test.store.get(leagues, leagueId)) as League;
    if (!calendar?.paused) throw new Error('not paused');
    const paused = { since: calendar.paused.since, sentence: 'x'.repeat(500) };
    await test.store.set(leagues, {
      ...((await test.store.get(leagues, leagueId)) as League),
      calendar: { ...calendar, paused },
    });
    rereadLeague(leagueId);
    expect(await pauses()).toEqual([{ ...CLASS, teacher: null, sentence: 'x'.repeat(200) }]);
  });

  it('says nothing to those whose league has ended', async () => {
    await test.store.merge(studentProfiles, '2023_kim', { endedLeagueId: leagueId });
    expect(await getStudentShell(kim)).toMatchObject({
      seasonActive: false,
      leagueEnded: true,
      pauses: [],
    });
  });
});

it('the page of a team without players shows its look and its stickers by week', async () => {
  await giveTeam(test.store, kim, {
    ...OWN,
    mascot: 'none',
    draftedPlayers: [],
    draftedDefenses: [],
  });
  const sticker = { userId: 'kim', season: 2023, createdAt: timestampFromDate(TEST_NOW) };
  for (const more of [
    { id: 'given', week: 5, reason: 'You never gave up', awardedBy: 'ada' },
    { id: 'own', week: 3, reason: 'all-tasks' },
    { id: 'of-before', week: 1, reason: 'all-tasks', season: 2022 },
    { id: 'of-another', week: 2, reason: 'all-tasks', userId: 'lee' },
  ]) {
    await test.store.create(helmetStickers, { ...sticker, ...more });
  }
  expect(await getTeamPage(kim)).toEqual({
    leagueName: null,
    look: { ...OWN, mascot: 'none' },
    waitingName: null,
    wasRefused: false,
    readOnly: false,
    mascotLabel: 'None',
    themeLabel: 'Purple',
    roster: [],
    stickers: [
      {
        id: 'own',
        week: 3,
        reason: 'Finished all the tasks for the week.',
        shape: 'star',
        place: { x: 20, y: 70 },
      },
      {
        id: 'given',
        week: 5,
        reason: expect.stringContaining('You never gave up'),
        shape: 'hexagon',
        place: { x: 29, y: 76, shape: 'hexagon' },
      },
    ],
  });
});

describe('the name of a team', () => {
  const NOBODY: NamesInUse = { teams: [], people: [], userNames: [] };
  const of = (more: Partial<StudentProfile>) =>
    ({ studentId: 'kim', season: 2023, ...more }) as StudentProfile;
  const OTTERS = { ...NAMED, teamName: 'Cosmic Otters' };
  const TIGRES = { ...NAMED, teamName: 'Los Tigres' };

  it('that is free is the first of the app’s own that looks like none of the class', async () => {
    const drawn = async (value: number) => {
      test.randomSequence([value, value]);
      return (await suggestRandomTeamName(kim)).name;
    };
    const [first, second] = [await drawn(0), await drawn(0.999)];
    expect(first).not.toBe(second);
    test.randomSequence([0, 0]);
    expect(generateUnusedName({ teams: [] })).toBe(first);
    test.randomSequence([0, 0, 0.999, 0.999]);
    expect(generateUnusedName({ teams: ['Someone', first.toUpperCase()] })).toBe(second);
  });

  it.each<[string, Partial<StudentProfile>, string[], boolean]>([
    ['of the app’s own words', OTTERS, ['Brave Yaks'], false],
    [
      'of the app’s own words with a waiting one',
      { ...OTTERS, teamNameWish: 'Los Leones' },
      [],
      false,
    ],
    ['that the same teacher has approved', TIGRES, ['Brave Yaks'], true],
  ])('%s stays in another class', (_, has, teams, isSameTeacher) => {
    expect(teamNameFieldsInNewClass(of(has), { ...NOBODY, teams }, { isSameTeacher })).toEqual(
      teamNameFieldsOfProfile(of(has)),
    );
  });

  it.each<[string, Partial<StudentProfile>, string[], boolean, string | null]>([
    ['another teacher has approved', TIGRES, [], false, 'Los Tigres'],
    ['nobody has approved', { ...TIGRES, teamNameApproved: false }, [], true, 'Los Tigres'],
    ['looks like one of the class', TIGRES, ['L0S TIGRES'], true, null],
    [
      'another teacher has approved and looks like one of the class',
      TIGRES,
      ['L0S TIGRES'],
      false,
      null,
    ],
    [
      'was to give way to one that waits',
      { ...TIGRES, teamNameWish: 'Los Leones' },
      [],
      false,
      'Los Leones',
    ],
    ['is of the app’s own words, and taken', OTTERS, ['cosmic otters'], true, null],
    [
      'is taken, with one that waits',
      { ...OTTERS, teamNameWish: 'Los Leones' },
      ['cosmic otters'],
      true,
      'Los Leones',
    ],
    [
      'is taken, as the one that waits is',
      { ...OTTERS, teamNameWish: 'Los Leones' },
      ['cosmic otters', 'los leones'],
      true,
      null,
    ],
  ])('that %s gives way to one of the app’s own', (_, has, teams, isSameTeacher, wish) => {
    const named = teamNameFieldsInNewClass(of(has), { ...NOBODY, teams }, { isSameTeacher });
    expect(named).toEqual({ ...NAMED, teamName: expect.any(String), teamNameWish: wish });
    expect([isGeneratedName(named.teamName), teams.includes(named.teamName.toLowerCase())]).toEqual(
      [true, false],
    );
  });

  it.each<[Partial<StudentProfile>, { name: string } | null, string | null]>([
    [{ teamName: 'Cosmic Otters', teamNameWish: 'Los Tigres' }, null, 'Los Tigres'],
    [
      { teamName: 'Old Pirates', teamNameApproved: true, teamNameWish: 'Los Tigres' },
      null,
      'Los Tigres',
    ],
    [{ teamName: 'Old Pirates', teamNameWish: null }, null, 'Old Pirates'],
    [{ teamName: 'Old Pirates', teamNameApproved: true }, null, null],
    [{ teamName: 'Cosmic Otters' }, null, null],
    [{ teamName: '' }, null, null],
    [{}, null, null],
    [{}, { name: 'Old Pirates' }, 'Old Pirates'],
    [{ teamName: 'Cosmic Otters' }, { name: 'Old Pirates' }, 'Old Pirates'],
    [{ teamName: 'Old Pirates' }, { name: 'Cosmic Otters' }, null],
  ])('of %j with the team %j waits as %j', (has, shown, name) => {
    expect(nameWaitingForApproval(of(has), shown)).toBe(name);
  });
});
