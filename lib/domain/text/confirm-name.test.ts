import { matchesNameToConfirm } from './confirm-name';

it.each([
  ['Room 12', 'Room 12'],
  [' room  12 ', 'Room 12'],
  ['Kim L', 'Kim L.'],
  ["Ms Ada's class", 'Ms Ada’s class'],
])('takes %j for %j', (typed, name) => {
  expect(matchesNameToConfirm(typed, name)).toBe(true);
});

it.each([
  ['Room 1', 'Room 12'],
  ['', 'Room 12'],
  ['', ''],
  [' ', '.'],
])('does not take %j for %j', (typed, name) => {
  expect(matchesNameToConfirm(typed, name)).toBe(false);
});

it.each([
  ['"Otters"', '“Otters”'],
  ["'Otters'", '‘Otters’'],
  ['ROOM 12', 'Room 12.'],
  ['Room 12.', 'Room 12'],
  ['Room\t12', 'Room\u00a012'],
  ['Room １２', 'Room 12'],
])('takes %j for %j, however it is written', (typed, name) => {
  expect(matchesNameToConfirm(typed, name)).toBe(true);
});

it.each([
  ['Room 12', 'Room. 12'],
  ['Room 1 2', 'Room 12'],
  ['Otters', '“Otters”'],
  ['Room 12..', 'Room 12'],
])('does not take %j for the other name %j', (typed, name) => {
  expect(matchesNameToConfirm(typed, name)).toBe(false);
});
