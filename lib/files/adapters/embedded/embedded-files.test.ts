import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFilesContract } from '../../contract/files-contract';
import { FilesUnavailableError } from '../../port';
import { createEmbeddedFiles } from './embedded-files';
import { createMemoryFiles } from './memory-files';

const png = { bytes: Uint8Array.of(1, 2), contentType: 'image/png' };
const newFolder = () => mkdtemp(join(tmpdir(), 'files-'));

describeFilesContract('in memory', async () => ({ files: createMemoryFiles(), dispose: async () => {} }));

describeFilesContract('embedded, in a folder', async () => {
  const dataDir = await newFolder();
  return { files: createEmbeddedFiles({ dataDir }), dispose: () => rm(dataDir, { recursive: true }) };
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
    const files = createEmbeddedFiles({ dataDir });
    await Promise.all([0, 1, 2, 3].map(() => files.put('user_graphs', 'a', png)));
    expect(await readdir(join(dataDir, 'user_graphs'))).toEqual(['a']);
  });

  it('do not take what a crash left half-written for a file', async () => {
    const files = createEmbeddedFiles({ dataDir });
    await files.put('user_graphs', 'a', png);
    await writeFile(join(dataDir, 'user_graphs', 'b.0123456789ab.part'), 'half');
    expect(await files.list('user_graphs')).toEqual(['a']);
    expect(await files.get('user_graphs', 'b')).toBeNull();
  });

  it('say so when the folder cannot be used', async () => {
    await writeFile(join(dataDir, 'user_graphs'), 'a file where the folder should be');
    const files = createEmbeddedFiles({ dataDir });
    await expect(files.put('user_graphs', 'a', png)).rejects.toBeInstanceOf(FilesUnavailableError);
    await expect(files.get('user_graphs', 'a')).rejects.toBeInstanceOf(FilesUnavailableError);
    await expect(files.list('user_graphs')).rejects.toBeInstanceOf(FilesUnavailableError);
  });

  it('refuse a content type that would not come back as it was', async () => {
    const files = createEmbeddedFiles({ dataDir });
    await expect(files.put('user_graphs', 'a', { ...png, contentType: 'image/png\nx' })).rejects.toBeInstanceOf(TypeError);
    expect(await files.list('user_graphs')).toEqual([]);
  });
});
