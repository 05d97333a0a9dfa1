// `npm start` needs nothing but Node: it installs, builds, fills and serves. Plain Node on purpose:
// no package is there on the first run.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { runMain, Stop, say } from './lib/console.mjs';
import {
  dataDirectory,
  installationEnvironment,
  localEnvironment,
  portOf,
} from './lib/environment.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import {
  commandArguments,
  ensurePortsAreFree,
  NEXT,
  ROOT,
  run,
  serve,
  serverArguments,
  untilReady,
} from './lib/process.mjs';

const LOOPBACK = '127.0.0.1';
/**
 * How a server ends that refuses its settings, in a sentence of its own (`lib/process/boot.ts`).
 */
const BAD_SETTINGS = 78;

function sayHowToSignIn(url) {
  const accounts = JSON.parse(
    readFileSync(join(ROOT, 'lib', 'data', 'demo', 'accounts.json'), 'utf8'),
  );
  say(`\nFraction League is ready: ${url}\n`);
  say('Sign in to the demo class with');
  for (const [role, { email, password }] of Object.entries(accounts)) {
    const path = role === 'student' ? '/student/login' : '/teacher/login';
    say(`  ${role.padEnd(8)} ${email.padEnd(30)} ${password.padEnd(20)} ${url}${path}`);
  }
  say(
    '\nThe class replays a season. Its teacher opens the next week: All classes, then “On to week …”.',
  );
  say('\nPress Ctrl+C to stop.');
}

/** Repeats what the server says about data that it can't reach. */
function sayWhyNotYet({ path, text }) {
  const said = path === '/healthz' && text.startsWith('{') ? JSON.parse(text).message : undefined;
  say(`• Not ready yet: ${said ?? 'The data can’t be read or written right now.'}`);
}

function whyBroken({ mode, env, what }) {
  const answer = `${what}, and the last lines of the log above say why`;
  if (mode === 'dev') return `The app is broken: ${answer}.`;
  const folder = env.NEXT_DIST_DIR || '.next';
  return `The build in ${folder} is broken: ${answer}. Remove the folder ${folder}, run npm ci and start again: it is built again.`;
}

runMain(async () => {
  const mode = process.argv.includes('--serve')
    ? 'serve'
    : process.argv.includes('--dev')
      ? 'dev'
      : 'demo';
  checkNode();
  const port = portOf();
  const host = mode === 'serve' ? process.env.HOST || LOOPBACK : LOOPBACK;
  // Checked before anything takes time: a missing setting should not be found out after the build.
  const env = mode === 'serve' ? installationEnvironment() : localEnvironment({ port });
  await ensurePortsAreFree([port], host);

  await ensureInstalled({ tools: mode === 'dev' || !isBuilt(env) });
  if (mode !== 'dev') await ensureBuilt(env);
  say(`• Data folder: ${relative(process.cwd(), dataDirectory(env)) || '.'}`);
  await run(process.execPath, commandArguments('prepare', mode === 'serve' ? [] : ['--demo']), {
    env: { ...env, NODE_ENV: 'production' },
  });

  say('• Starting the server');
  const devArguments = [NEXT, 'dev', '--hostname', host, '--port', String(port)];
  const server = serve(mode === 'dev' ? devArguments : serverArguments({ host, port }), {
    ...env,
    // The demo shows letters on its pages; a real installation never does, whatever its environment
    // says.
    DEMO: mode === 'demo' ? '1' : '',
    // A page at /gallery, for whoever changes the shared components; only the development server
    // may have it.
    GALLERY: mode === 'dev' && process.argv.includes('--gallery') ? '1' : '',
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
  });
  const address = host === '0.0.0.0' ? LOOPBACK : host;
  const { state, path, status } = await untilReady(`http://${address}:${port}`, server, {
    onWaiting: sayWhyNotYet,
  });
  if (state === 'ready') {
    if (mode === 'serve') say(`\nFraction League is ready: ${env.NEXTAUTH_URL}`);
    else sayHowToSignIn(`http://localhost:${port}`);
  }
  if (state === 'broken') server.child.kill('SIGTERM');
  process.exitCode = await server.ended;
  if (state === 'broken')
    throw new Stop(whyBroken({ mode, env, what: `${path} was answered with ${status}` }));
  if (state === 'ended' && ![0, BAD_SETTINGS].includes(process.exitCode)) {
    throw new Stop(whyBroken({ mode, env, what: 'the server ended before it answered' }));
  }
});
