import { render, screen } from '@testing-library/react';
import type { WeekPointsBreakdownDto } from '@/lib/data/leaderboard/dto';
import { OwnBoardNumberBreakdown } from './own-points';

const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });
const working = (part: Partial<WeekPointsBreakdownDto>): WeekPointsBreakdownDto => ({
  kind: 'week',
  week: 5,
  lines: [{ step: 'Quarterback', player: 'Josh Allen', answer: whole(3), counted: whole(3) }],
  stepsDone: 1,
  canFinish: true,
  total: whole(3),
  counted: whole(3),
  ownRules: 1,
  ...part,
});

it('leads to the score card of an earlier week that can still be finished', () => {
  const { rerender } = render(<OwnBoardNumberBreakdown working={working({})} latestWeek={6} />);
  expect(screen.getByRole('link', { name: 'Finish week 5' })).toHaveAttribute(
    'href',
    '/student/score-cards?week=5',
  );
  rerender(
    <OwnBoardNumberBreakdown
      working={working({ stepsDone: 9, canFinish: false })}
      latestWeek={6}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells a score card that was not begun from one that never was', () => {
  const { rerender } = render(
    <OwnBoardNumberBreakdown working={working({ lines: [], stepsDone: 0 })} latestWeek={6} />,
  );
  expect(screen.getByText('You haven’t started your score card for week 5.')).toBeVisible();
  rerender(
    <OwnBoardNumberBreakdown
      working={working({ lines: [], stepsDone: 0, canFinish: false })}
      latestWeek={6}
    />,
  );
  expect(screen.getByText('You don’t have a score card for week 5.')).toBeVisible();
});
