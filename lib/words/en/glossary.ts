import { GRID_GLOSSARY } from './class-grid';

type GlossaryEntry = { readonly word: string; readonly means: string };

/**
 * Terms for teachers: on the pages where they first appear, and all together in the teacher guide.
 */
export const TEACHER_GLOSSARY = {
  stuck: GRID_GLOSSARY.stuck,
  quiet: GRID_GLOSSARY.quiet,
  tries: GRID_GLOSSARY.tries,
  late: GRID_GLOSSARY.late,
  excused: {
    word: 'Excused',
    means:
      'You don’t ask this student for this week. It counts in no grade, and nothing changes ' +
      'on the student’s own pages.',
  },
  mvp: GRID_GLOSSARY.mvp,
  line: {
    word: 'Line',
    means:
      'One part of a formula: a number from the box score times its rate, such as 45 yards × 1/10.',
  },
  guess: {
    word: 'Guess',
    means:
      'Before adding up, students may say where on the field the sum will land. ' +
      'It’s free, and it earns no points.',
  },
  levels: {
    word: 'Level 1 and 2',
    means:
      'Two sets of formulas. Level 1 has tenths and twentieths. ' +
      'Level 2 has halves, fourths, eighths, and twenty-fourths. ' +
      'Each student has a level, and you can change it on the roster.',
  },
  formulaSet: {
    word: 'Formula set',
    means:
      'Formulas of your own for the whole class, in place of both levels: Settings, “Formulas.”',
  },
  opens: {
    word: 'Opens',
    means: 'The week’s real numbers appear, and its score card can be worked out.',
  },
  due: {
    word: 'Due',
    means:
      'From then on, work is marked late and the next lineup is locked. ' +
      'When you play along with the NFL, it locks at the week’s first kickoff if that comes ' +
      'sooner and the app knows the schedule. Score cards stay open.',
  },
  together: GRID_GLOSSARY.together,
  twin: {
    word: 'Twin',
    means:
      'The same kind of card with other numbers, to show that it works alone. ' +
      'It comes after “together,” and it’s free.',
  },
  ratings: {
    word: 'Ratings',
    means:
      'Four things about a graph, each from 0 (not yet) to 3 (all there): accuracy, labels, ' +
      'equal scale, key and claim.',
  },
  ownReference: {
    word: 'Own reference',
    means: 'A number or nickname that finds the student in your own gradebook. Only you see it.',
  },
  groups: {
    word: 'Groups',
    means:
      'Up to four students whose answers show the same mistake, with a classmate who doesn’t ' +
      'make it, if there are enough.',
  },
  weight: {
    word: 'The heaviest first',
    means: 'Sorted by how many students made the mistake, and then by how many answers show it.',
  },
  improved: {
    word: 'Most improved',
    means:
      'Compares how often first tries were right in the last two weeks with the two weeks ' +
      'before that.',
  },
  photoFinish: {
    word: 'Photo finish',
    means:
      'How far each team moved on one number line, from last week to this week. ' +
      'Where teams are close, that part is enlarged.',
  },
  canDo: {
    word: 'Can do',
    means:
      'At least eight of the last ten first tries were right, or at least 80 percent if there ' +
      'are five to nine. ' +
      'A try where we can’t tell what went wrong doesn’t count as right.',
  },
  needsHand: {
    word: 'Needs a hand',
    means:
      'At least three of the last ten first tries went wrong at this skill, and more went wrong ' +
      'than right.',
  },
} as const satisfies Readonly<Record<string, GlossaryEntry>>;
