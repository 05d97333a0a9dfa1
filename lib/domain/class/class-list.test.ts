import fc from 'fast-check';
import { CLASS_LIST_MAX, type LineTrouble, type NameOrder, readClassList } from './class-list';

const names = (text: string, order?: NameOrder) =>
  readClassList(text, order).students.map(({ firstName, lastInitial }) => `${firstName} ${lastInitial}`.trim());

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
    expect(readClassList('Ada\tLovelace').asksForOrder).toBe(true);
    expect(names('Ada\tLovelace\nBo, Chen', 'first-last')).toEqual(['Ada L', 'Bo C']);
    expect(readClassList('Ada Lovelace\n12. Bo C').asksForOrder).toBe(false);
  });

  it('goes by the header where there is one, in any order and with other columns between', () => {
    const sheet = 'Student ID,Last Name,Grade,First Name\n101,Lovelace,6,Ada\n102,"van Dyke",6,Bo Li\n';
    expect(names(sheet)).toEqual(['Ada L', 'Bo V']);
    expect(names(sheet, 'first-last')).toEqual(['Ada L', 'Bo V']);
    expect(readClassList(sheet).asksForOrder).toBe(false);
    expect(names('First name\nAda\nBo')).toEqual(['Ada', 'Bo']);
    expect(names('Name\nAda L')).toEqual(['Ada L']);
  });
});

describe('lines that cannot be read', () => {
  it.each<[string, LineTrouble]>([
    ['12', 'no-name'],
    ['ada@school.org', 'no-name'],
    ['A!da Smith', 'letters'],
    ['Abcdefghijklmnopqrstuvw Smith', 'too-long'],
    ['Lovelace, Ada, Chen, Bo', 'too-many-names'],
  ])('%j stays as it was, with the reason', (line, why) => {
    const { students, problems } = readClassList(`Bo C\n${line}`);
    expect(students).toHaveLength(1);
    expect(problems).toEqual([{ line: 2, text: line, why }]);
  });

  it('do not stop the lines around them, and the lines beyond a full class wait for the next time', () => {
    const lines = Array.from({ length: CLASS_LIST_MAX + 3 }, (_, at) => `Child${'abcdefghij'[at % 10]} L`);
    const { students, problems, later } = readClassList(['!!', ...lines].join('\n'));
    expect([students.length, problems.length, later]).toEqual([CLASS_LIST_MAX, 1, lines.slice(CLASS_LIST_MAX)]);
  });
});

describe('whatever is pasted', () => {
  const separators = fc.constantFrom(' ', ', ', '\t', ';', '. ', '"', '\n', '\r\n', '1', '@', '-', "'");
  const word = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('Ada', 'LOVELACE', 'ß', 'Zoë', 'name', '12'));
  const pasted = fc.array(fc.tuple(word, separators), { maxLength: 30 }).map((parts) => parts.flat().join(''));
  const orders = fc.constantFrom<NameOrder>('last-first', 'first-last');

  it('every line comes back exactly once, or is the header at the top', () => {
    fc.assert(
      fc.property(pasted, orders, (text, order) => {
        const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
        const { students, problems, later } = readClassList(text, order);
        const back = students.length + problems.length + later.length;
        expect([lines.length, lines.length - 1]).toContain(back);
        for (const { text: kept } of problems) expect(text).toContain(kept);
      }),
    );
  });

  it('nothing but a first name of 1 to 20 letters and at most one capital is kept', () => {
    fc.assert(
      fc.property(pasted, orders, (text, order) => {
        for (const { firstName, lastInitial } of readClassList(text, order).students) {
          expect(firstName).toMatch(/^\p{L}[\p{L}\p{M}'-]{0,24}$/u);
          expect(lastInitial).toMatch(/^\p{L}?$/u);
        }
      }),
    );
  });

  it('a list of plain names is read the same with numbers, capitals, commas or tabs', () => {
    const plain = fc.stringMatching(/^[A-Z][a-z]{1,11}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, plain), { minLength: 1, maxLength: 12 }), (people) => {
        const isHeader = people
          .slice(0, 1)
          .some((pair) => /^(No|Nr|Num|Id|Name|Names|First|Last|Given|Class|Grade|Period)/.test(pair.join()));
        fc.pre(!isHeader);
        const wanted = people.map(([first, last]) => `${first} ${last.slice(0, 1)}`);
        const written = (line: (first: string, last: string, at: number) => string) =>
          people.map(([first, last], at) => line(first, last, at)).join('\n');
        expect(names(written((first, last) => `${first} ${last}`))).toEqual(wanted);
        expect(names(written((first, last) => `${last}, ${first}`))).toEqual(wanted);
        expect(names(written((first, last, at) => `${at + 1}. ${first} ${last.toUpperCase()}`))).toEqual(wanted);
        expect(names(written((first, last, at) => `${at + 1}\t${last}\t${first}`))).toEqual(wanted);
        expect(
          names(
            written((first, last) => `${first};${last}`),
            'first-last',
          ),
        ).toEqual(wanted);
      }),
    );
  });
});

describe('what the teacher is told', () => {
  it.each<[string, LineTrouble]>([
    ['12', 'no-name'],
    ['A!da Smith', 'letters'],
    ['-Ada Smith', 'letters'],
    ['Abcdefghijklmnopqrstu Smith', 'too-long'],
    ['Lovelace, Ada, Chen', 'too-many-names'],
  ])('about %j', (line, why) => {
    expect(readClassList(`Bo C\n\n${line}`)).toEqual({
      students: [{ line: 1, firstName: 'Bo', lastInitial: 'C' }],
      problems: [{ line: 3, text: line, why }],
      later: [],
      asksForOrder: false,
    });
  });

  it('is nothing about a first name of twenty letters, or of letters that take two code units', () => {
    expect(names('Abcdefghijklmnopqrst Smith')).toEqual(['Abcdefghijklmnopqrst S']);
    expect(readClassList('\ud835\udc00'.repeat(21)).problems[0]?.why).toBe('too-long');
    expect(readClassList('\ud835\udc00'.repeat(20)).problems).toEqual([]);
  });

  it('where two columns need an order, on whichever line they stand', () => {
    expect(readClassList('Ada L\nLovelace\tAda\nBo C').asksForOrder).toBe(true);
    expect(readClassList('"Lovelace, Ada"').asksForOrder).toBe(false);
    expect(readClassList('First name\tLast name\nAda\tLovelace').asksForOrder).toBe(false);
    expect(readClassList('Ada\t12\t7B').asksForOrder).toBe(false);
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
    const { students, problems } = readClassList(`Ada L\n${word}`);
    expect(students.length + problems.length).toBe(2);
  });

  it('is none where a word is only a part of a name, or names stand beside it', () => {
    expect(names('Noah\nAda')).toEqual(['Noah', 'Ada']);
    expect(names('Kathryn Name')).toEqual(['Kathryn N']);
    expect(names('Grade, Ada')).toEqual(['Ada G']);
    expect(names('Idris Class\nBo C')).toEqual(['Idris C', 'Bo C']);
  });

  it('is read with doubled spaces, and is none where a line has only empty cells', () => {
    expect(names('First  name\tLast   name\nAda\tLovelace')).toEqual(['Ada L']);
    expect(readClassList(',,\nAda L').problems).toEqual([{ line: 1, text: ',,', why: 'no-name' }]);
  });

  it('may come after empty lines, and may have empty cells', () => {
    expect(names('\n\n  \nName\nAda L')).toEqual(['Ada L']);
    expect(names('Last name\t\tGiven name\nLovelace\tx\tAda')).toEqual(['Ada L']);
    expect(names('Forename;Surname\nAda;Lovelace')).toEqual(['Ada L']);
    expect(names('Surname;Class;First\nLovelace;7B;Ada\n;;Bo')).toEqual(['Ada L', 'Bo']);
    expect(readClassList('First name,Last name\n,Lovelace').problems).toEqual([{ line: 2, text: ',Lovelace', why: 'no-name' }]);
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
    ['Ada (Lovelace)', 'Ada L'],
  ])('%j', (line, name) => {
    expect(names(line)).toEqual([name]);
  });
});
