// Copies a database file and its log, byte for byte and in small pieces, in a separate process: a
// process that opens and closes a file by itself loses the locks that SQLite holds on it there.
// `live-copy.ts` starts it and keeps the file's state from changing. It is plain Node, because the
// build doesn't include it.
import { open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const [from = '', to = ''] = process.argv.slice(2);
/** The most that is written and flushed at once: others who store something wait no longer. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** The header of a log, which says to which generation its entries belong. */
const LOG_HEADER_BYTES = 32;
/** While someone reads, SQLite starts the log again at most once. */
const MAX_LOGS = 3;

process.on('disconnect', () => process.exit());
setPriority(10);
process.send?.(await copy(), () => process.disconnect());

async function copy() {
  try {
    await copyFile(from, to);
    await copyLog(`${from}-wal`, `${to}-wal`);
    return { done: true };
  } catch (error) {
    return { failed: error.code ?? error.name };
  }
}

/** The disk is left to others for as long as each piece took. */
async function copyFile(source, target) {
  const [reader, writer] = [await open(source, 'r'), await open(target, 'w', 0o600)];
  try {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    for (;;) {
      const begun = performance.now();
      const { bytesRead } = await reader.read(piece, 0, PIECE_BYTES);
      if (bytesRead === 0) return;
      await writer.writeFile(piece.subarray(0, bytesRead));
      await writer.datasync();
      if (bytesRead === PIECE_BYTES) await sleep(performance.now() - begun);
    }
  } finally {
    await reader.close();
    await writer.close();
  }
}

/**
 * Entries are only added to a log until SQLite starts it again with another header. A copy made at
 * that moment could hold parts of both.
 */
async function copyLog(source, target) {
  for (let logs = 0; logs < MAX_LOGS; logs += 1) {
    const header = await headerOf(source);
    if (!header) return;
    await copyFile(source, target);
    if ((await headerOf(source))?.equals(header)) return;
  }
  throw Object.assign(new Error('The log began anew while it was being read.'), { code: 'LOG' });
}

async function headerOf(source) {
  const reader = await open(source, 'r').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!reader) return null;
  try {
    const header = Buffer.alloc(LOG_HEADER_BYTES);
    const { bytesRead } = await reader.read(header, 0, LOG_HEADER_BYTES, 0);
    return bytesRead === LOG_HEADER_BYTES ? header : null;
  } finally {
    await reader.close();
  }
}
