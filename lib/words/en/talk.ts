import type { CardSkill, SkillStatus } from '@/lib/domain/learning/skills';
import { type CalendarDay, formatCalendarDay } from '@/lib/domain/time/calendar';
import { countText } from './numbers';

/** The sheet for a talk with a family. */
export const FAMILY_TALK_SHEET = {
  weekByWeek: 'Week by week',
  forTheTalk: 'For the talk',
  notes: 'Notes',
  nothingTried: 'Nothing has been tried yet.',
  nothingCounted: 'Nothing counted yet.',
  skill: 'Skill',
  firstTry: 'On the first try',
  howItStands: 'How it stands',
  lastSeen: 'Last seen',
  lessons: 'Lessons, right on the first try:',
  practiceNext: 'What to practice next',
  afterFirst: 'It shows here after the first answers.',
  nineSteps:
    'Each week has nine steps: the points of real football players, worked out with fractions.',
  tryAtHome: 'Try at home:',
  plainCounts:
    'Plain counts, no grade. “Can do” is eight of the last ten right on the first try. ' +
    'A square is a wrong first try where we can’t tell what went wrong. ' +
    'The newest is on the right.',
  answersForHome: 'Answers for home:',
  noWeek: 'No week yet.',
  stepsOfNine: 'Steps of nine right on the first try.',
  canDo: 'can do',
  learning: 'learning',
  notKnown: 'we can’t tell yet',
  forFamilies: 'For families:',
} as const;

/** "November 23, 2026". */
export const talkDayText = (day: CalendarDay): string => formatCalendarDay(day);
export const classAndTeacherText = (league: string, teacher: string): string =>
  `${league} with ${teacher}`;
export const weekSpanText = (first: number, last: number): string =>
  first >= last ? `Week ${last}` : `Weeks ${first} to ${last}`;
export const whatStudentCanDoTitle = (student: string): string => `What ${student} can do`;
export const mistakesBeatenTitle = (student: string): string => `Mistakes ${student} has beaten`;
export const skillsOfStudentTitle = (student: string): string => `Skills of ${student}`;
const notKnownYetText = (student: string): string =>
  `We don’t know enough yet. It helps if ${student} writes down the points for each line.`;
const canDoAllText = (student: string): string => `${student} can do all of this. Well done!`;

/** Stands where there is nothing to practice. */
export function nothingToPracticeText(
  student: string,
  skills: readonly { readonly status: SkillStatus }[],
): string {
  if (skills.length === 0) return FAMILY_TALK_SHEET.afterFirst;
  const isKnown = skills.every(({ status }) => status === 'can-do');
  return isKnown ? canDoAllText(student) : notKnownYetText(student);
}

export const noWeekAskedOfStudentText = (student: string): string =>
  `No week has been asked of ${student} yet.`;
/** `done` says how many of all weeks. */
export const finishedWeeksText = <Part>(
  student: string,
  done: Part,
  weeks: number,
  onTime: number,
): readonly (string | Part)[] => [
  `${student} finished `,
  done,
  ` ${weeks === 1 ? 'week' : 'weeks'}, ${onTime} of them on time.`,
];
/** `right` is what {@link stepsWereRightText} says. */
export const rightOfTriedText = <Part>(tried: number, right: Part): readonly (string | Part)[] => [
  `Of ${countText(tried, 'step')}, `,
  right,
  '.',
];
export const stepsWereRightText = (steps: number): string =>
  `${steps} ${steps === 1 ? 'was' : 'were'} right on the first try`;

/** In the drawing of a student’s weeks, and below it. */
export const abbreviatedWeekText = (week: number): string => `wk ${week}`;
export const unfinishedWeekCountText = (weeks: number): string =>
  `${weeks} weeks, with a dashed line, aren’t finished.`;
export const weekNotBegunText = (week: number): string =>
  `Week ${week} isn’t finished: nothing yet.`;
export const unfinishedWeekText = (
  week: number,
  right: number,
  tried: number,
  isLatest: boolean,
): string => `Week ${week} isn’t finished: ${right} of ${tried}${isLatest ? ' so far' : ''}.`;
type Week = { readonly week: number; readonly right: number; readonly tried: number };
export const firstTryByWeekText = (weeks: readonly Week[]): string =>
  'Right on the first try: ' +
  `${weeks.map(({ week, right, tried }) => `week ${week}, ${right} of ${tried}`).join('; ')}.`;

/** Advice for practicing at home, without numbers. */
export const PRACTICE_ADVICE: Readonly<Record<CardSkill, string>> = {
  formula: 'Read a box score line by line, and say which rate belongs to each number.',
  'unit-fraction': 'Multiplying by one tenth is the same as dividing by ten.',
  remainder: 'What is left over goes on top, and what we divided by goes below.',
  'mixed-rate':
    'Multiply the count by the whole number, then by the fraction. Add the two results.',
  'equal-fractions': 'Divide the top and the bottom by the same number.',
  'like-sums': 'Pieces of the same size: add the tops, and keep the bottom.',
  'unlike-sums': 'Pieces of different sizes: make them the same size first.',
  'below-zero': 'A player who loses yards takes points away.',
  estimate: 'Before working anything out, say between which whole numbers it will land.',
};

/** "Most often: a line left out (3 times)." */
export const mostFrequentMistakeText = (label: string, times: number): string =>
  'Most often: ' +
  `${label.charAt(0).toLowerCase()}${label.slice(1)}${times > 1 ? ` (${times} times)` : ''}.`;

type Part = { first: number; last: number; right: number; tried: number };
const partText = ({ first, last, right, tried }: Part): string =>
  `${first === last ? `Week ${first}` : `Weeks ${first} to ${last}`}: ${right} of ${tried}`;
/** A student's earlier and later weeks as counts only; it doesn't say which are better. */
export const earlierAndLaterText = (earlier: Part, later: Part): string =>
  `${partText(earlier)}. ${partText(later)}.`;

/** Something that a child can proudly show on the board. */
export const askToShowCardText = (
  firstName: string,
  { week, right, of }: { week: number; right: number; of: number },
): string =>
  `Ask ${firstName} to show a card from week ${week}: ${right} of ${of} were right on the ` +
  'first try.';
