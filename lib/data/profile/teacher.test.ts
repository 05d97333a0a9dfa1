import sharp from 'sharp';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { giveLeague } from '@/lib/testing/graphs';
import { htmlPage, METADATA_CANARY, phonePhoto } from '@/lib/testing/pictures';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { removeTeacherPicture, saveTeacherName, saveTeacherPicture } from './commands';
import { findTeacherPicture, getTeacherProfile } from './queries';

let test: TestServices;
let [ada, bo, kim, sam]: SignedInViewer[] = [];
beforeEach(async () => {
  test = await installTestServices();
  [ada, bo] = [await test.teacher('ada@school.org'), await test.teacher('bo@school.org')];
  [kim, sam] = [await test.student('kim@school.org'), await test.student('sam@school.org')];
  await giveLeague(test.store, ada, 'league-a', [kim]);
  await giveLeague(test.store, bo, 'league-b', [sam]);
});
afterEach(() => test.dispose());

const idOf = (viewer?: SignedInViewer) => viewer?.accountId ?? '';
const seenBy = async (viewer: SignedInViewer | null = null) =>
  (await findTeacherPicture(viewer, idOf(ada))) !== null;

it('keeps a picture upright and without its place, in the place of the one before', async () => {
  for (let times = 0; times < 2; times++)
    await saveTeacherPicture(ada ?? null, { file: await phonePhoto() });
  expect(await test.services.files.list('profile_images')).toEqual([idOf(ada)]);
  const picture = await findTeacherPicture(ada ?? null, idOf(ada));
  const metadata = await sharp(picture?.bytes).metadata();
  expect([metadata.width, metadata.height, metadata.format, metadata.exif]).toEqual([
    200,
    400,
    'webp',
    undefined,
  ]);
  expect(Buffer.from(picture?.bytes ?? []).includes(METADATA_CANARY)).toBe(false);
  expect((await getTeacherProfile(ada ?? null)).pictureUrl).toContain(
    `/api/profile-picture/${idOf(ada)}`,
  );
});

it('shows it to the teacher and the own class, and to nobody else', async () => {
  expect(await seenBy(ada)).toBe(false);
  await saveTeacherPicture(ada ?? null, { file: await phonePhoto() });
  expect(await Promise.all([ada, kim, bo, sam, null].map((viewer) => seenBy(viewer)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  await removeTeacherPicture(ada ?? null);
  await removeTeacherPicture(ada ?? null);
  expect(await Promise.all([ada, kim].map((viewer) => seenBy(viewer)))).toEqual([false, false]);
  expect((await getTeacherProfile(ada ?? null)).pictureUrl).toBeNull();
});

it('refuses what is no picture, and students', async () => {
  await expect(saveTeacherPicture(ada ?? null, { file: htmlPage() })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  await expect(saveTeacherPicture(kim ?? null, { file: await phonePhoto() })).rejects.toMatchObject(
    { code: 'not-allowed' },
  );
  await expect(saveTeacherName(kim ?? null, { displayName: 'Boss' })).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(await test.services.files.list('profile_images')).toEqual([]);
});

it('changes the name that students see', async () => {
  await saveTeacherName(ada ?? null, { displayName: 'Ms. L' });
  expect(await getTeacherProfile(ada ?? null)).toMatchObject({
    displayName: 'Ms. L',
    email: 'ada@school.org',
  });
});
