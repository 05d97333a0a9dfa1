import { type Rational, rational, sumRationals } from '../fractions';
import { angleBox, countBox, FIVE_ORDER, fiveBox, type GraphDraft, leavesBox, totalBox } from '../graph-builder/graph-draft';
import { type GraphPlayer, gameValues, totalValue } from '../graph-builder/graph-source';
import { graphStatistic } from '../graph-builder/graph-statistics';
import {
  areLeaves,
  MOST_BINS,
  readBins,
  readLeaves,
  readNumber,
  readStem,
  readStems,
  readWhole,
  rowOfValue,
  stemLabel,
} from '../graph-builder/read-draft-numbers';
import { binCounts } from '../statistics/bins';
import { fiveNumberSummary } from '../statistics/five-number-summary';
import { sectors } from '../statistics/sectors';
import { stemsAndLeaves } from '../statistics/stems';
import { again, type CheckItem, type CheckSays, right, waiting } from './check-item';
import { labelsOf, wordProblem } from './statistic-words';

const WHOLE_TURN = 360;
const FEWEST_BINS = 3;
/** At either end: one leaves room, as where bins start at 0. Empty bins between full ones stay, because they show a gap. */
const MOST_EMPTY_BINS = 1;

const typed = (draft: GraphDraft, box: string) => readNumber(draft.typed[box] ?? '');

/** All numbers of the chosen games, as whole numbers. */
export function allValues(players: readonly GraphPlayer[], field: string, draft: GraphDraft): number[] {
  return players.flatMap((player) => gameValues(player, field, draft).map(({ value }) => value));
}

export function checkAngles(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = ''] = draft.fields;
  const slices = sectors(players.map((player) => ({ label: player.key, value: rational(totalValue(player, field, draft)) })));
  const exact = new Map(slices.map(({ label, degrees }) => [label, degrees]));
  const rows = players.map((player) => ({
    player,
    box: angleBox(player.key),
    angle: typed(draft, angleBox(player.key)),
    exact: exact.get(player.key) ?? null,
  }));
  const sum = sumRationals(rows.map(({ angle }) => angle ?? rational(0)));
  const waitingSum = waiting('angle-sum', 'angles-first');
  const look = (says: CheckSays, box: string) => [again('angles', says, box), waitingSum];
  const noSlice = rows.find((row) => row.exact === null && row.angle !== null && !row.angle.equals(0));
  if (noSlice) {
    return look({ code: 'no-slice', player: noSlice.player.name }, noSlice.box);
  }
  const wrong = rows.filter((row) => !isNear(row));
  if (wrong[0]) {
    const code = wrong.every(({ angle }) => !angle) ? 'angles-missing' : 'angles-wrong';
    return look({ code, names: namesOf(wrong) }, wrong[0].box);
  }
  const broken = rows.filter(({ angle }) => angle !== null && angle.d !== 1n);
  if (broken[0]) {
    return look({ code: 'angles-not-whole', names: namesOf(broken) }, broken[0].box);
  }
  const turned = rows.filter(isTurned);
  if (
    turned[0] &&
    turned.length >
      turnsNeeded(
        slices.map(({ degrees }) => degrees),
        sum,
      )
  ) {
    return look({ code: 'angles-rounded-wrong', names: namesOf(turned) }, turned[0].box);
  }
  return [
    right('angles', 'angles-right'),
    sum.equals(WHOLE_TURN)
      ? right('angle-sum', 'circle-full')
      : again('angle-sum', { code: 'circle-not-full', sum: Number(sum) }, angleBox(players[0]?.key ?? '')),
  ];
}

const namesOf = (rows: readonly { player: GraphPlayer }[]) => rows.map(({ player }) => player.name);

type Angle = { angle: Rational | null; exact: Rational | null };

/** Less than one degree away, so that whole degrees are the two on either side. Nothing has no angle, or 0. */
function isNear({ angle, exact }: Angle): boolean {
  if (exact === null || exact.equals(0)) return angle === null || angle.equals(0);
  return angle !== null && angle.compare(0) >= 0 && angle.sub(exact).abs().compare(1) < 0;
}

/** Rounded the other way: a half may go either way. */
function isTurned({ angle, exact }: Angle): boolean {
  return angle !== null && exact !== null && angle.sub(exact).abs().mul(2).compare(1) > 0;
}

/**
 * How many angles have to be rounded the other way so that all make a full turn: none where the nearest whole degrees do. Angles that do
 * not make a full turn yet have turned none, or the wrong ones.
 */
function turnsNeeded(exact: readonly Rational[], sum: Rational): number {
  if (!sum.equals(WHOLE_TURN)) return 0;
  const half = rational(1, 2);
  const highest = sumRationals(exact.map((degrees) => degrees.add(half).floor()));
  const lowest = sumRationals(exact.map((degrees) => degrees.sub(half).ceil()));
  return Math.max(0, Number(lowest) - WHOLE_TURN, WHOLE_TURN - Number(highest));
}

export function checkUnits(draft: GraphDraft): CheckItem {
  const units = new Set(draft.fields.map((field) => graphStatistic(field)?.unit));
  if (new Set(draft.fields).size < draft.fields.length) {
    return again('units', 'same-piece-twice', 'field-1');
  }
  return units.size === 1 ? right('units', 'one-unit') : again('units', 'units-mixed', 'field-1');
}

export function checkTotals(draft: GraphDraft, players: readonly GraphPlayer[], ready: boolean): CheckItem {
  if (!ready) return waiting('totals', 'pieces-first');
  const wrong = players.filter((player) => {
    const total = sumRationals(draft.fields.map((field) => rational(totalValue(player, field, draft))));
    return !typed(draft, totalBox(player.key))?.equals(total);
  });
  return wrong[0]
    ? again('totals', { code: 'totals-wrong', names: wrong.map(({ name }) => name) }, totalBox(wrong[0].key))
    : right('totals', 'totals-right');
}

export function checkBins(draft: GraphDraft, values: readonly number[]): CheckItem[] {
  const bins = readBins(draft.bins);
  const waitingCounts = waiting('counts', 'bins-first');
  const unreadable = (['start', 'width', 'count'] as const).find((name) => !readNumber(draft.bins[name]));
  if (unreadable) return [again('bins', 'bins-unreadable', `bins-${unreadable}`), waitingCounts];
  if ((readNumber(draft.bins.width)?.compare(0) ?? 0) <= 0) return [again('bins', 'bin-no-width', 'bins-width'), waitingCounts];
  const number = readWhole(draft.bins.count);
  if (!bins || number === null || number < FEWEST_BINS || number > MOST_BINS) {
    return [again('bins', { code: 'wrong-bin-count', min: FEWEST_BINS, max: MOST_BINS }, 'bins-count'), waitingCounts];
  }
  const counted = binCounts(
    values.map((value) => rational(value)),
    bins,
  );
  if (counted.below > 0) return [again('bins', 'smallest-without-bin', 'bins-start'), waitingCounts];
  if (counted.above > 0) return [again('bins', 'largest-without-bin', 'bins-count'), waitingCounts];
  const full = counted.bins.map(({ count }) => count > 0);
  const [before, after] = [full.indexOf(true), full.length - 1 - full.lastIndexOf(true)];
  // Fewer bins than these cannot be asked for, so they may be empty.
  if (number > FEWEST_BINS && before > MOST_EMPTY_BINS) return [again('bins', 'first-bins-empty', 'bins-start'), waitingCounts];
  if (number > FEWEST_BINS && after > MOST_EMPTY_BINS) return [again('bins', 'last-bins-empty', 'bins-count'), waitingCounts];
  return [right('bins', 'bins-right'), checkCounts(draft, counted.bins, values.length)];
}

function checkCounts(
  draft: GraphDraft,
  bins: readonly { from: Rational; to: Rational; count: number }[],
  all: number,
): CheckItem {
  const wrong = bins
    .map((bin, index) => ({ ...bin, index }))
    .filter(({ index, count }) => !typed(draft, countBox(index))?.equals(count));
  const first = wrong[0];
  if (!first) return right('counts', 'counts-right');
  const sum = sumRationals(bins.map((_, index) => typed(draft, countBox(index)) ?? rational(0)));
  const where = wrong.map(({ from, to }) => ({ from: Number(from), to: Number(to) }));
  return again('counts', { code: 'counts-wrong', bins: where, sum: Number(sum), all }, countBox(first.index));
}

/** How high the bars have to go, once the bins are known. */
export function trueCounts(draft: GraphDraft, values: readonly number[]): Rational[] {
  const bins = readBins(draft.bins);
  return bins
    ? binCounts(
        values.map((value) => rational(value)),
        bins,
      ).bins.map(({ count }) => rational(count))
    : [];
}

export function checkStems(draft: GraphDraft, values: readonly number[]): CheckItem[] {
  const waitingFor = [waiting('leaves', 'stems-first'), waiting('leaf-order', 'leaves-first')];
  const rows = readStems(draft.stems);
  if (!rows) return [again('stems', 'stems-unreadable', 'stems-first'), ...waitingFor];
  const [lowest, highest] = [rowOfValue(Math.min(...values)), rowOfValue(Math.max(...values))];
  if ((rows[0] as number) > lowest) return [again('stems', 'smallest-without-stem', 'stems-first'), ...waitingFor];
  if ((rows.at(-1) as number) < highest) return [again('stems', 'largest-without-stem', 'stems-last'), ...waitingFor];
  if ((rows[0] as number) < lowest) return [again('stems', 'stem-too-early', 'stems-first'), ...waitingFor];
  if ((rows.at(-1) as number) > highest) return [again('stems', 'stem-too-late', 'stems-last'), ...waitingFor];
  const stems = right('stems', 'stems-right');
  const exact = stemsAndLeaves(values);
  const unreadable = exact.filter(({ label }) => !areLeaves(draft.typed[leavesBox(label)] ?? '')).map(({ label }) => label);
  if (unreadable[0] !== undefined) {
    return [
      stems,
      again('leaves', { code: 'leaves-unreadable', stems: unreadable }, leavesBox(unreadable[0])),
      waiting('leaf-order', 'leaves-first'),
    ];
  }
  const own = rows.map((row) => readLeaves(draft.typed[leavesBox(stemLabel(row))] ?? ''));
  const wrong = exact.filter(({ leaves }, index) => sortedText(own[index]) !== sortedText(leaves)).map(({ label }) => label);
  if (wrong.length > 0) {
    return [
      stems,
      again('leaves', { code: 'leaves-wrong', stems: wrong }, leavesBox(wrong[0] as string)),
      waiting('leaf-order', 'leaves-first'),
    ];
  }
  const unordered = exact.filter(({ leaves }, index) => own[index]?.join() !== leaves.join());
  const leaves = right('leaves', 'leaves-right');
  if (unordered.length === 0) return [stems, leaves, right('leaf-order', 'leaves-in-order')];
  return [
    stems,
    leaves,
    again(
      'leaf-order',
      {
        code: 'leaves-out-of-order',
        stems: unordered.map(({ label }) => label),
        belowZero: unordered.some(({ negative }) => negative),
      },
      leavesBox(unordered[0]?.label ?? ''),
    ),
  ];
}

const sortedText = (leaves: readonly number[] | undefined) => [...(leaves ?? [])].sort((a, b) => a - b).join();

/** A key reads one leaf of the plot, as the example of how to read them all. */
export function checkStemKey(
  { stemKey, fields }: GraphDraft,
  values: readonly number[],
  players: readonly GraphPlayer[],
): CheckItem {
  const [row, leaf, value] = [readStem(stemKey.stem), readWhole(stemKey.leaf), readWhole(stemKey.value)];
  if (row === null || leaf === null || value === null) {
    const box = row === null ? 'stem' : leaf === null ? 'leaf' : 'value';
    return again('key', 'stem-key-missing', `stemKey-${box}`);
  }
  if (leaf < 0 || leaf > 9) return again('key', 'leaf-not-a-digit', 'stemKey-leaf');
  const made = row < 0 ? 10 * (row + 1) - leaf : 10 * row + leaf;
  if (value !== made) {
    return again('key', 'stem-key-other-number', 'stemKey-value');
  }
  if (!values.some((one) => rowOfValue(one) === row && Math.abs(one) % 10 === leaf)) {
    return again('key', 'stem-key-not-there', 'stemKey-stem');
  }
  const statistics = fields.flatMap((field) => graphStatistic(field) ?? []);
  const problem = wordProblem(stemKey.unit, statistics, players);
  if (!problem) return right('key', 'stem-key-right');
  return again(
    'key',
    'word' in problem
      ? { code: 'other-word', of: 'key', word: problem.word, labels: labelsOf(statistics) }
      : 'stem-key-needs-unit',
    'stemKey-unit',
  );
}

export function checkFive(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const [field = ''] = draft.fields;
  const wrong = players.flatMap((player) => {
    const exact = fiveNumberSummary(allValues([player], field, draft).map((value) => rational(value)));
    return FIVE_ORDER.filter((name) => !typed(draft, fiveBox(player.key, name))?.equals(exact[name])).map((name) => ({
      player,
      name,
    }));
  });
  const first = wrong[0];
  if (!first) return right('five', 'five-right');
  const places = wrong.map(({ player, name }) => ({ name, player: player.name }));
  return again('five', { code: 'five-wrong', places }, fiveBox(first.player.key, first.name));
}
