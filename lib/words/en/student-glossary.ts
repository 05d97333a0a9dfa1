import {
  ALL_TASKS_AWARD,
  EQUATION_AWARD,
  EQUATION_AWARD_MIN,
  GRAPH_AWARD,
} from '@/lib/domain/week/mvp';

/** Terms explained for students, in their words. */
export const STUDENT_GLOSSARY = {
  mvp: {
    word: 'MVP points',
    means:
      `You earn them when you finish work: ${EQUATION_AWARD_MIN} to ${EQUATION_AWARD} for a ` +
      `whole score card, ${GRAPH_AWARD} for a graph, and ${ALL_TASKS_AWARD} for all five ` +
      'tasks.',
  },
} as const;
