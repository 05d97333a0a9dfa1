import { completesAllGraphs } from './graph-names';

it.each([
  ['scatter-plot', true],
  ['circle', false],
  ['', false],
])('counts all seven kinds of graph when the last one, %j, comes: %s', (added, isLast) => {
  const six = ['circle', 'histogram', 'stem-and-leaf', 'box-and-whisker', 'multiple-line'];
  expect(completesAllGraphs([...six, 'stacked-bar', undefined], added)).toBe(isLast);
  expect(completesAllGraphs(six, added)).toBe(false);
});
