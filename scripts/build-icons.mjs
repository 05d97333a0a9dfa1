// Writes public/icons/sprite-*.svg and its names in components/ui/icon-sprite.ts (lucide, ISC
// licence), and public/mascots/*.svg (noto, Apache-2.0) from the two icon sets. The output is
// committed, so that a build needs neither set. Run it again after changing one of the lists: node
// scripts/build-icons.mjs
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');

const ICONS = [
  'a-large-small',
  'arrow-left',
  'arrow-right',
  'award',
  'calculator',
  'calendar',
  'camera',
  'chart-column',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle',
  'circle-check',
  'circle-help',
  'clipboard-list',
  'clock',
  'copy',
  'crop',
  'dices',
  'download',
  'eraser',
  'eye',
  'file-check',
  'eye-off',
  'flag',
  'image',
  'info',
  'languages',
  'lightbulb',
  'list-checks',
  'lock',
  'menu',
  'minus',
  'pencil',
  'plus',
  'printer',
  'refresh-cw',
  'rotate-ccw',
  'save',
  'school',
  'search',
  'shield-check',
  'shirt',
  'star',
  'trash-2',
  'triangle-alert',
  'trophy',
  'upload',
  'user',
  'users',
  'volume-2',
  'x',
];

/** Mascot id (lib/domain/team/looks) to noto name. */
const MASCOTS = {
  default: 'american-football',
  alien: 'alien',
  bull: 'ox',
  burger: 'hamburger',
  butterfly: 'butterfly',
  cheese: 'cheese-wedge',
  'dog-1': 'dog-face',
  'dog-2': 'poodle',
  eagle: 'eagle',
  frog: 'frog',
  horse: 'horse-face',
  lion: 'lion',
  llama: 'llama',
  'monster-1': 'ogre',
  'monster-2': 'alien-monster',
  'monster-3': 'goblin',
  mustache: 'disguised-face',
  snail: 'snail',
};

/** The animals of user names (lib/domain/student-accounts) to noto names, for the login cards. */
const ANIMALS = {
  badger: 'badger',
  bear: 'bear',
  bison: 'bison',
  butterfly: 'butterfly',
  camel: 'camel',
  cat: 'cat-face',
  chipmunk: 'chipmunk',
  deer: 'deer',
  dolphin: 'dolphin',
  dragon: 'dragon-face',
  duck: 'duck',
  eagle: 'eagle',
  flamingo: 'flamingo',
  fox: 'fox',
  frog: 'frog',
  giraffe: 'giraffe',
  hedgehog: 'hedgehog',
  kangaroo: 'kangaroo',
  koala: 'koala',
  leopard: 'leopard',
  lion: 'lion',
  llama: 'llama',
  octopus: 'octopus',
  otter: 'otter',
  owl: 'owl',
  panda: 'panda',
  parrot: 'parrot',
  penguin: 'penguin',
  rabbit: 'rabbit-face',
  raccoon: 'raccoon',
  seal: 'seal',
  swan: 'swan',
  tiger: 'tiger-face',
  turtle: 'turtle',
  unicorn: 'unicorn',
  wolf: 'wolf',
  zebra: 'zebra',
};

const number = (attributes, name, fallback = 0) => Number(attributes[name] ?? fallback);

/** One shape of an icon as path data, so that an icon is a single <path>. */
function pathOf(tag, attributes) {
  // Behind another shape a leading `m` would be relative to that one's end.
  if (tag === 'path')
    return attributes.d.replace(
      /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/,
      (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
    );
  if (tag === 'circle' || tag === 'ellipse') {
    const [cx, cy] = [number(attributes, 'cx'), number(attributes, 'cy')];
    const rx = number(attributes, 'rx', attributes.r);
    const ry = number(attributes, 'ry', attributes.r);
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
  }
  if (tag === 'rect') {
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => number(attributes, name));
    const r = number(attributes, 'rx', attributes.ry ?? 0);
    const corner = (dx, dy) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
  }
  throw new Error(`No path for <${tag}>`);
}

function toPath(body) {
  const shapes = [...body.matchAll(/<(path|circle|ellipse|rect|line)\b([^>]*)>/g)];
  return shapes
    .map(([, tag, text]) =>
      pathOf(
        tag,
        Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
      ),
    )
    .join('')
    .replace(/-?\d*\.\d+(?=(\.)?)/g, tenths)
    .replaceAll(' -', '-');
}

/**
 * Finer than anyone can see in a box of 24. A sign or a point may be all that parts two numbers.
 */
function tenths(number, next) {
  const short = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.');
  const before = /^[-.]/.test(number) && !/^[-.]/.test(short) ? ' ' : '';
  return `${before}${short}${next && !short.includes('.') ? ' ' : ''}`;
}

function find(set, name) {
  const alias = set.aliases?.[name];
  const icon = set.icons[name] ?? (alias && set.icons[alias.parent]);
  if (!icon) throw new Error(`No icon ${name} in ${set.prefix}`);
  return icon;
}

const load = (file) => JSON.parse(readFileSync(require.resolve(file), 'utf8'));

const lucide = load('@iconify-json/lucide/icons.json');
const CREDIT =
  'Icons: Lucide, ISC licence, copyright Lucide contributors (https://lucide.dev/license).';
const paths = ICONS.map((name) => `<path id="${name}" d="${toPath(find(lucide, name).body)}"/>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDIT} -->\n${paths.join('\n')}\n</svg>\n`;
// Browsers keep the file for a year, so other content needs another name.
const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
const address = `/icons/sprite-${hash}.svg`;
const folder = path.join(root, 'public/icons');
for (const name of readdirSync(folder))
  if (name.startsWith('sprite-')) rmSync(path.join(folder, name));
writeFileSync(path.join(root, 'public', address), sprite);
writeFileSync(
  path.join(root, 'components/ui/icon-sprite.ts'),
  `// Written by scripts/build-icons.mjs. ${CREDIT}\n` +
    `export const ICON_SPRITE = '${address}';\n\n` +
    `export type IconName =\n${ICONS.map((name) => `  | '${name}'`).join('\n')};\n`,
);

const noto = load('@iconify-json/noto/icons.json');
function writePictures(folder, pictures) {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const [id, name] of Object.entries(pictures)) {
    const icon = find(noto, name);
    const size = icon.width ?? noto.width ?? 128;
    writeFileSync(
      path.join(root, folder, `${id}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${icon.height ?? noto.height ?? size}">${icon.body}</svg>\n`,
    );
  }
}
writePictures('public/mascots', MASCOTS);
writePictures('public/mascots/animals', ANIMALS);
writeFileSync(
  path.join(root, 'public/mascots/LICENSE.txt'),
  'Mascot pictures: Noto Emoji, copyright Google, Apache License 2.0 (https://www.apache.org/licenses/LICENSE-2.0).\n',
);
