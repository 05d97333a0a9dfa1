/** One row of a stem-and-leaf plot. `label` is the stem as written: `4`, `0`, or `-0` for -1 to -9. */
export type Stem = { label: string; negative: boolean; tens: number; leaves: number[] };

/**
 * The rows of a stem-and-leaf plot of whole numbers, stems being the tens and leaves the ones: 47 is leaf 7 on stem 4, 112 is leaf 2 on
 * stem 11. Read row by row and from left to right, the values rise, so that counting leaves finds the median. Stems without a leaf
 * between the first and the last stay, because a missing row would hide a gap.
 *
 * Below zero a stem has a sign: -23 is leaf 3 on stem -2, and -7 is leaf 7 on stem -0. There, values rise while leaves fall:
 * -28, -25, -21 is `-2 | 8 5 1`. Zero itself is leaf 0 on stem 0.
 *
 * An empty list has no rows. @throws RangeError when a value is not a whole number.
 */
export function stemsAndLeaves(values: readonly number[]): Stem[] {
  const odd = values.find((value) => !Number.isSafeInteger(value));
  if (odd !== undefined) throw new RangeError(`Not a whole number: ${odd}`);
  if (values.length === 0) return [];
  const ordered = [...values].sort((a, b) => a - b);
  const first = rowOf(ordered[0] as number);
  const last = rowOf(ordered.at(-1) as number);
  const stems = Array.from({ length: last - first + 1 }, (_, index) => stemOfRow(first + index));
  for (const value of ordered) stems[rowOf(value) - first]?.leaves.push(Math.abs(value) % 10);
  return stems;
}

/** Rows below zero are numbered -1 for stem -0, -2 for stem -1, and so on, because -0 and 0 are one number but two stems. */
function rowOf(value: number): number {
  const tens = Math.floor(Math.abs(value) / 10);
  return value < 0 ? -1 - tens : tens;
}

function stemOfRow(row: number): Stem {
  const negative = row < 0;
  const tens = negative ? -1 - row : row;
  return { label: `${negative ? '-' : ''}${tens}`, negative, tens, leaves: [] };
}
