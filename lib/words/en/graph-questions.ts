import type { GraphType } from '@/lib/domain/graphs/graph-names';

/**
 * What a class is asked that looks at graphs together. None names a number or a player, so each
 * fits whatever graph is shown.
 */
type Questions = {
  /** About two graphs of two students, A and B. */
  readonly two: readonly [string, ...string[]];
  /** About one graph. */
  readonly one: readonly [string, ...string[]];
  /** For a student, about a graph of this week and one of a week before. */
  readonly weeks: string;
};

export const GRAPH_QUESTIONS: Readonly<Record<GraphType, Questions>> = {
  circle: {
    two: [
      'Can a small slice in A stand for more than a big slice in B? How?',
      'Which graph comes closer to equal slices? What does that tell us?',
    ],
    one: [
      'About what part of the whole is the biggest slice? How can you tell without the numbers?',
      'Which slices together make about one half?',
    ],
    weeks: 'Which slice grew the most? Did its number grow too?',
  },
  'stacked-bar': {
    two: [
      'Which graph has the longest bar? Read the numbers on the side before you say.',
      'Which piece makes the bars of A and B so different?',
    ],
    one: [
      'Which piece makes the longest bar so long?',
      'What would change if we took one piece away from every bar?',
    ],
    weeks: 'Which bar changed the most, and which of its pieces did it?',
  },
  'multiple-line': {
    two: [
      'Which line goes up and down the most? Look at the numbers on the side first.',
      'Do lines cross in A? In B? What does it mean when two lines cross?',
    ],
    one: [
      'Which line would you trust most for next week? Why?',
      'Which line changes the most from week to week? How can you tell?',
    ],
    weeks: 'What does the new week add to each line? Is it what you thought?',
  },
  'stem-and-leaf': {
    two: [
      'Where are most of the leaves in A? And in B?',
      'Which plot is more spread out? How can you see it?',
    ],
    one: [
      'Which number is in the middle? How did you find it?',
      'Which stem has the most leaves? What does that tell us?',
    ],
    weeks: 'Are there new leaves? Where did they land?',
  },
  histogram: {
    two: [
      'Which graph is more spread out? What in the bars tells you?',
      'What would A look like with the bins of B?',
    ],
    one: [
      'Where are most of the games? What does that say?',
      'What would change if each bin were twice as wide?',
    ],
    weeks: 'Did a bar grow? Is the shape still the same?',
  },
  'scatter-plot': {
    two: [
      'In which graph do the two numbers go together more? How can you tell?',
      'Is there a dot far from the others? What may have happened in that game?',
    ],
    one: [
      'Does one number grow when the other one does? How can you tell?',
      'Which dot surprises you? Why?',
    ],
    weeks: 'Do the new dots fit in with the old ones?',
  },
  'box-and-whisker': {
    two: [
      'Which box is longer? What does that say about the middle half of the games?',
      'Which median is higher? By how much?',
    ],
    one: [
      'Which part of the box is the longest? Does it hold the most games?',
      'What does the line in the box tell us?',
    ],
    weeks: 'Did the median move, or only the whiskers?',
  },
};

/** About one graph of which no one has said what kind it is. */
export const ANY_GRAPH_QUESTIONS = [
  'What do you see first? What do you see only after a while?',
  'What does this graph tell us that a list of numbers does not?',
] as const;

export function questionsAbout(type: string, of: 'one' | 'two'): readonly string[] {
  return Object.hasOwn(GRAPH_QUESTIONS, type)
    ? GRAPH_QUESTIONS[type as GraphType][of]
    : ANY_GRAPH_QUESTIONS;
}

export const MAX_GRAPH_QUESTION = 200;
export const SAME_SCALE = 'Same scale';
export const ON_ONE_SCALE = 'Both graphs now have the same scale.';
export const ON_OWN_SCALES = 'Each graph has its own scale again.';

/** Why there is nothing to switch. */
export const WHY_NO_ONE_SCALE = {
  'no-scale': 'A circle graph has no scale: a whole circle is always 360 degrees.',
  'no-numbers':
    'To give both the same scale, each graph needs its numbers. One of these is a picture without them.',
  'other-numbers': 'The numbers of one graph don’t say enough to draw it again on the same scale.',
} as const;

export const ONLY_FROM_GALLERY =
  'A question for Tuesday needs a graph from the class gallery. Share this one with the class first.';
export const QUESTION_NEEDED = 'Please write the question, or choose one.';
