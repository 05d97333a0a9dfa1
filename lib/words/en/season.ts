export const databaseDamagedText = (): string =>
  'There is damage in the database. Pages and answers still work where their part of the file ' +
  'is whole; ' +
  'what is damaged can’t be shown or changed. Restore the last good backup soon.';

export const seasonNotSetUpText = (): string => 'No season has been set up yet.';

/** For the operator who starts the server. */
export const seasonIsNotPlayedNowText = (season: number): string =>
  `The ${season} season isn’t being played now, so each class replays a season. ` +
  'docs/operating.md says how classes play along with the NFL.';

export const databaseUnavailableText = (): string => 'The data can’t be read or written right now.';

export const dataReadOnlyText = (): string =>
  'The data can be read, but nothing can be saved right now. ' +
  'Pages that only show something open; signing in, answers, and changes are refused ' +
  'until the database can be written again. Look for a full or read-only disk, a damaged ' +
  'file, or another program that holds the database.';

export const notAnEmailText = (email: string): string => `"${email}" isn’t an email address.`;

export const addressNotProvenText = (email: string): string =>
  `The address ${email} isn’t confirmed: whoever made the account hasn’t used the link that ` +
  `was mailed there. If you know it’s theirs: npm run admin -- confirm ${email}`;

export const noSuchAccountText = (email: string): string =>
  `There’s no account with the address ${email}. Its owner has to sign up first, or an admin ` +
  'can invite them.';

export const weekOutOfRangeText = (week: number, last: number): string =>
  `There’s no week ${week}. Weeks go from 1 to ${last}.`;

export const weekOutOfRangeFromZeroText = (week: number, last: number): string =>
  `There’s no week ${week}. Weeks go from 1 to ${last}, and 0 is before the season.`;

export const noSeasonSetRunText = (): string =>
  'No season has been set. Run: npm run set-season -- 2023';

export const cannotGoBackText = (open: number, target: number): string =>
  `Week ${open} is already open, and a class can’t go back to week ${target}.`;

/**
 * For the operator who starts the server or imports a season, with the number of documents per
 * collection.
 */
export const otherProgramStatisticsText = (
  season: number,
  found: readonly { readonly collection: string; readonly documents: number }[],
): string =>
  `Another program has already stored statistics of the ${season} season here: ` +
  `${found.map(({ collection, documents }) => `${documents} documents in ${collection}`).join(', ')}. ` +
  'Nothing was changed. Should the app use them? If so, run: npm run import-season -- ' +
  `--season ${season} --use-stored\n` +
  'If not, give the app a database of its own, or remove those documents with the program ' +
  'they belong to.';

export const usesOtherProgramStatisticsText = (season: number): string =>
  `The app uses the statistics of the ${season} season that another program has stored. ` +
  'It won’t import or change any.';

export const noOtherProgramStatisticsText = (season: number): string =>
  `No other program has stored statistics of the ${season} season here. Nothing was changed.`;

export const notImportedText = (season: number): string =>
  `The ${season} season hasn’t been imported. Run: npm run import-season -- --season ${season}`;
