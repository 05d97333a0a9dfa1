import { figureWords } from '@/lib/testing/graph-words';
import { binLabel } from './histogram';

it('says each stem with its leaves, and which one has none', () => {
  const rows = [
    { stem: 0, leaves: [3, 3] },
    { stem: 1, leaves: [] },
    { stem: 2, leaves: [9] },
  ];
  expect(figureWords({ kind: 'stem-and-leaf', rows })).toBe(
    'Stem 0: 3 3. Stem 1: no leaf. Stem 2: 9.',
  );
});

it('says the edges of all bins before anything is counted, and then each count that is drawn', () => {
  const bins = [
    { from: -10, to: 0, count: 2 },
    { from: 0, to: 10, count: 0 },
  ];
  const open = bins.map((bin) => ({ ...bin, count: null }));
  expect(figureWords({ kind: 'histogram', bins: open })).toBe(
    'The bins: −10 to under 0, 0 to under 10.',
  );
  expect(figureWords({ kind: 'histogram', bins })).toBe('−10 to under 0: 2. 0 to under 10: 0.');
  const [first, second] = bins;
  if (!first || !second) throw new Error('Two bins');
  expect(figureWords({ kind: 'histogram', bins: [{ ...first, count: null }, second] })).toBe(
    '−10 to under 0: not counted yet. 0 to under 10: 0.',
  );
  expect(binLabel({ from: 15, to: 30 })).toBe('15 to under 30');
});

it('says where the box is, with halves as fractions, and nothing while only the dots are drawn', () => {
  const five = { min: -3, q1: 12.5, median: 20, q3: 41, max: 90 };
  expect(figureWords({ kind: 'box-and-whisker', values: [1], five })).toBe(
    'The box goes from 12 1/2 to 41, with a line at 20. The whiskers end at −3 and 90.',
  );
  expect(figureWords({ kind: 'box-and-whisker', values: [1], five: null })).toBeNull();
  expect(figureWords({ kind: 'dots', values: [1] })).toBeNull();
});

it('says how far the lines are drawn, and nothing when they are whole', () => {
  const lines = { kind: 'multiple-line' as const, weeks: [3, 4, 5], lines: [] };
  expect(figureWords({ ...lines, drawnTo: null })).toBeNull();
  expect(figureWords({ ...lines, drawnTo: 3 })).toBe('The lines are drawn up to week 3 so far.');
  expect(figureWords({ ...lines, drawnTo: 2 })).toBe('The lines are not drawn yet.');
});

it('names the points of a line once it is drawn', () => {
  const plot = { kind: 'scatter-plot' as const, across: 'Catches', up: 'Yards', points: [] };
  expect(figureWords({ ...plot, line: null })).toBeNull();
  expect(figureWords({ ...plot, line: { from: { x: 1, y: 2 }, to: { x: 3, y: 4 } } })).toContain(
    'points A and B',
  );
});

it('leaves to the table what the table says', () => {
  expect(figureWords({ kind: 'circle', parts: [] })).toBeNull();
  expect(figureWords({ kind: 'stacked-bar', keys: [], bars: [] })).toBeNull();
});
