import { IdentityUnavailableError } from '../../port';

/** Both SDKs name their errors `auth/…`. */
export function isAuthError(error: unknown, ...names: string[]): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && names.includes(code.replace(/^auth\//, ''));
}

/** What was asked for is not there, or could never be. */
export const isNobody = (error: unknown) => isAuthError(error, 'user-not-found', 'invalid-uid', 'invalid-email');

/** The answer of `otherwise` for errors it knows (undefined for the others, which mean that the service cannot be used). */
export async function answering<R>(job: () => Promise<R>, otherwise: (error: unknown) => R | undefined): Promise<R> {
  try {
    return await job();
  } catch (error) {
    const answer = otherwise(error);
    if (answer !== undefined) return answer;
    const code = (error as { code?: unknown } | null)?.code;
    // Neither the message nor the error itself is passed on: they may repeat an address or a password.
    throw new IdentityUnavailableError(`Firebase cannot be used for accounts now (${String(code ?? 'no code')}).`);
  }
}
