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
  MOST_BINS,
  readBins,
  readLeaves,
  readNumber,
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

const WHOLE_TURN = 360;
const FEWEST_BINS = 3;

const typed = (draft: GraphDraft, box: string) => readNumber(draft.typed[box] ?? '');

/** A few of a list, so that the message stays short. */
const named = (names: readonly string[]) => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and more` : listOf(names));

/** All numbers of the chosen games, as whole numbers. */
export function allValues(players: readonly GraphPlayer[], field: string, draft: GraphDraft): number[] {
  return players.flatMap((player) => gameValues(player, field, draft).map(({ value }) => value));
}

export function checkAngles(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem[] {
  const [field = ''] = draft.fields;
  const values = players.map((player) => ({ player, value: totalValue(player, field, draft) }));
  const exact = new Map(
    sectors(values.map(({ player, value }) => ({ label: player.key, value: rational(value) }))).map(({ label, degrees }) => [
      label,
      degrees,
    ]),
  );
  const waitingSum = waiting('angle-sum', 'We add your angles when each one is right.');
  const wrong = values.filter(({ player }) => !isAngle(typed(draft, angleBox(player.key)), exact.get(player.key)));
  const first = wrong[0];
  if (first) {
    if (first.value < 0) {
      return [
        again(
          'angles',
          `${first.player.name} is below zero. A number below zero is no part of a whole, so there is no slice.`,
          angleBox(first.player.key),
        ),
        waitingSum,
      ];
    }
    const missing = wrong.every(({ player }) => !typed(draft, angleBox(player.key)));
    const who = named(wrong.map(({ player }) => player.name));
    return [
      again(
        'angles',
        missing
          ? `Work out the angle of ${who}. What part of the whole is it, and what is that part of 360°?`
          : `Look at ${who} again. What part of the whole is it, and what is that part of 360°?`,
        angleBox(first.player.key),
      ),
      waitingSum,
    ];
  }
  const sum = sumRationals(players.map((player) => typed(draft, angleBox(player.key)) ?? rational(0)));
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

/** Rounded to a whole degree in either direction, because the angles have to make 360 together. Nothing has no angle, or 0. */
function isAngle(angle: Rational | null, exact: Rational | undefined): boolean {
  if (exact === undefined || exact.equals(0)) return angle === null || angle.equals(0);
  return angle !== null && angle.compare(0) >= 0 && angle.sub(exact).abs().compare(1) < 0;
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

export function checkStemKey({ stemKey, fields: [field = ''] }: GraphDraft): CheckItem {
  const [stem, leaf, value] = [readWhole(stemKey.stem), readWhole(stemKey.leaf), readWhole(stemKey.value)];
  if (stem === null || leaf === null || value === null) {
    const box = stem === null ? 'stem' : leaf === null ? 'leaf' : 'value';
    return again(
      'key',
      'A plot like this needs a key. Take one stem with one leaf and say what number they make.',
      `stemKey-${box}`,
    );
  }
  if (leaf < 0 || leaf > 9) return again('key', 'A leaf is one digit.', 'stemKey-leaf');
  const negative = stemKey.stem.trim().startsWith('-') || stemKey.stem.trim().startsWith('−');
  if (value !== (negative ? -1 : 1) * (10 * Math.abs(stem) + leaf)) {
    return again(
      'key',
      'That stem and that leaf make another number. The stem counts tens, the leaf counts ones.',
      'stemKey-value',
    );
  }
  const words = graphStatistic(field)?.unitWords ?? [];
  return words.some((word) => stemKey.unit.toLowerCase().includes(word))
    ? right('key', 'It says how to read a stem with its leaf.')
    : again('key', 'Your key needs a unit: a number of what?', 'stemKey-unit');
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
