import type { PositionCode } from '@/lib/domain/football/positions';
import type { GraphDraft, TypedScale } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type {
  GraphDataSource,
  GraphGameValuesOrStatus,
  GraphPlayer,
} from '@/lib/domain/graphs/graph-source';
import { graphFieldsOfPosition } from '@/lib/domain/graphs/graph-source';
import { checkGraphOfType, emptyDraftOfType } from '@/lib/domain/testing/by-type';
import type { CheckId } from './check-item';

/**
 * Drafts as children hand them in, right and nearly right, on both sides of each limit. Every
 * number was computed by hand from the definition (an angle, a bin, a quartile); nothing comes from
 * the tested code.
 */

type Statistics = Readonly<Record<string, number>>;
const game = (position: PositionCode, statistics: Statistics): GraphGameValuesOrStatus =>
  graphFieldsOfPosition(position).map((field) => statistics[field] ?? 0);

function player(
  key: string,
  name: string,
  games: readonly (Statistics | 'bye')[],
  position: PositionCode = 'WR',
): GraphPlayer {
  return {
    key,
    name,
    position,
    games: games.map((one) => (one === 'bye' ? one : game(position, one))),
  };
}

const yards = (...values: readonly number[]) =>
  values.map((ReceivingYards) => ({ ReceivingYards }));

function source(...players: readonly GraphPlayer[]): GraphDataSource {
  return { week: Math.max(...players.map(({ games }) => games.length)), players };
}

function draftOf(type: GraphType, from: GraphDataSource, more: Partial<GraphDraft>): GraphDraft {
  return {
    ...emptyDraftOfType(type, from),
    players: from.players.map(({ key }) => key),
    fields: ['ReceivingYards'],
    title: 'Receiving yards of my players',
    claim: 'The numbers go up and down.',
    ...more,
  };
}

function notRight(type: GraphType, draft: GraphDraft, from: GraphDataSource): CheckId[] {
  return checkGraphOfType(type, draft, from).flatMap(({ id, state }) =>
    state === 'again' ? [id] : [],
  );
}

function expectChecks(
  type: GraphType,
  draft: GraphDraft,
  from: GraphDataSource,
  wrong: CheckId | null,
): void {
  expect({ draft, wrong: notRight(type, draft, from) }).toEqual({
    draft,
    wrong: wrong ? [wrong] : [],
  });
  // A right graph leaves nothing waiting either.
  if (!wrong)
    expect(checkGraphOfType(type, draft, from).map(({ state }) => state)).not.toContain('waiting');
}

const scale = (text: string): TypedScale => {
  const [start = '', step = '', end = ''] = text
    .split(' by ')
    .flatMap((part) => part.split(' to '));
  // "0 to 50 by 10" reads start, end, step.
  return { start, step: end, end: step };
};

describe('the angles of a circle graph: the nearest whole degrees, turned only as often as a full turn needs it', () => {
  it.each<[string, readonly number[], readonly string[], CheckId | null]>([
    // Of 400 yards each one is 9/10 of a degree: 180.9, 107.1 and 72.
    ['rounded to the nearest', [201, 119, 80], ['181', '107', '72'], null],
    ['with signs of degrees', [201, 119, 80], ['181°', '107 °', '72º'], null],
    ['not rounded', [201, 119, 80], ['180.9', '107.1', '72'], 'angles'],
    ['one not rounded', [201, 119, 80], ['181', '107.1', '72'], 'angles'],
    ['rounded away although they make 360', [201, 119, 80], ['180', '108', '72'], 'angles'],
    ['one rounded away', [201, 119, 80], ['180', '107', '72'], 'angles'],
    ['a whole angle that is one degree off', [201, 119, 80], ['181', '107', '73'], 'angles'],
    ['two of them exchanged', [201, 119, 80], ['107', '181', '72'], 'angles'],
    ['one missing', [201, 119, 80], ['181', '107', ''], 'angles'],
    ['percent for degrees', [201, 119, 80], ['50', '30', '20'], 'angles'],
    // Of 7 yards: 51 3/7, 51 3/7 and 257 1/7. The nearest make 359, so one goes up, whichever.
    ['the first one up', [1, 1, 5], ['52', '51', '257'], null],
    ['the second one up', [1, 1, 5], ['51', '52', '257'], null],
    ['the third one up', [1, 1, 5], ['51', '51', '258'], null],
    ['none up', [1, 1, 5], ['51', '51', '257'], 'angle-sum'],
    ['two up', [1, 1, 5], ['52', '52', '257'], 'angles'],
    ['two up and one a degree too low', [1, 1, 5], ['52', '52', '256'], 'angles'],
    // Of 600 yards: 60.6, 60.6 and 238.8. The nearest make 361, so one goes down.
    ['the first one down', [101, 101, 398], ['60', '61', '239'], null],
    ['the third one down', [101, 101, 398], ['61', '61', '238'], null],
    ['none down', [101, 101, 398], ['61', '61', '239'], 'angle-sum'],
    ['two down', [101, 101, 398], ['60', '60', '239'], 'angles'],
    // Of 144 yards: 2 1/2, 2 1/2 and 355. A half may go either way.
    ['a half up and a half down', [1, 1, 142], ['3', '2', '355'], null],
    ['both halves up', [1, 1, 142], ['3', '3', '355'], 'angle-sum'],
    ['both halves down', [1, 1, 142], ['2', '2', '355'], 'angle-sum'],
    ['both halves up at the cost of a whole angle', [1, 1, 142], ['3', '3', '354'], 'angles'],
    // Of 1,257 yards: 80.8, 156.7, 29.8, 28.6, 43.5 and 20.6. The nearest make 362, so two go
    // down.
    ...(
      [
        ['none of six down', ['81', '157', '30', '29', '44', '21'], 'angle-sum'],
        ['one of six down', ['81', '157', '30', '29', '43', '21'], 'angle-sum'],
        ['two of six down', ['81', '157', '30', '28', '43', '21'], null],
        ['three of six down', ['81', '156', '30', '28', '43', '21'], 'angles'],
        ['one of six up', ['81', '157', '30', '29', '44', '22'], 'angles'],
      ] as const
    ).map(
      ([name, angles, wrong]): [string, readonly number[], readonly string[], CheckId | null] => [
        name,
        [282, 547, 104, 100, 152, 72],
        angles,
        wrong,
      ],
    ),
    ['nothing is no slice', [0, 90, 270], ['', '90', '270'], null],
    ['nothing is a slice of 0', [0, 90, 270], ['0', '90', '270'], null],
    ['nothing has a slice', [0, 90, 270], ['1', '90', '269'], 'angles'],
    ['a number below zero is no slice', [-4, 90, 270], ['', '90', '270'], null],
    ['a number below zero has a slice', [-4, 90, 270], ['4', '90', '266'], 'angles'],
  ])('%s', (_, totals, angles, wrong) => {
    const from = source(
      ...totals.map((total, index) => player(`p${index}`, `Ann ${index}`, yards(total))),
    );
    const typed = Object.fromEntries(angles.map((angle, index) => [`angle-p${index}`, angle]));
    expectChecks('circle', draftOf('circle', from, { showKey: true, typed }), from, wrong);
  });

  it('a graph without a key', () => {
    const from = source(player('p1', 'Ann', yards(10)), player('p2', 'Bob', yards(30)));
    const typed = { 'angle-p1': '90', 'angle-p2': '270' };
    expectChecks('circle', draftOf('circle', from, { showKey: true, typed }), from, null);
    expectChecks('circle', draftOf('circle', from, { typed }), from, 'key');
  });
});

describe('a scale of points: equal steps, from 2 to 15 of them, all data inside, and half of it used', () => {
  const from = source(player('p1', 'Ann', yards(5, 12, 41)), player('p2', 'Bob', yards(20, 8, 33)));
  const lines = (text: string) =>
    draftOf('multiple-line', from, {
      xLabel: 'Week',
      yLabel: 'Yards',
      showKey: true,
      yScale: scale(text),
    });

  it.each<[string, string, CheckId | null]>([
    ['from 0', '0 to 50 by 10', null],
    ['equal steps that never meet 0', '5 to 45 by 10', null],
    ['a start of any kind', '3 to 43 by 8', null],
    ['steps of a fraction', '0 to 45 by 7 1/2', null],
    ['steps of a decimal', '2.5 to 42.5 by 2.5', 'y-scale'], // 16 steps
    ['fifteen steps', '0 to 45 by 3', null],
    ['sixteen steps', '0 to 48 by 3', 'y-scale'],
    ['two steps', '0 to 50 by 25', null],
    ['one step', '0 to 50 by 50', 'y-scale'],
    ['a last step that is shorter', '0 to 45 by 10', 'y-scale'],
    ['a last step that is shorter by a hair', '0 to 45 by 4.49', 'y-scale'],
    ['an end on the largest number', '1 to 41 by 10', null],
    ['an end just below the largest number', '0 to 40 by 10', 'y-fits'],
    ['a start on the smallest number', '5 to 50 by 15', null],
    ['a start just above the smallest number', '6 to 46 by 10', 'y-fits'],
    ['exactly half of it from 0', '0 to 82 by 41', null],
    ['less than half of it from 0', '0 to 83 by 41.5', 'y-fits'],
    ['exactly half of it without 0', '5 to 77 by 12', null],
    ['less than half of it without 0', '5 to 80 by 15', 'y-fits'],
    ['exactly half of it below 0', '-41 to 41 by 41', null],
    ['more than half of it below 0', '-42 to 42 by 42', 'y-fits'],
    ['nearly all of it below 0', '-450 to 50 by 50', 'y-fits'],
    ['no start', ' to 50 by 10', 'y-scale'],
    ['a step of 0', '0 to 50 by 0', 'y-scale'],
    ['steps that go down', '0 to 50 by -10', 'y-scale'],
    ['an end before the start', '50 to 0 by 10', 'y-scale'],
    ['words', 'none to fifty by ten', 'y-scale'],
  ])('%s: %s', (_, text, wrong) => expectChecks('multiple-line', lines(text), from, wrong));

  it.each<[string, string, string]>([
    ['start', '-450 to 50 by 50', 'start'],
    ['end', '0 to 500 by 50', 'end'],
  ])('a squeezed graph is told to bring its %s nearer', (_, text, box) => {
    const item = checkGraphOfType('multiple-line', lines(text), from).find(
      ({ id }) => id === 'y-fits',
    );
    expect(item).toMatchObject({ box: `yScale-${box}`, says: { code: 'squeezed', nearer: box } });
  });

  it.each<[string, readonly number[], string, CheckId | null]>([
    ['all zero', [0, 0], '0 to 2 by 1', null],
    ['all equal, seen from 0', [7, 7], '0 to 14 by 2', null],
    ['all equal, seen from nearby', [7, 7], '6 to 8 by 1', null],
    ['all equal, at the bottom of a long scale', [7, 7], '5 to 50 by 5', 'y-fits'],
    ['below zero', [-6, -2], '-6 to 0 by 2', null],
    ['below zero on a scale that goes far above', [-6, -2], '-6 to 8 by 2', 'y-fits'],
    ['on both sides of zero', [-6, 8], '-10 to 10 by 5', null],
    ['on both sides of zero, with too little room', [-6, 8], '-5 to 10 by 5', 'y-fits'],
  ])('numbers %s', (_, values, text, wrong) => {
    const own = source(
      player('p1', 'Ann', yards(...values)),
      player('p2', 'Bob', yards(...values)),
    );
    const draft = draftOf('multiple-line', own, {
      xLabel: 'Week',
      yLabel: 'Yards',
      showKey: true,
      yScale: scale(text),
    });
    expectChecks('multiple-line', draft, own, wrong);
  });

  it.each([
    ['xScale', '0 to 45 by 10'],
    ['yScale', '0 to 9 by 2'],
  ] as const)('each axis of a scatter plot has its own: %s', (axis, shorter) => {
    const catches = [2, 3, 6, 7, 9];
    const own = source(
      player(
        'p1',
        'Ann',
        yards(5, 12, 41, 30, 8).map((one, i) => ({ ...one, Receptions: catches[i] as number })),
      ),
    );
    const right = draftOf('scatter-plot', own, {
      fields: ['ReceivingYards', 'Receptions'],
      title: 'Yards and catches of Ann',
      xLabel: 'Receiving yards',
      yLabel: 'Catches',
      xScale: scale('5 to 45 by 10'),
      yScale: scale('1 to 9 by 2'),
    });
    expectChecks('scatter-plot', right, own, null);
    const id = axis === 'xScale' ? 'x' : 'y';
    expectChecks(
      'scatter-plot',
      { ...right, [axis]: scale('-100 to 100 by 50') },
      own,
      `${id}-fits`,
    );
    expectChecks('scatter-plot', { ...right, [axis]: scale(shorter) }, own, `${id}-scale`);
  });
});

describe('bars stand on 0', () => {
  // Rushing and receiving yards: 30 + 15 = 45, and 20 + 5 = 25.
  const from = source(
    player('p1', 'Ann', [{ RushingYards: 30, ReceivingYards: 15 }]),
    player('p2', 'Bob', [{ RushingYards: 20, ReceivingYards: 5 }]),
  );
  const bars = (more: Partial<GraphDraft>) =>
    draftOf('stacked-bar', from, {
      fields: ['RushingYards', 'ReceivingYards'],
      title: 'Yards of Ann and Bob',
      xLabel: 'Player',
      yLabel: 'Yards',
      showKey: true,
      yScale: scale('0 to 50 by 10'),
      typed: { 'total-p1': '45', 'total-p2': '25' },
      ...more,
    });

  it.each<[string, Partial<GraphDraft>, CheckId | null]>([
    ['a right one', {}, null],
    ['0 as one of the marks', { yScale: scale('-10 to 50 by 10') }, null],
    ['an end on the longest bar', { yScale: scale('0 to 45 by 9') }, null],
    [
      'an end below the longest bar, above every piece',
      { yScale: scale('0 to 40 by 10') },
      'y-fits',
    ],
    ['a start above 0', { yScale: scale('5 to 45 by 10') }, 'y-scale'],
    ['steps that jump over 0', { yScale: scale('-5 to 45 by 10') }, 'y-scale'],
    ['half of the scale', { yScale: scale('0 to 90 by 30') }, null],
    ['less than half of the scale', { yScale: scale('0 to 92 by 46') }, 'y-fits'],
    ['a total of one piece only', { typed: { 'total-p1': '30', 'total-p2': '25' } }, 'totals'],
    ['a total that is missing', { typed: { 'total-p1': '45' } }, 'totals'],
    ['totals exchanged', { typed: { 'total-p1': '25', 'total-p2': '45' } }, 'totals'],
    ['no key', { showKey: false }, 'key'],
  ])('%s', (_, more, wrong) => expectChecks('stacked-bar', bars(more), from, wrong));

  it('a piece below zero hangs below the axis, and takes away from the total', () => {
    // 30 - 4 = 26: the bar reaches from -4 to 30.
    const own = source(
      player('p1', 'Ann', [{ RushingYards: 30, ReceivingYards: -4 }]),
      player('p2', 'Bob', [{ RushingYards: 9 }]),
    );
    const draft = { ...bars({}), typed: { 'total-p1': '26', 'total-p2': '9' } };
    expectChecks('stacked-bar', { ...draft, yScale: scale('-4 to 32 by 4') }, own, null);
    expectChecks('stacked-bar', { ...draft, yScale: scale('-3 to 30 by 3') }, own, 'y-fits');
    expectChecks('stacked-bar', { ...draft, yScale: scale('-4 to 28 by 4') }, own, 'y-fits');
    expectChecks(
      'stacked-bar',
      { ...draft, yScale: scale('-4 to 32 by 4'), typed: { ...draft.typed, 'total-p1': '34' } },
      own,
      'totals',
    );
  });
});

describe('a line graph', () => {
  const from = source(
    player('p1', 'Ann', [...yards(10), 'bye', ...yards(30)]),
    player('p2', 'Bob', yards(20, 25, 40)),
  );
  const lines = (more: Partial<GraphDraft>) =>
    draftOf('multiple-line', from, {
      xLabel: 'Week',
      yLabel: 'Yards',
      showKey: true,
      gap: 'gap',
      yScale: scale('0 to 40 by 10'),
      ...more,
    });

  it.each<[string, Partial<GraphDraft>, CheckId | null]>([
    ['a gap where there was no game', {}, null],
    ['a point at 0 where there was no game', { gap: 'zero' }, 'gap'],
    ['a line across', { gap: 'join' }, 'gap'],
    ['nothing said about it', { gap: '' }, 'gap'],
    ['weeks in which everybody played need no choice', { fromWeek: 3, toWeek: 3 }, 'data'],
    ['two weeks', { fromWeek: 2, toWeek: 3 }, null],
    ['one week makes no line', { fromWeek: 1, toWeek: 1 }, 'data'],
    ['weeks that run backward', { fromWeek: 3, toWeek: 2 }, 'data'],
    ['no key', { showKey: false }, 'key'],
  ])('%s', (_, more, wrong) => expectChecks('multiple-line', lines(more), from, wrong));
});

describe('a stem-and-leaf plot', () => {
  const from = source(player('p1', 'Ann', yards(12, 5, 41, 3, 5)));
  const plot = (leaves: Readonly<Record<string, string>>, more: Partial<GraphDraft> = {}) =>
    draftOf('stem-and-leaf', from, {
      stems: { first: '0', last: '4' },
      stemKey: { stem: '1', leaf: '2', value: '12', unit: 'yards' },
      typed: Object.fromEntries(
        Object.entries({ 0: '3 5 5', 1: '2', 4: '1', ...leaves }).map(([stem, typed]) => [
          `leaves-${stem}`,
          typed,
        ]),
      ),
      ...more,
    });

  it.each<[string, Readonly<Record<string, string>>, CheckId | null]>([
    ['a right one', {}, null],
    ['leaves without spaces', { 0: '355' }, null],
    ['leaves with commas', { 0: '3, 5, 5' }, null],
    ['a leaf that is there twice, once', { 0: '3 5' }, 'leaves'],
    ['a leaf with how often it is there', { 0: '3 5 x2' }, 'leaves'],
    ['leaves that are right but for words', { 0: '3 5 5 yards' }, 'leaves'],
    ['a leaf with a minus sign', { 0: '-3 5 5' }, 'leaves'],
    ['a leaf with a point', { 0: '3.5 5' }, 'leaves'],
    ['whole numbers instead of leaves', { 1: '12' }, 'leaves'],
    ['a leaf too many on an empty stem', { 2: '0' }, 'leaves'],
    ['a leaf on the wrong stem', { 1: '', 2: '2' }, 'leaves'],
    ['leaves out of order', { 0: '5 3 5' }, 'leaf-order'],
  ])('%s', (_, leaves, wrong) => expectChecks('stem-and-leaf', plot(leaves), from, wrong));

  it.each<[string, GraphDraft['stems'], CheckId | null]>([
    ['an empty stem before', { first: '-0', last: '4' }, 'stems'],
    ['an empty stem after', { first: '0', last: '5' }, 'stems'],
    ['the first one missing', { first: '1', last: '4' }, 'stems'],
    ['the last one missing', { first: '0', last: '3' }, 'stems'],
    ['backward', { first: '4', last: '0' }, 'stems'],
    ['numbers for stems', { first: '3', last: '41' }, 'stems'],
  ])('stems: %s', (_, stems, wrong) =>
    expectChecks('stem-and-leaf', plot({}, { stems }), from, wrong),
  );

  it.each<[string, GraphDraft['stemKey'], CheckId | null]>([
    ['a leaf of the plot', { stem: '4', leaf: '1', value: '41', unit: 'yards' }, null],
    ['stem 0', { stem: '0', leaf: '3', value: '3', unit: 'receiving yards' }, null],
    ['a stem that the plot has not', { stem: '9', leaf: '1', value: '91', unit: 'yards' }, 'key'],
    ['a stem without leaves', { stem: '2', leaf: '5', value: '25', unit: 'yards' }, 'key'],
    ['a leaf of another stem', { stem: '1', leaf: '5', value: '15', unit: 'yards' }, 'key'],
    ['another number', { stem: '1', leaf: '2', value: '21', unit: 'yards' }, 'key'],
    ['the sum', { stem: '1', leaf: '2', value: '3', unit: 'yards' }, 'key'],
    ['a number for a leaf', { stem: '0', leaf: '12', value: '12', unit: 'yards' }, 'key'],
    ['no unit', { stem: '1', leaf: '2', value: '12', unit: '' }, 'key'],
    ['another unit', { stem: '1', leaf: '2', value: '12', unit: 'touchdowns' }, 'key'],
    ['another statistic', { stem: '1', leaf: '2', value: '12', unit: 'passing yards' }, 'key'],
  ])('a key with %s', (_, stemKey, wrong) =>
    expectChecks('stem-and-leaf', plot({}, { stemKey }), from, wrong),
  );

  it('below zero the leaves fall while the numbers rise', () => {
    const own = source(player('p1', 'Ann', yards(6, -28, 0, -7, -21)));
    const draft = draftOf('stem-and-leaf', own, {
      stems: { first: '-2', last: '0' },
      stemKey: { stem: '-0', leaf: '7', value: '-7', unit: 'yards' },
      typed: { 'leaves--2': '8 1', 'leaves--0': '7', 'leaves-0': '0 6' },
    });
    expectChecks('stem-and-leaf', draft, own, null);
    expectChecks(
      'stem-and-leaf',
      { ...draft, typed: { ...draft.typed, 'leaves--2': '1 8' } },
      own,
      'leaf-order',
    );
    expectChecks(
      'stem-and-leaf',
      { ...draft, stemKey: { ...draft.stemKey, value: '7' } },
      own,
      'key',
    );
    // The plot has -7, but no 7.
    expectChecks(
      'stem-and-leaf',
      { ...draft, stemKey: { stem: '0', leaf: '7', value: '7', unit: 'yards' } },
      own,
      'key',
    );
  });
});

describe('a histogram', () => {
  // Two from 10 up to 20, one from 20 up to 30, two from 30 up to 40: 30 itself belongs to the last
  // bin.
  const from = source(player('p1', 'Ann', yards(12, 18, 20, 30, 39)));
  const bars = (
    start: string,
    width: string,
    counts: readonly string[],
    more: Partial<GraphDraft> = {},
  ) =>
    draftOf('histogram', from, {
      xLabel: 'Receiving yards',
      yLabel: 'Number of games',
      bins: { start, width, count: `${counts.length}` },
      yScale: scale('0 to 2 by 1'),
      typed: Object.fromEntries(counts.map((count, bin) => [`count-${bin}`, count])),
      ...more,
    });

  it.each<[string, GraphDraft, CheckId | null]>([
    ['a right one', bars('10', '10', ['2', '1', '2']), null],
    ['an empty bin before, so that bins start at 0', bars('0', '10', ['0', '2', '1', '2']), null],
    ['two empty bins before', bars('-10', '10', ['0', '0', '2', '1', '2']), 'bins'],
    ['ten empty bins before', bars('-90', '10', [...Array(10).fill('0'), '2', '1', '2']), 'bins'],
    ['an empty bin after', bars('10', '10', ['2', '1', '2', '0']), null],
    ['two empty bins after', bars('10', '10', ['2', '1', '2', '0', '0']), 'bins'],
    [
      'empty bins between full ones',
      bars('12', '3', ['1', '0', '2', '0', '0', '0', '1', '0', '0', '1']),
      null,
    ],
    ['the border counted to the left', bars('10', '10', ['2', '2', '1']), 'counts'],
    ['an empty bin without a number', bars('0', '10', ['', '2', '1', '2']), null],
    ['a bin with games without a number', bars('0', '10', ['0', '', '1', '2']), 'counts'],
    ['a bin of half a game', bars('10', '10', ['2', '1.5', '2']), 'counts'],
    ['two bins', bars('10', '15', ['3', '2'], { yScale: scale('0 to 3 by 1') }), 'bins'],
    [
      'fifteen bins',
      bars('11', '2', '1 0 0 1 1 0 0 0 0 1 0 0 0 0 1'.split(' '), { yScale: scale('0 to 2 by 1') }),
      null,
    ],
    ['sixteen bins', bars('10', '2', '0 1 0 0 1 1 0 0 0 0 1 0 0 0 1 0'.split(' ')), 'bins'],
    [
      'the smallest number on the first border',
      bars('12', '10', ['3', '1', '1'], { yScale: scale('0 to 3 by 1') }),
      null,
    ],
    ['the smallest number outside', bars('13', '10', ['2', '1', '1']), 'bins'],
    ['the largest number on the last border', bars('9', '10', ['2', '1', '1']), 'bins'],
    [
      'a scale that starts below nothing',
      bars('10', '10', ['2', '1', '2'], { yScale: scale('-1 to 2 by 1') }),
      'y-scale',
    ],
    [
      'a scale that is too short',
      bars('10', '10', ['2', '1', '2'], { yScale: scale('0 to 1 by 0.5') }),
      'y-fits',
    ],
    [
      'a scale that is twice too long',
      bars('10', '10', ['2', '1', '2'], { yScale: scale('0 to 4 by 1') }),
      null,
    ],
    [
      'a scale that is more than twice too long',
      bars('10', '10', ['2', '1', '2'], { yScale: scale('0 to 5 by 1') }),
      'y-fits',
    ],
  ])('%s', (_, draft, wrong) => expectChecks('histogram', draft, from, wrong));

  it('the three bins that have to be may be empty', () => {
    const own = source(player('p1', 'Ann', yards(0, 0, 0, 0, 0)));
    const draft = {
      ...bars('0', '1', ['5', '0', '0'], { yScale: scale('0 to 5 by 1') }),
      players: ['p1'],
    };
    expectChecks('histogram', draft, own, null);
  });
});

describe('a box-and-whisker plot', () => {
  // 4 8 | 10 | 15 20: the halves leave the middle out, so their medians are 6 and 17 1/2.
  const odd = source(player('p1', 'Ann', yards(10, 20, 4, 8, 15)));
  // 4 8 10 | 15 20 31: the halves hold all, so their medians are 8 and 20; in the middle lies 12
  // 1/2.
  const even = source(player('p1', 'Ann', yards(10, 20, 4, 8, 15, 31)));
  const box = (from: GraphDataSource, five: readonly string[], text: string) =>
    draftOf('box-and-whisker', from, {
      xLabel: 'Receiving yards',
      xScale: scale(text),
      typed: Object.fromEntries(
        ['min', 'q1', 'median', 'q3', 'max'].map((name, index) => [
          `five-p1-${name}`,
          five[index] ?? '',
        ]),
      ),
    });

  it.each<[string, GraphDraft, GraphDataSource, CheckId | null]>([
    ['an odd number of games', box(odd, ['4', '6', '10', '17.5', '20'], '0 to 20 by 5'), odd, null],
    [
      'fractions for decimals',
      box(odd, ['4', '6', '10', '17 1/2', '20'], '4 to 20 by 4'),
      odd,
      null,
    ],
    [
      'quartiles with the middle in both halves',
      box(odd, ['4', '8', '10', '15', '20'], '0 to 20 by 5'),
      odd,
      'five',
    ],
    [
      'a quartile nearly right',
      box(odd, ['4', '6', '10', '17.4', '20'], '0 to 20 by 5'),
      odd,
      'five',
    ],
    ['a number missing', box(odd, ['4', '6', '', '17.5', '20'], '0 to 20 by 5'), odd, 'five'],
    [
      'an even number of games',
      box(even, ['4', '8', '12.5', '20', '31'], '0 to 35 by 5'),
      even,
      null,
    ],
    [
      'a median that is one of the two in the middle',
      box(even, ['4', '8', '10', '20', '31'], '0 to 35 by 5'),
      even,
      'five',
    ],
    [
      'not put in order first',
      box(even, ['10', '20', '6', '15', '31'], '0 to 35 by 5'),
      even,
      'five',
    ],
    [
      'a scale that is too short',
      box(odd, ['4', '6', '10', '17.5', '20'], '0 to 18 by 3'),
      odd,
      'x-fits',
    ],
    ['half of the scale', box(odd, ['4', '6', '10', '17.5', '20'], '0 to 40 by 10'), odd, null],
    [
      'less than half of the scale',
      box(odd, ['4', '6', '10', '17.5', '20'], '0 to 42 by 7'),
      odd,
      'x-fits',
    ],
  ])('%s', (_, draft, from, wrong) => expectChecks('box-and-whisker', draft, from, wrong));
});

describe('how much data a graph needs', () => {
  const PAIRS = new Map<GraphType, string[]>([
    ['stacked-bar', ['ReceivingYards', 'RushingYards']],
    ['scatter-plot', ['ReceivingYards', 'Receptions']],
  ]);

  it.each<[GraphType, number, boolean]>([
    ['histogram', 5, true],
    ['histogram', 4, false],
    ['stem-and-leaf', 5, true],
    ['stem-and-leaf', 4, false],
    ['scatter-plot', 5, true],
    ['scatter-plot', 4, false],
    ['box-and-whisker', 4, true],
    ['box-and-whisker', 3, false],
  ])('a %s of %i games: %s', (type, games, enough) => {
    const from = source(player('p1', 'Ann', yards(...Array(games).keys())));
    const fields = PAIRS.get(type) ?? ['ReceivingYards'];
    expect(notRight(type, draftOf(type, from, { fields }), from).includes('data')).toBe(!enough);
  });

  it.each<[GraphType, number, boolean]>([
    ['circle', 1, false],
    ['circle', 2, true],
    ['circle', 6, true],
    ['circle', 7, false],
    ['stacked-bar', 1, false],
    ['stacked-bar', 5, true],
    ['stacked-bar', 6, false],
    ['multiple-line', 1, false],
    ['multiple-line', 5, true],
    ['multiple-line', 6, false],
    ['histogram', 6, true],
    ['histogram', 7, false],
    ['scatter-plot', 4, true],
    ['scatter-plot', 5, false],
    ['box-and-whisker', 4, true],
    ['box-and-whisker', 5, false],
  ])('a %s of %i players: %s', (type, players, allowed) => {
    const from = source(
      ...Array.from({ length: players }, (_, index) =>
        player(`p${index}`, `Ann ${index}`, yards(3, 5, 8, 9, 10)),
      ),
    );
    const fields = PAIRS.get(type) ?? ['ReceivingYards'];
    expect(notRight(type, draftOf(type, from, { fields }), from).includes('data')).toBe(!allowed);
  });

  it('no one above zero makes no whole', () => {
    const from = source(player('p1', 'Ann', yards(0)), player('p2', 'Bob', yards(-3)));
    expect(notRight('circle', draftOf('circle', from, {}), from)).toEqual(['data']);
  });
});
