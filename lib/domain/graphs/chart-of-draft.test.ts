import fc from 'fast-check';
import { type FiveNumberName, fiveNumberInputId } from '@/lib/domain/graphs/box-and-whisker/rules';
import { angleInputId } from '@/lib/domain/graphs/circle/rules';
import { binCountInputId } from '@/lib/domain/graphs/histogram/rules';
import { leavesInputId } from '@/lib/domain/graphs/stem-and-leaf/rules';
import {
  chartOfDraft,
  checkGraphOfType,
  emptyDraftOfType,
  GRAPH_REQUIREMENTS_BY_TYPE,
  GRAPH_TYPE_LABELS,
  restoreDraftOfType,
} from '@/lib/domain/testing/by-type';
import { describeChart, tableOfChart } from '@/lib/testing/graph-words';
import { checkMessage } from '@/words/graph-checks';
import type { GraphDraft } from './graph-draft';
import type { GraphType } from './graph-names';
import {
  canHaveStatistic,
  GRAPH_STATISTICS,
  type GraphDataSource,
  type GraphGameValuesOrStatus,
  graphFieldsOfPosition,
} from './graph-source';

const TYPES = Object.keys(GRAPH_TYPE_LABELS) as GraphType[];

const game = (position: 'WR' | 'DEF'): fc.Arbitrary<GraphGameValuesOrStatus> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(fc.integer({ min: -9, max: 300 }), { minLength: 8, maxLength: 8 })
        .map((numbers) => numbers.slice(0, graphFieldsOfPosition(position).length)),
    },
    fc.constantFrom<GraphGameValuesOrStatus>('bye', 'out'),
  );

const anySource: fc.Arbitrary<GraphDataSource> = fc.integer({ min: 1, max: 6 }).chain((week) =>
  fc
    .tuple(
      fc.array(fc.array(game('WR'), { minLength: week, maxLength: week }), { maxLength: 4 }),
      fc.array(game('DEF'), { minLength: week, maxLength: week }),
    )
    .map(([receivers, defense]) => ({
      week,
      players: [
        ...receivers.map((games, index) => ({
          key: `p${index}`,
          name: `Player ${index}`,
          position: 'WR' as const,
          games,
        })),
        { key: 'd1', name: 'Bears', position: 'DEF' as const, games: defense },
      ],
    })),
);

/** What a box may hold: numbers, half numbers, and what a cat on the keyboard leaves. */
const anyText = fc.oneof(
  fc.integer({ min: -30, max: 400 }).map(String),
  fc.constantFrom(
    '',
    '-',
    '-0',
    '1/2',
    '7 1/2',
    '1/0',
    '2.',
    '1e9',
    '999999999',
    '0',
    '٣',
    '12°',
    'abc',
    ' ',
  ),
  fc.string({ maxLength: 6 }),
);

const anyKept = fc.record({
  players: fc.subarray(['p0', 'p1', 'p2', 'p3', 'd1', 'p77']),
  fields: fc.array(fc.constantFrom(...GRAPH_STATISTICS.map(({ field }) => field), 'Nothing'), {
    maxLength: 3,
  }),
  fromWeek: fc.integer({ min: -1, max: 8 }),
  toWeek: fc.integer({ min: -1, max: 8 }),
  title: anyText,
  xLabel: anyText,
  claim: anyText,
  xScale: fc.record({ start: anyText, step: anyText, end: anyText }),
  yScale: fc.record({ start: anyText, step: anyText, end: anyText }),
  bins: fc.record({ start: anyText, width: anyText, count: anyText }),
  stems: fc.record({ first: anyText, last: anyText }),
  stemKey: fc.record({ stem: anyText, leaf: anyText, value: anyText, unit: anyText }),
  gap: fc.constantFrom('', 'gap', 'zero', 'join', 'other'),
  typed: fc.dictionary(
    fc.constantFrom(
      angleInputId('p0'),
      angleInputId('p1'),
      binCountInputId(0),
      binCountInputId(3),
      leavesInputId('-0'),
      leavesInputId('2'),
      fiveNumberInputId('p0', 'q1'),
      fiveNumberInputId('d1', 'median'),
    ),
    anyText,
  ),
});

it.each(TYPES)(
  'whatever is typed into the boxes, a %s is drawn, described and checked without a fault',
  (type) => {
    fc.assert(
      fc.property(anySource, anyKept, (source, kept) => {
        const draft = restoreDraftOfType(kept, type, source);
        const chart = chartOfDraft(type, draft, source);
        expect(describeChart(chart)).not.toMatch(/NaN|undefined|Infinity/);
        expect(JSON.stringify(tableOfChart(chart)).length).toBeLessThan(8 * 1024);
        for (const { says } of checkGraphOfType(type, draft, source))
          expect(checkMessage(says)).not.toMatch(/NaN|undefined|Infinity|null/);
      }),
      { numRuns: 150 },
    );
  },
);

it.each([null, 7, 'text', [], { players: 'p0', fields: 3, xScale: null, typed: [] }])(
  '%p, kept on a device, is an empty graph',
  (kept) => {
    const source: GraphDataSource = {
      week: 2,
      players: [{ key: 'p0', name: 'Player 0', position: 'WR', games: ['bye', 'out'] }],
    };
    const draft = restoreDraftOfType(kept, 'circle', source);
    expect(draft).toEqual(emptyDraftOfType('circle', source));
    expect(
      draft.fields.every((field) =>
        source.players.some((player) => canHaveStatistic(player, field)),
      ),
    ).toBe(true);
    expect(checkGraphOfType('circle', draft, source).every(({ state }) => state === 'right')).toBe(
      false,
    );
  },
);

/**
 * Three weeks of two receivers, whose numbers are all different, so that none can stand in another
 * one's place unseen.
 */
const receiver = (
  key: string,
  name: string,
  games: readonly ([yards: number, rushing: number, catches: number] | 'bye')[],
) => ({
  key,
  name,
  position: 'WR' as const,
  games: games.map(
    (own): GraphGameValuesOrStatus =>
      own === 'bye'
        ? own
        : graphFieldsOfPosition('WR').map(
            (field) => own[['ReceivingYards', 'RushingYards', 'Receptions'].indexOf(field)] ?? 0,
          ),
  ),
});
const TWO: GraphDataSource = {
  week: 3,
  players: [
    receiver('p1', 'Hill', [[60, 5, 7], 'bye', [24, -2, 3]]),
    receiver('p2', 'Lamb', [
      [21, 0, 4],
      [29, 9, 2],
      [7, 4, 1],
    ]),
    receiver('p3', 'Not chosen', [
      [500, 500, 50],
      [500, 500, 50],
      [500, 500, 50],
    ]),
  ],
};
const FIVES = {
  p1: { min: '24', q1: '24 1/2', median: '42', q3: '59', max: '60' },
  p2: { min: '7', q1: '8', median: '21', q3: '28', max: '29' },
};

const DRAWN: readonly [GraphType, string, Partial<GraphDraft>, object][] = [
  [
    'circle',
    'each player’s whole, at the angle that was typed for them',
    { typed: { [angleInputId('p1')]: '200', [angleInputId('p2')]: '' } },
    {
      slices: [
        { label: 'Hill', value: 84, degrees: 200 },
        { label: 'Lamb', value: 57, degrees: null },
      ],
    },
  ],
  [
    'stacked-bar',
    'the sum of the chosen weeks of each piece',
    { fields: ['ReceivingYards', 'RushingYards'], fromWeek: 2 },
    {
      bars: ['Hill', 'Lamb'],
      pieces: [
        { label: 'Receiving yards', values: [24, 36] },
        { label: 'Rushing yards', values: [-2, 13] },
      ],
    },
  ],
  [
    'multiple-line',
    'each week over its own number, and a bye as a gap',
    { fromWeek: 2 },
    {
      points: ['2', '3'],
      joinGaps: false,
      lines: [
        { label: 'Hill', values: [null, 24] },
        { label: 'Lamb', values: [29, 7] },
      ],
    },
  ],
  [
    'multiple-line',
    'a bye as zero, when that was chosen',
    { gap: 'zero' },
    { lines: [{ values: [60, 0, 24] }, {}] },
  ],
  [
    'stem-and-leaf',
    'every leaf that was typed, in that order, also one that is there twice',
    {
      stems: { first: '-0', last: '1' },
      typed: {
        [leavesInputId('-0')]: '2',
        [leavesInputId('0')]: '7 0 7',
        [leavesInputId('1')]: '',
      },
    },
    {
      rows: [
        { stem: '−0', leaves: [2] },
        { stem: '0', leaves: [7, 0, 7] },
        { stem: '1', leaves: [] },
      ],
    },
  ],
  [
    'histogram',
    'each count over its own bin, and a dot for each game',
    {
      bins: { start: '-10', width: '30', count: '3' },
      dots: true,
      typed: { [binCountInputId(0)]: '1', [binCountInputId(1)]: '', [binCountInputId(2)]: '4' },
    },
    {
      bins: [
        { from: -10, to: 20, count: 1 },
        { from: 20, to: 50, count: null },
        { from: 50, to: 80, count: 4 },
      ],
      dots: [60, 24, 21, 29, 7],
    },
  ],
  [
    'scatter-plot',
    'the first statistic across and the second up, game by game',
    { fields: ['ReceivingYards', 'Receptions'] },
    {
      groups: [
        {
          label: 'Hill',
          points: [
            { x: 60, y: 7, label: 'week 1' },
            { x: 24, y: 3, label: 'week 3' },
          ],
        },
        {
          label: 'Lamb',
          points: [
            { x: 21, y: 4 },
            { x: 29, y: 2 },
            { x: 7, y: 1 },
          ],
        },
      ],
    },
  ],
  [
    'box-and-whisker',
    'the five numbers typed for each player, and none while one is missing',
    {
      dots: true,
      typed: Object.fromEntries(
        Object.entries(FIVES).flatMap(([key, five]) =>
          Object.entries(five)
            .filter(([name]) => key === 'p1' || name !== 'q3')
            .map(([name, text]) => [fiveNumberInputId(key, name as FiveNumberName), text]),
        ),
      ),
    },
    {
      boxes: [
        { label: 'Hill', five: { min: 24, q1: 24.5, median: 42, q3: 59, max: 60 }, dots: [60, 24] },
        { label: 'Lamb', five: null, dots: [21, 29, 7] },
      ],
    },
  ],
];

it.each(DRAWN)('a %s draws %s', (type, _, typed, drawn) => {
  const draft: GraphDraft = {
    ...emptyDraftOfType(type, TWO),
    players: ['p1', 'p2'],
    fields: ['ReceivingYards'],
    fromWeek: 1,
    toWeek: 3,
    ...typed,
  };
  expect(chartOfDraft(type, draft, TWO)).toMatchObject({ type, ...drawn });
});

it.each(['xScale', 'yScale'] as const)(
  'the %s is drawn as it was typed, in every graph that has it',
  (axis) => {
    const scales = {
      xScale: { start: '1', step: '2', end: '9' },
      yScale: { start: '-10', step: '5', end: '20' },
    };
    const numbers = {
      xScale: { start: 1, step: 2, end: 9 },
      yScale: { start: -10, step: 5, end: 20 },
    };
    for (const type of TYPES.filter((each) =>
      GRAPH_REQUIREMENTS_BY_TYPE[each].scales.includes(axis === 'xScale' ? 'x' : 'y'),
    )) {
      const draft: GraphDraft = {
        ...emptyDraftOfType(type, TWO),
        ...scales,
        players: ['p1', 'p2'],
        title: 'T',
        xLabel: 'X',
        yLabel: 'Y',
      };
      const words = {
        title: 'T',
        ...(type === 'scatter-plot' ? { xLabel: 'X', yLabel: 'Y' } : {}),
      };
      expect(chartOfDraft(type, draft, TWO)).toMatchObject({ [axis]: numbers[axis], ...words });
    }
  },
);
