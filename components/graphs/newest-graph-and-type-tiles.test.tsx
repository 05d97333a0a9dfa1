import { render, screen, within } from '@testing-library/react';
import type { GraphHubDto, OwnGraphDto } from '@/lib/data/graph/dto';
import type { LessonListItemDto } from '@/lib/data/lesson/dto';
import { GRAPH_TYPES, type GraphType, graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import {
  type GraphGameValuesOrStatus,
  type GraphPlayer,
  graphFieldsOfPosition,
} from '@/lib/domain/graphs/graph-source';
import type { GraphTypeSketch, MakeGraphTypeSketch } from './graph-type-sketch';
import { NewestGraphAndTypeTiles } from './newest-graph-and-type-tiles';
import { GRAPH_VIEW_LOADERS } from './registry';

const game = (numbers: Record<string, number>): GraphGameValuesOrStatus =>
  graphFieldsOfPosition('WR').map((field) => numbers[field] ?? 0);
const player = (key: string, yards: (number | 'bye')[]): GraphPlayer => ({
  key,
  name: `Player ${key}`,
  position: 'WR',
  games: yards.map((own) =>
    own === 'bye' ? own : game({ ReceivingYards: own, Receptions: 3, RushingYards: 7 }),
  ),
});
const SOURCE = {
  week: 3,
  players: [player('a', [12, 57, 41]), player('b', [80, 'bye', 33]), player('c', [0, 5, 28])],
};
const NOTHING = { week: 0, players: [player('a', [])] };

const lesson = (
  part: Partial<LessonListItemDto> & Pick<LessonListItemDto, 'type'>,
): LessonListItemDto => ({
  label: graphTypeLabel(part.type),
  state: 'ready',
  reason: null,
  stepsDone: 0,
  stepCount: 9,
  ...part,
});

const SKETCHES = {} as Record<GraphType, MakeGraphTypeSketch>;
beforeAll(async () => {
  for (const type of GRAPH_TYPES) SKETCHES[type] = (await GRAPH_VIEW_LOADERS[type]()).sketch;
});

function show({ source = SOURCE, lessons = {}, graphs = [] as object[] } = {}) {
  const hub = {
    source,
    // Week 7: the first type in turn is the first of the list.
    week: 7,
    weeks: [{ week: 2, graphs: graphs as OwnGraphDto[] }],
  } as unknown as GraphHubDto;
  const parts = lessons as Record<string, Partial<LessonListItemDto>>;
  const sketches = Object.fromEntries(
    GRAPH_TYPES.map((type) => [type, SKETCHES[type](source)]),
  ) as Record<GraphType, GraphTypeSketch | null>;
  return render(
    <NewestGraphAndTypeTiles
      hub={hub}
      lessons={GRAPH_TYPES.map((type) => lesson({ type, ...parts[type] }))}
      sketches={sketches}
    />,
  );
}

const tile = (name: string) =>
  within(
    screen
      .getByRole('heading', { level: 3, name: `Build one: ${name}` })
      .closest('li') as HTMLElement,
  );
const large = () => within(screen.getByRole('region', { name: /^This week’s graph/ }));
const address = (name: string | RegExp) => large().getByRole('link', { name }).getAttribute('href');

it('leads to the builder and to the lesson of each of the six small ones, and says in words how far they are', () => {
  show({
    lessons: {
      histogram: { state: 'done', stepsDone: 9, firstTry: 7 },
      'scatter-plot': { state: 'closed' },
    },
  });
  for (const type of GRAPH_TYPES.slice(1)) {
    const label = graphTypeLabel(type);
    expect(tile(label).getByRole('link', { name: `Build one: ${label}` })).toHaveAttribute(
      'href',
      `/student/graph-upload/build/${type}`,
    );
    expect(tile(label).getByRole('link', { name: /^Lesson/ })).toHaveAttribute(
      'href',
      `/student/graph-upload/lessons/${type}`,
    );
  }
  expect(
    tile('Histograms').getByRole('link', {
      name: 'Lesson: 7 of 9 on the first try for Histograms',
    }),
  ).toBeVisible();
  expect(
    tile('Scatter Plots').getByRole('link', { name: 'Lesson: not yet for Scatter Plots' }),
  ).toBeVisible();
});

it('takes one graph a week: the lesson that was begun, or else the next in turn that is still to build', () => {
  const name = () =>
    screen.getByRole('heading', { level: 2, name: /^This week’s graph/ }).textContent;
  const { unmount } = show({
    lessons: {
      'stacked-bar': { state: 'started', stepsDone: 4 },
      histogram: { state: 'started', stepsDone: 1 },
    },
  });
  expect(name()).toBe('This week’s graph: Stacked-Bar Graph');
  expect(large().getByText('Lesson 4 of 9')).toBeVisible();
  expect(address('Go on with step 5')).toBe('/student/graph-upload/lessons/stacked-bar');
  expect(address('Just build it')).toBe('/student/graph-upload/build/stacked-bar');
  unmount();
  const circle = {
    id: 'g1',
    title: 'My catches',
    graphType: 'circle',
    source: 'builder',
    week: 2,
    review: null,
    state: 'waiting',
  };
  const { unmount: end } = show({
    graphs: [circle],
    lessons: { 'stacked-bar': { state: 'closed' } },
  });
  expect(name()).toBe('This week’s graph: Stacked-Bar Graph');
  expect(address('Build it')).toBe('/student/graph-upload/build/stacked-bar');
  end();
  show();
  expect(name()).toBe('This week’s graph: Circle Graph');
  expect(address('Start the lesson')).toBe('/student/graph-upload/lessons/circle');
});

it('paints a type once one was turned in, with how far it has come and what it got, and shows the newest first', () => {
  const graph = {
    id: 'g1',
    title: 'Games by yards',
    description: 'Five bars.',
    graphType: 'histogram',
    source: 'builder',
    week: 2,
    review: null,
    state: 'waiting',
  };
  const review = {
    comment: 'Clear!',
    rubric: { accuracy: 3, labels: 3, scale: 3, keyAndClaim: 2 },
  };
  const { container } = show({
    graphs: [
      {
        ...graph,
        id: 'g2',
        title: 'Who caught most',
        graphType: 'stacked-bar',
        state: 'approved',
        review,
      },
      graph,
    ],
  });
  expect(container.querySelectorAll('.painted')).toHaveLength(2);
  expect(tile('Histograms').getByText('Turned in')).toBeVisible();
  expect(tile('Histograms').getByText(/Built, week 2/)).toBeVisible();
  expect(tile('Stacked-Bar Graph').getByText('In the gallery')).toBeVisible();
  expect(tile('Stacked-Bar Graph').getByText(/11 of 12/)).toBeVisible();
  const own = screen.getByRole('region', { name: 'My graphs' });
  expect(container.querySelector('section')).toBe(own);
  expect(within(own).getByText('Who caught most')).toBeVisible();
  expect(within(own).getByText('Your teacher says: Clear!')).toBeVisible();
  expect(within(own).getByRole('link', { name: 'All (2)' })).toHaveAttribute('href', '#my-graphs');
});

it('before there are games, shows empty boards and says so', () => {
  const { container } = show({ source: NOTHING });
  expect(screen.getAllByText('Not enough numbers yet')).toHaveLength(7);
  expect(container.querySelectorAll('svg.sketch > *')).toHaveLength(7);
});

describe.each(GRAPH_TYPES)('the sketch of %s', (type) => {
  it('is drawn from own games, at whole places, so that no exact number can be read off it', () => {
    const { container } = render(<svg aria-hidden="true">{SKETCHES[type](SOURCE)?.drawing}</svg>);
    expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
    expect(container.innerHTML).not.toMatch(/\d\.\d|NaN|Infinity/);
    // Only the stem-and-leaf sketch contains numbers.
    if (type !== 'stem-and-leaf') expect(container).toHaveTextContent(/^$/);
  });

  it('changes with the numbers', () => {
    const drawn = (yards: number) => {
      const source = {
        ...SOURCE,
        players: [player('a', [12, 57, yards]), ...SOURCE.players.slice(1)],
      };
      return render(<svg aria-hidden="true">{SKETCHES[type](source)?.drawing}</svg>).container
        .innerHTML;
    };
    if (type !== 'circle') expect(drawn(17)).not.toBe(drawn(44));
  });
});

it('the slices of the circle are catches of the newest week that has some', () => {
  const source = { week: 3, players: [player('a', [1, 2, 'bye']), player('b', [1, 2, 'bye'])] };
  expect(SKETCHES.circle(source)?.description).toBe('Catches in week 2');
  const { container } = render(<svg aria-hidden="true">{SKETCHES.circle(source)?.drawing}</svg>);
  // Two equal values make two equal halves.
  expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M120 50L120 5A45 45 0 0 1 120 95Z',
    'M120 50L120 95A45 45 0 0 1 120 5Z',
  ]);
});
