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

const words = (text) => text.trim().split(/\s+/);
/** Pairs of names as `ours=theirs`, or one name that is both. */
const pairs = (text) =>
  words(text).map((pair) => {
    const [ours, theirs = ours] = pair.split('=');
    return [ours, theirs];
  });

/** Lucide's names. */
const ICONS = words(`
  a-large-small arrow-left arrow-right award calculator calendar camera chart-column check
  chevron-down chevron-left chevron-right circle circle-check circle-help clipboard-list clock
  copy crop dices download eraser eye file-check eye-off flag image info languages lightbulb
  list-checks lock menu minus pencil plus printer refresh-cw rotate-ccw save school search
  shield-check shirt star trash-2 triangle-alert trophy upload user users volume-2 x
`);

/** Mascots (lib/domain/team/looks), each with Noto's name where that is another. */
const MASCOTS = pairs(`
  default=american-football alien bull=ox burger=hamburger butterfly cheese=cheese-wedge
  dog-1=dog-face dog-2=poodle eagle frog horse=horse-face lion llama monster-1=ogre
  monster-2=alien-monster monster-3=goblin mustache=disguised-face snail
`);

/** The animals of user names (lib/domain/student-accounts), for the login cards. */
const ANIMALS = pairs(`
  badger bear bison butterfly camel cat=cat-face chipmunk deer dolphin dragon=dragon-face duck
  eagle flamingo fox frog giraffe hedgehog kangaroo koala leopard lion llama octopus otter owl
  panda parrot penguin rabbit=rabbit-face raccoon seal swan tiger=tiger-face turtle unicorn wolf
  zebra
`);

/** Only the shapes: colors and lines are set by the style sheet. */
const shapesOf = (body) => body.replace(/<\/?g\b[^>]*>| (?:fill|stroke|stroke-\w+)="[^"]*"/g, '');

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
const icons = ICONS.map((name) => `<g id="${name}">${shapesOf(find(lucide, name).body)}</g>`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDIT} -->\n${icons.join('\n')}\n</svg>\n`;
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
  for (const [id, name] of pictures) {
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
