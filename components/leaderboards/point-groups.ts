import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import type { TeamLookDto } from '@/lib/data/team/dto';
import type { MixedNumber } from '@/lib/domain/mixed-number';

export type PointGroup = { value: MixedNumber; label: string; look: TeamLookDto; isOwn: boolean };

const ROUND_TO = 10;

/** Teams with equal numbers stand on one spot; the own team's spot comes last, so that it is drawn on top. */
export function pointGroups(rows: readonly LeaderboardRowDto[]): PointGroup[] {
  const ranks = [...new Set(rows.map((row) => row.rank))];
  const groups = ranks.flatMap((rank) => {
    const tied = rows.filter((row) => row.rank === rank);
    const shown = tied.find((row) => row.isOwn) ?? tied[0];
    if (!shown) return [];
    const label = `Rank ${rank}, ${tied.map((row) => row.team.name).join(', ')}`;
    return [{ value: shown.value, label, look: shown.team, isOwn: tied.some((row) => row.isOwn) }];
  });
  return groups.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
}

/** The whole number at or below a value, and the one at or above it. */
function wholesAround({ wholeNumber, numerator }: MixedNumber): { below: number; above: number } {
  if (numerator === 0) return { below: wholeNumber, above: wholeNumber };
  const negative = wholeNumber < 0 || numerator < 0;
  return negative ? { below: wholeNumber - 1, above: wholeNumber } : { below: wholeNumber, above: wholeNumber + 1 };
}

/** Whole tens around all values, with 0 always on the line. Values within one whole get a line from 0 to 1. */
export function lineEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const around = values.map(wholesAround);
  const below = Math.min(0, ...around.map((wholes) => wholes.below));
  const above = Math.max(1, ...around.map((wholes) => wholes.above));
  if (below === 0 && above === 1) return { min: 0, max: 1 };
  return { min: 0 - roundUp(-below), max: roundUp(above) };
}

/** The wholes right around some values: a closer look at a part of the line. */
export function closeEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const around = values.map(wholesAround);
  const min = Math.min(...around.map((wholes) => wholes.below));
  return { min, max: Math.max(min + 1, ...around.map((wholes) => wholes.above)) };
}

function roundUp(value: number): number {
  return Math.ceil(value / ROUND_TO) * ROUND_TO;
}
