import { isGeneratedName, type TeamNameProblem } from '@/lib/domain/team/team-names';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { ownTeamDto, teamNameAndLookDto } from './dto';
import {
  lookAlikeKey,
  lookAlikeWords,
  type NamesInUse,
  parseTypedTeamNameInClass,
} from './name-rules';
import { readNamesInUse, teamNameFieldsAfterTypedName, teamNameFieldsOfProfile } from './naming';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const NOBODY: NamesInUse = { teams: [], people: [], userNames: [] };
const profileOf = (more: Partial<StudentProfile> = {}): StudentProfile => ({
  id: '2023_kim',
  studentId: 'kim',
  season: 2023,
  leagueId: 'room-12',
  mvpPoints: 0,
  createdAt: timestampFromDate(TEST_NOW),
  firstName: 'Kim',
  lastInitial: 'L',
  formulaType: 1,
  ...more,
});
const given = (profile: StudentProfile, name: string, { week = 6, names = NOBODY } = {}) =>
  teamNameFieldsAfterTypedName(profile, name, { week, names });
const NEW = {
  teamName: '',
  teamNameApproved: false,
  teamNameWish: null,
  teamNameRefused: false,
  teamNameChanges: { week: 0, count: 0 },
};
const HAS = {
  ...NEW,
  teamName: 'Cosmic Otters',
  teamNameApproved: true,
  teamNameChanges: { week: 6, count: 2 },
};
const GENERATED = 'Lucky Turtles';

describe('a name that a student gives', () => {
  it('of the app’s own words is the team’s at once; the first one is no change', () => {
    expect(isGeneratedName(GENERATED)).toBe(true);
    expect(given(profileOf(), GENERATED)).toEqual({
      ...NEW,
      teamName: GENERATED,
      teamNameApproved: true,
    });
    expect(given(profileOf(HAS), GENERATED)).toEqual({
      ...HAS,
      teamName: GENERATED,
      teamNameChanges: { week: 6, count: 3 },
    });
  });

  it('of other words waits, and until then there is one of the app’s own or the one there was', () => {
    const first = given(profileOf(), 'Los Tigres');
    expect(first).toEqual({
      ...NEW,
      teamName: expect.any(String),
      teamNameApproved: true,
      teamNameWish: 'Los Tigres',
    });
    expect(isGeneratedName(first.teamName)).toBe(true);
    expect(given(profileOf(HAS), 'Los Tigres')).toEqual({
      ...HAS,
      teamNameWish: 'Los Tigres',
      teamNameChanges: { week: 6, count: 3 },
    });
    expect(
      given(profileOf({ ...HAS, teamNameApproved: false }), 'Los Tigres').teamNameApproved,
    ).toBe(false);
  });

  it('that waits already, or stands with none waiting, changes and counts nothing', () => {
    const waiting = { ...HAS, teamNameWish: 'Los Tigres', teamNameRefused: true };
    expect(given(profileOf(waiting), 'Los Tigres')).toEqual(waiting);
    expect(given(profileOf(HAS), 'Cosmic Otters')).toEqual(HAS);
    expect(given(profileOf({ ...HAS, teamNameRefused: true }), 'Cosmic Otters')).toEqual({
      ...HAS,
      teamNameRefused: true,
    });
  });

  it('that stands takes the waiting one back, which is a change', () => {
    const waiting = { ...HAS, teamNameWish: 'Los Tigres', teamNameRefused: true };
    expect(given(profileOf(waiting), 'Cosmic Otters')).toEqual({
      ...HAS,
      teamNameChanges: { week: 6, count: 3 },
    });
  });

  it('can be another one five times in a week of the season', () => {
    const changed = (count: number) => profileOf({ ...HAS, teamNameChanges: { week: 6, count } });
    expect(given(changed(4), GENERATED).teamNameChanges).toEqual({ week: 6, count: 5 });
    const often = 'You’ve changed your team name 5 times this week. That’s the most for one week.';
    expect(() => given(changed(5), GENERATED)).toThrow(often);
    expect(() => given(changed(5), 'Los Tigres')).toThrow(often);
    for (const week of [5, 7])
      expect(given(changed(5), GENERATED, { week }).teamNameChanges).toEqual({ week, count: 1 });
  });

  it.each<[string, TeamNameProblem, string]>([
    [
      'Brave Yaks',
      'taken',
      'Another team has a name that looks like this one. Please choose another.',
    ],
    ['Maya Fans', 'person', 'Please choose a name that isn’t a person’s name.'],
    ['lee m otter7', 'person', 'Please choose a name that isn’t a person’s name.'],
    ['Fat Cats', 'unkind', 'Please choose a name that’s kind to everyone.'],
  ])('%j is refused with a sentence', (name, why, message) => {
    const names = { teams: ['Brave Yaks'], people: ['Maya'], userNames: ['lee.m.otter7'] };
    expect(parseTypedTeamNameInClass(name, names)).toEqual({ ok: false, why });
    expect(() => given(profileOf(HAS), name, { names })).toThrow(message);
  });

  it('of the app’s own words is nobody’s, but no second team’s either', () => {
    const names = { teams: [], people: ['Lucky'], userNames: ['lucky.turtles'] };
    expect(parseTypedTeamNameInClass(GENERATED, names)).toEqual({ ok: true, name: GENERATED });
    expect(parseTypedTeamNameInClass(GENERATED, { ...names, teams: ['lucky turt1es'] }).ok).toBe(
      false,
    );
  });
});

it('what is kept about a name has its defaults', () => {
  expect(teamNameFieldsOfProfile(profileOf())).toEqual(NEW);
  expect(teamNameFieldsOfProfile(profileOf(HAS))).toEqual(HAS);
});

it('the names of a class are those of the others: teams, waiting ones, first names, user names, and the teacher', async () => {
  await openRoom12(test.store);
  const ada = await test.teacher('ada@school.org');
  await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
  for (const profile of [
    profileOf({ teamName: 'Own Team', username: 'kim.l.otter42' }),
    profileOf({
      id: '2023_lee',
      studentId: 'lee',
      firstName: 'Lee',
      teamName: 'Brave Yaks',
      teamNameWish: 'Los Tigres',
      username: 'lee.m.otter7',
    }),
    profileOf({ id: '2023_mia', studentId: 'mia', firstName: 'Mia', teamNameWish: null }),
    profileOf({
      id: '2023_sam',
      studentId: 'sam',
      firstName: 'Sam',
      leagueId: 'room-13',
      teamName: 'Far Away',
    }),
    profileOf({
      id: '2023_zed',
      studentId: 'zed',
      firstName: 'Zed',
      leagueId: '',
      teamName: 'No Class',
    }),
    profileOf({
      id: '2022_old',
      studentId: 'old',
      season: 2022,
      firstName: 'Old',
      teamName: 'Long Ago',
    }),
  ]) {
    await test.store.create(studentProfiles, profile);
  }
  const names = await readNamesInUse(test.store, profileOf(), 'room-12');
  const sorted = Object.fromEntries(
    Object.entries(names).map(([what, each]) => [what, each.toSorted()]),
  );
  expect(sorted).toEqual({
    teams: ['Brave Yaks', 'Los Tigres'],
    people: ['Lee', 'Mia', 'Ms Lovelace'],
    userNames: ['lee.m.otter7'],
  });
  expect(await readNamesInUse(test.store, profileOf(), '')).toEqual(NOBODY);
});

it('a team is shown without what waits for the teacher; its own student sees that too', () => {
  const look = {
    name: 'Cosmic Otters',
    mascot: 'eagle',
    theme: 'Teal',
    helmetColor: '006442',
    facemaskColor: 'FFFFFF',
  };
  const team = {
    id: 't',
    userId: 'kim',
    season: 2023,
    leagueIds: ['room-12'],
    draftedPlayers: [1],
    draftedDefenses: [2],
    ...look,
  };
  expect(teamNameAndLookDto(team)).toEqual(look);
  expect(ownTeamDto(team, {})).toEqual({ look, waitingName: null, wasRefused: false });
  expect(ownTeamDto(team, { teamNameWish: 'Los Tigres', teamNameRefused: true })).toEqual({
    look,
    waitingName: 'Los Tigres',
    wasRefused: true,
  });
});

describe('two texts that a quick eye takes for one', () => {
  it.each([
    ['modern', 'm0dem'],
    ['wave', 'vvave'],
    ['bees', 'B3e5'],
    ['zoo', '2OO'],
    ['gate', '64+3'],
    ['gate', '9@7E'],
    ['lilies', 'j!|1es'],
    ['boss', '8o$s'],
    ['hello', 'H e l l o'],
    ['hello', 'h-é-l-l-ó.'],
    ['hello', 'hel\u200Blo\u3164'],
    ['hello', 'ｈｅｌｌｏ'],
  ])('%s and %s look the same', (one, other) => {
    expect(lookAlikeKey(other)).toBe(lookAlikeKey(one));
  });

  it.each([
    ['bat', 'cat'],
    ['wave', 'wove'],
    ['team 1', 'team 2'],
    ['', 'a'],
  ])('%j and %j do not', (one, other) => {
    expect(lookAlikeKey(other)).not.toBe(lookAlikeKey(one));
  });

  it('each word is looked at, with its digits as letters and without them', () => {
    const words = (text: string) => lookAlikeWords(text).toSorted();
    expect(words('Kim1')).toEqual(['Kim1', 'Kim'].map(lookAlikeKey).toSorted());
    expect(words('Ann-Lee, Bo!')).toEqual(['Ann', 'Lee', 'Bo!', 'Bo'].map(lookAlikeKey).toSorted());
    expect(words('a a')).toEqual(['a']);
    expect(words(' - ')).toEqual([]);
  });
});
