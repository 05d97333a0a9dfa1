/** For a teacher's request for more leagues, and the admin's answer. */

export const requestMoreThanAllowedText = (allowed: number): string =>
  `You can already have ${allowed} ${allowed === 1 ? 'league' : 'leagues'}. ` +
  'Please ask for more than that.';
export const REQUEST_CHANGED_MEANWHILE =
  'This teacher has changed the request since you opened this page. Please look at it again.';
export const NO_REQUEST = 'This teacher asks for nothing anymore.';

/** How many leagues a teacher uses, with advice once at most one is left. */
export function leaguesInUseText(used: number, allowed: number): string {
  const left = allowed - used;
  const inUse =
    `${used} of ${allowed} ${allowed === 1 ? 'league' : 'leagues'} in use. ` +
    'Archived ones don’t count.';
  if (left > 1) return inUse;
  if (left === 1)
    return `${inUse} You can open one more. If you’ll need another after that, ask now.`;
  return `${inUse} To open another, archive one or ask for more.`;
}

/** Shown before the first league. */
export const leaguesAllowedText = (allowed: number): string =>
  allowed === 0
    ? 'You can’t open a league yet. Please ask an admin for as many as you have classes.'
    : `You can open ${allowed === 1 ? 'one league' : `${allowed} leagues`}, one for each ` +
      'class. If you need more, ask now.';

/** For admins, about all teachers who wait for an answer. */
export const openRequestsText = (requests: number): string =>
  requests === 1 ? '1 teacher asks for more leagues' : `${requests} teachers ask for more leagues`;

type OwnRequest = {
  wanted: number;
  on: string;
  answer: { allowed: boolean; sentence: string } | null;
};

/** A teacher's own request, in words. */
export function ownRequestStatusText({ wanted, on, answer }: OwnRequest): string {
  if (!answer) return `You asked for ${wanted} leagues on ${on}. An admin will answer.`;
  return answer.allowed
    ? `An admin allowed ${wanted} leagues.`
    : `You asked for ${wanted} leagues. An admin says: not now.`;
}

/** The form in which a teacher asks for more leagues. */
export const LEAGUE_REQUEST_FORM = {
  more: 'Ask for more leagues',
  change: 'Change the request',
  cancel: 'Cancel',
  howMany: 'How many leagues do you need in all?',
  note: 'What should the admin know?',
  noteHint: 'For example, “I teach five classes this year.”',
  send: 'Send',
} as const;

export const currentLeagueAllowanceText = (allowed: number): string =>
  `You may have ${allowed} now.`;
