import fc from 'fast-check';
import { studentNameInput } from '@/lib/data/profile/dto';
import {
  findPossibleDuplicatesInList,
  findRepeatedOrRoundedReferences,
  leftOutColumnMeanings,
  MAX_CLASS_LIST_STUDENTS,
  parseListStudents,
  parsePastedClassList,
  restoreLeftOutRows,
} from './class-list';
import { type ColumnUse, setColumnUse } from './list/columns';
import type { NameProblem } from './list/names';

type Order = 'last-first' | 'first-last';

/** As the form shows it before any choice; `order` answers the only question that can be open. */
function read(text: string, order: Order = 'last-first') {
  const list = parsePastedClassList(text);
  const turned: Partial<Record<ColumnUse, ColumnUse>> = { first: 'last', last: 'first' };
  const isTurned = list.unclear === 'order' && order === 'first-last';
  return {
    ...list,
    ...parseListStudents(list, isTurned ? list.uses.map((use) => turned[use] ?? use) : list.uses),
  };
}

const names = (text: string, order?: Order) =>
  read(text, order).students.map(({ names: [name] }) =>
    `${name?.firstName} ${name?.lastInitial}`.trim(),
  );

describe('one child on a line', () => {
  it.each([
    ['Ada L', 'Ada L'],
    ['Ada L.', 'Ada L'],
    ['Ada', 'Ada'],
    ['Ada Lovelace', 'Ada L'],
    ['Ada King Lovelace', 'Ada L'],
    ['  ada   lovelace ', 'Ada L'],
    ['ADA LOVELACE', 'Ada L'],
    ['Lovelace, Ada', 'Ada L'],
    ['LOVELACE, ADA', 'Ada L'],
    ['"Lovelace, Ada"', 'Ada L'],
    ['Lovelace, Ada King', 'Ada L'],
    ['12. Ada Lovelace', 'Ada L'],
    ['12) Lovelace, Ada', 'Ada L'],
    ['12 Ada L', 'Ada L'],
    ['#12 - Ada L', 'Ada L'],
    ['12\tLovelace\tAda\t7B\tada@school.org', 'Ada L'],
    ['4711;Lovelace;Ada;5', 'Ada L'],
    ['Mary-Ann Smith', 'Mary-Ann S'],
    ['MARY-ANN O’NEIL', 'Mary-Ann O'],
    ["D'Angelo McKay", "D'Angelo M"],
    ['Zoë Ångström', 'Zoë Å'],
    ['Łukasz Żak', 'Łukasz Ż'],
    ['美咲 田中', '美咲 田'],
    ['Weiß, Jörg', 'Jörg W'],
    ['Kim ß', 'Kim'],
    ['Ada,', 'Ada'],
  ])('%j becomes %j', (line, name) => {
    expect(names(line)).toEqual([name]);
  });

  it('goes by the teacher’s word where two columns could be read both ways, and says that it needs it', () => {
    expect(read('Ada\tLovelace').unclear).toBe('order');
    expect(names('Ada\tLovelace\nBo\tChen', 'first-last')).toEqual(['Ada L', 'Bo C']);
    expect(read('Ada Lovelace\n12. Bo C').unclear).toBeNull();
  });

  it('goes by the header where there is one, in any order and with other columns between', () => {
    const sheet =
      'Student ID,Last Name,Grade,First Name\n101,Lovelace,6,Ada\n102,"van Dyke",6,Bo Li\n';
    expect(names(sheet)).toEqual(['Ada L', 'Bo Li V']);
    expect(names(sheet, 'first-last')).toEqual(['Ada L', 'Bo Li V']);
    expect(read(sheet).unclear).toBeNull();
    expect(names('First name\nAda\nBo')).toEqual(['Ada', 'Bo']);
    expect(names('Name\nAda L')).toEqual(['Ada L']);
  });
});

describe('lines that cannot be read', () => {
  it.each<[string, NameProblem]>([
    ['12', 'no-name'],
    ['ada@school.org', 'letters'],
    ['A!da Smith', 'letters'],
    ['Abcdefghijklmnopqrstuvw Smith', 'too-long'],
    ['Lovelace, Ada, Chen, Bo', 'too-many-names'],
  ])('%j stays as it was, with the reason', (line, why) => {
    const { students, problems } = read(`Bo C\n${line}`);
    expect(students).toHaveLength(1);
    expect(problems).toEqual([{ line: 2, text: line, why }]);
  });

  it('do not stop the lines around them, and the lines beyond a full class wait for the next time', () => {
    const lines = Array.from(
      { length: MAX_CLASS_LIST_STUDENTS + 3 },
      (_, at) => `Child${'abcdefghij'[at % 10]} L`,
    );
    const { students, problems, later } = read(['!!', ...lines].join('\n'));
    expect([students.length, problems.length, later]).toEqual([
      MAX_CLASS_LIST_STUDENTS,
      1,
      lines.slice(MAX_CLASS_LIST_STUDENTS),
    ]);
  });
});

describe('whatever is pasted', () => {
  const separators = fc.constantFrom(
    ' ',
    ', ',
    '\t',
    ';',
    '. ',
    '"',
    '\n',
    '\r\n',
    '1',
    '@',
    '-',
    "'",
  );
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('Ada', 'LOVELACE', 'ß', 'Zoë', 'name', '12'),
  );
  const pasted = fc
    .array(fc.tuple(word, separators), { maxLength: 30 })
    .map((parts) => parts.flat().join(''));
  const orders = fc.constantFrom<Order>('last-first', 'first-last');

  it('every letter and number comes back, once and in its place, on a row that is read or told of', () => {
    const signs = (of: string) => of.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(pasted, orders, (text, order) => {
        const { rows, leftOut, students, problems, later } = read(text, order);
        const back = [...rows, ...leftOut]
          .toSorted((a, b) => a.line - b.line)
          .map((row) => row.text);
        expect(signs(back.join(' '))).toBe(signs(text));
        expect(students.length + problems.length + later.length).toBe(rows.length);
      }),
    );
  });

  it('nothing but a first name of 1 to 20 letters and at most one capital is kept', () => {
    fc.assert(
      fc.property(pasted, orders, (text, order) => {
        for (const { names: readings } of read(text, order).students) {
          expect(readings.length).toBeGreaterThan(0);
          for (const { firstName, lastInitial } of readings) {
            expect(studentNameInput.parse({ firstName, lastInitial })).toEqual({
              firstName,
              lastInitial,
            });
          }
        }
      }),
    );
  });

  it('a list of plain names is read the same with numbers, capitals, commas or tabs', () => {
    const plain = fc.stringMatching(/^[QX][a-z]{2,11}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(plain, plain), {
          minLength: 1,
          maxLength: 12,
          selector: ([, last]) => last,
        }),
        (people) => {
          const wanted = people.map(([first, last]) => `${first} ${last.slice(0, 1)}`);
          const written = (line: (first: string, last: string, at: number) => string) =>
            people.map(([first, last], at) => line(first, last, at)).join('\n');
          expect(names(written((first, last) => `${first} ${last}`))).toEqual(wanted);
          expect(names(written((first, last) => `${last}, ${first}`))).toEqual(wanted);
          expect(
            names(written((first, last, at) => `${at + 1}. ${first} ${last.toUpperCase()}`)),
          ).toEqual(wanted);
          expect(names(written((first, last, at) => `${at + 1}\t${last}\t${first}`))).toEqual(
            wanted,
          );
          expect(
            names(
              written((first, last) => `${first};${last}`),
              'first-last',
            ),
          ).toEqual(wanted);
        },
      ),
    );
  });
});

describe('what the teacher is told', () => {
  it.each<[string, NameProblem]>([
    ['12', 'no-name'],
    ['A!da Smith', 'letters'],
    ['-Ada Smith', 'letters'],
    ['Abcdefghijklmnopqrstu Smith', 'too-long'],
    ['Lovelace, Ada, Chen', 'too-many-names'],
  ])('about %j', (line, why) => {
    const { students, problems, later } = read(`Bo C\n\n${line}`);
    expect(students).toMatchObject([
      { line: 1, names: [{ firstName: 'Bo', lastInitial: 'C' }], needsCheck: false },
    ]);
    expect([problems, later]).toEqual([[{ line: 3, text: line, why }], []]);
  });

  it('is nothing about a first name of twenty letters, or of letters that take two code units', () => {
    expect(names('Abcdefghijklmnopqrst Smith')).toEqual(['Abcdefghijklmnopqrst S']);
    expect(read('\ud835\udc00'.repeat(21)).problems[0]?.why).toBe('too-long');
    expect(read('\ud835\udc00'.repeat(20)).problems).toEqual([]);
  });

  it('where two columns need an order, on whichever line they stand', () => {
    expect(read('Ada L\nLovelace\tAda\nBo C').unclear).toBe('order');
    expect(read('"Lovelace, Ada"').unclear).toBeNull();
    expect(read('First name\tLast name\nAda\tLovelace').unclear).toBeNull();
    expect(read('Ada\t12\t7B').unclear).toBeNull();
  });
});

describe('a header', () => {
  it.each([
    '#',
    'No',
    'ID',
    'Student',
    'students',
    'Pupil',
    'Name',
    'Full name',
    'Last name',
    'Grade',
    'Class',
    'E-mail',
    'Initial',
  ])('"%s" is left out at the top and only there', (word) => {
    expect(names(`${word}\nAda L`)).toEqual(['Ada L']);
    const { students, problems, leftOut } = read(`Ada L\n${word}`);
    expect(students.length + problems.length + leftOut.length).toBe(2);
    expect(students[0]?.names[0]).toEqual({ firstName: 'Ada', lastInitial: 'L' });
  });

  it('is none where a word is only a part of a name, or names stand beside it', () => {
    expect(names('Noah\nAda')).toEqual(['Noah', 'Ada']);
    expect(names('Kathryn Name')).toEqual(['Kathryn N']);
    expect(names('Grade, Ada')).toEqual(['Ada G']);
    expect(names('Idris Class\nBo C')).toEqual(['Idris C', 'Bo C']);
  });

  it('is read with doubled spaces, and is none where a line has only empty cells', () => {
    expect(names('First  name\tLast   name\nAda\tLovelace')).toEqual(['Ada L']);
    expect(names(',,\nAda L')).toEqual(['Ada L']);
  });

  it('may come after empty lines, and may have empty cells', () => {
    expect(names('\n\n  \nName\nAda L')).toEqual(['Ada L']);
    expect(names('Last name\t\tGiven name\nLovelace\tx\tAda')).toEqual(['Ada L']);
    expect(names('Forename;Surname\nAda;Lovelace')).toEqual(['Ada L']);
    expect(names('Surname;Class;First\nLovelace;7B;Ada\n;;Bo')).toEqual(['Ada L', 'Bo']);
    expect(read('First name,Last name\n,Lovelace').problems).toEqual([
      { line: 2, text: ',Lovelace', why: 'no-name' },
    ]);
  });
});

describe('cells and numbers', () => {
  it.each([
    ['Lovelace\tAda, Jr', 'Ada L'],
    ['"Lovelace; van";Ada', 'Ada L'],
    ['(12) Ada L', 'Ada L'],
    ['12: Ada L', 'Ada L'],
    ['12- Ada L', 'Ada L'],
    ['12\t\tAda\tLovelace', 'Lovelace A'],
    ['O\u2019Neil Ada', "O'Neil A"],
    ['Zoe\u0308 L', 'Zo\u00eb L'],
    ['ada-lee l', 'Ada-Lee L'],
    ["d'angelo l", "D'Angelo L"],
    ['McKay L', 'McKay L'],
    ['Ada. Lovelace', 'Ada L'],
    ['Ada (Lovelace)', 'Ada'],
  ])('%j', (line, name) => {
    expect(names(line)).toEqual([name]);
  });
});

describe('a name that can be read in several ways', () => {
  const readings = (text: string) =>
    read(text).students.map(({ names: all, needsCheck }) => [
      needsCheck,
      ...all.map(({ firstName, lastInitial }) => `${firstName} ${lastInitial}`.trim()),
    ]);

  it.each([
    ['Mary Ann Kim', true, 'Mary K', 'Mary Ann K', 'Mary A'],
    ['Juan de la Cruz', false, 'Juan D'],
    ['عبد الله بن محمد', true, 'عبد الله ب', 'عبد ا', 'عبد ب'],
    ['Ada K. Lovelace', false, 'Ada L'],
    ['J. J. Watt', false, 'J.J. W'],
    ['J.J. Watt', false, 'J.J. W'],
    ['Ken Griffey Jr.', false, 'Ken G'],
    ['Ken Griffey, Jr.', false, 'Ken G'],
    ['Griffey Jr., Ken', false, 'Ken G'],
    ['Smith III, Ty', false, 'Ty S'],
    ['Robert (Bobby) Smith', true, 'Robert S', 'Bobby S'],
    ['Maria Guadalupe Esperanza Diaz', true, 'Maria D', 'Maria G'],
  ])('%j', (line, ...wanted) => {
    expect(readings(line)).toEqual([wanted]);
  });

  it('goes by the rest of the list: where most have middle names, the second word is one', () => {
    const some = 'Kim, Mary Ann\nChen, Bo\nLovelace, Ada';
    expect(readings(some)[0]).toEqual([true, 'Mary Ann K', 'Mary K']);
    const most = 'Kim, Mary Ann\nChen, Bo Li\nLovelace, Ada';
    expect(readings(most)[0]).toEqual([true, 'Mary K', 'Mary Ann K']);
  });

  it('is asked about where one cell of two holds the whole name', () => {
    expect(
      readings('First name,Last name\nAda,Lovelace\nBo Chen,\n,Cy Diaz\n"Evans, Di",'),
    ).toEqual([
      [false, 'Ada L'],
      [true, 'Bo C', 'Bo Chen', 'Bo'],
      [true, 'Cy D'],
      [true, 'Di E'],
    ]);
  });

  it('keeps "AJ" in a list in capitals', () => {
    expect(names('WATT, AJ\nLOVELACE, ADA\nLI, BO')).toEqual(['AJ W', 'Ada L', 'Bo L']);
  });
});

describe('a row that was left out by mistake', () => {
  const restore = (text: string) => {
    const list = parsePastedClassList(text);
    const whole = restoreLeftOutRows(list, new Set(list.leftOut.map(({ id }) => id)));
    expect(whole.leftOut).toEqual([]);
    return parseListStudents(whole, whole.uses).students.map(({ names: [name] }) =>
      `${name?.firstName} ${name?.lastInitial}`.trim(),
    );
  };

  it.each([
    ['a gradebook’s maximum', 'Name\tQ1\tQ2\nLopez, Ana\t9\t8\nChen, Bo\t9\t7\nMax\t10\t10', 'Max'],
    ['an adult', 'Ana Lopez\nMs Park\nBo Chen', 'Ms P'],
    ['a test account', 'Ana Lopez\nTest Student\nBo Chen', 'Test S'],
    ['someone who has left', 'Lopez, Ana\nEvans, Di (Withdrawn)', 'Di E'],
    ['a title above a table', 'Math Ana\nLast,First\nLopez,Bo\nChen,Cy', 'Math A'],
    ['a part of the room', 'Ana Li\tBo Chen\tWindow\nCy Diaz\tDi Evans\tEd Fox', 'Window'],
  ])('is a student again: %s', (_, text, name) => {
    const list = parsePastedClassList(text);
    expect(list.leftOut.length).toBeGreaterThan(0);
    expect(
      parseListStudents(list, list.uses).students.map(({ names: [first] }) => first?.firstName),
    ).not.toContain(name.split(' ')[0]);
    expect(restore(text)).toContain(name);
  });

  it('keeps its place among the others, and each row has an id of its own', () => {
    expect(restore('Ana Lopez\nTest Student\nBo Chen')).toEqual(['Ana L', 'Test S', 'Bo C']);
    const { rows } = parsePastedClassList('Ana Li\tBo Chen\tCy Kim\nCy Diaz\tDi Evans\tEd Fox');
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
  });
});

describe('a file that opens in another way', () => {
  it.each([
    ['a byte order mark', '\ufeffFirst name,Last name\r\nAda,Lovelace\r\n'],
    ['a line for Excel', 'sep=;\nFirst name;Last name\nAda;Lovelace'],
    ['old line ends', 'First name\tLast name\rAda\tLovelace'],
    ['bars', 'First name | Last name\nAda | Lovelace'],
    ['spaces that do not break', 'First\u00a0name\tLast\u00a0name\nAda\u00a0\tLovelace'],
    ['letters in two parts', 'First name,Last name\nAda,Lo\u0308velace'],
    ['a quote that never ends', 'First name,Last name\nAda,"Lovelace'],
  ])('%s', (_, text) => {
    expect(names(text)).toEqual(['Ada L']);
  });

  it('says of a name with a line’s end inside that it needs a look', () => {
    expect(read('First name,Last name\n"Ada\nBo",Lovelace\nCy,Diaz')).toMatchObject({
      problems: [{ line: 2, text: '"Ada\nBo",Lovelace', why: 'too-many-names' }],
      students: [{ line: 4, names: [{ firstName: 'Cy' }] }],
    });
  });
});

describe('columns', () => {
  const SHEET = 'ID,Name,First name,Last name\nS1,Lovelace Ada,Ada,Lovelace';

  it('are used in one way at a time: names in parts or whole, and each use once', () => {
    const { uses } = parsePastedClassList(SHEET);
    expect(uses).toEqual(['reference', 'out', 'first', 'last']);
    expect(setColumnUse(uses, 1, 'last-first')).toEqual(['reference', 'last-first', 'out', 'out']);
    expect(setColumnUse(['out', 'last-first', 'out', 'out'], 2, 'first')).toEqual([
      'out',
      'out',
      'first',
      'out',
    ]);
    expect(setColumnUse(uses, 1, 'reference')).toEqual(['out', 'reference', 'first', 'last']);
    expect(setColumnUse(uses, 3, 'first')).toEqual(['reference', 'out', 'out', 'first']);
    expect(setColumnUse(uses, 3, 'out')).toEqual(['reference', 'out', 'first', 'out']);
  });

  it('give what the teacher says they are', () => {
    const list = parsePastedClassList(SHEET);
    const whole = parseListStudents(list, ['out', 'last-first', 'out', 'out']);
    expect(whole.students).toMatchObject([
      { names: [{ firstName: 'Ada', lastInitial: 'L' }, {}], needsCheck: true, ownReference: '' },
    ]);
    expect(parseListStudents(list, ['out', 'out', 'out', 'out']).problems).toMatchObject([
      { why: 'no-name' },
    ]);
    expect(leftOutColumnMeanings(list, list.uses)).toEqual(['other-name']);
  });

  it('give a reference also where one child of a short list is listed twice, but none that children share', () => {
    expect(
      parsePastedClassList(
        '10023\tLovelace, Ada\n10031\tChen, Bo\n10044\tDiaz, Cy\n10023\tLovelace, Ada',
      ).uses[0],
    ).toBe('reference');
    expect(
      parsePastedClassList(
        '10023\tLovelace, Ada\n10023\tChen, Bo\n10044\tDiaz, Cy\n10044\tEvans, Di',
      ).uses[0],
    ).toBe('out');
  });

  it('never give a government’s number as a reference', () => {
    const { uses, columns } = parsePastedClassList(
      'Ada Lovelace\t123-45-6789\nBo Chen\t987-65-4321\nCy Diaz\t111-22-3333',
    );
    expect(uses).toEqual(['first-last', 'out']);
    expect(columns[1]?.meaning).not.toBe('reference');
  });

  it('keep a reference as it was written, in at most forty characters', () => {
    const [long, short] = read(`Student ID,First name\n${'9'.repeat(50)},Ada\n 007-b ,Bo`).students;
    expect([long?.ownReference, short?.ownReference]).toEqual(['9'.repeat(40), '007-b']);
  });
});

describe('two of one name', () => {
  const twins = (text: string) =>
    findPossibleDuplicatesInList(
      read(text).students.map((student) => ({
        ...student,
        name: student.names[0] ?? { firstName: '', lastInitial: '' },
      })),
    );

  it.each<[string, string, boolean | null]>([
    ['the same line twice is one child', 'Ada L\nBo C\nada l', true],
    ['the same reference is one child', 'ID,Name\n71001,Ada Lovelace\n71001,Ada M. Lovelace', true],
    ['another middle name is asked about', 'Lovelace, Ada\nLovelace, Ada M.', false],
    ['one letter may be the same', 'Ada Lovelace\nAda L', false],
    ['other references are two children', 'ID,Name\n71001,Ada Lovelace\n71002,Ada Lovelace', null],
    ['other last names are two children', 'Ada Lovelace\nAda Lopez', null],
    ['other initials are two children', 'Ada L\nAda M', null],
  ])('%s', (_, text, isLikelySame) => {
    const found = twins(text);
    expect(found).toHaveLength(isLikelySame === null ? 0 : 1);
    if (isLikelySame !== null)
      expect(found[0]).toMatchObject({ at: text.startsWith('Ada L\nBo') ? 2 : 1, isLikelySame });
  });
});

describe('a reference that can’t be right', () => {
  const doubts = (text: string) => {
    const list = parsePastedClassList(text);
    return findRepeatedOrRoundedReferences(parseListStudents(list, list.uses).students);
  };

  it('is one that a spreadsheet has rounded, or one that two children have', () => {
    expect(
      doubts(
        'Student ID,Last,First\n1.00E+05,Lovelace,Ada\n10024,Hopper,Grace\n10024,Turing,Alan\n,Diaz,Cy\n,Kim,Bo',
      ),
    ).toEqual([
      { ownReference: '1.00E+05', why: 'rounded', lines: [2] },
      { ownReference: '10024', why: 'twice', lines: [3, 4] },
    ]);
  });

  it('is none of a list that is in order', () => {
    expect(doubts('Student ID,Last,First\n10023,Lovelace,Ada\n1E05,Hopper,Grace')).toEqual([]);
  });
});
