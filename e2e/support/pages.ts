import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRAPH_TYPES } from '../../lib/domain/graphs/graph-names';
import type { Role } from './roles';

/** Placeholder for the id of a student in the demo league, which differs in every run. */
export const DEMO_STUDENT_ID = 'DEMO-STUDENT-ID';

/** Every page, as seen by everyone who may open it. */
export const PAGES: Record<Role, readonly string[]> = {
  visitor: [
    '/',
    '/sign-up',
    '/join-league',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=not-a-token',
    '/confirm-email?token=not-a-token',
    '/invitation?token=not-a-token',
    '/student/login',
    '/student/signup',
    '/student/create-profile',
    '/teacher/login',
    '/school-sign-in',
    '/about',
    '/accessibility',
    '/accessibility/report',
    '/contact',
    '/guide',
    '/guide/families?language=es',
    '/offline',
    '/pricing',
    '/privacy',
    '/privacy/data',
    '/terms',
  ],
  'without profile': ['/student/create-profile', '/about'],
  'with a name only': ['/student/assessment'],
  'new student': [
    '/student/dashboard',
    '/student/create-team',
    '/student/how-to-draft',
    '/student/draft',
    '/student/lineup',
    '/student/box-scores',
    '/student/score-cards',
    '/student/leaderboards',
    '/student/weeks',
    '/student/my-math',
    '/student/drive',
    '/student/play/what-if',
    '/student/graph-upload?photo=1',
    '/student/graph-upload/lessons/circle',
    '/student/graph-upload/class',
    '/student/graph-upload/weeks',
  ],
  'demo student': [
    '/student/dashboard',
    '/student/create-team',
    '/student/how-to-draft',
    '/student/draft',
    '/student/draft?pos=DEF',
    '/student/draft/QB/34857',
    '/student/team',
    '/student/lineup',
    '/student/box-scores',
    '/student/box-scores/2023_05_CHI_WAS',
    '/student/score-cards',
    '/student/score-cards?step=K',
    '/student/score-cards?step=TEAM',
    '/student/leaderboards',
    '/student/weeks',
    '/student/my-math',
    '/student/drive',
    '/student/play/what-if',
    '/student/play/find-the-slip',
    '/student/play/reverse',
    '/student/play/call-it-first',
    '/student/box-scores?week=5',
    '/student/graph-upload',
    '/student/graph-upload/build/stem-and-leaf',
    '/student/graph-upload/build/scatter-plot',
    ...GRAPH_TYPES.map((type) => `/student/graph-upload/lessons/${type}`),
    '/student/graph-upload/lessons/no-such-lesson',
    '/student/graph-upload/class',
    '/change-password',
    '/no/such/page',
    '/student/no-such-page',
  ],
  'unproven teacher': ['/confirm-email'],
  'new teacher': [
    '/teacher/dashboard',
    '/teacher/end-of-year/talk',
    '/teacher/profile',
    '/teacher/leagues/new',
    '/teacher/leagues/no-such-league',
  ],
  'demo teacher': [
    '/teacher/dashboard',
    '/teacher/profile',
    '/teacher/end-of-year',
    '/teacher/leagues/demo-league/graphs?week=5',
    '/teacher/leagues/demo-league/graphs/together?week=5',
    '/teacher/leagues/new',
    '/teacher/leagues/demo-league/brief',
    '/teacher/leagues/demo-league/brief?week=5',
    '/teacher/leagues/demo-league/brief?week=5&skills=1',
    '/teacher/leagues/demo-league/paper?week=5',
    '/teacher/leagues/demo-league/students/nobody',
    `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}`,
    `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}?view=season`,
    `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}?view=week`,
    `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}/change`,
    `/teacher/leagues/demo-league/students/${DEMO_STUDENT_ID}/supports`,
    '/teacher/leagues/demo-league/skills',
    '/teacher/leagues/demo-league/gradebook',
    '/teacher/leagues/demo-league/gradebook?week=5&show=points',
    '/teacher/leagues/demo-league/roster',
    '/teacher/leagues/demo-league/roster/cards',
    '/teacher/leagues/demo-league/settings',
    '/teacher/leagues/demo-league/settings/formulas',
    '/teacher/leagues/demo-league/people',
    '/teacher/leagues/demo-league/calendar',
    '/teacher/leagues/demo-league/calendar/open',
    '/teacher/leagues/demo-league/join',
    '/teacher/no-such-page',
    '/teacher/leagues/demo-league',
    '/teacher/leagues/demo-league?week=3&show=not-started',
    `/teacher/leagues/demo-league?student=${DEMO_STUDENT_ID}`,
    '/teacher/leagues/demo-league/project',
    '/teacher/leagues/demo-league/project/drive?sum=no',
    '/teacher/leagues/demo-league/project/drive?sum=yes',
    '/teacher/leagues/demo-league/project/boards',
    '/teacher/leagues/demo-league/project/finish',
    '/teacher/leagues/demo-league/project/graphs',
    '/teacher/leagues/demo-league/boards',
    '/teacher/leagues/demo-league/boards?board=accuracy',
    '/teacher/leagues/demo-league/mistakes',
    '/teacher/leagues/demo-league/project/workings',
    '/teacher/leagues/demo-league/project/workings?week=6&show=line-left-out.wrong,line-left-out.right',
  ],
  'demo admin': [
    '/teacher/dashboard',
    '/teacher/allowances',
    '/teacher/allowances?q=nobody-of-this-name',
    '/teacher/allowances/invite',
    '/teacher/allowances/games',
    '/teacher/allowances/audit',
    '/teacher/allowances/audit?kind=leagues&when=month',
  ],
};

/**
 * Pages that only redirect or that Next generates, so nobody sees them. The last one redirects
 * everyone whose record can be read; `specified-data.spec.ts` opens it.
 */
const NEVER_STOOD_ON: ReadonlySet<string> = new Set([
  '/_global-error',
  '/_not-found',
  '/dashboard',
  '/admin/[[...rest]]',
  '/record-problem',
]);

/** The build's addresses that end this way in its manifest. */
function addressesEndingIn(kind: '/page' | '/route'): string[] {
  const file = join(
    process.cwd(),
    process.env.NEXT_DIST_DIR ?? '.next',
    'server',
    'app-paths-manifest.json',
  );
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')))
    .filter((name) => name.endsWith(kind))
    .map((name) => name.replace(/\/\([^/]+\)/g, '').slice(0, -kind.length) || '/');
}

/** Every page of the build. */
export const routesOfBuild = (): string[] => addressesEndingIn('/page');
/** Every route handler of the build. */
export const routeHandlersOfBuild = (): string[] => addressesEndingIn('/route');

/** The page routes that no row of {@link PAGES} opens. */
export function routesWithoutRow(routes: readonly string[]): string[] {
  const opened = new Set(
    Object.values(PAGES)
      .flat()
      .map((path) => routeOf(path.split('?')[0] ?? '', routes)),
  );
  return routes.filter((route) => !opened.has(route) && !NEVER_STOOD_ON.has(route)).sort();
}

/** The route that serves a path: of the matching ones, the one with the fewest open parts. */
export function routeOf(path: string, routes: readonly string[]): string | undefined {
  const open = (route: string) => route.split('[').length + (route.includes('...') ? 100 : 0);
  return routes.filter((route) => patternOf(route).test(path)).sort((a, b) => open(a) - open(b))[0];
}

function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .map((part) => (part.includes('...') ? '.+' : part.startsWith('[') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`);
}
