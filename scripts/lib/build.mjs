import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stop, step } from './console.mjs';
import { NEXT, ROOT, tryRun } from './process.mjs';

const SOURCES = ['app', 'components', 'lib', 'public'];
/**
 * Anything in the root that steers the build, such as next.config.ts, middleware.ts or
 * package-lock.json.
 */
const ROOT_FILE = /^(?!jest\.|playwright\.).*\.(ts|mjs|json)$/;
const IGNORED = /(\.test\.tsx?$)|(^next-env\.d\.ts$)/;
const MARKER = 'built-from';

function* filesBelow(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/**
 * Settings that are built in without being public: whose server actions are understood, and which
 * deployment a page belongs to.
 */
const BUILT_IN = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'NEXT_DEPLOYMENT_ID'];

/** One hash over everything the build depends on, the settings that are built in included. */
export function sourceHash(env) {
  const files = [
    ...readdirSync(ROOT).filter((name) => ROOT_FILE.test(name)),
    ...SOURCES.filter((name) => existsSync(join(ROOT, name))).flatMap((name) =>
      [...filesBelow(join(ROOT, name))].map((path) => relative(ROOT, path)),
    ),
  ].filter((name) => !IGNORED.test(name));
  const hash = createHash('sha256').update(process.version);
  for (const name of files.sort())
    hash.update(`\0${name}\0`).update(readFileSync(join(ROOT, name)));
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('NEXT_PUBLIC_') || BUILT_IN.includes(key))
    .sort())
    hash.update(`\0${name}=${env[name]}`);
  return hash.digest('hex');
}

const distOf = (env) => join(ROOT, env.NEXT_DIST_DIR || '.next');
const markerFile = (env) => join(distOf(env), MARKER);

export function isBuilt(env) {
  const marker = markerFile(env);
  return existsSync(marker) && readFileSync(marker, 'utf8') === sourceHash(env);
}

/**
 * Builds, quietly; the answer carries the output. The marker is written last, so a broken build is
 * never taken for a good one. With `pages`, patterns of files in `app`, no others are built.
 */
export async function build(env, { pages } = {}) {
  const marker = markerFile(env);
  rmSync(marker, { force: true });
  const hash = sourceHash(env);
  const only = pages ? ['--debug-build-paths', pages.join()] : [];
  const result = await tryRun(process.execPath, [NEXT, 'build', ...only], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    quiet: true,
  });
  if (!result.ok) return result;
  writeFileSync(marker, hash);
  return result;
}

/** Builds unless the build at hand is made of these very sources. */
export async function ensureBuilt(env) {
  if (isBuilt(env)) return;
  const result = await step('Building the app (about a minute)', () => build(env));
  if (!result.ok) throw new Stop(`${result.output}\nThe build failed.`);
}
