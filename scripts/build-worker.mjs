// Writes app/sw.js/worker.json from lib/worker: what the route /sw.js sends. The output is
// committed, so that every build and the development server send the same worker, and a browser
// fetches a new one only when the worker itself has changed. Run it after a change there: node
// scripts/build-worker.mjs (with --check it only compares)
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

async function bundle(name) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path.join('lib', 'worker', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    charset: 'utf8',
    legalComments: 'none',
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}

const file = path.join(root, 'app', 'sw.js', 'worker.json');
/** The worker, and the one that empties what was kept and goes. */
const workers = `${JSON.stringify({ on: await bundle('sw'), off: await bundle('off') }, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, workers);
else if (readFileSync(file, 'utf8') !== workers)
  throw new Error('app/sw.js/worker.json is not what lib/worker makes.');
