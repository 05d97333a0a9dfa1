import { confirmsName } from './confirm-name';

it.each([
  ['Room 12', 'Room 12'],
  [' room  12 ', 'Room 12'],
  ['Kim L', 'Kim L.'],
  ["Ms Ada's class", 'Ms Ada’s class'],
])('takes %j for %j', (typed, name) => {
  expect(confirmsName(typed, name)).toBe(true);
});

it.each([
  ['Room 1', 'Room 12'],
  ['', 'Room 12'],
  ['', ''],
  [' ', '.'],
])('does not take %j for %j', (typed, name) => {
  expect(confirmsName(typed, name)).toBe(false);
});
