import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, step } from './console.mjs';
import { ROOT, run } from './process.mjs';

/** The versions that were tried; the same as `engines` in package.json. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!good)
    throw new Stop(
      `Node ${version} is too old or not supported. Please install Node 20.19 or later, or 22.12 or later.`,
    );
}

/**
 * npm leaves a copy of what it installed as its last act, so an interrupted install never looks
 * complete. Development tools are not missed with `tools: false`: what was built elsewhere runs
 * without them.
 */
export function isInstalled(root = ROOT, { tools = true } = {}) {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      (entry.dev && !tools) ||
      installed[path]?.version === entry.version,
  );
}

export async function ensureInstalled({ tools = true } = {}) {
  if (isInstalled(ROOT, { tools })) return;
  await step('Installing packages (npm ci, a minute or two the first time)', () =>
    // Development tools are needed too: the build uses them.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
  );
}
