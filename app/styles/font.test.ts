import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const FONTS = path.join(process.cwd(), 'public', 'fonts');
const MAX_BYTES = 25 * 1024;

it('asks for one font file of the app’s own, of at most 25 KiB', () => {
  const files = readdirSync(FONTS).filter((name) => !name.startsWith('LICENSE'));
  expect(files).toHaveLength(1);
  expect(statSync(path.join(FONTS, files[0] ?? '')).size).toBeLessThanOrEqual(MAX_BYTES);

  const styles = path.join(process.cwd(), 'app', 'styles');
  const sheets = readdirSync(styles).filter((name) => name.endsWith('.css'));
  const asked = sheets.flatMap((name) => {
    const faces = readFileSync(path.join(styles, name), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [];
    return faces.flatMap((face) => [...face.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address]) => address));
  });
  expect([...new Set(asked)]).toEqual([`/fonts/${files[0]}`]);
});
