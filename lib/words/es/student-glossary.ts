import {
  ALL_TASKS_AWARD,
  GRAPH_AWARD,
  MAX_CARD_AWARD,
  MIN_CARD_AWARD,
} from '@/lib/domain/week/week-tasks';

/** Terms explained for students, in their words. */
export const STUDENT_GLOSSARY = {
  mvp: {
    word: 'Puntos MVP',
    means:
      `Los ganas cuando terminas tu trabajo: de ${MIN_CARD_AWARD} a ${MAX_CARD_AWARD} por ` +
      `una hoja de puntos completa, ${GRAPH_AWARD} por una gráfica y ${ALL_TASKS_AWARD} por ` +
      'las cinco tareas.',
  },
} as const;
