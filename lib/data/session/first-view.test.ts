import { getTeacherDashboard, getTeacherShell } from '@/lib/data/league/queries';
import { resolveViewer } from '@/lib/data/session/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import type { AccountRole } from '@/lib/domain/site/routes';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam } from '@/lib/testing/student-week';

// As within one view of one page: what was asked once is not asked again.
jest.mock('react', () => {
  const remember = (run: (...args: unknown[]) => unknown) => {
    const answers = new Map<string, unknown>();
    return (...args: unknown[]) => {
      const key = JSON.stringify(args);
      if (!answers.has(key)) answers.set(key, run(...args));
      return answers.get(key);
    };
  };
  return { ...jest.requireActual('react'), cache: remember };
});

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it.each<AccountRole>(['teacher', 'student'])(
  'the first page a %s opens in a new season is there, although its profile is made on the way',
  async (role) => {
    const { accountId, sessionId, season } = await test[role](`${role}@school.org`);
    await changeAppMeta(test.store, { currentSeason: season + 1, currentWeek: 0 });
    const viewer = await resolveViewer({ accountId, sessionId, roleHint: role });
    expect(viewer).toMatchObject({ role, season: TEST_SEASON + 1 });
    if (!viewer) throw new Error('The session is good.');
    if (role === 'student') await giveTeam(test.store, viewer, { season: TEST_SEASON + 1 });
    if (role === 'teacher')
      expect(await getTeacherShell(viewer)).toMatchObject({ displayName: 'Ms Lovelace' });
    const page =
      role === 'teacher' ? await getTeacherDashboard(viewer) : await getStudentShell(viewer);
    expect(page).toMatchObject({ season: TEST_SEASON + 1, week: 0 });
  },
);
