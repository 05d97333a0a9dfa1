import type { LineBoxes } from '@/components/math/line-box';
import { typedIn, written } from '@/components/outbox/use-own-lines';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import { isProductSum, type OwnLine } from '@/lib/domain/answers/lines';
import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { type PlacedHop, placed } from './hops';
import type { StepHistory } from './step-board';

type FormulaPart = { count: number; rate: MixedNumber };

/** What a line is made of: a count at its rate, or what a starter has got. */
function partAt(
  place: number,
  { terms }: ScoreStepDto,
  players: readonly ScoreStepDto[],
): FormulaPart[] {
  const own = terms.length > 0 ? null : players[place]?.own;
  return [terms[place], own && { count: 1, rate: own }].filter((part) => !!part);
}

/** The boxes of a step that is right: what stood in them, and what was fixed on the way. */
export function doneBoxes(
  { lines, misfits }: StepHistory,
  step: ScoreStepDto,
  players: readonly ScoreStepDto[],
): LineBoxes {
  const typedOf = (of: OwnLine['of']) => typedIn(lines, of);
  return {
    typedOf,
    markOf(of) {
      const typed = typedOf(of);
      if (typed === '') return null;
      // By now its sum is no secret anymore. A slip may be made up for by another one: such a line
      // is still worth a look.
      const parts = of.flatMap((place) => partAt(place, step, players));
      if (!isProductSum(parts, typed)) return 'look';
      return misfits.includes(of.join()) ? 'fixed' : 'right';
    },
  };
}

/**
 * The groups with something written, and the starters that are in none of those: they count as they
 * are.
 */
function withLone(lines: readonly OwnLine[], players: readonly ScoreStepDto[]): OwnLine[] {
  const groups = written(lines);
  if (groups.length === 0) return [];
  const inGroups = new Set(groups.flatMap(({ of }) => of));
  const lone = players.flatMap(({ own }, place) =>
    own && !inGroups.has(place) ? [{ of: [place], typed: formatMixed(own) }] : [],
  );
  return [...groups, ...lone];
}

/**
 * The lines that read as numbers as hops, in their order. For a team with its starters: the groups,
 * and who is in none.
 */
export function hopsOf(
  { markOf }: LineBoxes,
  lines: readonly OwnLine[],
  players: readonly ScoreStepDto[],
): PlacedHop[] {
  const hops = [...(players.length > 0 ? withLone(lines, players) : lines)]
    .sort((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0))
    .flatMap(({ of, typed }) => {
      const read = parseTypedAnswer({ whole: typed, numerator: '', denominator: '' });
      return read.ok ? [{ typed, value: read.value, isMarked: markOf(of) === 'look' }] : [];
    });
  return placed(hops);
}
