/** An outbox's retries, which the test runs itself. */
export type Retry = { run: () => void; pause: number };

/** `later` for an outbox; `retries` are those that weren't canceled. */
export function createManualRetries() {
  const retries: Retry[] = [];
  const later = (run: () => void, pause: number) => {
    const retry = { run, pause };
    retries.push(retry);
    return () => {
      if (retries.includes(retry)) retries.splice(retries.indexOf(retry), 1);
    };
  };
  return { retries, later };
}
