import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf, routesWithoutRow } from '../../e2e/support/pages';

const ROOT = process.cwd();

/** Every page of `app`, as Next serves it: folders in parentheses are not part of an address. */
const routes = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => path.dirname(file).split(path.sep))
  .map((folders) => `/${folders.filter((name) => !/^[.(]/.test(name)).join('/')}`);

/** Pages that `npm run bench` doesn't weigh, and why. */
const WITHOUT_BUDGET: Readonly<Record<string, string>> = {
  '/[...missing]': 'a page that says that there is none',
  '/admin/[[...rest]]': 'leads elsewhere',
  '/dashboard': 'leads elsewhere',
  '/record-problem': 'is seen only where data is damaged',
  '/change-password': 'is seen once, after a reset',
  '/confirm-email': 'is seen once, from a letter',
  '/school-sign-in': 'is seen once, at the first sign-in from a school',
  '/student/create-profile': 'is seen once, when a student joins',
  '/student/assessment': 'is seen once, when a student joins',
  '/student/create-team': 'is seen once, when a student joins',
  '/student/box-scores/[gameKey]': 'is a part of the box scores, which are weighed',
  '/student/draft/[position]/[id]': 'is a part of the draft, which is weighed',
  '/teacher/end-of-year/talk': 'prints every student once a year',
};

it('every page is opened by the browser tests of accessibility, keyboard, and foreign requests', () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(routesWithoutRow(routes)).toEqual([]);
});

it('every page has a budget, or a reason why not', () => {
  const { groups } = JSON.parse(
    readFileSync(path.join(ROOT, 'scripts/bench/budgets.json'), 'utf8'),
  ) as { groups: { routes: string[] }[] };
  const weighed = groups.flatMap(({ routes: paths }) => paths.map((each) => routeOf(each, routes)));
  const silent = routes.filter((route) => !weighed.includes(route));
  expect(silent.sort()).toEqual(Object.keys(WITHOUT_BUDGET).sort());
});
