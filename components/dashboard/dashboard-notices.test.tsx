import { render } from '@testing-library/react';
import type { WeekAwardsLeftDto } from '@/lib/data/week/dto';
import { WeekAwardsLeftNotice } from './dashboard-notices';

const text = (award: Partial<WeekAwardsLeftDto>, nextWeek: number | null = 7) =>
  render(
    <WeekAwardsLeftNotice
      award={{ allTasks: 'open', tasks: 5, scoreCard: 5, graphs: 4, ...award }}
      nextWeek={nextWeek}
    />,
  ).container.textContent;

it('promises the points for all tasks only while they can be earned, four tasks in the last week', () => {
  expect(text({})).toBe('Finish all five to earn 2 MVP points and a sticker for your helmet.');
  expect(text({ tasks: 4 }, null)).toBe(
    'Finish the first four to earn 2 MVP points and a sticker for your helmet.',
  );
  expect(text({ allTasks: 'earned' })).toMatch(/You earned/);
});

it('says after the lock what can still be earned, and nothing that can’t', () => {
  expect(text({ allTasks: 'missed', scoreCard: 4, graphs: 3 })).toBe(
    'You can still earn up to 4 MVP points with your score card and 2 MVP points with each of 3 graphs this week. ' +
      'Your next chance for the 2 points for all tasks is week 7.',
  );
  expect(text({ allTasks: 'missed', scoreCard: 0, graphs: 1 })).toMatch(
    /^You can still earn 2 MVP points with one more graph this week\. /,
  );
  expect(text({ allTasks: 'missed', scoreCard: 0, graphs: 0 })).toBe(
    'Your next chance for the 2 points for all tasks is week 7.',
  );
});
