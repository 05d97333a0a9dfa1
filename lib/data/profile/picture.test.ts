import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { teacherProfiles } from '@/lib/store/collections/profiles';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { openRoom12, putInLeague } from '@/lib/testing/student-week';
import { removeTeacherPicture, saveTeacherName, saveTeacherPicture } from './commands';
import { findTeacherPicture, getTeacherProfile } from './queries';

const drawn = {
  bytes: Uint8Array.of(1),
  small: Uint8Array.of(2, 3),
  contentType: 'image/webp',
  width: 9,
  height: 9,
};
jest.mock('@/lib/files/safe-image', () => ({
  ...jest.requireActual('@/lib/files/safe-image'),
  makeSafePicture: async (file: Uint8Array) => {
    const { UnsafePictureError } = jest.requireActual('@/lib/files/safe-image');
    if (file[0] === 0) throw new UnsafePictureError('too-small');
    if (file[0] === 1) throw new TypeError('a defect');
    return drawn;
  },
}));

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const FILE = Uint8Array.of(9);
const AT = timestampFromDate(TEST_NOW);
const denied = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action, target }) => [
    actorId,
    action,
    target,
  ]);

it('a picture is kept small under the teacher’s id, and the profile says since when', async () => {
  const ada = await test.teacher('ada@school.org');
  const id = `2023_${ada.accountId}`;
  const before = await test.store.get(teacherProfiles, id);
  expect(await getTeacherProfile(ada)).toEqual({
    displayName: 'Ms Lovelace',
    email: 'ada@school.org',
    pictureUrl: null,
  });
  expect(await saveTeacherPicture(ada, { file: FILE })).toEqual({ saved: true });
  expect(await test.services.files.get('profile_images', ada.accountId)).toEqual({
    bytes: Uint8Array.of(2, 3),
    contentType: 'image/webp',
  });
  expect(await test.store.get(teacherProfiles, id)).toEqual({ ...before, pictureAt: AT });
  expect((await getTeacherProfile(ada)).pictureUrl).toBe(
    `/api/profile-picture/${ada.accountId}?v=${AT.seconds}0`,
  );
  for (let times = 0; times < 2; times++)
    expect(await removeTeacherPicture(ada)).toEqual({ removed: true });
  expect(await test.store.get(teacherProfiles, id)).toEqual(before);
  expect(await test.services.files.list('profile_images')).toEqual([]);
  expect(await saveTeacherName(ada, { displayName: 'Ms L' })).toEqual({ displayName: 'Ms L' });
  expect(await test.store.get(teacherProfiles, id)).toEqual({ ...before, displayName: 'Ms L' });
});

it('what is no picture is refused at its field, and a defect stays one', async () => {
  const ada = await test.teacher('ada@school.org');
  await expect(saveTeacherPicture(ada, { file: Uint8Array.of(0) })).rejects.toMatchObject({
    code: 'invalid-input',
    message: 'This picture is too small to see anything on it. Please choose another one.',
    fieldErrors: {
      file: 'This picture is too small to see anything on it. Please choose another one.',
    },
  });
  await expect(saveTeacherPicture(ada, { file: Uint8Array.of(1) })).rejects.toThrow(TypeError);
  expect(await test.services.files.list('profile_images')).toEqual([]);
});

it('is seen by the teacher and the students of the own leagues; who else asks is written down', async () => {
  const [ada, bob] = [await test.teacher('ada@school.org'), await test.teacher('bob@school.org')];
  const [kim, lee, mia] = [
    await test.student('kim@school.org'),
    await test.student('lee@school.org'),
    await test.student('mia@school.org'),
  ];
  await openRoom12(test.store);
  await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
  await putInLeague(test.store, kim, 'room-12');
  await putInLeague(test.store, lee, 'room-99');
  await saveTeacherPicture(ada, { file: FILE });
  for (const viewer of [ada, kim]) {
    expect((await findTeacherPicture(viewer, ada.accountId))?.bytes).toEqual(Uint8Array.of(2, 3));
  }
  expect(await denied()).toEqual([]);
  const strangers = [bob, lee, mia, await test.account('new@school.org')];
  for (const viewer of strangers)
    expect(await findTeacherPicture(viewer, ada.accountId)).toBeNull();
  const row = (accountId: string) => [accountId, 'teacher-picture.read', ada.accountId];
  expect((await denied()).toSorted()).toEqual(
    strangers.map(({ accountId }) => row(accountId)).toSorted(),
  );
  for (const [viewer, id] of [
    [null, ada.accountId],
    [kim, '../secret'],
    [kim, ''],
    [kim, 'x'.repeat(129)],
    [kim, `${ada.accountId} `],
  ] as const) {
    expect(await findTeacherPicture(viewer, id)).toBeNull();
  }
  expect(await denied()).toHaveLength(4);
  expect(await findTeacherPicture(bob, bob.accountId)).toBeNull();
  expect(await denied()).toHaveLength(4);
  expect(await findTeacherPicture({ ...ada, season: 2022 }, ada.accountId)).toBeNull();
  expect(await denied()).toHaveLength(4);
  expect(await findTeacherPicture({ ...kim, season: 2022 }, ada.accountId)).toBeNull();
  expect(await findTeacherPicture(kim, kim.accountId)).toBeNull();
  const asked = [row(kim.accountId), [kim.accountId, 'teacher-picture.read', kim.accountId]];
  expect((await denied()).toSorted()).toEqual(
    [...strangers.map(({ accountId }) => row(accountId)), ...asked].toSorted(),
  );
});
