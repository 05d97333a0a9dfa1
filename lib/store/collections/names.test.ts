import { bestNameInStoredRecord } from '@/lib/domain/account/student-name';
import type { Collection, StoredDocument } from '../port';
import { parseStoredDocument } from '../rules';
import { leagues } from './leagues';
import { studentProfiles, teacherProfiles } from './profiles';
import { studentTeams } from './teams';

const NOTHING_TO_SEE = ['', ' ', '\u200b', '\u202e\u2066', '\u3164', '\u2800 \u00ad', '\n'];
const KIM = { id: 'kim', studentId: 'kim', season: 2023, firstName: 'Kim' };

const read = <T extends StoredDocument>(collection: Collection<T>, stored: object) =>
  parseStoredDocument(collection, { id: 'a', ...{ season: 2023, ...stored } });

it.each(NOTHING_TO_SEE)(
  'a stored name of which nothing can be seen counts as missing: %j',
  (name) => {
    expect(read(leagues, { teacherId: 't', code: 123456, name }).name).toBe('Class without a name');
    expect(read(teacherProfiles, { teacherId: 'a', displayName: name }).displayName).toBe(
      'Teacher',
    );
    const team = { userId: 'kim', leagueIds: [] };
    const withoutName = read(studentTeams, team).name;
    expect(withoutName).toMatch(/^\w+ \w+/);
    expect(read(studentTeams, { ...team, name }).name).toBe(withoutName);
    expect(
      read(studentProfiles, { ...KIM, firstName: name, teamName: 'Brave Badgers' }),
    ).toMatchObject({
      firstName: 'Brave Badgers',
      nameOpen: true,
    });
    const kim = read(studentProfiles, { ...KIM, teamName: name, teamNameWish: name });
    expect([kim.firstName, kim.teamName, kim.teamNameWish]).toEqual(['Kim', undefined, undefined]);
  },
);

test('of a record that can’t be read the name is one line of what can be seen, too', () => {
  expect(bestNameInStoredRecord({ firstName: 'K\u202eim\n', lastInitial: '\u200bL' })).toBe(
    'Kim L.',
  );
  expect(
    bestNameInStoredRecord({ firstName: '\u202e', teamName: '\u3164', username: 'otter42' }),
  ).toBe('otter42');
  expect(bestNameInStoredRecord({ firstName: '\u202e' })).toBeNull();
});
