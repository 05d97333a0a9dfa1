import { randomBytes } from 'node:crypto';
import { unsafeSettings } from './unsafe-settings.mjs';

const GOOD = '9f2c1ab07744d05e86b3c9f1e2a47d58';
const URL = 'https://league.example.org';
const isRefused = (secret: string) =>
  unsafeSettings({ NEXTAUTH_URL: URL, NEXTAUTH_SECRET: secret }).length > 0;

it.each([
  ['one letter', 'a'.repeat(32)],
  ['one letter and another at the end', `${'a'.repeat(63)}b`],
  ['two letters in turn', 'ab'.repeat(20)],
  ['the digits of a hexadecimal number, twice', '0123456789abcdef'.repeat(2)],
  ['the alphabet', 'abcdefghijklmnopqrstuvwxyz012345'],
  ['the alphabet, backward', 'zyxwvutsrqponmlkjihgfedcba987654'],
  ['a word again and again', 'password'.repeat(5)],
  ['a placeholder again and again', 'change-me-'.repeat(4)],
  ['a random text of eight letters, four times', 'kq7xv2zp'.repeat(4)],
])('S31: refuses a secret of %s', (_, secret) => expect(isRefused(secret)).toBe(true));

it('S31: takes every random secret, whatever it is spelled with', () => {
  for (let count = 0; count < 2_000; count++) {
    for (const secret of [
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
      BigInt(`0x${randomBytes(20).toString('hex')}`)
        .toString()
        .padStart(48, '7')
        .slice(0, 48),
    ]) {
      if (isRefused(secret)) throw new Error(`${secret} was refused.`);
    }
  }
});

it.each([
  ['http://league.example.org', true],
  ['http://192.168.1.20:3000', true],
  ['http://localhost.example.org', true],
  ['http://127.0.0.1.example.org', true],
  ['https://league.example.org', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('S31: at the address %s plain http is refused: %s', (address, refused) => {
  const settings = { NEXTAUTH_URL: address, NEXTAUTH_SECRET: GOOD };
  expect(unsafeSettings(settings).some((problem) => problem.includes('https://'))).toBe(refused);
  expect(unsafeSettings({ ...settings, ALLOW_PLAIN_HTTP: '1' })).toEqual([]);
});
