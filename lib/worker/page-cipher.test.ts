import { randomBytes } from 'node:crypto';
import { createPageCipher } from './page-cipher';

const key = () => randomBytes(32).toString('base64url');
const seal = async (text = key()) => {
  const made = await createPageCipher(text);
  if (!made) throw new Error('That is a key.');
  return made;
};

it('opens what it has closed, under the same name and the same key, and gives no clear text', async () => {
  const own = key();
  const text = 'Kim’s card: 12 1/2';
  const closed = await (await seal(own)).close('card', text);
  expect(new TextDecoder('latin1').decode(closed)).not.toContain('card');
  expect(await (await seal(own)).open('card', closed.buffer)).toBe(text);
});

it('opens nothing of another session, nothing that was moved to another name, and nothing that was changed or cut', async () => {
  const own = await seal();
  const closed = await own.close('card', 'a page');
  expect(await (await seal()).open('card', closed.buffer)).toBeNull();
  expect(await own.open('dashboard', closed.buffer)).toBeNull();
  for (const index of [0, 12, closed.length - 1]) {
    const changed = closed.slice();
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(await own.open('card', changed.buffer)).toBeNull();
  }
  for (const length of [0, 5, 12, closed.length - 1])
    expect(await own.open('card', closed.slice(0, length).buffer)).toBeNull();
});

it('never closes two pages alike', async () => {
  const own = await seal();
  const [one, other] = [await own.close('card', 'a page'), await own.close('card', 'a page')];
  expect(one).not.toEqual(other);
});

it('names shelf and addresses in a way that only the same key gives again, and that tells nothing', async () => {
  const own = key();
  const [one, again, other] = [await seal(own), await seal(own), await seal()];
  expect(one.shelf).toBe(again.shelf);
  expect(one.shelf).not.toBe(other.shelf);
  expect(own).not.toContain(one.shelf);
  const name = await one.nameOf('/student/dashboard');
  expect(await again.nameOf('/student/dashboard')).toBe(name);
  expect(await other.nameOf('/student/dashboard')).not.toBe(name);
  expect(await one.nameOf('/student/team')).not.toBe(name);
  expect(name).toMatch(/^[\w-]{43}$/);
});

it.each([
  undefined,
  '',
  'short',
  'a'.repeat(42),
  'a'.repeat(44),
  `${'a'.repeat(42)}=`,
  `${'a'.repeat(42)} `,
])('takes no %p for a key', async (text) => {
  expect(await createPageCipher(text)).toBeNull();
});
