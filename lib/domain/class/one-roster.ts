import { groupBy } from '../lists';
import { parseCsvRows } from './list/cells';
import {
  type ListedStudentName,
  type NameProblem,
  parseNameColumns,
  withPreferredNameFirst,
} from './list/names';
import { cleanOwnReference, MAX_OWN_REFERENCE_LENGTH } from './own-reference';
import { type CurrentOrRemovedStudent, compareListsWithClasses } from './roster-sync';

/** In one file: enough for a school with some thousand students, each in eight classes. */
export const MAX_ONE_ROSTER_ROWS = 50_000;

type TableName = 'users' | 'enrollments' | 'classes';

/** The columns by which a file is known, whatever it is called; the order of columns is free. */
const COLUMNS: Readonly<Record<TableName, readonly string[]>> = {
  users: ['sourcedId', 'givenName', 'familyName'],
  enrollments: ['classSourcedId', 'userSourcedId', 'role'],
  classes: ['sourcedId', 'title', 'classCode'],
};

export type OneRosterCellReader = (column: string) => string;
export type OneRosterTables = Readonly<Record<TableName, readonly OneRosterCellReader[]>>;

type OneRosterProblem =
  | { why: 'no-users' | 'no-enrollments' | 'no-students' | 'only-changes' }
  | { why: 'too-many-rows'; file: string };

type OneRosterStudent = {
  id: string;
  names: readonly ListedStudentName[];
  /** The school's number before the id of the program, which is what grades are sent back by. */
  references: readonly string[];
};

export type OneRosterClass = {
  id: string;
  title: string;
  /** The ids of its school and of its first term; empty if the roster doesn't say. */
  schoolId: string;
  termId: string;
  period: string;
  students: readonly OneRosterStudent[];
  problems: readonly { written: string; why: NameProblem }[];
};

export type OneRosterData = {
  classes: readonly OneRosterClass[];
  rows: number;
  /** False for files of version 1.1, which have no columns for them. */
  hasPreferredNames: boolean;
  /** Enrollments that aren't a student of today, and those of someone who isn't among the users. */
  leftOut: Readonly<Record<'adult' | 'gone' | 'unlisted', number>>;
};

/** The table that a file's first line says it is; null for any other file. */
function detectOneRosterTable(text: string): TableName | null {
  const header = columnsOf(text);
  const names = Object.keys(COLUMNS) as TableName[];
  return names.find((name) => COLUMNS[name].every((column) => header.has(plain(column)))) ?? null;
}

/**
 * Reads users.csv, enrollments.csv, and classes.csv of OneRoster 1.1 or 1.2. Version 1.2 has its
 * roles beside the users and in the enrollments only, so enrollments decide who is a student.
 *
 * @param today as in the files: "2026-11-26".
 */
export function parseOneRosterDataFromFiles(
  files: readonly { readonly name: string; readonly text: string }[],
  today: string,
): OneRosterData | OneRosterProblem {
  const tables: Partial<Record<TableName, OneRosterCellReader[]>> = {};
  let hasPreferredNames = false;
  if (files.some(({ text }) => hasOnlyChanges(text))) return { why: 'only-changes' };
  for (const { name, text } of files) {
    const table = detectOneRosterTable(text);
    if (!table) continue;
    if (text.split('\n', MAX_ONE_ROSTER_ROWS + 2).length > MAX_ONE_ROSTER_ROWS + 1)
      return { why: 'too-many-rows', file: name };
    tables[table] = rowsOf(text);
    if (table === 'users') hasPreferredNames = columnsOf(text).has('preferredgivenname');
  }
  const { users, enrollments, classes = [] } = tables;
  if (!users) return { why: 'no-users' };
  if (!enrollments) return { why: 'no-enrollments' };
  const data = parseOneRosterTables({ users, enrollments, classes }, today);
  return 'why' in data ? data : { ...data, hasPreferredNames };
}

/** The manifest says "bulk" of a whole table, and "delta" of one with the changed rows only. */
const hasOnlyChanges = (text: string): boolean =>
  /^\ufeff?"?propertyName"?,/.test(text) && /^"?file\.\w+"?,"?delta"?\r?$/im.test(text);

export function parseOneRosterTables(
  { users, enrollments, classes }: OneRosterTables,
  today: string,
): OneRosterData | OneRosterProblem {
  const userOf = new Map(users.map((row) => [row('sourcedId'), row]));
  const classRows = new Map(classes.map((row) => [row('sourcedId'), row]));
  const closed = new Set(classes.filter(isDeleted).map((row) => row('sourcedId')));
  const leftOut = { adult: 0, gone: 0, unlisted: 0 };
  const places = new Map<string, { classId: string; user: OneRosterCellReader }>();
  for (const row of enrollments) {
    const [classId, userId] = [row('classSourcedId'), row('userSourcedId')];
    const user = userOf.get(userId);
    if (row('role').toLowerCase() !== 'student') leftOut.adult += 1;
    else if (closed.has(classId) || isDeleted(row) || isOver(row, today)) leftOut.gone += 1;
    else if (!user) leftOut.unlisted += 1;
    else if (isDeleted(user)) leftOut.gone += 1;
    // A program may enroll the same student twice, for two terms.
    else places.set(JSON.stringify([classId, userId]), { classId, user });
  }
  const byClass = groupBy([...places.values()], ({ classId }) => classId);
  if (byClass.size === 0) return { why: 'no-students' };
  return {
    classes: [...byClass]
      .map(([id, members]) => classOf(id, classRows.get(id), members))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true })),
    rows: users.length + enrollments.length + classes.length,
    hasPreferredNames: true,
    leftOut,
  };
}

export type ProvenTeacherIdentity = {
  email: string;
  school: { readonly issuer: string; readonly subject: string } | null;
};

/**
 * The part of a roster that a teacher may see: the classes in which the teacher is one today. Null
 * if the roster doesn't know the person, or knows two by the same email.
 *
 * A user is the person if its `userIds` name the subject at the school's sign-in, under the type
 * "OIDC" or the issuer's address, or if its email is the one the person has proven. Other ids may
 * be equal by chance: a school numbers its students from 1, and so does a provider.
 */
export function limitTablesToTeacher(
  person: ProvenTeacherIdentity,
  { users, enrollments, classes }: OneRosterTables,
  today: string,
): OneRosterTables | null {
  const active = users.filter((row) => !isDeleted(row) && row('enabledUser') !== 'false');
  const signIn = active.filter((row) => hasSignIn(row, person));
  const found =
    signIn.length > 0
      ? signIn
      : active.filter((row) => row('email').trim().toLowerCase() === person.email);
  const [user, ...others] = found;
  if (!user || others.length > 0) return null;
  const isTaught = (row: OneRosterCellReader) =>
    row('userSourcedId') === user('sourcedId') &&
    row('role').toLowerCase() === 'teacher' &&
    !isDeleted(row) &&
    !isOver(row, today);
  const taught = new Set(enrollments.filter(isTaught).map((row) => row('classSourcedId')));
  return {
    users,
    enrollments: enrollments.filter((row) => taught.has(row('classSourcedId'))),
    classes: classes.filter((row) => taught.has(row('sourcedId'))),
  };
}

function hasSignIn(row: OneRosterCellReader, { school }: ProvenTeacherIdentity): boolean {
  if (!school) return false;
  return ['OIDC', school.issuer].some((type) =>
    row('userIds').split(',').includes(`{${type}:${school.subject}}`),
  );
}

function classOf(
  id: string,
  row: OneRosterCellReader | undefined,
  members: readonly { user: OneRosterCellReader }[],
): OneRosterClass {
  const students: OneRosterStudent[] = [];
  const problems: { written: string; why: NameProblem }[] = [];
  const names = members.map(({ user }) => `${user('familyName')}${user('givenName')}`).join('');
  const style = { isAllCaps: names === names.toUpperCase(), hasMiddleNames: false };
  for (const { user } of members) {
    const family = user('preferredFamilyName') || user('familyName');
    const written = `${user('familyName')}, ${user('givenName')}`;
    const listed = parseNameColumns(user('givenName'), family, style, true);
    const preferred = user('preferredGivenName');
    const read =
      preferred && typeof listed !== 'string'
        ? withPreferredNameFirst(listed, preferred, written, style)
        : preferred
          ? parseNameColumns(preferred, family, style, true)
          : listed;
    if (typeof read === 'string') {
      problems.push({ written, why: read });
      continue;
    }
    const references = [user('identifier'), user('sourcedId')]
      .map(cleanOwnReference)
      .filter((text) => text !== '' && [...text].length <= MAX_OWN_REFERENCE_LENGTH);
    students.push({ id: user('sourcedId'), names: read.names, references });
  }
  return {
    id,
    title: row?.('title') || id,
    schoolId: row?.('schoolSourcedId') ?? '',
    termId: row?.('termSourcedIds').split(',')[0]?.trim() ?? '',
    period: row?.('periods') ?? '',
    students,
    problems,
  };
}

/**
 * A roster's class is taken for the teacher's class only if it has more than this share of that
 * class's students.
 */
const MIN_IN_COMMON = 1 / 3;

/**
 * The teacher's own class for each class of a roster: the one that was linked to it, whatever both
 * are called now, else by the students that both have; a class without students by its name or
 * period.
 */
export function guessMatchingClasses(
  classes: readonly OneRosterClass[],
  own: {
    readonly classes: readonly {
      readonly id: string;
      readonly name: string;
      readonly period: string;
      readonly schoolClassId?: string | undefined;
    }[];
    readonly members: readonly CurrentOrRemovedStudent[];
  },
): Record<string, string> {
  const guess: Record<string, string> = {};
  for (const { id: leagueId, schoolClassId } of own.classes)
    if (classes.some(({ id }) => id === schoolClassId)) guess[schoolClassId as string] = leagueId;
  const pairs = classes.flatMap((one) =>
    own.classes.map(({ id: leagueId, name, period }) => {
      const members = own.members.filter((member) => member.leagueId === leagueId);
      const listed = one.students.map((student) => ({ ...student, leagueId }));
      const { matches } = compareListsWithClasses(listed, members, []);
      const same = matches.filter(({ kind }) => kind === 'same').length;
      const isNamed = one.title === name || (one.period !== '' && one.period === period);
      const isLikely = same > members.length * MIN_IN_COMMON;
      return {
        id: one.id,
        leagueId,
        same,
        isLikely: isLikely || (members.length === 0 && isNamed),
      };
    }),
  );
  for (const { id, leagueId } of pairs
    .filter(({ isLikely }) => isLikely)
    .toSorted((a, b) => b.same - a.same))
    if (!(id in guess) && !Object.values(guess).includes(leagueId)) guess[id] = leagueId;
  return guess;
}

const isDeleted = (row: OneRosterCellReader): boolean =>
  /^(tobedeleted|inactive)$/i.test(row('status'));

const isOver = (row: OneRosterCellReader, today: string): boolean => {
  const end = row('endDate');
  return /^\d{4}-\d{2}-\d{2}/.test(end) && end.slice(0, 10) < today;
};

const columnsOf = (text: string): ReadonlySet<string> =>
  new Set((parseCsvRows(text.split(/\r|\n/, 1)[0] ?? '')[0] ?? []).map(plain));

const plain = (column: string): string => column.toLowerCase().replace(/[^a-z]/g, '');

function rowsOf(text: string): OneRosterCellReader[] {
  const [header = [], ...rows] = parseCsvRows(text);
  const places = new Map(header.map((column, at) => [plain(column), at]));
  return rows.map((cells) => (column) => cells[places.get(plain(column)) ?? -1] ?? '');
}
