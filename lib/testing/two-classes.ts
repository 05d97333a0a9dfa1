import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import type { StepVerdictDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import type { StepKey } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { realSeason } from './real-season';
import { installTestServices, TEST_NOW, TEST_SEASON, type TestServices } from './services';
import { giveLineup, giveTeam, putInLeague, typed } from './student-week';

export const OWN_LEAGUE_ID = 'room-12';
export const OTHER_LEAGUE_ID = 'room-14';

export type TwoClasses = Omit<TestServices, 'teacher'> & {
  teacher: SignedInViewer;
  otherTeacher: SignedInViewer;
  /** In {@link OWN_LEAGUE_ID}, with a team and the lineup of week 6. */
  kim: SignedInViewer;
  /** In {@link OTHER_LEAGUE_ID}. */
  stranger: SignedInViewer;
  /** Everyone who may not see {@link OWN_LEAGUE_ID}, with the code of the refusal. */
  refused(): [who: string, viewer: Viewer, code: string][];
};

/**
 * Two leagues of two teachers with the real season. Only the first teacher has access to the first
 * league.
 */
export async function installTwoClasses(): Promise<TwoClasses> {
  const test = await installTestServices({ seasons: realSeason });
  const teacher = await test.teacher('ada@school.org');
  const otherTeacher = await test.teacher('bo@school.org');
  for (const [index, [id, owner]] of (
    [
      [OWN_LEAGUE_ID, teacher],
      [OTHER_LEAGUE_ID, otherTeacher],
    ] as const
  ).entries()) {
    await test.store.create(leagues, {
      id,
      name: `Room ${index}`,
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: owner.accountId,
      season: TEST_SEASON,
      code: 100_000 + index,
      password: 'brave otter',
    });
  }
  const kim = await test.student('kim@school.org');
  const stranger = await test.student('sam@school.org');
  for (const [student, leagueId] of [
    [kim, OWN_LEAGUE_ID],
    [stranger, OTHER_LEAGUE_ID],
  ] as const) {
    await putInLeague(test.store, student, leagueId);
    await giveTeam(test.store, student, { leagueIds: [leagueId] });
    await giveLineup(test.store, student, 6);
  }
  return {
    ...test,
    teacher,
    otherTeacher,
    kim,
    stranger,
    refused: () => [
      ['a visitor', null, 'not-signed-in'],
      ['the student', kim, 'not-allowed'],
      ["another class's student", stranger, 'not-allowed'],
      ['another teacher', otherTeacher, 'not-found'],
    ],
  };
}

/** Another student of {@link OWN_LEAGUE_ID}, with a team and the lineup of week 6. */
export async function addStudent(
  test: Pick<TestServices, 'store' | 'student'>,
  firstName: string,
): Promise<SignedInViewer> {
  const viewer = await test.student(`${firstName.toLowerCase()}@school.org`);
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${viewer.accountId}`, {
    firstName,
    leagueId: OWN_LEAGUE_ID,
  });
  await giveTeam(test.store, viewer, { leagueIds: [OWN_LEAGUE_ID] });
  await giveLineup(test.store, viewer, 6);
  return viewer;
}

let operations = 0;

/** A try at a step of week 6, as typed into the first box. */
export function submitStepTry(
  viewer: SignedInViewer,
  step: StepKey,
  answer: string,
  lines?: readonly StudentWorkLine[],
): Promise<StepVerdictDto> {
  operations += 1;
  return submitStep(viewer, {
    week: 6,
    step,
    typed: typed(answer),
    lines,
    operationId: `operation-${operations}`,
  });
}
