import fc from 'fast-check';
import {
  draftChangeWithBoxNumber,
  dragTypedScaleEnd,
  leavesTextWithLeafAt,
  leavesTextWithoutLeafAt,
  parseScaleStartOrEnd,
  valueIndexesWithoutLeaf,
} from './drag-edits';
import { moveByNotches, numberToTypedText, snapToStep } from './snap';

const scale = (start: string, step: string, end: string) => ({ start, step, end });
const EMPTY = scale('', '', '');

it.each([
  [77.4, 1, 77],
  [77.5, 1, 78],
  [77, 5, 75],
  [78, 5, 80],
  [-3, 5, -5],
  [-2, 5, 0],
  [12.3, 0.5, 12.5],
])('%d snaps on a grid of %d to %d', (value, snap, wanted) =>
  expect(Object.is(snapToStep(value, snap), wanted)).toBe(true),
);

it.each([
  [78, 1, 1, 79],
  [78, 5, 1, 80],
  [78, 5, -1, 75],
  [80, 5, 1, 85],
  [80, 5, -1, 75],
  [78, 10, 2, 90],
  [-1, 1, 1, 0],
  [12.5, 1, 1, 13],
  [12.5, 1, -1, 12],
])('from %d on a grid of %d, %d arrow keys lead to %d', (value, snap, notches, wanted) =>
  expect(Object.is(moveByNotches(value, snap, notches), wanted)).toBe(true),
);

it('writes a number as it is typed, and empties its box', () => {
  expect([78, 12.5, -4, 0.1 + 0.2].map(numberToTypedText)).toEqual(['78', '12.5', '-4', '0.3']);
  const draft = { typed: { 'total-p1': '7', 'total-p2': '9' } };
  expect(draftChangeWithBoxNumber(draft, 'total-p1', 78)).toEqual({
    typed: { 'total-p1': '78', 'total-p2': '9' },
  });
  expect(draftChangeWithBoxNumber(draft, 'total-p2', null)).toEqual({
    typed: { 'total-p1': '7', 'total-p2': '' },
  });
});

describe('an axis that is pulled by its end', () => {
  it.each([
    ['out of nothing', EMPTY, 1, scale('0', '1', '2')],
    ['by a step of its own', scale('0', '20', '100'), 1, scale('0', '20', '120')],
    ['back by one', scale('0', '20', '140'), -1, scale('0', '20', '120')],
    ['until its steps are too many', scale('0', '10', '100'), 1, scale('0', '20', '120')],
    ['until they are too few', scale('0', '20', '80'), -1, scale('0', '10', '60')],
    ['from a start below zero', scale('-5', '5', '45'), 1, scale('-10', '10', '50')],
    ['from a start that is on no step', scale('4', '10', '104'), 1, scale('4', '20', '124')],
    ['from where a student typed only the end', scale('', '', '60'), 1, scale('0', '10', '70')],
    ['from what cannot be read', scale('x', '', 'y'), 1, scale('0', '1', '2')],
  ])('%s', (_, typed, notches, wanted) =>
    expect(dragTypedScaleEnd(typed, 'end', notches)).toEqual(wanted),
  );

  it.each([
    [scale('0', '10', '80'), 1, scale('-10', '10', '80')],
    [scale('-10', '10', '80'), -1, scale('0', '10', '80')],
    [scale('0', '10', '100'), 1, scale('-20', '20', '100')],
  ])('its start goes below zero and back', (typed, notches, wanted) =>
    expect(dragTypedScaleEnd(typed, 'start', notches)).toEqual(wanted),
  );

  it('reaches every number that football has, grows with every notch, and keeps both ends on its steps', () => {
    let last = 0;
    for (let notches = 1; notches <= 50; notches += 1) {
      const { start, step, end } = dragTypedScaleEnd(EMPTY, 'end', notches);
      const [from, by, to] = [start, step, end].map(Number) as [number, number, number];
      expect(from).toBe(0);
      expect(to).toBeGreaterThan(last);
      expect(Number.isInteger((to - from) / by)).toBe(true);
      expect((to - from) / by).toBeLessThanOrEqual(10);
      last = to;
    }
    expect(last).toBeGreaterThanOrEqual(500);
  });

  it('never gets lost: there is always a start, a step above 0, and an end after the start', () => {
    const text = fc.oneof(
      fc.integer({ min: -50, max: 900 }).map(String),
      fc.constantFrom('', '1/2', 'x', '0', '-0'),
    );
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.integer({ min: -80, max: 80 }),
        fc.constantFrom('start' as const, 'end' as const),
        (a, b, c, notches, end) => {
          const { start, step, end: to } = dragTypedScaleEnd(scale(a, b, c), end, notches);
          expect(Number(step)).toBeGreaterThan(0);
          expect(Number(to)).toBeGreaterThan(Number(start));
        },
      ),
    );
  });

  it('tells where its ends are', () => {
    expect([
      parseScaleStartOrEnd(scale('−4', '', '7 1/2'), 'start'),
      parseScaleStartOrEnd(scale('', '', '7 1/2'), 'end'),
      parseScaleStartOrEnd(EMPTY, 'end'),
    ]).toEqual([-4, 7.5, null]);
  });
});

describe('leaves', () => {
  it('go into a row where they are dropped, and out again', () => {
    expect(leavesTextWithLeafAt([3, 8], 1, 5)).toBe('3 5 8');
    expect(leavesTextWithLeafAt([], 4, 5)).toBe('5');
    expect(leavesTextWithoutLeafAt([3, 5, 8], 1)).toBe('3 8');
    expect(leavesTextWithoutLeafAt([3], 0)).toBe('');
  });

  it('of a row stand for its numbers first; a stray leaf takes the place of another number with it', () => {
    const values = [
      { row: 4, leaf: 7 },
      { row: 4, leaf: 3 },
      { row: 5, leaf: 7 },
      { row: 4, leaf: 7 },
    ];
    const left = (rows: [number, number[]][]) => valueIndexesWithoutLeaf(values, new Map(rows));
    expect(left([])).toEqual([0, 1, 2, 3]);
    expect(left([[4, [7]]])).toEqual([1, 2, 3]);
    expect(left([[4, [7, 7]]])).toEqual([1, 2]);
    expect(left([[5, [7, 7]]])).toEqual([1, 3]);
    expect(
      left([
        [4, [3, 7, 7]],
        [5, [7]],
      ]),
    ).toEqual([]);
    expect(left([[9, [1]]])).toEqual([0, 1, 2, 3]);
  });
});
