import { type CheckItem, failedCheck, passedCheck } from '@/lib/domain/graphs/checks/check-item';
import { median, sortRationals, toRationals } from '@/lib/domain/numbers/averages';
import type { Rational } from '@/lib/domain/numbers/fractions';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { defineGraphRules } from '../graph-rules';
import { type GraphPlayer, pooledGameValues } from '../graph-source';
import { numberToDraw, parseDraftBox } from '../read-draft-numbers';

export type BoxAndWhiskerData = WithChartLabels<'xLabel' | 'xScale'> & {
  boxes: readonly {
    label: string;
    five: FiveNumberValues<number> | null;
    dots?: readonly number[];
  }[];
};

export const FIVE_NUMBER_NAMES = ['min', 'q1', 'median', 'q3', 'max'] as const;
export type FiveNumberName = (typeof FIVE_NUMBER_NAMES)[number];
export type FiveNumberValues<Value> = Record<FiveNumberName, Value>;
export const fiveNumberInputId = (player: string, name: FiveNumberName) => `five-${player}-${name}`;

export const boxAndWhiskerGraphRules = defineGraphRules<BoxAndWhiskerData>({
  plan: {
    players: { min: 1, max: 4 },
    fields: { min: 1, max: 1 },
    least: { count: 4, of: 'each' },
    axes: { x: 'statistic', y: null },
    scales: ['x'],
    dots: true,
    numbers: true,
  },
  chart: (draft, players) => ({
    boxes: players.map((player) => ({
      label: player.name,
      five: typedFive(draft, player.key),
      dots: draft.dots ? pooledGameValues([player], draft) : undefined,
    })),
  }),
  checks: (draft, players) => [checkFive(draft, players)],
});

function typedFive(draft: GraphDraft, player: string): FiveNumberValues<number> | null {
  const numbers = FIVE_NUMBER_NAMES.map(
    (name) => [name, numberToDraw(draft, fiveNumberInputId(player, name))] as const,
  );
  return numbers.every(([, number]) => number !== null)
    ? (Object.fromEntries(numbers) as FiveNumberValues<number>)
    : null;
}

function checkFive(draft: GraphDraft, players: readonly GraphPlayer[]): CheckItem {
  const wrong = players.flatMap((player) => {
    const exact = fiveNumberSummary(toRationals(pooledGameValues([player], draft)));
    return FIVE_NUMBER_NAMES.filter(
      (name) => !parseDraftBox(draft, fiveNumberInputId(player.key, name))?.equals(exact[name]),
    ).map((name) => ({
      player,
      name,
    }));
  });
  const first = wrong[0];
  if (!first) return passedCheck('five', 'five-right');
  const places = wrong.map(({ player, name }) => ({ name, player: player.name }));
  return failedCheck(
    'five',
    { code: 'five-wrong', places },
    fiveNumberInputId(first.player.key, first.name),
  );
}

/**
 * The five numbers of a box plot by the textbook rule: the median splits the ordered values into
 * halves, and the quartiles are the medians of the halves. With an odd number of values the middle
 * one belongs to neither half. A single value is all five numbers.
 *
 * @throws RangeError for an empty list.
 */
export function fiveNumberSummary(values: readonly Rational[]): FiveNumberValues<Rational> {
  const ordered = sortRationals(values);
  const middle = median(ordered);
  const half = Math.floor(ordered.length / 2);
  return {
    min: ordered[0] as Rational,
    q1: half === 0 ? middle : median(ordered.slice(0, half)),
    median: middle,
    q3: half === 0 ? middle : median(ordered.slice(-half)),
    max: ordered.at(-1) as Rational,
  };
}
