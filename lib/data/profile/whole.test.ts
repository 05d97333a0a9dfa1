import type { SignedInViewer } from '@/lib/data/access/viewer';
import { noteNoLessonOrScoutingTriesLeft } from '@/lib/data/score-card/run-answer-transaction';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { selfAssessmentStatus } from '@/lib/domain/class/assessment';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { appData } from '@/lib/store/collections/season';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  openRoom12,
  putInLeague,
} from '@/lib/testing/student-week';
import { setFormulaLevelOfStudent } from '../student/commands';
import { createStudentProfile, saveSelfAssessment } from './commands';
import { getSelfAssessmentStatus } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const profileOf = ({ accountId }: SignedInViewer) =>
  test.store.get(studentProfiles, `2023_${accountId}`);
const ANSWERS = {
  skipped: false,
  gameExcitement: 5,
  mathConfidence: 3,
  fractionConfidence: null,
  formulaLevel: 2,
} as const;
const SKIPPED = {
  skipped: true,
  gameExcitement: 1,
  mathConfidence: 1,
  fractionConfidence: 1,
  formulaLevel: 1,
} as const;

it('a new profile has a name, the first level and nothing else, and is there once', async () => {
  const viewer = await test.account('kim@school.org', 'kim');
  expect(await createStudentProfile(viewer, { firstName: 'Kim', lastInitial: '' })).toEqual({
    next: '/student/assessment',
  });
  const profile = {
    id: '2023_kim',
    studentId: 'kim',
    season: 2023,
    leagueId: '',
    mvpPoints: 0,
    createdAt: timestampFromDate(TEST_NOW),
    firstName: 'Kim',
    lastInitial: '',
    formulaType: 1,
    levelOpen: true,
  };
  expect(await test.store.query(studentProfiles, {})).toEqual([profile]);
  test.advance(1_000);
  expect(await createStudentProfile(viewer, { firstName: 'Lee', lastInitial: 'M' })).toEqual({
    next: '/student/assessment',
  });
  expect(await test.store.query(studentProfiles, {})).toEqual([profile]);
});

it('a profile is refused to visitors, to teachers and in a pause; nothing is made', async () => {
  const name = { firstName: 'Kim', lastInitial: '' };
  const ada = await test.teacher('ada@school.org');
  const fresh = await test.account('new@school.org');
  await expect(createStudentProfile(null, name)).rejects.toMatchObject({ code: 'not-signed-in' });
  await expect(createStudentProfile(ada, name)).rejects.toMatchObject({
    code: 'not-allowed',
    message: 'This account belongs to a teacher.',
  });
  await changeAppMeta(test.store, { seasonActive: false });
  await expect(createStudentProfile(fresh, name)).rejects.toMatchObject({
    code: 'not-allowed',
    message:
      'The season is paused, so you can’t change anything right now. You can still look at everything.',
  });
  expect(await test.store.query(studentProfiles, {})).toEqual([]);
});

it('the first questions are kept as they were answered, with the level they lead to, and lead on', async () => {
  const kim = await test.student('kim@school.org');
  const before = await profileOf(kim);
  expect(await getSelfAssessmentStatus(kim)).toEqual({ state: 'due', formulaLevel: null });
  expect(await saveSelfAssessment(kim, ANSWERS)).toEqual({ next: '/student/create-team' });
  const answered = {
    ...before,
    assessment_Skipped: false,
    assessment_gameExcitement: 5,
    assessment_mathConfidence: 3,
    assessment_fractionConfidence: null,
    formulaType: 2,
    levelOpen: false,
  };
  expect(await profileOf(kim)).toEqual(answered);
  expect(await getSelfAssessmentStatus(kim)).toEqual({ state: 'closed', formulaLevel: 2 });
  await giveTeam(test.store, kim);
  expect(await saveSelfAssessment(kim, ANSWERS)).toEqual({ next: '/student/dashboard' });
  for (const other of [
    { ...ANSWERS, gameExcitement: 4 },
    { ...ANSWERS, fractionConfidence: 1 },
    SKIPPED,
  ]) {
    await expect(saveSelfAssessment(kim, other)).rejects.toMatchObject({
      code: 'not-allowed',
      message: 'You’ve already answered these questions. Your teacher can change your formulas.',
    });
  }
  expect(await profileOf(kim)).toEqual(answered);
});

it('skipped questions have no answers, and none answered is skipped', async () => {
  const [kim, lee] = [await test.student('kim@school.org'), await test.student('lee@school.org')];
  await saveSelfAssessment(kim, SKIPPED);
  await saveSelfAssessment(lee, { ...ANSWERS, gameExcitement: null, mathConfidence: null });
  for (const [viewer, level] of [
    [kim, 1],
    [lee, 2],
  ] as const) {
    const profile = await profileOf(viewer);
    expect(profile).toMatchObject({
      assessment_Skipped: true,
      assessment_gameExcitement: null,
      assessment_mathConfidence: null,
      assessment_fractionConfidence: null,
      formulaType: level,
    });
    expect(profile && selfAssessmentStatus(profile)).toBe('closed');
  }
});

it('in a league that has ended, and in a pause, a student is told why nothing changes', async () => {
  const kim = await test.student('kim@school.org');
  await test.store.merge(studentProfiles, `2023_${kim.accountId}`, {
    leagueId: 'room-12',
    endedLeagueId: 'room-12',
  });
  await expect(saveSelfAssessment(kim, ANSWERS)).rejects.toMatchObject({
    code: 'not-allowed',
    message:
      'Your league has ended, so you can’t change anything anymore. You can still look at everything.',
  });
  await test.store.merge(studentProfiles, `2023_${kim.accountId}`, { endedLeagueId: 'room-13' });
  await test.store.merge(appData, 'meta', { seasonActive: false });
  refreshAppMeta();
  await expect(saveSelfAssessment(kim, ANSWERS)).rejects.toMatchObject({
    message:
      'The season is paused, so you can’t change anything right now. You can still look at everything.',
  });
});

it('a pause holds at once for what is written, whatever this process was told of the season a moment ago', async () => {
  const kim = await test.student('kim@school.org');
  await getSelfAssessmentStatus(kim);
  const before = await profileOf(kim);
  await test.store.merge(appData, 'meta', { seasonActive: false });
  await expect(saveSelfAssessment(kim, ANSWERS)).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await profileOf(kim)).toEqual(before);
});

it('what has no tries left is named on the profile once', async () => {
  const kim = await test.student('kim@school.org');
  const tell = async (
    hold: Parameters<typeof noteNoLessonOrScoutingTriesLeft>[2],
    work: Parameters<typeof noteNoLessonOrScoutingTriesLeft>[3],
  ) => {
    const profile = await profileOf(kim);
    if (!profile) throw new Error('There is a profile.');
    await test.store.transaction(async (transaction) =>
      noteNoLessonOrScoutingTriesLeft(transaction, profile, hold, work),
    );
    return (await profileOf(kim))?.usedUp;
  };
  const lesson = { kind: 'lesson', week: 6, type: 'BAR', step: 2 } as const;
  const scouting = { kind: 'scouting', week: 6, type: '', step: 0 } as const;
  expect(await tell(null, lesson)).toBeUndefined();
  expect(await tell('used-up', lesson)).toEqual([lesson]);
  expect(await tell('used-up', lesson)).toEqual([lesson]);
  expect(await tell(null, scouting)).toEqual([lesson]);
  expect(await tell('used-up', scouting)).toEqual([lesson, scouting]);
});

describe('another level', () => {
  it('counts from the next week; the weeks that can still be scored are opened with the old one', async () => {
    const ada = await test.teacher('ada@school.org');
    const kim = await test.student('kim@school.org');
    await openRoom12(test.store);
    await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
    await putInLeague(test.store, kim, 'room-12');
    await test.store.set(leagueStudents('room-12'), {
      id: kim.accountId,
      createdAt: timestampFromDate(TEST_NOW),
    });
    for (const week of [0, 4, 7]) await giveLineup(test.store, kim, week);
    const place = { leagueId: 'room-12', studentId: kim.accountId };
    expect(await setFormulaLevelOfStudent(ada, { ...place, formulaLevel: 2 })).toMatchObject({
      fromWeek: 7,
    });
    expect(await profileOf(kim)).toMatchObject({ formulaType: 2, levelOpen: false });
    const opened = async () =>
      (await test.store.query(studentWeeklyProgress, {}))
        .map(({ week, formulaLevel }) => [week, formulaLevel])
        .toSorted();
    expect(await opened()).toEqual([
      [4, 1],
      [6, 1],
    ]);
    const deeds = async () =>
      (await test.store.query(auditLog, {})).map(({ actorId, action, target }) => [
        actorId,
        action,
        target,
      ]);
    const deed = [ada.accountId, 'student.formula-level-2', kim.accountId];
    expect(await deeds()).toEqual([deed]);
    expect(await setFormulaLevelOfStudent(ada, { ...place, formulaLevel: 2 })).toMatchObject({
      fromWeek: 7,
    });
    expect([await deeds(), await opened()]).toMatchObject([[deed], [{}, {}]]);
    for (const [currentWeek, fromWeek] of [
      [17, 18],
      [18, null],
    ] as const) {
      await changeAppMeta(test.store, { currentWeek });
      expect(await setFormulaLevelOfStudent(ada, { ...place, formulaLevel: 2 })).toMatchObject({
        fromWeek,
      });
    }
  });
});

it('a student is named with the initial, if there is one', () => {
  expect([
    formatStudentName({ firstName: 'Kim', lastInitial: 'L' }),
    formatStudentName({ firstName: 'Bo', lastInitial: '' }),
  ]).toEqual(['Kim L.', 'Bo']);
});
