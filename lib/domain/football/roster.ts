import { DEFENSE, mapPositions, POSITION_CODES, POSITIONS, type PositionCode } from './positions';

export type RosterCounts = Readonly<Record<PositionCode, number>>;
export type PositionPlayerCount = { position: PositionCode; count: number };
/**
 * Why a player can't be drafted (`full`) or released (`none`: there is none; `needed`: a complete
 * roster stays complete), with the limit.
 */
export type RosterRefusal = { why: 'full' | 'none' | 'needed' } & PositionPlayerCount;
export type RosterDecision = { ok: true } | { ok: false; refusal: RosterRefusal };

export const ROSTER_LIMITS = mapPositions(
  (position): { min: number; max: number } => POSITIONS[position].roster,
);

export function rosterCounts(
  players: readonly { position: PositionCode }[],
  defenses: readonly number[],
): RosterCounts {
  const counts = { ...mapPositions(() => 0), [DEFENSE]: defenses.length };
  for (const { position } of players) counts[position] += 1;
  return counts;
}

export function draftDecision(counts: RosterCounts, position: PositionCode): RosterDecision {
  const { max } = ROSTER_LIMITS[position];
  if (counts[position] < max) return { ok: true };
  return { ok: false, refusal: { why: 'full', position, count: max } };
}

/** An incomplete roster may release anyone; a complete one stays complete. */
export function releaseDecision(counts: RosterCounts, position: PositionCode): RosterDecision {
  if (counts[position] < 1) return { ok: false, refusal: { why: 'none', position, count: 0 } };
  const { min } = ROSTER_LIMITS[position];
  if (!isRosterComplete(counts) || counts[position] > min) return { ok: true };
  return { ok: false, refusal: { why: 'needed', position, count: min } };
}

export function filledPositionCount(counts: RosterCounts): number {
  return POSITION_CODES.filter((position) => counts[position] >= ROSTER_LIMITS[position].min)
    .length;
}

export function isRosterComplete(counts: RosterCounts): boolean {
  return filledPositionCount(counts) === POSITION_CODES.length;
}

/** Players still needed for all eight slots; null if there are enough. */
export function findMissingPlayerCounts(counts: RosterCounts): PositionPlayerCount[] | null {
  const missing = POSITION_CODES.map((position) => ({
    position,
    count: ROSTER_LIMITS[position].min - counts[position],
  }));
  const needed = missing.filter(({ count }) => count > 0);
  return needed.length === 0 ? null : needed;
}

/** The first player of a position must be earned by scouting a game. */
export function needsScouting({
  drafted,
  scouted,
}: {
  drafted: number;
  scouted: boolean;
}): boolean {
  return drafted === 0 && !scouted;
}

type Rest = { position: PositionCode; bye: number };

/**
 * The candidates whose bye costs a lineup least. A place is empty while its starter rests, so the
 * worst bye is in this week or the next, then one in a week when others of the position rest, then
 * when anyone else does. A bye that is over costs nothing.
 */
export function candidatesWithBestBye<Candidate extends Rest>(
  candidates: readonly Candidate[],
  roster: readonly Rest[],
  week: number,
): Candidate[] {
  const costs = candidates.map(({ position, bye }) => {
    if (bye < Math.max(week, 1)) return 0;
    const resting = roster.filter((each) => each.bye === bye);
    const isSoon = bye <= week + 1;
    const rivals = resting.filter((each) => each.position === position);
    return (isSoon ? 1000 : 0) + 10 * rivals.length + resting.length;
  });
  const least = costs.reduce((lowest, cost) => Math.min(lowest, cost), Infinity);
  return candidates.filter((_, index) => costs[index] === least);
}
