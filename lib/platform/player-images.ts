import { constants, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sniffPicture } from '@/lib/files/picture-kind';
import type { StoredFile } from '@/lib/files/port';
import { env } from './env';

/**
 * Player photos from the folder or https address in `PLAYER_IMAGES`. Without the setting, no page
 * requests a photo.
 */

const FILE_NAME = /^([1-9]\d{0,9})\.(?:png|jpe?g|webp)$/i;
const MAX_BYTES = 2_000_000;
const LISTED_MS = 60_000;

type Listing = {
  readonly folder: string;
  readonly until: number;
  readonly files: ReadonlyMap<number, string>;
};
let listing: Listing | null = null;

/**
 * The folder's files by PlayerID. Only listed names are ever opened, and symbolic links are not
 * listed.
 */
function filesIn(folder: string): Listing['files'] {
  const time = Date.now();
  if (listing?.folder === folder && time < listing.until) return listing.files;
  const files = new Map<number, string>();
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const id = entry.isFile() ? FILE_NAME.exec(entry.name)?.[1] : undefined;
      if (id !== undefined) files.set(Number(id), entry.name);
    }
  } catch {
    // An unreadable folder counts as having no photos.
  }
  listing = { folder, until: time + LISTED_MS, files };
  return files;
}

const isAddress = (setting: string): boolean => setting.startsWith('https://');

/** The address of a player's photo; undefined if there is none. */
export function playerPhotoUrl(playerId: number): string | undefined {
  const setting = env().PLAYER_IMAGES;
  if (setting === undefined) return undefined;
  if (!isAddress(setting))
    return filesIn(setting).has(playerId) ? `/api/player-images/${playerId}` : undefined;
  return setting.includes('{id}')
    ? setting.replaceAll('{id}', String(playerId))
    : `${setting.replace(/\/+$/, '')}/${playerId}.png`;
}

/**
 * Called when a server starts.
 *
 * @throws with a sentence when the folder doesn't exist.
 */
export function assertPlayerImagesFolder(): void {
  const setting = env().PLAYER_IMAGES;
  if (
    setting === undefined ||
    isAddress(setting) ||
    statSync(setting, { throwIfNoEntry: false })?.isDirectory()
  )
    return;
  throw new Error(`PLAYER_IMAGES names a folder that is not there: ${setting}`);
}

/**
 * A photo from the folder; null if the file isn't a picture. `playerId` comes straight from the
 * address.
 */
export async function readPlayerPhoto(playerId: string): Promise<StoredFile | null> {
  const setting = env().PLAYER_IMAGES;
  if (setting === undefined || isAddress(setting) || !/^[1-9]\d{0,9}$/.test(playerId)) return null;
  const name = filesIn(setting).get(Number(playerId));
  const bytes = name === undefined ? null : await readFew(join(setting, name));
  const sniffed = bytes && sniffPicture(bytes);
  return bytes && sniffed?.ok
    ? { bytes: new Uint8Array(bytes), contentType: `image/${sniffed.kind}` }
    : null;
}

/**
 * Null for a file that is gone, too large, or was replaced by a link since the folder was listed.
 */
async function readFew(path: string): Promise<Buffer | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    return size <= MAX_BYTES ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
