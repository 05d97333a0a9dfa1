import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ActionResult } from '@/lib/actions/run-request';
import type { GraphWithStudentDto, WeekGraphsForReviewDto } from '@/lib/data/graph/dto';
import { ReviewBoard } from './review-board';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

type Sent = {
  graphId: string;
  basedOn: string | null;
  outcome: string;
  comment?: string;
  rubric?: object;
};
const sent: Sent[] = [];
let answer: (input: Sent) => ActionResult<{ at: string }>;
jest.mock('@/lib/actions/graph', () => ({
  reviewGraphAction: async (input: Sent) => {
    sent.push(input);
    return answer(input);
  },
}));

const NOW = '2023-10-18T11:00:00.000Z';
let batch = 0;
beforeEach(() => {
  sent.length = 0;
  batch += 1;
  router.refresh.mockClear();
  answer = () => ({ ok: true, data: { at: NOW } });
});

function graph(number: number, part: Partial<GraphWithStudentDto> = {}): GraphWithStudentDto {
  return {
    // Review drafts outlive a board, so each test needs graphs of its own.
    id: `graph-${batch}-${number}`,
    version: 1,
    title: `Yards ${number}`,
    description: 'Three bars.',
    graphType: '',
    typeLabel: null,
    source: 'photo',
    table: { columns: ['Name', 'Yards'], rows: [['Hill', 163]] },
    createdAt: NOW,
    state: 'waiting',
    review: null,
    week: 6,
    earlier: [],
    studentId: `student-${number}`,
    studentName: `Kim ${number}`,
    teamName: null,
    ...part,
  };
}
const graphs = (count: number) => Array.from({ length: count }, (_, index) => graph(index + 1));
const board = (list: GraphWithStudentDto[]) => {
  const review = {
    week: 6,
    weeks: [6],
    graphs: list,
    studentsWithout: 0,
    unreadable: 0,
  } satisfies WeekGraphsForReviewDto;
  return <ReviewBoard leagueId="room" review={review} openId={null} />;
};
const press = async (...keys: string[]) => {
  for (const key of keys)
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
};
const click = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const review = () => screen.getByRole('region', { name: /^Your review/ });

it('sends a blurred photo back with one press and a sentence, and asks for no rating', async () => {
  render(board(graphs(2)));
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(0);
  await click(/too blurred to read/);
  expect(sent).toEqual([
    {
      graphId: graph(1).id,
      basedOn: null,
      outcome: 'returned',
      comment: 'The photo is too blurred to read. Please take it again.',
    },
  ]);
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(review()).toHaveFocus();
});

it('has no sentence about a photo for a graph that was built', () => {
  render(board([graph(1, { source: 'builder' })]));
  expect(screen.queryByRole('button', { name: /blurred/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^The labels are missing/ })).toBeVisible();
});

it('goes through a week’s graphs with five presses each', async () => {
  render(board(graphs(4)));
  await click('Use the keys');
  expect(review()).toHaveFocus();
  for (let at = 1; at <= 4; at += 1) {
    expect(screen.getByText(`${at} of 4`)).toBeVisible();
    await press('4', '3', '2', '1', at % 2 ? 'Enter' : 's');
  }
  expect(sent.map(({ graphId }) => graphId)).toEqual(graphs(4).map(({ id }) => id));
  expect(sent.map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 2 }, () => ['seen', 'approved']).flat(),
  );
  expect(new Set(sent.map(({ rubric }) => JSON.stringify(rubric)))).toEqual(
    new Set([JSON.stringify({ accuracy: 3, labels: 2, scale: 1, keyAndClaim: 0 })]),
  );
  expect(screen.getAllByText(/All graphs of this week are reviewed/).length).toBeGreaterThan(0);
  expect(review()).toHaveFocus();
});

it('keeps half a review while another graph is looked at, also on a later page', async () => {
  const { unmount } = render(board(graphs(2)));
  await click('Use the keys');
  await press('3', '4', 'ArrowRight');
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(0);
  await press('ArrowLeft');
  expect(screen.getByRole('group', { name: 'Equal scale' })).toHaveFocus();
  unmount();
  render(board(graphs(2)));
  const labels = within(screen.getByRole('group', { name: 'Labels' }));
  expect(labels.getByRole('radio', { name: /^All there/ })).toBeChecked();
});

it('says which part is still to be rated, and sends nothing before', async () => {
  render(board(graphs(1)));
  await click('Use the keys');
  await press('3', '4', 'ArrowUp', 'ArrowUp', 'Enter');
  expect(screen.getByRole('group', { name: 'Equal scale' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Equal scale' })).toHaveAccessibleDescription(
    /Please choose one\.$/,
  );
  expect(sent).toEqual([]);
});

it('takes the last review back, with all that was chosen still there', async () => {
  render(board(graphs(2)));
  await click('Use the keys');
  await press('4', '4', '4', '4', 'Enter', 'u');
  expect(sent.at(-1)).toEqual({ graphId: graph(1).id, basedOn: NOW, outcome: 'waiting' });
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4);
});

it('tells a second window what the first one said, keeps its own choices, and may then replace it', async () => {
  const { rerender } = render(board(graphs(1)));
  await click(/^Accept and rate it/);
  await press('4', '4', '4', '4');
  const words = 'This graph was reviewed in another window.';
  answer = () => ({ ok: false, error: { code: 'conflict', message: words } });
  await press('Enter');
  expect(screen.getByText(words)).toBeVisible();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  const meanwhile = {
    outcome: 'returned',
    rubric: null,
    comment: 'A part is cut off.',
    at: NOW,
  } as const;
  rerender(board([graph(1, { state: 'returned', review: meanwhile })]));
  expect(within(review()).getByText('A part is cut off.')).toBeVisible();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(4);
  answer = () => ({ ok: true, data: { at: '2023-10-18T11:05:00.000Z' } });
  await click(/^Keep it private/);
  expect(sent.at(-1)).toMatchObject({ basedOn: NOW, outcome: 'seen' });
});

it('does nothing with keys in a text box, or outside of the review', async () => {
  render(board(graphs(3)));
  await press('4', 'ArrowRight', 'Enter');
  screen.getByLabelText('Or in your own words').focus();
  await press('4', 'b', 'u', 's', 'ArrowRight', 'Enter');
  expect([sent.length, screen.queryAllByRole('radio').length]).toEqual([0, 0]);
  expect(screen.getByText('1 of 3')).toBeVisible();
  await press('Escape');
  expect(review()).toHaveFocus();
});

it('begins at the first graph that waits', () => {
  const done = {
    outcome: 'seen',
    rubric: { accuracy: 3, labels: 3, scale: 3, keyAndClaim: 3 },
    comment: '',
    at: NOW,
  } as const;
  render(board([graph(1, { state: 'seen', review: done }), graph(2), graph(3)]));
  expect(screen.getByText('2 of 3')).toBeVisible();
});
