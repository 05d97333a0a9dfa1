// `npm start` needs nothing but Node: it installs, builds, fills and serves. Plain Node on purpose: no package is there on the first run.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { runMain, Stop, say } from './lib/console.mjs';
import { dataDirectory, installationEnvironment, localEnvironment, portOf } from './lib/environment.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { commandArguments, NEXT, ROOT, run, serve, serverArguments, untilAnswers } from './lib/process.mjs';

const LOOPBACK = '127.0.0.1';

/** Fails early and in words: the server itself would only say so after everything else was done. */
function assertPortFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Stop(`Port ${port} is already in use. Stop the other program, or choose another port: PORT=3001 npm start`)
          : error,
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function sayHowToSignIn(url) {
  const accounts = JSON.parse(readFileSync(join(ROOT, 'lib', 'data', 'demo', 'accounts.json'), 'utf8'));
  say(`\nFraction League is ready: ${url}\n`);
  say('Sign in to the demo class with');
  for (const [role, { email, password }] of Object.entries(accounts)) {
    const path = role === 'student' ? '/student/login' : '/teacher/login';
    say(`  ${role.padEnd(8)} ${email.padEnd(30)} ${password.padEnd(20)} ${url}${path}`);
  }
  say('\nPress Ctrl+C to stop.');
}

runMain(async () => {
  const mode = process.argv.includes('--serve') ? 'serve' : process.argv.includes('--dev') ? 'dev' : 'demo';
  checkNode();
  const port = portOf();
  const host = mode === 'serve' ? process.env.HOST || LOOPBACK : LOOPBACK;
  // Checked before anything takes time: a missing setting should not be found out after the build.
  const env = mode === 'serve' ? installationEnvironment() : localEnvironment({ port });
  await assertPortFree(port, host);

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
    // The demo shows letters on its pages; a real installation never does, whatever its environment says.
    DEMO: mode === 'demo' ? '1' : '',
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
  });
  const address = host === '0.0.0.0' ? LOOPBACK : host;
  if (await untilAnswers(`http://${address}:${port}/about`, server)) {
    if (mode === 'serve') say(`\nFraction League is ready: ${env.NEXTAUTH_URL}`);
    else sayHowToSignIn(`http://localhost:${port}`);
  }
  process.exitCode = await server.ended;
});
