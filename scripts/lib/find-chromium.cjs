// CommonJS, because Playwright loads its configuration, and what that imports, as such.
const { existsSync } = require('node:fs');

// Debian's headless shell runs the browser tests in about half the time of its whole browser.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function playwrightsOwn() {
  try {
    return require('playwright').chromium.executablePath();
  } catch {
    // Not installed yet, or this platform has no build of Playwright's own.
    return '';
  }
}

/**
 * Where a Chromium is: the one named in CHROMIUM_PATH, Playwright's own, or the system's; null when
 * there is none.
 * @returns {string | null}
 */
function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there.`);
  return named || ([playwrightsOwn(), ...SYSTEM].find((path) => existsSync(path)) ?? null);
}

module.exports = { findChromium };
