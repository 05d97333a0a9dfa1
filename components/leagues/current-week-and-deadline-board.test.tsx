import { render, screen } from '@testing-library/react';
import { CurrentWeekAndDeadlineBoard } from './current-week-and-deadline-board';

const BOARD = {
  season: 2023,
  week: 6,
  seasonActive: true,
  deadlineText: 'Thursday, Oct 19, 3:00 PM',
  seasonOver: false,
  nextOpeningText: 'Tuesday, Oct 24, 6:00 AM',
  opensByItself: false,
};

type Board = Parameters<typeof CurrentWeekAndDeadlineBoard>[0];

const boardText = (changes: Partial<Board>): string => {
  const { container } = render(<CurrentWeekAndDeadlineBoard {...BOARD} {...changes} />);
  return container.textContent ?? '';
};

it('says who opens the next week where nothing opens by itself, and that it comes by itself where it does', () => {
  expect(boardText({})).toContain('Week 7 can be opened fromTuesday, Oct 24, 6:00 AM');
  expect(screen.getByText(/The person who runs this server opens it/)).toBeVisible();
  const own = boardText({ opensByItself: true });
  expect(own).toContain('Week 7 opens automaticallyTuesday, Oct 24, 6:00 AM');
  expect(own).not.toContain('The person who runs this server');
});

it('promises no day for a week that waits for its games', () => {
  expect(boardText({ nextOpeningText: null, opensByItself: true })).toContain(
    'Week 7 opens automaticallyWhen its games are in',
  );
  expect(boardText({ nextOpeningText: null })).toContain(
    'Week 7 can be openedWhen its games are in',
  );
});

it('names no deadline where a class that plays along has its own', () =>
  expect(boardText({ deadlineText: null })).not.toMatch(/Lineups|lock/));

it('promises no opening while the season is paused', () =>
  expect(boardText({ seasonActive: false })).not.toMatch(/opens automatically|can be opened/));

it('says that the season is over when its last week has been due, and before that when it is', () => {
  const last = { week: 18, nextOpeningText: null } as const;
  expect(boardText(last)).toContain('The last week of the season is due onThursday, Oct 19');
  const over = boardText({ ...last, seasonOver: true });
  expect(over).toContain('The season is over');
  expect(over).not.toContain('Oct 19');
});
