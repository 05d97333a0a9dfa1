import { pickRandom, type RandomSource } from '@/lib/domain/numbers/random';
import {
  isDefense,
  LINEUP_SLOTS,
  type LineupSlot,
  type PositionCode,
  positionOfSlot,
  slotsOfPosition,
} from './positions';

/** A PlayerID for each slot, and a TeamID for DEF. */
export type Lineup = Record<LineupSlot, number>;

type LineupFields = { [Slot in LineupSlot as `lineup_${Slot}`]: number };

/**
 * Picks a random drafted player for each slot, nobody twice, and one of `defenses` (TeamIDs). Null
 * if a slot can't be filled.
 */
export function randomLineup(
  drafted: readonly { id: number; position: PositionCode }[],
  defenses: readonly number[],
  random: RandomSource,
): Lineup | null {
  const lineup: Partial<Lineup> = {};
  const used = new Set<number>();
  for (const slot of LINEUP_SLOTS) {
    const position = positionOfSlot(slot);
    const candidates = isDefense(position)
      ? defenses
      : drafted
          .filter((player) => player.position === position && !used.has(player.id))
          .map((player) => player.id);
    const id = pickRandom(candidates, random);
    if (id === undefined) return null;
    // A TeamID may equal a PlayerID, so only players are marked as used.
    if (!isDefense(position)) used.add(id);
    lineup[slot] = id;
  }
  return lineup as Lineup;
}

/** A player who is already in another slot of the position swaps places. */
export function setOrSwapLineupSlotPlayer(
  lineup: Readonly<Lineup>,
  slot: LineupSlot,
  id: number,
): Lineup {
  const other = slotsOfPosition(positionOfSlot(slot)).find(
    (each) => each !== slot && lineup[each] === id,
  );
  return { ...lineup, ...(other ? { [other]: lineup[slot] } : {}), [slot]: id };
}

export function lineupIdsInSlotOrder(lineup: Readonly<Lineup>): number[] {
  return LINEUP_SLOTS.map((slot) => lineup[slot]);
}

export function lineupToFields(lineup: Readonly<Lineup>): LineupFields {
  return Object.fromEntries(
    LINEUP_SLOTS.map((slot) => [`lineup_${slot}`, lineup[slot]]),
  ) as LineupFields;
}

export function lineupFromFields(fields: Readonly<LineupFields>): Lineup {
  return Object.fromEntries(LINEUP_SLOTS.map((slot) => [slot, fields[`lineup_${slot}`]])) as Lineup;
}
