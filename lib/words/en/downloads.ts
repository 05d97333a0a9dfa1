/** The downloads below a class's week. */
export const DOWNLOADS = {
  title: 'Take it with you',
  explained:
    'Tables for a spreadsheet (CSV). The gradebook has a row for each student and week: ' +
    'steps, tries, answers as fractions and decimals, tasks with their times. ' +
    'The file with everything (JSON) also has each student’s tries, lineups, and graphs.',
  season: 'Gradebook for the season (CSV)',
  everything: 'Everything about the class (JSON)',
} as const;

export const downloadWeekAsShownLabel = (week: number): string =>
  `Week ${week} as it is shown here (CSV)`;
