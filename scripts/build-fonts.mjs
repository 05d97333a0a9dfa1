// Writes public/fonts/lexend-*.woff2, app/styles/fonts.css, and the two fonts of the login cards'
// PDF from Lexend's variable font (SIL Open Font License 1.1). The output is committed, so that a
// build needs neither the source nor the tool. The source is
// `fonts/lexend/variable/Lexend[HEXP,wght].ttf` of github.com/googlefonts/lexend at commit
// 7894f02b2e7eabc48595f1d4eff3b17b48c6e651: node scripts/build-fonts.mjs PATH_OF_THAT_FILE Browsers
// keep a font for a year. So a changed list needs another EDITION, here and in app/layout.tsx and
// next.config.ts; font.test.ts holds them together.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const EDITION = 2;

const root = path.resolve(import.meta.dirname, '..');
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const points = (text) => [...text].map((character) => character.codePointAt(0));

/**
 * What the app itself writes, and the letters that Spanish names need most: every page loads it.
 */
const FIRST = [...range(0x20, 0x7e), ...points('\u00a0°·×÷áéíóúñüçë‘’“”–—…−')];

/**
 * Names of children: Latin-1 and Latin Extended-A whole, and what Romanian, Hawaiian, German and
 * Vietnamese need beyond. Lexend has one letter of them not, the long s of old prints (U+17F).
 */
const MORE = [...range(0xa0, 0x17e), ...points('ƠơƯưȘșȚțʻʼẞ'), ...range(0x1ea0, 0x1ef9)];

/** A soft hyphen is not drawn and says nothing about which letters a page has. */
const NEVER_ASKED_FOR = [0xad];

/** Code points as CSS writes them: `U+A1-AF, U+B1`. */
function unicodeRange(codes) {
  const sorted = [...new Set(codes)].sort((a, b) => a - b);
  const runs = [];
  for (const code of sorted) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('Say where the source is: see the first lines of this script.');
const font = readFileSync(source);
const folder = path.join(root, 'public', 'fonts');
for (const name of readdirSync(folder))
  if (name.endsWith('.woff2')) rmSync(path.join(folder, name));

/** Weights 400 to 700, with kerning as the only layout feature. */
async function cut(name, codes) {
  const file = await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { HEXP: 0, wght: { min: 400, max: 700 } },
    keepFeatures: ['kern'],
    noHinting: true,
  });
  writeFileSync(path.join(folder, name), file);
  console.log(`${name}: ${codes.length} characters, ${(file.length / 1024).toFixed(1)} KiB`);
}

const first = `lexend-${EDITION}.woff2`;
const more = `lexend-${EDITION}-more.woff2`;
await cut(first, FIRST);
await cut(more, MORE);

/** For a PDF: one weight each, whole, in a format that every reader of PDFs has. */
async function cutForPaper(name, wght) {
  const file = await subsetFont(font, String.fromCodePoint(...FIRST, ...MORE), {
    targetFormat: 'truetype',
    variationAxes: { HEXP: 0, wght },
    keepFeatures: ['kern'],
    noHinting: true,
  });
  writeFileSync(path.join(root, 'lib', 'data', 'class-roster', 'fonts', name), file);
  console.log(`${name}: ${(file.length / 1024).toFixed(1)} KiB`);
}
await cutForPaper('lexend-regular.ttf', 400);
await cutForPaper('lexend-bold.ttf', 700);

const asked = MORE.filter((code) => !FIRST.includes(code) && !NEVER_ASKED_FOR.includes(code));
const face = (name, rest = '') => `@font-face {
  font-family: Lexend;
  src: url("/fonts/${name}") format("woff2");
  font-weight: 400 700;
  font-display: swap;${rest}
}
`;
writeFileSync(
  path.join(root, 'app', 'styles', 'fonts.css'),
  `/* Written by scripts/build-fonts.mjs. The second file is loaded only by a page that has one of its letters. */
${face(first)}
${face(more, `\n  unicode-range: ${unicodeRange(asked)};`)}`,
);
