import {
  type CheckItem,
  failedCheck,
  passedCheck,
  pendingCheck,
} from '@/lib/domain/graphs/checks/check-item';
import { findStatisticNamingProblem } from '@/lib/domain/graphs/checks/statistic-words';
import { statisticNamingMessage } from '@/lib/domain/graphs/checks/word-checks';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { defineGraphRules } from '../graph-rules';
import { findGraphStatistic, type GraphPlayer, pooledGameValues } from '../graph-source';
import { parseWholeNumber } from '../read-draft-numbers';

/** A quarterback's yards reach stem 46. */
export const MAX_STEMS = 60;

export type StemAndLeafData = WithChartLabels & {
  rows: readonly { stem: string; leaves: readonly (string | number)[] }[];
  keyText?: string;
  room?: number;
};

export const leavesInputId = (stem: string) => `leaves-${stem}`;

export const stemAndLeafGraphRules = defineGraphRules<StemAndLeafData>({
  plan: {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    least: { count: 5, of: 'all' },
    numbers: true,
  },
  chart: (draft, _, words) => ({
    keyText: isKeyBegun(draft.stemKey) ? words.stemKey(draft.stemKey) : undefined,
    rows: (parseStemRangeToRows(draft.stems) ?? [])
      .map(stemLabelOfRow)
      .map((stem) => ({ stem: stem.replace('-', '−'), leaves: parseLeaves(typedOn(draft, stem)) })),
  }),
  checks(draft, players) {
    const values = pooledGameValues(players, draft);
    return [...checkStems(draft, values), checkStemKey(draft, values, players)];
  },
});

const isKeyBegun = ({ stem, leaf, value }: GraphDraft['stemKey']): boolean =>
  Boolean(stem || leaf || value);

/**
 * Returns the row of a stem; null if unreadable. Stem 0 is row 0 and stem 1 row 1; stem -0 is row
 * -1 and stem -1 row -2, because -0 and 0 are two stems.
 */
export function parseStemRowNumber(typed: string): number | null {
  const match = /^([-−]?)(\d{1,3})$/.exec(typed.trim());
  if (!match) return null;
  const tens = Number(match[2]);
  return match[1] ? -1 - tens : tens;
}

export function rowNumberOfValue(value: number): number {
  const tens = Math.floor(Math.abs(value) / 10);
  return value < 0 ? -1 - tens : tens;
}

export function stemLabelOfRow(row: number): string {
  return row < 0 ? `-${-1 - row}` : `${row}`;
}

/** The rows from the first to the last stem; null if they are unreadable, reversed, or too many. */
export function parseStemRangeToRows({ first, last }: GraphDraft['stems']): number[] | null {
  const [from, to] = [parseStemRowNumber(first), parseStemRowNumber(last)];
  if (from === null || to === null || to < from || to - from >= MAX_STEMS) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function isLeavesText(typed: string): boolean {
  return /^[\d\s,;]*$/.test(typed);
}

export function parseLeaves(typed: string): number[] {
  return [...typed.replace(/\D/g, '')].map(Number);
}

function checkStems(draft: GraphDraft, values: readonly number[]): CheckItem[] {
  const rows = parseStemRangeToRows(draft.stems);
  const stems = checkRows(rows, values);
  if (!rows || stems.state !== 'right') {
    return [
      stems,
      pendingCheck('leaves', 'stems-first'),
      pendingCheck('leaf-order', 'leaves-first'),
    ];
  }
  const exact = stemsAndLeaves(values);
  const leaves = checkLeaves(draft, exact);
  return [
    stems,
    leaves,
    leaves.state === 'right'
      ? checkOrder(draft, exact)
      : pendingCheck('leaf-order', 'leaves-first'),
  ];
}

function checkRows(rows: readonly number[] | null, values: readonly number[]): CheckItem {
  const [first, last] = [rows?.[0], rows?.at(-1)];
  if (first === undefined || last === undefined)
    return failedCheck('stems', 'stems-unreadable', 'stems-first');
  const [lowest, highest] = [
    rowNumberOfValue(Math.min(...values)),
    rowNumberOfValue(Math.max(...values)),
  ];
  if (first > lowest) return failedCheck('stems', 'smallest-without-stem', 'stems-first');
  if (last < highest) return failedCheck('stems', 'largest-without-stem', 'stems-last');
  if (first < lowest) return failedCheck('stems', 'stem-too-early', 'stems-first');
  if (last > highest) return failedCheck('stems', 'stem-too-late', 'stems-last');
  return passedCheck('stems', 'stems-right');
}

const typedOn = ({ typed }: GraphDraft, stem: string): string => typed[leavesInputId(stem)] ?? '';

function checkLeaves(draft: GraphDraft, exact: readonly StemRow[]): CheckItem {
  const problems = {
    'leaves-unreadable': ({ label }: StemRow) => !isLeavesText(typedOn(draft, label)),
    'leaves-wrong': ({ label, leaves }: StemRow) =>
      sortedText(parseLeaves(typedOn(draft, label))) !== sortedText(leaves),
  };
  for (const code of ['leaves-unreadable', 'leaves-wrong'] as const) {
    const stems = exact.filter(problems[code]).map(({ label }) => label);
    if (stems[0] !== undefined)
      return failedCheck('leaves', { code, stems }, leavesInputId(stems[0]));
  }
  return passedCheck('leaves', 'leaves-right');
}

const sortedText = (leaves: readonly number[]) => leaves.toSorted((a, b) => a - b).join();

function checkOrder(draft: GraphDraft, exact: readonly StemRow[]): CheckItem {
  const unordered = exact.filter(
    ({ label, leaves }) => parseLeaves(typedOn(draft, label)).join() !== leaves.join(),
  );
  const [first] = unordered;
  if (!first) return passedCheck('leaf-order', 'leaves-in-order');
  const stems = unordered.map(({ label }) => label);
  const belowZero = unordered.some(({ negative }) => negative);
  return failedCheck(
    'leaf-order',
    { code: 'leaves-out-of-order', stems, belowZero },
    leavesInputId(first.label),
  );
}

/** The key must read one leaf that is in the plot. */
function checkStemKey(
  { stemKey, fields }: GraphDraft,
  values: readonly number[],
  players: readonly GraphPlayer[],
): CheckItem {
  const [row, leaf, value] = [
    parseStemRowNumber(stemKey.stem),
    parseWholeNumber(stemKey.leaf),
    parseWholeNumber(stemKey.value),
  ];
  if (row === null || leaf === null || value === null) {
    const box = row === null ? 'stem' : leaf === null ? 'leaf' : 'value';
    return failedCheck('key', 'stem-key-missing', `stemKey-${box}`);
  }
  if (leaf < 0 || leaf > 9) return failedCheck('key', 'leaf-not-a-digit', 'stemKey-leaf');
  const made = row < 0 ? 10 * (row + 1) - leaf : 10 * row + leaf;
  if (value !== made) {
    return failedCheck('key', 'stem-key-other-number', 'stemKey-value');
  }
  if (!values.some((one) => rowNumberOfValue(one) === row && Math.abs(one) % 10 === leaf)) {
    return failedCheck('key', 'stem-key-not-there', 'stemKey-stem');
  }
  const statistics = fields.flatMap((field) => findGraphStatistic(field) ?? []);
  const problem = findStatisticNamingProblem(stemKey.unit, statistics, players);
  if (!problem) return passedCheck('key', 'stem-key-right');
  return failedCheck(
    'key',
    'missing' in problem
      ? 'stem-key-needs-unit'
      : statisticNamingMessage('key', problem, statistics),
    'stemKey-unit',
  );
}

/** One row of the plot. `label` is the stem as written: `4`, `0`, or `-0` for -1 to -9. */
export type StemRow = { label: string; negative: boolean; tens: number; leaves: number[] };

/**
 * The rows of a stem-and-leaf plot of whole numbers. Stems are the tens and leaves the ones: 47 is
 * leaf 7 on stem 4, and 112 is leaf 2 on stem 11. Values rise row by row, so that counting leaves
 * finds the median. Stems without leaves stay, because a missing row would hide a gap.
 *
 * Negative values: -23 is leaf 3 on stem -2, and -7 is leaf 7 on stem -0. There leaves fall while
 * values rise: -28, -25, -21 is `-2 | 8 5 1`. Zero is leaf 0 on stem 0.
 *
 * An empty list has no rows.
 *
 * @throws RangeError if a value is not a whole number.
 */
export function stemsAndLeaves(values: readonly number[]): StemRow[] {
  const odd = values.find((value) => !Number.isSafeInteger(value));
  if (odd !== undefined) throw new RangeError(`Not a whole number: ${odd}`);
  if (values.length === 0) return [];
  const ordered = [...values].sort((a, b) => a - b);
  const first = rowNumberOfValue(ordered[0] as number);
  const last = rowNumberOfValue(ordered.at(-1) as number);
  const stems = Array.from({ length: last - first + 1 }, (_, index): StemRow => {
    const row = first + index;
    return {
      label: stemLabelOfRow(row),
      negative: row < 0,
      tens: row < 0 ? -1 - row : row,
      leaves: [],
    };
  });
  for (const value of ordered)
    stems[rowNumberOfValue(value) - first]?.leaves.push(Math.abs(value) % 10);
  return stems;
}
