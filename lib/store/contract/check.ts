import { deepStrictEqual } from 'node:assert/strict';

/** One guarantee of a port, to run against any adapter. Throws if the guarantee doesn't hold. */
export type ContractCheck<Subject> = {
  readonly title: string;
  run(subject: Subject): Promise<void>;
};

export function mustEqual(actual: unknown, expected: unknown, what?: string): void {
  deepStrictEqual(actual, expected, what);
}

export async function mustReject(promise: Promise<unknown>, errorName: string): Promise<void> {
  const outcome = await promise.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );
  mustEqual(outcome, errorName, `should have been refused with ${errorName}, got ${outcome}`);
}

export async function waitUntilTrue(condition: () => boolean, withinMs: number): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while (!condition()) {
    if (Date.now() > giveUpAt) throw new Error(`did not come true within ${withinMs} ms`);
    await sleepFor(5);
  }
}

export function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
