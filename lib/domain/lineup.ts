import { LINEUP_SLOTS, type LineupSlot, type PositionCode, positionOfSlot } from './football/positions';
import { pickRandom, type RandomSource } from './random';

/** PlayerID by slot, TeamID for DEF. */
export type Lineup = Record<LineupSlot, number>;

/** The same under the stored names. */
export type LineupFields = { [Slot in LineupSlot as `lineup_${Slot}`]: number };

/** The two slots a player of that position may stand in. */
const TWIN_SLOTS: Readonly<Partial<Record<LineupSlot, LineupSlot>>> = { RB1: 'RB2', RB2: 'RB1', WR1: 'WR2', WR2: 'WR1' };

/**
 * One random drafted player for each slot, nobody twice, and one random defense; null when a slot cannot be filled.
 * @param defenses TeamIDs.
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
    const candidates =
      position === 'DEF'
        ? defenses
        : drafted.filter((player) => player.position === position && !used.has(player.id)).map((player) => player.id);
    const id = pickRandom(candidates, random);
    if (id === undefined) return null;
    // A TeamID may equal a PlayerID, so only players are marked as used.
    if (position !== 'DEF') used.add(id);
    lineup[slot] = id;
  }
  return lineup as Lineup;
}

/** Puts a player in a slot. One who already stands in the twin slot (RB1 and RB2, WR1 and WR2) changes places with the other. */
export function placeInSlot(lineup: Readonly<Lineup>, slot: LineupSlot, id: number): Lineup {
  const twin = TWIN_SLOTS[slot];
  if (twin && lineup[twin] === id) return { ...lineup, [twin]: lineup[slot], [slot]: id };
  return { ...lineup, [slot]: id };
}

/** The eight ids in the order of the line-up. */
export function lineupIds(lineup: Readonly<Lineup>): number[] {
  return LINEUP_SLOTS.map((slot) => lineup[slot]);
}

export function lineupFields(lineup: Readonly<Lineup>): LineupFields {
  return {
    lineup_QB: lineup.QB,
    lineup_RB1: lineup.RB1,
    lineup_RB2: lineup.RB2,
    lineup_WR1: lineup.WR1,
    lineup_WR2: lineup.WR2,
    lineup_TE: lineup.TE,
    lineup_K: lineup.K,
    lineup_DEF: lineup.DEF,
  };
}

export function lineupFromFields(fields: Readonly<LineupFields>): Lineup {
  return {
    QB: fields.lineup_QB,
    RB1: fields.lineup_RB1,
    RB2: fields.lineup_RB2,
    WR1: fields.lineup_WR1,
    WR2: fields.lineup_WR2,
    TE: fields.lineup_TE,
    K: fields.lineup_K,
    DEF: fields.lineup_DEF,
  };
}
