import { GRAPH_TYPES, type GraphType } from '../lib/domain/graphs/graph-names';
import { GraphBuilderPage } from './support/builder';
import { DrawnChart, marksOf } from './support/drawn-chart';
import { finger, type GraphHands, KeyedHands, pointer } from './support/graph-hands';
import { keyboard, mouse } from './support/hands';
import type { Account } from './support/http';
import { studentInLeague } from './support/league';
import { fixRoster } from './support/operator';
import { signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';
import {
  barEndsOf,
  binsOf,
  degreesOf,
  FIVE,
  fiveOf,
  known,
  leafOf,
  ordered,
  stemOf,
} from './support/worked-out';

test.use({ viewport: { width: 1366, height: 768 } });

/** One account per input method: a week has room for a class's graphs, but not for all of these. */
const accounts: Partial<Record<Kind, Account>> = {};
type Kind = 'a mouse' | 'a finger' | 'the keyboard alone';

test.beforeAll(async ({ site }) => {
  for (const kind of ['a mouse', 'a finger', 'the keyboard alone'] as const) {
    const account = await studentInLeague(site);
    await fixRoster(account.email);
    accounts[kind] = account;
  }
});

/**
 * How each graph is made by its handles alone, from the table on the page. Text is typed in place.
 */
const BY_HAND: Readonly<
  Record<GraphType, (builder: GraphBuilderPage, hands: GraphHands, most: number) => Promise<void>>
> = {
  async circle(builder, hands) {
    await builder.choosePlayers(4);
    let turned = 0;
    for (const { name, degrees } of degreesOf(await builder.readWantedCsvRows())) {
      turned += degrees;
      await hands.turn(`Edge of ${name}’s slice`, degrees, turned);
    }
    await builder.tick('Show a key');
    await builder.words({
      title: 'Receiving yards of my players',
      claim: 'One player has the biggest part of all yards.',
    });
  },
  async 'stacked-bar'(builder, hands) {
    await builder.choosePlayers(3);
    const rows = await builder.readWantedCsvRows();
    const ends = rows.map(barEndsOf);
    await hands.stretch('End of the y-axis', Math.max(...ends.map(([above]) => above)));
    const lowest = Math.min(0, ...ends.map(([, below]) => below));
    if (lowest < 0) await hands.stretch('Start of the y-axis', lowest);
    for (const [index, { name }] of rows.entries()) {
      const [above, below] = ends[index] as [number, number];
      await hands.bring(`Top of ${name}’s bar`, above + below);
    }
    await builder.tick('Show a key');
    await builder.words({
      title: 'Yards of my three players',
      x: 'Player',
      y: 'Yards',
      claim: 'Their bars are made of very different pieces.',
    });
  },
  async 'multiple-line'(builder, hands, most) {
    await builder.choosePlayers(Math.min(3, most));
    const rows = await builder.readWantedCsvRows();
    const numbers = rows.flatMap((row) => known(row.numbers));
    await hands.stretch('End of the y-axis', Math.max(...numbers));
    if (Math.min(...numbers) < 0) await hands.stretch('Start of the y-axis', Math.min(...numbers));
    const y = (await DrawnChart.read(builder.page)).y(marksOf(await builder.readScale('y')));
    for (const row of rows) {
      const points = row.numbers.flatMap((value, index) =>
        value === null ? [] : [{ week: index + 1, value }],
      );
      await hands.line(row.name, points, y);
    }
    await builder.hands.choose(builder.page.getByRole('radio', { name: 'has a gap' }));
    await builder.tick('Show a key');
    await builder.words({
      title: 'Receiving yards of my players',
      x: 'Week',
      y: 'Receiving yards',
      claim: 'The lines go up and down from week to week.',
    });
  },
  async 'stem-and-leaf'(builder, hands, most) {
    await builder.choosePlayers(Math.min(3, most));
    const numbers = ordered(
      (await builder.readWantedCsvRows()).flatMap((row) => known(row.numbers)),
    );
    const [lowest, highest] = [numbers[0] as number, numbers.at(-1) as number];
    await hands.bring('Last stem', Math.floor(highest / 10));
    if (lowest < 0) await hands.bring('First stem', -1 - Math.floor(Math.abs(lowest) / 10));
    // Below zero the largest leaf comes first; above zero the smallest.
    for (const number of numbers) await hands.putLeaf(number, stemOf(number));
    await builder.stemKey({
      stem: stemOf(highest),
      leaf: `${leafOf(highest)}`,
      means: `${highest}`,
    });
    await builder.words({
      title: 'Receiving yards of my players',
      claim: 'Most games are in the first few stems.',
    });
  },
  async histogram(builder, hands) {
    await builder.choosePlayers(4);
    const numbers = (await builder.readWantedCsvRows()).flatMap((row) => known(row.numbers));
    const { step } = builder.roundScale(numbers);
    const { start, count, bins } = binsOf(numbers, step);
    await hands.bring('Start of the first bin', start);
    await hands.bring('End of the first bin', start + step);
    await hands.bring('End of the last bin', count);
    await hands.stretch('End of the y-axis', Math.max(...bins.map(({ full }) => full)));
    const sign = (number: number) => `${number}`.replace('-', '−');
    for (const { from, to, full } of bins)
      await hands.bring(`Top of the bar from ${sign(from)} up to ${sign(to)}`, full);
    await builder.words({
      title: 'Receiving yards of my players',
      x: 'Receiving yards',
      y: 'Number of games',
      claim: 'Many games have only a few yards.',
    });
  },
  async 'scatter-plot'(builder, hands) {
    await builder.choose('Up (y-axis)', 'Catches');
    await builder.choosePlayers(3);
    const rows = await builder.readWantedCsvRows();
    const of = (place: number) =>
      rows.flatMap(({ numbers }, index) => (index % 2 === place ? known(numbers) : []));
    await hands.stretch('End of the x-axis', Math.max(...of(0)));
    if (Math.min(...of(0)) < 0) await hands.stretch('Start of the x-axis', Math.min(...of(0)));
    await hands.stretch('End of the y-axis', Math.max(...of(1)));
    await builder.tick('Show a key');
    await builder.words({
      title: 'Catches and yards of my players',
      x: 'Receiving yards',
      y: 'Catches',
      claim: 'More catches go with more yards.',
    });
  },
  async 'box-and-whisker'(builder, hands) {
    await builder.choosePlayers(2);
    const rows = await builder.readWantedCsvRows();
    const numbers = rows.flatMap((row) => known(row.numbers));
    await hands.stretch('End of the x-axis', Math.max(...numbers));
    if (Math.min(...numbers) < 0) await hands.stretch('Start of the x-axis', Math.min(...numbers));
    if (rows.some((row) => fiveOf(row).some((number) => number % 1 !== 0))) {
      await builder.hands.press(builder.page.getByRole('button', { name: '1/2', exact: true }));
    }
    for (const row of rows) {
      for (const [place, name] of FIVE.entries())
        await hands.bring(`${name} of ${row.name}`, fiveOf(row)[place] as number);
    }
    await builder.words({
      title: 'Receiving yards of two players',
      x: 'Receiving yards',
      claim: 'The one box is wider than the other one.',
    });
  },
};

/**
 * Three types that have every kind of handle: an edge that turns, an axis that stretches, a handle
 * that slides, a number that is put into a row, and a line drawn with one stroke. A finger makes
 * them, because it could scroll the page instead.
 */
const BY_FINGER: readonly GraphType[] = ['circle', 'multiple-line', 'stem-and-leaf'];

/**
 * The keyboard makes all types, because nobody without a pointer may be shut out of one. All
 * pointers share one code, so the mouse makes those that no finger has made.
 */
const TYPES: Readonly<Record<Kind, readonly GraphType[]>> = {
  'a mouse': GRAPH_TYPES.filter((type) => !BY_FINGER.includes(type)),
  'a finger': BY_FINGER,
  'the keyboard alone': GRAPH_TYPES,
};

for (const kind of ['a mouse', 'a finger', 'the keyboard alone'] as const) {
  test.describe(`with ${kind}`, () => {
    if (kind === 'a finger') test.use({ hasTouch: true });
    for (const type of TYPES[kind]) {
      test(`a ${type} is made from nothing by its handles and handed in`, async ({
        context,
        page,
      }) => {
        test.slow();
        await signInBrowser(context, accounts[kind] as Account);
        const keys = keyboard(page);
        const builder = new GraphBuilderPage(
          page,
          kind === 'the keyboard alone' ? keys : mouse(page),
        );
        const hands =
          kind === 'the keyboard alone'
            ? new KeyedHands(page, keys)
            : kind === 'a finger'
              ? await finger(page)
              : pointer(page);
        await builder.open(type);
        await BY_HAND[type](builder, hands, kind === 'a mouse' ? 4 : 2);
        await builder.check();
        await builder.expectAllRight();
        await builder.save();
      });
    }
  });
}

test('each step of a hand is taken back and done again, in the boxes too', async ({
  context,
  page,
}) => {
  await signInBrowser(context, accounts['a mouse'] as Account);
  const builder = new GraphBuilderPage(page, mouse(page));
  const hands = pointer(page);
  await builder.open('circle');
  await builder.choosePlayers(2);
  const [first] = await builder.readWantedCsvRows();
  const name = `Edge of ${first?.name}’s slice`;
  const handle = page.getByRole('slider', { name, exact: true });
  const box = page.getByRole('textbox', { name: new RegExp(`^${first?.name} \\(`) });
  await hands.turn(name, 90, 90);
  await expect(box).toHaveValue('90');
  await handle.press('ArrowUp');
  await expect(box).toHaveValue('91');
  await handle.press('Control+z');
  await expect(box).toHaveValue('90');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('');
  await expect(handle).toHaveAttribute('aria-valuetext', 'not set yet');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(box).toHaveValue('91');
  await box.fill('45');
  await expect(handle).toHaveAttribute('aria-valuetext', '45°');
  await page.getByRole('button', { name: '10', exact: true }).click();
  await handle.press('ArrowUp');
  await expect(box).toHaveValue('50');
  await handle.press('Delete');
  await expect(box).toHaveValue('');
});
