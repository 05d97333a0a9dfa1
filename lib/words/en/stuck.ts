/** "5 minutes", "over an hour": as rough as a glance needs. */
export const roughTime = (minutes: number): string =>
  minutes <= 60 ? `${minutes} minutes` : 'over an hour';

/** What to say to someone who has not tried the step yet. */
export const NOTHING_TRIED = 'Which line will you work out first? Show me how.';

/** What to say at the team’s sum, which opens when the eight starters are right. */
export const TEAM_LATER = 'Which starter is next?';
