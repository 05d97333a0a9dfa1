import { existsSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { MASCOTS } from '@/lib/domain/team/looks';
import { Helmet } from './helmet';
import { PlayerTilePicture } from './player-tile-picture';
import { FillingHelmet, shadeColor } from './small-helmet';

const LOOK = {
  name: 'Prime Snails',
  mascot: 'snail',
  helmetColor: 'F5C245',
  facemaskColor: 'FFFFFF',
};

const PLAYER = {
  id: 1,
  name: 'Odell Beckham Jr.',
  position: 'WR',
  team: 'BAL',
  teamName: 'Baltimore Ravens',
  primaryColor: '#241773',
  secondaryColor: '#9E7C0C',
  jerseyNumber: 3,
  byeWeek: 13,
} as const;

const texts = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map((text) => text.textContent);

describe('mascots', () => {
  it.each(MASCOTS)('%s has a picture', (id) => {
    expect(existsSync(path.join(process.cwd(), 'public/mascots', `${id}.svg`))).toBe(true);
  });
});

describe('Helmet', () => {
  it('is a picture named after the team, in its colors, with its mascot', () => {
    const { container } = render(<Helmet look={LOOK} />);
    expect(screen.getByRole('img', { name: 'Helmet of Prime Snails' })).toBeInTheDocument();
    expect(container.querySelector('image')).toHaveAttribute('href', '/mascots/snail.svg');
    expect(container.querySelector('[fill="#F5C245"]')).not.toBeNull();
  });

  it('uses no ids, so many helmets fit on one page', () => {
    const { container } = render(<Helmet look={LOOK} stickers={[{ x: 20, y: 70 }]} />);
    expect(container.querySelectorAll('[id]')).toHaveLength(0);
  });

  it('wears each sticker where it was put', () => {
    const { container } = render(
      <Helmet
        look={LOOK}
        stickers={[
          { x: 20, y: 70 },
          { x: 62, y: 31 },
        ]}
      />,
    );
    const stars = [...container.querySelectorAll('g[transform*=scale]')].map((star) =>
      star.getAttribute('transform'),
    );
    expect(stars).toEqual(['translate(20 70) scale(.24)', 'translate(62 31) scale(.24)']);
  });
});

describe('FillingHelmet', () => {
  it('fills from below with each part, and wholly with the last', () => {
    const filled = [0, 1, 8, 9].map((done) => {
      const { container, unmount } = render(
        <FillingHelmet look={LOOK} size={100} done={done} of={9} />,
      );
      const inset = Number.parseFloat(
        container.querySelector<HTMLElement>('.filling')?.style.clipPath.slice(6) ?? '',
      );
      unmount();
      return inset;
    });
    expect(filled).toEqual(filled.toSorted((a, b) => b - a));
    expect([filled[0], filled[3]]).toEqual([90.5, 0]);
    expect(new Set(filled).size).toBe(4);
  });
});

describe('PlayerTilePicture', () => {
  it('shows the number and the initials without a suffix', () => {
    const { container } = render(<PlayerTilePicture player={PLAYER} />);
    expect(texts(container)).toEqual(['3', 'OB']);
  });

  it('shows initials and position when no number is known', () => {
    const { container } = render(<PlayerTilePicture player={{ ...PLAYER, jerseyNumber: null }} />);
    expect(texts(container)).toEqual(['OB', 'WR']);
  });

  it('shows a defense by its abbreviation', () => {
    const { container } = render(
      <PlayerTilePicture
        player={{ ...PLAYER, name: 'Baltimore Ravens', position: 'DEF', jerseyNumber: null }}
      />,
    );
    expect(texts(container)).toEqual(['BAL', 'DEF']);
  });

  it('is a jersey, and asks for no picture, where there are no photos', () => {
    const { container } = render(<PlayerTilePicture player={PLAYER} />);
    expect(container.querySelector('svg')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows a photo over the jersey once it has arrived, lazily, and says nothing of its own', () => {
    const { container } = render(
      <PlayerTilePicture player={{ ...PLAYER, photo: '/api/player-images/1' }} />,
    );
    const photo = container.querySelector('img');
    expect(photo).toHaveAttribute('src', '/api/player-images/1');
    expect(photo).toHaveAttribute('loading', 'lazy');
    expect(photo).toHaveAttribute('alt', '');
    expect(photo).toHaveClass('opacity-0');
    if (photo) fireEvent.load(photo);
    expect(photo).not.toHaveClass('opacity-0');
  });

  it('keeps the jersey when the photo fails', () => {
    const { container } = render(
      <PlayerTilePicture player={{ ...PLAYER, photo: 'https://pictures.example/1.png' }} />,
    );
    const photo = container.querySelector('img');
    if (photo) fireEvent.error(photo);
    expect(photo).toHaveClass('opacity-0');
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

describe('shadeColor', () => {
  it('goes to white, to black, and nowhere for 0', () => {
    expect([shadeColor('#336699', 1), shadeColor('#336699', -1), shadeColor('336699', 0)]).toEqual([
      '#ffffff',
      '#000000',
      '#336699',
    ]);
  });
  it('draws a color it can’t read as gray', () => expect(shadeColor('url(x)', 0)).toBe('#78827d'));
});
