import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAction } from './support/actions';
import { demoStudent } from './support/demo';
import { signedIn } from './support/http';
import { newLeague } from './support/league';
import { expect, test } from './support/test';

/** First names of real children, who look for them on the screen. */
const NAMES = [
  ...['Ángel', 'Óscar', 'Ñandú', 'Łukasz', 'Søren', 'José', 'Zoë', 'Chloé', 'Renée', 'François'],
  ...['Jürgen', 'Åsa', 'Øyvind', 'Þór', 'Æsa', 'Aðal', 'Çağla', 'Işıl', 'İpek', 'Şükrü'],
  ...['Ğani', 'Đorđe', 'Željko', 'Šárka', 'Čestmír', 'Řehoř', 'Žofie', 'Zbyněk', 'Jiří', 'Ľubomír'],
  ...[
    'Gyöngyvér',
    'Győző',
    'Ștefan',
    'Ionuț',
    'Kaʻiulani',
    'Nguyễn',
    'Phượng',
    'Ēriks',
    'Ūla',
    'Wojciech',
  ],
];
const OWN_FONT = 'Lexend';

/** The fonts in which the browser drew each text, and the font files it requested. */
async function fontsOf(page: Page, texts: readonly string[]): Promise<Record<string, string[]>> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: -1 });
  const fonts: Record<string, string[]> = {};
  for (const text of texts) {
    const place = page.getByText(text, { exact: true }).and(page.locator(':visible')).first();
    await place.evaluate((element, mark) => element.setAttribute('data-text', mark), text);
    const { nodeId } = await browser.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[data-text="${text}"]`,
    });
    const answer = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    fonts[text] = answer.fonts.map(({ familyName, isCustomFont }) =>
      isCustomFont ? familyName : `${familyName} of the machine`,
    );
  }
  await browser.detach();
  return fonts;
}

function fontFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('the names of forty children are drawn in the app’s own font', async ({ browser, site }) => {
  const league = await newLeague(site, 'Room of names');
  const teacher = await signedIn(site, league.teacher);
  const { result } = await callAction(teacher, site, 'addStudentsAction', [
    {
      leagueId: league.id,
      operationId: randomBytes(16).toString('hex'),
      students: NAMES.map((firstName) => ({ firstName, lastInitial: 'Ż' })),
    },
  ]);
  expect(result).toMatchObject({ ok: true });

  const context = await browser.newContext({
    baseURL: site,
    storageState: await teacher.storageState(),
  });
  const page = await context.newPage();
  const files = fontFiles(page);
  await page.goto(`/teacher/leagues/${league.id}/roster`);
  const shown = NAMES.map((name) => `${name} Ż.`);
  const fonts = await fontsOf(page, shown);
  const otherwise = Object.entries(fonts).filter(
    ([, used]) => used.length === 0 || used.some((font) => font !== OWN_FONT),
  );
  expect(otherwise).toEqual([]);
  expect([...new Set(files)].toSorted()).toEqual([
    '/fonts/lexend-2-more.woff2',
    '/fonts/lexend-2.woff2',
  ]);
  await context.close();
});

test('a page without such letters asks for the first file alone', async ({ browser, site }) => {
  const student = await signedIn(site, demoStudent);
  for (const [path, storageState] of [
    ['/', undefined],
    ['/student/login', undefined],
    ['/student/dashboard', await student.storageState()],
    ['/student/score-cards', await student.storageState()],
    ['/student/graph-upload', await student.storageState()],
  ] as const) {
    const context = await browser.newContext({ baseURL: site, storageState });
    const page = await context.newPage();
    const files = fontFiles(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect.soft([...new Set(files)], path).toEqual(['/fonts/lexend-2.woff2']);
    await context.close();
  }
});
