import { playersForGraphBuilder } from '@/lib/data/graph/builder-data';
import { fiveNumberInputId } from '@/lib/domain/graphs/box-and-whisker/rules';
import { angleInputId } from '@/lib/domain/graphs/circle/rules';
import { chosenPlayersInRosterOrder, type GraphDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  findGraphStatistic,
  type GraphDataSource,
  graphFieldsOfPosition,
  weeklyValuesWithGaps,
} from '@/lib/domain/graphs/graph-source';
import { binCountInputId } from '@/lib/domain/graphs/histogram/rules';
import { parseDraftNumber } from '@/lib/domain/graphs/read-draft-numbers';
import { totalInputId } from '@/lib/domain/graphs/stacked-bar/rules';
import {
  leavesInputId,
  parseStemRangeToRows,
  stemLabelOfRow,
} from '@/lib/domain/graphs/stem-and-leaf/rules';
import { shuffled } from '@/lib/domain/numbers/random';
import {
  checkGraphOfType,
  emptyDraftOfType,
  GRAPH_REQUIREMENTS_BY_TYPE,
  GRAPH_TYPE_LABELS,
} from '@/lib/domain/testing/by-type';
import { makeCorrectGraphDraft } from '@/lib/domain/testing/graphs';
import { realSeason } from '@/lib/testing/real-season';
import { checkMessage } from '@/words/graph-checks';
import type { CheckId } from './check-item';

const TYPES = Object.keys(GRAPH_TYPE_LABELS) as GraphType[];
const ROSTERS = 15;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function randomRoster(random: () => number): Promise<GraphDataSource> {
  const snapshot = await realSeason.load(2023);
  const week = 4 + Math.floor(random() * 15);
  const played = [...snapshot.players.values()].filter(
    ({ PlayerID }) => snapshot.playerGames(PlayerID, week).length > 2,
  );
  const pick = (position: string, count: number) =>
    shuffled(
      played.filter(({ Position }) => Position === position),
      random,
    )
      .slice(0, count)
      .map(({ PlayerID }) => PlayerID);
  const draftedPlayers = [
    ...pick('QB', 3),
    ...pick('RB', 5),
    ...pick('WR', 5),
    ...pick('TE', 2),
    ...pick('K', 2),
  ];
  const draftedDefenses = shuffled([...snapshot.teams.values()], random)
    .slice(0, 2)
    .map(({ TeamID }) => TeamID);
  return {
    week,
    players: playersForGraphBuilder(snapshot, { draftedPlayers, draftedDefenses }, week),
  };
}

type Sample = { draft: GraphDraft; source: GraphDataSource };

const made = new Map<GraphType, Promise<Sample[]>>();

function samplesOf(type: GraphType): Promise<Sample[]> {
  const samples = made.get(type) ?? makeSamples(type);
  made.set(type, samples);
  return samples;
}

async function makeSamples(type: GraphType): Promise<Sample[]> {
  const random = randomFrom(TYPES.indexOf(type) + 1);
  const samples: Sample[] = [];
  for (let roster = 0; roster < ROSTERS; roster += 1) {
    const source = await randomRoster(random);
    const draft = makeCorrectGraphDraft(type, source, random);
    if (draft) samples.push({ draft, source });
  }
  return samples;
}

const more = (typed: string | undefined) => `${Number(parseDraftNumber(typed ?? '') ?? 0) + 3}`;
const withTyped = (
  draft: GraphDraft,
  box: string,
  change: (typed: string | undefined) => string,
): GraphDraft => ({
  ...draft,
  typed: { ...draft.typed, [box]: change(draft.typed[box]) },
});
const scaled = (
  draft: GraphDraft,
  axis: 'xScale' | 'yScale',
  name: 'start' | 'step' | 'end',
  change: (value: number) => number,
) => ({
  ...draft,
  [axis]: { ...draft[axis], [name]: `${change(Number(draft[axis][name]))}` },
});
const stepOf = (draft: GraphDraft, axis: 'xScale' | 'yScale') => Number(draft[axis].step);

const isTiny = (draft: GraphDraft, axis: 'xScale' | 'yScale') =>
  Number(draft[axis].end) - Number(draft[axis].start) <= 2 * stepOf(draft, axis);

/**
 * Moves a scale so that its start is no longer met when counting from 0, while everything still
 * fits.
 */
function offBeat(draft: GraphDraft, axis: 'xScale' | 'yScale'): GraphDraft | null {
  if (isTiny(draft, axis)) return null;
  const half = stepOf(draft, axis) / 2;
  const longer = scaled(draft, axis, 'end', (end) => end + half);
  return scaled(longer, axis, 'start', (start) => start - half);
}

type Fault = {
  says: CheckId;
  of: readonly GraphType[];
  make: (sample: Sample) => GraphDraft | null;
};

const withScale = (axis: 'x' | 'y') =>
  TYPES.filter((type) => GRAPH_REQUIREMENTS_BY_TYPE[type].scales.includes(axis));
const withAxis = (axis: 'x' | 'y') =>
  TYPES.filter((type) => GRAPH_REQUIREMENTS_BY_TYPE[type].axes[axis] !== null);
const first = ({ draft, source }: Sample) =>
  chosenPlayersInRosterOrder(draft, source)[0]?.key ?? '';

const FAULTS: Readonly<Record<string, Fault>> = {
  'no title': { says: 'title', of: TYPES, make: ({ draft }) => ({ ...draft, title: '' }) },
  'a title that does not say what': {
    says: 'title',
    of: TYPES,
    make: ({ draft }) => ({ ...draft, title: 'My team' }),
  },
  'a title that does not say who': {
    says: 'title',
    of: TYPES,
    make: ({ draft }) => ({
      ...draft,
      title: draft.title.replace(/ of my players$/, ' by number'),
    }),
  },
  'no label on x': {
    says: 'x-label',
    of: withAxis('x'),
    make: ({ draft }) => ({ ...draft, xLabel: ' ' }),
  },
  'a label on x without its unit': {
    says: 'x-label',
    of: withAxis('x'),
    make: ({ draft }) => ({ ...draft, xLabel: 'Numbers' }),
  },
  'no label on y': {
    says: 'y-label',
    of: withAxis('y'),
    make: ({ draft }) => ({ ...draft, yLabel: '' }),
  },
  'a label on y without its unit': {
    says: 'y-label',
    of: withAxis('y'),
    make: ({ draft }) => ({ ...draft, yLabel: 'Amount' }),
  },
  ...Object.fromEntries(
    (['x', 'y'] as const).flatMap((axis) => {
      const scale = `${axis}Scale` as const;
      const of = withScale(axis);
      return [
        [
          `no step on ${axis}`,
          {
            says: `${axis}-scale`,
            of,
            make: ({ draft }: Sample) => ({ ...draft, [scale]: { ...draft[scale], step: '' } }),
          },
        ],
        [
          `a last step on ${axis} that is shorter`,
          {
            says: `${axis}-scale`,
            of,
            make: ({ draft }: Sample) =>
              isTiny(draft, scale)
                ? null
                : scaled(draft, scale, 'end', (end) => end + stepOf(draft, scale) / 4),
          },
        ],
        [
          `steps on ${axis} that jump over the 0 of the bars`,
          {
            says: `${axis}-scale`,
            of: axis === 'y' ? (['stacked-bar', 'histogram'] as const) : [],
            make: ({ draft }: Sample) => offBeat(draft, scale),
          },
        ],
        [
          `far too many steps on ${axis}`,
          {
            says: `${axis}-scale`,
            of,
            make: ({ draft }: Sample) => scaled(draft, scale, 'step', (step) => step / 32),
          },
        ],
        [
          `a scale on ${axis} that ends too soon`,
          { says: `${axis}-fits`, of, make: ({ draft }: Sample) => endTooSoon(draft, scale) },
        ],
        [
          `a scale on ${axis} that leaves the graph squeezed`,
          {
            says: `${axis}-fits`,
            of,
            make: ({ draft }: Sample) => {
              const { start, end } = draft[scale];
              const length = Number(end) - Number(start);
              const longer = scaled(draft, scale, 'end', () => Number(start) + 4 * length);
              const far = scaled(longer, scale, 'step', () => length);
              return Number(start) % length === 0 && !isTiny(draft, scale) ? far : null;
            },
          },
        ],
      ];
    }),
  ),
  'bars that do not start at 0': {
    says: 'y-scale',
    of: ['stacked-bar', 'histogram'],
    make: ({ draft }) =>
      Number(draft.yScale.start) === 0 && Number(draft.yScale.end) > 2 * stepOf(draft, 'yScale')
        ? scaled(draft, 'yScale', 'start', () => stepOf(draft, 'yScale'))
        : null,
  },
  'a wrong angle': {
    says: 'angles',
    of: ['circle'],
    make: (sample) => withTyped(sample.draft, angleInputId(first(sample)), more),
  },
  'a slice without an angle': {
    says: 'angles',
    of: ['circle'],
    make: ({ draft }) => {
      const box = Object.keys(draft.typed).find((name) => draft.typed[name] !== '0');
      return box ? withTyped(draft, box, () => '') : null;
    },
  },
  'a wrong total': {
    says: 'totals',
    of: ['stacked-bar'],
    make: (sample) => withTyped(sample.draft, totalInputId(first(sample)), more),
  },
  'the same piece twice': {
    says: 'units',
    of: ['stacked-bar'],
    make: ({ draft }) => {
      const [field = ''] = draft.fields;
      const label = findGraphStatistic(field)?.label ?? '';
      return { ...draft, fields: [field, field], title: `${label} of my players`, yLabel: label };
    },
  },
  'no key': {
    says: 'key',
    of: ['circle', 'stacked-bar', 'multiple-line', 'scatter-plot'],
    make: ({ draft }) => (draft.players.length > 1 ? { ...draft, showKey: false } : null),
  },
  'a key that says another number': {
    says: 'key',
    of: ['stem-and-leaf'],
    make: ({ draft }) => ({ ...draft, stemKey: { ...draft.stemKey, value: '52' } }),
  },
  'a key without a unit': {
    says: 'key',
    of: ['stem-and-leaf'],
    make: ({ draft }) => ({ ...draft, stemKey: { ...draft.stemKey, unit: '' } }),
  },
  'a bye that counts as 0': {
    says: 'gap',
    of: ['multiple-line'],
    make: ({ draft }) => (draft.gap ? { ...draft, gap: 'zero' } : null),
  },
  'a line across a bye': {
    says: 'gap',
    of: ['multiple-line'],
    make: ({ draft }) => (draft.gap ? { ...draft, gap: 'join' } : null),
  },
  'stems that start too late': {
    says: 'stems',
    of: ['stem-and-leaf'],
    make: ({ draft }) => {
      const rows = parseStemRangeToRows(draft.stems) ?? [];
      return rows.length > 1
        ? { ...draft, stems: { ...draft.stems, first: stemLabelOfRow(rows[1] as number) } }
        : null;
    },
  },
  'a leaf too many': {
    says: 'leaves',
    of: ['stem-and-leaf'],
    make: ({ draft }) => withTyped(draft, leavesInputId(draft.stems.last), (typed) => `${typed} 9`),
  },
  'leaves out of order': {
    says: 'leaf-order',
    of: ['stem-and-leaf'],
    make: ({ draft }) => {
      const box = Object.keys(draft.typed).find(
        (name) => new Set((draft.typed[name] ?? '').split(' ')).size > 1,
      );
      return box
        ? withTyped(draft, box, (typed) => (typed ?? '').split(' ').reverse().join(' '))
        : null;
    },
  },
  'a wrong count': {
    says: 'counts',
    of: ['histogram'],
    make: ({ draft }) => withTyped(draft, binCountInputId(1), more),
  },
  'a bin that is missing at the start': {
    says: 'bins',
    of: ['histogram'],
    make: ({ draft }) =>
      Number(draft.typed[binCountInputId(0)]) > 0
        ? {
            ...draft,
            bins: {
              ...draft.bins,
              start: `${Number(draft.bins.start) + Number(draft.bins.width)}`,
            },
          }
        : null,
  },
  'bins without a width': {
    says: 'bins',
    of: ['histogram'],
    make: ({ draft }) => ({ ...draft, bins: { ...draft.bins, width: '0' } }),
  },
  'a wrong median': {
    says: 'five',
    of: ['box-and-whisker'],
    make: (sample) => withTyped(sample.draft, fiveNumberInputId(first(sample), 'median'), more),
  },
  'no sentence': { says: 'claim', of: TYPES, make: ({ draft }) => ({ ...draft, claim: '' }) },
  'the title as a sentence': {
    says: 'claim',
    of: TYPES,
    make: ({ draft }) => ({ ...draft, claim: draft.title }),
  },
  'one player for a graph of several': {
    says: 'data',
    of: ['circle', 'stacked-bar', 'multiple-line'],
    make: ({ draft }) => ({ ...draft, players: draft.players.slice(0, 1) }),
  },
  'weeks that end before they begin': {
    says: 'data',
    of: TYPES,
    make: ({ draft }) => ({ ...draft, fromWeek: 3, toWeek: 2 }),
  },
};

/** Cuts the scale so far that the largest number does not fit; at least two steps stay. */
function endTooSoon(draft: GraphDraft, scale: 'xScale' | 'yScale'): GraphDraft | null {
  const { start, end, step } = draft[scale];
  const steps = (Number(end) - Number(start)) / Number(step);
  // Where the last step was only added to have two, cutting it hides nothing.
  return steps > 3 ? scaled(draft, scale, 'end', (old) => old - 2 * Number(step)) : null;
}

describe.each(TYPES)('%s', (type) => {
  it('a right graph of random real data passes every check, and only its sentence is not judged', async () => {
    const samples = await samplesOf(type);
    expect(samples.length).toBeGreaterThan(ROSTERS / 4);
    for (const { draft, source } of samples) {
      const items = checkGraphOfType(type, draft, source);
      expect(
        items.filter(({ state }) => state !== 'right').map(({ id, state }) => [id, state]),
      ).toEqual([['claim', 'unjudged']]);
    }
  });

  const faults = Object.entries(FAULTS).filter(([, { of }]) => of.includes(type));
  it.each(faults)('%s is named, and nothing else', async (_, { says, make }) => {
    let tried = 0;
    for (const sample of await samplesOf(type)) {
      const draft = make(sample);
      if (!draft) continue;
      const items = checkGraphOfType(type, draft, sample.source);
      const named = items.filter(({ state }) => state === 'again');
      expect({ draft, named: named.map(({ id }) => id) }).toEqual({ draft, named: [says] });
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });
});

const WORKED_OUT = [
  'circle',
  'stacked-bar',
  'stem-and-leaf',
  'histogram',
  'box-and-whisker',
] as const;

it.each(WORKED_OUT)(
  'each single number of a %s that is wrong is noticed, whichever it is',
  async (type) => {
    const samples = (await samplesOf(type)).slice(0, 6);
    expect(
      Math.max(...samples.map(({ draft }) => Object.keys(draft.typed).length)),
    ).toBeGreaterThan(1);
    for (const { draft, source } of samples) {
      for (const box of Object.keys(draft.typed)) {
        const wrong = withTyped(
          draft,
          box,
          type === 'stem-and-leaf' ? (typed) => `${typed} 9` : more,
        );
        const items = checkGraphOfType(type, wrong, source);
        expect({ box, again: items.some(({ state }) => state === 'again') }).toEqual({
          box,
          again: true,
        });
      }
    }
  },
);

it('no message tells a number that was asked for', async () => {
  for (const type of ['circle', 'stacked-bar', 'histogram', 'box-and-whisker'] as const) {
    for (const { draft, source } of await samplesOf(type)) {
      // Titles and names may hold numbers, so only those that were asked for and are telling are
      // looked for.
      const asked = Object.values(draft.typed).filter((text) => text.length > 1);
      const items = checkGraphOfType(type, { ...draft, typed: {} }, source);
      const says = items.find(({ id }) =>
        ['angles', 'totals', 'counts', 'five'].includes(id),
      )?.says;
      const message = says ? checkMessage(says) : '';
      const told = message.match(/\d+/g) ?? [];
      const allowed = [draft.bins.start, '360'];
      if (type !== 'histogram')
        expect(told.filter((text) => asked.includes(text) && !allowed.includes(text))).toEqual([]);
      expect(message).not.toBe('');
    }
  }
});

it('a bye of a chosen player is asked about, and only then', async () => {
  for (const { draft, source } of await samplesOf('multiple-line')) {
    const missing = chosenPlayersInRosterOrder(draft, source).some((player) =>
      weeklyValuesWithGaps(player, draft.fields[0] ?? '', draft).includes(null),
    );
    expect(checkGraphOfType('multiple-line', draft, source).some(({ id }) => id === 'gap')).toBe(
      missing,
    );
  }
});

it('pieces of two units make no bar', async () => {
  const [sample] = await samplesOf('stacked-bar');
  if (!sample) throw new Error('No sample');
  const { source } = sample;
  const draft = {
    ...sample.draft,
    players: source.players
      .filter(({ position }) => position === 'WR')
      .slice(0, 2)
      .map(({ key }) => key),
  };
  const items = checkGraphOfType(
    'stacked-bar',
    { ...draft, fields: ['ReceivingYards', 'Receptions'] },
    source,
  );
  expect(items.find(({ id }) => id === 'units')).toMatchObject({ state: 'again', box: 'field-1' });
  expect(items.find(({ id }) => id === 'totals')?.state).toBe('waiting');
});

it.each([
  ['a slice for a number below zero', 'angle-p1', '20', 'no-slice'],
  ['no slice for a number below zero', 'angle-p1', '', null],
])('%s', (_, box, text, code) => {
  const row = (value: number) => graphFieldsOfPosition('RB').map(() => value);
  const source: GraphDataSource = {
    week: 1,
    players: [
      { key: 'p1', name: 'Elijah Mitchell', position: 'RB', games: [row(-3)] },
      { key: 'p2', name: 'Raheem Mostert', position: 'RB', games: [row(30)] },
      { key: 'p3', name: 'Jahmyr Gibbs', position: 'RB', games: [row(90)] },
    ],
  };
  const draft = {
    ...emptyDraftOfType('circle', source),
    players: ['p1', 'p2', 'p3'],
    typed: { 'angle-p2': '90', 'angle-p3': '270', [box]: text },
  };
  const item = checkGraphOfType('circle', draft, source).find(({ id }) => id === 'angles');
  if (code) expect(item).toMatchObject({ state: 'again', says: { code }, box });
  else expect(item?.state).toBe('right');
});
