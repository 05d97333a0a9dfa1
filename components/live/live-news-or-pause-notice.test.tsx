import { render, screen } from '@testing-library/react';
import type { ClassOrSeasonPauseDto } from '@/lib/data/season/dto';
import { PauseNotice } from './live-news-or-pause-notice';

const CLASS: ClassOrSeasonPauseDto = {
  by: 'class',
  teacher: 'Ms. Rivera',
  since: 'Wednesday, Oct 18, 11:00 AM',
  sentence: 'Snow day! Back on <b>Monday</b>.',
};
const SEASON: ClassOrSeasonPauseDto = {
  by: 'season',
  teacher: null,
  since: 'Friday, Oct 20, 8:00 AM',
  sentence: '',
};
const textOf = (pauses: ClassOrSeasonPauseDto[], leagueEnded = false) =>
  render(<PauseNotice leagueEnded={leagueEnded} pauses={pauses} product="Fraction League" />)
    .container;

it('a paused class reads who paused it, since when, the teacher’s own sentence, and what still works', () => {
  const { textContent } = textOf([CLASS]);
  expect(textContent).toContain('Ms. Rivera paused your class on Wednesday, Oct 18, 11:00 AM');
  expect(textContent).toContain(
    'You can look at everything: your team, earlier weeks, graphs, and lessons you’ve begun.',
  );
  expect(textContent).toContain('Nothing can be changed until Ms. Rivera lets the class go on.');
});

it('the sentence is text, whatever is in it', () => {
  const container = textOf([CLASS]);
  expect(screen.getByText('Snow day! Back on <b>Monday</b>.')).toBeVisible();
  expect(container.querySelector('b')).toBeNull();
});

it('a name that is not known is “your teacher”, and without a sentence there is no empty place for it', () => {
  const container = textOf([{ ...CLASS, teacher: null, sentence: '' }]);
  expect(container.textContent).toContain('Your teacher paused your class on Wednesday');
  expect(container.textContent).toContain('until your teacher lets the class go on.');
  expect(container.querySelector('blockquote')).toBeNull();
});

it('the season’s pause is by those who run the app, and without a moment where none is known', () => {
  expect(textOf([SEASON]).textContent).toContain(
    'The people who run Fraction League paused the season on Friday, Oct 20, 8:00 AM',
  );
  expect(textOf([{ ...SEASON, since: null }]).textContent).toContain(
    'The people who run Fraction League paused the seasonYou can look',
  );
});

it('a league that has ended says that alone', () =>
  expect(textOf([], true).textContent).toBe(
    'Your league has endedYou can look at everything, but you can’t change anything anymore.',
  ));
