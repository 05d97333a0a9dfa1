import sharp from 'sharp';
import { expectForEverybody } from './support/axe';
import { type BuilderType, GraphBuilderPage } from './support/builder';
import { keyboard, mouse } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1366, height: 768 } });

const known = (numbers: readonly (number | null)[]) => numbers.filter((number) => number !== null);
const add = (numbers: readonly (number | null)[]) => known(numbers).reduce((sum, number) => sum + number, 0);
const ordered = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
const middle = (numbers: readonly number[]) => {
  const half = numbers.length / 2;
  return half % 1 ? (numbers[Math.floor(half)] as number) : ((numbers[half - 1] as number) + (numbers[half] as number)) / 2;
};

/** How a student fills each builder in, by hand, from nothing but the table on the page. */
const BUILD: Readonly<Record<BuilderType, (builder: GraphBuilderPage) => Promise<void>>> = {
  async circle(builder) {
    await builder.choosePlayers(4);
    const rows = (await builder.readRows()).map(({ name, numbers }) => ({ name, value: Math.max(0, add(numbers)) }));
    const whole = add(rows.map(({ value }) => value));
    const angles = rows.map(({ name, value }) => ({
      name,
      value,
      angle: Math.floor((360 * value) / whole),
      rest: (360 * value) % whole,
    }));
    const up = [...angles].sort((a, b) => b.rest - a.rest).slice(0, 360 - add(angles.map(({ angle }) => angle)));
    for (const slice of angles) {
      const box = builder.page.getByRole('textbox', { name: new RegExp(`^${escaped(slice.name)} \\(`) });
      await builder.hands.write(box, `${slice.angle + (up.includes(slice) ? 1 : 0)}`);
    }
    await builder.tick('Show a key');
    await builder.words({ title: 'Receiving yards of my players', claim: 'One player has the biggest part of all yards.' });
  },
  async 'stacked-bar'(builder) {
    await builder.choosePlayers(3);
    const rows = await builder.readRows();
    for (const { name, numbers } of rows) await builder.type(name, `${add(numbers)}`);
    const ends = rows.flatMap(({ numbers }) => [
      add(known(numbers).filter((number) => number > 0)),
      add(known(numbers).filter((number) => number < 0)),
    ]);
    await builder.scale('y', builder.roundScale(ends));
    await builder.tick('Show a key');
    await builder.words({
      title: 'Yards of my three players',
      x: 'Player',
      y: 'Yards',
      claim: 'Their bars are made of very different pieces.',
    });
  },
  async 'multiple-line'(builder) {
    await builder.choosePlayers(3);
    const rows = await builder.readRows();
    await builder.scale('y', builder.roundScale(rows.flatMap(({ numbers }) => known(numbers))));
    await builder.hands.choose(builder.page.getByRole('radio', { name: 'has a gap' }));
    await builder.tick('Show a key');
    await builder.words({
      title: 'Receiving yards of my players',
      x: 'Week',
      y: 'Receiving yards',
      claim: 'The lines go up and down from week to week.',
    });
  },
  async 'stem-and-leaf'(builder) {
    await builder.choosePlayers(3);
    const numbers = ordered((await builder.readRows()).flatMap((row) => known(row.numbers)));
    const stem = (number: number) => `${number < 0 ? '-' : ''}${Math.floor(Math.abs(number) / 10)}`;
    await builder.type('First stem', stem(numbers[0] as number));
    await builder.type('Last stem', stem(numbers.at(-1) as number));
    for (const own of new Set(numbers.map(stem))) {
      const leaves = numbers.filter((number) => stem(number) === own).map((number) => Math.abs(number) % 10);
      await builder.type(`Stem ${own.replace('-', '−')}`, leaves.join(' '));
    }
    const key = builder.page.getByRole('group', { name: 'Key' });
    for (const [label, text] of Object.entries({ Stem: '2', Leaf: '5', means: '25', Unit: 'yards' }))
      await builder.type(label, text, key);
    await builder.words({ title: 'Receiving yards of my players', claim: 'Most games are in the first few stems.' });
  },
  async histogram(builder) {
    await builder.choosePlayers(4);
    const numbers = (await builder.readRows()).flatMap((row) => known(row.numbers));
    const { start, step } = builder.roundScale(numbers);
    const count = Math.max(3, Math.floor((Math.max(...numbers) - start) / step) + 1);
    await builder.type('First bin starts at', `${start}`);
    await builder.type('Width of a bin', `${step}`);
    await builder.type('Number of bins', `${count}`);
    const counts = Array.from({ length: count }, (_, bin) => {
      const from = start + bin * step;
      return { from, to: from + step, full: numbers.filter((number) => number >= from && number < from + step).length };
    });
    const sign = (number: number) => `${number}`.replace('-', '−');
    for (const { from, to, full } of counts) await builder.type(`${sign(from)} up to ${sign(to)}`, `${full}`);
    await builder.scale('y', builder.roundScale(counts.map(({ full }) => full)));
    await builder.tick('Show a dot for each game');
    await builder.words({
      title: 'Receiving yards of my players',
      x: 'Receiving yards',
      y: 'Number of games',
      claim: 'Many games have only a few yards.',
    });
  },
  async 'scatter-plot'(builder) {
    await builder.choose('Up (y axis)', 'Catches');
    await builder.choosePlayers(3);
    const rows = await builder.readRows();
    const of = (place: number) => rows.flatMap(({ numbers }, index) => (index % 2 === place ? known(numbers) : []));
    await builder.scale('x', builder.roundScale(of(0)));
    await builder.scale('y', builder.roundScale(of(1)));
    await builder.tick('Show a key');
    await builder.words({
      title: 'Catches and yards of my players',
      x: 'Receiving yards',
      y: 'Catches',
      claim: 'More catches go with more yards.',
    });
  },
  async 'box-and-whisker'(builder) {
    await builder.choosePlayers(2);
    const rows = await builder.readRows();
    for (const { name, numbers } of rows) {
      const own = ordered(known(numbers));
      const half = Math.floor(own.length / 2);
      const five = {
        Smallest: own[0],
        'Lower quartile': middle(own.slice(0, half)),
        Median: middle(own),
        'Upper quartile': middle(own.slice(-half)),
        Largest: own.at(-1),
      };
      const group = builder.page.getByRole('group', { name: `Five numbers of ${name}` });
      for (const [label, number] of Object.entries(five)) await builder.type(label, `${number}`, group);
    }
    await builder.scale('x', builder.roundScale(rows.flatMap(({ numbers }) => known(numbers))));
    await builder.tick('Show a dot for each game');
    await builder.words({
      title: 'Receiving yards of two players',
      x: 'Receiving yards',
      claim: 'The one box is wider than the other one.',
    });
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const type of Object.keys(BUILD) as BuilderType[]) {
  const byKeyboard = type === 'circle';
  test(`the ${type} builder leads from own data to a saved picture${byKeyboard ? ', with the keyboard alone' : ''}`, async ({
    context,
    page,
    site,
  }) => {
    if (byKeyboard) test.slow();
    await signInBrowser(context, await playingStudent(site));
    const builder = new GraphBuilderPage(page, byKeyboard ? keyboard(page) : mouse(page));
    await builder.open(type);
    await BUILD[type](builder);
    await builder.check();
    await builder.expectAllRight();
    await expectForEverybody(page);
    const [answer] = await Promise.all([page.waitForResponse('**/api/graphs'), builder.save()]);
    expect(answer.status()).toBe(200);
    const { graphId } = (await answer.json()).data;
    const picture = await context.request.get(`/api/graphs/${graphId}`);
    expect(picture.status()).toBe(200);
    const image = sharp(await picture.body());
    const { width = 0, height = 0 } = await image.metadata();
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height).toBeGreaterThan(400);
    // White paper with something on it.
    const { channels } = await image.flatten().stats();
    for (const { mean, min } of channels) {
      expect(mean).toBeGreaterThan(180);
      expect(min).toBeLessThan(80);
    }
  });
}

test('what was typed survives a reload, and a mistake is named without its answer', async ({ context, page, site }) => {
  await signInBrowser(context, await playingStudent(site));
  const builder = new GraphBuilderPage(page, mouse(page));
  await builder.open('circle');
  await BUILD.circle(builder);
  await builder.type('Title', 'My graph');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('My graph');
  await expect(page.getByText('4 chosen')).toBeVisible();
  await builder.check();
  await expect(page.getByText('Your title does not say yet what was counted.')).toBeVisible();
  await page.getByRole('button', { name: /^Go there.*The title/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
});

test('a type that does not exist is not found, and another student’s draft stays away on the same device', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const missing = await page.goto('/student/graph-upload/build/pie-in-the-sky');
  expect(missing?.status()).toBe(404);
  const builder = new GraphBuilderPage(page, mouse(page));
  await builder.open('histogram');
  await builder.type('Title', 'Mine');
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await context.clearCookies();
  await signInBrowser(context, await playingStudent(site));
  await builder.open('histogram');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
});
