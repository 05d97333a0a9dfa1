/**
 * The cookie with the key to what this browser keeps of a student's pages. It comes and goes with
 * the session's own cookie, and unlike that one can be read by the worker, which has to open kept
 * pages when no server can be asked.
 */
export const SEAL_COOKIE = 'fraction-league.seal';

/**
 * The cookie with the key to what an account types on this device before it is sent. It comes and
 * goes with the session's cookie, and is the same one in each of the account's sessions.
 */
export const DEVICE_KEY_COOKIE = 'fraction-league.device-key';

/** Begins the name of every cache with pages of someone. What is public lies elsewhere. */
export const KEPT_SHELF = 'fraction-league-pages:';

/**
 * Set by the browser when someone signs out, because it can't take the session's own cookie. A
 * request that brings both is signed in as no one, and the session ends. A new sign-in takes it
 * away.
 */
export const SIGNED_OUT_COOKIE = 'fraction-league.signed-out';

export const WORKER_PATH = '/sw.js';
/** What is shown in the place of a page that isn't kept. */
export const OFFLINE_PATH = '/offline';

/** A page asks for its own copy of what the tab was opened with to be kept. */
export type KeepMessage = {
  type: 'keep';
  path: string;
  title: string;
  /** Whose page it is, and of which week of which season: pages of another one are given up. */
  week: string;
};
/** Answered through the port that comes along, with {@link KeptPageName}s. */
export type ListMessage = { type: 'list' };
/**
 * An answer has its verdict: what was kept before is a little older than that. Both are only handed
 * back, and never looked into.
 */
export type AnsweredMessage = { type: 'answered'; week: string; answer: unknown };
/**
 * Answered through the port that comes along, with the answers of this week that got their verdict
 * after `since`, in their order.
 */
export type AnswersMessage = { type: 'answers'; week: string; since: number };
export type WorkerMessage = KeepMessage | ListMessage | AnsweredMessage | AnswersMessage;

/** A page that this browser can show without the server. */
export type KeptPageName = { url: string; title: string; savedAt: number };

/**
 * Students' pages that are over as soon as they are done, or that show more of others than a page
 * should outlive.
 */
const NEVER_KEPT: readonly string[] = [
  '/student/login',
  '/student/signup',
  '/student/create-profile',
  '/student/assessment',
  '/student/create-team',
  '/student/how-to-draft',
  '/student/graph-upload/class',
];

/**
 * Whether a page at this path may be kept. Only pages of students, so nothing of a teacher or an
 * admin ever is.
 */
export function isKeepable(path: string): boolean {
  return path.startsWith('/student/') && !NEVER_KEPT.includes(path.replace(/\/+$/, ''));
}

const WORK = /^\/student\/(?:score-cards|my-math|graph-upload\/lessons\/[\w-]+)$/;

/**
 * Pages on which a student can work without the server. A link to one that isn't kept yet loads it
 * whole, because only that can be kept.
 */
export function isWorkPage(path: string): boolean {
  return WORK.test(path);
}

/**
 * Where the worker looks after a visit: the ways of a student into the app. Everything else goes to
 * the network as if it were not there.
 */
export function isStudentsWay(path: string): boolean {
  return (
    path === '/' || path === '/dashboard' || path === OFFLINE_PATH || path.startsWith('/student/')
  );
}
