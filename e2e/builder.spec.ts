import sharp from 'sharp';
import type { GraphType } from '../lib/domain/graphs/graph-names';
import { expectForEverybody } from './support/axe';
import { GraphBuilderPage } from './support/builder';
import { DrawnChart, expectPlaces, marksOf, near } from './support/drawn-chart';
import { keyboard, mouse } from './support/hands';
import type { Account } from './support/http';
import { studentInLeague } from './support/league';
import { fixRoster } from './support/operator';
import { signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';
import {
  add,
  barEndsOf,
  binsOf,
  degreesOf,
  FIVE,
  fiveOf,
  known,
  ordered,
  stemOf,
} from './support/worked-out';

test.use({ viewport: { width: 1366, height: 768 } });

let account: Account;

test.beforeAll(async ({ site }) => {
  account = await studentInLeague(site);
  await fixRoster(account.email);
});

/** Compares the picture with numbers computed here. */
type Check = (drawn: DrawnChart) => void;

/**
 * How a student fills in each builder by hand, using only the table on the page, and what must be
 * visible then.
 */
const BUILD: Readonly<Record<GraphType, (builder: GraphBuilderPage) => Promise<Check>>> = {
  async circle(builder) {
    await builder.choosePlayers(4);
    const slices = degreesOf(await builder.readWantedCsvRows());
    const degrees = slices.map((slice) => slice.degrees);
    for (const slice of slices) {
      const box = builder.page.getByRole('textbox', {
        name: new RegExp(`^${escaped(slice.name)} \\(`),
      });
      await builder.fill(box, `${slice.degrees}`);
    }
    await builder.tick('Show a key');
    await builder.words({
      title: 'Receiving yards of my players',
      claim: 'One player has the biggest part of all yards.',
    });
    return (drawn) => {
      expect(drawn.sectors, 'the angles of the slices').toEqual(
        degrees.filter((angle) => angle > 0),
      );
      expect(add(drawn.sectors)).toBe(360);
      for (const angle of degrees.filter((each) => each > 0))
        expect(drawn.has(`${angle}°`), `${angle}°`).toBe(true);
    };
  },
  async 'stacked-bar'(builder) {
    await builder.choosePlayers(3);
    const rows = await builder.readWantedCsvRows();
    for (const { name, numbers } of rows) await builder.type(name, `${add(numbers)}`);
    const scale = builder.roundScale(rows.flatMap(barEndsOf));
    await builder.scale('y', scale);
    await builder.tick('Show a key');
    await builder.words({
      title: 'Yards of my three players',
      x: 'Player',
      y: 'Yards',
      claim: 'Their bars are made of very different pieces.',
    });
    return (drawn) => {
      const y = drawn.y(marksOf(scale));
      const pieces = drawn.shapes(
        ({ tag, fill, bottom, top }) => tag === 'rect' && /^url/.test(fill) && bottom - top > 0,
      );
      const key = new Set(rows.flatMap(({ numbers }) => numbers.map((_, piece) => piece))).size;
      // The key also has a rectangle of each fill, below everything else.
      const inPlot = pieces.filter(({ top }) => top < y(scale.start) - 0.5);
      expect(pieces.length - inPlot.length, 'pieces in the key').toBe(key);
      const bars = [...new Set(inPlot.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
      const shown = rows.filter(({ numbers }) => known(numbers).some((number) => number !== 0));
      expect(bars.length, 'bars').toBe(shown.length);
      for (const [bar, { name, numbers }] of shown.entries()) {
        const own = inPlot.filter(({ left }) => near(left, bars[bar] as number));
        const edges = stackedEdges(known(numbers));
        expectPlaces(
          sorted(own.map(({ top }) => top)),
          sorted(edges.map(({ high }) => y(high))),
          `tops of ${name}`,
        );
        expectPlaces(
          sorted(own.map(({ bottom }) => bottom)),
          sorted(edges.map(({ low }) => y(low))),
          `feet of ${name}`,
        );
      }
    };
  },
  async 'multiple-line'(builder) {
    await builder.choosePlayers(3);
    const rows = await builder.readWantedCsvRows();
    const scale = builder.roundScale(rows.flatMap(({ numbers }) => known(numbers)));
    for (const { name, numbers } of rows) {
      await builder.page.getByText(`Dots on ${name}’s line`, { exact: true }).click();
      const boxes = builder.page.getByRole('group', {
        name: `How high is each dot on ${name}’s line?`,
      });
      for (const [week, number] of numbers.entries()) {
        if (number !== null) await builder.type(`Week ${week + 1}`, `${number}`, boxes);
      }
    }
    await builder.scale('y', scale);
    await builder.hands.choose(builder.page.getByRole('radio', { name: 'has a gap' }));
    await builder.tick('Show a key');
    await builder.words({
      title: 'Receiving yards of my players',
      x: 'Week',
      y: 'Receiving yards',
      claim: 'The lines go up and down from week to week.',
    });
    return (drawn) => {
      const y = drawn.y(marksOf(scale));
      const weeks = rows[0]?.numbers.length ?? 0;
      const names = drawn
        .rows()
        .filter((row) => row.length === weeks && (row[0]?.top ?? 0) > y(scale.start));
      expect(names.length, 'one row of weeks').toBe(1);
      const xs = (names[0] ?? []).map(({ left, right }) => (left + right) / 2);
      const lines = drawn.shapes(
        ({ tag, strokeWidth, fill, d }) =>
          tag === 'path' && strokeWidth === 3 && fill === 'none' && !/h/.test(d),
      );
      expect(lines.length, 'lines').toBe(rows.length);
      for (const [index, { name, numbers }] of rows.entries()) {
        const { stroke = '', d = '' } = lines[index] ?? {};
        const marks = drawn.shapes(
          ({ tag, fill, origin }) =>
            tag === 'path' && fill === stroke && origin.y < y(scale.start) + 1,
        );
        const wanted = numbers.flatMap((number, week) =>
          number === null ? [] : [{ x: xs[week] as number, y: y(number) }],
        );
        expectPlaces(
          marks.map(({ origin }) => origin.x),
          wanted.map((place) => place.x),
          `weeks of ${name}`,
        );
        expectPlaces(
          marks.map(({ origin }) => origin.y),
          wanted.map((place) => place.y),
          `yards of ${name}`,
        );
        // A line starts again after each bye.
        const runs = numbers.filter(
          (number, week) => number !== null && (numbers[week - 1] ?? null) === null,
        ).length;
        expect(d.split('M').length - 1, `pieces of the line of ${name}`).toBe(runs);
      }
    };
  },
  async 'stem-and-leaf'(builder) {
    await builder.choosePlayers(3);
    const numbers = ordered(
      (await builder.readWantedCsvRows()).flatMap((row) => known(row.numbers)),
    );
    const stem = stemOf;
    await builder.type('First stem', stem(numbers[0] as number));
    await builder.type('Last stem', stem(numbers.at(-1) as number));
    for (const own of new Set(numbers.map(stem))) {
      const leaves = numbers
        .filter((number) => stem(number) === own)
        .map((number) => Math.abs(number) % 10);
      await builder.type(`Stem ${own.replace('-', '−')}`, leaves.join(' '));
    }
    const least = numbers[0] as number;
    const example = { stem: stem(least), leaf: `${Math.abs(least) % 10}`, means: `${least}` };
    await builder.stemKey(example);
    await builder.words({
      title: 'Receiving yards of my players',
      claim: 'Most games are in the first few stems.',
    });
    return (drawn) => {
      const [lowest, highest] = [numbers[0] as number, numbers.at(-1) as number].map((number) =>
        Math.trunc(number / 10),
      );
      const stems = [
        ...(numbers.some((number) => number < 0) ? ['−0'] : []),
        ...Array.from(
          { length: (highest as number) - Math.max(0, lowest as number) + 1 },
          (_, index) => `${Math.max(0, lowest as number) + index}`,
        ),
      ];
      const rows = drawn.rows();
      const head = rows.findIndex((row) => row.map(({ text }) => text).join(' ') === 'Stem Leaf');
      const plot = rows.slice(head + 1, head + 1 + stems.length);
      const wanted = stems.map((own) => [
        own,
        ...numbers
          .filter((number) => stem(number).replace('-', '−') === own)
          .map((number) => `${Math.abs(number) % 10}`),
      ]);
      expect(
        plot.map((row) => row.map(({ text }) => text)),
        'stems with their leaves',
      ).toEqual(wanted);
      // Leaves are aligned in columns, so the rows show a shape.
      const longest = plot.reduce((best, row) => (row.length > best.length ? row : best));
      for (const row of plot) {
        for (const [column, { left, right }] of row.slice(1).entries()) {
          const above = longest[column + 1];
          expect(
            near((left + right) / 2, ((above?.left ?? 0) + (above?.right ?? 0)) / 2),
            `column ${column}`,
          ).toBe(true);
        }
      }
      expect(drawn.has(`Key: ${example.stem} | ${example.leaf} means ${example.means} yards`)).toBe(
        true,
      );
    };
  },
  async histogram(builder) {
    await builder.choosePlayers(4);
    const numbers = (await builder.readWantedCsvRows()).flatMap((row) => known(row.numbers));
    const { step } = builder.roundScale(numbers);
    const { start, count, bins: counts } = binsOf(numbers, step);
    await builder.type('First bin starts at', `${start}`);
    await builder.type('Width of each bin', `${step}`);
    await builder.type('Number of bins', `${count}`);
    const sign = (number: number) => `${number}`.replace('-', '−');
    for (const { from, to, full } of counts)
      await builder.type(`${sign(from)} up to ${sign(to)}`, `${full}`);
    const scale = builder.roundScale(counts.map(({ full }) => full));
    await builder.scale('y', scale);
    await builder.tick('Show a dot for each game');
    await builder.words({
      title: 'Receiving yards of my players',
      x: 'Receiving yards',
      y: 'Number of games',
      claim: 'Many games have only a few yards.',
    });
    return (drawn) => {
      const y = drawn.y(marksOf(scale));
      const x = drawn.x([start, ...counts.map(({ to }) => to)]);
      const full = counts.filter((bin) => bin.full > 0);
      const bars = drawn.shapes(
        ({ tag, fill, stroke }) => tag === 'rect' && fill !== stroke && stroke !== '',
      );
      expectPlaces(
        bars.map(({ left }) => left),
        full.map(({ from }) => x(from)),
        'left edges of the bars',
      );
      expectPlaces(
        bars.map(({ right }) => right),
        full.map(({ to }) => x(to)),
        'right edges of the bars',
      );
      expectPlaces(
        bars.map(({ top }) => top),
        full.map((bin) => y(bin.full)),
        'tops of the bars',
      );
      expectPlaces(
        bars.map(({ bottom }) => bottom),
        full.map(() => y(0)),
        'feet of the bars',
      );
      const dots = drawn.shapes(({ tag }) => tag === 'circle');
      expectPlaces(
        sorted(dots.map(({ left, right }) => (left + right) / 2)),
        ordered(numbers).map(x),
        'dots of the games',
      );
    };
  },
  async 'scatter-plot'(builder) {
    await builder.choose('Up (y-axis)', 'Catches');
    await builder.choosePlayers(3);
    const rows = await builder.readWantedCsvRows();
    const of = (place: number) =>
      rows.flatMap(({ numbers }, index) => (index % 2 === place ? known(numbers) : []));
    const [across, up] = [builder.roundScale(of(0)), builder.roundScale(of(1))];
    await builder.scale('x', across);
    await builder.scale('y', up);
    await builder.tick('Show a key');
    await builder.words({
      title: 'Catches and yards of my players',
      x: 'Receiving yards',
      y: 'Catches',
      claim: 'More catches go with more yards.',
    });
    return (drawn) => {
      const [x, y] = [drawn.x(marksOf(across)), drawn.y(marksOf(up))];
      const symbols = drawn.shapes(
        ({ tag, fill, origin }) =>
          tag === 'path' &&
          /^#/.test(fill) &&
          origin.y <= y(up.start) + 1 &&
          origin.x >= x(across.start) - 1,
      );
      const wanted = rows.flatMap(({ numbers }, index) => {
        if (index % 2 === 1) return [];
        const other = rows[index + 1]?.numbers ?? [];
        return numbers.flatMap((number, week) => {
          const second = other[week] ?? null;
          return number === null || second === null ? [] : [{ x: x(number), y: y(second) }];
        });
      });
      expectPlaces(
        symbols.map(({ origin }) => origin.x),
        wanted.map((place) => place.x),
        'yards',
      );
      expectPlaces(
        symbols.map(({ origin }) => origin.y),
        wanted.map((place) => place.y),
        'catches',
      );
      expect(new Set(symbols.map(({ fill }) => fill)).size, 'a color for each player').toBe(
        rows.length / 2,
      );
    };
  },
  async 'box-and-whisker'(builder) {
    await builder.choosePlayers(2);
    const rows = await builder.readWantedCsvRows();
    const fives: number[][] = [];
    for (const row of rows) {
      const { name } = row;
      const five = Object.fromEntries(
        FIVE.map((label, place) => [label, fiveOf(row)[place] as number]),
      );
      fives.push(Object.values(five));
      const group = builder.page.getByRole('group', { name: `Five numbers for ${name}` });
      for (const [label, number] of Object.entries(five))
        await builder.type(label, `${number}`, group);
    }
    const scale = builder.roundScale(rows.flatMap(({ numbers }) => known(numbers)));
    await builder.scale('x', scale);
    await builder.tick('Show a dot for each game');
    await builder.words({
      title: 'Receiving yards of two players',
      x: 'Receiving yards',
      claim: 'The one box is wider than the other one.',
    });
    return (drawn) => {
      const x = drawn.x(marksOf(scale));
      const boxes = drawn.shapes(
        ({ tag, strokeWidth, fill }) => tag === 'rect' && strokeWidth === 2.25 && fill !== 'none',
      );
      const whiskers = drawn.shapes(
        ({ tag, strokeWidth }) => tag === 'path' && strokeWidth === 2.25,
      );
      const medians = drawn.shapes(({ tag, strokeWidth }) => tag === 'path' && strokeWidth === 4.5);
      const fifth = (place: number) => fives.map((five) => x(five[place] as number));
      expectPlaces(
        whiskers.map(({ left }) => left),
        fifth(0),
        'smallest',
      );
      expectPlaces(
        boxes.map(({ left }) => left),
        fifth(1),
        'lower quartiles',
      );
      expectPlaces(
        medians.map(({ left }) => left),
        fifth(2),
        'medians',
      );
      expectPlaces(
        boxes.map(({ right }) => right),
        fifth(3),
        'upper quartiles',
      );
      expectPlaces(
        whiskers.map(({ right }) => right),
        fifth(4),
        'largest',
      );
      const dots = drawn
        .shapes(({ tag }) => tag === 'circle')
        .map(({ left, right }) => (left + right) / 2);
      expectPlaces(
        sorted(dots),
        sorted(rows.flatMap(({ numbers }) => known(numbers).map(x))),
        'dots of the games',
      );
    };
  },
};

const sorted = (places: readonly number[]) => [...places].sort((a, b) => a - b);

/**
 * Stacked pieces: positive ones rest on zero, negative ones hang below it. A piece of 0 isn't
 * drawn.
 */
function stackedEdges(numbers: readonly number[]): { low: number; high: number }[] {
  let [top, foot] = [0, 0];
  return numbers.flatMap((number) => {
    if (number === 0) return [];
    if (number > 0) {
      top += number;
      return [{ low: top - number, high: top }];
    }
    foot += number;
    return [{ low: foot, high: foot - number }];
  });
}

/** Two pictures of the same size, scaled down so that only the edges of letters may differ. */
async function difference(
  saved: Buffer,
  onScreen: Buffer,
): Promise<{ mean: number; worst: number }> {
  const size = { width: 48, height: 36, fit: 'fill' } as const;
  const [one, other] = await Promise.all(
    [saved, onScreen].map((picture) =>
      sharp(picture).flatten({ background: '#fff' }).resize(size).removeAlpha().raw().toBuffer(),
    ),
  );
  const apart = Array.from(one as Buffer, (value, index) =>
    Math.abs(value - ((other as Buffer)[index] as number)),
  );
  return { mean: add(apart) / apart.length, worst: Math.max(...apart) };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

for (const type of Object.keys(BUILD) as GraphType[]) {
  const byKeyboard = type === 'circle';
  test(`the ${type} builder leads from own data to a saved picture${byKeyboard ? ', with the keyboard alone' : ''}`, async ({
    context,
    page,
  }) => {
    if (byKeyboard) test.slow();
    await signInBrowser(context, account);
    const builder = new GraphBuilderPage(page, byKeyboard ? keyboard(page) : mouse(page));
    await builder.open(type);
    const expectShown = await BUILD[type](builder);
    expectShown(await DrawnChart.read(page));
    await builder.check();
    await builder.expectAllRight();
    await expectForEverybody(page);
    // Shows the whole picture: on a low window its panel scrolls.
    await page.setViewportSize({ width: 1366, height: 1600 });
    // Handles lie over the picture and aren't part of it.
    const onScreen = await DrawnChart.locator(page).screenshot({
      style: 'svg[data-editing] { visibility: hidden }',
    });
    const [answer] = await Promise.all([page.waitForResponse('**/api/graphs'), builder.save()]);
    expect(answer.status()).toBe(200);
    const { graphId } = (await answer.json()).data;
    const picture = await context.request.get(`/api/graphs/${graphId}`);
    expect(picture.status()).toBe(200);
    const image = sharp(await picture.body());
    const { width = 0, height = 0 } = await image.metadata();
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height).toBeGreaterThan(400);
    const { mean, worst } = await difference(await picture.body(), onScreen);
    expect(
      mean,
      'how far the saved picture is from the one on the screen, from 0 to 255',
    ).toBeLessThan(6);
    expect(worst, 'the same at the place where it is furthest').toBeLessThan(60);
  });
}

test('what was typed survives a reload, and a mistake is named without its answer', async ({
  context,
  page,
}) => {
  await signInBrowser(context, account);
  const builder = new GraphBuilderPage(page, mouse(page));
  await builder.open('circle');
  await BUILD.circle(builder);
  await builder.type('Title', 'My graph');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('My graph');
  await expect(page.getByText('Weeks 1 to 6, 4 players')).toBeVisible();
  await builder.check();
  await expect(
    page.getByText('Your title doesn’t say what was counted yet.').first(),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Go there.*The title/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
});

test('the builder starts with three own players and one question, a check marks the chart where it is, and saving shows at once and loses nothing', async ({
  context,
  page,
  site,
}) => {
  const own = await studentInLeague(site);
  await fixRoster(own.email);
  await signInBrowser(context, own);
  await page.setViewportSize({ width: 1366, height: 625 });
  const builder = new GraphBuilderPage(page, mouse(page));
  await builder.open('circle');
  const chart = DrawnChart.locator(page);
  const question = page.getByRole('region', { name: /^How big is .+’s slice\?$/ });
  const save = page.getByRole('button', { name: 'Save it as it is' });
  const angles = page.getByRole('textbox', { name: /\(\d+\)$/ });

  await test.step('nothing is filled in', async () => {
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(angles).toHaveCount(3);
    for (const box of [...(await angles.all()), question.getByRole('textbox')])
      await expect(box).toHaveValue('');
    await expect(page.locator('[role="slider"][aria-valuetext="not set yet"]')).toHaveCount(3);
    await expectForEverybody(page);
  });

  await test.step('a check marks one thing on the chart, which stays where it is', async () => {
    await question.getByRole('textbox').fill('40');
    await question.getByRole('textbox').press('Enter');
    await expect(angles.first()).toHaveValue('40');
    const before = await chart.boundingBox();
    await builder.check();
    const note = page.getByRole('region', { name: 'The angle of each slice' });
    await expect(note).toBeFocused();
    await expect(note).toContainText('1 of 4');
    const mark = page.locator('[data-mark^="angle-"]');
    for (const part of [note, mark, save]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await chart.boundingBox()).toEqual(before);
    await expectForEverybody(page);
    await note.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('2 of 4')).toBeVisible();
    expect(await chart.boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 3000);
    for (const part of [chart, save]) await expect(part).toBeInViewport({ ratio: 1 });
  });

  await test.step('saving shows within a second, and a failure keeps the graph', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.route('**/api/graphs', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.abort();
    });
    await save.click();
    await expect(page.getByText('Saved on this device.')).toBeVisible({ timeout: 1000 });
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    await page.unroute('**/api/graphs');
    await page.reload();
    await expect(angles.first()).toHaveValue('40');
    await save.click();
    await expect(page.getByText('Saved on this device.')).toBeVisible({ timeout: 1000 });
    await expect(page.getByText('Your graph is saved.')).toBeVisible();
    await expect(page.getByText('+2 MVP points.')).toBeVisible();
  });
});

test('a type that does not exist is not found, and another student’s draft stays away on the same device', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, account);
  const missing = await page.goto('/student/graph-upload/build/pie-in-the-sky');
  expect(missing?.status()).toBe(404);
  const builder = new GraphBuilderPage(page, mouse(page));
  await builder.open('histogram');
  await builder.type('Title', 'Mine');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await context.clearCookies();
  await signInBrowser(context, await studentInLeague(site));
  await builder.open('histogram');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
});
