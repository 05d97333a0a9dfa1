import { toOneLine } from '@/lib/domain/text/one-line';

export const MAX_OWN_REFERENCE_LENGTH = 40;

/**
 * Removes the marks for text cells in a spreadsheet: `="0012"`, `'0012`, and `"0012"` are 0012. An
 * apostrophe before a letter is part of a name and stays.
 */
export const stripSpreadsheetQuotes = (cell: string): string =>
  cell
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/^['\u2018\u2019](?=\d)/, '')
    .trim();

/**
 * Cleans up the name or number that the teacher uses for a student elsewhere: one line, no
 * invisible characters.
 */
export const cleanOwnReference = (text: string): string => stripSpreadsheetQuotes(toOneLine(text));
