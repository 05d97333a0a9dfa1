import { render, screen } from '@testing-library/react';
import { type LearningSupports, NO_SUPPORTS } from '@/lib/domain/calendar/supports';
import { LearningSupportsList } from './learning-supports';

jest.mock('@/lib/actions/student-record', () => ({}));

const listed = (supports: Partial<LearningSupports>) => {
  render(
    <LearningSupportsList
      student={{
        leagueId: 'room-12',
        studentId: 'kim',
        name: 'Kim L.',
        week: 6,
        supports: { ...NO_SUPPORTS, ...supports },
        dueByExtraDays: ['Thursday', 'Friday', 'Monday, October 23, at 3:00 PM'],
        canChange: false,
      }}
    />,
  );
  return screen.queryAllByRole('term').map(({ textContent }) => textContent);
};

it('lists what a student has, with the day until which nothing is late', () => {
  expect(listed({ extraDays: 2, steps: 4, boardsHidden: true, spanish: true })).toEqual([
    'Own due day: 2 more school days',
    '4 of 9',
    'Boards hidden',
    'Spanish',
  ]);
  expect(screen.getByText(/^Week 6 is due Monday, October 23, at 3:00 PM/)).toBeVisible();
});

it('says so where there is nothing', () => {
  expect(listed({})).toEqual([]);
  expect(screen.getByText('No supports in this week.')).toBeVisible();
});
