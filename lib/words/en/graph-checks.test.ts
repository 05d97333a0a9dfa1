import type { CheckItem } from '@/lib/domain/graphs/checks/check-item';
import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphDataSource, GraphPlayer } from '@/lib/domain/graphs/graph-source';
import { graphFieldsOfPosition } from '@/lib/domain/graphs/graph-source';
import { checkGraphOfType, emptyDraftOfType } from '@/lib/domain/testing/by-type';
import { checkMessage } from './graph-checks';

/**
 * The texts for each part of a graph, and the box each leads to. Every number was computed by hand.
 */

const numbers = (field: string, values: readonly number[]) =>
  values.map((value) => graphFieldsOfPosition('WR').map((each) => (each === field ? value : 0)));
const player = (key: string, name: string, values: readonly number[]): GraphPlayer => ({
  key,
  name,
  position: 'WR',
  games: numbers('ReceivingYards', values),
});
const scale = (start: string, step: string, end: string) => ({ start, step, end });

/** Three of 12, 5 and 3 games; Cy has missed week 2. */
const ANN = player('p1', 'Ann', [12, 18, 20, 30, 39]);
const BOB = player('p2', 'Bob', [20, 10, 30, 10, 50]);
const CY: GraphPlayer = {
  ...player('p3', 'Cy', [8, 0, 9, 9, 9]),
  games: player('p3', 'Cy', [8, 0, 9, 9, 9]).games.with(1, 'bye'),
};
const DEE = player('p4', 'Dee', [-2, -1, 0, 0, 0]);
const ONE: GraphDataSource = { week: 5, players: [ANN] };
const TWO: GraphDataSource = { week: 5, players: [ANN, BOB] };
const FOUR: GraphDataSource = { week: 5, players: [ANN, BOB, CY, DEE] };

type Told = Omit<CheckItem, 'says'> & { message: string };

/** All items of a draft of these players. */
function items(type: GraphType, source: GraphDataSource, more: Partial<GraphDraft>): Told[] {
  const draft: GraphDraft = {
    ...emptyDraftOfType(type, source),
    players: source.players.map(({ key }) => key),
    fields: ['ReceivingYards'],
    title: 'Receiving yards of my players',
    claim: 'The numbers go up and down.',
    ...more,
  };
  return checkGraphOfType(type, draft, source).map(({ says, ...item }) => ({
    ...item,
    message: checkMessage(says),
  }));
}
/** Those with these ids, as "state box: message". */
function said(list: readonly Told[], ...ids: readonly Told['id'][]): string[] {
  return list
    .filter(({ id }) => ids.includes(id))
    .map(({ state, box, message }) => `${state}${box === null ? '' : ` ${box}`}: ${message}`);
}

it.each<[string, GraphType, GraphDataSource, Partial<GraphDraft>, string]>([
  [
    'weeks that run backward',
    'circle',
    TWO,
    { fromWeek: 3, toWeek: 2 },
    'again toWeek: The last week comes before the first one.',
  ],
  ['too few players', 'circle', ONE, {}, 'again players: Choose 2 to 6 players for this graph.'],
  ['no statistic', 'circle', TWO, { fields: [] }, 'again field-0: Choose what to count.'],
  [
    'too many statistics',
    'histogram',
    TWO,
    { fields: ['ReceivingYards', 'Receptions'] },
    'again field-0: Choose what to count.',
  ],
  [
    'one statistic on two axes',
    'scatter-plot',
    TWO,
    { fields: ['Receptions', 'Receptions'] },
    'again field-1: Both axes show the same statistic. Choose two different ones.',
  ],
  [
    'one week',
    'multiple-line',
    TWO,
    { fromWeek: 2, toWeek: 2 },
    'again toWeek: One week can’t make a line. Choose two or more weeks.',
  ],
  [
    'a player without a game',
    'multiple-line',
    { week: 5, players: [ANN, { ...BOB, games: ['out', 'bye'] }] },
    {},
    'again players: Bob has no game in these weeks. Choose more weeks or another player.',
  ],
  [
    'nobody above zero',
    'circle',
    { week: 5, players: [DEE, { ...DEE, key: 'p9' }] },
    {},
    'again field-0: No one has a number above zero, so there’s no whole to split. Choose another statistic or more weeks.',
  ],
  [
    'too few games of all',
    'histogram',
    ONE,
    { toWeek: 4 },
    'again players: This graph needs at least 5 games to show a shape. Choose more weeks or players.',
  ],
  [
    'too few games of one',
    'box-and-whisker',
    TWO,
    { toWeek: 3 },
    'again players: This graph needs at least 4 games for each player to show a shape. Choose more weeks or players.',
  ],
])('the data: %s', (_, type, source, more, sentence) => {
  const list = items(type, source, more);
  expect(said(list, 'data', 'title')).toEqual([
    sentence,
    'waiting: Choose your data first. Then we can check the rest.',
  ]);
  expect(list).toHaveLength(2);
});

it('a graph with everything in its place says so, part by part', () => {
  const circle = items('circle', TWO, {
    showKey: true,
    typed: { 'angle-p1': '179', 'angle-p2': '181' },
  });
  // 119 of 239 yards are 179 59/239 degrees, and 120 of them 180 180/239.
  expect(circle).toEqual([
    { id: 'data', state: 'right', message: 'They fit this kind of graph.', box: null },
    { id: 'title', state: 'right', message: 'It says what was counted, and for whom.', box: null },
    { id: 'angles', state: 'right', message: 'Each slice has the right angle.', box: null },
    {
      id: 'angle-sum',
      state: 'right',
      message: 'They add up to 360°, so the circle is full.',
      box: null,
    },
    { id: 'key', state: 'right', message: 'It names every slice.', box: null },
    {
      id: 'claim',
      state: 'unjudged',
      message: 'You wrote a sentence. Your teacher will read it.',
      box: null,
    },
  ]);
  const bars = items('stacked-bar', TWO, {
    fields: ['ReceivingYards', 'RushingYards'],
    title: 'Yards of Ann and Bob',
    xLabel: 'Player',
    yLabel: 'Yards',
    showKey: true,
    yScale: scale('0', '20', '120'),
    typed: { 'total-p1': '119', 'total-p2': '120' },
  });
  expect(bars.map(({ id, state, message }) => [id, state, message])).toEqual([
    ['data', 'right', 'They fit this kind of graph.'],
    ['title', 'right', 'It says what was counted, and for whom.'],
    ['x-label', 'right', 'It says whose bars these are.'],
    ['y-label', 'right', 'It names the unit.'],
    ['units', 'right', 'All the pieces use the same unit, so you can add them.'],
    ['totals', 'right', 'Each total is the sum of its pieces.'],
    ['y-scale', 'right', 'The steps are equal, and the bars start at 0.'],
    ['y-fits', 'right', 'Every number has a place.'],
    ['key', 'right', 'It names every piece.'],
    ['claim', 'unjudged', 'You wrote a sentence. Your teacher will read it.'],
  ]);
  const lines = items(
    'multiple-line',
    { week: 5, players: [ANN, CY] },
    {
      xLabel: 'Week',
      yLabel: 'Yards',
      showKey: true,
      gap: 'gap',
      yScale: scale('0', '10', '40'),
    },
  );
  expect(lines.map(({ id, state, message }) => [id, state, message]).slice(2)).toEqual([
    ['x-label', 'right', 'It says what the marks are.'],
    ['y-label', 'right', 'It names the unit.'],
    ['y-scale', 'right', 'The steps are equal.'],
    ['y-fits', 'right', 'Every number has a place.'],
    ['gap', 'right', 'The line has a gap where there was no game.'],
    ['key', 'right', 'It names every line.'],
    ['claim', 'unjudged', 'You wrote a sentence. Your teacher will read it.'],
  ]);
  const stems = items('stem-and-leaf', ONE, {
    stems: { first: '1', last: '3' },
    stemKey: { stem: '1', leaf: '2', value: '12', unit: 'yards' },
    typed: { 'leaves-1': '28', 'leaves-2': '0', 'leaves-3': '09' },
  });
  expect(stems.map(({ id, state, message }) => [id, state, message]).slice(2)).toEqual([
    ['stems', 'right', 'Every number has a stem, and you kept the stems without leaves.'],
    ['leaves', 'right', 'Each number has a leaf.'],
    ['leaf-order', 'right', 'The numbers go up from leaf to leaf.'],
    ['key', 'right', 'It says how to read a stem with its leaf.'],
    ['claim', 'unjudged', 'You wrote a sentence. Your teacher will read it.'],
  ]);
  const bins = items('histogram', ONE, {
    xLabel: 'Receiving yards',
    yLabel: 'Number of games',
    bins: { start: '10', width: '10', count: '3' },
    yScale: scale('0', '1', '2'),
    typed: { 'count-0': '2', 'count-1': '1', 'count-2': '2' },
  });
  expect(bins.map(({ id, state, message }) => [id, state, message]).slice(2)).toEqual([
    ['x-label', 'right', 'It names the unit.'],
    ['y-label', 'right', 'It says what was counted.'],
    ['bins', 'right', 'The bins are all the same width, and every number has one.'],
    ['counts', 'right', 'Each bar is as tall as the count in its bin.'],
    ['y-scale', 'right', 'The steps are equal, and the bars start at 0.'],
    ['y-fits', 'right', 'Every number has a place.'],
    ['claim', 'unjudged', 'You wrote a sentence. Your teacher will read it.'],
  ]);
  const dots = items('scatter-plot', TWO, {
    fields: ['ReceivingYards', 'Receptions'],
    title: 'Yards and catches of Ann and Bob',
    xLabel: 'Receiving yards',
    yLabel: 'Catches',
    xScale: scale('0', '10', '50'),
    yScale: scale('0', '1', '2'),
    showKey: true,
  });
  expect(dots.map(({ id, state, message }) => [id, state, message]).slice(2)).toEqual([
    ['x-label', 'right', 'It names the unit.'],
    ['y-label', 'right', 'It names the unit.'],
    ['x-scale', 'right', 'The steps are equal.'],
    ['x-fits', 'right', 'Every number has a place.'],
    ['y-scale', 'right', 'The steps are equal.'],
    ['y-fits', 'right', 'Every number has a place.'],
    ['key', 'right', 'It names every mark.'],
    ['claim', 'unjudged', 'You wrote a sentence. Your teacher will read it.'],
  ]);
  // 12 18 | 20 | 30 39: the halves have their medians at 15 and 34 1/2.
  const box = items('box-and-whisker', ONE, {
    xLabel: 'Receiving yards',
    xScale: scale('0', '10', '40'),
    typed: {
      'five-p1-min': '12',
      'five-p1-q1': '15',
      'five-p1-median': '20',
      'five-p1-q3': '34.5',
      'five-p1-max': '39',
    },
  });
  expect(box.map(({ id, state, message }) => [id, state, message]).slice(2)).toEqual([
    ['x-label', 'right', 'It names the unit.'],
    ['five', 'right', 'All five numbers are right.'],
    ['x-scale', 'right', 'The steps are equal.'],
    ['x-fits', 'right', 'Every number has a place.'],
    ['claim', 'unjudged', 'You wrote a sentence. Your teacher will read it.'],
  ]);
});

it('a scatter plot of one player needs no key', () => {
  const dots = items('scatter-plot', ONE, { fields: ['ReceivingYards', 'Receptions'] });
  expect(said(dots, 'key')).toEqual([]);
  const two = items('scatter-plot', TWO, { fields: ['ReceivingYards', 'Receptions'] });
  expect(said(two, 'key')).toEqual([
    'again showKey: No one can tell which mark is which yet. Your graph needs a key.',
  ]);
});

describe('angles', () => {
  const of = (source: GraphDataSource, typed: Record<string, string>) =>
    said(items('circle', source, { typed }), 'angles', 'angle-sum');
  const LATER = 'waiting: We’ll add up your angles when each one is right.';
  const WHOLE = 'What part of the whole is it, and what is that part of 360°?';
  // 90, 90, 90, 90 of 360 yards, and 45 each of eight.
  const four: GraphDataSource = {
    week: 1,
    players: ['Ann', 'Bob', 'Cy', 'Dee'].map((name, index) => player(`p${index}`, name, [90])),
  };

  it.each<[string, GraphDataSource, Record<string, string>, string[]]>([
    [
      'none yet',
      four,
      {},
      [`again angle-p0: Work out the angle for Ann, Bob, Cy, and more. ${WHOLE}`, LATER],
    ],
    [
      'one missing',
      four,
      { 'angle-p0': '90', 'angle-p1': '90', 'angle-p3': '90' },
      [`again angle-p2: Work out the angle for Cy. ${WHOLE}`, LATER],
    ],
    [
      'one wrong and one missing',
      four,
      { 'angle-p0': '90', 'angle-p1': '80', 'angle-p3': '90' },
      [`again angle-p1: Look at Bob and Cy again. ${WHOLE}`, LATER],
    ],
    [
      'three wrong',
      four,
      { 'angle-p0': '80', 'angle-p1': '80', 'angle-p2': '80', 'angle-p3': '90' },
      [`again angle-p0: Look at Ann, Bob, and Cy again. ${WHOLE}`, LATER],
    ],
    [
      'a wrong one below zero',
      four,
      { 'angle-p0': '-90', 'angle-p1': '90', 'angle-p2': '90', 'angle-p3': '90' },
      [`again angle-p0: Look at Ann again. ${WHOLE}`, LATER],
    ],
    [
      'one not rounded',
      four,
      { 'angle-p0': '90', 'angle-p1': '90', 'angle-p2': '90.5', 'angle-p3': '90' },
      ['again angle-p2: Round the angle for Cy to a whole degree.', LATER],
    ],
    [
      'one turned the wrong way',
      TWO,
      { 'angle-p1': '180', 'angle-p2': '180' },
      ['again angle-p1: Look at Ann and Bob again. Which whole degree is closest?', LATER],
    ],
    [
      'a slice below zero',
      { week: 5, players: [ANN, DEE] },
      { 'angle-p1': '360', 'angle-p4': '9' },
      [
        'again angle-p4: Dee is below zero. A number below zero can’t be part of a whole, so there’s no slice.',
        LATER,
      ],
    ],
  ])('%s', (_, source, typed, sentences) => expect(of(source, typed)).toEqual(sentences));

  it('that are right one by one and do not fill the circle', () => {
    // 51 3/7, 51 3/7 and 257 1/7.
    const seven: GraphDataSource = {
      week: 1,
      players: [player('p1', 'Ann', [1]), player('p2', 'Bob', [1]), player('p3', 'Cy', [5])],
    };
    expect(of(seven, { 'angle-p1': '51', 'angle-p2': '51', 'angle-p3': '257' })).toEqual([
      'right: Each slice has the right angle.',
      'again angle-p1: Your angles add up to 359°, but a circle has 360°. Round one of them the other way.',
    ]);
    const six: GraphDataSource = {
      week: 1,
      players: [282, 547, 104, 100, 152, 72].map((yards, index) =>
        player(`p${index}`, `Ann ${index}`, [yards]),
      ),
    };
    const angles = [81, 157, 30, 29, 44, 21].map((angle, index) => [`angle-p${index}`, `${angle}`]);
    expect(of(six, Object.fromEntries(angles))[1]).toBe(
      'again angle-p0: Your angles add up to 362°, but a circle has 360°. Round 2 of them the other way.',
    );
  });
});

describe('stacked bars', () => {
  const bars = (fields: readonly string[], more: Partial<GraphDraft> = {}) =>
    said(
      items('stacked-bar', FOUR, { fields, yScale: scale('0', '20', '120'), ...more }),
      'units',
      'totals',
      'y-fits',
    );
  const LATER = 'waiting: We’ll check the totals when the pieces can be added.';
  const NO_FIT = 'waiting: We can check this when there’s a scale.';

  it.each<[string, string[], string[]]>([
    [
      'one statistic twice',
      ['Receptions', 'Receptions'],
      [
        'again field-1: Two pieces are the same statistic. Choose a different one for one of them.',
        LATER,
        NO_FIT,
      ],
    ],
    [
      'two units',
      ['Receptions', 'ReceivingYards'],
      [
        'again field-1: The pieces of a bar get added together. Choose statistics that use the same unit.',
        LATER,
        NO_FIT,
      ],
    ],
  ])('%s', (_, fields, sentences) => expect(bars(fields)).toEqual(sentences));

  it('that lack totals name three of them, and the first box', () => {
    const [units, totals] = bars(['ReceivingYards', 'RushingYards']);
    expect(units).toBe('right: All the pieces use the same unit, so you can add them.');
    expect(totals).toBe(
      'again total-p1: Look at the total for Ann, Bob, Cy, and more again. Add up all the pieces of the bar.',
    );
    const typed = { 'total-p1': '119', 'total-p3': '35' };
    expect(bars(['ReceivingYards', 'RushingYards'], { typed })[1]).toBe(
      'again total-p2: Look at the total for Bob and Dee again. Add up all the pieces of the bar.',
    );
  });
});

describe('scales', () => {
  const EMPTY = 'Give your scale a start, a step, and an end. Each one is a number.';
  const SHORT =
    'The steps don’t land on the end, so the last step would be shorter than the others.';
  const LATER = 'waiting: We can check this when there’s a scale.';
  const FITS = 'right: Every number has a place.';
  const lines = (yScale: GraphDraft['yScale']) =>
    said(items('multiple-line', TWO, { yScale }), 'y-scale', 'y-fits');
  // From 10 to 50 yards.
  it.each<[string, GraphDraft['yScale'], string, string]>([
    ['nothing', scale('', '', ''), `again yScale-start: ${EMPTY}`, LATER],
    ['no step', scale('0', '', '50'), `again yScale-step: ${EMPTY}`, LATER],
    ['no end', scale('0', '10', 'fifty'), `again yScale-end: ${EMPTY}`, LATER],
    [
      'a step of 0',
      scale('0', '0', '50'),
      'again yScale-step: The step has to be more than 0, or the numbers never go up.',
      LATER,
    ],
    [
      'an end on the start',
      scale('50', '10', '50'),
      'again yScale-end: The end of a scale has to be greater than its start.',
      LATER,
    ],
    ['a shorter last step', scale('0', '20', '50'), `again yScale-end: ${SHORT}`, FITS],
    [
      'one step',
      scale('0', '50', '50'),
      'again yScale-step: There’s only one step. Smaller steps make the graph easier to read.',
      FITS,
    ],
    [
      'sixteen steps',
      scale('2', '3', '50'),
      'again yScale-step: That makes too many steps. Bigger steps make the axis easier to read.',
      FITS,
    ],
    [
      'one number above',
      scale('0', '12', '48'),
      'right: The steps are equal.',
      'again yScale-end: One number is past the end of your scale.',
    ],
    [
      'four numbers above',
      scale('0', '7', '28'),
      'right: The steps are equal.',
      'again yScale-end: 4 numbers are past the end of your scale.',
    ],
    [
      'two numbers below',
      scale('11', '13', '50'),
      'right: The steps are equal.',
      'again yScale-start: 2 numbers are below the start of your scale.',
    ],
    [
      'a start far below',
      scale('-100', '50', '50'),
      'right: The steps are equal.',
      'again yScale-start: Most of this scale is empty, so the graph is squeezed. Move the start of the scale closer to your numbers.',
    ],
    [
      'an end far above',
      scale('0', '60', '120'),
      'right: The steps are equal.',
      'again yScale-end: Most of this scale is empty, so the graph is squeezed. Move the end of the scale closer to your numbers.',
    ],
  ])('of points: %s', (_, typed, first, second) => expect(lines(typed)).toEqual([first, second]));

  const ON_0 = 'We read the length of a bar. A bar that doesn’t start at 0 looks too short.';
  const bins = (yScale: GraphDraft['yScale']) =>
    said(
      items('histogram', ONE, { yScale, bins: { start: '10', width: '10', count: '3' } }),
      'y-scale',
      'y-fits',
    );
  // The bars are 2, 1 and 2 games high.
  it.each<[string, GraphDraft['yScale'], string, string]>([
    ['a start above 0', scale('1', '1', '3'), `again yScale-start: ${ON_0}`, FITS],
    [
      'an end below 0',
      scale('-3', '1', '-1'),
      `again yScale-start: ${ON_0}`,
      'again yScale-end: 3 numbers are past the end of your scale.',
    ],
    [
      'a start below 0',
      scale('-1', '1', '2'),
      'again yScale-start: You can’t count fewer than zero games. Start this scale at 0.',
      FITS,
    ],
    [
      'an end below two bars',
      scale('0', '1/2', '1.5'),
      'right: The steps are equal, and the bars start at 0.',
      'again yScale-end: 2 numbers are past the end of your scale.',
    ],
  ])('of counts: %s', (_, typed, first, second) => expect(bins(typed)).toEqual([first, second]));

  it('of bars that jump over 0', () => {
    const fields = ['ReceivingYards', 'RushingYards'];
    expect(
      said(items('stacked-bar', TWO, { fields, yScale: scale('-10', '20', '130') }), 'y-scale'),
    ).toEqual([
      'again yScale-start: Bars start at 0, and your steps skip over it. Pick a start that makes a step land on 0.',
    ]);
    expect(
      said(items('stacked-bar', TWO, { fields, yScale: scale('-20', '20', '140') }), 'y-scale'),
    ).toEqual(['right: The steps are equal, and the bars start at 0.']);
    expect(
      said(items('stacked-bar', TWO, { fields, yScale: scale('-40', '20', '0') }), 'y-scale'),
    ).toEqual(['right: The steps are equal, and the bars start at 0.']);
  });

  it('across lead to the boxes of the x axis', () => {
    const box = (xScale: GraphDraft['xScale']) =>
      said(items('box-and-whisker', ONE, { xScale }), 'x-scale', 'x-fits');
    expect(box(scale('0', '', '9'))).toEqual([`again xScale-step: ${EMPTY}`, LATER]);
    expect(box(scale('13', '9', '40'))).toEqual([
      'right: The steps are equal.',
      'again xScale-start: One number is below the start of your scale.',
    ]);
    expect(box(scale('0', '10', '30'))).toEqual([
      'right: The steps are equal.',
      'again xScale-end: One number is past the end of your scale.',
    ]);
  });
});

it.each<[GraphDraft['gap'], string]>([
  ['', 'again gap: Cy has a week without a game. Say what the line does there.'],
  ['zero', 'again gap: A dot at 0 says that Cy played and got nothing. But there was no game.'],
  ['join', 'again gap: A line across says that we know the number in between. But Cy had no game.'],
])('a week without a game, drawn as “%s”', (gap, sentence) => {
  expect(said(items('multiple-line', FOUR, { gap }), 'gap')).toEqual([sentence]);
  expect(said(items('multiple-line', TWO, { gap }), 'gap')).toEqual([]);
});

describe('stems and leaves', () => {
  const plot = (more: Partial<GraphDraft>) =>
    said(
      items('stem-and-leaf', ONE, { stems: { first: '1', last: '3' }, ...more }),
      'stems',
      'leaves',
      'leaf-order',
    );
  const LEAVES = 'waiting: We’ll check the leaves when the stems are right.';
  const ORDER = 'waiting: We’ll check the order when all the leaves are there.';
  const RIGHT = 'right: Every number has a stem, and you kept the stems without leaves.';

  it.each<[string, string, string]>([
    [
      '',
      '',
      'again stems-first: Say which stem is first and which is last. The last stem has to be larger.',
    ],
    ['2', '3', 'again stems-first: Your smallest number has no stem. How many tens does it have?'],
    ['1', '2', 'again stems-last: Your largest number has no stem. How many tens does it have?'],
    [
      '0',
      '3',
      'again stems-first: Start with the stem of your smallest number. Nothing comes before it.',
    ],
    [
      '1',
      '4',
      'again stems-last: End with the stem of your largest number. Nothing comes after it.',
    ],
  ])('stems from “%s” to “%s”', (first, last, sentence) => {
    expect(plot({ stems: { first, last } })).toEqual([sentence, LEAVES, ORDER]);
  });

  const DIGITS = 'Each leaf is one digit, and a number that appears twice gets two leaves.';
  it.each<[string, Record<string, string>, string[]]>([
    [
      'words',
      { 'leaves-1': '2 8', 'leaves-2': 'none', 'leaves-3': '0 nine' },
      [RIGHT, `again leaves-2: Write only digits for stems 2 and 3. ${DIGITS}`, ORDER],
    ],
    [
      'none',
      {},
      [
        RIGHT,
        'again leaves-1: Look at stems 1, 2, and 3 again. Each number in the data gets one leaf, even one that appears twice.',
        ORDER,
      ],
    ],
    [
      'one too few',
      { 'leaves-1': '2 8', 'leaves-2': '0', 'leaves-3': '9' },
      [
        RIGHT,
        'again leaves-3: Look at stem 3 again. Each number in the data gets one leaf, even one that appears twice.',
        ORDER,
      ],
    ],
    [
      'the wrong way round',
      { 'leaves-1': '8 2', 'leaves-2': '0', 'leaves-3': '9 0' },
      [
        RIGHT,
        'right: Each number has a leaf.',
        'again leaves-1: Put the leaves of stems 1 and 3 in order so the numbers go up.',
      ],
    ],
  ])('leaves: %s', (_, typed, sentences) => expect(plot({ typed })).toEqual(sentences));

  it('below zero come with an example of their order', () => {
    const source: GraphDataSource = { week: 5, players: [player('p1', 'Ann', [-3, -1, 4, 5, 6])] };
    const typed = { 'leaves--0': '1 3', 'leaves-0': '4 5 6' };
    const list = items('stem-and-leaf', source, { stems: { first: '-0', last: '0' }, typed });
    expect(said(list, 'leaf-order')).toEqual([
      'again leaves--0: Put the leaves of stem -0 in order so the numbers go up. Below zero, −28 is smaller than −21.',
    ]);
  });

  const NEEDED =
    'A plot like this needs a key. Take one stem with one leaf and say what number they make.';
  it.each<[string, GraphDraft['stemKey'], string]>([
    ['nothing', { stem: '', leaf: '', value: '', unit: '' }, `again stemKey-stem: ${NEEDED}`],
    ['no leaf', { stem: '1', leaf: '', value: '', unit: '' }, `again stemKey-leaf: ${NEEDED}`],
    ['no number', { stem: '1', leaf: '2', value: '', unit: '' }, `again stemKey-value: ${NEEDED}`],
    [
      'a leaf of two digits',
      { stem: '0', leaf: '12', value: '12', unit: 'yards' },
      'again stemKey-leaf: A leaf is one digit.',
    ],
    [
      'a leaf of 10',
      { stem: '1', leaf: '10', value: '20', unit: 'yards' },
      'again stemKey-leaf: A leaf is one digit.',
    ],
    [
      'a leaf below zero',
      { stem: '2', leaf: '-2', value: '18', unit: 'yards' },
      'again stemKey-leaf: A leaf is one digit.',
    ],
    [
      'another number',
      { stem: '1', leaf: '2', value: '3', unit: 'yards' },
      'again stemKey-value: That stem and leaf make a different number. The stem counts tens, and the leaf counts ones.',
    ],
    [
      'a leaf of no game',
      { stem: '1', leaf: '3', value: '13', unit: 'yards' },
      'again stemKey-stem: That leaf isn’t in your plot. Use a stem and a leaf that are there.',
    ],
    [
      'another unit',
      { stem: '3', leaf: '9', value: '39', unit: 'catches' },
      'again stemKey-unit: Your key needs a unit. A number of what?',
    ],
    [
      'another statistic',
      { stem: '3', leaf: '9', value: '39', unit: 'passing yards' },
      'again stemKey-unit: Your key says “passing,” but your data shows receiving yards.',
    ],
    [
      'no unit',
      { stem: '3', leaf: '0', value: '30', unit: ' ' },
      'again stemKey-unit: Your key needs a unit. A number of what?',
    ],
    [
      'a leaf of 0',
      { stem: '2', leaf: '0', value: '20', unit: 'yards' },
      'right: It says how to read a stem with its leaf.',
    ],
    [
      'a leaf of 9',
      { stem: '3', leaf: '9', value: '39', unit: 'yards' },
      'right: It says how to read a stem with its leaf.',
    ],
  ])('a key with %s', (_, stemKey, sentence) => {
    expect(said(items('stem-and-leaf', ONE, { stemKey }), 'key')).toEqual([sentence]);
  });
});

describe('bins', () => {
  const of = (start: string, width: string, count: string, typed: Record<string, string> = {}) =>
    said(items('histogram', ONE, { bins: { start, width, count }, typed }), 'bins', 'counts');
  const LATER = 'waiting: We’ll check the bars when the bins are right.';
  const SAY = 'Say where the first bin starts, how wide each bin is, and how many there are.';
  const USE = 'again bins-count: Use 3 to 15 bins. With fewer or more, the shape gets lost.';

  // 12, 18, 20, 30 and 39.
  it.each<[string, string, string, string]>([
    ['', '10', '3', `again bins-start: ${SAY}`],
    ['10', 'wide', '3', `again bins-width: ${SAY}`],
    ['10', '10', '', `again bins-count: ${SAY}`],
    ['10', '0', '3', 'again bins-width: A bin has to be wider than 0.'],
    ['10', '-1', '3', 'again bins-width: A bin has to be wider than 0.'],
    ['10', '10', '2', USE],
    ['10', '10', '16', USE],
    ['10', '10', '31', USE],
    ['10', '10', '3.5', USE],
    ['13', '10', '3', 'again bins-start: Your smallest number has no bin. Start lower.'],
    [
      '9',
      '10',
      '3',
      'again bins-count: Your largest number has no bin. Remember: the end of a bin belongs to the next bin.',
    ],
    [
      '-10',
      '10',
      '5',
      'again bins-start: Your first bins are empty, so the graph is squeezed. Start closer to your smallest number.',
    ],
    [
      '10',
      '10',
      '5',
      'again bins-count: Your last bins are empty, so the graph is squeezed. Leave them out.',
    ],
  ])('from “%s” of “%s”, “%s” of them', (start, width, count, sentence) => {
    expect(of(start, width, count)).toEqual([sentence, LATER]);
  });

  const RIGHT = 'right: The bins are all the same width, and every number has one.';
  it.each<[string, string, Record<string, string>, string]>([
    [
      'nothing counted',
      '3',
      {},
      'again count-0: Count again from 10 up to 20, 20 up to 30, and 30 up to 40. Your bars hold 0 numbers in all, but there are 5.',
    ],
    [
      'one too many',
      '3',
      { 'count-0': '2', 'count-1': '2', 'count-2': '2' },
      'again count-1: Count again from 20 up to 30. Your bars hold 6 numbers in all, but there are 5.',
    ],
    [
      'as many, in the wrong bin',
      '3',
      { 'count-0': '2', 'count-1': '2', 'count-2': '1' },
      'again count-1: Count again from 20 up to 30 and 30 up to 40.',
    ],
    [
      'an empty one left out',
      '4',
      { 'count-0': '2', 'count-1': '1', 'count-2': '1' },
      'again count-2: Count again from 30 up to 40. Your bars hold 4 numbers in all, but there are 5.',
    ],
  ])('counts: %s', (_, count, typed, sentence) =>
    expect(of('10', '10', count, typed)).toEqual([RIGHT, sentence]),
  );
});

it('five numbers that are not right name three of them, and the first box', () => {
  const HOW =
    'Put the numbers in order first. The median splits them in half, and the quartiles are the medians of the halves.';
  const box = (typed: Record<string, string>) =>
    said(items('box-and-whisker', TWO, { typed }), 'five');
  expect(box({})).toEqual([
    `again five-p1-min: Look at this again: smallest for Ann, lower quartile for Ann, median for Ann, and more. ${HOW}`,
  ]);
  const ann = {
    'five-p1-min': '12',
    'five-p1-q1': '15',
    'five-p1-median': '20',
    'five-p1-q3': '34.5',
    'five-p1-max': '39',
  };
  // 10 10 | 20 | 30 50
  const bob = { 'five-p2-min': '10', 'five-p2-q1': '10', 'five-p2-median': '20' };
  expect(box({ ...ann, ...bob })).toEqual([
    `again five-p2-q3: Look at this again: upper quartile for Bob and largest for Bob. ${HOW}`,
  ]);
});

describe('the words', () => {
  const title = (more: Partial<GraphDraft>, type: GraphType = 'circle') =>
    said(items(type, TWO, more), 'title');
  it.each<[string, Partial<GraphDraft>, GraphType, string]>([
    [
      'nothing',
      { title: ' ' },
      'circle',
      'Your graph needs a title. Say what it shows, and for whom.',
    ],
    [
      'another statistic',
      { title: 'Passing yards of Ann' },
      'circle',
      'Your title says “passing,” but your data shows receiving yards.',
    ],
    [
      'nothing counted',
      { title: 'Ann and Bob' },
      'circle',
      'Your title doesn’t say what was counted yet.',
    ],
    [
      'one of two',
      { title: 'Catches of Ann', fields: ['Receptions', 'RushingYards'] },
      'scatter-plot',
      'Your title doesn’t say everything that was counted yet. It needs a word for rushing yards too.',
    ],
    [
      'a part',
      { title: 'Rushing yards of Ann', fields: ['ReceivingYards', 'RushingYards'] },
      'stacked-bar',
      'Your title names only part of it: your data shows receiving yards and rushing yards. Name all of them, or just the yards.',
    ],
    [
      'nobody',
      { title: 'Receiving yards' },
      'circle',
      'Your title doesn’t say whose numbers these are yet. Name the player or the group of players.',
    ],
  ])('a title: %s', (_, more, type, sentence) =>
    expect(title(more, type)).toEqual([`again title: ${sentence}`]),
  );

  const FIELDS = ['ReceivingYards', 'RushingYards'];
  it.each<[string, GraphType, Partial<GraphDraft>, 'x-label' | 'y-label', string]>([
    [
      'nothing across',
      'multiple-line',
      {},
      'x-label',
      'again xLabel: This axis needs a label. Say what it shows.',
    ],
    [
      'nothing up',
      'multiple-line',
      {},
      'y-label',
      'again yLabel: This axis needs a label. Say what it shows.',
    ],
    [
      'yards on the axis of weeks',
      'multiple-line',
      { xLabel: 'Yards' },
      'x-label',
      'again xLabel: This axis has one mark for each week. The yards go on the other axis.',
    ],
    [
      'something else on it',
      'multiple-line',
      { xLabel: 'Time' },
      'x-label',
      'again xLabel: What do the numbers on this axis count? Name it.',
    ],
    [
      'yards on the axis of players',
      'stacked-bar',
      { xLabel: 'Yards', fields: FIELDS },
      'x-label',
      'again xLabel: Each bar belongs to someone. The yards go on the other axis.',
    ],
    [
      'both units of a graph',
      'stacked-bar',
      { xLabel: 'Yards', fields: ['ReceivingYards', 'Receptions'] },
      'x-label',
      'again xLabel: Each bar belongs to someone. The yards and catches go on the other axis.',
    ],
    [
      'something else on the axis of players',
      'stacked-bar',
      { xLabel: 'Bars', fields: FIELDS },
      'x-label',
      'again xLabel: Each bar belongs to someone. Say who they are.',
    ],
    [
      'nothing that counts',
      'histogram',
      { yLabel: 'Height' },
      'y-label',
      'again yLabel: The height of a bar counts something. Say what.',
    ],
    [
      'yards where games are counted',
      'histogram',
      { yLabel: 'Yards' },
      'y-label',
      'again yLabel: The yards go on the other axis. Say what the height of a bar counts.',
    ],
    [
      'no unit',
      'histogram',
      { xLabel: 'Amount' },
      'x-label',
      'again xLabel: This label needs a unit. What is counted on this axis?',
    ],
    [
      'another statistic',
      'histogram',
      { xLabel: 'Passing yards' },
      'x-label',
      'again xLabel: This label says “passing,” but this axis shows receiving yards.',
    ],
    [
      'a part',
      'stacked-bar',
      { yLabel: 'Rushing yards', fields: FIELDS },
      'y-label',
      'again yLabel: This label names only part of it: this axis shows receiving yards and rushing yards. Name all of them, or just the yards.',
    ],
    [
      'one of two kinds of yards',
      'scatter-plot',
      { xLabel: 'Yards', fields: FIELDS },
      'x-label',
      'again xLabel: Both numbers are counted in yards. Say which yards these are.',
    ],
    [
      'one of two kinds of yards, up',
      'scatter-plot',
      { yLabel: 'Yards', fields: FIELDS },
      'y-label',
      'again yLabel: Both numbers are counted in yards. Say which yards these are.',
    ],
  ])('a label: %s', (_, type, more, id, sentence) =>
    expect(said(items(type, TWO, more), id)).toEqual([sentence]),
  );

  it.each<[string, string]>([
    ['', 'again claim: Write one sentence that says what we can see in your graph.'],
    [
      'Bob has more.',
      'again claim: Make it a complete sentence, so someone who can’t see the graph learns from it.',
    ],
    [
      'receiving Yards, of my players!',
      'again claim: That’s the same as your title. What do we see? Who has the most? What changes? What stays the same?',
    ],
    [
      'Bob has more yards.',
      'unjudged: Your sentence names Bob, and that name is in your graph. Your teacher will read your sentence.',
    ],
  ])('a sentence: “%s”', (claim, sentence) =>
    expect(said(items('circle', TWO, { claim }), 'claim')).toEqual([sentence]),
  );
});

it('a graph without a key is told which parts no one can tell apart', () => {
  const key = (type: GraphType, fields = ['ReceivingYards']) =>
    said(items(type, TWO, { fields }), 'key');
  const needs = (part: string) => [
    `again showKey: No one can tell which ${part} is which yet. Your graph needs a key.`,
  ];
  expect(key('circle')).toEqual(needs('slice'));
  expect(key('stacked-bar', ['ReceivingYards', 'RushingYards'])).toEqual(needs('piece'));
  expect(key('multiple-line')).toEqual(needs('line'));
});
