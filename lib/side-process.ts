import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Plain scripts, which Node runs as they lie in the repository: no bundle, no translation. */
type SideScript =
  | 'lib/files/picture-process.mjs'
  | 'lib/sqlite/check-process.mjs'
  | 'lib/sqlite/copy-process.mjs';

/** JavaScript there only passes bytes on; each script limits what its native libraries use. */
const HEAP_MEGABYTES = 128;

/**
 * Runs work that may have to be killed in native code in a separate process: killing a thread would
 * take the server with it. It inherits no setting, and so no secret, prints nothing, and ends when
 * this process is gone.
 */
export function startSideProcess(script: SideScript, ...args: string[]): ChildProcess {
  const { SystemRoot } = process.env;
  // Not to be followed by the bundler: the file is looked for where the server runs, which is the
  // project's folder.
  const path = join(/* turbopackIgnore: true */ process.cwd(), script);
  return spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, path, ...args], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...(SystemRoot ? { SystemRoot } : {}) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
}
