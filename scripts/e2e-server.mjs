// The servers of the browser tests: the production build on a data folder of its own, filled like a
// first `npm start`. Three processes share the folder: one as it is, one whose middleware was taken
// out, because no rule of safety may depend on it, and one that reports errors.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './lib/build.mjs';
import { runMain, Stop } from './lib/console.mjs';
import { portOf } from './lib/environment.mjs';
import {
  commandArguments,
  ensurePortsAreFree,
  run,
  serve,
  serverArguments,
} from './lib/process.mjs';

const BARE_BUILD = '.next-without-middleware';
/**
 * A version with a name, for the test of what a page of one version does on a server of another.
 */
const NAMED_BUILD = { NEXT_DIST_DIR: '.next-named', NEXT_DEPLOYMENT_ID: 'first' };
/** The pages that tests open in it, with what they send and load. */
const NAMED_PAGES = [
  'app/student/*/page.tsx',
  'app/gallery/*',
  'app/(open)/about/*',
  'app/offline/*',
  'app/*.ts',
  'app/*/route.ts',
  'app/api/*/route.ts',
  'app/api/auth/**',
];

/** A copy of the build whose manifests name no middleware. */
function buildWithoutMiddleware() {
  rmSync(BARE_BUILD, { recursive: true, force: true });
  cpSync('.next', BARE_BUILD, {
    recursive: true,
    filter: (path) => !/^\.next[\\/](cache|dev)([\\/]|$)/.test(path),
  });
  const change = (name, edit) => {
    const path = join(BARE_BUILD, 'server', name);
    const content = JSON.parse(readFileSync(path, 'utf8'));
    edit(content);
    writeFileSync(path, JSON.stringify(content));
  };
  change('middleware-manifest.json', (manifest) => {
    manifest.middleware = {};
    manifest.sortedMiddleware = [];
  });
  change('functions-config-manifest.json', (manifest) => {
    delete manifest.functions['/_middleware'];
  });
}

async function buildNamed() {
  const env = { ...process.env, ...NAMED_BUILD };
  if (isBuilt(env)) return;
  const result = await build(env, { pages: NAMED_PAGES });
  if (!result.ok) throw new Stop(`The build with a name failed.\n${result.output}`);
}

runMain(async () => {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Stop('E2E_DATA_DIR is missing: the folder for the data of this run.');
  const port = portOf();
  await ensurePortsAreFree([port, port + 1, port + 2]);
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const envFor = (ownPort, more = {}) => ({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(ownPort),
    NODE_ENV: 'production',
    NEXTAUTH_URL: `http://localhost:${ownPort}`,
    NEXTAUTH_SECRET: secret,
    NEXT_TELEMETRY_DISABLED: '1',
    // Each visitor of a test names an address of its own, as a proxy would.
    TRUST_PROXY: '1',
    // A test meets the limit at its second league.
    DEFAULT_LEAGUE_ALLOWANCE: '1',
    ...more,
  });
  // Neither needs the other, and each leaves a core idle for a while.
  await Promise.all([
    run(process.execPath, commandArguments('prepare', ['--demo']), { env: envFor(port) }),
    buildNamed(),
  ]);
  buildWithoutMiddleware();
  const start = (ownPort, more) => serve(serverArguments({ port: ownPort }), envFor(ownPort, more));
  const servers = [
    start(port),
    start(port + 1, { NEXT_DIST_DIR: BARE_BUILD }),
    // Reports errors to a stand-in for Sentry, which the tests of reporting start on the next port.
    start(port + 2, { SENTRY_DSN: `http://publickey@127.0.0.1:${port + 3}/42` }),
  ];
  const codes = await Promise.all(servers.map((server) => server.ended));
  process.exitCode = Math.max(...codes);
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(BARE_BUILD, { recursive: true, force: true });
});
