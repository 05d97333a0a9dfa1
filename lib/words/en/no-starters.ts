export const NO_STARTERS = {
  finishDraft: 'Finish my draft',
  backToTasks: 'Back to my tasks',
  needsPlayers: 'Your team needs more players first',
  gamesNotStarted: 'The games haven’t started',
  nothingMissing:
    'So it doesn’t count for you, and nothing is missing. If you want to catch up, ask your ' +
    'teacher to open it.',
  noLineup: 'You don’t have a lineup yet',
  withoutLineup: 'Without a lineup, there are no games to look at and no points to work out.',
} as const;

export const playersStillNeededText = (missing: string): string =>
  `Eight players start each week. Your team still needs ${missing}.`;
export const joinedAfterText = (week: number): string => `You joined after week ${week}`;
export const noLineupForText = (week: number): string => `You don’t have a lineup for week ${week}`;
