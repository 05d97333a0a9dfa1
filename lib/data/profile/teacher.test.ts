import sharp from 'sharp';
import { METADATA_CANARY, phonePhoto } from '@/lib/testing/pictures';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { saveTeacherName, saveTeacherPicture } from './commands';
import { findTeacherPicture, getTeacherProfile } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('keeps a picture upright and without its place, in the place of the one before', async () => {
  const ada = await test.teacher('ada@school.org');
  for (let times = 0; times < 2; times++)
    await saveTeacherPicture(ada, { file: await phonePhoto() });
  expect(await test.services.files.list('profile_images')).toEqual([ada.accountId]);
  const picture = await findTeacherPicture(ada, ada.accountId);
  const metadata = await sharp(picture?.bytes).metadata();
  expect([metadata.width, metadata.height, metadata.format, metadata.exif]).toEqual([
    200,
    400,
    'webp',
    undefined,
  ]);
  expect(Buffer.from(picture?.bytes ?? []).includes(METADATA_CANARY)).toBe(false);
  expect((await getTeacherProfile(ada)).pictureUrl).toContain(
    `/api/profile-picture/${ada.accountId}`,
  );
});

it('refuses students', async () => {
  const kim = await test.student('kim@school.org');
  await expect(saveTeacherPicture(kim, { file: await phonePhoto() })).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await expect(saveTeacherName(kim, { displayName: 'Boss' })).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(await test.services.files.list('profile_images')).toEqual([]);
});
