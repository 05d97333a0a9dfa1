export const DAMAGED =
  'The daily check found damage in the database. Everything else still works. Restore the last good backup soon.';

export const SEASON_NOT_SET_UP = 'No season has been set up yet.';

/** To whoever starts the server. */
export const seasonIsNotPlayedNow = (season: number): string =>
  `The ${season} season isn’t being played now, so each class replays a season. README.md, “For a school,” says how classes play along with the NFL.`;

export const DATA_UNREACHABLE = 'The data can’t be read or written right now.';

export const notAnEmail = (email: string): string => `"${email}" isn’t an email address.`;

export const addressNotProven = (email: string): string =>
  `The address ${email} isn’t confirmed: whoever made the account hasn’t used the link that was mailed there. If you know it’s theirs: npm run admin -- confirm ${email}`;

export const noSuchAccount = (email: string): string =>
  `There’s no account with the address ${email}. Its owner has to sign up first, or an admin can invite them.`;

export const weeksGoTo = (week: number, last: number): string => `There’s no week ${week}. Weeks go from 1 to ${last}.`;

export const weeksGoFromZero = (week: number, last: number): string =>
  `There’s no week ${week}. Weeks go from 1 to ${last}, and 0 is before the season.`;

export const NO_SEASON_SET_RUN = 'No season has been set. Run: npm run set-season -- 2023';

export const weekIsOpen = (open: number, target: number): string =>
  `Week ${open} is already open, and a class can’t go back to week ${target}.`;

export const notImported = (season: number): string =>
  `The ${season} season hasn’t been imported. Run: npm run import-season -- --season ${season}`;
