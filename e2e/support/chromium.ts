import { findChromium } from '../../scripts/lib/find-chromium.cjs';

/** The browser settings of both sets of browser tests. */
export const chromium = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Otherwise the headless shell makes text wider than any browser with a window.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};
