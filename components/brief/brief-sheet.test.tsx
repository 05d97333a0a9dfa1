import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWorkGroupsKeptAction } from '@/lib/actions/league';
import type { TuesdayBriefDto } from '@/lib/data/brief/dto';
import type { CommonMistakeDto } from '@/lib/data/mistake/dto';
import { BriefSheet } from './brief-sheet';

jest.mock('@/lib/actions/league', () => ({ setWorkGroupsKeptAction: jest.fn() }));
const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const keep = jest.mocked(setWorkGroupsKeptAction);
beforeEach(() => {
  keep.mockReset();
  router.refresh.mockReset();
});

const half = { wholeNumber: 0, numerator: 1, denominator: 2 };
const BRIEF: TuesdayBriefDto = {
  week: 6,
  latestWeek: 6,
  isExcused: false,
  mistakes: [],
  graph: null,
  isKept: false,
  groups: [],
  challenges: [],
  onTheWay: [],
  notStarted: [],
  together: [],
  warmUp: [],
  warmUpLevel: 1,
  firstTriesOnly: null,
};
const MISTAKE: CommonMistakeDto = {
  tag: 'a',
  label: 'Adds denominators',
  students: 1,
  answers: 1,
  step: 'Running back 1',
  rules: 1,
  question: 'Which is right?',
  working: null,
};
const show = (brief: Partial<TuesdayBriefDto> = {}) =>
  render(<BriefSheet leagueId="l1" brief={{ ...BRIEF, ...brief }} />);
const region = (name: string | RegExp) => screen.getByRole('region', { name });
const items = (name: string) =>
  within(region(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says what is not there in a week without work', () => {
  show();
  expect(region('What to talk about')).toHaveTextContent('No known mistakes in week 6.');
  expect(region('Who can work together')).toHaveTextContent('No one has started week 6 yet.');
  expect(region('Warm-up')).toHaveTextContent('No one in this class has a game with a fraction');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region', { name: /Answer key/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Pick a graph to talk about' })).toHaveAttribute(
    'href',
    '/teacher/leagues/l1/graphs/together?week=6',
  );
});

it('counts who made a mistake, and where', () => {
  show({
    mistakes: [MISTAKE, { ...MISTAKE, tag: 'b', label: 'Turns it over', students: 2, answers: 3 }],
  });
  expect(items('What to talk about')).toEqual([
    expect.stringMatching(/^1\. Adds denominators1 student, 1 answer, at Running back 1/),
    expect.stringMatching(/^2\. Turns it over2 students, 3 answers, most at Running back 1/),
  ]);
  expect(screen.queryByText(/so no one is recognized/)).toBeNull();
});

it('says that numbers are made up where some are shown, and which tries are counted', () => {
  const working = { rows: [], sum: { wrong: half, right: half }, question: 'Which is right?' };
  show({ mistakes: [{ ...MISTAKE, working }], firstTriesOnly: 20 });
  expect(region('What to talk about')).toHaveTextContent(/so no one is recognized.*first 20 tries/);
  expect(screen.getByText('Which is right?')).toBeVisible();
});

describe('who works together', () => {
  const groups = [
    { mistakes: ['Sums', 'Wholes'], learners: ['Ada L.', 'Bo K.'], helpers: ['Emma J. · owl55'] },
    { mistakes: ['Signs'], learners: ['Emma J. · fox21'], helpers: [] },
  ];

  it('is shown group by group, with those who help', () => {
    show({
      groups,
      challenges: [['Dylan P.']],
      together: ['Bo K.'],
      notStarted: ['Sam O.', 'Kim L.'],
    });
    const lists = within(region('Who can work together')).getAllByRole('heading', { level: 3 });
    expect(lists.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Group 1Sums; WholesAda L.Bo K.Emma J. · owl55 helps',
      'Group 2SignsEmma J. · fox21',
      expect.stringMatching(/^Ready to help.*Dylan P\.$/),
    ]);
    expect(region('Who can work together')).toHaveTextContent(
      /\(1\).*: Bo K\.Not started yet: Sam O\., Kim L\.$/,
    );
    expect(screen.queryByText(/all right so far/)).toBeNull();
  });

  it('names those at work where there is no group yet', () => {
    show({ onTheWay: ['Ada L.'] });
    expect(screen.queryByText(/No one has started/)).toBeNull();
    expect(screen.getByText('Ada L.', { exact: false })).toBeVisible();
  });

  it.each([
    [false, 'Keep these groups', true],
    [true, 'Make new groups each week', false],
  ])('can be kept or made new (kept: %s)', async (isKept, button, sent) => {
    keep.mockResolvedValueOnce({
      ok: false,
      error: { code: 'unavailable', message: 'Please try again.' },
    });
    keep.mockResolvedValueOnce({ ok: true, data: {} } as never);
    show({ groups, isKept });
    const press = () => userEvent.click(screen.getByRole('button', { name: button }));
    await press();
    expect(await screen.findByText('Please try again.')).toBeVisible();
    expect(router.refresh).not.toHaveBeenCalled();
    await press();
    expect(keep).toHaveBeenLastCalledWith({ leagueId: 'l1', week: 6, keep: sent });
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
  });
});

it('gives the answers apart from the questions, in the same order', () => {
  show({
    warmUp: [
      { text: 'Question one', answer: half, working: '5 × 1/10' },
      { text: 'Question two', answer: { ...half, wholeNumber: 2 }, working: '20 × 1/8' },
    ],
  });
  expect(items('Warm-up')).toEqual(['Question one', 'Question two']);
  const key = within(region(/^Answer key/)).getAllByRole('listitem');
  expect(key[0]).toHaveTextContent(/5 × 1\/10$/);
  expect(key[1]).toHaveTextContent(/20 × 1\/8$/);
});

it('projects the graph of the week with its question', () => {
  const graph = {
    id: 'g1',
    title: 'Yards',
    description: '',
    typeLabel: null,
    table: null,
    question: 'Who has more?',
  };
  show({ graph: graph as unknown as NonNullable<TuesdayBriefDto['graph']> });
  expect(screen.getByRole('img', { name: 'Yards' })).toHaveAttribute('src', '/api/graphs/g1');
  expect(screen.getByRole('link', { name: 'Project this graph' })).toHaveAttribute(
    'href',
    '/teacher/leagues/l1/project/graphs?week=6&show=g1&from=brief',
  );
  expect(screen.queryByRole('link', { name: /^Pick a graph/ })).toBeNull();
});
