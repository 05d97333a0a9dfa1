import {
  FIVE_NUMBER_NAMES,
  fiveNumberInputId,
  fiveNumberSummary,
} from '@/lib/domain/graphs/box-and-whisker/rules';
import { angleInputId, circleSectorsWithDegrees } from '@/lib/domain/graphs/circle/rules';
import type { GraphDraft, TypedScale } from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import {
  canHaveStatistic,
  type GraphDataSource,
  type GraphPlayer,
  gameValuesWithWeeks,
  playerStatisticTotal,
  weeklyValuesWithGaps,
} from '@/lib/domain/graphs/graph-source';
import { binCountInputId, countValuesInAndOutsideBins } from '@/lib/domain/graphs/histogram/rules';
import { totalInputId } from '@/lib/domain/graphs/stacked-bar/rules';
import { leavesInputId, stemsAndLeaves } from '@/lib/domain/graphs/stem-and-leaf/rules';
import { rational } from '@/lib/domain/numbers/fractions';
import { shuffled } from '@/lib/domain/numbers/random';
import { emptyDraftOfType, GRAPH_REQUIREMENTS_BY_TYPE } from '@/lib/domain/testing/by-type';
import { findGraphStatistic, GRAPH_STATISTICS, type GraphStatistic } from '../graphs/graph-source';

/** A completely correct graph of this data; null if the data allow none. */
export function makeCorrectGraphDraft(
  type: GraphType,
  source: GraphDataSource,
  random: () => number,
): GraphDraft | null {
  const plan = GRAPH_REQUIREMENTS_BY_TYPE[type];
  const weeks = { fromWeek: 1, toWeek: source.week };
  const fields = fieldsFor(type, source, random);
  if (!fields) return null;
  const usable = shuffled(source.players, random).filter(
    (player) =>
      fields.every(({ field }) => canHaveStatistic(player, field)) &&
      gameValuesWithWeeks(player, fields[0]?.field ?? '', weeks).length >=
        (plan.least?.of === 'each' ? plan.least.count : 1),
  );
  const players = usable.slice(0, plan.players.max);
  const names = fields.map(({ field }) => field);
  const values = players.flatMap((player) =>
    gameValuesWithWeeks(player, names[0] ?? '', weeks).map(({ value }) => value),
  );
  if (players.length < plan.players.min || (plan.least && values.length < plan.least.count))
    return null;
  const totals = players.map((player) => playerStatisticTotal(player, names[0] ?? '', weeks));
  if (type === 'circle' && Math.max(...totals) <= 0) return null;
  const [first, second] = fields as [GraphStatistic, GraphStatistic | undefined];
  const hasGap = players.some((player) =>
    weeklyValuesWithGaps(player, first.field, weeks).includes(null),
  );
  const together = fields.map(({ label }) => label).join(' and ');
  const yLabels = new Map([
    ['count', 'Number of games'],
    ['pieces', together],
    ['second-statistic', second?.label],
    ['statistic', first.label],
  ]);
  const draft: GraphDraft = {
    ...emptyDraftOfType(type, source),
    ...weeks,
    players: players.map(({ key }) => key),
    fields: names,
    title: `${together} of my players`,
    claim: 'The numbers are not the same in every week.',
    xLabel: plan.axes.x === 'week' ? 'Week' : plan.axes.x === 'player' ? 'Player' : first.label,
    yLabel: yLabels.get(plan.axes.y ?? '') ?? '',
    showKey: true,
    gap: type === 'multiple-line' && hasGap ? 'gap' : '',
  };
  return { ...draft, ...workedOut(type, draft, players, values) };
}

function fieldsFor(
  type: GraphType,
  source: GraphDataSource,
  random: () => number,
): GraphStatistic[] | null {
  const known = shuffled(
    GRAPH_STATISTICS.filter(({ field }) =>
      source.players.some((player) => canHaveStatistic(player, field)),
    ),
    random,
  );
  const [first] = known;
  if (!first) return null;
  if (GRAPH_REQUIREMENTS_BY_TYPE[type].fields.max === 1) return [first];
  const second = known.find(
    (other) =>
      other !== first &&
      (type === 'scatter-plot' || other.unit === first.unit) &&
      other.positions.some((position) => first.positions.includes(position)),
  );
  return second ? [first, second] : null;
}

function workedOut(
  type: GraphType,
  draft: GraphDraft,
  players: readonly GraphPlayer[],
  values: readonly number[],
): Partial<GraphDraft> {
  const [field = '', second = ''] = draft.fields;
  const exact = values.map((value) => rational(value));
  switch (type) {
    case 'circle': {
      const parts = players.map((player) => ({
        label: player.key,
        value: rational(playerStatisticTotal(player, field, draft)),
      }));
      return {
        typed: Object.fromEntries(
          wholeAngles(circleSectorsWithDegrees(parts)).map(([key, angle]) => [
            angleInputId(key),
            `${angle}`,
          ]),
        ),
      };
    }
    case 'stacked-bar': {
      const pieces = players.map((player) =>
        draft.fields.map((piece) => playerStatisticTotal(player, piece, draft)),
      );
      const ends = pieces.flatMap((own) => [
        sum(own.filter((piece) => piece > 0)),
        sum(own.filter((piece) => piece < 0)),
      ]);
      return {
        yScale: typedScale(ends, true),
        typed: Object.fromEntries(
          players.map((player, index) => [totalInputId(player.key), `${sum(pieces[index] ?? [])}`]),
        ),
      };
    }
    case 'multiple-line':
      return { yScale: typedScale(values, false) };
    case 'stem-and-leaf': {
      const stems = stemsAndLeaves(values);
      return {
        stems: { first: stems[0]?.label ?? '', last: stems.at(-1)?.label ?? '' },
        stemKey: keyOf(values, findGraphStatistic(field)?.unit ?? ''),
        typed: Object.fromEntries(
          stems.map(({ label, leaves }) => [leavesInputId(label), leaves.join(' ')]),
        ),
      };
    }
    case 'histogram': {
      const scale = scaleFor(values, false);
      const bins = {
        start: rational(scale.start),
        width: rational(scale.step),
        count: Math.max(3, scale.steps + 1),
      };
      const counts = countValuesInAndOutsideBins(exact, bins).bins.map(({ count }) => count);
      return {
        bins: { start: `${scale.start}`, width: `${scale.step}`, count: `${bins.count}` },
        yScale: typedScale(counts, true),
        typed: Object.fromEntries(
          counts.map((count, index) => [binCountInputId(index), `${count}`]),
        ),
      };
    }
    case 'scatter-plot':
      return {
        xScale: typedScale(values, false),
        yScale: typedScale(
          players.flatMap((player) =>
            gameValuesWithWeeks(player, second, draft).map(({ value }) => value),
          ),
          false,
        ),
      };
    case 'box-and-whisker':
      return {
        xScale: typedScale(values, false),
        typed: Object.fromEntries(
          players.flatMap((player) => {
            const five = fiveNumberSummary(
              gameValuesWithWeeks(player, field, draft).map(({ value }) => rational(value)),
            );
            return FIVE_NUMBER_NAMES.map((name) => [
              fiveNumberInputId(player.key, name),
              five[name].toFraction(true),
            ]);
          }),
        ),
      };
  }
}

/** The smallest value is a leaf of every plot. */
function keyOf(values: readonly number[], unit: string): GraphDraft['stemKey'] {
  const value = Math.min(...values);
  const stem = `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 10)}`;
  return { stem, leaf: `${Math.abs(value) % 10}`, value: `${value}`, unit };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Rounds angles to a sum of 360: those with the largest remainders go up. */
function wholeAngles(slices: ReturnType<typeof circleSectorsWithDegrees>): [string, number][] {
  const down = slices.map(({ label, degrees }) => ({
    label,
    floor: Number(degrees.floor()),
    rest: degrees.sub(degrees.floor()),
  }));
  const left = 360 - sum(down.map(({ floor }) => floor));
  const up = new Set(
    [...down]
      .sort((a, b) => b.rest.compare(a.rest))
      .slice(0, left)
      .map(({ label }) => label),
  );
  return down.map(({ label, floor }) => [label, floor + (up.has(label) ? 1 : 0)]);
}

const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];

function scaleFor(
  values: readonly number[],
  fromZero: boolean,
): { start: number; step: number; steps: number } {
  const [low, high] = [
    Math.min(...values, ...(fromZero ? [0] : [])),
    Math.max(...values, ...(fromZero ? [0] : [])),
  ];
  for (const step of ROUND_STEPS) {
    const start = Math.floor(low / step) * step;
    const steps = Math.max(2, Math.ceil((high - start) / step));
    if (steps <= 12) return { start, step, steps };
  }
  throw new RangeError('No football statistic is that large');
}

function typedScale(values: readonly number[], fromZero: boolean): TypedScale {
  const { start, step, steps } = scaleFor(values, fromZero);
  return { start: `${start}`, step: `${step}`, end: `${start + steps * step}` };
}
