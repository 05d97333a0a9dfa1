export const gamesOfWeekOver = (week: number): string => `The games of week ${week} are over, so this lineup can’t change.`;

export const NEXT_WEEK_ONLY = 'You can only set the lineup for next week.';

export const lockedNow = (week: number): string =>
  `The lineup for week ${week} is locked now. You can set the next one when the next week opens.`;

export const ROSTER_TOO_SMALL = 'Your roster can’t fill every spot yet. Draft the missing players first.';

export const GAMES_OVER = 'These games are over, so this lineup can’t change.';

export const NOTHING_CHANGES = 'You can’t change lineups right now.';
