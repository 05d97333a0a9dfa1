import type { FinishLaneDto } from '@/lib/data/leaderboard/dto';
import { groupBy } from '@/lib/domain/lists';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * One whole, the teams that have finished in it from low to high, and how far each is from the
 * next.
 */
export type CloseUp = { min: number; teams: FinishLaneDto[]; gaps: MixedNumber[] };

/**
 * What is worth a second look: the student's own whole if another team is in it, or else the
 * fullest one. Null where no two teams share one.
 */
export function closeUpOf(lanes: readonly FinishLaneDto[]): CloseUp | null {
  const wholes = groupBy(lanes.toReversed(), ({ value }) => fromMixed(value).floor().valueOf());
  const shared = [...wholes].filter(([, teams]) => teams.length > 1);
  const own = shared.find(([, teams]) => teams.some(({ isOwn }) => isOwn));
  const [min, teams] = own ?? shared.toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (min === undefined || !teams) return null;
  const values = teams.map(({ value }) => fromMixed(value));
  const gaps = values.slice(1).map((value, index) => toMixed(value.sub(values[index] ?? value)));
  return { min, teams, gaps };
}
