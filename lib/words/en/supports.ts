import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { countText } from './numbers';

export const SUPPORTS = {
  lead: 'Set once, they hold in every week from this one on.',
  ownDueDay: 'Own due day',
  noExtraDays: 'As for the class',
  fewerSteps: 'Fewer cards a week',
  allSteps: `All ${STEPS_PER_CARD} cards`,
  earlyHints: 'Hints from the first try',
  earlyHintsText: 'The first hint comes before the first answer, and the others come sooner.',
  openLines: 'Lines always open',
  openLinesText: 'Each card starts with a box for every line.',
  boardsHidden: 'Boards hidden',
  boardsHiddenText: 'The student sees no ranks, and the team is on no board. Its points count.',
  readAloud: 'Read aloud from the start',
  readAloudText: 'Each line has a button that reads it aloud. The student can switch it off.',
  spanish: 'Spanish',
  spanishText: 'The app starts in Spanish. The student can choose another language.',
  roomierText: 'Roomier text',
  roomierTextText:
    'Text is a step bigger, with more room between letters, words, and lines. ' +
    'The student can switch it off.',
  untilWhen: 'Until when?',
  noEnd: 'No end',
  aDay: 'A last day',
  lastDay: 'Last day',
  endsAfter: 'A week that is open on that day keeps them to its end.',
  none: 'No supports in this week.',
  whoSees: 'Who sees this',
  noReason: 'We don’t ask why. Please write no diagnosis anywhere in the app.',
  back: 'Students',
} as const;

/** Tells the teacher who learns of a student's supports. */
export const WHO_SEES: readonly { who: string; what: string }[] = [
  { who: 'The student', what: 'the page as it is, with no sign and no label' },
  { who: 'Classmates', what: 'nothing: not on boards, the projector, or prints' },
  {
    who: 'You and the adults of the class',
    what: 'this page, the own due day, and “4 of 4” in the gradebook',
  },
];

export const CHOOSE_A_DAY = 'Please choose a day.';
export const supportsForText = (name: string): string => `Supports for ${name}`;
export const saveSupportsOfStudentText = (name: string): string => `Save for ${name}`;
/** No period follows, because a name may end in one. */
export const supportsOfStudentSavedText = (name: string): string => `Saved for ${name}`;
export const moreSchoolDaysText = (days: number): string =>
  `${countText(days, 'more school day', 'more school days')}`;
export const dueForStudentText = (week: number, due: string): string =>
  `Week ${week} is due ${due}. It isn’t late before then.`;
export const fullWeekText = (steps: number): string =>
  steps === STEPS_PER_CARD
    ? `A full week is all ${STEPS_PER_CARD} cards.`
    : `Any ${steps === 1 ? 'right card makes' : `${steps} right cards make`} a full week. ` +
      'The others stay open.';
export const cardsForFullWeekText = (steps: number): string => `${steps} of ${STEPS_PER_CARD}`;

/** Short names of what is set, beside their signs. */
export const SUPPORT_NAMES = {
  extraDays: 'due later',
  steps: 'fewer cards',
  earlyHints: 'hints early',
  openLines: 'lines open',
  boardsHidden: 'no boards',
  readAloud: 'read aloud',
  spanish: 'Spanish',
  roomierText: 'roomier',
} as const;
export const ONLY_ADULTS_SEE = 'Only the adults of this class see supports.';
export const supportNameText = (
  name: keyof typeof SUPPORT_NAMES,
  { extraDays, steps }: { extraDays: number; steps: number },
): string => {
  if (name === 'extraDays') return `${SUPPORT_NAMES.extraDays}: ${moreSchoolDaysText(extraDays)}`;
  if (name === 'steps') return `${SUPPORT_NAMES.steps}: ${cardsForFullWeekText(steps)}`;
  return SUPPORT_NAMES[name];
};
export const extraDaysBadge = (days: number): string => `+${days}`;
