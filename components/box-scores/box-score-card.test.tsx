import { render, screen } from '@testing-library/react';
import type { BoxScoreRowDto } from '@/lib/data/box-score/dto';
import { BoxScoreCard } from './box-score-card';

const ROW: BoxScoreRowDto = {
  slot: 'RB2',
  player: {
    id: 1,
    name: 'Walker',
    position: 'RB',
    team: 'SEA',
    teamName: 'Seattle Seahawks',
    primaryColor: '#002244',
    secondaryColor: '#69be28',
    jerseyNumber: 9,
    byeWeek: 8,
  },
  game: 'played',
  opponent: 'DET',
  homeOrAway: 'AWAY',
  finalScore: 'Seahawks 37, Lions 31',
  gameKey: '6 SEA/DET',
  sentence: 'He ran.',
  stats: [{ field: 'rushingYards', label: 'Rushing yards', value: -4 }],
};
const card = (row: Partial<BoxScoreRowDto>) => {
  render(<BoxScoreCard row={{ ...ROW, ...row }} stripEnd={100} isInView />);
  return screen.getByRole('article');
};

it.each<[Partial<BoxScoreRowDto>, string, string]>([
  [{}, 'SEA at DET · Seahawks 37, Lions 31', 'didn’t play'],
  [{ homeOrAway: 'HOME', finalScore: null }, 'SEA against DET', '·'],
  [{ game: 'no-game' }, 'Lions 31 · didn’t play', 'No data'],
  [{ opponent: null, finalScore: null }, 'Seattle Seahawks', 'against'],
  [{ game: 'bye', stats: [] }, 'Bye: no game', 'SEA at'],
  [{ game: 'canceled', stats: [] }, 'Game canceled', 'SEA at'],
])('says which game it was: %j', (row, said, unsaid) => {
  const article = card(row);
  expect(article).toHaveTextContent('Running Back 2');
  expect(article).toHaveTextContent(said);
  expect(article).not.toHaveTextContent(unsaid);
});

it.each([
  ['unknown', 'No data'],
  ['unreadable', 'Can’t be read'],
] as const)('shows no number of a game that is %s', (game, said) => {
  const article = card({ game });
  expect(article).toHaveTextContent(said);
  expect(screen.queryByText('Rushing yards')).toBeNull();
});

it('shows each number, and leads to the whole game where there was one', () => {
  card({});
  expect(screen.getByText('Rushing yards').parentElement).toHaveTextContent('−4');
  expect(screen.getByRole('link', { name: /^The whole game/ })).toHaveAttribute(
    'href',
    '/student/box-scores/6%20SEA%2FDET',
  );
});

it('leads nowhere on a bye', () => {
  card({ game: 'bye', gameKey: null });
  expect(screen.queryByRole('link')).toBeNull();
});
