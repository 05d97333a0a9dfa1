import type { Row } from './builder';

/** What a student computes on paper from the builder's table, implemented for the tests. */

export const known = (numbers: readonly (number | null)[]) =>
  numbers.filter((number) => number !== null);
export const add = (numbers: readonly (number | null)[]) =>
  known(numbers).reduce((sum, number) => sum + number, 0);
export const ordered = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

const middle = (numbers: readonly number[]) => {
  const half = numbers.length / 2;
  return half % 1
    ? (numbers[Math.floor(half)] as number)
    : ((numbers[half - 1] as number) + (numbers[half] as number)) / 2;
};

/** Whole degrees that add up to 360: those with the largest remainders are rounded up. */
export function degreesOf(rows: readonly Row[]): { name: string; degrees: number }[] {
  const values = rows.map(({ name, numbers }) => ({ name, value: Math.max(0, add(numbers)) }));
  const whole = add(values.map(({ value }) => value));
  const angles = values.map(({ name, value }) => ({
    name,
    degrees: Math.floor((360 * value) / whole),
    rest: (360 * value) % whole,
  }));
  const up = [...angles]
    .sort((a, b) => b.rest - a.rest)
    .slice(0, 360 - add(angles.map(({ degrees }) => degrees)));
  return angles.map((slice) => ({
    name: slice.name,
    degrees: slice.degrees + (up.includes(slice) ? 1 : 0),
  }));
}

/** The ends of a stacked bar above and below the axis. */
export const barEndsOf = ({ numbers }: Row): [above: number, below: number] => [
  add(known(numbers).filter((number) => number > 0)),
  add(known(numbers).filter((number) => number < 0)),
];

export const FIVE = ['Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'] as const;

/** The school book rule: with an odd number of games, the middle one is in neither half. */
export function fiveOf({ numbers }: Row): number[] {
  const own = ordered(known(numbers));
  const half = Math.floor(own.length / 2);
  return [
    own[0] as number,
    middle(own.slice(0, half)),
    middle(own),
    middle(own.slice(-half)),
    own.at(-1) as number,
  ];
}

/** The stem of a number as typed: -7 is on stem -0. */
export const stemOf = (number: number) =>
  `${number < 0 ? '-' : ''}${Math.floor(Math.abs(number) / 10)}`;
export const leafOf = (number: number) => Math.abs(number) % 10;

/**
 * Bins of this width, starting at a multiple of it, with their counts; a number on a border belongs
 * to the bin on its right.
 */
export function binsOf(numbers: readonly number[], width: number) {
  const start = Math.floor(Math.min(...numbers) / width) * width;
  const count = Math.max(3, Math.floor((Math.max(...numbers) - start) / width) + 1);
  const bins = Array.from({ length: count }, (_, bin) => {
    const from = start + bin * width;
    return {
      from,
      to: from + width,
      full: numbers.filter((number) => number >= from && number < from + width).length,
    };
  });
  return { start, count, bins };
}
