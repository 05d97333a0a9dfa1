/** Begins an error of the sign-in route that is not a sentence but the challenge of a proof of work. */
export const PROOF_PREFIX = 'proof:';
/** Characters of a proof: its challenge and the solution. */
export const MAX_PROOF = 2_000;
