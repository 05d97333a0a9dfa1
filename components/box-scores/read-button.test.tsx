import { act, fireEvent, render, screen } from '@testing-library/react';
import { MarkBoxScoresReadButton } from './read-button';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const sent: unknown[] = [];
jest.mock('@/lib/actions/week', () => ({
  completeTaskAction: async (input: unknown) => {
    sent.push(input);
    return { ok: true, data: { completedAt: '', mvpPoints: 0, allDone: false } };
  },
}));

beforeEach(() => {
  sent.length = 0;
});

const tick = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'I read the box scores' })));

it('asks again for the week that opened on the open page, and ticks that one', async () => {
  const { rerender } = render(
    <MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />,
  );
  await tick();
  expect(screen.getByText('Task done. Next, work out the points.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Work out the points' })).toHaveFocus();

  rerender(<MarkBoxScoresReadButton week={7} read={false} cardHref="/cards" isNext />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await tick();
  expect(sent).toEqual([
    { week: 6, task: 1 },
    { week: 7, task: 1 },
  ]);
});

it('offers nothing to press where the week’s tasks can’t be read', () => {
  render(<MarkBoxScoresReadButton week={6} read={false} isUnreadable cardHref="/cards" isNext />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Nothing was deleted/)).toBeVisible();
});

it('stays ticked when a page fetched a moment before the answer arrives after it', async () => {
  const { rerender } = render(
    <MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />,
  );
  await tick();
  rerender(<MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('knows from a newer page that the task was ticked elsewhere', () => {
  const { rerender } = render(
    <MarkBoxScoresReadButton week={6} read={false} cardHref="/cards" isNext />,
  );
  rerender(<MarkBoxScoresReadButton week={6} read cardHref="/cards" isNext />);
  expect(screen.getByText('You’ve read the box scores.')).toBeVisible();
});
