/** The choices for a class at the end of the year. */
export const END_CHOICES = { keep: 'Keep', archive: 'Archive', delete: 'Delete' } as const;
export type EndChoice = keyof typeof END_CHOICES;

export const END_OF_YEAR = {
  title: 'End of the year',
  lead: 'Nothing happens before you press.',
  talkPages: 'Talk pages of all students',
  talkTitle: 'Talk pages',
  print: 'Print',
  file: 'File for the office',
  everything: 'All data (JSON)',
  saved: 'Your classes are as you chose.',
  nothing: 'No class changes.',
  deleting: 'It is being deleted, with its students and all their work.',
  none: 'You have no classes.',
  howLong: 'How long classes are kept',
  inFile: 'What is in the file',
  inFileText:
    'A ZIP with the grades on paper (PDF), the same as a table, and every week of every student ' +
    '(CSV). It opens without this app. Passwords, login cards, and supports aren’t in it.',
} as const;

export const endChoiceOfText = (league: string): string => `What to do with ${league}`;
export const fileOfText = (league: string): string => ` of ${league}`;
export const seasonOfText = (season: number): string => `${season} season`;

type Class = { choice: EndChoice; purgeDay: string; isDue: boolean; goneDay: string | null };
/** The result of each choice. */
export function endThenText({ choice, purgeDay, isDue, goneDay }: Class): string {
  const until = isDue ? `Due to be deleted since ${purgeDay}.` : `Kept until ${purgeDay}.`;
  if (choice === 'archive')
    return (
      'Students can look at everything and change nothing. It doesn’t count toward your limit, and ' +
      `you can reopen it. ${until}`
    );
  if (choice === 'delete')
    return goneDay
      ? `Gone for good on ${goneDay}, with its students and all their work. Until then you can ` +
          'change your mind here.'
      : 'Archived now, and gone for good in 30 days, with its students and all their work. ' +
          'Until then you can change your mind here.';
  return `Goes on as it is. ${until}`;
}

/** "Archive 3, delete 1". */
export function endPressText({
  archive,
  reopen,
  deletes,
}: {
  archive: number;
  reopen: number;
  deletes: number;
}): string {
  const parts = [
    archive > 0 ? `archive ${archive}` : '',
    reopen > 0 ? `reopen ${reopen}` : '',
    deletes > 0 ? `delete ${deletes}` : '',
  ].filter(Boolean);
  const text = parts.join(', ');
  return text === '' ? END_OF_YEAR.nothing : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
export const noTalkPageText = (name: string): string =>
  `The talk page of ${name} can’t be made: a record can’t be read.`;
