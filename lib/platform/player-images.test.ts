import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pngPicture } from '@/lib/testing/pictures';

let folder: string;
let outside: string;
beforeEach(async () => {
  outside = mkdtempSync(join(tmpdir(), 'photos-'));
  folder = join(outside, 'photos');
  mkdirSync(folder);
  const picture = await pngPicture();
  writeFileSync(join(folder, '34857.png'), picture);
  // A file's name doesn't guarantee its content.
  writeFileSync(join(folder, '33040.jpg'), '<html><script>alert(1)</script></html>');
  writeFileSync(join(folder, '36358.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'notes.txt'), 'secret');
  writeFileSync(join(outside, '30506.png'), picture);
  symlinkSync(join(outside, '30506.png'), join(folder, '30506.png'));
  mkdirSync(join(folder, '37692.png'));
  writeFileSync(
    join(folder, '12.png'),
    Buffer.concat([Buffer.from(picture), Buffer.alloc(2_100_000)]),
  );
});
afterEach(() => {
  rmSync(outside, { recursive: true });
  delete process.env.PLAYER_IMAGES;
});

async function withSetting(setting: string | undefined) {
  if (setting === undefined) delete process.env.PLAYER_IMAGES;
  else process.env.PLAYER_IMAGES = setting;
  jest.resetModules();
  return { ...(await import('./player-images')), ...(await import('./env')) };
}

test('without the setting no player has a photo, and nothing foreign is allowed', async () => {
  const { playerPhotoUrl, playerImagesOrigin, readPlayerPhoto, assertPlayerImagesFolder } =
    await withSetting(undefined);
  expect(playerPhotoUrl(34857)).toBeUndefined();
  expect(playerImagesOrigin()).toBeNull();
  expect(await readPlayerPhoto('34857')).toBeNull();
  expect(assertPlayerImagesFolder).not.toThrow();
});

test('a folder gives the pictures that are in it, at an address of our own', async () => {
  const { playerPhotoUrl, playerImagesOrigin, readPlayerPhoto } = await withSetting(folder);
  expect(playerPhotoUrl(34857)).toBe('/api/player-images/34857');
  expect(playerPhotoUrl(31687)).toBeUndefined();
  expect(playerImagesOrigin()).toBeNull();
  expect(await readPlayerPhoto('34857')).toMatchObject({ contentType: 'image/png' });
});

test.each([
  ['a web page by the name of a picture', '33040'],
  ['a drawing with script', '36358'],
  ['a link out of the folder', '30506'],
  ['a folder', '37692'],
  ['a huge file', '12'],
  ['a file that is no photo', 'notes.txt'],
  ['a way out', '../30506'],
  ['a way out in other signs', '..%2f30506'],
  ['a way out by dots', '..'],
  ['an absolute path', '/etc/passwd'],
  ['another spelling of the number', '034857'],
  ['a number that is none', '3e4'],
  ['nothing', ''],
])('of a folder %s is not served', async (_what, id) => {
  const { readPlayerPhoto } = await withSetting(folder);
  expect(await readPlayerPhoto(id)).toBeNull();
});

test('an address gives one for each player, and its origin alone is allowed', async () => {
  const plain = await withSetting('https://pictures.school.example/player_images/');
  expect(plain.playerPhotoUrl(7)).toBe('https://pictures.school.example/player_images/7.png');
  expect(plain.playerImagesOrigin()).toBe('https://pictures.school.example');
  expect(await plain.readPlayerPhoto('7')).toBeNull();
  const named = await withSetting('https://pictures.school.example:8443/p/{id}/small.webp?v=2');
  expect(named.playerPhotoUrl(7)).toBe('https://pictures.school.example:8443/p/7/small.webp?v=2');
  expect(named.playerImagesOrigin()).toBe('https://pictures.school.example:8443');
});

test.each([
  'https://a.example; script-src *',
  'http://a.example/photos',
  'ftp://a.example',
  'https://',
])('the setting %s is refused', async (setting) => {
  const { env } = await withSetting(setting);
  expect(env).toThrow(/PLAYER_IMAGES/);
});

test('a folder that is not there stops the start with a sentence', async () => {
  const { assertPlayerImagesFolder } = await withSetting(join(folder, 'nowhere'));
  expect(assertPlayerImagesFolder).toThrow('PLAYER_IMAGES names a folder that is not there');
});
