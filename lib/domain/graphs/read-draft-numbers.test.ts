import { parseBinPlan } from '@/lib/domain/graphs/histogram/rules';
import {
  isLeavesText,
  parseLeaves,
  parseStemRangeToRows,
  parseStemRowNumber,
  rowNumberOfValue,
  stemLabelOfRow,
} from '@/lib/domain/graphs/stem-and-leaf/rules';
import { parseDraftNumber, parseScale, parseWholeNumber, scaleToDraw } from './read-draft-numbers';

it.each([
  ['7', '7'],
  [' 7 ', '7'],
  ['−7', '-7'],
  ['-7', '-7'],
  ['90°', '90'],
  ['90 º', '90'],
  ['7.5', '15/2'],
  ['7 1/2', '15/2'],
  ['6/4', '3/2'],
  ['', null],
  [' ° ', null],
  ['seven', null],
  ['1/0', null],
])('reads “%s” as %s', (typed, number) => {
  expect(parseDraftNumber(typed)?.toFraction() ?? null).toBe(number);
});

it.each([
  ['7', 7],
  ['7.0', 7],
  ['14/2', 7],
  ['-3', -3],
  ['7.5', null],
  ['', null],
])('reads “%s” as the whole number %s', (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number);
});

it.each<[string, string, string, string | null]>([
  ['0', '5', '20', '0 5 20'],
  ['-1/2', '0.5', '0', '-1/2 1/2 0'],
  ['0', '0', '20', null],
  ['0', '-5', '20', null],
  ['20', '5', '20', null],
  ['20', '5', '0', null],
  ['', '5', '20', null],
  ['0', '', '20', null],
  ['0', '5', '', null],
])('the scale “%s”, “%s”, “%s” is %s', (start, step, end, read) => {
  const scale = parseScale({ start, step, end });
  expect(
    scale && [scale.start, scale.step, scale.end].map((each) => each.toFraction()).join(' '),
  ).toBe(read);
});

it('draws a scale of up to forty-five steps, and none that is not one', () => {
  expect(scaleToDraw({ start: '-5', step: '2.5', end: '20' })).toEqual({
    start: -5,
    step: 2.5,
    end: 20,
  });
  expect(scaleToDraw({ start: '0', step: '1', end: '45' })).toEqual({ start: 0, step: 1, end: 45 });
  expect(scaleToDraw({ start: '0', step: '1', end: '46' })).toBeNull();
  expect(scaleToDraw({ start: '10', step: '1', end: '55' })).toEqual({
    start: 10,
    step: 1,
    end: 55,
  });
  expect(scaleToDraw({ start: '0', step: '', end: '45' })).toBeNull();
});

it.each<[string, string, string, string | null]>([
  ['0', '10', '3', '0 10 3'],
  ['-5', '2.5', '1', '-5 5/2 1'],
  ['0', '10', '30', '0 10 30'],
  ['0', '10', '31', null],
  ['0', '10', '0', null],
  ['0', '10', '2.5', null],
  ['0', '0', '3', null],
  ['0', '-1', '3', null],
  ['', '10', '3', null],
  ['0', '', '3', null],
  ['0', '10', '', null],
])('the bins “%s”, “%s”, “%s” are %s', (start, width, count, read) => {
  const bins = parseBinPlan({ start, width, count });
  expect(bins && `${bins.start.toFraction()} ${bins.width.toFraction()} ${bins.count}`).toBe(read);
});

it.each([
  ['0', 0],
  ['4', 4],
  [' 46 ', 46],
  ['-0', -1],
  ['−0', -1],
  ['-2', -3],
  ['123', 123],
  ['1234', null],
  ['', null],
  ['4x', null],
  ['x4', null],
  ['--4', null],
  ['1.5', null],
])('stem “%s” is row %s', (typed, row) => {
  expect(parseStemRowNumber(typed)).toBe(row);
});

it.each([
  [0, 0, '0'],
  [9, 0, '0'],
  [10, 1, '1'],
  [46, 4, '4'],
  [-1, -1, '-0'],
  [-9, -1, '-0'],
  [-10, -2, '-1'],
  [-28, -3, '-2'],
])('%i is in row %i, stem %s', (value, row, label) => {
  expect(rowNumberOfValue(value)).toBe(row);
  expect(stemLabelOfRow(row)).toBe(label);
  expect(parseStemRowNumber(label)).toBe(row);
});

it('has a row for each stem from the first to the last, up to sixty of them', () => {
  expect(parseStemRangeToRows({ first: '-1', last: '2' })).toEqual([-2, -1, 0, 1, 2]);
  expect(parseStemRangeToRows({ first: '3', last: '3' })).toEqual([3]);
  expect(parseStemRangeToRows({ first: '0', last: '59' })).toHaveLength(60);
  expect(parseStemRangeToRows({ first: '0', last: '60' })).toBeNull();
  expect(parseStemRangeToRows({ first: '4', last: '3' })).toBeNull();
  expect(parseStemRangeToRows({ first: '', last: '3' })).toBeNull();
  expect(parseStemRangeToRows({ first: '0', last: '' })).toBeNull();
});

it('takes every digit for a leaf, and knows what is none', () => {
  expect(parseLeaves('3 5,5; 0')).toEqual([3, 5, 5, 0]);
  expect(parseLeaves('12')).toEqual([1, 2]);
  expect(parseLeaves('x')).toEqual([]);
  expect(['', '355', '3 5,5;0', '-3', '3.5', 'x3', '3x'].map(isLeavesText)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
