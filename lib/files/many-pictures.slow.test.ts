import { makeSafePicture } from '@/lib/files/safe-image';
import { heavyPhoto } from '@/lib/testing/pictures';

const MB = 1024 * 1024;
const CLASS = 30;

it('takes thirty photos of a whole class at once, all of them, in bounded memory', async () => {
  const photos = [await heavyPhoto(1), await heavyPhoto(2), await heavyPhoto(3)];
  for (const photo of photos) {
    expect(photo.length).toBeGreaterThan(4 * MB);
    expect(photo.length).toBeLessThan(8 * MB);
  }
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const class30 = Array.from({ length: CLASS }, (_, index) => photos[index % photos.length] ?? Buffer.alloc(0));
  const taken = await Promise.all(class30.map((photo) => makeSafePicture(photo)));
  clearInterval(watch);
  expect(taken).toHaveLength(CLASS);
  for (const { width, height, bytes } of taken) expect([width, height, bytes.length > 10_000]).toEqual([2000, 1500, true]);
  // Two decoded photos of 12 megapixels are 72 MB, and glibc's arenas keep some of it; thirty would be more than a gigabyte.
  expect((peak - before) / MB).toBeLessThan(700);
}, 120_000);
