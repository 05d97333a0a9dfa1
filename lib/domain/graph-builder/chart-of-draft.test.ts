import fc from 'fast-check';
import { tableOfChart } from '../charts/chart-table';
import { describeChart } from '../charts/chart-words';
import { checkGraph } from '../graph-checks/check-graph';
import { GRAPH_TYPE_LABELS, type GraphType } from '../graph-types';
import { chartOfDraft } from './chart-of-draft';
import { angleBox, countBox, emptyDraft, fiveBox, leavesBox, readDraft } from './graph-draft';
import { type GraphGame, type GraphSource, hasField } from './graph-source';
import { GRAPH_STATISTICS, graphFields } from './graph-statistics';

const TYPES = Object.keys(GRAPH_TYPE_LABELS) as GraphType[];

const game = (position: 'WR' | 'DEF'): fc.Arbitrary<GraphGame> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .array(fc.integer({ min: -9, max: 300 }), { minLength: 8, maxLength: 8 })
        .map((numbers) => numbers.slice(0, graphFields(position).length)),
    },
    fc.constantFrom<GraphGame>('bye', 'out'),
  );

const anySource: fc.Arbitrary<GraphSource> = fc.integer({ min: 1, max: 6 }).chain((week) =>
  fc
    .tuple(
      fc.array(fc.array(game('WR'), { minLength: week, maxLength: week }), { maxLength: 4 }),
      fc.array(game('DEF'), { minLength: week, maxLength: week }),
    )
    .map(([receivers, defense]) => ({
      week,
      players: [
        ...receivers.map((games, index) => ({ key: `p${index}`, name: `Player ${index}`, position: 'WR' as const, games })),
        { key: 'd1', name: 'Bears', position: 'DEF' as const, games: defense },
      ],
    })),
);

/** What a box may hold: numbers, half numbers, and what a cat on the keyboard leaves. */
const anyText = fc.oneof(
  fc.integer({ min: -30, max: 400 }).map(String),
  fc.constantFrom('', '-', '-0', '1/2', '7 1/2', '1/0', '2.', '1e9', '999999999', '0', '٣', '12°', 'abc', ' '),
  fc.string({ maxLength: 6 }),
);

const anyKept = fc.record({
  players: fc.subarray(['p0', 'p1', 'p2', 'p3', 'd1', 'p77']),
  fields: fc.array(fc.constantFrom(...GRAPH_STATISTICS.map(({ field }) => field), 'Nothing'), { maxLength: 3 }),
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
      angleBox('p0'),
      angleBox('p1'),
      countBox(0),
      countBox(3),
      leavesBox('-0'),
      leavesBox('2'),
      fiveBox('p0', 'q1'),
      fiveBox('d1', 'median'),
    ),
    anyText,
  ),
});

it.each(TYPES)('whatever is typed into the boxes, a %s is drawn, described and checked without a fault', (type) => {
  fc.assert(
    fc.property(anySource, anyKept, (source, kept) => {
      const draft = readDraft(kept, type, source);
      const chart = chartOfDraft(type, draft, source);
      expect(describeChart(chart)).not.toMatch(/NaN|undefined|Infinity/);
      expect(JSON.stringify(tableOfChart(chart)).length).toBeLessThan(8 * 1024);
      for (const { message } of checkGraph(type, draft, source)) expect(message).not.toMatch(/NaN|undefined|Infinity|null/);
    }),
    { numRuns: 150 },
  );
});

it.each([null, 7, 'text', [], { players: 'p0', fields: 3, xScale: null, typed: [] }])(
  '%p, kept on a device, is an empty graph',
  (kept) => {
    const source: GraphSource = { week: 2, players: [{ key: 'p0', name: 'Player 0', position: 'WR', games: ['bye', 'out'] }] };
    const draft = readDraft(kept, 'circle', source);
    expect(draft).toEqual(emptyDraft('circle', source));
    expect(draft.fields.every((field) => source.players.some((player) => hasField(player, field)))).toBe(true);
    expect(checkGraph('circle', draft, source).every(({ state }) => state === 'right')).toBe(false);
  },
);
