// Writes public/icons/*.png: the mark of components/shell/wordmark.tsx as the icon of the installed
// app. The output is committed. Run it again after a change of the mark: node
// scripts/build-app-icons.mjs
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '..', 'public', 'icons');

/**
 * The mark in a square of 36 units; `corner` rounds it, `inset` leaves the edge free that a round
 * mask cuts off.
 */
function mark({ corner, inset }) {
  const scale = (36 - 2 * inset) / 36;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">
    <rect width="36" height="36" rx="${corner}" fill="#0b6b3f"/>
    <g transform="translate(${inset} ${inset}) scale(${scale})">
      <path d="M6 8v5M12 8v3M18 8v3M24 8v3M30 8v5M6 28v-5M12 28v-3M18 28v-3M24 28v-3M30 28v-5" stroke="#bfe3cd" stroke-width="1.8"/>
      <path d="M9 18h18" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/>
    </g>
  </svg>`);
}

mkdirSync(folder, { recursive: true });
for (const [name, size, look] of [
  ['app-192', 192, { corner: 7, inset: 0 }],
  ['app-512', 512, { corner: 7, inset: 0 }],
  // A mask leaves at least the circle in the middle, four fifths as wide as the picture.
  ['app-maskable-512', 512, { corner: 0, inset: 6 }],
  // For iOS's home screen, which rounds the corners itself.
  ['apple-180', 180, { corner: 0, inset: 3 }],
]) {
  const picture = sharp(mark(look), { density: (72 * size) / 36 }).resize(size, size);
  await picture
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(folder, `${name}.png`));
}
