import { render, screen } from '@testing-library/react';
import { LinksToOtherWeeksWithWaitingGraphs } from './links-to-other-weeks-with-waiting-graphs';

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to every other week in which graphs wait, each once', () => {
  render(<LinksToOtherWeeksWithWaitingGraphs leagueId="room" week={6} waiting={[6, 6, 5, 4, 4]} />);
  expect(links()).toEqual([
    ['Week 5: 1 to review', '/teacher/leagues/room/graphs?week=5'],
    ['Week 4: 2 to review', '/teacher/leagues/room/graphs?week=4'],
  ]);
});

it('is not there where only this week’s graphs wait', () => {
  render(<LinksToOtherWeeksWithWaitingGraphs leagueId="room" week={6} waiting={[6]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
