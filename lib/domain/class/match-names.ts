import { cleanOwnReference } from './own-reference';

/** A student as stored: a first name and one letter. */
export type MatchableStudent = {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastInitial: string;
  readonly username?: string | null | undefined;
  readonly ownReference?: string | null | undefined;
};

export type NameMatch =
  | { readonly kind: 'sure' | 'guess'; readonly studentId: string }
  /** Several students fit, or none does, so the teacher chooses. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'empty' };

/**
 * Splits pasted text into lines. Empty lines between others keep their place; those at the ends are
 * dropped.
 */
export function splitLinesKeepingInnerBlanks(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) =>
    line
      .replace(/[\p{Cf}]/gu, '')
      .replace(/[ \u00a0]+/g, ' ')
      .trim(),
  );
  const first = lines.findIndex((line) => line !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
}

type ListName = { given: readonly string[]; family: readonly string[] };
type Line = { cells: readonly string[]; names: readonly ListName[] };

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[\u2018\u2019'`.]/g, '')
    .toLowerCase()
    .trim();

const SUFFIX = /^(jr|sr|ii|iii|iv)$/;
const wordsOf = (text: string): string[] =>
  (plain(text).match(/[\p{L}]+/gu) ?? []).filter((word) => !SUFFIX.test(word));

function readLine(text: string): Line {
  const cells = text.split(/[\t;]/).map((cell) => cell.replace(/^"|"$/g, '').trim());
  const named = cells.filter((cell) => /\p{L}/u.test(cell) && !/[@\d]/.test(cell));
  const names = named.flatMap((cell): ListName[] => {
    const [family = '', given, ...more] = cell.split(',');
    if (given !== undefined && wordsOf(given).length > 0)
      return [{ given: wordsOf([given, ...more].join(' ')), family: wordsOf(family) }];
    const words = wordsOf(cell);
    // "Mary Ann Kim" may split anywhere, so all splits are tried, the last one first.
    return words.slice(1).map((_, index) => ({
      given: words.slice(0, words.length - 1 - index),
      family: words.slice(words.length - 1 - index),
    }));
  });
  // Two cells with one part of the name each, in either order.
  const [one, two] = named.map(wordsOf);
  const split =
    one && two && named.every((cell) => !cell.includes(','))
      ? [
          { family: one, given: two },
          { family: two, given: one },
        ]
      : [];
  const single =
    names.length === 0 && split.length === 0
      ? named.slice(0, 1).map((cell) => ({ given: wordsOf(cell), family: [] }))
      : [];
  return {
    cells: [text, ...cells].map((cell) => plain(cleanOwnReference(cell))),
    names: [...split, ...names, ...single],
  };
}

type Test = (line: Line, student: MatchableStudent) => boolean;

const initialFits = ({ family }: ListName, { lastInitial }: MatchableStudent): boolean => {
  const letter = plain(lastInitial);
  // "de la Cruz" may be listed under D or under C.
  return (
    letter !== '' && (family[0]?.startsWith(letter) || family.at(-1)?.startsWith(letter) || false)
  );
};
const startsWith = (words: readonly string[], first: readonly string[]): boolean =>
  first.length > 0 && first.every((word, index) => words[index] === word);
const isFirstName = ({ given }: ListName, { firstName }: MatchableStudent): boolean =>
  startsWith(given, wordsOf(firstName));

/** Ways to match, from certain to merely likely; each sees only the students that are left. */
const RULES: readonly { readonly kind: 'sure' | 'guess'; readonly fits: Test }[] = [
  {
    kind: 'sure',
    fits: ({ cells }, { username, ownReference }) =>
      [username, ownReference].some(
        (known) => known && cells.includes(plain(cleanOwnReference(known))),
      ),
  },
  {
    kind: 'sure',
    fits: ({ names }, student) =>
      names.some((name) => isFirstName(name, student) && initialFits(name, student)),
  },
  // Likely, because the initial fits: "Sam" for Samir, Samir for "Sam", or "D." for Dylan.
  {
    kind: 'guess',
    fits: ({ names }, student) => {
      const known = wordsOf(student.firstName)[0] ?? '';
      return names.some(
        (name) =>
          initialFits(name, student) &&
          name.given[0] !== undefined &&
          known !== '' &&
          (known.startsWith(name.given[0]) ||
            (known.length > 2 && name.given[0].startsWith(known))),
      );
    },
  },
  // A middle name in use, or a first name without an initial on one of the two sides.
  {
    kind: 'guess',
    fits: ({ names }, student) =>
      names.some(
        (name) =>
          isFirstName(name, student) && (name.family.length === 0 || student.lastInitial === ''),
      ) ||
      names.some(
        (name) =>
          name.given.length > 1 &&
          isFirstName({ ...name, given: name.given.slice(1) }, student) &&
          initialFits(name, student),
      ),
  },
];

/**
 * Matches each line to at most one student: by reference or user name, or else by first name and
 * initial in any order, ignoring accents and case. If two students fit a line or two lines fit a
 * student, the teacher decides.
 */
export function matchNames(
  lines: readonly string[],
  students: readonly MatchableStudent[],
): NameMatch[] {
  const read = lines.map((line) => (line === '' ? null : readLine(line)));
  const matches: (NameMatch | null)[] = read.map((line) => (line ? null : { kind: 'empty' }));
  const taken = new Set<string>();
  for (const { kind, fits } of RULES) {
    const left = students.filter(({ studentId }) => !taken.has(studentId));
    const found = read.map((line, index) =>
      line && matches[index] === null ? left.filter((student) => fits(line, student)) : [],
    );
    const wanted = new Map<string, number>();
    for (const { studentId } of found.flat())
      wanted.set(studentId, (wanted.get(studentId) ?? 0) + 1);
    for (const [index, [only, ...more]] of found.entries()) {
      if (!only) continue;
      if (more.length > 0 || (wanted.get(only.studentId) ?? 0) > 1) {
        matches[index] = { kind: 'ask' };
        continue;
      }
      matches[index] = { kind, studentId: only.studentId };
      taken.add(only.studentId);
    }
  }
  return matches.map((match) => match ?? { kind: 'ask' });
}
