import { randomBytes } from 'node:crypto';
import { createPageCipher } from './page-cipher';

const key = () => randomBytes(32).toString('base64url');
const newCipher = async (text = key()) => {
  const made = await createPageCipher(text);
  if (!made) throw new Error('That is a key.');
  return made;
};

it('decrypts what it has encrypted, under the same name and the same key, and gives no clear text', async () => {
  const own = key();
  const text = 'Kim’s card: 12 1/2';
  const encrypted = await (await newCipher(own)).encrypt('card', text);
  expect(new TextDecoder('latin1').decode(encrypted)).not.toContain('card');
  expect(await (await newCipher(own)).decrypt('card', encrypted.buffer)).toBe(text);
});

it('decrypts nothing of another session, nothing that was moved to another name, and nothing that was changed or cut', async () => {
  const own = await newCipher();
  const encrypted = await own.encrypt('card', 'a page');
  expect(await (await newCipher()).decrypt('card', encrypted.buffer)).toBeNull();
  expect(await own.decrypt('dashboard', encrypted.buffer)).toBeNull();
  for (const index of [0, 12, encrypted.length - 1]) {
    const changed = encrypted.slice();
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(await own.decrypt('card', changed.buffer)).toBeNull();
  }
  for (const length of [0, 5, 12, encrypted.length - 1])
    expect(await own.decrypt('card', encrypted.slice(0, length).buffer)).toBeNull();
});

it('never encrypts two pages alike', async () => {
  const own = await newCipher();
  const [one, other] = [await own.encrypt('card', 'a page'), await own.encrypt('card', 'a page')];
  expect(one).not.toEqual(other);
});

it('names cache and addresses in a way that only the same key gives again, and that tells nothing', async () => {
  const own = key();
  const [one, again, other] = [await newCipher(own), await newCipher(own), await newCipher()];
  expect(one.cacheName).toBe(again.cacheName);
  expect(one.cacheName).not.toBe(other.cacheName);
  expect(own).not.toContain(one.cacheName);
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
