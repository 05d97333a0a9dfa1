import type { LeaderboardRowDto, NeighborDto, OwnPlaceDto } from '@/lib/data/leaderboard/dto';
import type { TeamLookDto } from '@/lib/data/team/dto';
import { compareMixed, fromMixed, toMixed } from '@/lib/domain/fractions';
import type { MixedNumber } from '@/lib/domain/mixed-number';

export type StandingEntry = { team: TeamLookDto; value: MixedNumber; isOwn: boolean };

/** Best first. Exactly equal numbers share a rank and stand in the order of the teams' names. */
export function rankEntries(entries: readonly StandingEntry[]): LeaderboardRowDto[] {
  const sorted = entries.toSorted((a, b) => compareMixed(b.value, a.value) || a.team.name.localeCompare(b.team.name, 'en'));
  return sorted.map((entry) => {
    const equal = sorted.filter((other) => compareMixed(other.value, entry.value) === 0);
    const first = equal[0] ?? entry;
    return { rank: sorted.indexOf(first) + 1, tied: equal.length > 1, ...entry };
  });
}

/** Where the own team stands and how far away the next ones are. Null when it has no place. */
export function ownPlace(rows: readonly LeaderboardRowDto[]): OwnPlaceDto | null {
  const own = rows.find((row) => row.isOwn);
  if (!own) return null;
  const above = rows.findLast((row) => compareMixed(row.value, own.value) > 0);
  const below = rows.find((row) => compareMixed(row.value, own.value) < 0);
  return {
    rank: own.rank,
    tied: own.tied,
    team: own.team,
    value: own.value,
    above: above ? neighbor(rows, above, own) : null,
    below: below ? neighbor(rows, below, own) : null,
  };
}

function neighbor(rows: readonly LeaderboardRowDto[], next: LeaderboardRowDto, own: LeaderboardRowDto): NeighborDto {
  return {
    teamNames: rows.filter((row) => row.rank === next.rank).map((row) => row.team.name),
    value: next.value,
    gap: toMixed(fromMixed(next.value).sub(fromMixed(own.value)).abs()),
  };
}
