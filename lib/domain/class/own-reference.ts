import { oneLine } from '@/lib/domain/text/one-line';

/** Long enough for a school's number or a nickname. */
export const OWN_REFERENCE_MAX = 40;

/**
 * A number that a spreadsheet was told to keep as text: `="0012"`, `'0012`, and `"0012"` are 0012.
 * An apostrophe in front of a letter belongs to a name and stays.
 */
export const withoutTextMarks = (cell: string): string =>
  cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^['\u2018\u2019](?=\d)/, '')
    .trim();

/**
 * What a teacher calls a student elsewhere, as typed or pasted: on one line and without signs that
 * can't be seen.
 */
export const cleanReference = (text: string): string => withoutTextMarks(oneLine(text));
