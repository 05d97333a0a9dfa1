import { readPageNumber, readSearchText } from './dto';

it.each([
  ['1', 1],
  ['42', 42],
  ['99999', 99_999],
  ['100000', 1],
  ['0', 1],
  ['02', 1],
  ['-1', 1],
  ['2x', 1],
  ['x2', 1],
  ['', 1],
  [undefined, 1],
  [['2', '3'], 1],
])('an address that asks for page %j gets %d', (text, page) => {
  expect(readPageNumber(text)).toBe(page);
});

it.each([
  [' ada@school.org ', 'ada@school.org'],
  ['', ''],
  [`  ${'x'.repeat(100)}`, 'x'.repeat(100)],
  ['x'.repeat(101), 'x'.repeat(100)],
  [undefined, ''],
  [['a', 'b'], ''],
])('an address that searches for %j searches for %j', (text, searched) => {
  expect(readSearchText(text)).toBe(searched);
});
