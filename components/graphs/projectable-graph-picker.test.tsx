import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClassScreenQuestion } from '@/components/math/class-screen-question';
import type { ActionResult } from '@/lib/actions/run-request';
import type { ProjectableGraphDto } from '@/lib/data/graph/dto';
import { GRAPH_DISCUSSION_QUESTIONS } from '@/words/graphs/registry';
import { ProjectableGraphPicker } from './projectable-graph-picker';
import { readProjectedGraphsFromUrl } from './projected-graphs';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const sent: unknown[] = [];
let answer: ActionResult<undefined> = { ok: true, data: undefined };
jest.mock('@/lib/actions/graph', () => ({
  setBriefGraphQuestionAction: async (input: unknown) => {
    sent.push(input);
    return answer;
  },
}));

beforeEach(() => {
  sent.length = 0;
  router.refresh.mockClear();
  answer = { ok: true, data: undefined };
});

const graph = (id: string, part: Partial<ProjectableGraphDto> = {}): ProjectableGraphDto => ({
  id,
  title: `Title of ${id}`,
  description: 'Three bars.',
  graphType: 'histogram',
  typeLabel: 'Histograms',
  table: null,
  source: 'builder',
  state: 'approved',
  studentName: `${id} L.`,
  inGallery: true,
  namesSomebody: false,
  question: null,
  ...part,
});
const show = (graphs: ProjectableGraphDto[], openId: string | null = null) =>
  render(
    <ProjectableGraphPicker
      leagueId="room-12"
      weekGraphs={{ week: 6, graphs, unreadable: 0 }}
      questions={GRAPH_DISCUSSION_QUESTIONS}
      openId={openId}
    />,
  );
const onScreen = () => screen.getByRole('region', { name: 'On the screen' });
const choose = (id: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^(Put it on|On) the screen.*: Title of ${id}, `),
  });
const address = () =>
  new URL(
    screen.getByRole('link', { name: 'Project, no names' }).getAttribute('href') ?? '',
    'http://x',
  );
const question = () => screen.getByRole('textbox', { name: 'One question for the class' });

it('puts two of one kind on the screen as A and B with one question, and says nothing of whose they are in the address', async () => {
  const user = userEvent.setup();
  show([graph('kim'), graph('lee'), graph('ann')]);
  expect(screen.queryByRole('link', { name: 'Project, no names' })).toBeNull();
  await user.click(choose('lee'));
  await user.click(choose('kim'));
  expect(choose('lee')).toHaveTextContent('On the screen as A');
  expect(choose('kim')).toHaveTextContent('On the screen as B');
  await user.clear(question());
  await user.type(question(), 'Which one is wider?');
  const { pathname, searchParams } = address();
  expect([pathname, [...searchParams.keys()]]).toEqual([
    '/teacher/leagues/room-12/project/graphs',
    ['week', 'show'],
  ]);
  expect(readProjectedGraphsFromUrl(searchParams)).toEqual(['lee', 'kim']);
  render(<ClassScreenQuestion topic="lee,kim" fromServer={null} className="" />);
  expect(screen.getByText('Which one is wider?', { selector: 'p span' })).toBeVisible();
  // A third choice replaces the first.
  await user.click(choose('ann'));
  expect(readProjectedGraphsFromUrl(address().searchParams)).toEqual(['kim', 'ann']);
  await user.click(
    within(onScreen()).getByRole('button', { name: 'Take Title of kim by kim L. off the screen' }),
  );
  expect(readProjectedGraphsFromUrl(address().searchParams)).toEqual(['ann']);
});

it('compares only one kind: a graph of another one stands alone, and that is said', async () => {
  const user = userEvent.setup();
  const untyped = { graphType: '', typeLabel: null };
  show([
    graph('kim'),
    graph('lee', { graphType: 'circle', typeLabel: 'Circle Graph' }),
    graph('ann', untyped),
    graph('bea', untyped),
  ]);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Histograms (1)', 'Circle Graph (1)', 'Other graphs (2)', 'On the screen']);
  await user.click(choose('kim'));
  await user.click(choose('lee'));
  expect(readProjectedGraphsFromUrl(address().searchParams)).toEqual(['lee']);
  expect(
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toMatch(/of another kind/);
  await user.click(choose('ann'));
  await user.click(choose('bea'));
  expect(readProjectedGraphsFromUrl(address().searchParams)).toEqual(['bea']);
});

it('offers questions about this kind, and keeps no words that were typed about other graphs', async () => {
  const user = userEvent.setup();
  show([graph('kim'), graph('lee')]);
  await user.click(choose('kim'));
  const prepared = within(
    screen.getByRole('combobox', { name: 'Questions to choose from' }),
  ).getAllByRole('option');
  await user.selectOptions(screen.getByRole('combobox'), prepared[1] as HTMLElement);
  expect(question()).toHaveValue(prepared[1]?.textContent);
  await user.type(question(), ' Really?');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('My own words');
  await user.click(choose('lee'));
  expect(question()).not.toHaveValue(`${prepared[1]?.textContent} Really?`);
});

it('makes a graph of the gallery the question for Tuesday with the words in the box, and takes it out again', async () => {
  const user = userEvent.setup();
  const page = show([
    graph('kim'),
    graph('lee', { question: 'Why?' }),
    graph('ann', { inGallery: false, state: 'waiting' }),
  ]);
  await user.click(
    screen.getByRole('button', { name: /^Make it a question for Tuesday ?: Title of kim, / }),
  );
  expect(question()).toHaveFocus();
  expect(onScreen()).toHaveTextContent('It takes the place of the question about “Title of lee.”');
  await user.clear(question());
  await user.type(question(), 'Which bar is it?');
  await user.click(screen.getByRole('button', { name: 'Make it the question for Tuesday' }));
  expect(sent).toEqual([{ leagueId: 'room-12', graphId: 'kim', question: 'Which bar is it?' }]);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  page.rerender(
    <ProjectableGraphPicker
      leagueId="room-12"
      weekGraphs={{
        week: 6,
        unreadable: 0,
        graphs: [graph('kim', { question: 'Which bar is it?' })],
      }}
      questions={GRAPH_DISCUSSION_QUESTIONS}
      openId={null}
    />,
  );
  expect(onScreen()).toHaveTextContent('It’s in the brief of week 6.');
  await user.click(screen.getByRole('button', { name: 'Take it out of Tuesday’s brief' }));
  expect(sent.at(-1)).toEqual({ leagueId: 'room-12', graphId: 'kim', question: null });
});

it('shows a stored question in its box, and a refusal where the button was pressed', async () => {
  const user = userEvent.setup();
  show([graph('kim', { question: 'Why?' })], 'kim');
  expect(question()).toHaveValue('Why?');
  answer = { ok: false, error: { code: 'not-allowed', message: 'Share this one first.' } };
  await user.type(question(), ' How?');
  await user.click(screen.getByRole('button', { name: 'Save the question for Tuesday' }));
  expect(onScreen()).toHaveTextContent('Share this one first.');
  expect(question()).toHaveValue('Why? How?');
});

it('asks to look first where a name may be seen: on a photo, or in a title', async () => {
  const user = userEvent.setup();
  show([
    graph('kim'),
    graph('lee', { source: 'photo' }),
    graph('ann', { namesSomebody: true }),
    graph('bea', { inGallery: false }),
  ]);
  await user.click(choose('kim'));
  expect(onScreen()).not.toHaveTextContent(/name on the paper|first name/);
  await user.click(choose('lee'));
  expect(onScreen()).toHaveTextContent('A photo may show a name on the paper.');
  await user.click(choose('ann'));
  expect(onScreen()).toHaveTextContent('A title has a first name from your class in it.');
  await user.click(choose('ann'));
  await user.click(choose('lee'));
  await user.click(choose('bea'));
  expect(onScreen()).toHaveTextContent('Only a graph from the class gallery can be the question.');
});

it('says what comes where there is no graph yet', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'No graphs in week 6' })).toBeInTheDocument();
});

it('reads no more from an address than two graphs, and never a text', () => {
  const read = (text: string) => readProjectedGraphsFromUrl(new URLSearchParams(text));
  expect(read('show=a,a,b,c&ask=Why')).toEqual(['a', 'b']);
  expect(read(`show=../secret,,a%20b,${'x'.repeat(200)}`)).toEqual([]);
});
