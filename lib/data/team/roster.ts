import { createHash } from 'node:crypto';
import { gamesUpToWeek, listPlayersAtPosition } from '@/lib/data/season/starter-games';
import { DEFAULT_FORMULA_LEVEL } from '@/lib/domain/football/formulas';
import { isDefense, type PositionCode } from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import { sumRationals } from '@/lib/domain/numbers/fractions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StudentTeam } from '@/lib/store/collections/teams';

export function rosterVersionOf({ rosterVersion }: StudentTeam): number {
  return rosterVersion ?? 0;
}

const ordered = new WeakMap<SeasonSnapshot, Map<string, readonly number[]>>();

/**
 * The ids of all players of a position (for DEF all TeamIDs), most production first: points of the
 * first formulas summed up to `throughWeek`, then by name. Worked out once for each week and kept
 * with the snapshot. The points aren't returned, because students work
 * them out when they scout.
 */
export function playerIdsAtPositionByProduction(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  throughWeek: number,
): readonly number[] {
  const orders = ordered.get(snapshot) ?? new Map<string, readonly number[]>();
  ordered.set(snapshot, orders);
  const key = `${position} ${throughWeek}`;
  const order = orders.get(key);
  if (order) return order;
  const ids = listPlayersAtPosition(snapshot, position)
    .map(({ id, name }) => {
      const points = gamesUpToWeek(snapshot, position, id, throughWeek).map((game) =>
        scoreGame(position, DEFAULT_FORMULA_LEVEL, game),
      );
      return { id, name, points: sumRationals(points) };
    })
    .sort((a, b) => b.points.compare(a.points) || a.name.localeCompare(b.name, 'en'))
    .map(({ id }) => id);
  orders.set(key, ids);
  return ids;
}

export type TeamRosterIds = Pick<StudentTeam, 'draftedPlayers' | 'draftedDefenses'>;

/** The drafted players with their positions; an id that is not in the season is left out. */
export function nonDefenseRosterIdsWithPositions(
  snapshot: SeasonSnapshot,
  { draftedPlayers }: Pick<TeamRosterIds, 'draftedPlayers'>,
) {
  return draftedPlayers.flatMap((id) => {
    const position = snapshot.players.get(id)?.Position;
    return position ? [{ id, position }] : [];
  });
}

export function rosterIdsAtPosition(
  snapshot: SeasonSnapshot,
  roster: TeamRosterIds,
  position: PositionCode,
): number[] {
  if (isDefense(position))
    return roster.draftedDefenses.filter((id) => snapshot.teamById(id) !== null);
  return nonDefenseRosterIdsWithPositions(snapshot, roster)
    .filter((player) => player.position === position)
    .map((player) => player.id);
}

/**
 * Changes whenever the team changes; empty without one. A page and the live connection compare it.
 */
export function teamVersion(team: StudentTeam | null): string {
  if (!team) return '';
  // Databases return a document's fields in different orders.
  const fields = Object.entries(team).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 12);
}
