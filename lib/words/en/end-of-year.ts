import { countText } from './numbers';

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
  savedFirst: 'Saved first.',
  /** A whole class's answers and pictures take a few seconds. */
  saving: 'The file is being made…',
  failed: 'It couldn’t be saved. Please try again.',
  inFile: 'What is in the file',
  inFileText: 'One ZIP a class. It opens without this app.',
  notIn: 'Not in it: passwords, login cards, and supports.',
  supports: 'Supports, in a file of their own',
} as const;

/** The parts of the file for the office. */
export const OFFICE_FILES: readonly { name: string; what: string }[] = [
  { name: 'grades.pdf', what: 'every week’s grade, to print' },
  { name: 'grades.csv', what: 'the same as a table' },
  { name: 'weeks.csv', what: 'every step and task of every week' },
  { name: 'answers.csv', what: 'every try with its lines and time' },
  { name: 'talk-pages.pdf', what: 'a page a student' },
  { name: 'graphs', what: 'pictures, with a table of their numbers' },
  { name: 'record.csv', what: 'who changed what' },
  { name: 'read-me.txt', what: 'what each file means' },
];

export const endChoiceOfText = (league: string): string => `What to do with ${league}`;
export const ofLeagueSuffix = (league: string): string => ` of ${league}`;
/** "Saved, 41 KB" or "Saved, 38 MB", where 1 KB is 1,000 bytes, as on a Chromebook. */
export const savedSizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `Saved, ${Math.ceil(bytes / 1000)} KB`
    : `Saved, ${Math.round(bytes / MEGABYTE)} MB`;
const MEGABYTE = 1_000_000;
export const classAndSupportedStudentsText = (league: string, count: number): string =>
  `${league}: ${countText(count, 'student')}`;

type Class = { choice: EndChoice; purgeDay: string; isDue: boolean; goneDay: string | null };
/** The result of each choice. */
export function endChoiceEffectText({ choice, purgeDay, isDue, goneDay }: Class): string {
  const until = isDue ? `Due to be deleted since ${purgeDay}.` : `Kept until ${purgeDay}.`;
  if (choice === 'archive')
    return `Students can look, but change nothing. You can reopen it. ${until}`;
  if (choice === 'delete')
    return goneDay
      ? `Gone for good on ${goneDay}, with its students. Until then you can change your mind here.`
      : 'Archived now, and gone for good in 30 days, with its students. Until then you can change ' +
          'your mind here.';
  return `Goes on as it is. ${until}`;
}

/** "Archive 3, delete 1". */
export function endChoicesButtonText({
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
export const studentTalkPageUnreadableText = (name: string): string =>
  `The talk page of ${name} can’t be made: a record can’t be read.`;
