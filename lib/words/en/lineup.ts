import type { PositionCode } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { countText, listOfText } from './numbers';
import { POSITION_WORDS } from './positions';

export const gamesOfWeekOverText = (week: number): string =>
  `The games of week ${week} are over, so this lineup can’t change.`;

export const lineupFixedSinceGamesSeenText = (week: number): string =>
  `You have seen the games of week ${week}, so this lineup can’t change.`;

export const FIRST_LINEUP = {
  title: 'Here is a first lineup',
  before: 'Change who starts before you see the games.',
  change: 'Change who starts',
  keep: 'Keep it and see the games',
} as const;

export const nextWeekOnlyText = (): string =>
  'You can only set the lineup for the week that comes next.';

export const lockedNowText = (week: number): string =>
  `The lineup for week ${week} is locked ` +
  `now.${week >= FINAL_WEEK ? '' : ` You can set the next one when week ${week} opens.`}`;

export const lineupFixedSinceWeekWasOpenText = (week: number): string =>
  `Week ${week} was open before, and its games could be seen. So this lineup stays as it is.`;

export const rosterTooSmallText = (): string =>
  'Your roster can’t fill every spot yet. Draft the missing players first.';

export const lineupFixedSinceGamesOverText = (): string =>
  'These games are over, so this lineup can’t change.';

export const lineupChangesPausedText = (): string => 'You can’t change lineups right now.';

/**
 * The heading for the last weeks' numbers: "Yards", and "Yards run and caught in weeks 4, 5, and
 * 6". Null without a week.
 */
export function recentNumbersShortAndWholeTitle(
  position: PositionCode,
  weeks: readonly number[],
): { short: string; whole: string } | null {
  const { short, whole } = POSITION_WORDS[position].lately;
  if (weeks.length === 0) return null;
  return {
    short,
    whole: `${whole} in ${weeks.length === 1 ? 'week' : 'weeks'} ${listOfText(weeks.map(String))}`,
  };
}

/** Replaces a stored lineup that can't be read. */
export const unreadableLineupText = (week: number): string =>
  `We can’t read your lineup for week ${week}. It’s not your fault, and nothing was deleted. ` +
  'Please tell your teacher.';

export const LINEUP = {
  starts: 'Starts',
  noPoints: 'No game, 0 points.',
  noPointsNoOne: 'No game, 0 points. No one on your bench can fill in.',
  weMadeIt: 'We made it for you.',
  eightStart: 'Eight start. Only starters earn points.',
  gamesOver: 'These games are over, so this lineup can’t change.',
  change: 'Change',
  saved: 'Your lineup is saved.',
  madeForYou: 'We made this lineup for you. Change it or keep it.',
  backToTasks: 'Back to my tasks',
  keep: 'Keep this lineup',
  unreadable: 'can’t be read',
  noGame: 'no game',
  saving: 'Saving',
  putIn: 'Put in',
  lookInDraft: 'Look in the draft',
  noOne: 'No one yet',
  noData: 'We have no data for this player.',
  bye: 'Bye: no game',
  locked: 'This lineup is locked',
} as const;

export const pointsToWorkOutTitle = (week: number): string => `Week ${week}: points to work out`;
export const lineupForText = (week: number): string => `Lineup for week ${week}`;
export const lineupLocksText = <Part>(deadline: Part): readonly (string | Part)[] => [
  'Locks ',
  deadline,
];
export type TimeUnit = 'day' | 'hour' | 'minute' | 'second';
/** "2 days". */
export const timeAmountWithUnitText = (value: number, unit: TimeUnit): string =>
  countText(value, unit);
/** `time` is "2 days" or "12:05". */
export const timeLeftText = (time: string): string => `${time} left`;
/** `slot` is a place in the lineup. */
export const whoPlaysSlotTitle = (slot: string): string => `Who plays ${slot}?`;
export const swapWithSlotLabel = (slot: string): string => `Swap with ${slot}`;
export const swapInText = (player: string): string => `Swap in ${player}`;
export const playerHasByeText = (player: string): string => `${player} has a bye.`;
/** `time` is a time of day. */
export const savedAtText = (time: string): string => `Saved ${time}`;
export const savedPlaysText = (time: string, player: string, slot: string): string =>
  `Saved ${time}: ${player} plays ${slot}.`;
