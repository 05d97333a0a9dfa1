import type { GraphQuestions } from './graphs/graph-words';

/** Questions for the class about a graph of unknown type. */
export const ANY_GRAPH_QUESTIONS = [
  'What do you see first? What do you see only after a while?',
  'What does this graph tell us that a list of numbers does not?',
] as const;

/** `questions` are those of all types. A graph's type may be none of them. */
export function questionsAbout(
  questions: Readonly<Record<string, GraphQuestions>>,
  type: string,
  of: 'one' | 'two',
): readonly string[] {
  return (Object.hasOwn(questions, type) && questions[type]?.[of]) || ANY_GRAPH_QUESTIONS;
}

export const sameScaleText = (): string => 'Same scale';
export const nowOnOneScaleText = (): string => 'Both graphs now have the same scale.';
export const nowOnOwnScalesText = (): string => 'Each graph has its own scale again.';

export const WHY_NO_ONE_SCALE = {
  'no-scale': 'A circle graph has no scale: a whole circle is always 360 degrees.',
  'no-numbers':
    'To give both the same scale, each graph needs its numbers. ' +
    'One of these is a picture without them.',
  'other-numbers': 'The numbers of one graph don’t say enough to draw it again on the same scale.',
} as const;

export const tuesdayQuestionNeedsGalleryText = (): string =>
  'A question for Tuesday needs a graph from the class gallery. ' +
  'Share this one with the class first.';
export const questionNeededText = (): string => 'Please write the question, or choose one.';
