// Progress lines for people: what is being done now, and how long it took.

export function say(text = '') {
  process.stdout.write(`${text}\n`);
}

/** Says what is being done, does it, and says how long it took when that was noticeable. */
export async function step(text, work) {
  say(`• ${text}`);
  const started = Date.now();
  const result = await work();
  const seconds = (Date.now() - started) / 1000;
  if (seconds >= 1) say(`  done in ${seconds.toFixed(1)} s`);
  return result;
}

/** Ends the program with a sentence instead of a stack trace. */
export class Stop extends Error {}

export function runMain(main) {
  main().catch((error) => {
    process.stderr.write(`\n${error instanceof Stop ? error.message : (error.stack ?? error)}\n`);
    process.exitCode = 1;
  });
}
