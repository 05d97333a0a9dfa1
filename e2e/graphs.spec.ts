import type { APIRequestContext, Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  METADATA_CANARY,
  phonePhoto,
  pngPicture,
  sideColorsOf,
  svgDrawing,
} from '../lib/testing/pictures';
import { callAction } from './support/actions';
import { CHROMEBOOK, expectForEverybody } from './support/axe';
import { expectOnFirstScreen } from './support/first-screens';
import type { Fraction } from './support/hand-scoring';
import { sum } from './support/hand-scoring';
import { keyboard, mouse } from './support/hands';
import { newAccount, newVisitor, signInOverHttp } from './support/http';
import { studentIn, studentInLeague } from './support/league';
import { listen } from './support/listen';
import { signInBrowser } from './support/playing-student';
import { PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
import { openFirstLeague } from './support/teacher';
import { expect, test } from './support/test';

async function newPage(browser: Browser, site: string): Promise<Page> {
  return (
    await browser.newContext({ baseURL: site, viewport: { width: 1366, height: 768 } })
  ).newPage();
}

type Words = { title: string; description?: string; numbers?: string };

class Graphs {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/student/graph-upload?photo=1');
    await expect(this.page.getByRole('heading', { name: 'Graphs', level: 1 })).toBeVisible();
  }

  async choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.page.getByLabel('Choose a picture').setInputFiles({ name, mimeType, buffer });
  }

  async describe({
    title,
    description = 'Three bars. The tallest is for Tyreek Hill.',
    numbers = '',
  }: Words): Promise<void> {
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByLabel('What does it show?').fill(description);
    await this.page.getByLabel('Its numbers (optional)').fill(numbers);
  }

  async send(title: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Turn in/ }).click();
    await expect(this.page.getByText(`You turned in “${title}”`)).toBeVisible();
  }

  item(title: string) {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  /** The address of the picture on the page. */
  async address(title: string): Promise<string> {
    const link = this.item(title).getByRole('link').first();
    await expect(link).toBeVisible();
    return (await link.getAttribute('href')) ?? '';
  }
}

/** The typed numbers, as a table below the newest graph. */
async function expectNumbers(page: Page): Promise<void> {
  await page.getByText('Show the numbers').first().click();
  await expectRows(page);
}

async function expectRows(page: Page): Promise<void> {
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveText([/Name\s*Number/, /Hill\s*5/, /Lamb\s*2/]);
}

/** A POST request from any HTTP client. */
function post(
  client: APIRequestContext,
  site: string,
  file: Buffer,
  changes: Record<string, string> = {},
) {
  return client.post('/api/graphs', {
    headers: { origin: new URL(site).origin },
    multipart: {
      title: 'By hand',
      description: 'Made without the page.',
      graphType: '',
      source: 'photo',
      operationId: crypto.randomUUID(),
      ...changes,
      file: { name: 'graph.png', mimeType: 'image/png', buffer: file },
    },
  });
}

test('a photo with place and direction arrives upright and without them, earns its points, and can be removed', async ({
  page,
  site,
}) => {
  await signInBrowser(page.context(), await studentInLeague(site));
  const graphs = new Graphs(page);
  await graphs.open();
  await expect(page.getByText('No graph yet')).toBeVisible();
  await expectForEverybody(page);

  await graphs.choose('drawing.svg', 'image/svg+xml', svgDrawing());
  await expect(page.getByText('Please choose a picture: PNG, JPEG, or WebP.')).toBeVisible();

  await graphs.choose('IMG_2041.jpg', 'image/jpeg', await phonePhoto());
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn in my graph' }).click();
  await expect(page.getByText('Please give your graph a title.')).toBeVisible();
  await expectForEverybody(page);
  await graphs.describe({ title: 'Yards of my receivers' });
  await graphs.send('Yards of my receivers');
  await expect(page.getByText('You earned 2 MVP points.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('2 MVP points');
  await expect(
    graphs.item('Yards of my receivers').getByText('Waiting for your teacher'),
  ).toBeVisible();

  const address = await graphs.address('Yards of my receivers');
  const stored = await page.request.get(address);
  const bytes = await stored.body();
  expect(await sideColorsOf(bytes)).toMatchObject({
    top: 'red',
    bottom: 'blue',
    width: 200,
    height: 400,
  });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes(METADATA_CANARY)).toBe(false);
  expect(stored.headers()).toMatchObject({
    'content-disposition': 'inline; filename="graph.webp"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const visitor = await newVisitor(site);
  expect((await visitor.get(address)).status()).toBe(404);

  await page.goto('/student/dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Upload Graphs' })).toContainText(
    'Done',
  );

  await graphs.open();
  await page.getByRole('button', { name: 'Remove Yards of my receivers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this graph?' });
  await expect(dialog).toContainText('Your MVP points stay the same.');
  await dialog.getByRole('button', { name: 'Remove it' }).dblclick();
  await expect(page.getByRole('heading', { name: 'No graphs yet' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a graph is heard by keyboard alone: nothing is loaded before, tones rise with its numbers, and the words say them', async ({
  page,
  site,
}) => {
  // The first of a tone's three oscillators has its pitch.
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      heard.push(this.frequency.value);
      return start.apply(this, when);
    };
  });
  const pitches = () =>
    page.evaluate(() =>
      (window as unknown as { heard: number[] }).heard.filter((_, index) => index % 3 === 0),
    );
  await signInBrowser(page.context(), await studentInLeague(site));
  const graphs = new Graphs(page);
  await graphs.open();
  await graphs.choose('graph.jpg', 'image/jpeg', await phonePhoto());
  await graphs.describe({
    title: 'Yards heard',
    numbers: 'Hill, 12\nLamb, 80 1/2\nMoss, 40\nAllen, -3',
  });
  await graphs.send('Yards heard');
  await graphs.open();

  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await page.waitForLoadState('networkidle');
  scripts.length = 0;
  const hands = keyboard(page);
  await hands.press(graphs.item('Yards heard').getByRole('button', { name: 'Hear it' }));
  const box = page.getByRole('application', { name: 'Sound of Yards heard' });
  await expect(box).toBeFocused();
  expect(scripts.length, 'scripts that came for the sound').toBeGreaterThan(0);
  await expect(box).toHaveText('Hill, 12');
  for (const text of ['Lamb, 80.5', 'Moss, 40', 'Allen, −3']) {
    await page.keyboard.press('ArrowRight');
    await expect(box).toHaveText(text);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  }
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  const [lamb = 0, moss = 0, allen = 0, again = 0, hill = 0] = await pitches();
  expect(
    [allen, hill, moss, lamb].every(
      (pitch, index, all) => index === 0 || pitch > (all[index - 1] ?? 0),
    ),
  ).toBe(true);
  expect(again).toBe(moss);
  await expectForEverybody(page);
  await hands.press(graphs.item('Yards heard').getByRole('button', { name: 'Hear it' }));
  await expect(box).toBeHidden();
});

test('nine graphs earn 8 points, and each removal takes what it announces and never more, however often it is clicked', async ({
  page,
  site,
}) => {
  test.slow();
  await signInBrowser(page.context(), await studentInLeague(site));
  const picture = await pngPicture({ width: 80, height: 60 });
  for (let number = 1; number <= 9; number += 1) {
    expect((await post(page.request, site, picture, { title: `Graph ${number}` })).status()).toBe(
      200,
    );
  }
  const graphs = new Graphs(page);
  await graphs.open();
  const mine = page.getByRole('button', { name: /^Remove Graph \d$/ });
  await expect(mine).toHaveCount(9);
  await expect(page.getByRole('banner')).toContainText('8 MVP points');

  // Points after each removal, from nine graphs to none: nothing is lost while seven remain, then 2
  // each, and never below 3 for the week.
  const taken = [0, 0, 2, 2, 1, 0, 0, 0, 0];
  let balance = 8;
  for (const [removed, cost] of taken.entries()) {
    await page.getByRole('button', { name: `Remove Graph ${removed + 1}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this graph?' });
    const announced =
      cost === 0
        ? 'Your MVP points stay the same.'
        : `You’ll give back ${cost} MVP point${cost === 1 ? '' : 's'}.`;
    await expect(dialog).toContainText(announced);
    await dialog.getByRole('button', { name: 'Remove it' }).dblclick();
    await expect(mine).toHaveCount(taken.length - removed - 1);
    balance -= cost;
    await expect(page.getByRole('banner')).toContainText(`${balance} MVP points`);
  }
  expect(balance).toBe(3);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('3 MVP points');
  // A later graph is the first of its week again, and earns points.
  await expect(page.getByText('No graph yet')).toBeVisible();
});

test('a picture is cropped with the keyboard alone', async ({ page, site }) => {
  await signInBrowser(page.context(), await studentInLeague(site));
  const graphs = new Graphs(page);
  await graphs.open();
  await graphs.choose('wide.png', 'image/png', await pngPicture({ width: 1000, height: 500 }));
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  // The right edge, from 95 percent of the picture to the left.
  const edge = page.getByRole('button', { name: /^Right edge/ }).or(page.getByLabel(/^Right edge/));
  await edge.focus();
  for (let presses = 0; presses < 4; presses++)
    await page.keyboard.press('ControlOrMeta+ArrowLeft');
  await expectForEverybody(page);
  await page.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(page.getByRole('img', { name: 'The part you’re keeping' })).toBeVisible();
  await graphs.describe({ title: 'Only a part' });
  await graphs.send('Only a part');
  const { width, height } = await sharp(
    await (await page.request.get(await graphs.address('Only a part'))).body(),
  ).metadata();
  expect(height).toBe(450);
  expect(width).toBeLessThan(900);
});

test('a picture is cropped by tapping its edges, without a drag, and turning it in leads to the notice', async ({
  page,
  site,
}) => {
  await signInBrowser(page.context(), await studentInLeague(site));
  const ears = await listen(page);
  const graphs = new Graphs(page);
  await graphs.open();
  await graphs.choose('wide.png', 'image/png', await pngPicture({ width: 1000, height: 500 }));
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const said = await ears.during(() =>
    page.getByRole('button', { name: 'Move the right edge in' }).click({ clickCount: 3 }),
  );
  expect(said.at(-1)).toContain('You keep 75 percent of the width and 90 percent of the height.');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await graphs.describe({ title: 'Tapped' });
  await graphs.send('Tapped');
  await expect(page.locator(':focus')).toContainText('You turned in “Tapped”');
  const { width, height } = await sharp(
    await (await page.request.get(await graphs.address('Tapped'))).body(),
  ).metadata();
  expect({ width, height }).toEqual({ width: 750, height: 450 });
});

test('20 MB and 9 MB are refused, pictures that are none too, and the next one is still taken', async ({
  site,
}) => {
  const client = await newVisitor(site);
  await signInOverHttp(client, await studentInLeague(site));
  const picture = await pngPicture({ width: 80, height: 60 });
  for (const megabytes of [9, 20]) {
    const answer = await post(
      client,
      site,
      Buffer.concat([picture, Buffer.alloc(megabytes * 1024 * 1024)]),
    ).catch(() => null);
    // A server that closes early may also look like a broken connection.
    if (answer) expect(answer.status()).toBe(413);
  }
  expect((await post(client, site, svgDrawing())).status()).toBe(400);
  expect((await post(client, site, picture, { title: '' })).status()).toBe(400);
  expect((await post(client, site, picture)).status()).toBe(200);
  expect((await post(await newVisitor(site), site, picture)).status()).toBe(401);
});

test('a teacher returns a graph, the student sends a new version, and the approved one hangs in the class gallery', async ({
  browser,
  site,
}) => {
  test.slow();
  const classroom = await newPage(browser, site);
  const league = await openFirstLeague(classroom, newAccount('gallery-teacher'), {
    name: 'Room 7',
    password: 'brave otter',
  });
  const address = /\/teacher\/leagues\/[^/?]+/.exec(classroom.url())?.[0] ?? '';
  const [kim, lee] = [await newPage(browser, site), await newPage(browser, site)];
  for (const page of [kim, lee]) {
    await signInBrowser(page.context(), await studentIn(site, league));
  }
  const graphs = new Graphs(kim);
  const gallery = lee
    .getByRole('listitem')
    .filter({ has: lee.getByRole('heading', { name: /^Touchdowns/ }) });
  await graphs.open();
  await graphs.choose('first.png', 'image/png', await pngPicture());
  await graphs.describe({ title: 'Touchdowns', numbers: 'Hill, 5\nLamb two' });
  await kim.getByRole('button', { name: 'Turn in my graph' }).click();
  await expect(kim.getByText('Line 2 needs a name, a comma, and a number')).toBeVisible();
  await expect(kim.getByLabel('Its numbers (optional)')).toBeFocused();
  await graphs.describe({ title: 'Touchdowns', numbers: 'Hill, 5\nLamb, 2' });
  await graphs.send('Touchdowns');
  await expectNumbers(kim);
  const first = await graphs.address('Touchdowns');

  await test.step('the teacher returns it', async () => {
    await classroom.goto(`${address}/graphs`);
    await expect(
      classroom.getByRole('heading', { name: 'Graphs for week 6', level: 1 }),
    ).toBeVisible();
    await expect(classroom.getByText('1 turned in, 1 to review.')).toBeVisible();
    await expect(classroom.getByRole('radio')).toHaveCount(0);
    await expectForEverybody(classroom);
    await classroom
      .getByRole('button', { name: 'Please add a key so we know what each color means.' })
      .click();
    await expect(classroom.getByText('1 turned in, 0 to review.')).toBeVisible();
  });

  await test.step('a classmate sees nothing of it', async () => {
    await lee.goto('/student/graph-upload/class');
    await expect(lee.getByRole('heading', { name: 'No graphs here yet' })).toBeVisible();
    expect((await lee.request.get(first)).status()).toBe(404);
  });

  await test.step('the student sends a new version, which earns nothing more', async () => {
    await graphs.open();
    await expect(kim.getByText('One more step for “Touchdowns”')).toBeVisible();
    await expect(
      graphs.item('Touchdowns').getByText('Please add a key', { exact: false }),
    ).toBeVisible();
    await expect(graphs.item('Touchdowns')).not.toContainText('of 12');
    await graphs.item('Touchdowns').getByRole('link', { name: 'Send a new version' }).click();
    await expect(kim.getByRole('heading', { name: 'A new version of “Touchdowns”' })).toBeVisible();
    await graphs.choose('second.png', 'image/png', await pngPicture({ width: 500, height: 300 }));
    await kim.getByLabel('Title').fill('Touchdowns, with a key');
    await graphs.send('Touchdowns, with a key');
    await expect(kim.getByRole('banner')).toContainText('2 MVP points');
    await expect(graphs.item('Touchdowns, with a key').getByText('Version 2')).toBeVisible();
  });

  await test.step('the teacher compares both and opens the new one to the class', async () => {
    await classroom.reload();
    await expect(classroom.getByRole('heading', { name: 'Before: version 1' })).toBeVisible();
    await expectForEverybody(classroom);
    await expectRows(classroom);
    await classroom.getByRole('button', { name: 'Accept and rate it' }).click();
    await classroom.getByRole('button', { name: 'Share it with the class' }).click();
    await expect(classroom.getByText('Please choose one.')).toBeVisible();
    await expectForEverybody(classroom);
    for (const part of ['Accuracy', 'Labels', 'Equal scale', 'Key and claim']) {
      await classroom
        .getByRole('group', { name: part })
        .getByRole('radio', { name: /^All there/ })
        .check();
    }
    await classroom.getByRole('button', { name: 'Share it with the class' }).click();
    await expect(classroom.getByText('1 turned in, 0 to review.')).toBeVisible();
  });

  await test.step('it hangs in the class gallery under the team’s name alone', async () => {
    await lee.reload();
    await expect(gallery).toContainText('Brave Badgers');
    await expect(gallery.getByRole('img')).toHaveAccessibleName(/Three bars/);
    await expectNumbers(lee);
    expect(
      (
        await lee.request.get((await gallery.getByRole('link').first().getAttribute('href')) ?? '')
      ).status(),
    ).toBe(200);
    expect((await lee.request.get(first)).status()).toBe(404);
    expect(await (await lee.request.get('/student/graph-upload/class')).text()).not.toMatch(
      /\bSam\b/,
    );
    await expectForEverybody(lee);
  });
});

test('a teacher goes through 24 graphs by keyboard alone, five presses each, and nothing is lost on the way', async ({
  browser,
  site,
}) => {
  test.slow();
  const classroom = await newPage(browser, site);
  const league = await openFirstLeague(classroom, newAccount('keys-teacher'), {
    name: 'Room 24',
    password: 'brave otter',
  });
  const address = /\/teacher\/leagues\/[^/?]+/.exec(classroom.url())?.[0] ?? '';
  const picture = await pngPicture({ width: 120, height: 90 });
  for (const half of [1, 2]) {
    const client = await newVisitor(site);
    await signInOverHttp(client, await studentIn(site, league));
    for (let number = 1; number <= 12; number += 1) {
      const sent = await post(client, site, picture, {
        title: `Graph ${half}-${number}`,
        source: half === 1 ? 'photo' : 'builder',
      });
      expect(sent.status()).toBe(200);
    }
  }
  const ears = await listen(classroom);
  await classroom.goto(`${address}/graphs`);
  await expect(classroom.getByText('24 turned in, 24 to review.')).toBeVisible();
  const place = (at: number) => classroom.getByText(`${at} of 24`, { exact: true });
  const review = classroom.getByRole('region', { name: /^Your review, / });
  let presses = 0;
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) {
      presses += 1;
      await classroom.keyboard.press(key);
    }
  };
  await expect(place(1)).toBeVisible();
  // Outside the review the keys do nothing.
  await classroom.keyboard.press('3');
  await expect(classroom.getByRole('radio')).toHaveCount(0);
  await classroom.getByRole('button', { name: 'Use the keys' }).focus();
  await keys('Enter');
  await expect(review).toBeFocused();

  await test.step('the first goes back with a sentence, and is opened again', async () => {
    const said = await ears.during(async () => {
      await keys('b', '1');
      await expect(place(2)).toBeVisible();
    });
    expect(said.join(' ')).toContain('went back');
    await expect(review).toBeFocused();
    await keys('u');
    await expect(place(1)).toBeVisible();
    await expect(review).toBeFocused();
  });

  await test.step('half a review waits while another graph is looked at', async () => {
    await keys('3', '4');
    await expect(classroom.getByRole('group', { name: 'Equal scale' })).toBeFocused();
    await keys('ArrowRight');
    await expect(place(2)).toBeVisible();
    await expect(classroom.getByRole('radio')).toHaveCount(0);
    await keys('ArrowLeft');
    await expect(place(1)).toBeVisible();
    await expect(
      classroom.getByRole('group', { name: 'Accuracy' }).getByRole('radio', { name: /^Almost/ }),
    ).toBeChecked();
    await keys('ArrowUp', 'ArrowDown', 'Enter');
    await expect(classroom.getByText('Please choose one.')).toBeVisible();
    await expect(classroom.getByRole('group', { name: 'Equal scale' })).toBeFocused();
  });

  await test.step('in a text box a key is a letter', async () => {
    await classroom.getByLabel('Comment for the student').fill('');
    await classroom.keyboard.type('But 1 2 3 us');
    await expect(classroom.getByLabel('Comment for the student')).toHaveValue('But 1 2 3 us');
    await expect(place(1)).toBeVisible();
    await keys('Escape', '2', '1', 'Enter');
    await expect(place(2)).toBeVisible();
  });

  const [begun, rest] = [presses, 23];
  for (let at = 2; at <= 24; at += 1) {
    await expect(place(at)).toBeVisible();
    await expect(review).toContainText('send it back with a sentence');
    await keys('4', '4', '3', '4', at === 24 ? 's' : 'Enter');
  }
  await expect(classroom.getByText('All graphs of this week are reviewed.').first()).toBeVisible();
  expect(presses - begun).toBe(5 * rest);
  await expect(review).toBeFocused();
  await expect(classroom.getByText('24 turned in, 0 to review.')).toBeVisible();
  await classroom.reload();
  await expect(classroom.getByText('In gallery')).not.toHaveCount(0);
  await expect(
    classroom.getByRole('region', { name: 'All graphs for week 6' }).getByText('Private'),
  ).toHaveCount(23);
});

test('the photo form opens with its button, and a photo that is no graph gives its points back, with a reason', async ({
  browser,
  site,
}) => {
  const classroom = await newPage(browser, site);
  const league = await openFirstLeague(classroom, newAccount('no-graph'), {
    name: 'Room 3',
    password: 'brave otter',
  });
  const address = /\/teacher\/leagues\/[^/?]+/.exec(classroom.url())?.[0] ?? '';
  const kim = await newPage(browser, site);
  await kim.setViewportSize({ width: 1366, height: 625 });
  await signInBrowser(kim.context(), await studentIn(site, league));
  await kim.goto('/student/graph-upload');
  await expect(kim.getByRole('region', { name: /^This week’s graph/ })).toBeInViewport({
    ratio: 1,
  });
  await expect(kim.getByRole('link', { name: /^Build one/ })).toHaveCount(6);
  await expect(kim.getByLabel('Choose a picture')).toHaveCount(0);
  await kim.getByRole('link', { name: 'Photo of a graph on paper' }).click();
  const graphs = new Graphs(kim);
  await graphs.choose('cat.png', 'image/png', await pngPicture());
  await graphs.describe({ title: 'My cat' });
  await graphs.send('My cat');
  await expect(kim.getByRole('banner')).toContainText('2 MVP points');
  const again = { title: 'Touchdowns' };
  expect((await post(kim.request, site, await pngPicture(), again)).status()).toBe(200);

  await classroom.goto(`${address}/graphs`);
  await classroom.getByRole('button', { name: /^This isn’t a graph/ }).click();
  await expect(classroom.getByText('2 turned in, 1 to review.')).toBeVisible();

  // Of the week's 4 points, 3 stay.
  await kim.goto('/student/graph-upload');
  await expect(kim.getByRole('banner')).toContainText('3 MVP points');
  const own = kim.getByRole('region', { name: 'My graphs' }).first();
  await expect(own).toContainText('Touchdowns');
  await expect(graphs.item('My cat')).toContainText(
    'Your teacher says: This isn’t a graph, so it doesn’t earn MVP points. Please turn in a graph. You gave back 1 MVP point.',
  );
});

test('a second window is told what was said in the first one, and replaces nothing unseen', async ({
  browser,
  site,
}) => {
  const first = await newPage(browser, site);
  const league = await openFirstLeague(first, newAccount('two-windows'), {
    name: 'Room 2',
    password: 'brave otter',
  });
  const address = /\/teacher\/leagues\/[^/?]+/.exec(first.url())?.[0] ?? '';
  const client = await newVisitor(site);
  await signInOverHttp(client, await studentIn(site, league));
  expect((await post(client, site, await pngPicture({ width: 120, height: 90 }))).status()).toBe(
    200,
  );
  const second = await first.context().newPage();
  for (const page of [first, second]) await page.goto(`${address}/graphs`);
  await first.getByRole('button', { name: 'A part is cut off.' }).click();
  await expect(first.getByText('All graphs of this week are reviewed.').first()).toBeVisible();
  await second.getByRole('button', { name: 'Accept and rate it' }).click();
  for (const part of ['Accuracy', 'Labels', 'Equal scale', 'Key and claim']) {
    await second
      .getByRole('group', { name: part })
      .getByRole('radio', { name: /^All there/ })
      .check();
  }
  await second.getByRole('button', { name: 'Keep it private' }).click();
  const review = second.getByRole('region', { name: /^Your review, / });
  await expect(review.getByText('This graph was reviewed in another window.')).toBeVisible();
  await expect(review.getByText('Returned')).toBeVisible();
  await expect(review.getByText('A part is cut off.')).toBeVisible();
  await expect(
    second.getByRole('group', { name: 'Labels' }).getByRole('radio', { name: /^All there/ }),
  ).toBeChecked();
  await second.getByRole('button', { name: 'Keep it private' }).click();
  await expect(review.getByText('Private', { exact: true })).toBeVisible();
});

test('the graph is the last of five tasks: the week gives its 2 points and the sticker once', async ({
  page,
  site,
}) => {
  test.slow();
  await signInBrowser(page.context(), await studentInLeague(site));
  const card = new ScoreCard(page, mouse(page));
  await page.goto('/student/score-cards');
  const answers: Fraction[] = [];
  for (const step of PLAYER_STEPS) {
    await card.expectStep(step);
    answers.push(pointsOf(await card.readLines(step)));
    await card.answer(answers.at(-1) as Fraction);
    await card.nextStep();
  }
  await card.answer(sum(answers));
  for (const task of [1, 4])
    await callAction(page.request, site, 'completeReadingTaskAction', [{ week: 6, task }]);
  await callAction(page.request, site, 'confirmLineupAction', [{ week: 7 }]);

  const picture = await pngPicture({ width: 80, height: 60 });
  const operationId = crypto.randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => post(page.request, site, picture, { operationId })),
  );
  const ids = await Promise.all(replies.map(async (reply) => (await reply.json()).data?.graphId));
  expect(new Set(ids).size).toBe(1);
  await page.goto('/student/dashboard');
  // Nine steps on the first try 5, the graph 2, all five tasks 2.
  await expect(page.getByRole('banner')).toContainText('9 MVP points');
  await page.setViewportSize(CHROMEBOOK);
  await expectOnFirstScreen(
    [/^Play on$/, /^What if$/, /^Find the slip$/].map((name) =>
      page.getByRole('main').getByRole('link', { name }),
    ),
  );
  await page.goto('/student/team');
  await expect(page.getByText('Finished all the tasks for the week.')).toHaveCount(1);
});
