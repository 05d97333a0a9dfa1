/** The prefix of all caches with private pages. Public files are in another cache. */
export const PAGE_CACHE_PREFIX = 'fraction-league-pages:';

export const SERVICE_WORKER_PATH = '/sw.js';
export const OFFLINE_PATH = '/offline';

/**
 * A page asks the worker to save it. The type stays `keep`, because after an update the worker
 * before it may be active until the last tab closes.
 */
export type SavePageMessage = {
  type: 'keep';
  url: string;
  /** The student and the week of a season; pages of any other are dropped. */
  week: string;
};
/** A page of this week is on the screen, so saved pages of another one are out of date. */
export type WeekShownMessage = { type: 'week'; week: string };
/** The answer comes through the message's port, as {@link SavedPageInfo}s. */
export type ListPagesMessage = { type: 'list' };
/**
 * The answer comes through the message's port: the {@link ReadingLanguageChoice} of the page that
 * is shown at this address without a server, or null.
 */
export type FindPageLanguageMessage = { type: 'find'; url: string };
/**
 * An answer was graded, so pages saved before are slightly out of date. Both values are returned
 * later as they are.
 */
export type AnswerGradedMessage = { type: 'answered'; week: string; answer: unknown };
/**
 * The answer comes through the message's port: this week's answers graded after `since`, in order.
 */
export type ListGradedAnswersMessage = { type: 'answers'; week: string; since: number };
export type ServiceWorkerMessage =
  | SavePageMessage
  | WeekShownMessage
  | ListPagesMessage
  | FindPageLanguageMessage
  | AnswerGradedMessage
  | ListGradedAnswersMessage;

export type SavedPageInfo = { url: string; title: string; savedAt: number };

const ENTRY: readonly string[] = [
  '/student/login',
  '/student/signup',
  '/student/create-profile',
  '/student/assessment',
  '/student/create-team',
  '/student/how-to-draft',
];

/**
 * Pages of the whole class aren't saved: they show much of other students, take two documents of
 * each student, and are out of date with the next answer.
 */
const OF_CLASS: readonly string[] = ['/student/graph-upload/class', '/student/leaderboards'];

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** True if the page may be saved. Only student pages are, never a teacher's or an admin's. */
export const canBeSavedOffline = (path: string): boolean =>
  path.startsWith('/student/') &&
  !isSignInOrSetupPath(path) &&
  !OF_CLASS.includes(withoutSlash(path));

export const isSignInOrSetupPath = (path: string): boolean =>
  path === '/' || path === '/dashboard' || ENTRY.includes(withoutSlash(path));

/** True for student pages and the paths to them. All other requests go to the network. */
export function isHandledByServiceWorker(path: string): boolean {
  return (
    path === '/' || path === '/dashboard' || path === OFFLINE_PATH || path.startsWith('/student/')
  );
}
