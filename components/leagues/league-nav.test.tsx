import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeagueNav } from './league-nav';

const place = { segment: null as string | null, query: '' };
const push = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => `/teacher/leagues/l1${place.segment ? `/${place.segment}` : ''}`,
  useSearchParams: () => new URLSearchParams(place.query),
  useSelectedLayoutSegment: () => place.segment,
}));

function show(segment: string | null, query = '', toReview = 0, latestWeek = 6) {
  Object.assign(place, { segment, query });
  render(<LeagueNav leagueId="l1" latestWeek={latestWeek} toReview={toReview} />);
}
const pages = () => within(screen.getByRole('navigation', { name: 'League pages' }));
const weeks = () => within(screen.getByRole('navigation', { name: 'Weeks' }));

beforeEach(() => push.mockReset());

it.each([
  [null, 'Week'],
  ['graphs', 'Graphs'],
  // A student's page has no tab.
  ['students', 'Students'],
])('on %s marks the tab %s, also on the closed menu of a narrow screen', (segment, label) => {
  show(segment);
  expect(pages().getByRole('link', { current: 'page' })).toHaveTextContent(label);
  expect(screen.getByText(label, { selector: 'summary span' })).toBeInTheDocument();
});

it('counts the graphs to review at their tab, and not when there are none', () => {
  show(null, '', 2);
  expect(pages().getByRole('link', { name: 'Graphs 2 to review' })).toBeVisible();
});

it('shows no count of zero', () => {
  show(null);
  expect(pages().getByRole('link', { name: 'Graphs' })).toBeVisible();
});

it('takes an earlier week along to the other pages, and not the latest one', () => {
  show('gradebook', 'week=4');
  expect(pages().getByRole('link', { name: 'Mistakes' })).toHaveAttribute(
    'href',
    '/teacher/leagues/l1/mistakes?week=4',
  );
});

it('moves by a week and leaves behind what belongs to the week before, but no other choice', async () => {
  show('graphs', 'week=4&student=s1&graph=g1&show=stuck');
  expect(weeks().getByLabelText('Which week')).toHaveDisplayValue('Week 4');
  expect(weeks().getAllByRole('option')).toHaveLength(6);
  const to = (week: number) => `/teacher/leagues/l1/graphs?show=stuck&week=${week}`;
  expect(weeks().getByRole('link', { name: 'Week 3' })).toHaveAttribute('href', to(3));
  expect(weeks().getByRole('link', { name: 'Week 5' })).toHaveAttribute('href', to(5));
  await userEvent.selectOptions(weeks().getByLabelText('Which week'), 'Week 6');
  expect(push).toHaveBeenCalledWith(to(6));
});

it.each([
  ['the latest week', '', ['Week 5']],
  ['the first week', 'week=1', ['Week 2']],
  ['a week that is not there', 'week=17', ['Week 5']],
])('offers no week beyond the ends: %s', (_, query, steps) => {
  show('graphs', query);
  expect(
    weeks()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(steps);
});

it.each([
  ['a page that is the same in each week', 'roster', 6],
  ['the first week of a class', 'graphs', 1],
])('lets no one choose a week on %s', (_, segment, latestWeek) => {
  show(segment, '', 0, latestWeek);
  expect(screen.queryByRole('navigation', { name: 'Weeks' })).toBeNull();
});
