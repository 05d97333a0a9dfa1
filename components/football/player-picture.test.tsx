import { fireEvent, render } from '@testing-library/react';
import type { PlayerTileDto } from '@/lib/data/season/dto';
import { PlayerTile } from './player-tile';

const ALLEN: PlayerTileDto = {
  id: 34857,
  name: 'Josh Allen',
  position: 'QB',
  team: 'BUF',
  teamName: 'Buffalo Bills',
  primaryColor: '#00338d',
  secondaryColor: '#c60c30',
  jerseyNumber: 17,
  byeWeek: 13,
};

it('is a jersey, and asks for no picture, where there are no photos', () => {
  const { container } = render(<PlayerTile player={ALLEN} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

it('shows a photo over the jersey once it has arrived, lazily, and says nothing of its own', () => {
  const { container } = render(
    <PlayerTile player={{ ...ALLEN, photo: '/api/player-images/34857' }} />,
  );
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('src', '/api/player-images/34857');
  expect(photo).toHaveAttribute('loading', 'lazy');
  expect(photo).toHaveAttribute('alt', '');
  expect(photo).toHaveClass('opacity-0');
  if (photo) fireEvent.load(photo);
  expect(photo).not.toHaveClass('opacity-0');
});

it('keeps the jersey when the photo fails', () => {
  const { container } = render(
    <PlayerTile player={{ ...ALLEN, photo: 'https://pictures.example/1.png' }} />,
  );
  const photo = container.querySelector('img');
  if (photo) fireEvent.error(photo);
  expect(photo).toHaveClass('opacity-0');
  expect(container.querySelector('svg')).toBeInTheDocument();
});
