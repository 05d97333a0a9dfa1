import type { GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  type GraphDataSource,
  type GraphPlayer,
  graphFieldsOfPosition,
} from '@/lib/domain/graphs/graph-source';
import { pointInputId } from '@/lib/domain/graphs/multiple-line/rules';
import { trendPointInputId } from '@/lib/domain/graphs/scatter-plot/rules';
import { totalInputId } from '@/lib/domain/graphs/stacked-bar/rules';
import {
  chartOfDraft,
  checkGraphOfType,
  emptyDraftOfType,
  restoreDraftOfType,
} from '@/lib/domain/testing/by-type';
import { describeChart } from '@/lib/testing/graph-words';
import { checkMessage } from './graph-checks';

/**
 * What is drawn and said of a graph whose bars, points, and trend line are the student's own.
 * Numbers were worked out by hand.
 */

type Game = { yards?: number; rushing?: number; catches?: number } | 'bye';
const player = (key: string, name: string, games: readonly Game[]): GraphPlayer => ({
  key,
  name,
  position: 'WR',
  games: games.map((game) =>
    game === 'bye'
      ? game
      : graphFieldsOfPosition('WR').map(
          (field) =>
            ({ ReceivingYards: game.yards, RushingYards: game.rushing, Receptions: game.catches })[
              field
            ] ?? 0,
        ),
  ),
});
const draftOf = (
  type: GraphType,
  source: GraphDataSource,
  more: Partial<GraphDraft>,
): GraphDraft => ({
  ...emptyDraftOfType(type, source),
  players: source.players.map(({ key }) => key),
  fields: ['ReceivingYards'],
  ...more,
});
const said = (type: GraphType, id: string, draft: GraphDraft, source: GraphDataSource) =>
  checkGraphOfType(type, draft, source)
    .filter((item) => item.id === id)
    .map(({ state, box, says }) => `${state}${box ? ` ${box}` : ''}: ${checkMessage(says)}`);

describe('the bars of a stacked-bar graph', () => {
  const source: GraphDataSource = {
    week: 1,
    players: [
      player('p1', 'Ann', [{ yards: 13, rushing: 65 }]),
      player('p2', 'Bob', [{ yards: -4, rushing: 30 }]),
      player('p3', 'Cy', [{ yards: 0, rushing: 0 }]),
    ],
  };
  const drawn = (totals: Readonly<Record<string, string>>, byHand = true) => {
    const typed = Object.fromEntries(
      Object.entries(totals).map(([key, total]) => [totalInputId(key), total]),
    );
    const draft = draftOf('stacked-bar', source, {
      fields: ['RushingYards', 'ReceivingYards'],
      byHand,
      typed,
    });
    const chart = chartOfDraft('stacked-bar', draft, source);
    return chart.type === 'stacked-bar' ? chart.pieces.map(({ values }) => values) : null;
  };

  it.each<[string, Readonly<Record<string, string>>, (number | null)[][]]>([
    [
      'are not there before they are pulled',
      {},
      [
        [null, null, null],
        [null, null, null],
      ],
    ],
    [
      'are as long as they were pulled, right',
      { p1: '78', p2: '26', p3: '0' },
      [
        [65, 30, 0],
        [13, -4, 0],
      ],
    ],
    [
      'too long: the last piece goes on',
      { p1: '90' },
      [
        [65, null, null],
        [25, null, null],
      ],
    ],
    [
      'too short: no piece stands out of the bar',
      { p1: '50' },
      [
        [50, null, null],
        [0, null, null],
      ],
    ],
    [
      'with a piece below the axis',
      { p2: '20' },
      [
        [null, 24, null],
        [null, -4, null],
      ],
    ],
    [
      'shorter than what hangs below',
      { p2: '-10' },
      [
        [null, 0, null],
        [null, -4, null],
      ],
    ],
    [
      'of nothing, pulled up',
      { p3: '7' },
      [
        [null, null, 7],
        [null, null, 0],
      ],
    ],
  ])('%s', (_, totals, pieces) => expect(drawn(totals)).toEqual(pieces));

  it('of a graph that an earlier release kept are drawn by the table', () => {
    expect(drawn({}, false)).toEqual([
      [65, 30, 0],
      [13, -4, 0],
    ]);
    expect(restoreDraftOfType({ players: ['p1'] }, 'stacked-bar', source).byHand).toBe(false);
    expect(restoreDraftOfType({ byHand: true }, 'stacked-bar', source).byHand).toBe(true);
  });
});

describe('the points of a line graph', () => {
  const source: GraphDataSource = {
    week: 3,
    players: [
      player('p1', 'Ann', [{ yards: 10 }, 'bye', { yards: 30 }]),
      player('p2', 'Bob', [{ yards: 20 }, { yards: 25 }, { yards: 40 }]),
    ],
  };
  const RIGHT = { 'p1 1': '10', 'p1 3': '30', 'p2 1': '20', 'p2 2': '25', 'p2 3': '40' };
  const lines = (points: Readonly<Record<string, string>>, more: Partial<GraphDraft> = {}) =>
    draftOf('multiple-line', source, {
      byHand: true,
      gap: 'gap',
      typed: Object.fromEntries(
        Object.entries(points).map(([place, value]) => {
          const [key = '', week = ''] = place.split(' ');
          return [pointInputId(key, Number(week)), value];
        }),
      ),
      ...more,
    });
  const valuesOf = (draft: GraphDraft) => {
    const chart = chartOfDraft('multiple-line', draft, source);
    return chart.type === 'multiple-line' ? chart.lines.map(({ values }) => values) : null;
  };

  it('are where the student put them, and nowhere else', () => {
    expect(valuesOf(lines({}))).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
    expect(valuesOf(lines({ 'p1 1': '12', 'p1 2': '99', 'p2 3': '40' }))).toEqual([
      [12, null, null],
      [null, null, 40],
    ]);
    expect(valuesOf(lines({ 'p1 1': '12' }, { fromWeek: 2 }))).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(valuesOf(lines({}, { gap: 'zero' }))).toEqual([
      [null, 0, null],
      [null, null, null],
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['all right', RIGHT, 'right: Each game has its dot in the right place.'],
    [
      'none yet',
      {},
      'again point-p1-1: Set a dot for Ann in week 1, Ann in week 3, Bob in week 1, and more.',
    ],
    ['one missing', { ...RIGHT, 'p2 2': '' }, 'again point-p2-2: Set a dot for Bob in week 2.'],
    [
      'one too high',
      { ...RIGHT, 'p2 2': '26' },
      'again point-p2-2: Look at Bob in week 2 again. Is the dot as high as its number says?',
    ],
  ])('are checked: %s', (_, points, message) =>
    expect(said('multiple-line', 'points', lines(points), source)).toEqual([message]),
  );

  it('are no one’s work where the app plots them', () => {
    const draft = lines({}, { byHand: false });
    expect(valuesOf(draft)).toEqual([
      [10, null, 30],
      [20, 25, 40],
    ]);
    expect(said('multiple-line', 'points', draft, source)).toEqual([]);
  });
});

describe('the trend line of a scatter plot', () => {
  const dots = [
    [0, 1],
    [10, 2],
    [20, 3],
    [30, 4],
    [40, 5],
    [50, 6],
  ] as const;
  const source: GraphDataSource = {
    week: 6,
    players: [
      player(
        'p1',
        'Ann',
        dots.map(([yards, catches]) => ({ yards, catches })),
      ),
    ],
  };
  const plot = (ax: string, ay: string, bx: string, by: string) =>
    draftOf('scatter-plot', source, {
      fields: ['ReceivingYards', 'Receptions'],
      typed: {
        [trendPointInputId('A', 'x')]: ax,
        [trendPointInputId('A', 'y')]: ay,
        [trendPointInputId('B', 'x')]: bx,
        [trendPointInputId('B', 'y')]: by,
      },
    });

  it.each<[string, [string, string, string, string], string[]]>([
    ['none, which is no fault', ['', '', '', ''], []],
    [
      'half of one',
      ['0', '1', '', ''],
      ['again trend-B-x: Your trend line needs two points, one to the left of the other.'],
    ],
    [
      'straight up',
      ['10', '1', '10', '6'],
      ['again trend-B-x: Your trend line needs two points, one to the left of the other.'],
    ],
    [
      'through every dot',
      ['0', '1', '50', '6'],
      ['right: About as many dots are above it as below it.'],
    ],
    [
      'the same from right to left',
      ['50', '6', '0', '1'],
      ['right: About as many dots are above it as below it.'],
    ],
    [
      'level through the middle',
      ['0', '3 1/2', '50', '3.5'],
      ['right: About as many dots are above it as below it.'],
    ],
    [
      'over all dots',
      ['0', '2', '50', '7'],
      [
        'again trend-A-y: Now 0 dots are above your line and 6 below it. Move it toward the middle of the dots.',
      ],
    ],
    [
      'under all but one',
      ['0', '0', '10', '2'],
      [
        'again trend-A-y: Now 1 dot is above your line and 4 below it. Move it toward the middle of the dots.',
      ],
    ],
  ])('%s', (_, [ax, ay, bx, by], messages) =>
    expect(said('scatter-plot', 'trend', plot(ax, ay, bx, by), source)).toEqual(messages),
  );

  it('is drawn from left to right and told to people who can’t see it', () => {
    const chart = chartOfDraft('scatter-plot', plot('50', '6', '0', '1'), source);
    expect(chart).toMatchObject({ line: { from: { x: 0, y: 1 }, to: { x: 50, y: 6 } } });
    expect(describeChart(chart)).toContain(
      'A trend line goes through 0 across and 1 up, and through 50 across and 6 up.',
    );
    expect(chartOfDraft('scatter-plot', plot('', '', '', ''), source)).not.toHaveProperty('line');
  });
});
