import { createKeyedRandom } from './card-passphrases';

let settings: { NEXTAUTH_SECRET: string | undefined };
jest.mock('@/lib/platform/env', () => ({ env: () => settings }));
beforeEach(() => {
  settings = { NEXTAUTH_SECRET: 'a secret of thirty-two characters' };
});

const draws = (parts: (string | number)[], count = 40) => {
  const { index } = createKeyedRandom(parts);
  return Array.from({ length: count }, () => index(1_000_000));
};

it('the same request draws the same numbers again, and any other one others', () => {
  const drawn = draws(['add', 'op-1', 3]);
  expect(draws(['add', 'op-1', 3])).toEqual(drawn);
  for (const other of [
    ['add', 'op-1', 4],
    ['add', 'op-1'],
    ['add', 'op-1', '3'],
    ['add', 'op-13'],
  ]) {
    expect(draws(other)).not.toEqual(drawn);
  }
  expect(new Set(drawn).size).toBeGreaterThan(38);
});

it('no one with another secret can work them out', () => {
  const drawn = draws(['add']);
  for (const secret of ['another secret of thirty-two letters', undefined]) {
    settings = { NEXTAUTH_SECRET: secret };
    expect(draws(['add'])).not.toEqual(drawn);
  }
});

it('each of a few numbers is about equally likely, and none is out of range', () => {
  const { index, random } = createKeyedRandom(['fair']);
  const counts = [0, 0, 0, 0, 0];
  for (let draw = 0; draw < 5_000; draw++) counts[index(5)] = (counts[index(5)] ?? 0) + 1;
  expect(counts).toHaveLength(5);
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  expect(Array.from({ length: 20 }, () => index(1))).toEqual(Array(20).fill(0));
  const parts = Array.from({ length: 1_000 }, random);
  for (const part of parts) expect(part >= 0 && part < 1).toBe(true);
  expect([Math.min(...parts) < 0.02, Math.max(...parts) > 0.98]).toEqual([true, true]);
});

it('what would make small numbers likelier is drawn again', () => {
  // Of 2^48 numbers a third lies beyond the last whole multiple of this.
  const size = 2 ** 47 + 2 ** 46;
  const { index } = createKeyedRandom(['large']);
  const drawn = Array.from({ length: 400 }, () => index(size));
  for (const each of drawn) expect(each).toBeLessThan(size);
  const low = drawn.filter((each) => each < size / 3).length;
  expect(low).toBeGreaterThan(90);
  expect(low).toBeLessThan(180);
});
