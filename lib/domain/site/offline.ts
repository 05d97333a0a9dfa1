/** The prefix of all caches with private pages. Public files are in another cache. */
export const PAGE_CACHE_PREFIX = 'fraction-league-pages:';

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PATH = '/offline';

/** A page asks the worker to save its current content. */
export type SavePageMessage = {
  type: 'keep';
  path: string;
  title: string;
  /** The student and the week of a season; pages of any other are dropped. */
  week: string;
};
/** The answer comes through the message's port, as {@link SavedPageInfo}s. */
export type ListPagesMessage = { type: 'list' };
/**
 * An answer was graded, so pages saved before are slightly out of date. Both values are returned
 * later as they are.
 */
export type AnswerGradedMessage = { type: 'answered'; week: string; answer: unknown };
/**
 * The answer comes through the message's port: this week's answers graded after `since`, in order.
 */
export type ListAnswersMessage = { type: 'answers'; week: string; since: number };
export type WorkerMessage =
  | SavePageMessage
  | ListPagesMessage
  | AnswerGradedMessage
  | ListAnswersMessage;

export type SavedPageInfo = { url: string; title: string; savedAt: number };

/**
 * Student pages that are done after one use, or that show too much of other students to be saved.
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

/** True if the page may be saved. Only student pages are, never a teacher's or an admin's. */
export function canBeSavedOffline(path: string): boolean {
  return path.startsWith('/student/') && !NEVER_KEPT.includes(path.replace(/\/+$/, ''));
}

const WORK = /^\/student\/(?:score-cards|my-math|graph-upload\/lessons\/[\w-]+)$/;

/**
 * Pages where students can work offline. A link to one that isn't saved yet does a full load,
 * because only that can be saved.
 */
export function isWorkPage(path: string): boolean {
  return WORK.test(path);
}

/**
 * Paths that the service worker handles: how students enter the app. All other requests go to the
 * network.
 */
export function isWorkerPath(path: string): boolean {
  return (
    path === '/' || path === '/dashboard' || path === OFFLINE_PATH || path.startsWith('/student/')
  );
}
