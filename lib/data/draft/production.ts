import { everybodyAt, gamesThrough } from '@/lib/data/season/games';
import { FIRST_LEVEL } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import { type Rational, sumRationals } from '@/lib/domain/fractions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';

const ordered = new WeakMap<SeasonSnapshot, Map<string, readonly number[]>>();

/**
 * The ids of all players of a position (for DEF all TeamIDs), most production first: points of the first formulas summed up to `throughWeek`, then by
 * name. Worked out once for each week and kept with the snapshot. The points themselves stay here: finding them is scouting.
 */
export function idsByProduction(snapshot: SeasonSnapshot, position: PositionCode, throughWeek: number): readonly number[] {
  const kept = ordered.get(snapshot) ?? new Map<string, readonly number[]>();
  ordered.set(snapshot, kept);
  const key = `${position} ${throughWeek}`;
  const known = kept.get(key);
  if (known) return known;
  const ids = everybodyAt(snapshot, position)
    .map((candidate) => ({ ...candidate, points: production(snapshot, position, candidate.id, throughWeek) }))
    .sort((a, b) => b.points.compare(a.points) || a.name.localeCompare(b.name, 'en'))
    .map(({ id }) => id);
  kept.set(key, ids);
  return ids;
}

function production(snapshot: SeasonSnapshot, position: PositionCode, id: number, throughWeek: number): Rational {
  return sumRationals(gamesThrough(snapshot, position, id, throughWeek).map((game) => scoreGame(position, FIRST_LEVEL, game)));
}
