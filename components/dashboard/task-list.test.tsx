import { render, screen } from '@testing-library/react';
import type { EarlierWeeksDto, EarlierWeekTaskDto, TaskDto } from '@/lib/data/week/dto';
import { EarlierWeeks } from './earlier-weeks';
import { DoneTasks, TaskList } from './task-list';

const TASK: TaskDto = {
  task: 2,
  title: 'Score card',
  description: '',
  href: '/student/score-card',
  late: false,
  state: 'open',
  note: null,
};

it.each<[Partial<TaskDto>, RegExp]>([
  [{ state: 'done' }, /Done$/],
  [{ state: 'done', late: true, note: '9 of 9 worked out' }, /Donelate$/],
  [{ state: 'next', note: '3 of 9 worked out' }, /Do this now3 of 9 worked out$/],
  // The score card has a number where the other tasks have a picture.
  [{}, /^22\. Score cardTo do$/],
  [{ state: 'waiting', href: null, note: 'Opens Tuesday' }, /Not openOpens Tuesday$/],
])('says how a task is: %j', (task, said) => {
  render(<TaskList tasks={[{ ...TASK, ...task }]} />);
  expect(screen.getByRole('listitem').textContent).toMatch(said);
});

it('says of each of five done tasks that it is done, which one was late, and leads back to it', () => {
  const done = { ...TASK, state: 'done' } as const;
  render(<DoneTasks tasks={[done, { ...done, task: 5, late: true, href: null }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Score cardDone$/);
  expect(second).toHaveTextContent(/^Score cardDonelate$/);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Score card' })]);
});

it('links only to what can be opened', () => {
  render(<TaskList tasks={[{ ...TASK, task: 1, href: null }, TASK]} />);
  const link = screen.getByRole('link', { name: '2. Score card' });
  expect(screen.getAllByRole('link')).toEqual([link]);
  expect(link).toHaveAttribute('href', '/student/score-card');
});

describe('earlier weeks', () => {
  const task = (number: 1 | 2 | 4, more: Partial<EarlierWeekTaskDto> = {}): EarlierWeekTaskDto => ({
    task: number,
    href: `/${number}`,
    done: false,
    stepsDone: null,
    ...more,
  });
  const show = (week: Partial<EarlierWeeksDto['weeks'][number]>, seasonActive = true) => {
    render(
      <EarlierWeeks
        weeks={[{ week: 5, finished: false, tasks: [], ...week }]}
        seasonActive={seasonActive}
      />,
    );
    return screen.getAllByRole('listitem')[0];
  };

  it.each<[Parameters<typeof show>[0], boolean, RegExp]>([
    [{}, true, /^Week 5Still open$/],
    [{ catchingUp: true }, true, /^Week 5Catching up: never late$/],
    [{ finished: true, catchingUp: true }, true, /^Week 5Done$/],
    [{}, false, /^Week 5$/],
    [{ unreadable: true }, true, /^Week 5We can’t read/],
  ])('say how each is: %j in a season that runs (%s)', (week, seasonActive, said) => {
    expect(show(week, seasonActive)?.textContent).toMatch(said);
  });

  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('say what is still to do, and how far it is', () => {
    show({ tasks: [task(1, { done: true }), task(2, { stepsDone: 3 }), task(4)] });
    expect(links()).toEqual([
      'Box scores of week 5, done',
      'Continue: 3 of 9 worked out of week 5',
      'See the leaderboard of week 5',
    ]);
  });

  it('don’t ask to continue what was not begun', () => {
    show({ tasks: [task(2, { stepsDone: 0 })] });
    expect(links()).toEqual(['Work out the points of week 5']);
  });

  it('ask for nothing while the season is paused', () => {
    show({ tasks: [task(1), task(2, { stepsDone: 3 })] }, false);
    expect(links()).toEqual(['Box scores of week 5', 'Score card of week 5']);
  });
});
