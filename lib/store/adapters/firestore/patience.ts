import { StoreUnavailableError } from '../../port';

/** The answer, or {@link StoreUnavailableError} when it takes longer than `patienceMs` milliseconds. */
export function within<R>(patienceMs: number, answer: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailableError(`Firestore gave no answer in ${patienceMs} ms.`)), patienceMs);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
