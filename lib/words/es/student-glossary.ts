import {
  ALL_TASKS_MVP_POINTS,
  GRAPH_MVP_POINTS,
  MAX_CARD_MVP_POINTS,
  MIN_CARD_MVP_POINTS,
} from '@/lib/domain/week/week-tasks';

/** Terms explained for students, in their words. */
export const STUDENT_GLOSSARY = {
  mvp: {
    word: 'Puntos MVP',
    means:
      `Los ganas cuando terminas tu trabajo: de ${MIN_CARD_MVP_POINTS} a ${MAX_CARD_MVP_POINTS} por ` +
      `una hoja de puntos completa, ${GRAPH_MVP_POINTS} por una gráfica y ${ALL_TASKS_MVP_POINTS} por ` +
      'las cinco tareas.',
  },
} as const;
