import { render, screen, within } from '@testing-library/react';
import type { ClassWeekSummaryDto } from '@/lib/data/league/dto';
import { ClassSummaryList } from './class-summary-list';

const QUIET: ClassWeekSummaryDto = {
  id: 'l1',
  name: 'Room 12',
  period: '3',
  week: 6,
  replays: null,
  isPaused: false,
  students: 24,
  expected: 23,
  isExcused: false,
  finished: 17,
  notBegun: 0,
  neverSignedIn: 0,
  stuck: [],
  waiting: [],
  due: { day: null, text: 'Mon, Oct 19', passed: false },
  topic: null,
  before: null,
};
const stuck = (...names: string[]) =>
  names.map((name, index) => ({ studentId: `s${index + 1}`, name }));

function show(...lines: Partial<ClassWeekSummaryDto>[]) {
  render(<ClassSummaryList classes={lines.map((line) => ({ ...QUIET, ...line }))} />);
  return within(screen.getByRole('list', { name: 'Classes by period' })).getAllByRole('listitem');
}
const links = (line: HTMLElement | undefined) =>
  Object.fromEntries(
    within(line as HTMLElement)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

it('leads from each number of a class to those it counts', () => {
  const [line] = show({
    stuck: stuck('Emma J. · owl55', 'Emma J. · fox21', 'Ada L.'),
    waiting: [6, 5, 5],
    notBegun: 4,
    topic: { week: 6, label: 'Adds denominators', students: 1, of: 1 },
    before: { week: 5, students: 2, stuck: 1 },
    opensNext: 7,
  });
  expect(links(line)).toEqual({
    'Period 3: Room 12': '/teacher/leagues/l1',
    'On to week 7 of Room 12': '/teacher/leagues/l1/calendar',
    'Emma J. · owl55': '/teacher/leagues/l1?student=s1',
    'Emma J. · fox21': '/teacher/leagues/l1?student=s2',
    '1 more stuck in Room 12': '/teacher/leagues/l1?show=stuck',
    '3 graphs': '/teacher/leagues/l1/graphs',
    '4': '/teacher/leagues/l1?show=not-started',
    'TuesdayAdds denominators: 1 of 1 student': '/teacher/leagues/l1/brief',
    'Week 5: 2 not finished, 1 stuck': '/teacher/leagues/l1?week=5&show=not-finished',
  });
  expect(line).toHaveTextContent('Finished: 17 of 23');
  expect(line).toHaveTextContent('Stuck now: 3');
});

it('says of a class where nothing is to do that nothing is, and links to no empty list', () => {
  const [first, later] = show(
    { week: 1 },
    { id: 'l2', name: 'Room 14', stuck: stuck('Ada L.', 'Bo K.') },
  );
  expect(Object.keys(links(first))).toEqual(['Period 3: Room 12', 'TuesdayNo known mistake yet.']);
  expect(first).toHaveTextContent(/Stuck now: nobody.*To review: none.*Not begun: none/);
  // Before week 1 no earlier week can have unfinished work.
  expect(first).not.toHaveTextContent('Nothing left');
  expect(later).toHaveTextContent('Nothing left from before');
  expect(later).not.toHaveTextContent('more');
});

it('a class without students leads to its list and its code, and not to the next week', () => {
  const [line] = show({ students: 0, expected: 0, finished: 0, opensNext: 2 });
  expect(links(line)).toEqual({
    'Period 3: Room 12': '/teacher/leagues/l1',
    'Paste the class list of Room 12': '/teacher/leagues/l1/roster',
    'show the join code of Room 12': '/teacher/leagues/l1/join',
  });
});

it('counts who never signed in apart from who hasn’t begun', () => {
  const [both, one] = show({ notBegun: 4, neverSignedIn: 2 }, { id: 'l2', neverSignedIn: 24 });
  expect(links(both)).toMatchObject({
    '4': '/teacher/leagues/l1?show=not-started',
    '2 never in': '/teacher/leagues/l1?show=not-signed-in',
  });
  expect(one).not.toHaveTextContent('Not begun: none');
});

it('names the week of a graph or a topic that belongs to another one', () => {
  const [line] = show({
    waiting: [5],
    topic: { week: 5, label: 'Adds denominators', students: 3, of: 20 },
  });
  expect(links(line)).toMatchObject({
    '1 graph': '/teacher/leagues/l1/graphs?week=5',
    'TuesdayAdds denominators: 3 of 20 studentsin week 5': '/teacher/leagues/l1/brief?week=5',
  });
});

it('leads to the join code while no one has joined, and to the brief from then on', () => {
  show({ students: 0, expected: 0, finished: 0 });
  expect(screen.getByRole('link', { name: /join code/ })).toHaveAttribute(
    'href',
    '/teacher/leagues/l1/join',
  );
  expect(screen.queryByText('Tuesday')).toBeNull();
});

it.each<[string, Partial<ClassWeekSummaryDto>, string, string]>([
  ['a replay', { replays: 2023 }, 'Week 6 replay 2023', 'NFL'],
  ['no week yet', { week: 0, due: null }, 'Before week 1', 'Week 0'],
  ['a pause', { isPaused: true }, 'Paused', 'Oct 19'],
  ['an excused week', { isExcused: true }, 'Excused for all', 'Finished'],
  ['due today', { due: { day: 'today', text: '3 PM', passed: false } }, 'Today, 3 PM', 'Was'],
  ['overdue', { due: { day: null, text: 'Mon', passed: true } }, 'Was due Mon', 'Today'],
])('tells %s', (_, line, said, unsaid) => {
  const [item] = show(line);
  expect(item).toHaveTextContent(said);
  expect(item).not.toHaveTextContent(unsaid);
});
