import { spawnSync } from 'node:child_process';

/** Why nginx's configuration can't be tried here; null when it can. */
export function missingNginx() {
  for (const [command, argument] of [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ]) {
    if (spawnSync(command, [argument], { env: pathWithSystem() }).status !== 0)
      return `${command} is not installed`;
  }
  return null;
}

/** Debian puts nginx where only root looks. */
export function pathWithSystem() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
}
