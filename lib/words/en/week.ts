import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';

const TASKS: Readonly<Record<WeekTaskNumber, { title: string; description: string }>> = {
  1: {
    title: 'Check Box Scores',
    description: 'See what your players did last week.',
  },
  2: { title: 'Calculate Points', description: 'Work out the points for each starter and your team.' },
  3: { title: 'Upload Graphs', description: 'Make a graph of your data and upload it to earn MVP points.' },
  4: { title: 'Leaderboards', description: 'See how your team is doing in your league.' },
  5: { title: 'Set Lineup', description: 'Choose your starters for next week.' },
};

export const taskTitle = (task: WeekTaskNumber): string => TASKS[task].title;
export const taskDescription = (task: WeekTaskNumber, { isLastWeek }: { isLastWeek: boolean }): string =>
  isLastWeek && task === 1 ? 'See what your players did in the last week of the season.' : TASKS[task].description;

/** Why a task cannot be done now. */
export const SEASON_IS_PLAYED = 'The last week has been played. There’s no next lineup to set.';
export const lockedUntil = (week: number): string => `Locked on Thursday. The next one opens with week ${week}.`;
export const AFTER_FIRST_GAMES = 'Starts after the first games.';
export const FINISH_DRAFT_FIRST = 'Finish your draft first.';

/** Why a lineup cannot be changed after its deadline. */
export const LINEUP_LOCK_REASON =
  'It locked on Thursday at 3:00 PM, before the week’s games. When the next week opens, you can set the next one.';

export const TICKS_ITSELF = 'This task gets checked off on its own when you’ve done it.';

export const NOT_PLAYED_YET = 'That week hasn’t been played yet.';

export const workedOut = (done: number, all: number): string => `${done} of ${all} worked out`;
