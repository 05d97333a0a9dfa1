import {
  CARD_SKILL_STANDARDS,
  type CardSkill,
  GRAPH_SKILL_STANDARDS,
} from '@/lib/domain/learning/skills';
import { skillName } from './skills';

type DayPlan = { day: string; you: string; yours: number; class: string; classes: number };

/** A suggested week, in minutes; nothing in the app depends on it. */
export const SUGGESTED_WEEK: readonly DayPlan[] = [
  {
    day: 'Tuesday',
    you:
      'Print the brief. Talk about two or three mistakes of last week, from workings on the ' +
      'screen.',
    yours: 10,
    class: 'The new numbers are out: read the box scores, and begin the score card.',
    classes: 25,
  },
  {
    day: 'Wednesday',
    you: 'Watch the grid. Go to the names that are stuck.',
    yours: 5,
    class: 'Finish the nine steps of the score card.',
    classes: 25,
  },
  {
    day: 'Thursday',
    you: 'Look who has not finished.',
    yours: 5,
    class: 'Make a graph, look at the boards, and set the next lineup.',
    classes: 25,
  },
  {
    day: 'Friday',
    you: 'Review the graphs. Copy the grades.',
    yours: 15,
    class: 'Nothing, or what is left: cards stay open.',
    classes: 0,
  },
];

const sum = (minutes: readonly number[]): number => minutes.reduce((all, one) => all + one, 0);
export const SUGGESTED_TEACHER_MINUTES_TOTAL = sum(SUGGESTED_WEEK.map(({ yours }) => yours));
export const STUDENT_MINUTES_PER_WEEK = sum(SUGGESTED_WEEK.map(({ classes }) => classes));

/** The length of the first lesson, whose plan is on page two of the guide. */
export const FIRST_LESSON_MINUTES = 45;

/** The short list: card skills one by one, and the standards of all lessons together. */
export const CARD_STANDARDS = Object.entries(CARD_SKILL_STANDARDS).map(([skill, code]) => ({
  code,
  name: skillName(skill as CardSkill),
}));
export const LESSON_STANDARD_CODES: readonly string[] = [
  ...new Set(Object.values(GRAPH_SKILL_STANDARDS)),
].toSorted();

/** The standards in the first lesson's score cards. */
export const FIRST_LESSON_STANDARDS = ['5.NF.B.4', '5.NF.B.3', '5.NF.A.1', '5.NF.A.2'] as const;

/** Page one of the teacher guide, and the page around both. */
export const GUIDE = {
  title: 'Teacher guide',
  lead: 'Two pages: how it works, and a first lesson',
  print: 'Print the guide',
  words: 'The app’s words',
  how: 'How it works',
  before: 'Before the first week',
  tuesday: 'What Tuesday is',
  tuesdayText:
    'On Tuesday morning the numbers of a week appear, unless you plan it otherwise. ' +
    'The Tuesday brief is one sheet about the week that is over: up to three mistakes that ' +
    'most students made, a wrong working beside a right one, and a question to ask; ' +
    'who can work together; and a warm-up with its key. The workings use different numbers ' +
    'from your class’s, so no one is recognized. “Choose what to talk about” leads to the ' +
    'mistakes: tick three, then project or print them, without names.',
  stuck: 'When someone is stuck',
  rhythm: 'The rhythm of a week',
  whatYouDo: 'What you and your students do, with minutes',
  day: 'Day',
  you: 'You',
  students: 'Your students',
  rhythmText:
    'Unless you change it, a week opens on Tuesday at 6:00 AM and is due on Thursday at 3:00 ' +
    'PM. Lineups for the next week lock then too, or at its first kickoff if you play along ' +
    'with the NFL, the app can see the schedule ahead, and that comes sooner. ' +
    'In a replay, the Calendar page changes both, and knows holidays and pauses.',
  byItself: 'What the app does by itself',
  byItselfText:
    'Opens the weeks. Checks every answer exactly: 7/4, 1\u00a03/4, and 1.75 are the same. ' +
    'Finds which mistake an answer looks like. Picks a lineup for those who forgot. ' +
    'Gives points once. Keeps what is typed when the connection fails, and sends it later. ' +
    'Shows you, live, where everyone is.',
  grades: 'Grades',
  gradesText:
    'The gradebook has a row for each student and a column for each week. ' +
    'You decide what counts: a graph or not, late work in full, half, or not at all, out of ' +
    'how many points. Excuse a student or a week. Then copy a column in the order of your own ' +
    'gradebook, or take a file along: Excel, CSV, or OneRoster. MVP points are for the game. ' +
    'They are not grades.',
  privacy: 'Privacy',
  privacyText:
    'Of a student we keep a first name, one letter, and the schoolwork: no birthday, no full ' +
    'name, no photo of a child. There are no ads and no trackers, and you can delete a ' +
    'student or a class for good.',
} as const;

/** Page two of the teacher guide: the first lesson. */
export const FIRST_LESSON_PAGE = {
  goals: 'Goals',
  goalsText:
    'Each student turns real statistics into points: a count times a fraction, what’s left ' +
    'over as a fraction, and a sum with different denominators. ' +
    'At the end everyone has a team and one right card.',
  prepare: 'Prepare',
  prepareText:
    'A league that replays a season, starting at week 1, so its numbers are out today. ' +
    'Printed cards, or the join code on the screen. Paper and pencils. ' +
    'One Chromebook for each student, or for two.',
  plan: 'The plan',
  byMinutes: 'The lesson, minute by minute',
  minutes: 'Minutes',
  whatHappens: 'What happens',
  ticket: 'Exit ticket',
  answer: 'Answer:',
  ask: 'Questions to ask',
  everyone: 'For everyone',
} as const;

/** The steps before the first week; `minutes` is how long a step takes. */
export const BEFORE_FIRST_WEEK = [
  {
    minutes: 3,
    text: 'Sign up with your school email address, and confirm it with the link we send.',
  },
  {
    minutes: 2,
    text:
      'Open a league, one for each class. Play along with the NFL, or replay a past season: ' +
      'then any week can be the first, at your class’s pace.',
  },
  {
    minutes: 5,
    text:
      'Paste your class list, just as it is, and print login cards. ' +
      'Only the first name and one letter are kept. Do your students have email? ' +
      'Then show the join code and the league password instead.',
  },
  {
    minutes: 45,
    text: 'Teach the first lesson: it’s on the next page. You don’t need to know football.',
  },
] as const;
export const WHEN_STUCK = [
  'After each wrong answer the app says more: first where to begin, later the points for each ' +
    'line. Never the answer.',
  'After six tries it goes on together with the student, one small question at a time.',
  'After three wrong tries or five quiet minutes, the name appears above your grid. ' +
    'Press it: you see the student’s own lines, what went wrong, and a sentence to say.',
  'After 40 tries, a step waits for you. Work it out together, then reopen it.',
] as const;
export const minutesLongText = (minutes: number): string => `${minutes} min`;

export const firstLessonTitle = (): string => `The first lesson: ${FIRST_LESSON_MINUTES} minutes`;

type LessonPart = { minutes: number; what: string; how: string };
/** `yards` are the passing yards for one point. */
export const firstLessonParts = (yards: number): readonly LessonPart[] => [
  {
    minutes: 5,
    what: 'Warm-up, on paper',
    how:
      `Draw a number line like a football field. “${yards} passing yards are 1 point. ` +
      `Where do ${2 * yards} yards land? ${(5 * yards) / 2}? ${yards / 4}?”`,
  },
  {
    minutes: 10,
    what: 'One game together',
    how:
      'Work out the example on this page at the board: first a guess, then a line for each ' +
      'part, then the sum.',
  },
  {
    minutes: 5,
    what: 'Sign in',
    how:
      'Everyone signs in with a card or the join code, answers three questions or skips them, ' +
      'and names a team.',
  },
  {
    minutes: 10,
    what: 'Draft',
    how:
      'Scout one player: that’s each student’s own first answer. ' +
      'Pick a few, then press “Fill the rest for me.”',
  },
  {
    minutes: 10,
    what: 'The first card',
    how:
      'Open the quarterback’s card. Guess, write the lines, add them up. ' +
      'You watch the grid and go to whoever is stuck.',
  },
  {
    minutes: 5,
    what: FIRST_LESSON_PAGE.ticket,
    how: 'On paper, alone. Collect it. Who has finished goes on with the next card.',
  },
];
export const minuteRangeText = (start: number, end: number): string => `${start} to ${end}`;

export const firstLessonQuestions = (yards: number): readonly string[] => [
  'Before we add: about where on the field does it land? How do you know?',
  `${yards} yards: how many whole points, and how many yards are left over? ` +
    'What part of a point is that?',
  'Which lines come out whole? Which ones need same-size pieces?',
  'What is worth more: one more touchdown, or 60 more passing yards?',
];

type Game = { name: string; week: number; season: number };
export const exampleTitle = ({ name, week, season }: Game): string =>
  `Example: ${name}, week ${week} of ${season}`;
export const playedForText = (team: string, level: string): string =>
  `He played for the ${team}. ${level} formulas.`;
/** `sum` is "3/10 + 5/10 = 8/10". */
export const exampleSumAndDataCreditText = (sum: string): string =>
  `Same-size pieces: ${sum}. Statistics: nflverse, CC BY 4.0, changed.`;

type Line = { label: string; count: number };
export const exitTicketQuestion = (
  { name, week, season }: Game,
  lines: readonly Line[],
  level: string,
): string =>
  `${name}, week ${week} of ${season}: ` +
  `${lines.map(({ label, count }) => `${count} ${label.toLowerCase()}`).join(', ')}. ` +
  `How many points, by ${level}? Show each line.`;

export const NEEDS_TIME = {
  who: 'Needs time:',
  what:
    'the line for touchdowns first, since it comes out whole. A guess is enough for today; ' +
    'cards stay open.',
} as const;
export const FEW_DEVICES = {
  who: 'Not enough devices:',
  what:
    'two students work on paper together, and then each signs in and types in turn. ' +
    'Or project one card, and everyone writes.',
} as const;
export const wantsMoreLabel = (): string => 'Wants more:';
/** After {@link wantsMoreLabel()}. `sum` is the game worked out by that level. */
export const byOtherLevelText = <Part>(level: string, sum: Part): readonly (string | Part)[] => [
  `the same game by ${level}: `,
  sum,
  '. On the roster you can give a student this level.',
];
