import { installTestServices, type TestServices } from '@/lib/testing/services';
import { createKept } from './kept';

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

it('says the same until it is too old, or of something else', async () => {
  const kept = createKept<number>({ most: 2, forMs: 1_000 });
  expect(await kept.read('a', 'x', make)).toBe(1);
  test.advance(999);
  expect(await kept.read('a', 'x', make)).toBe(1);
  expect(await kept.read('a', 'y', make)).toBe(2);
  test.advance(1_000);
  expect(await kept.read('a', 'y', make)).toBe(3);
  test.advance(-500);
  expect(await kept.read('a', 'y', make)).toBe(4);
  kept.forget('a');
  expect(await kept.read('a', 'y', make)).toBe(5);
});

it('keeps no more than so many: the oldest goes', async () => {
  const kept = createKept<number>({ most: 2 });
  for (const key of ['a', 'b', 'c']) await kept.read(key, '', make);
  expect(await kept.read('b', '', make)).toBe(2);
  expect(await kept.read('a', '', make)).toBe(4);
});

it('forgets what failed', async () => {
  const kept = createKept<number>({ most: 2 });
  await expect(kept.read('a', '', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await kept.read('a', '', make)).toBe(1);
});
