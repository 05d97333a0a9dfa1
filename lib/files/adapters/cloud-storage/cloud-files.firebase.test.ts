import { randomBytes } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { openEmulated } from '@/lib/testing/firebase';
import { describeFileStoreContract, type FreshFileStore } from '../../contract/files-contract';
import { FilesUnavailableError } from '../../port';
import { createCloudFileStore } from './cloud-files';

jest.setTimeout(120_000);

const emulatorHost = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
const png = { bytes: Uint8Array.of(1, 2, 3), contentType: 'image/png' };

function open() {
  const connection = openEmulated(process.env.GCLOUD_PROJECT ?? '');
  const bucket = getStorage(connection.app).bucket(`demo-${randomBytes(8).toString('hex')}`);
  async function dispose(): Promise<void> {
    await connection.firestore.terminate();
    await connection.close();
  }
  return { bucket, files: createCloudFileStore({ bucket, patienceS: 2 }), dispose };
}

// Skipped, and counted as such, where the Storage emulator cannot be had.
(emulatorHost ? describe : describe.skip)('with the Storage emulator', () => {
  describeFileStoreContract('Cloud Storage', async (): Promise<FreshFileStore> => open());

  test('pictures lie under the names of the specification, and nobody on the way may keep them', async () => {
    const { bucket, files, dispose } = open();
    await files.put('user_graphs', 'a', png);
    await files.put('profile_images', 'b', png);
    const [stored] = await bucket.getFiles();
    expect(
      stored.map(({ name, metadata }) => [name, metadata.contentType, metadata.cacheControl]),
    ).toEqual([
      ['profile_images/b', 'image/png', 'private, no-store'],
      ['user_graphs/a', 'image/png', 'private, no-store'],
    ]);
    await dispose();
  });

  test('S22: a client gets, puts, lists and deletes nothing', async () => {
    const { bucket, files, dispose } = open();
    await files.put('user_graphs', 'a', png);
    const place = `http://${emulatorHost}/v0/b/${bucket.name}/o`;
    const object = `${place}/${encodeURIComponent('user_graphs/a')}`;
    const asStudent = { authorization: 'Firebase eyJhbGciOiJub25lIn0.eyJzdWIiOiJzdHVkZW50In0.' };
    for (const headers of [{}, asStudent]) {
      const answers = await Promise.all([
        fetch(object, { headers }),
        fetch(`${object}?alt=media`, { headers }),
        fetch(place, { headers }),
        fetch(`${place}?name=user_graphs%2Fb`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'image/png' },
          body: png.bytes,
        }),
        fetch(object, { method: 'DELETE', headers }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect(await files.list('user_graphs')).toEqual(['a']);
    await dispose();
  });

  test('a content type that would not come back as it was is refused', async () => {
    const { files, dispose } = open();
    await expect(
      files.put('user_graphs', 'a', { ...png, contentType: 'image/png\r\nx: y' }),
    ).rejects.toBeInstanceOf(TypeError);
    expect(await files.list('user_graphs')).toEqual([]);
    await dispose();
  });

  test('a service that does not answer is a FilesUnavailableError which repeats nothing', async () => {
    const { bucket, files, dispose } = open();
    bucket.storage.apiEndpoint = 'http://127.0.0.1:9';
    bucket.storage.baseUrl = 'http://127.0.0.1:9';
    const wrong = { bytes: Buffer.from('canary picture'), contentType: 'image/canary' };
    const asked = [
      files.put('user_graphs', 'canary', wrong),
      files.get('user_graphs', 'canary'),
      files.list('user_graphs'),
    ];
    for (const error of await Promise.all(
      asked.map((answer) => answer.catch((reason: unknown) => reason)),
    )) {
      expect(error).toBeInstanceOf(FilesUnavailableError);
      expect(`${(error as Error).stack} ${JSON.stringify((error as Error).cause)}`).not.toContain(
        'canary',
      );
    }
    await dispose();
  });
});
