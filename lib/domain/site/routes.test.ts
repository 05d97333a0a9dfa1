import { type AccountRole, classifyPath, decideRedirect } from './routes';

type Visitor = 'signed out' | 'no profile' | AccountRole;
const visit = (path: string, visitor: Visitor) =>
  decideRedirect({
    path,
    signedIn: visitor !== 'signed out',
    role: visitor === 'student' || visitor === 'teacher' ? visitor : null,
  });

const STUDENT = '/student/dashboard';
const TEACHER = '/teacher/dashboard';
const CREATE = '/student/create-profile';

it('a teacher who has opened a student’s pages stays on them, and nobody else goes where they couldn’t', () => {
  const sent = (path: string, role: AccountRole | null, signedIn = true) =>
    decideRedirect({ path, signedIn, role, visits: true });
  expect(sent('/student/lineup', 'teacher')).toBeNull();
  expect(sent('/student/login', 'teacher')).toBe(TEACHER);
  expect(sent('/teacher/leagues/abc', 'student')).toBe(STUDENT);
  expect(sent('/student/lineup', null)).toBe(CREATE);
  expect(sent('/student/lineup', null, false)).toBe('/');
});

describe('where a visit is sent', () => {
  const entry = [null, STUDENT, STUDENT, TEACHER];
  const open = [null, null, null, null];
  const student = ['/', CREATE, null, TEACHER];
  const teacher = ['/', CREATE, STUDENT, null];
  it.each([
    ['/', entry],
    ['/sign-up', entry],
    ['/join-league', entry],
    ['/forgot-password', entry],
    ['/student/login', entry],
    ['/student/signup', entry],
    ['/teacher/login', entry],
    ['/teacher/login/', entry],
    [CREATE, [null, null, STUDENT, TEACHER]],
    [`${CREATE}/`, [null, null, STUDENT, TEACHER]],
    ['/pricing', open],
    ['/privacy', open],
    ['/about', open],
    ['/contact', open],
    ['/terms/', open],
    ['/accessibility', open],
    ['/accessibility/report', open],
    ['/accessibility/openacr.yaml', open],
    ['/.well-known/security.txt', open],
    ['/privacy/data', open],
    ['/guide', open],
    ['/guide/families', open],
    ['/offline', open],
    ['/reset-password', open],
    ['/confirm-email', open],
    ['/invitation', open],
    ['/student', student],
    [STUDENT, student],
    ['/student/assessment', student],
    ['/student/how-to-draft', student],
    ['/student/create-team', student],
    ['/student/box-scores', student],
    ['/student/score-cards', student],
    ['/student/graph-upload', student],
    ['/student/leaderboards', student],
    ['/student/lineup/', student],
    [TEACHER, teacher],
    ['/teacher/allowances', teacher],
    ['/teacher/leagues/abc', teacher],
    ['/admin', ['/', CREATE, '/dashboard', '/dashboard']],
    ['/admin/', ['/', CREATE, '/dashboard', '/dashboard']],
    ['/admin/users', ['/', CREATE, '/dashboard', '/dashboard']],
    ['/dashboard', ['/', CREATE, STUDENT, TEACHER]],
    ['/settings', ['/', CREATE, null, null]],
    ['/change-password', ['/', null, null, null]],
    // Names are case-sensitive and a longer name is another page, so these are unknown and
    // protected.
    ['/About', ['/', CREATE, null, null]],
    ['/about/us', ['/', CREATE, null, null]],
    ['/studentship', ['/', CREATE, null, null]],
    ['/administrator', ['/', CREATE, null, null]],
    ['/student/login/extra', student],
  ])('%s', (path, expected) => {
    const visitors: Visitor[] = ['signed out', 'no profile', 'student', 'teacher'];
    expect(visitors.map((visitor) => visit(path, visitor))).toEqual(expected);
  });

  it('ends: following redirects reaches a page that stays, for everyone, from anywhere', () => {
    const paths = [
      '/',
      '/admin',
      '/dashboard',
      STUDENT,
      TEACHER,
      CREATE,
      '/settings',
      '/about',
      '/teacher/login',
    ];
    for (const visitor of ['signed out', 'no profile', 'student', 'teacher'] as const) {
      for (const start of paths) {
        let path: string | null = start;
        let hops = 0;
        while (path !== null && hops <= 3) {
          path = visit(path, visitor);
          hops += 1;
        }
        expect(path).toBeNull();
      }
    }
  });
});

describe('classifyPath', () => {
  it.each([
    ['/about', 'open'],
    ['/', 'entry'],
    ['/student/lineup', 'student'],
    ['/teacher', 'teacher'],
    ['/admin/x', 'admin'],
    ['/dashboard', 'dashboard'],
    ['/dashboard/x', 'protected'],
    ['//', 'entry'],
    ['/%61bout', 'protected'],
  ])('%s is %s', (path, kind) => {
    expect(classifyPath(path)).toBe(kind);
  });
});
