import { strToU8, zipSync } from 'fflate';
import { readClassListFiles } from './read-list-file';

const file = (bytes: Uint8Array, name = 'users.csv') => new File([new Uint8Array(bytes)], name);
const read = (...bytes: Uint8Array[]) => readClassListFiles(bytes.map((each) => file(each)));
const LIST = 'Last name,First name\nLópez,José\n';

it.each([
  ['a school’s system', Buffer.from(LIST, 'utf8')],
  ['Excel, as CSV', Buffer.from(LIST, 'latin1')],
  ['Excel, as Unicode text', Buffer.from(`\ufeff${LIST}`, 'utf16le')],
  ['a program that writes the other way around', Buffer.from(`\ufeff${LIST}`, 'utf16le').swap16()],
])('reads a list saved by %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ kind: 'list', text: LIST });
});

const refused = (why: string) => ({ kind: 'problem', why });

it('reads nothing that isn’t text or is larger than a school', async () => {
  expect(await read(Buffer.from([0x41, 0, 0x42, 0]))).toEqual(refused('unreadable'));
  expect(await read(Buffer.alloc(1_000_001, 'a'))).toEqual(refused('unreadable'));
  expect(await read(Buffer.alloc(1_000_000, 'a'))).toMatchObject({ kind: 'list' });
});

it('takes several files as tables, with their names', async () => {
  const files = [file(strToU8('a'), 'users.csv'), file(strToU8('b'), 'enrollments.csv')];
  expect(await readClassListFiles(files)).toEqual({
    kind: 'tables',
    files: [
      { name: 'users.csv', text: 'a' },
      { name: 'enrollments.csv', text: 'b' },
    ],
  });
});

describe('a zip', () => {
  it('may come beside other files and other zips', async () => {
    const zip = (name: string) => file(zipSync({ [name]: strToU8(name) }), 'export.zip');
    const texts = async (files: readonly File[]) => {
      const found = await readClassListFiles(files);
      return found.kind === 'tables' ? found.files.map(({ text }) => text) : found;
    };
    expect(await texts([zip('users.csv'), zip('enrollments.csv'), file(strToU8('c'))])).toEqual([
      'users.csv',
      'enrollments.csv',
      'c',
    ]);
    expect(await texts([zip('users.csv'), zip('photo.jpg')])).toEqual(refused('no-tables'));
  });

  it.each([0, 6] as const)(
    'is unpacked at level %d, without what isn’t asked for',
    async (level) => {
      const zip = zipSync(
        {
          'manifest.csv': strToU8('propertyName,value'),
          'roster/users.csv': strToU8(LIST.repeat(2_000)),
          'roster/Enrollments.csv': strToU8('e'),
          'roster/classes.csv.txt': strToU8('no'),
        },
        { level },
      );
      expect(await read(zip)).toEqual({
        kind: 'tables',
        files: [
          { name: 'manifest.csv', text: 'propertyName,value' },
          { name: 'roster/users.csv', text: LIST.repeat(2_000) },
          { name: 'roster/Enrollments.csv', text: 'e' },
        ],
      });
    },
  );

  it('without tables is none, like a workbook', async () => {
    expect(await read(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toEqual(
      refused('no-tables'),
    );
  });

  it('that grows beyond a school stops, even if it says it’s small', async () => {
    const bomb = zipSync({ 'users.csv': new Uint8Array(21_000_000) }, { level: 1 });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 4; at += 1)
      if (view.getUint32(at, true) === 21_000_000) view.setUint32(at, 10, true);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toEqual(refused('too-large'));
    expect(
      await read(Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(10_000_000)])),
    ).toEqual(refused('too-large'));
  });

  it('that is cut off or damaged is said to be unreadable', async () => {
    const zip = zipSync({ 'users.csv': strToU8(LIST.repeat(500)) });
    expect(await read(zip.subarray(0, 60))).toEqual(refused('unreadable'));
    const damaged = zip.slice();
    damaged.fill(0xff, 45, 60);
    expect(await read(damaged)).toEqual(refused('unreadable'));
  });
});
