import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ActionResult } from '@/lib/actions/run-request';
import type { DraftBoardDto, RosterChangeDto } from '@/lib/data/draft/dto';
import { draftPlayer } from '@/lib/testing/draft-players';
import { DraftBoard } from './draft-board';
import { useRememberViewedPlayer } from './player-row';

const router = { refresh: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(),
}));
// jsdom doesn't know the element `search`.
jest.mock('./draft-board-tools', () => ({ DraftBoardTools: () => null }));

// jsdom doesn't implement it.
Element.prototype.scrollIntoView = () => {};

let answer: (result: ActionResult<RosterChangeDto>) => void;
const change = () =>
  new Promise<ActionResult<RosterChangeDto>>((resolve) => {
    answer = resolve;
  });
jest.mock('@/lib/actions/team', () => ({
  draftPlayerAction: () => change(),
  releasePlayerAction: () => change(),
}));

const counts = (drafted: number): DraftBoardDto['counts'] => [
  { position: 'QB', drafted, min: 1, max: 4 },
];

const board = (part: Partial<DraftBoardDto> = {}): DraftBoardDto => ({
  season: 2023,
  week: 6,
  position: 'QB',
  counts: counts(1),
  version: 1,
  players: [draftPlayer(1, 'Al Oak', { drafted: true }), draftPlayer(2, 'Bo Dunn')],
  columns: [],
  roster: [],
  complete: true,
  readOnly: false,
  lineupOpen: true,
  scouted: true,
  ...part,
});

const changed = (part: Partial<RosterChangeDto>): ActionResult<RosterChangeDto> => ({
  ok: true,
  data: {
    drafted: true,
    counts: counts(2),
    complete: true,
    version: 2,
    replacedBy: null,
    team: { from: 'a', to: 'b' },
    ...part,
  },
});

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const countText = () => screen.getByRole('navigation', { name: 'Positions' }).textContent;

it('leads from a complete team to the lineup while that is open, and to the tasks when it is locked', () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  expect(screen.getByRole('link', { name: 'Go to my lineup' })).toHaveAttribute(
    'href',
    '/student/lineup',
  );
  rerender(<DraftBoard board={board({ lineupOpen: false })} />);
  expect(screen.getByRole('link', { name: 'Go to my tasks' })).toHaveAttribute(
    'href',
    '/student/dashboard',
  );
  expect(screen.queryByText(/set your line-up/)).toBeNull();
});

it('keeps a pick when a page fetched a moment before arrives while it is under way, and after its answer', async () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  rerender(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Let go Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('2 of 4');

  await act(async () => answer(changed({})));
  rerender(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Let go Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('2 of 4');
});

it('says why a press does nothing each time it is pressed', async () => {
  render(<DraftBoard board={board({ counts: counts(4) })} />);
  const sentence = () =>
    screen.getAllByRole('status').find((region) => region.textContent)?.firstElementChild;
  await press('Pick Bo Dunn');
  const first = sentence();
  expect(first).toHaveTextContent(/\w+ \w+/);
  await press('Pick Bo Dunn');
  expect(sentence()).toHaveTextContent(first?.textContent ?? '-');
  expect(sentence()).not.toBe(first);
});

it('shows what was picked on a card a moment ago, though the list was fetched before the server had answered', async () => {
  const { unmount } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  unmount();
  const { rerender } = render(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Let go Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('2 of 4');

  // The page that got the refusal is gone, so the next roster comes from the server.
  await act(async () =>
    answer({ ok: false, error: { code: 'unavailable', message: 'Try again.' } }),
  );
  rerender(<DraftBoard board={board()} />);
  expect(screen.getByRole('button', { name: 'Pick Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('1 of 4');
});

it('takes what was changed elsewhere since', async () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  await act(async () => answer(changed({})));
  rerender(<DraftBoard board={board({ version: 3 })} />);
  expect(screen.getByRole('button', { name: 'Pick Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('1 of 4');
});

it('does not count a pick twice when the page that knows of it comes before its answer', async () => {
  const { rerender } = render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  rerender(
    <DraftBoard
      board={board({
        version: 2,
        counts: counts(2),
        players: [draftPlayer(2, 'Bo Dunn', { drafted: true })],
      })}
    />,
  );
  expect(countText()).toContain('2 of 4');
  await act(async () => answer(changed({})));
  expect(countText()).toContain('2 of 4');
});

it('takes a refused pick back and says why', async () => {
  render(<DraftBoard board={board()} />);
  await press('Pick Bo Dunn');
  await act(async () =>
    answer({ ok: false, error: { code: 'limit-reached', message: 'You have 4 quarterbacks.' } }),
  );
  expect(screen.getByRole('button', { name: 'Pick Bo Dunn' })).toBeVisible();
  expect(countText()).toContain('1 of 4');
  expect(screen.getAllByText('Bo Dunn: You have 4 quarterbacks.')).toHaveLength(2);
  expect(
    screen
      .getByText('Bo Dunn: You have 4 quarterbacks.', { ignore: '[aria-hidden]' })
      .closest('[role]'),
  ).toHaveAttribute('role', 'status');
});

it('says who plays instead of a starter who was let go', async () => {
  const players = [
    draftPlayer(1, 'Al Oak', { drafted: true }),
    draftPlayer(2, 'Bo Dunn', { drafted: true }),
  ];
  render(<DraftBoard board={board({ counts: counts(2), players })} />);
  await press('Let go Al Oak');
  await act(async () =>
    answer(changed({ drafted: false, counts: counts(1), replacedBy: 'Bo Dunn' })),
  );
  expect(screen.getByText('Bo Dunn plays instead of Al Oak in your next lineup.')).toBeVisible();
});

it('names scouting only when there is a game to scout', () => {
  const open = { complete: false, counts: counts(0), players: [] };
  const { rerender } = render(<DraftBoard board={board(open)} />);
  expect(screen.getByText(/no scouting needed/)).toBeVisible();
  rerender(<DraftBoard board={board({ ...open, week: 0 })} />);
  expect(screen.queryByText(/scouting/)).toBeNull();
});

const many = Array.from({ length: 70 }, (_, index) =>
  draftPlayer(index + 1, `Player ${index + 1}`),
);

it('goes to the first new row with "Show more", at the end of the list too, and tells once how many are shown', async () => {
  render(<DraftBoard board={board({ players: many })} />);
  const told = screen.getByText('30 of 70 shown').closest('[role="status"]');
  await press('Show more');
  expect(screen.getByRole('link', { name: 'Player 31' })).toHaveFocus();
  expect(told).toHaveTextContent('60 of 70 shown');
  await press('Show more');
  expect(screen.getByRole('link', { name: 'Player 61' })).toHaveFocus();
  expect(told).toHaveTextContent('70 of 70 shown');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('comes back from a player’s page to the row of that player, far down the list too, but not from anywhere else', () => {
  jest.useFakeTimers();
  const Card = () => {
    useRememberViewedPlayer(45);
    return null;
  };
  const { rerender, unmount } = render(<Card />);
  rerender(<DraftBoard board={board({ players: many })} />);
  expect(screen.getByRole('link', { name: 'Player 45' })).toHaveFocus();
  expect(screen.getByText('60 of 70 shown')).toBeVisible();

  act(() => jest.advanceTimersByTime(1));
  unmount();
  render(<DraftBoard board={board({ players: many })} />);
  expect(screen.getByText('30 of 70 shown')).toBeVisible();
  expect(document.body).toHaveFocus();
  jest.useRealTimers();
});

it('has the next position one key after the button that picked', async () => {
  const two: DraftBoardDto['counts'] = [
    ...counts(0),
    { position: 'TE', drafted: 0, min: 1, max: 2 },
  ];
  render(<DraftBoard board={board({ counts: two, players: many, complete: false })} />);
  await press('Pick Player 20');
  const row = screen.getByRole('button', { name: 'Let go Player 20' }).closest('li');
  expect(
    within(row as HTMLElement).getByRole('link', { name: 'Next: Tight Ends' }),
  ).toHaveAttribute('href', '/student/draft?pos=TE');
  expect(screen.getAllByRole('link', { name: 'Next: Tight Ends' })).toHaveLength(2);
});

it('draws each number as long as it is beside the best of the whole list', () => {
  const yards = (value: number) => [{ field: 'PassingYards', label: 'Passing yards', value }];
  const players = many.map((player, index) => ({ ...player, totals: yards(index - 1) }));
  render(<DraftBoard board={board({ players, columns: ['Pass yards'] })} />);
  const bars = screen
    .getAllByText('Passing yards', { selector: 'dt' })
    .map((name) => name.parentElement?.style.getPropertyValue('--reach'));
  // The best value, 68, is in a row that isn't rendered at first.
  expect([bars[0], bars[1], bars[18]]).toEqual(['0%', '0%', '25%']);
  expect(screen.getByText('−1')).toBeVisible();
});
