import { tickIncrement } from 'd3-array';
import fc from 'fast-check';
import { wrapText } from './chart-style';
import { axisTickValues, createEvenSpacing, linearScale, niceAxisScale } from './scales';

it('the marks of a scale are equal steps that stay on it', () => {
  expect(axisTickValues({ start: 0, step: 20, end: 100 })).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axisTickValues({ start: 0, step: 0.1, end: 0.3 })).toEqual([0, 0.1, 0.2, 0.3]);
  expect(axisTickValues({ start: 0, step: 30, end: 100 })).toEqual([0, 30, 60, 90]);
  expect(axisTickValues({ start: 5, step: 0, end: 100 })).toEqual([5]);
  expect(axisTickValues({ start: 0, step: 1, end: 1e9 }).length).toBeLessThan(100);
});

it('a chosen scale holds every value in a readable number of equal steps', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 600 }), { minLength: 1 }),
      fc.boolean(),
      (values, fromZero) => {
        const scale = niceAxisScale(values, { fromZero });
        expect(scale.start).toBeLessThanOrEqual(Math.min(...values, ...(fromZero ? [0] : [])));
        expect(scale.end).toBeGreaterThanOrEqual(Math.max(...values));
        expect(axisTickValues(scale).at(-1)).toBe(scale.end);
        expect(axisTickValues(scale).length).toBeLessThanOrEqual(14);
      },
    ),
  );
});

it('a chosen scale has the steps that d3 would choose, but none below 1', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 600 }),
      fc.integer({ min: 6, max: 2000 }),
      (low, size) => {
        expect(niceAxisScale([low, low + size]).step).toBe(tickIncrement(low, low + size, 6));
      },
    ),
  );
  expect(niceAxisScale([3, 5]).step).toBe(1);
  expect(niceAxisScale([])).toEqual({ start: 0, step: 1, end: 1 });
});

it('places side by side are apart by equal steps, and a single one is in the middle', () => {
  const { step, at } = createEvenSpacing(3, [0, 140], 0.75);
  expect([step, at(0), at(1), at(2)]).toEqual([40, 30, 70, 110]);
  expect(createEvenSpacing(1, [0, 140], 0.4).at(0)).toBe(70);
});

it('a value’s position leads back to the value, also on a line that runs upward', () => {
  const { at, of } = linearScale([20, 60], [300, 100]);
  expect([at(20), at(30), at(60), at(80)]).toEqual([300, 250, 100, 0]);
  expect([of(300), of(250), of(100), of(0)]).toEqual([20, 30, 60, 80]);
  expect(linearScale([5, 5], [0, 10]).at(5)).toBe(5);
});

it('a long text is broken between words', () => {
  expect(wrapText('one two three', 60, 10)).toEqual(['one two', 'three']);
  expect(wrapText('', 60, 10)).toEqual([]);
});
