import { chartNumber, listOf } from '../charts/chart-numbers';
import { type Rational, rational, sumRationals } from '../fractions';
import {
  angleBox,
  countBox,
  FIVE_NAMES,
  FIVE_ORDER,
  fiveBox,
  type GraphDraft,
  leavesBox,
  totalBox,
} from '../graph-builder/graph-draft';
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
import { again, type CheckItem, right, waiting } from './check-item';
import { labelsOf, wordProblem } from './statistic-words';

const WHOLE_TURN = 360;
const FEWEST_BINS = 3;
/** At either end: one leaves room, as where bins start at 0. Empty bins between full ones stay, because they show a gap. */
const MOST_EMPTY_BINS = 1;

const typed = (draft: GraphDraft, box: string) => readNumber(draft.typed[box] ?? '');

/** A few of a list, so that the message stays short. */
const named = (names: readonly string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and more` : listOf(names));

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
  const waitingSum = waiting('angle-sum', 'We add your angles when each one is right.');
  const look = (message: string, box: string) => [again('angles', message, box), waitingSum];
  const noSlice = rows.find((row) => row.exact === null && row.angle !== null && !row.angle.equals(0));
  if (noSlice) {
    return look(
      `${noSlice.player.name} is below zero. A number below zero is no part of a whole, so there is no slice.`,
      noSlice.box,
    );
  }
  const wrong = rows.filter((row) => !isNear(row));
  if (wrong[0]) {
    const who = named(wrong.map(({ player }) => player.name));
    const verb = wrong.every(({ angle }) => !angle) ? `Work out the angle of ${who}.` : `Look at ${who} again.`;
    return look(`${verb} What part of the whole is it, and what is that part of 360°?`, wrong[0].box);
  }
  const broken = rows.filter(({ angle }) => angle !== null && angle.d !== 1n);
  if (broken[0]) {
    const who = named(broken.map(({ player }) => player.name));
    return look(`Round the angle of ${who} to a whole degree.`, broken[0].box);
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
    const who = named(turned.map(({ player }) => player.name));
    return look(`Look at ${who} again. Which whole degree is nearest?`, turned[0].box);
  }
  return [
    right('angles', 'Each slice has its true angle.'),
    sum.equals(WHOLE_TURN)
      ? right('angle-sum', 'They make 360°: the circle is full.')
      : again(
          'angle-sum',
          `Your angles make ${chartNumber(Number(sum))}°, and a circle has 360°. Round one of them the other way.`,
          angleBox(players[0]?.key ?? ''),
        ),
  ];
}

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
    return again('units', 'Two pieces are the same statistic. Choose another one for one of them.', 'field-1');
  }
  return units.size === 1
    ? right('units', 'All pieces are counted in one unit, so they can be added.')
    : again('units', 'The pieces of a bar are added. Choose statistics that are counted in one unit.', 'field-1');
}

export function checkTotals(draft: GraphDraft, players: readonly GraphPlayer[], ready: boolean): CheckItem {
  if (!ready) return waiting('totals', 'We look at the totals when the pieces can be added.');
  const wrong = players.filter((player) => {
    const total = sumRationals(draft.fields.map((field) => rational(totalValue(player, field, draft))));
    return !typed(draft, totalBox(player.key))?.equals(total);
  });
  return wrong[0]
    ? again(
        'totals',
        `Look at the total of ${named(wrong.map(({ name }) => name))} again. Add up all pieces of the bar.`,
        totalBox(wrong[0].key),
      )
    : right('totals', 'Each total is the sum of its pieces.');
}

export function checkBins(draft: GraphDraft, values: readonly number[]): CheckItem[] {
  const bins = readBins(draft.bins);
  const waitingCounts = waiting('counts', 'We look at the bars when the bins are right.');
  const unreadable = (['start', 'width', 'count'] as const).find((name) => !readNumber(draft.bins[name]));
  if (unreadable)
    return [
      again('bins', 'Say where the first bin starts, how wide each one is, and how many there are.', `bins-${unreadable}`),
      waitingCounts,
    ];
  if ((readNumber(draft.bins.width)?.compare(0) ?? 0) <= 0)
    return [again('bins', 'A bin needs a width of more than 0.', 'bins-width'), waitingCounts];
  const number = readWhole(draft.bins.count);
  if (!bins || number === null || number < FEWEST_BINS || number > MOST_BINS) {
    return [
      again('bins', `Use ${FEWEST_BINS} to ${MOST_BINS} bins. With fewer or more of them the shape gets lost.`, 'bins-count'),
      waitingCounts,
    ];
  }
  const counted = binCounts(
    values.map((value) => rational(value)),
    bins,
  );
  if (counted.below > 0) return [again('bins', 'Your smallest number has no bin. Start earlier.', 'bins-start'), waitingCounts];
  if (counted.above > 0)
    return [
      again('bins', 'Your largest number has no bin. Remember: the end of a bin belongs to the next one.', 'bins-count'),
      waitingCounts,
    ];
  const full = counted.bins.map(({ count }) => count > 0);
  const [before, after] = [full.indexOf(true), full.length - 1 - full.lastIndexOf(true)];
  // Fewer bins than these cannot be asked for, so they may be empty.
  if (number > FEWEST_BINS && before > MOST_EMPTY_BINS)
    return [
      again('bins', 'Your first bins are empty, so the graph is squeezed. Start nearer to your smallest number.', 'bins-start'),
      waitingCounts,
    ];
  if (number > FEWEST_BINS && after > MOST_EMPTY_BINS)
    return [again('bins', 'Your last bins are empty, so the graph is squeezed. Leave them out.', 'bins-count'), waitingCounts];
  return [right('bins', 'The bins are all as wide, and every number has one.'), checkCounts(draft, counted.bins, values.length)];
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
  if (!first) return right('counts', 'Each bar is as high as its bin is full.');
  const where = named(wrong.map(({ from, to }) => `${chartNumber(Number(from))} up to ${chartNumber(Number(to))}`));
  const sum = sumRationals(bins.map((_, index) => typed(draft, countBox(index)) ?? rational(0)));
  const together = sum.equals(all) ? '' : ` Your bars hold ${chartNumber(Number(sum))} numbers together, and there are ${all}.`;
  return again('counts', `Count again from ${where}.${together}`, countBox(first.index));
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
  const waitingFor = [
    waiting('leaves', 'We look at the leaves when the stems are right.'),
    waiting('leaf-order', 'We look at the order when all leaves are there.'),
  ];
  const rows = readStems(draft.stems);
  if (!rows)
    return [
      again('stems', 'Say which stem is the first and which is the last. The last one has to be the larger.', 'stems-first'),
      ...waitingFor,
    ];
  const [lowest, highest] = [rowOfValue(Math.min(...values)), rowOfValue(Math.max(...values))];
  if ((rows[0] as number) > lowest)
    return [again('stems', 'Your smallest number has no stem. What are its tens?', 'stems-first'), ...waitingFor];
  if ((rows.at(-1) as number) < highest)
    return [again('stems', 'Your largest number has no stem. What are its tens?', 'stems-last'), ...waitingFor];
  if ((rows[0] as number) < lowest)
    return [
      again('stems', 'Start with the stem of your smallest number. Nothing stands before it.', 'stems-first'),
      ...waitingFor,
    ];
  if ((rows.at(-1) as number) > highest)
    return [again('stems', 'End with the stem of your largest number. Nothing stands after it.', 'stems-last'), ...waitingFor];
  const stems = right('stems', 'Every number has its stem, and stems without leaves stay.');
  const exact = stemsAndLeaves(values);
  const unreadable = exact.filter(({ label }) => !areLeaves(draft.typed[leavesBox(label)] ?? '')).map(({ label }) => label);
  if (unreadable[0] !== undefined) {
    return [
      stems,
      again(
        'leaves',
        `Write only digits at stem ${named(unreadable)}: each leaf is one digit, and a number that is there twice has two leaves.`,
        leavesBox(unreadable[0]),
      ),
      waiting('leaf-order', 'We look at the order when all leaves are there.'),
    ];
  }
  const own = rows.map((row) => readLeaves(draft.typed[leavesBox(stemLabel(row))] ?? ''));
  const wrong = exact.filter(({ leaves }, index) => sortedText(own[index]) !== sortedText(leaves)).map(({ label }) => label);
  if (wrong.length > 0) {
    return [
      stems,
      again(
        'leaves',
        `Look at stem ${named(wrong)} again. Each number of the data gives one leaf, also one that is there twice.`,
        leavesBox(wrong[0] as string),
      ),
      waiting('leaf-order', 'We look at the order when all leaves are there.'),
    ];
  }
  const unordered = exact.filter(({ leaves }, index) => own[index]?.join() !== leaves.join());
  const leaves = right('leaves', 'Each number has its leaf.');
  if (unordered.length === 0) return [stems, leaves, right('leaf-order', 'The numbers rise from leaf to leaf.')];
  const below = unordered.some(({ negative }) => negative);
  return [
    stems,
    leaves,
    again(
      'leaf-order',
      `Put the leaves of stem ${named(unordered.map(({ label }) => label))} in order, so that the numbers rise.` +
        (below ? ' Below zero, −28 is smaller than −21.' : ''),
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
    return again(
      'key',
      'A plot like this needs a key. Take one stem with one leaf and say what number they make.',
      `stemKey-${box}`,
    );
  }
  if (leaf < 0 || leaf > 9) return again('key', 'A leaf is one digit.', 'stemKey-leaf');
  const made = row < 0 ? 10 * (row + 1) - leaf : 10 * row + leaf;
  if (value !== made) {
    return again(
      'key',
      'That stem and that leaf make another number. The stem counts tens, the leaf counts ones.',
      'stemKey-value',
    );
  }
  if (!values.some((one) => rowOfValue(one) === row && Math.abs(one) % 10 === leaf)) {
    return again('key', 'That leaf is not in your plot. Take a stem and a leaf that stand there.', 'stemKey-stem');
  }
  const statistics = fields.flatMap((field) => graphStatistic(field) ?? []);
  const problem = wordProblem(stemKey.unit, statistics, players);
  if (!problem) return right('key', 'It says how to read a stem with its leaf.');
  return again(
    'key',
    'word' in problem
      ? `Your key says “${problem.word}”, but your data are ${labelsOf(statistics)}.`
      : 'Your key needs a unit: a number of what?',
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
  if (!first) return right('five', 'All five numbers are right.');
  const where = named(wrong.map(({ player, name }) => `${FIVE_NAMES[name].toLowerCase()} of ${player.name}`));
  return again(
    'five',
    `Look at this again: ${where}. Put the numbers in order first. The median cuts them in halves, and the quartiles are the medians of the halves.`,
    fiveBox(first.player.key, first.name),
  );
}
