import { weeksForWeekLinks } from './week-links';

it.each([
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [1, 18, [1, 2, 3, 4, 5, 6, 18]],
  [9, 18, [1, 7, 8, 9, 10, 11, 18]],
  [17, 18, [1, 13, 14, 15, 16, 17, 18]],
  [18, 18, [1, 13, 14, 15, 16, 17, 18]],
])('around week %i of %i', (week, latest, weeks) => {
  expect(weeksForWeekLinks(week, latest)).toEqual(weeks);
});
