import type { Viewer } from '@/lib/data/access/viewer';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { mvpEvents } from '@/lib/store/collections/progress';
import { graphUploadInput, storeTestLeague } from '@/lib/testing/graphs';
import { heavyPhoto } from '@/lib/testing/pictures';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { POST } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithCookieRole: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));

const MB = 1024 * 1024;
const CLASS = 30;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
});
afterEach(() => test.dispose());

/**
 * A body that arrives in pieces, as over a network, so that none of it is in memory before it is
 * read.
 */
function requestWith(photo: Buffer): Request {
  const boundary = 'class-of-thirty';
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const { table, replacesId, ...words } = graphUploadInput();
  const fields = Object.entries(words).map(([name, value]) => field(name, value));
  const head = `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      controller.enqueue(new Uint8Array(photo.subarray(at, at + 65_536)));
      at += 65_536;
      if (at < photo.length) return;
      controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
      controller.close();
    },
  });
  const headers = {
    origin: 'http://localhost:3000',
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  return new Request('http://localhost:3000/api/graphs', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

it('takes the photos of a whole class at once, all of them, in bounded memory', async () => {
  const photos = [await heavyPhoto(1), await heavyPhoto(2), await heavyPhoto(3)];
  for (const { length } of photos) expect([length > 4 * MB, length < 8 * MB]).toEqual([true, true]);
  const students = await Promise.all(
    Array.from({ length: CLASS }, (_, index) => test.student(`student-${index}@school.org`)),
  );
  await storeTestLeague(test.store, await test.teacher('ada@school.org'), 'league-a', students);

  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const answers = students.map((student, index) => {
    viewer = student;
    return POST(requestWith(photos[index % photos.length] ?? Buffer.alloc(0)));
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  clearInterval(watch);

  expect(statuses).toEqual(Array(CLASS).fill(200));
  expect(await test.store.count(studentGraphs, {})).toBe(CLASS);
  expect((await test.services.files.list('user_graphs')).length).toBe(2 * CLASS);
  expect((await test.store.query(mvpEvents, {})).map(({ points }) => points)).toEqual(
    Array(CLASS).fill(2),
  );
  // Thirty bodies, eight of them being parsed, and the memory that glibc keeps; the pixels are in
  // other processes.
  expect((peak - before) / MB).toBeLessThan(900);
}, 300_000);
