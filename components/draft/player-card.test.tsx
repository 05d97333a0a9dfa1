import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PlayerCardDto, PointsPerGameDto, ScoutingVerdictDto } from '@/lib/data/draft/dto';
import { draftPlayer } from '@/lib/testing/draft-players';
import { PlayerCard } from './player-card';
import type { ScoutingFormProgress } from './scouting-form';

const router = { refresh: jest.fn(), push: jest.fn() };
const filled = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/actions/team', () => ({
  fillRosterToMinimumAction: async () => {
    filled();
    return { ok: true, data: { counts: [], complete: true, version: 1 } };
  },
  draftPlayerAction: async () => ({
    ok: true,
    data: {
      drafted: true,
      counts: [{ position: 'QB', drafted: 1, min: 1, max: 4 }],
      complete: true,
      version: 1,
      replacedBy: null,
      team: { from: 'a', to: 'b' },
    },
  }),
}));
/** Counts its clicks, which stands for the state that the real form keeps. */
jest.mock('./scouting-form', () => ({
  ScoutingForm: ({
    onRight,
    onWork,
  }: {
    onRight: (verdict: ScoutingVerdictDto) => void;
    onWork: (work: ScoutingFormProgress) => void;
  }) => {
    const [tries, setTries] = useState(0);
    return (
      <>
        <button type="button" onClick={() => onWork({ tries: 1, isTakenOver: false })}>
          wrong
        </button>
        <button type="button" onClick={() => onWork({ tries: 6, isTakenOver: true })}>
          together
        </button>
        <button type="button" onClick={() => setTries(tries + 1)}>
          {tries} tries
        </button>
        <button type="button" onClick={() => onRight(RIGHT)}>
          right
        </button>
      </>
    );
  },
}));

const points = (wholeNumber: number, games: number): PointsPerGameDto => ({
  exact: { wholeNumber, numerator: 0, denominator: 1 },
  decimal: `${wholeNumber}.00`,
  total: { wholeNumber: wholeNumber * games, numerator: 0, denominator: 1 },
  games,
});

const RIGHT: ScoutingVerdictDto = {
  outcome: 'right',
  message: 'Correct!',
  field: null,
  attempts: 1,
  simplified: true,
  own: null,
  hint: null,
  pointsPerGame: points(10, 6),
};

const card = (week: number, pointsPerGame: PointsPerGameDto | null = null): PlayerCardDto => ({
  season: 2023,
  week,
  player: draftPlayer(1, 'Al Oak', { gamesPlayed: week, pointsPerGame }),
  weeks: [],
  counts: [{ position: 'QB', drafted: 0, min: 1, max: 4 }],
  version: 0,
  complete: false,
  readOnly: false,
  scouted: pointsPerGame !== null,
  scouting: pointsPerGame
    ? null
    : { week, opponent: 'NYG', formulaLevel: 1, cardLines: 'after-wrong', terms: [], attempts: 0 },
});

const show = (content: PlayerCardDto) => (
  <PlayerCard card={content} owner="kim" backHref="/student/draft">
    {null}
  </PlayerCard>
);

it('starts over with the newer game when a week opens on the open page', () => {
  const { rerender } = render(show(card(6)));
  fireEvent.click(screen.getByRole('button', { name: '0 tries' }));
  rerender(show(card(6)));
  expect(screen.getByRole('button', { name: '1 tries' })).toBeVisible();
  rerender(show(card(7)));
  expect(screen.getByRole('button', { name: '0 tries' })).toBeVisible();
});

it('shows the points per game of the answer until the server has those of one game more', async () => {
  const { rerender, container } = render(show(card(6)));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'right' })));
  rerender(show(card(6)));
  expect(container).toHaveTextContent('points in 6 games');
  rerender(show(card(7, points(12, 7))));
  expect(container).toHaveTextContent('points in 7 games');
});

it('scrolls to the points per game when the answer is right, and not to earlier ones', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
  render(show(card(6, points(12, 6)))).unmount();
  render(show(card(6)));
  expect(shown).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'right' })));
  expect(shown).toEqual([expect.stringContaining('points in 6 games')]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('does not say again that the answer was right when the player is picked', async () => {
  render(show(card(6)));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'right' })));
  expect(screen.getByRole('button', { name: 'Pick Al Oak' })).toHaveFocus();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Pick Al Oak' })));
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken.filter((text) => text !== '')).toEqual(['Al Oak is on your team.']);
  expect(screen.getByRole('button', { name: 'Let go Al Oak' })).toHaveFocus();
});

it('offers to fill the team from the first wrong try on, and goes to the list with it', async () => {
  render(show(card(6)));
  expect(screen.queryByRole('button', { name: 'Fill the rest for me' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'wrong' }));
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Fill the rest for me' })),
  );
  expect(filled).toHaveBeenCalledTimes(1);
  expect(router.push).toHaveBeenCalledWith('/student/draft');
});

it('makes room for the small questions, and comes back with the right answer', async () => {
  render(show(card(6)));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Al Oak');
  fireEvent.click(screen.getByRole('button', { name: 'together' }));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'right' })));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Al Oak');
  expect(screen.getByRole('button', { name: 'Pick Al Oak' })).toHaveFocus();
});

it('leads to one like it after a right answer', () => {
  const twin = { position: 'QB' as const, id: 2, name: 'Bo Elm' };
  render(show({ ...card(6, points(12, 6)), twin }));
  expect(screen.getByRole('link', { name: 'One like it: Bo Elm' })).toHaveAttribute(
    'href',
    '/student/draft/QB/2',
  );
});

it('has no button to pick that waits for the work below it, and says why any other one waits', () => {
  const { rerender } = render(show(card(6)));
  expect(screen.queryByRole('button', { name: 'Pick Al Oak' })).not.toBeInTheDocument();
  const full = { ...card(7), counts: [{ position: 'QB' as const, drafted: 4, min: 1, max: 4 }] };
  rerender(show({ ...full, version: 1 }));
  expect(screen.getByRole('button', { name: 'Pick Al Oak' })).toHaveAccessibleDescription(
    /You have 4 quarterbacks/,
  );
});
