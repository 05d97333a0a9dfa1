import { constants, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sniffPicture } from '@/lib/files/picture-kind';
import type { StoredFile } from '@/lib/files/port';
import { env } from './env';

/**
 * Photos of players, from the folder or the https address in `PLAYER_IMAGES`. Without it no page
 * asks for a photo.
 */

const FILE_NAME = /^([1-9]\d{0,9})\.(?:png|jpe?g|webp)$/i;
const MOST_BYTES = 2_000_000;
/** How long a listing of the folder is believed. */
const LISTED_MS = 60_000;

type Listing = {
  readonly folder: string;
  readonly until: number;
  readonly files: ReadonlyMap<number, string>;
};
let listing: Listing | null = null;

/**
 * The files of the folder by PlayerID. Only names that are in it are ever opened, and links are
 * none of them.
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
    // A folder that can't be read has no photos.
  }
  listing = { folder, until: time + LISTED_MS, files };
  return files;
}

const isAddress = (setting: string): boolean => setting.startsWith('https://');

/** Where a player's photo is; undefined where there is none to be had. */
export function playerPhoto(playerId: number): string | undefined {
  const setting = env().PLAYER_IMAGES;
  if (setting === undefined) return undefined;
  if (!isAddress(setting))
    return filesIn(setting).has(playerId) ? `/api/player-images/${playerId}` : undefined;
  return setting.includes('{id}')
    ? setting.replaceAll('{id}', String(playerId))
    : `${setting.replace(/\/+$/, '')}/${playerId}.png`;
}

/** For the start of a server. @throws with a sentence when the folder is not there. */
export function assertPlayerImages(): void {
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
 * A photo of the folder, if it is a picture at all; null otherwise. `playerId` as the address has
 * it.
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

/** Null for what is gone, too large or has become a link since the folder was read. */
async function readFew(path: string): Promise<Buffer | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
  if (!file) return null;
  try {
    const { size } = await file.stat();
    return size <= MOST_BYTES ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
