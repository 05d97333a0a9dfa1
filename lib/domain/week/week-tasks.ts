export type WeekTaskNumber = 1 | 2 | 3 | 4 | 5;
type WeekTask = { number: WeekTaskNumber; href: string };

const PAGES = ['box-scores', 'score-cards', 'graph-upload', 'leaderboards', 'lineup'];
/** The five tasks of a week, in order. */
export const TASKS: readonly WeekTask[] = PAGES.map((page, index) => ({
  number: (index + 1) as WeekTaskNumber,
  href: `/student/${page}`,
}));

/**
 * Those that can be done in an earlier week. A graph belongs to the week it is made in, and a
 * lineup is locked at its deadline.
 */
const LATER_TOO: readonly number[] = [1, 2, 4];
export const canBeDoneLater = (task: number): boolean => LATER_TOO.includes(task);

/**
 * The same page for one week. The latest week has the plain address (`null`), which stays the
 * latest in a bookmark.
 */
export function hrefOfWeek(path: string, week: number | null): string {
  return week === null ? path : `${path}?week=${week}`;
}

/**
 * The week an address asks for; null when it names none. Whether it has been played is decided next
 * to the data.
 */
export function readWeek(asked: string | string[] | null | undefined): number | null {
  return typeof asked === 'string' && /^[1-9]\d?$/.test(asked) ? Number(asked) : null;
}
