import { byPosition, DEFENSE, POSITION_CODES, POSITIONS, type PositionCode } from './football/positions';

export type RosterCounts = Readonly<Record<PositionCode, number>>;
export type RosterDecision = { ok: true } | { ok: false; reason: string };

/** How many of each position a team may have. */
export const ROSTER_LIMITS = byPosition((position): { min: number; max: number } => POSITIONS[position].roster);

export function rosterCounts(players: readonly { position: PositionCode }[], defenses: readonly number[]): RosterCounts {
  const counts = { ...byPosition(() => 0), [DEFENSE]: defenses.length };
  for (const { position } of players) counts[position] += 1;
  return counts;
}

export function draftDecision(counts: RosterCounts, position: PositionCode): RosterDecision {
  const { max } = ROSTER_LIMITS[position];
  if (counts[position] < max) return { ok: true };
  return {
    ok: false,
    reason: `You have ${countedNoun(position, max)}. That is the most a team can have. Let one go to pick another.`,
  };
}

/** A team that is still being put together may let anyone go; a complete one stays complete. */
export function releaseDecision(counts: RosterCounts, position: PositionCode): RosterDecision {
  if (counts[position] < 1) return { ok: false, reason: `There is no ${POSITIONS[position].one} on your team yet.` };
  const { min } = ROSTER_LIMITS[position];
  if (!isRosterComplete(counts) || counts[position] > min) return { ok: true };
  return {
    ok: false,
    reason: `Your team needs at least ${countedNoun(position, min)}. Pick another one first, then let this one go.`,
  };
}

/** How many positions have their minimum. */
export function filledPositions(counts: RosterCounts): number {
  return POSITION_CODES.filter((position) => counts[position] >= ROSTER_LIMITS[position].min).length;
}

/** True when every position has its minimum. */
export function isRosterComplete(counts: RosterCounts): boolean {
  return filledPositions(counts) === POSITION_CODES.length;
}

/** "1 running back and 2 wide receivers": what a team still needs to fill all eight places; null when it has enough. */
export function missingPlayers(counts: RosterCounts): string | null {
  const missing = POSITION_CODES.flatMap((position) => {
    const count = ROSTER_LIMITS[position].min - counts[position];
    return count > 0 ? [countedNoun(position, count)] : [];
  });
  const last = missing.pop();
  if (last === undefined) return null;
  return missing.length === 0 ? last : `${missing.join(', ')} and ${last}`;
}

function countedNoun(position: PositionCode, count: number): string {
  return `${count} ${count === 1 ? POSITIONS[position].one : POSITIONS[position].many}`;
}
