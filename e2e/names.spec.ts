import { demoStudentId } from './support/demo';
import { unspokenLabels } from './support/names';
import { DEMO_STUDENT_ID, PAGES } from './support/pages';
import { type Role, test } from './support/roles';
import { expect } from './support/test';

const ALL = Object.entries(PAGES) as [Role, readonly string[]][];

test('the check of names hears what is drawn but not said', async ({ page }) => {
  await page.setContent(`<main>
    <button aria-label="Tight End: Kyle Pitts"><span aria-hidden="true">TE</span> Kyle Pitts</button>
    <button><span aria-hidden="true">RB1</span> Najee Harris</button>
    <button><span aria-hidden="true">→</span> Next <svg width="9" height="9"><text>88</text></svg></button>
    <label>League code <input aria-label="Join"></label>
  </main>`);
  expect(await unspokenLabels(page)).toEqual([
    'seen: te kyle pitts name: tight end kyle pitts ',
    'seen: rb1 najee harris name: najee harris ',
    'seen: league code name: join ',
  ]);
});

/** The parameters that choose a page's content; others only say how much of it is shown. */
const CHOOSES = ['pos', 'board', 'week', 'view'];

test('no two pages have one title, and a page that isn’t there has none of another’s', async ({
  browser,
  site,
  sessionOf,
}) => {
  test.slow();
  const titles: Record<string, Set<string>> = {};
  const missing = new Set<string>();
  for (const [role, paths] of ALL) {
    const storageState = await sessionOf(role);
    const page = await (await browser.newContext({ baseURL: site, storageState })).newPage();
    for (const row of paths) {
      const path = row.includes(DEMO_STUDENT_ID)
        ? row.replace(DEMO_STUDENT_ID, await demoStudentId(page.request))
        : row;
      const answer = await page.request.get(path);
      // Only the browser puts the title of a page that isn't there.
      if (answer.status() === 404) {
        await page.goto(path);
        missing.add(await page.title());
        continue;
      }
      const title = /<title>([^<]+)/.exec(await answer.text())?.[1] ?? `${row} has no title`;
      const { pathname, searchParams } = new URL(answer.url());
      const chosen = CHOOSES.flatMap((name) =>
        searchParams.has(name) ? [`${name}=${searchParams.get(name)}`] : [],
      );
      titles[title] = (titles[title] ?? new Set()).add([pathname, ...chosen].join(' '));
    }
  }
  const shared = Object.entries(titles).filter(
    ([title, pages]) => pages.size > 1 || missing.has(title),
  );
  expect(shared.map(([title, pages]) => [title, ...pages])).toEqual([]);
  expect([...missing].filter((title) => !title.startsWith('Page not found'))).toEqual([]);
  expect(Object.keys(titles).length).toBeGreaterThan(60);
});
