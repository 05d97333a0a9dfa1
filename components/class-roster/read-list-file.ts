/** Far more than any school's class list. */
const MAX_LIST_BYTES = 1_000_000;
const MAX_ZIP_BYTES = 10_000_000;
const MAX_TABLE_BYTES = 20_000_000;
/** In bytes: small, so that a zip bomb is noticed soon. */
const ZIP_PART = 16_384;
const TABLES = /(^|[/\\])(manifest|users|enrollments|classes)\.csv$/i;

type NamedText = { name: string; text: string };
type ClassListFilesResult =
  | { kind: 'list'; text: string }
  | { kind: 'tables'; files: NamedText[] }
  | { kind: 'problem'; why: 'unreadable' | 'too-large' | 'no-tables' };

/**
 * The teacher has chosen one list, or the tables of OneRoster as files, zipped or not. Other files
 * in a zip aren't unpacked.
 */
export async function readClassListFiles(files: readonly File[]): Promise<ClassListFilesResult> {
  const [only, ...others] = files;
  if (!only) return { kind: 'problem', why: 'unreadable' };
  if (others.length === 0 && (await isZip(only))) return readZip(only);
  if (others.length === 0) {
    const text = only.size > MAX_LIST_BYTES ? null : decode(await bytesOf(only));
    return text === null ? { kind: 'problem', why: 'unreadable' } : { kind: 'list', text };
  }
  if (files.some(({ size }) => size > MAX_TABLE_BYTES))
    return { kind: 'problem', why: 'too-large' };
  const texts: NamedText[] = [];
  for (const file of files) {
    if (await isZip(file)) {
      const unzipped = await readZip(file);
      if (unzipped.kind !== 'tables') return unzipped;
      for (const each of unzipped.files) texts.push(each);
      continue;
    }
    const text = decode(await bytesOf(file));
    if (text === null) return { kind: 'problem', why: 'unreadable' };
    texts.push({ name: file.name, text });
  }
  return { kind: 'tables', files: texts };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Null if the bytes aren't text, such as those of a workbook. */
function decode(bytes: Uint8Array): string | null {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel for Windows saves "CSV" in this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function isZip(file: File): Promise<boolean> {
  const [p, k, three, four] = await bytesOf(file.slice(0, 4));
  return p === 0x50 && k === 0x4b && three === 3 && four === 4;
}

/**
 * Unpacks part by part and counts what comes out, because the sizes written in a zip may be lies.
 */
async function readZip(file: File): Promise<ClassListFilesResult> {
  if (file.size > MAX_ZIP_BYTES) return { kind: 'problem', why: 'too-large' };
  const { Unzip, UnzipInflate } = await import('fflate');
  const bytes = await bytesOf(file);
  const tables = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((entry) => {
    if (!TABLES.test(entry.name)) return;
    const parts: Uint8Array[] = [];
    tables.set(entry.name, parts);
    entry.ondata = (error, part) => {
      if (error) throw error;
      unpacked += part.length;
      if (unpacked <= MAX_TABLE_BYTES) parts.push(part);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && unpacked <= MAX_TABLE_BYTES; at += ZIP_PART)
      unzip.push(bytes.subarray(at, at + ZIP_PART), at + ZIP_PART >= bytes.length);
  } catch {
    return { kind: 'problem', why: 'unreadable' };
  }
  if (unpacked > MAX_TABLE_BYTES) return { kind: 'problem', why: 'too-large' };
  if (tables.size === 0) return { kind: 'problem', why: 'no-tables' };
  const texts: NamedText[] = [];
  for (const [name, parts] of tables) {
    const text = decode(joined(parts));
    if (text === null) return { kind: 'problem', why: 'unreadable' };
    texts.push({ name, text });
  }
  return { kind: 'tables', files: texts };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
