import type { PhotoFinishLaneDto } from '@/lib/data/leaderboard/dto';
import { groupBy } from '@/lib/domain/lists';
import { compareMixed, fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

export type PhotoFinishCloseUp = { min: number; teams: PhotoFinishLaneDto[]; gaps: MixedNumber[] };

/**
 * The student's own whole if another team is in it, else the one with the most teams. Null if no
 * two teams share a whole, apart from ties, which have no gap to look at.
 */
export function findPhotoFinishCloseUp(
  lanes: readonly PhotoFinishLaneDto[],
): PhotoFinishCloseUp | null {
  const wholes = groupBy(lanes.toReversed(), ({ value }) => fromMixed(value).floor().valueOf());
  const shared = [...wholes].filter(([, teams]) => {
    const [first, last] = [teams[0], teams.at(-1)];
    return first && last && compareMixed(first.value, last.value) !== 0;
  });
  const own = shared.find(([, teams]) => teams.some(({ isOwn }) => isOwn));
  const [min, teams] = own ?? shared.toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (min === undefined || !teams) return null;
  const values = teams.map(({ value }) => fromMixed(value));
  const gaps = values.slice(1).map((value, index) => toMixed(value.sub(values[index] ?? value)));
  return { min, teams, gaps };
}
