/** Begins an error of the sign-in route that is not a sentence but the challenge of a proof of work. */
export const PROOF_PREFIX = 'proof:';
/** Characters of a proof: its challenge and the solution. */
export const MAX_PROOF = 2_000;
/** Said when nothing was tried because no proof came along: our pages do that work by themselves, once their code has come. */
export const TOO_MANY_NOW =
  'Very many people are trying to get in right now. Please wait a moment and try again. If that does not help, reload the page.';
