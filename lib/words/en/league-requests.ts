/** A teacher asks for more leagues, and an admin answers. */

export const ASK_FOR_MORE = (allowed: number): string =>
  `You already may have ${allowed} ${allowed === 1 ? 'league' : 'leagues'}. Please ask for more than that.`;
export const ASKED_ANEW = 'This teacher has changed the request since you opened this page. Please look at it again.';
export const NO_REQUEST = 'This teacher asks for nothing anymore.';

type Told = { wanted: number; on: string; answer: { allowed: boolean; sentence: string } | null };

/** What a teacher reads about the own request. */
export function requestText({ wanted, on, answer }: Told): string {
  if (!answer) return `You asked for ${wanted} leagues on ${on}. An admin will answer.`;
  return answer.allowed ? `An admin allowed ${wanted} leagues.` : `You asked for ${wanted} leagues. An admin says: not now.`;
}
