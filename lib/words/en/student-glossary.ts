import {
  ALL_TASKS_MVP_POINTS,
  GRAPH_MVP_POINTS,
  MAX_CARD_MVP_POINTS,
  MIN_CARD_MVP_POINTS,
} from '@/lib/domain/week/week-tasks';

/** Terms explained for students, in their words. */
export const STUDENT_GLOSSARY = {
  mvp: {
    word: 'MVP points',
    means:
      `You earn them when you finish work: ${MIN_CARD_MVP_POINTS} to ${MAX_CARD_MVP_POINTS} for a ` +
      `whole score card, ${GRAPH_MVP_POINTS} for a graph, and ${ALL_TASKS_MVP_POINTS} for all five ` +
      'tasks.',
  },
} as const;
