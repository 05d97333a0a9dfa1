import { StoreUnavailableError } from '../../port';

/** Waits for answers of the service, not longer than `patienceMs` milliseconds each. */
export function createPatience(patienceMs: number) {
  const unanswered = new Set<Promise<unknown>>();

  return {
    /** The answer, or {@link StoreUnavailableError} when it takes too long. */
    async within<R>(answer: Promise<R>): Promise<R> {
      unanswered.add(answer);
      const answered = () => unanswered.delete(answer);
      answer.then(answered, answered);
      return race(answer, patienceMs, () => {
        throw new StoreUnavailableError(`Firestore gave no answer in ${patienceMs} ms.`);
      });
    },
    /** Until what was asked before is answered: the SDK complains when it is ended in the middle of a call. */
    async calm(): Promise<void> {
      await race(Promise.allSettled(unanswered), patienceMs, () => []);
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;

function race<R>(answer: Promise<R>, waitMs: number, tooLate: () => R): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  }).then(tooLate);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
