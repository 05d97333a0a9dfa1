import { installTestServices, type TestServices } from '@/lib/testing/services';
import { createVersionedCache } from './memory-cache';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

let made = 0;
const make = async () => {
  made += 1;
  return made;
};
beforeEach(() => {
  made = 0;
});

it('loads an entry once, until it is too old or has another version', async () => {
  const cache = createVersionedCache<number>({ maxEntries: 2, maxAgeMs: 1_000 });
  expect(await cache.read('a', 'x', make)).toBe(1);
  test.advance(999);
  expect(await cache.read('a', 'x', make)).toBe(1);
  expect(await cache.read('a', 'y', make)).toBe(2);
  test.advance(1_000);
  expect(await cache.read('a', 'y', make)).toBe(3);
  test.advance(-500);
  expect(await cache.read('a', 'y', make)).toBe(4);
});

it('drops the oldest entry when there are too many', async () => {
  const cache = createVersionedCache<number>({ maxEntries: 2 });
  for (const key of ['a', 'b', 'c']) await cache.read(key, '', make);
  expect(await cache.read('b', '', make)).toBe(2);
  expect(await cache.read('a', '', make)).toBe(4);
});

it('loads again after a failure', async () => {
  const cache = createVersionedCache<number>({ maxEntries: 2 });
  await expect(cache.read('a', '', () => Promise.reject(new Error('busy')))).rejects.toThrow(
    'busy',
  );
  expect(await cache.read('a', '', make)).toBe(1);
});
