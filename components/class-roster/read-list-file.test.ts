import { readListFile } from './read-list-file';

const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'users.csv');
const LIST = 'Last name,First name\nLópez,José\n';

it.each([
  ['a school’s system', Buffer.from(LIST, 'utf8')],
  ['Excel, as CSV', Buffer.from(LIST, 'latin1')],
  ['Excel, as Unicode text', Buffer.from(`\ufeff${LIST}`, 'utf16le')],
  ['a program that writes the other way around', Buffer.from(`\ufeff${LIST}`, 'utf16le').swap16()],
])('reads a list saved by %s', async (_, bytes) => {
  expect(await readListFile(file(bytes))).toBe(LIST);
});

it('reads no workbook, and nothing that is larger than a school', async () => {
  expect(await readListFile(file(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])))).toBeNull();
  expect(await readListFile(file(Buffer.alloc(1_000_001, 'a')))).toBeNull();
  expect(await readListFile(file(Buffer.alloc(1_000_000, 'a')))).toHaveLength(1_000_000);
});
