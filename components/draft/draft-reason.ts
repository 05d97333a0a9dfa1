import type { RosterCountDto } from '@/lib/data/draft/dto';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import { draftDecision, type RosterCounts, releaseDecision } from '@/lib/domain/roster';
import { needsScouting } from '@/lib/domain/scouting';
import { NOTHING_CHANGES_NOW, rosterRefusal, scoutFirst as scoutFirstText } from '@/words/roster';

export type DraftReasons = {
  pick: string | null;
  release: string | null;
  /** True when a pick waits for nothing but scouting. */
  scoutFirst: boolean;
};

/** Why nobody of this position can be picked, or let go, right now; null when it can be done. The server decides again by the same rule. */
export function draftReasons(
  counts: readonly RosterCountDto[],
  position: PositionCode,
  { readOnly, scouted }: { readOnly: boolean; scouted: boolean },
): DraftReasons {
  if (readOnly) {
    return { pick: NOTHING_CHANGES_NOW, release: NOTHING_CHANGES_NOW, scoutFirst: false };
  }
  const byPosition = countsByPosition(counts);
  const pick = draftDecision(byPosition, position);
  const release = releaseDecision(byPosition, position);
  const scoutFirst = pick.ok && needsScouting({ drafted: byPosition[position], scouted });
  return {
    pick: scoutFirst ? scoutFirstText(position) : pick.ok ? null : rosterRefusal(pick.refusal),
    release: release.ok ? null : rosterRefusal(release.refusal),
    scoutFirst,
  };
}

/** The counts after one more, or one fewer, of a position. */
export function withChange(counts: readonly RosterCountDto[], position: PositionCode, change: 1 | -1): RosterCountDto[] {
  return counts.map((count) => (count.position === position ? { ...count, drafted: count.drafted + change } : count));
}

function countsByPosition(counts: readonly RosterCountDto[]): RosterCounts {
  const drafted = new Map(counts.map((count) => [count.position, count.drafted]));
  return Object.fromEntries(POSITION_CODES.map((code) => [code, drafted.get(code) ?? 0])) as Record<PositionCode, number>;
}
