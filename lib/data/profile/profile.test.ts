import { checkJoinCodeAndPassword } from '@/lib/data/league/commands';
import { createStudentProfile, saveSelfAssessment } from '@/lib/data/profile/commands';
import { getSelfAssessmentStatus } from '@/lib/data/profile/queries';
import { createOrRedesignTeam } from '@/lib/data/team/commands';
import { getOwnTeam } from '@/lib/data/team/queries';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentTeams } from '@/lib/store/collections/teams';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, openRoom12 } from '@/lib/testing/student-week';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  await openRoom12(test.store);
});
afterEach(() => test.dispose());

const ticket = () => checkJoinCodeAndPassword({ code: 123456, password: 'brave otter' }, 'here');

const kim = { firstName: 'Kim', lastInitial: 'L' };
const look = {
  name: 'Cosmic Otters',
  mascot: 'eagle',
  theme: 'Teal',
  helmetColor: '006442',
  facemaskColor: 'FFFFFF',
} as const;

describe('a student profile', () => {
  it('is made once for the season, without a league and without points', async () => {
    const viewer = await test.account('kim@school.org');
    await Promise.all([createStudentProfile(viewer, kim), createStudentProfile(viewer, kim)]);
    const profiles = await test.store.query(studentProfiles, {});
    expect(profiles).toMatchObject([
      {
        ...kim,
        id: `${TEST_SEASON}_${viewer.accountId}`,
        leagueId: '',
        mvpPoints: 0,
        season: TEST_SEASON,
      },
    ]);
    expect(profiles[0]).not.toHaveProperty('assessment_Skipped');
  });

  it('joins the league of a join ticket along the way', async () => {
    const viewer = await test.account('kim@school.org');
    await createStudentProfile(viewer, kim, await ticket());
    expect(await test.store.query(studentProfiles, {})).toMatchObject([{ leagueId: 'room-12' }]);
    expect(await test.store.query(leagueStudents('room-12'), {})).toMatchObject([
      { id: viewer.accountId },
    ]);
  });

  it('is made without a league when the league of the ticket is gone', async () => {
    const viewer = await test.account('kim@school.org');
    await createStudentProfile(viewer, kim, { leagueId: 'no-such-league', key: 'any' });
    expect(await test.store.query(studentProfiles, {})).toMatchObject([{ leagueId: '' }]);
  });

  it('is made without the league when its password was changed after the ticket was given', async () => {
    const viewer = await test.account('kim@school.org');
    const early = await ticket();
    await test.store.merge(leagues, 'room-12', { password: 'calm whale' });
    await createStudentProfile(viewer, kim, early);
    expect(await test.store.query(studentProfiles, {})).toMatchObject([{ leagueId: '' }]);
  });
});

describe('the assessment', () => {
  const answers = {
    skipped: false,
    gameExcitement: 5,
    mathConfidence: 3,
    fractionConfidence: 2,
    formulaLevel: 2,
  } as const;
  const unanswered = { gameExcitement: null, mathConfidence: null, fractionConfidence: null };

  it('is answered once: the same again changes nothing, other answers and another level are refused', async () => {
    const viewer = await test.student('kim@school.org');
    await saveSelfAssessment(viewer, answers);
    expect(await saveSelfAssessment(viewer, answers)).toEqual({ next: '/student/create-team' });
    const refused = { code: 'not-allowed', message: expect.stringContaining('teacher') };
    await expect(
      saveSelfAssessment(viewer, { ...answers, gameExcitement: 1 }),
    ).rejects.toMatchObject(refused);
    await expect(
      saveSelfAssessment(viewer, { ...answers, skipped: true, formulaLevel: 1 }),
    ).rejects.toMatchObject(refused);
    expect(await getSelfAssessmentStatus(viewer)).toEqual({ state: 'closed', formulaLevel: 2 });
    expect(await test.store.query(studentProfiles, {})).toMatchObject([
      { assessment_gameExcitement: 5, formulaType: 2 },
    ]);
  });

  it('is over once it was skipped, also with a request that leaves every question open', async () => {
    for (const [email, skipped] of [
      ['kim@school.org', true],
      ['lee@school.org', false],
    ] as const) {
      const viewer = await test.student(email);
      await saveSelfAssessment(viewer, { ...unanswered, skipped, formulaLevel: 1 });
      expect(await getSelfAssessmentStatus(viewer)).toEqual({ state: 'closed', formulaLevel: 1 });
      await expect(saveSelfAssessment(viewer, answers)).rejects.toMatchObject({
        code: 'not-allowed',
      });
    }
    expect(await test.store.query(studentProfiles, {})).toMatchObject([
      { assessment_Skipped: true },
      { assessment_Skipped: true },
    ]);
  });

  it('never changes the level that a teacher has given, before the first answer or later', async () => {
    const viewer = await test.student('kim@school.org');
    const id = `${TEST_SEASON}_${viewer.accountId}`;
    await test.store.merge(studentProfiles, id, { formulaType: 1, levelOpen: false });
    expect(await getSelfAssessmentStatus(viewer)).toEqual({ state: 'due', formulaLevel: 1 });
    await saveSelfAssessment(viewer, answers);
    expect(await test.store.get(studentProfiles, id)).toMatchObject({
      assessment_fractionConfidence: 2,
      formulaType: 1,
    });
    await saveSelfAssessment(viewer, answers);
    expect(await test.store.get(studentProfiles, id)).toMatchObject({ formulaType: 1 });
  });

  it('is open again in a new season, whose profile has the answers cleared and the level of before', async () => {
    const viewer = await test.student('kim@school.org');
    const id = `${TEST_SEASON}_${viewer.accountId}`;
    await test.store.merge(studentProfiles, id, {
      assessment_Skipped: false,
      assessment_gameExcitement: null,
      assessment_mathConfidence: null,
      assessment_fractionConfidence: null,
      formulaType: 1,
      levelOpen: false,
    });
    expect(await getSelfAssessmentStatus(viewer)).toEqual({ state: 'open', formulaLevel: 1 });
    await saveSelfAssessment(viewer, answers);
    expect(await getSelfAssessmentStatus(viewer)).toEqual({ state: 'closed', formulaLevel: 1 });
  });
});

describe('a team', () => {
  it('is one per student and season; a second time changes only its look', async () => {
    const viewer = await test.student('kim@school.org');
    expect(await getOwnTeam(viewer)).toBeNull();
    await Promise.all([createOrRedesignTeam(viewer, look), createOrRedesignTeam(viewer, look)]);
    await test.store.merge(studentTeams, `${TEST_SEASON}_${viewer.accountId}`, {
      draftedPlayers: [1],
      draftedDefenses: [2],
    });
    expect(await createOrRedesignTeam(viewer, { ...look, name: 'Quick Owls' })).toEqual({
      next: '/student/dashboard',
    });
    expect(await test.store.query(studentTeams, {})).toMatchObject([
      { name: 'Quick Owls', draftedPlayers: [1], draftedDefenses: [2] },
    ]);
    expect(await getOwnTeam(viewer)).toEqual({
      look: { ...look, name: 'Quick Owls' },
      waitingName: null,
      wasRefused: false,
    });
  });

  it('refuses a name of signs', async () => {
    const viewer = await test.student('kim@school.org');
    await expect(createOrRedesignTeam(viewer, { ...look, name: '<script>' })).rejects.toMatchObject(
      {
        code: 'invalid-input',
      },
    );
    expect(await test.store.query(studentTeams, {})).toEqual([]);
  });

  it('is not made while the season is paused', async () => {
    const viewer = await test.student('kim@school.org');
    await changeAppMeta(test.store, { seasonActive: false });
    await expect(createOrRedesignTeam(viewer, look)).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await test.store.query(studentTeams, {})).toEqual([]);
  });
});
