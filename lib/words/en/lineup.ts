import type { PositionCode } from '@/lib/domain/football/positions';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { listOf } from './numbers';
import { POSITION_WORDS } from './positions';

export const gamesOfWeekOver = (week: number): string =>
  `The games of week ${week} are over, so this lineup can’t change.`;

export const NEXT_WEEK_ONLY = 'You can only set the lineup for the week that comes next.';

export const lockedNow = (week: number): string =>
  `The lineup for week ${week} is locked now.${week >= LAST_WEEK ? '' : ` You can set the next one when week ${week} opens.`}`;

export const openBefore = (week: number): string =>
  `Week ${week} was open before, and its games could be seen. So this lineup stays as it is.`;

export const ROSTER_TOO_SMALL =
  'Your roster can’t fill every spot yet. Draft the missing players first.';

export const GAMES_OVER = 'These games are over, so this lineup can’t change.';

export const NOTHING_CHANGES = 'You can’t change lineups right now.';

/**
 * What the numbers of the last weeks are: "Yards", and "Yards run and caught in weeks 4, 5, and 6".
 * Null without a week.
 */
export function latelyWords(
  position: PositionCode,
  weeks: readonly number[],
): { short: string; whole: string } | null {
  const { short, whole } = POSITION_WORDS[position].lately;
  if (weeks.length === 0) return null;
  return {
    short,
    whole: `${whole} in ${weeks.length === 1 ? 'week' : 'weeks'} ${listOf(weeks.map(String))}`,
  };
}

/** In place of a stored lineup. */
export const unreadableLineup = (week: number): string =>
  `We can’t read your lineup for week ${week}. It’s not your fault, and nothing was deleted. Please tell your teacher.`;
