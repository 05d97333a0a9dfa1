import { saveAssessment } from '@/lib/data/profile/commands';
import { startSeason } from '@/lib/data/session/commands';
import { forgetMeta, type SignedInViewer } from '@/lib/data/viewer';
import { appData } from '@/lib/store/collections';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { giveTeam } from '@/lib/testing/student-week';
import { requireAssessmentPage, requireStudentPage } from './guards';

let viewer: SignedInViewer | null = null;
// The cookie is next-auth's business; here it is decided who asks.
jest.mock('./viewer', () => ({ currentSession: async () => ({ claim: viewer && { role: viewer.role }, viewer }) }));
jest.mock('next/navigation', () => ({
  redirect(path: string) {
    throw new Error(`to ${path}`);
  },
}));

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const leadsTo = (page: Promise<unknown>) =>
  page.then(
    () => 'the page',
    ({ message }: Error) => message,
  );

it('leads a student of last season to the team, and leaves the questions open until they are answered', async () => {
  const last = await test.student('kim@school.org');
  await saveAssessment(last, {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel: 1,
  });
  await giveTeam(test.store, last);
  viewer = last;
  expect(await leadsTo(requireStudentPage())).toBe('the page');
  expect(await leadsTo(requireAssessmentPage())).toBe('to /student/dashboard');

  await test.store.merge(appData, 'meta', { currentSeason: last.season + 1, currentWeek: 0 });
  forgetMeta();
  await startSeason(last.accountId, last.email);
  viewer = { ...last, season: last.season + 1 };
  expect(await leadsTo(requireStudentPage())).toBe('to /student/create-team');
  expect(await leadsTo(requireStudentPage({ needs: 'assessment' }))).toBe('the page');
  expect(await requireAssessmentPage()).toMatchObject({ answered: false, isNewSeason: true, formulaLevel: 1 });

  await saveAssessment(viewer, {
    skipped: false,
    gameExcitement: 5,
    mathConfidence: 3,
    fractionConfidence: 2,
    formulaLevel: 2,
  });
  expect(await leadsTo(requireStudentPage())).toBe('to /student/create-team');
  expect(await leadsTo(requireAssessmentPage())).toBe('to /student/dashboard');
});
