import { render, screen } from '@testing-library/react';
import type { NoStartersReasonDto } from '@/lib/data/lineup/dto';
import { NoStartersPage } from './no-starters-page';

it.each<[NoStartersReasonDto, string, string]>([
  [
    { reason: 'players', missing: '2 wide receivers' },
    'Your team needs more players first',
    '/student/draft',
  ],
  [{ reason: 'early' }, 'The games haven’t started', '/student/dashboard'],
  [{ reason: 'none', week: 4 }, 'You don’t have a lineup for week 4', '/student/dashboard'],
])('says why there are no starters and leads on: %j', (why, title, href) => {
  const { container } = render(
    <NoStartersPage title="Box scores" icon="clipboard-list" why={why} />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(container.textContent?.includes('2 wide receivers')).toBe(why.reason === 'players');
});
