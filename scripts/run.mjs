// Runs one of the operator's commands: node scripts/run.mjs <command> [arguments]
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMain, Stop } from './lib/console.mjs';
import { localEnvironment, portOf } from './lib/environment.mjs';
import { checkNode, ensureInstalled } from './lib/install.mjs';
import { commandArguments, ROOT, tryRun } from './lib/process.mjs';

runMain(async () => {
  checkNode();
  const [name = '', ...args] = process.argv.slice(2);
  const folder = join(ROOT, 'scripts', 'commands');
  if (!/^[a-z-]+$/.test(name) || !existsSync(join(folder, `${name}.ts`))) {
    const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
    throw new Stop(`There is no command "${name}". Commands: ${names.join(', ')}`);
  }
  await ensureInstalled({ tools: false });
  const env = { ...localEnvironment({ port: portOf() }), NODE_ENV: 'production' };
  const { ok } = await tryRun(process.execPath, commandArguments(name, args), { env });
  if (!ok) process.exitCode = 1;
});
