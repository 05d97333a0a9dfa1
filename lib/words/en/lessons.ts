import type { LessonStep } from '@/lib/domain/graphs/lesson';
import type { LessonHint, NumberMistakeTag } from '@/lib/domain/graphs/lesson-hints';
import type { HintInWords } from './hints';
import { listOfText } from './numbers';

export const lessonsLaterText = (): string =>
  'Lessons use your own players’ numbers. They open after the first games.';

export const lessonsPausedText = (): string =>
  'You can’t start a new lesson right now. You can look at the ones you’ve started.';

const LEVEL_TITLES: Readonly<Record<NonNullable<LessonHint['rung']>, string>> = {
  nudge: 'An idea to start with',
  sibling: 'The same with other numbers',
  nearly: 'Almost there',
};

const NUMBER_MISTAKES: Readonly<Record<NumberMistakeTag, string>> = {
  'rounded-other-way':
    'You are close. Check the first digit after the decimal point. Do you round up or down?',
  'not-rounded': 'You are very close. Round to a whole number at the end.',
  'sign-turned': 'Check the sign. Is it above zero or below zero?',
};

/** A lesson's hint for one wrong answer. */
export function lessonHintWords(
  { mistake, rung: newest, earlier = [] }: LessonHint,
  { hints }: Pick<LessonStep, 'hints'>,
): HintInWords {
  const question = mistake && (mistake.hint ?? NUMBER_MISTAKES[mistake.tag]);
  const text = [question, newest && hints[newest]].filter(Boolean).join(' ');
  return {
    title: newest ? LEVEL_TITLES[newest] : 'Take a look at this',
    text,
    ...(earlier.length > 0
      ? { earlier: earlier.map((each) => ({ title: LEVEL_TITLES[each], text: hints[each] })) }
      : {}),
  };
}

export const lessonGraphReadyText = (): string =>
  'You found everything in this graph, so it’s finished. You can hand it in as one of your graphs.';
export const graphAlreadyHandedInText = (): string =>
  'You handed in this graph. You’ll find it with your other graphs.';
export const graphHandedInText = (): string =>
  'Your graph is handed in. Your teacher can see it now.';
export const handInPausedText = (): string =>
  'You can’t hand in graphs right now. This one will wait for you here.';
export const lessonPartNotLoadedText = (): string =>
  'We couldn’t load this part. Check the Wi-Fi, then try again. Your work is saved.';
/** The beginning of a graph's text alternative. */
export const madeInLessonText = (): string => 'Worked out in a lesson with nine steps.';

/** The page of one graph lesson. */
export const LESSON = {
  allWorkedOut: 'You worked it all out!',
  handInOrBuild: 'Hand in your graph. Or make one of this type with numbers you choose.',
  buildThis: 'Build this graph',
  backToGraphs: 'Back to my graphs',
  chooseFirst: 'Choose one of the answers first.',
  otherMeanwhile: 'You can do another lesson in the meantime.',
  simplify: 'Write it in simplest form. This doesn’t count as a try.',
  stepsOf: 'Steps of the lesson',
  seeWhatYouDid: 'See what you did',
  nextStep: 'Next step',
  noAnswersNow: 'You can’t send answers right now.',
  allGraphs: 'All graphs',
  foundSoFar: 'What you found so far',
  step: 'Step',
  later: 'Later',
  right: 'Right',
  todo: 'To do',
  carriedOver: 'You worked out this step before the lesson got new numbers. It still counts.',
} as const;

/** Says on which try each answer was found. `tries` has the tries of each step. */
export function lessonResultText(tries: readonly number[]): string {
  const counts = ([1, 2] as const).map((nth) => tries.filter((count) => count === nth).length);
  const [first = 0, second = 0] = counts;
  const later = tries.length - first - second;
  const found = [
    first > 0 && `${first} on the first try`,
    second > 0 && `${second} on the second try`,
    later > 0 && `${later} after more tries`,
  ].filter((part) => part !== false);
  return found.length === 1
    ? `You found all ${tries.length} answers${later > 0 ? ', each' : ''} ` +
        `${found[0]?.replace(/^\d+ /, '')}.`
    : `You found all ${tries.length} answers: ${listOfText(found)}.`;
}
/** `unit` is "yards", "of all yards", or in parentheses. */
export function answerWithUnitLabel(unit: string): string {
  if (unit.startsWith('(')) return `Your answer ${unit}`;
  return unit.startsWith('of ') ? `Your answer as a part ${unit}` : `Your answer in ${unit}`;
}
/** `type` is a graph type’s name. */
export const lessonStepPageTitle = (step: number, type: string): string =>
  `Step ${step}, Lesson: ${type}`;
export const stepPositionText = (step: number, steps: number): string => `Step ${step} of ${steps}`;
export const lessonNumbersThroughText = (week: number): string =>
  `Lesson, numbers through week ${week}`;

export const markOnPictureLabel = (title: string): string => `Your mark: ${title}`;
export const markOrTypeText = (): string => 'Pull the mark on the picture, or type here.';
export const markOrChooseText = (): string => 'Mark it on the picture, or choose here.';

export const LESSON_GRAPH = {
  sendingNow: 'Sending your graph.',
  yourGraph: 'Your graph',
  seeMine: 'See my graphs',
  handIn: 'Hand in this graph',
  notHandedIn: 'Not handed in yet',
} as const;
