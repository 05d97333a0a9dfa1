import { open } from 'node:fs/promises';

/**
 * A new file name is durable only after its folder is synced. Windows can't open a folder and
 * doesn't need this.
 */
export async function fsyncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
