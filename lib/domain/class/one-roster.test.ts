import {
  guessMatchingClasses,
  type OneRosterClass,
  parseOneRosterDataFromFiles,
} from './one-roster';

// The headers are those of the CSV tables in 1EdTech's OneRoster specifications; the people are
// made up.
const USERS_11 =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';
const USERS_12 =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns';
const ENROLLMENTS =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate';
const CLASSES =
  'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods';
const ORGS = 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId';

const TODAY = '2026-11-26';
const file = (name: string, ...lines: string[]) => ({ name, text: lines.join('\r\n') });
const classes = file(
  'classes.csv',
  CLASSES,
  'c10,,,"Math 6, Period 10",06,co1,M6-10,scheduled,Room 12,s1,t1,Math,MA6,10',
  'c2,,,"Math 6, Period 2",06,co1,M6-2,scheduled,Room 12,s1,t1,Math,MA6,2',
);

const read = (...files: { name: string; text: string }[]) => {
  const roster = parseOneRosterDataFromFiles(files, TODAY);
  if ('why' in roster) return roster;
  return {
    ...roster,
    classes: roster.classes.map(({ title, students, problems }) => ({
      title,
      students: students.map(({ names: [name], references }) =>
        [name?.firstName, name?.lastInitial, ...references].join(' '),
      ),
      problems,
    })),
  };
};

it('of version 1.1 fills each class with its students, by the enrollments', () => {
  const users = file(
    'users.csv',
    USERS_11,
    'u0,,,true,s1,teacher,rivera,,Ana,Rivera,,T100,ana@example.org,,,,,',
    'u1,,,true,s1,student,adal,"{LDAP:adal},{SIS:9}",Ada,Lovelace,King,10019,ada@example.org,,,,"06,07",pw',
    'u2,,,true,s1,student,bo,,Bo,"Chen ""B""",,,,,,,06,',
    'u3,,,true,s1,student,joseg,,José,García,,10023,,,,,06,',
    'u4,,,true,s1,student,no,,A!da,Odd,,10024,,,,,06,',
  );
  const enrollments = file(
    'enrollments.csv',
    ENROLLMENTS,
    'e0,,,c2,s1,u0,teacher,true,,',
    'e1,,,c2,s1,u1,student,,2026-08-20,2027-06-10',
    'e2,,,c10,s1,u2,student,,,',
    'e3,,,c2,s1,u3,student,,,',
    'e4,,,c2,s1,u3,student,,,',
    'e5,,,c2,s1,u4,student,,,',
  );
  expect(
    read(file('orgs.csv', ORGS, 's1,,,Lincoln,school,1,'), users, enrollments, classes),
  ).toEqual({
    classes: [
      {
        title: 'Math 6, Period 2',
        students: ['Ada L 10019 u1', 'José G 10023 u3'],
        problems: [{ written: 'Odd, A!da', why: 'letters' }],
      },
      { title: 'Math 6, Period 10', students: ['Bo C u2'], problems: [] },
    ],
    rows: 13,
    hasPreferredNames: false,
    leftOut: { adult: 1, gone: 0, unlisted: 0 },
  });
});

it('of version 1.2 goes by preferred names, and keeps the listed ones to compare with', () => {
  const users = file(
    'users.csv',
    USERS_12,
    '"a1","","","true","bo","","Robert","Chen","","10031","","","","","06","","","","Bobby","","","s1","he/him"',
    '"a2","","","true","cy","","Cy","Old","","10032","","","","","06","","","","","","New","s1",""',
  );
  const roster = parseOneRosterDataFromFiles(
    [
      users,
      file(
        'enrollments.csv',
        ENROLLMENTS,
        '"e1","","","c2","s1","a1","student","","",""',
        '"e2","","","c2","s1","a2","student","","",""',
      ),
      classes,
    ],
    TODAY,
  );
  expect(roster).toMatchObject({
    hasPreferredNames: true,
    classes: [
      {
        students: [
          {
            names: [
              { firstName: 'Bobby', lastInitial: 'C' },
              { firstName: 'Robert', lastInitial: 'C' },
            ],
          },
          { names: [{ firstName: 'Cy', lastInitial: 'N' }] },
        ],
      },
    ],
  });
});

it('leaves out who is deleted, has left, or is in a class that is gone', () => {
  const users = file(
    'users.csv',
    USERS_11,
    'u1,active,2026-08-01T00:00:00.000Z,true,s1,student,a,,Ada,Lovelace,,1,,,,,,',
    'u2,tobedeleted,2026-08-01T00:00:00.000Z,true,s1,student,b,,Bo,Chen,,2,,,,,,',
    'u3,active,2026-08-01T00:00:00.000Z,true,s1,student,c,,Cy,Diaz,,3,,,,,,',
  );
  const enrollments = file(
    'enrollments.csv',
    ENROLLMENTS,
    'e1,active,,c2,s1,u1,student,,,2026-11-26',
    'e2,active,,c2,s1,u2,student,,,',
    'e3,active,,c2,s1,u3,student,,,2026-11-25',
    'e4,tobedeleted,,c2,s1,u3,student,,,',
    'e5,active,,c9,s1,u3,student,,,',
    'e6,active,,c2,s1,u99,student,,,',
  );
  const gone = file('classes.csv', CLASSES, 'c9,tobedeleted,,Old,,,,,,,,,,');
  expect(read(users, enrollments, gone)).toMatchObject({
    classes: [{ title: 'c2', students: ['Ada L 1 u1'] }],
    leftOut: { adult: 0, gone: 4, unlisted: 1 },
  });
});

it('finds its tables by their columns, whatever the files are called', () => {
  const users = file(
    'users (1).csv',
    `\ufeff${USERS_11}`,
    'u1,,,true,s1,student,a,,Ada,L,,1,,,,,,',
  );
  const places = file('Export-2.csv', ENROLLMENTS, 'e1,,,c2,s1,u1,student,,,');
  expect(read(places, users)).toMatchObject({ classes: [{ students: ['Ada L 1 u1'] }] });
});

describe('says what is missing', () => {
  const users = file('users.csv', USERS_11, 'u1,,,true,s1,student,a,,Ada,L,,1,,,,,,');
  const places = file('enrollments.csv', ENROLLMENTS, 'e1,,,c2,s1,u1,teacher,,,');

  it.each([
    ['users', [places, classes], { why: 'no-users' }],
    ['enrollments', [users, classes], { why: 'no-enrollments' }],
    ['a student', [users, places], { why: 'no-students' }],
    [
      'the rest, if the file has only changes',
      [users, places, file('manifest.csv', 'propertyName,value', 'file.users,delta')],
      { why: 'only-changes' },
    ],
    [
      'room, for more rows than a school has',
      [
        users,
        {
          name: 'enrollments.csv',
          text: `${ENROLLMENTS}\n${'e,,,c,s,u,student,,,\n'.repeat(50_001)}`,
        },
      ],
      { why: 'too-many-rows', file: 'enrollments.csv' },
    ],
  ])('%s', (_, files, problem) =>
    expect(parseOneRosterDataFromFiles(files, TODAY)).toEqual(problem),
  );
});

describe('the own class for a class of the file', () => {
  const listed = (id: string, period: string, ...names: string[]): OneRosterClass => ({
    id,
    title: `Math ${period}`,
    period,
    schoolId: '',
    termId: '',
    students: names.map((firstName) => ({
      id: firstName,
      names: [{ firstName, lastInitial: 'L' }],
      references: [],
    })),
    problems: [],
  });
  const members = (leagueId: string, ...names: string[]) =>
    names.map((firstName) => ({
      studentId: firstName,
      leagueId,
      isRemoved: false,
      firstName,
      lastInitial: 'L',
    }));
  const own = [
    { id: 'p1', name: 'Sunrise', period: '1' },
    { id: 'p2', name: 'Math 4', period: '2' },
  ];

  it('has the most of its students, whatever period the file says', () => {
    const one = listed('a', '2', 'Ada', 'Bo', 'Cy');
    const other = listed('b', '1', 'Di', 'Ed', 'Ada');
    const known = [...members('p1', 'Ada', 'Bo', 'Cy'), ...members('p2', 'Di', 'Ed', 'Flo')];
    expect(guessMatchingClasses([other, one], { classes: own, members: known })).toEqual({
      a: 'p1',
      b: 'p2',
    });
  });

  it('isn’t one with few of its students, and of two classes it’s the one with more', () => {
    const known = members('p1', 'Ada', 'Bo', 'Cy', 'Di');
    const few = listed('a', '1', 'Ada');
    const half = listed('b', '2', 'Ada', 'Bo');
    const most = listed('c', '3', 'Ada', 'Bo', 'Cy');
    const guess = (...classes: OneRosterClass[]) =>
      guessMatchingClasses(classes, { classes: own, members: known });
    expect(guess(few)).toEqual({});
    expect(guess(half, most)).toMatchObject({ c: 'p1' });
  });

  it('goes by period or name while it has no students, and isn’t guessed where nothing fits', () => {
    const classes = [listed('a', '1', 'Ada'), listed('b', '4', 'Bo'), listed('c', '7', 'Cy')];
    expect(guessMatchingClasses(classes, { classes: own, members: [] })).toEqual({
      a: 'p1',
      b: 'p2',
    });
    const known = members('p1', 'Xu', 'Yi', 'Zoe');
    expect(guessMatchingClasses(classes, { classes: own, members: known })).toEqual({ b: 'p2' });
  });
});
