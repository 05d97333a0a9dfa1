import { open } from 'node:fs/promises';

/**
 * A new name is durable only when its folder is. Windows can't open a folder, and needs no such
 * call.
 */
export async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
