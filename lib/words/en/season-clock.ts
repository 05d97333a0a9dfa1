/** These texts tell an admin the result of opening a week. */
export const weekNotPlayedText = (week: number): string => `Week ${week} hasn’t been played yet.`;
export const weekOpenedWithRowsText = (week: number, rows: number): string =>
  `Week ${week} is open with ${rows} rows.`;
export const noGamesYetText = (week: number, season: number): string =>
  `There are no games for week ${week} of ${season} yet.`;

const LACKS = { game: 'no game and no bye', defense: 'no defense', players: 'no players' } as const;
export const weekIncompleteText = (
  week: number,
  lacks: keyof typeof LACKS,
  teams: readonly string[],
): string => `Week ${week} isn’t complete: ${LACKS[lacks]} for ${teams.join(', ')}.`;

type Problem = { file: string; line: number; field: string; reason: string };
/** @param problems the first bad rows; `more` counts the others. */
export function rowsNotImportedText(
  parts: readonly string[],
  problems: readonly Problem[],
  more: number,
): string {
  const sentences = problems.map(
    ({ file, line, field, reason }) =>
      `${file}, line ${line}${field ? `, ${field}` : ''}: ${reason}`,
  );
  return (
    `Not imported: ${parts.join(', ')}. ` +
    `${sentences.join('. ')}.${more > 0 ? ` And ${more} more.` : ''}`
  );
}

/** An unknown error's message could quote anything, so only its name is shown. */
export const unexpectedErrorText = (name: string): string =>
  `Something unexpected went wrong (${name}). The server’s log has more details.`;

export const dailyApiCallsUsedUpText = (dailyCalls: number): string =>
  `This installation has used up its ${dailyCalls} calls to SportsDataIO for today ` +
  '(SPORTSDATA_DAILY_CALLS).';

export const gameColumnsMissingText = (season: number, columns: readonly string[]): string =>
  `The stored games of ${season} have no ${columns.join(', ')}, which the formulas need. ` +
  `Run: npm run import-season -- --season ${season}`;

/** The letter to the admins. */
export const weekNotOpenedEmail = (
  season: number,
  week: number,
  { kind, sentence }: { kind: string; sentence: string },
) => ({
  subject: `Week ${week} of ${season} could not be opened (${kind})`,
  text:
    `${sentence}\n\nThe week that’s open stays open, and no one loses anything. ` +
    'We’ll try again every 30 minutes for a day. ' +
    'Classes that replay a season go on by their own calendars. ' +
    'If the NFL canceled a game, mark it at “Canceled games” on the ' +
    `page League allowances. If the week stays closed, please send this to the person who ` +
    `runs the server, who can open it by hand:\n\nnpm run import-season -- --season ${season} ` +
    `--week ${week}\nnpm run open-week -- ${week}`,
});
