/** "5 minutes", "over an hour": precise enough for a glance. */
export const roughTime = (minutes: number): string =>
  minutes <= 60 ? `${minutes} minutes` : 'over an hour';

/** For a student who hasn't tried the step yet. */
export const NOTHING_TRIED = 'Which line will you work out first? Show me how.';

/** For the team's sum, which opens when the eight starters are right. */
export const TEAM_LATER = 'Which starter is next?';
