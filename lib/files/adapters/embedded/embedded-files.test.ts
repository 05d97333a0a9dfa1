import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFileStoreContract } from '../../contract/files-contract';
import { FilesUnavailableError } from '../../port';
import { createEmbeddedFileStore, createMemoryFileStore } from './embedded-files';

const png = { bytes: Uint8Array.of(1, 2), contentType: 'image/png' };
const newFolder = () => mkdtemp(join(tmpdir(), 'files-'));

describeFileStoreContract('in memory', async () => ({
  files: createMemoryFileStore(),
  dispose: async () => {},
}));

describeFileStoreContract('embedded, in a folder', async () => {
  const dataDir = await newFolder();
  return {
    files: createEmbeddedFileStore({ dataDir }),
    dispose: () => rm(dataDir, { recursive: true }),
  };
});

describe('embedded files', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(async () => {
    await rm(dataDir, { recursive: true });
  });

  it('leave no half-written file behind', async () => {
    const files = createEmbeddedFileStore({ dataDir });
    await Promise.all([0, 1, 2, 3].map(() => files.put('user_graphs', 'a', png)));
    expect(await readdir(join(dataDir, 'user_graphs'))).toEqual(['a']);
  });

  it('do not take what a crash left half-written for a file', async () => {
    const files = createEmbeddedFileStore({ dataDir });
    await files.put('user_graphs', 'a', png);
    await writeFile(join(dataDir, 'user_graphs', 'b.0123456789ab.part'), 'half');
    expect(await files.list('user_graphs')).toEqual(['a']);
    expect(await files.get('user_graphs', 'b')).toBeNull();
  });

  it('say so when the folder cannot be used', async () => {
    await writeFile(join(dataDir, 'user_graphs'), 'a file where the folder should be');
    const files = createEmbeddedFileStore({ dataDir });
    await expect(files.put('user_graphs', 'a', png)).rejects.toBeInstanceOf(FilesUnavailableError);
    await expect(files.get('user_graphs', 'a')).rejects.toBeInstanceOf(FilesUnavailableError);
    await expect(files.list('user_graphs')).rejects.toBeInstanceOf(FilesUnavailableError);
  });

  it('refuse a content type that would not come back as it was', async () => {
    const files = createEmbeddedFileStore({ dataDir });
    await expect(
      files.put('user_graphs', 'a', { ...png, contentType: 'image/png\nx' }),
    ).rejects.toBeInstanceOf(TypeError);
    expect(await files.list('user_graphs')).toEqual([]);
  });

  it('are readable by nobody else on the machine', async () => {
    const files = createEmbeddedFileStore({ dataDir });
    await files.put('profile_images', 'a', png);
    const modes = await Promise.all(
      ['profile_images', 'profile_images/a'].map(
        async (path) => (await stat(join(dataDir, path))).mode & 0o777,
      ),
    );
    if (process.platform !== 'win32') expect(modes).toEqual([0o700, 0o600]);
  });

  it('are nothing before the first one, and a folder that cannot be used is told with its cause', async () => {
    const files = createEmbeddedFileStore({ dataDir });
    expect([await files.list('user_graphs'), await files.get('user_graphs', 'a')]).toEqual([
      [],
      null,
    ]);
    await mkdir(join(dataDir, 'user_graphs', 'a'), { recursive: true });
    for (const failing of [
      files.get('user_graphs', 'a'),
      files.put('user_graphs', 'a', png),
      files.delete('user_graphs', 'a'),
    ]) {
      const error = await failing.then(
        () => null,
        (thrown: unknown) => thrown as Error,
      );
      expect(error).toBeInstanceOf(FilesUnavailableError);
      expect([error?.message, (error?.cause as { code?: string })?.code]).toEqual([
        'The folder for uploaded files cannot be used.',
        expect.stringMatching(/^E[A-Z_]+$/),
      ]);
    }
    expect(await readdir(join(dataDir, 'user_graphs'))).toEqual(['a']);
  });

  it('say which content type is none', async () => {
    const files = createEmbeddedFileStore({ dataDir });
    await expect(files.put('user_graphs', 'a', { ...png, contentType: 'a\nb' })).rejects.toThrow(
      'A content type is one line.',
    );
  });
});
