/** gRPC codes; the SDK has no public list of them. */
export const GRPC_CODES = {
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  INTERNAL: 13,
  UNAUTHENTICATED: 16,
};

/** A gRPC or HTTP number, a name such as `auth/user-not-found`, or undefined. */
export const errorCodeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

export const errorMessageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function raceWithTimeoutFallback<R, L>(
  answer: Promise<R>,
  waitMs: number,
  tooLate: () => L,
): Promise<R | L> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  }).then(tooLate);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
