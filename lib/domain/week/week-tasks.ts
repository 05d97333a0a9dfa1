export type WeekTaskNumber = 1 | 2 | 3 | 4 | 5;
type WeekTask = { number: WeekTaskNumber; href: string };

const PAGES = ['box-scores', 'score-cards', 'graph-upload', 'leaderboards', 'lineup'];
export const WEEK_TASKS: readonly WeekTask[] = PAGES.map((page, index) => ({
  number: (index + 1) as WeekTaskNumber,
  href: `/student/${page}`,
}));

/**
 * Tasks that can be done in a later week. A graph belongs to the week it is made in, and a lineup
 * locks at its deadline.
 */
const LATER_TOO: readonly number[] = [1, 2, 4];
export const canTaskBeDoneInLaterWeek = (task: number): boolean => LATER_TOO.includes(task);

/**
 * The same page for one week. The latest week's address has no week (`null`), so that a bookmark
 * stays on the latest.
 */
export function hrefWithWeek(path: string, week: number | null): string {
  return week === null ? path : `${path}?week=${week}`;
}

/** The caller checks if the week has been played. */
export function parseUncheckedWeekNumber(
  asked: string | string[] | null | undefined,
): number | null {
  return typeof asked === 'string' && /^[1-9]\d?$/.test(asked) ? Number(asked) : null;
}

/** MVP points by section 9 of the specification. All amounts are whole points. */

export const MAX_CARD_MVP_POINTS = 5;
export const MIN_CARD_MVP_POINTS = 3;
export const ALL_TASKS_MVP_POINTS = 2;
export const GRAPH_MVP_POINTS = 2;
export const MAX_AWARDED_GRAPHS_PER_WEEK = 4;
