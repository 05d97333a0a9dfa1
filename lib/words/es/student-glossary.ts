import {
  ALL_TASKS_AWARD,
  EQUATION_AWARD,
  EQUATION_AWARD_MIN,
  GRAPH_AWARD,
} from '@/lib/domain/week/mvp';

/** Terms explained for students, in their words. */
export const STUDENT_GLOSSARY = {
  mvp: {
    word: 'Puntos MVP',
    means:
      `Los ganas cuando terminas tu trabajo: de ${EQUATION_AWARD_MIN} a ${EQUATION_AWARD} por ` +
      `una hoja de puntos completa, ${GRAPH_AWARD} por una gráfica y ${ALL_TASKS_AWARD} por ` +
      'las cinco tareas.',
  },
} as const;
