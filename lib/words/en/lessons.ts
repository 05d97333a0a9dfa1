import type { LessonStep } from '@/lib/domain/graphs/lesson';
import type { LessonHint, NumberTag } from '@/lib/domain/graphs/lesson-hints';
import type { HintWords } from './hints';

export const LESSONS_LATER =
  'Lessons use your own players’ numbers. They open after the first games.';

export const LESSONS_PAUSED =
  'You can’t start a new lesson right now. You can look at those you’ve begun.';

const RUNGS: Readonly<Record<NonNullable<LessonHint['rung']>, string>> = {
  nudge: 'An idea to start with',
  sibling: 'The same with other numbers',
  nearly: 'Nearly there',
};

const NUMBER_MISTAKES: Readonly<Record<NumberTag, string>> = {
  'rounded-other-way':
    'You are close. Check the first digit after the decimal point. Do you round up or down?',
  'not-rounded': 'You are very close. Round to a whole number at the end.',
  'sign-turned': 'Check the sign. Is it above zero or below zero?',
};

/** A hint of a lesson for one wrong answer. */
export function lessonHintWords(
  { mistake, rung, earlier = [] }: LessonHint,
  { hints }: Pick<LessonStep, 'hints'>,
): HintWords {
  const question = mistake && (mistake.hint ?? NUMBER_MISTAKES[mistake.tag]);
  const text = [question, rung && hints[rung]].filter(Boolean).join(' ');
  return {
    title: rung ? RUNGS[rung] : 'Have a look at this',
    text,
    ...(earlier.length > 0
      ? { earlier: earlier.map((each) => ({ title: RUNGS[each], text: hints[each] })) }
      : {}),
  };
}

export const LESSON_GRAPH_READY =
  'You found all that is in it, so it is finished. Hand it in as a graph of yours.';
export const LESSON_GRAPH_THERE = 'You handed in this graph. It is with your other graphs.';
export const HANDED_IN = 'Your graph is handed in. Your teacher can see it now.';
export const HAND_IN_PAUSED = 'You can’t hand in graphs right now. This one waits for you here.';
export const OUT_OF_REACH =
  'We couldn’t load this part. Check the Wi-Fi, then try again. Your work is saved.';
/** Begins what is said about the graph to whoever does not see it. */
export const MADE_IN_LESSON = 'Worked out in a lesson of nine steps.';
