import {
  type CurrentOrRemovedStudent,
  compareListsWithClasses,
  type ListedStudent,
} from './roster-sync';

/** "Emma J 10031 @p1", with "-" before a student who was removed. */
function memberOf(text: string): CurrentOrRemovedStudent {
  const [, minus, firstName = '', lastInitial = '', reference, leagueId = 'p2'] =
    /^(-?)(\w+) (\w)(?: (\d\S*))?(?: @(\w+))?$/.exec(text) ?? [];
  return {
    studentId: text,
    leagueId,
    isRemoved: minus === '-',
    firstName,
    lastInitial,
    ownReference: reference ?? null,
  };
}

function listedOf(text: string): ListedStudent {
  const [first = '', ...others] = text.split(' or ');
  const { firstName, lastInitial, ownReference, leagueId } = memberOf(first);
  const more = others.map(memberOf);
  return {
    leagueId,
    names: [{ firstName, lastInitial }, ...more],
    references: ownReference ? [ownReference] : [],
  };
}

/** What is found for each line: "= Ada L", "> Bo C @p1", "? …" where it's unlikely, "+" for new. */
function compare(list: string[], members: string[], leagueIds = ['p2']) {
  const { matches, gone } = compareListsWithClasses(
    list.map(listedOf),
    members.map(memberOf),
    leagueIds,
  );
  return {
    found: matches.map((match) => {
      if (match.kind === 'new') return '+';
      if (match.kind === 'twice') return `in ${match.leagueId}`;
      const { studentId } = match.member;
      return match.kind === 'same'
        ? `= ${studentId}`
        : `${match.isLikely ? '>' : '?'} ${studentId}`;
    }),
    gone: gone.map(({ studentId }) => studentId),
  };
}

it('finds who is the same, new, in another class, and gone', () => {
  expect(
    compare(
      ['Ada L 10019', 'Bo C 10020', 'Noor H 10099', 'Juan M 10012'],
      ['Ada L 10019', 'Bo C', 'Omar F 10088', 'Juan M 10012 @p1', 'Emma J 10031 @p1'],
    ),
  ).toEqual({
    found: ['= Ada L 10019', '= Bo C', '+', '> Juan M 10012 @p1'],
    gone: ['Omar F 10088'],
  });
});

it.each<[string, string[], string[], string[], string[]]>([
  [
    'a reference before the name',
    ['Emma J 10031'],
    ['Emma J 10058', 'Emma K 10031'],
    ['= Emma K 10031'],
    ['Emma J 10058'],
  ],
  [
    'another reference is another student',
    ['Emma J 10031'],
    ['Emma J 10058'],
    ['+'],
    ['Emma J 10058'],
  ],
  ['any reading of a name', ['Mary A or Mary K'], ['Mary K'], ['= Mary K'], []],
  [
    'the first reading before others',
    ['Mary A or Mary K', 'Mary K'],
    ['Mary K'],
    ['+', '= Mary K'],
    [],
  ],
  [
    'a rounded reference says nothing',
    ['Ada L 1.00E+05'],
    ['Bo C 1.00E+05', 'Ada L'],
    ['= Ada L'],
    ['Bo C 1.00E+05'],
  ],
  ['each student once', ['Ada L', 'Ada L'], ['Ada L'], ['= Ada L', '+'], []],
  [
    'two of one name, both listed',
    ['Ada L', 'Ada L'],
    ['Ada L 10001', 'Ada L 10002'],
    ['= Ada L 10001', '= Ada L 10002'],
    [],
  ],
  [
    'two of one name, one listed without a number: either may be gone',
    ['Ada L'],
    ['Ada L 10001', 'Ada L 10002'],
    ['= Ada L 10001'],
    ['Ada L 10001', 'Ada L 10002'],
  ],
  [
    'two of one name, one listed with a number',
    ['Ada L 10002'],
    ['Ada L 10001', 'Ada L 10002'],
    ['= Ada L 10002'],
    ['Ada L 10001'],
  ],
])('%s', (_, list, members, found, gone) => {
  expect(compare(list, members)).toEqual({ found, gone });
});

describe('a student with one name in list and class', () => {
  it.each([
    ['is the same where nothing tells them apart', 'Ada L', 'Ada L', true],
    ['is the same by reference', 'Ada L 71001', 'Ada L 71001', true],
    ['is the same where only the list has a reference', 'Ada L 71001', 'Ada L', true],
    ['is another one where the references differ', 'Ada L 71001', 'Ada L 71002', false],
    ['is the same under another name by reference', 'Robert K 71003', 'Bob K 71003', true],
    ['is another one under another name without reference', 'Robert K', 'Bob K', false],
  ])('%s', (_, listed, known, isSame) => {
    expect(compare([listed], [known]).found).toEqual([isSame ? `= ${known}` : '+']);
  });
});

describe('a student of another class, or a removed one', () => {
  it.each<[string, string[], string[], string]>([
    [
      'with reference and name is the same',
      ['Juan M 10012'],
      ['Juan M 10012 @p1'],
      '> Juan M 10012 @p1',
    ],
    [
      'with the reference under a similar name',
      ['Robert K 10044'],
      ['Bob K 10044 @p1'],
      '> Bob K 10044 @p1',
    ],
    [
      'with the reference of someone else',
      ['Zoe X 10044'],
      ['Bob K 10044 @p1'],
      '? Bob K 10044 @p1',
    ],
    ['with a seat’s number', ['Zoe X 7'], ['Bob K 7 @p1'], '+'],
    ['with another reference isn’t it', ['Juan M 10012'], ['Juan M 10013 @p1'], '+'],
    ['with an equal name, in a first list', ['Juan M'], ['Juan M @p1'], '? Juan M @p1'],
    [
      'with an equal name, in a list that comes again',
      ['Juan M', 'Ada L'],
      ['Ada L', 'Juan M @p1'],
      '> Juan M @p1',
    ],
    [
      'with an equal name in two classes',
      ['Juan M', 'Ada L'],
      ['Ada L', 'Juan M @p1', 'Juan M @p3'],
      '? Juan M @p1',
    ],
    ['removed from this class comes back', ['Juan M'], ['-Juan M'], '> -Juan M'],
  ])('%s', (_, list, members, found) => {
    expect(compare(list, members).found[0]).toBe(found);
  });

  it('who is in the lists of two classes stays in one, and is no second account', () => {
    const both = ['Ada L 10019 @p1', 'Ada L 10019 @p2'];
    expect(compare(both, ['Ada L 10019 @p1'], ['p1', 'p2']).found).toEqual([
      '= Ada L 10019 @p1',
      'in p1',
    ]);
    expect(compare(both.toReversed(), ['Ada L 10019 @p1'], ['p1', 'p2']).found).toEqual([
      'in p1',
      '= Ada L 10019 @p1',
    ]);
    expect(compare(both, [], ['p1', 'p2']).found).toEqual(['+', 'in p1']);
  });

  it('who is now in another list isn’t gone', () => {
    expect(
      compare(
        ['Ada L 10019 @p1', 'Bo C 10020 @p2'],
        ['Ada L 10019 @p1', 'Bo C 10020 @p1'],
        ['p1', 'p2'],
      ),
    ).toEqual({ found: ['= Ada L 10019 @p1', '> Bo C 10020 @p1'], gone: [] });
  });
});

it('only misses students of the classes that are listed', () => {
  expect(compare(['Ada L'], ['Ada L', 'Bo C @p1', '-Cy D']).gone).toEqual([]);
});

it('finds nothing left to do in the same list, once it was carried out', () => {
  const list = ['Ada L 10019', 'Bo C', 'Bo C', 'Noor H', 'Juan M 10012', 'Mary A or Mary K'].map(
    listedOf,
  );
  const before = ['Ada L 10019', 'Bo C', 'Omar F', 'Juan M 10012 @p1', '-Noor H'].map(memberOf);
  const { matches, gone } = compareListsWithClasses(list, before, ['p2']);
  const kept = before.filter((member) => !gone.includes(member));
  const after = matches.map((match, at): CurrentOrRemovedStudent => {
    const { leagueId, names, references } = list[at] as ListedStudent;
    return match.kind === 'same' || match.kind === 'elsewhere'
      ? { ...match.member, leagueId, isRemoved: false }
      : {
          ...(names[0] as ListedStudent['names'][number]),
          studentId: `new ${at}`,
          leagueId,
          isRemoved: false,
          ownReference: references[0] ?? null,
        };
  });
  const others = kept.filter(({ studentId }) => !after.some((one) => one.studentId === studentId));
  const again = compareListsWithClasses(list, [...after, ...others], ['p2']);
  expect(again.matches.map(({ kind }) => kind)).toEqual(list.map(() => 'same'));
  expect(again.gone).toEqual([]);
});
