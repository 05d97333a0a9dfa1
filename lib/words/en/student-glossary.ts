import {
  ALL_TASKS_AWARD,
  GRAPH_AWARD,
  MAX_CARD_AWARD,
  MIN_CARD_AWARD,
} from '@/lib/domain/week/week-tasks';

/** Terms explained for students, in their words. */
export const STUDENT_GLOSSARY = {
  mvp: {
    word: 'MVP points',
    means:
      `You earn them when you finish work: ${MIN_CARD_AWARD} to ${MAX_CARD_AWARD} for a ` +
      `whole score card, ${GRAPH_AWARD} for a graph, and ${ALL_TASKS_AWARD} for all five ` +
      'tasks.',
  },
} as const;
