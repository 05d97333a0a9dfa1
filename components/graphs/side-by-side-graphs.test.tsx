import { render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStoreClassScreenQuestion } from '@/components/math/class-screen-question';
import type { ComparedGraphDto, ProjectedGraphDto } from '@/lib/data/graph/dto';
import type { GraphTable } from '@/lib/domain/graphs/handed-in-graph';
import { GRAPH_DISCUSSION_QUESTIONS } from '@/words/graphs/registry';
import { OwnGraphComparison } from './own-graph-comparison';
import { ProjectedGraphsScreen } from './projected-graphs-screen';

const table = (...rows: GraphTable['rows']): GraphTable => ({
  columns: ['Player', 'Rushing yards', 'Receiving yards'],
  rows,
});
const shown = (id: string, part: Partial<ProjectedGraphDto> = {}): ProjectedGraphDto => ({
  id,
  title: `Title of ${id}`,
  graphType: 'stacked-bar',
  typeLabel: 'Stacked-Bar Graph',
  table: table(['Hill', 0, 163]),
  question: null,
  ...part,
});
const showOnScreen = async (
  graphs: readonly ProjectedGraphDto[],
  { isOfBrief = false, typed = 'Which is longer?' } = {},
) => {
  renderHook(() => useStoreClassScreenQuestion(graphs.map(({ id }) => id).join(), typed));
  return render(await ProjectedGraphsScreen({ graphs, isOfBrief }));
};
const marks = (side: HTMLElement) =>
  [...side.querySelectorAll('svg[role="img"] text')].flatMap(({ textContent }) =>
    /^\d+$/.test(textContent ?? '') ? [textContent] : [],
  );

it('shows two pictures as A and B with the question, and draws both on one scale at a press, and back', async () => {
  const user = userEvent.setup();
  await showOnScreen([shown('one'), shown('two', { table: table(['Lamb', 3, 20]) })]);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['A', 'B']);
  expect(screen.getByText('Which is longer?')).toBeInTheDocument();
  const sides = () => screen.getAllByRole('listitem');
  expect(sides().map((side) => within(side).getByRole('img').getAttribute('src'))).toEqual([
    '/api/graphs/one',
    '/api/graphs/two',
  ]);
  const same = screen.getByRole('switch', { name: 'Same scale' });
  expect(same).not.toBeChecked();
  await user.click(same);
  expect(same).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Both graphs now have the same scale.');
  const [a, b] = sides().map(marks);
  expect(a?.length).toBeGreaterThan(2);
  expect(b).toEqual(a);
  expect(Math.max(...(a ?? []).map(Number))).toBeGreaterThanOrEqual(163);
  await user.keyboard(' ');
  expect(same).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Each graph has its own scale again.');
  expect(sides().map((side) => within(side).getByRole('img').getAttribute('src'))).toEqual([
    '/api/graphs/one',
    '/api/graphs/two',
  ]);
});

it('asks about other graphs, and for the brief, only what the server knows', async () => {
  const one = shown('one', { question: 'For Tuesday?' });
  const { unmount } = await showOnScreen([one], { isOfBrief: true });
  expect(screen.getByText('For Tuesday?')).toBeInTheDocument();
  unmount();
  renderHook(() => useStoreClassScreenQuestion('two', 'About another one?'));
  render(await ProjectedGraphsScreen({ graphs: [one], isOfBrief: false }));
  expect(screen.getByText('For Tuesday?')).toBeInTheDocument();
  expect(screen.queryByText('About another one?')).toBeNull();
});

it.each([
  ['no scale', { graphType: 'circle', typeLabel: 'Circle Graph' }, /A circle graph has no scale/],
  ['no numbers', { table: null }, /each graph needs its numbers/],
  ['too little in its numbers', { graphType: 'box-and-whisker' }, /don’t say enough/],
])('says in a sentence why there is no switch where there is %s', async (_, part, why) => {
  await showOnScreen([shown('one', part), shown('two', part)]);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText(why)).toBeInTheDocument();
});

it('shows one graph alone without a letter, a switch, or an excuse', async () => {
  await showOnScreen([shown('one', { title: '', question: 'For Tuesday?' })], { typed: '' });
  expect(screen.queryByText('For Tuesday?')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Look at this graph, Stacked-Bar Graph',
  );
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('img')).toHaveAccessibleName('Stacked-Bar Graph');
});

it('says what to do where nothing is left to show', async () => {
  await showOnScreen([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing to show yet.');
});

const ofWeek = (week: number, part: Partial<ComparedGraphDto> = {}): ComparedGraphDto => ({
  ...shown(`week-${week}`),
  description: `What week ${week} shows.`,
  week,
  ...part,
});

it('puts an own week beside the one before, with words, numbers, the switch, and a question to oneself', async () => {
  const user = userEvent.setup();
  const kinds = [
    { type: 'stacked-bar', label: 'Stacked-Bar Graph' },
    { type: 'histogram', label: 'Histograms' },
  ];
  const pair = { before: ofWeek(5, { table: table(['Hill', 0, 40]) }), now: ofWeek(6) };
  render(
    await OwnGraphComparison({
      comparison: { kinds, pair },
      questions: GRAPH_DISCUSSION_QUESTIONS,
    }),
  );
  const [before, now] = screen.getAllByRole('listitem').slice(kinds.length);
  if (!before || !now) throw new Error('There are two weeks.');
  expect(within(before).getByRole('heading')).toHaveTextContent('Week 5');
  expect(within(now).getByRole('img')).toHaveAccessibleName(
    /^Week 6: Title of week-6. What week 6 shows/,
  );
  await user.click(within(now).getByText('Show the numbers'));
  expect(within(now).getByRole('table')).toHaveTextContent('163');
  expect(screen.getByText('Ask yourself:').parentElement).toHaveTextContent(/\?$/);
  await user.click(screen.getByRole('switch', { name: 'Same scale' }));
  expect(marks(before)).toEqual(marks(now));
  const links = within(screen.getByRole('navigation', { name: 'Kinds of graphs' })).getAllByRole(
    'link',
  );
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/student/graph-upload/weeks?type=stacked-bar', 'page'],
    ['/student/graph-upload/weeks?type=histogram', null],
  ]);
});

it('says when there will be something to compare', async () => {
  render(await OwnGraphComparison({ comparison: { kinds: [], pair: null }, questions: {} }));
  expect(screen.getByRole('heading')).toHaveTextContent('Nothing to compare yet');
});
