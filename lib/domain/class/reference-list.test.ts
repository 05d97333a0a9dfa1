import { parseAndMatchOwnReferences } from './reference-list';

const student = (
  studentId: string,
  firstName: string,
  lastInitial: string,
  username: string | null = null,
) => ({
  studentId,
  firstName,
  lastInitial,
  username,
  ownReference: null as string | null,
});
const CLASS = [
  student('ana', 'Ana', 'B'),
  student('jose', 'José', 'G', 'jose.g.heron7'),
  student('emma-1', 'Emma', 'J', 'blue-otter-4'),
  student('emma-2', 'Emma', 'J', 'red-fox-9'),
  student('mary', 'Mary Ann', 'K'),
];
const read = (...lines: string[]) =>
  parseAndMatchOwnReferences(lines, CLASS).map(({ name, reference, match }) => [
    name,
    reference,
    'studentId' in match ? match.studentId : match.kind,
  ]);

describe('a list of references', () => {
  it.each([
    ['a spreadsheet', 'García, José\t10023', 'jose', '10023'],
    ['a spreadsheet with two cells of a name', 'García\tJosé\t10023', 'jose', '10023'],
    ['numbers that a spreadsheet keeps as text', 'García, José\t="0010023"', 'jose', '0010023'],
    ['an apostrophe in front of a number', "García, José\t'0010023", 'jose', '0010023'],
    ['arrows', 'Ana B. -> N-7', 'ana', 'N-7'],
    ['drawn arrows', 'Ana B. → N-7', 'ana', 'N-7'],
    ['equals signs', 'jose.g.heron7 = 10023', 'jose', '10023'],
    ['semicolons', 'Mary Ann King;blue', 'mary', 'blue'],
    ['commas', 'Brown, Ana, 10019', 'ana', '10019'],
    ['spaces', 'Ana Brown 10019', 'ana', '10019'],
    ['a user name with a number', 'blue-otter-4 10031', 'emma-1', '10031'],
  ])('with %s', (_, line, id, reference) => {
    expect(read(line)).toEqual([[expect.any(String), reference, id]]);
  });

  it('may have its references first', () => {
    expect(read('10023\tGarcía, José', '10019\tAna Brown')).toEqual([
      ['García, José', '10023', 'jose'],
      ['Ana Brown', '10019', 'ana'],
    ]);
    expect(
      read('10031\tblue-otter-4', '10032\tred-fox-9').map(([, reference, id]) => [id, reference]),
    ).toEqual([
      ['emma-1', '10031'],
      ['emma-2', '10032'],
    ]);
  });

  it('asks where two students fit, or none does, and where a reference is missing says nothing', () => {
    expect(read('Emma Jones\t1', 'Zoe Quill\t2', 'Ana Brown')).toEqual([
      ['Emma Jones', '1', 'ask'],
      ['Zoe Quill', '2', 'ask'],
      ['Ana Brown', '', 'ana'],
    ]);
  });

  it('leaves out empty lines, and is not misled by what a student was called before', () => {
    const before = CLASS.map((each) =>
      each.studentId === 'ana' ? { ...each, ownReference: 'José G' } : each,
    );
    const [only, ...more] = parseAndMatchOwnReferences(['', 'José G.\t10023', '  '], before);
    expect([only?.match, more]).toEqual([{ kind: 'sure', studentId: 'jose' }, []]);
  });
});
