import { listOf } from './numbers';

/** A teacher's overview of all classes. */

/** "Week 6". */
export const weekName = (week: number): string => (week === 0 ? 'Before week 1' : `Week ${week}`);
/** The season played, beside {@link weekName}. */
export const whoseGames = (replayed: number | null): string =>
  replayed === null ? 'with the NFL' : `replay ${replayed}`;

export const finishedInAll = (finished: number, asked: number): string =>
  asked === 1
    ? `${finished} of 1 student has finished the week`
    : `${finished} of ${asked} students have finished their week`;

/** `day` is null if the date is neither today nor tomorrow; then `text` names the day. */
export function dueText({
  day,
  text,
  passed,
}: {
  day: 'today' | 'tomorrow' | null;
  text: string;
  passed: boolean;
}): string {
  const when = day === 'today' ? `Today, ${text}` : day === 'tomorrow' ? `Tomorrow, ${text}` : text;
  return passed ? `Was due ${day === 'today' ? `today, ${text}` : text}` : when;
}

export const topicCount = (students: number, of: number): string =>
  `${students} of ${of} ${of === 1 ? 'student' : 'students'}`;
export const NO_TOPIC = 'No known mistake yet.';
export const NO_ONE_YET = 'No one has joined yet.';

export const BY_PERIOD = 'Order: by period.';
export const PERIOD_HINT =
  'A number or letters, like 3 or 2B. Your classes are in this order here and at the top of each page.';

/** The unfinished work of the previous week. */
export const notFinished = ({
  week,
  students,
  stuck,
}: {
  week: number;
  students: number;
  stuck: number;
}): string => `Week ${week}: ${students} not finished${stuck > 0 ? `, ${stuck} stuck` : ''}`;
export const EXCUSED_FOR_ALL = 'Excused for all';
export const weekExcused = (week: number): string => `Week ${week} is excused for the whole class.`;
/** Tells the teacher where to change an excused week. */
export const EXCUSED_IN_GRADEBOOK =
  'Nothing of it is asked of anyone. You can change that in the gradebook, under “What counts.”';
/** Graphs of another week. */
export const toReviewIn = (week: number, graphs: number): string =>
  `Week ${week}: ${graphs} to review`;
export const NOTHING_LEFT = 'Nothing left from before';

/** A student's group on Tuesday: "In group 2, with Ada L. and Ben K." */
export const inGroup = ({
  number,
  others,
}: {
  number: number;
  others: readonly string[];
}): string =>
  others.length === 0 ? `In group ${number}.` : `In group ${number}, with ${listOf(others)}.`;
