import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { sourceFilesIn, textWithoutComments } from '@/lib/testing/sources';

const ROOT = process.cwd();
const FONTS = path.join(ROOT, 'public', 'fonts');
const STYLES = path.join(ROOT, 'app', 'styles');
const MAX_BYTES = 25 * 1024;

const read = (...parts: string[]) => readFileSync(path.join(ROOT, ...parts), 'utf8');
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
/**
 * Latin-1 and Latin Extended-A, except the last character, the old long s, which Lexend doesn't
 * have.
 */
const LATIN = range(0xa0, 0x17e);

type Face = { address: string; unicodeRange: string | null };

/** The app's own `@font-face` rules that load a file, in the order of the style sheets. */
const faces: Face[] = readdirSync(STYLES)
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => read('app', 'styles', name).match(/@font-face\s*\{[^}]*\}/g) ?? [])
  .flatMap((face) => {
    const address = /url\(["']?([^"')]+)["']?\)/.exec(face)?.[1];
    return address
      ? [{ address, unicodeRange: /unicode-range:([^;]+);/.exec(face)?.[1] ?? null }]
      : [];
  });

function codesOf(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return range(Number.parseInt(first, 16), Number.parseInt(last, 16));
  });
}

/** The characters in a font file, from its `cmap` table (format 4, the first 65,536). */
async function drawnBy(file: string): Promise<Set<number>> {
  const font = await subsetFont(readFileSync(path.join(FONTS, file)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  });
  const tables = range(0, font.readUInt16BE(4) - 1).map((index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const kinds = range(0, font.readUInt16BE(cmap + 2) - 1).map(
    (index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const at = kinds.find((place) => font.readUInt16BE(place) === 4) ?? 0;
  const count = font.readUInt16BE(at + 6) / 2;
  const drawn = new Set<number>();
  for (const segment of range(0, count - 1)) {
    const last = font.readUInt16BE(at + 14 + 2 * segment);
    const first = font.readUInt16BE(at + 16 + 2 * (count + segment));
    const delta = font.readUInt16BE(at + 16 + 2 * (2 * count + segment));
    const offsetAt = at + 16 + 2 * (3 * count + segment);
    const offset = font.readUInt16BE(offsetAt);
    for (const code of first === 0xffff ? [] : range(first, last)) {
      const glyph =
        offset === 0
          ? (code + delta) & 0xffff
          : font.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if (glyph !== 0) drawn.add(code);
    }
  }
  return drawn;
}

const drawnByEach = () => Promise.all(faces.map(({ address }) => drawnBy(path.basename(address))));

const [first, more] = faces;

it('asks for two font files of the app’s own, of at most 25 KiB each', () => {
  const files = readdirSync(FONTS).filter((name) => !name.startsWith('LICENSE'));
  expect(faces.map(({ address }) => address)).toEqual(
    files
      .map((name) => `/fonts/${name}`)
      .toSorted()
      .toReversed(),
  );
  for (const name of files)
    expect(statSync(path.join(FONTS, name)).size).toBeLessThanOrEqual(MAX_BYTES);
});

it('draws Latin-1 and Latin Extended-A whole', async () => {
  const drawn = await drawnBy(path.basename(more?.address ?? ''));
  const missing = LATIN.filter((code) => !drawn.has(code));
  expect(missing.map((code) => code.toString(16))).toEqual([]);
});

it('draws everything that either face asks for, so that no letter is looked for in vain', async () => {
  const [inFirst, inMore] = await drawnByEach();
  const everyKey = range(0x20, 0x7e);
  expect(everyKey.filter((code) => !inFirst?.has(code))).toEqual([]);
  expect(codesOf(more?.unicodeRange ?? '').filter((code) => !inMore?.has(code))).toEqual([]);
});

it('loads the second file for no letter that the first one draws, and for every other of Latin-1 and Extended-A', async () => {
  expect(first?.unicodeRange).toBeNull();
  const inFirst = await drawnBy(path.basename(first?.address ?? ''));
  const asked = new Set(codesOf(more?.unicodeRange ?? ''));
  expect([...asked].filter((code) => inFirst.has(code))).toEqual([]);
  // A soft hyphen isn't drawn.
  const unasked = LATIN.filter((code) => !inFirst.has(code) && !asked.has(code));
  expect(unasked).toEqual([0xad]);
});

it('preloads the first file alone, and has both kept for a year', () => {
  expect(
    [...read('app', 'layout.tsx').matchAll(/\/fonts\/[\w.-]+/g)].map(([address]) => address),
  ).toEqual([first?.address]);
  const config = read('next.config.ts');
  for (const { address } of faces) expect(config).toContain(`'${address}'`);
});

it('draws every letter that our own screens have: for any other the browser searches the computer’s fonts while someone waits', async () => {
  const drawn = await drawnByEach();
  const isForeign = (letter: string) =>
    letter > '~' && !drawn.some((codes) => codes.has(letter.codePointAt(0) ?? 0));
  const foreign = sourceFilesIn('app', 'components', path.join('lib', 'words')).flatMap((file) =>
    [...textWithoutComments(file)].filter(isForeign).map((letter) => ({ letter, file })),
  );
  expect(foreign).toEqual([]);
});
