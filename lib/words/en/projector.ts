/** The words on the projector. */
export const PROJECTOR = {
  screens: 'Screens',
  field: 'Field',
  leaderboard: 'Leaderboard',
  photoFinish: 'Photo finish',
  escape: 'Esc',
  fullKey: 'F',
  fullScreen: 'full screen',
  noTeam: 'No team is on this board yet.',
  rank: 'Rank',
  tie: 'tie',
  beforeFirst: 'Before week 1',
  noLanes: 'Teams appear here when they have their players.',
  teams: 'Teams',
  inEndZone: 'In the end zone',
  notBegun: 'not begun',
} as const;

/** Names the page that a screen was opened from. */
export const BACK_TO = {
  week: 'back to the week',
  mistakes: 'back to the mistakes',
  graphs: 'back to the graphs',
  brief: 'back to Tuesday’s brief',
} as const;

export const projectorDueText = (when: string, passed: boolean): string =>
  `${passed ? 'was due' : 'until'} ${when}`;
/** `shown` is the number of steps. */
export const classStepsDoneText = <Part>(shown: Part, all: number): readonly (string | Part)[] => [
  shown,
  ` of ${all} steps as a class`,
];
/** `shown` is the number of teams. */
export const teamsInTheEndZoneText = <Part>(
  shown: Part,
  teams: number,
): readonly (string | Part)[] => [shown, ` of ${teams} in the end zone`];

export const PHOTO_FINISH_STEPS = ['Guess', 'Same-size pieces', 'Who wins'] as const;
export const PHOTO_FINISH = {
  none: 'There is no photo finish yet: no two teams have different points.',
  question: 'Who is ahead, and by how much?',
  or: 'or',
  guessFirst: 'Write your guess down first.',
  steps: 'Steps',
  space: 'Space',
  between: 'Between them:',
} as const;
export const photoFinishTitle = (when: string): string => `Photo finish, ${when}`;
type Points = { wholeNumber: number; numerator: number };
/** "Beavers, by 1/40 of a point". `shown` is the number of points. */
export function winsByText<Part>(
  team: string,
  { wholeNumber, numerator }: Points,
  shown: Part,
): readonly (string | Part)[] {
  const isOne = wholeNumber === 1 && numerator === 0;
  const unit = wholeNumber === 0 ? ' of a point' : isOne ? ' point' : ' points';
  return [`${team}, by `, shown, unit];
}
const KEY_DOES = {
  step: ' for the next step',
  finish: ' for the next finish',
  again: ' to begin again',
} as const;
/** `key` is the space bar. */
export const pressKeyText = <Part>(
  key: Part,
  does: keyof typeof KEY_DOES,
): readonly (string | Part)[] => ['Press ', key, KEY_DOES[does]];
export const teamBeforePointsLabel = (team: string): string => `${team}:`;
