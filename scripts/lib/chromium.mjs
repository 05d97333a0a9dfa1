import { Stop, say } from './console.mjs';
import chromium from './find-chromium.cjs';
import { PLAYWRIGHT, tryRun } from './process.mjs';

const { findChromium } = chromium;

/** Not every release of Debian and Ubuntu has the shell by itself. */
const DEBIAN =
  'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)';

/**
 * Finds a Chromium or gets one: Playwright's own where it can be downloaded, otherwise Debian's.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  say('• Downloading Chromium for the browser tests');
  const attempts = [
    () => tryRun(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], { quiet: true }),
    () => tryRun('apt-get', ['install', '-y', 'chromium-headless-shell'], { quiet: true }),
    () => tryRun('sh', ['-c', DEBIAN], { quiet: true }),
  ];
  for (const attempt of attempts) {
    await attempt();
    const path = findChromium();
    if (path) return path;
  }
  throw new Stop(
    'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
