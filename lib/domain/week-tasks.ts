export type WeekTaskNumber = 1 | 2 | 3 | 4 | 5;
export type WeekTask = { number: WeekTaskNumber; title: string; description: string; href: string };

/** The five tasks of a week, in order. */
export const TASKS: readonly WeekTask[] = [
  {
    number: 1,
    title: 'Check Box Scores',
    description: 'See what your players did last week. New box scores come out on Tuesday morning.',
    href: '/student/box-scores',
  },
  {
    number: 2,
    title: 'Calculate Points',
    description: 'Work out the points of each starter and your team. Due Thursday afternoon.',
    href: '/student/score-cards',
  },
  {
    number: 3,
    title: 'Upload Graphs',
    description: 'Make a graph of your data and upload it to earn MVP points.',
    href: '/student/graph-upload',
  },
  {
    number: 4,
    title: 'Leaderboards',
    description: 'See how your team is doing in your league.',
    href: '/student/leaderboards',
  },
  {
    number: 5,
    title: 'Set Line-Up',
    description: 'Choose your starters for the next week. Due Thursday afternoon.',
    href: '/student/lineup',
  },
];

/** The same page for one week. The latest week has the plain address (`null`), so that it stays the latest in a bookmark. */
export function hrefOfWeek(path: string, week: number | null): string {
  return week === null ? path : `${path}?week=${week}`;
}

/** The week an address asks for; null when it names none. Whether it has been played is decided next to the data. */
export function readWeek(asked: string | string[] | undefined): number | null {
  return typeof asked === 'string' && /^[1-9]\d?$/.test(asked) ? Number(asked) : null;
}
