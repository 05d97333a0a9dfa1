import type { NextWeekOpening } from '@/lib/domain/calendar/clock';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import { dayAndTimeText } from './dates';

const TASKS: Readonly<
  Record<WeekTaskNumber, { title: string; description: string | ((week: number) => string) }>
> = {
  1: {
    title: 'Check Box Scores',
    description: (week) =>
      'See what your players did in ' +
      `${week === FINAL_WEEK ? 'the last week of the season' : `week ${Math.max(week, 1)}`}.`,
  },
  2: {
    title: 'Calculate Points',
    description: 'Work out the points for each starter and your team.',
  },
  3: {
    title: 'Upload Graphs',
    description: 'Make a graph of your data and upload it to earn MVP points.',
  },
  4: { title: 'Leaderboards', description: 'See how your team is doing in your league.' },
  5: {
    title: 'Set Line-Up',
    description: (week) =>
      `Choose your starters for ${week === FINAL_WEEK ? 'the next week' : `week ${week + 1}`}.`,
  },
};

export const taskTitle = (task: WeekTaskNumber): string => TASKS[task].title;
/** A task's description while its week is open. */
export function taskDescriptionText(task: WeekTaskNumber, week: number): string {
  const { description } = TASKS[task];
  return typeof description === 'string' ? description : description(week);
}

/**
 * Replaces the graph task's description in the week of a finished lesson; `graph` is its type's
 * name.
 */
export const lessonFinishedText = (graph: string, firstTry: number, steps: number): string =>
  firstTry === 0
    ? `${graph} lesson done: you kept going and found all ${steps}.`
    : `${graph} lesson done: ${firstTry === steps ? 'all ' : `${firstTry} of `}${steps} ` +
      'on your first try.';

export const seasonIsPlayedText = (): string =>
  'The last week has been played. There’s no next lineup to set.';
/** `week` is the locked lineup's, and `due` is when it was locked. */
export const lineupTaskLockedText = (week: number, due: string): string =>
  `Locked on ${due}. ${nextLineup(week)}`;

const nextLineup = (week: number): string =>
  week >= FINAL_WEEK
    ? 'It was the last one of the season.'
    : `The next one opens with week ${week}.`;
export const afterFirstGamesText = (): string => 'Starts after the first games.';
export const finishDraftFirstText = (): string => 'Finish your draft first.';

/** A lock before the deadline, because the first game of its week begins earlier. */
export const atKickoffText = (moment: string): string => `${moment}, at kickoff`;
export const locksEarlyText = (moment: string): string =>
  `Locks ${moment}, before the rest is due.`;

/** Why a lineup can't be changed after its deadline. */
export const lineupLockedText = (week: number, due: string): string =>
  `It locked on ${due}. ${nextLineup(week)}`;
/** For a page that doesn't know the time, because the class's deadline has moved since. */
export const lineupLockedMeanwhileText = (): string => 'It was locked a moment ago.';

/**
 * The next event for a student who has nothing left to do. No date is promised if none is known.
 */
export function newBoxScoresText({ week, at, by }: NextWeekOpening, timeZone: string): string {
  if (by === 'teacher') return `New box scores come out when your teacher opens week ${week}.`;
  if (!at || by === 'operator') return `New box scores come out when week ${week} opens.`;
  const games = by === 'games' ? ', if the games are over by then' : '';
  return `New box scores come out on ${dayAndTimeText(at, timeZone)}${games}.`;
}

export const firstBoxScoresText = (): string =>
  'The first box scores come out when week 1 opens. Then you’ll work out your first points.';

/** A deadline that moves by the school days of a pause: "Due after the pause". */
export const dueAfterPauseText = (): string => 'after the pause';

/** Shown to a student whose stored week can't be read. */
export const weekUnreadableText = (): string =>
  'We can’t read what’s saved for this week. Nothing was deleted. Please tell your teacher.';
/** Replaces a student's next step if the stored week can't be read. */
export const WEEK_UNREADABLE_STEP = {
  title: 'Tell your teacher',
  text: 'Something is wrong with this week’s tasks. Your team and your other pages still work.',
};
/** For the teacher of a student whose stored week can't be read. */
export const weekOfStudentUnreadableText = (): string =>
  'What’s saved for this week can’t be read, so it isn’t shown. Nothing was changed. ' +
  'Please tell the person who runs this app.';

export const ticksItselfText = (): string =>
  'This task gets checked off on its own when you’ve done it.';

export const notPlayedYetText = (): string => 'That week hasn’t been played yet.';

export const beforeYouJoinedText = (week: number): string =>
  `Week ${week} was before you joined, so it doesn’t count for you. Your teacher can open it.`;

export const cardsWorkedOutText = (done: number, all: number): string =>
  `${done} of ${all} worked out`;
