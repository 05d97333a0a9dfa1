import type { StatisticChange } from '@/lib/domain/week/steps';
import { addUpTeamAgainText, correctionSentence } from './corrections';

const YARDS: StatisticChange = { field: 'RushingYards', before: 81, after: 84 };

describe('what the student is told', () => {
  it.each([
    [[YARDS], 'The NFL corrected this game: 84 rushing yards, not 81. Work it out again.'],
    [
      [YARDS, { field: 'RushingTouchdowns', before: 2, after: 1 }],
      'The NFL corrected this game: 84 rushing yards, not 81; 1 rushing touchdown, not 2. Work it out again.',
    ],
    [
      [{ field: 'PassingYards', before: 1, after: 2 }],
      'The NFL corrected this game. Work it out again.',
    ],
  ])('%j', (changes, sentence) => {
    expect(correctionSentence(changes, ['RushingYards', 'RushingTouchdowns'])).toBe(sentence);
  });
});

it('says a change only where the student’s formula has its column, and a team’s in its own words', () => {
  expect(correctionSentence([YARDS, { field: 'Sacks', before: 1, after: 2 }], ['Sacks'])).toBe(
    'The NFL corrected this game: 2 sacks, not 1. Work it out again.',
  );
  expect(
    correctionSentence([{ field: 'PointsAllowed', before: 1, after: 2 }], ['PointsAllowed']),
  ).toBe('The NFL corrected this game. Work it out again.');
  expect(addUpTeamAgainText()).toBe('One of your players’ points changed. Add up your team again.');
});
