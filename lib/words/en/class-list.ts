import type { DoubtfulReference, LeftOutReason, ListLayout } from '@/lib/domain/class/class-list';
import type { ColumnMeaning, ColumnUse } from '@/lib/domain/class/list/columns';
import { FIRST_NAME_MAX, type NameProblem } from '@/lib/domain/class/list/names';

const TROUBLES: Readonly<Record<NameProblem, string>> = {
  'no-name': 'There’s no first name on this line.',
  letters: "A first name can only have letters, spaces, periods, ', and -.",
  'too-long': `A first name can have at most ${FIRST_NAME_MAX} letters.`,
  'too-many-names': 'This line has more than two names. Please put one student on each line.',
};
export const lineTroubleText = (trouble: NameProblem): string => TROUBLES[trouble];

const LEFT_OUT: Readonly<Record<LeftOutReason, string>> = {
  title: 'a title',
  header: 'the names of the columns',
  total: 'a count, an average, a date, or a page number',
  adult: 'an adult',
  gone: 'no longer in the class',
  test: 'a test account',
  furniture: 'a part of the room',
};
export const leftOutBecauseText = (why: LeftOutReason): string => LEFT_OUT[why];

/** The button beside a row that was left out. */
export const IS_A_STUDENT = 'This is a student';

export const LAYOUT_QUESTION = 'How is this list laid out?';
const LAYOUTS: Readonly<Record<ListLayout, string>> = {
  cells: 'One student in each box, like a seating chart',
  lines: 'One student on each line',
};
export const layoutLabel = (layout: ListLayout): string => LAYOUTS[layout];

/** Shown above the names of a list. */
export const preferredNamesText = (count: number): string =>
  count === 1
    ? 'One student goes by a preferred name.'
    : `${count} students go by their preferred names.`;

const DOUBTS: Readonly<Record<DoubtfulReference['why'], string>> = {
  rounded:
    'A spreadsheet has rounded this reference. Show the whole number there, and paste again.',
  twice: 'More than one student has this reference.',
};
export const referenceDoubtText = (why: DoubtfulReference['why']): string => DOUBTS[why];

/** The possible uses of a column, in the order of the menu. */
export const COLUMN_USES: Readonly<Record<ColumnUse, string>> = {
  first: 'First name',
  preferred: 'Preferred name',
  last: 'Last name',
  'last-first': 'Last name, first name',
  'first-last': 'First and last name',
  reference: 'Own reference',
  out: 'Leave out',
};

const MEANINGS: Readonly<Record<ColumnMeaning, string>> = {
  first: 'first name',
  preferred: 'preferred name',
  last: 'last name',
  'last-first': 'name',
  'first-last': 'name',
  reference: 'reference',
  row: 'row number',
  gender: 'gender',
  birthday: 'birthday',
  email: 'email',
  phone: 'phone',
  grade: 'grade',
  class: 'class or school',
  middle: 'middle name',
  nickname: 'nickname',
  suffix: 'suffix',
  role: 'role',
  status: 'status',
  family: 'family',
  'other-id': 'another ID',
  'other-name': 'another name',
  background: 'personal details',
  same: 'the same for everyone',
  empty: 'empty',
  other: 'something else',
};
export const columnMeaningText = (meaning: ColumnMeaning): string => MEANINGS[meaning];

/** "Gender, birthday, and email are left out." */
export function leftOutColumnsText(meanings: readonly ColumnMeaning[]): string {
  const named = meanings
    .filter((meaning) => meaning !== 'same' && meaning !== 'other')
    .map(columnMeaningText);
  const rest =
    named.length < meanings.length ? [named.length > 0 ? 'other columns' : 'some columns'] : [];
  const list = new Intl.ListFormat('en-US').format([...named, ...rest]);
  const isOne = named.length === 1 && rest.length === 0;
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${isOne ? 'is' : 'are'} left out.`;
}
