import {
  ALL_GRAPH_TYPES_STICKER_REASON,
  ALL_TASKS_STICKER_REASON,
  CLOSE_GUESS_STICKER_REASON,
  FIXED_MISTAKE_STICKER_REASON,
  PRACTICE_STICKER_REASON,
  PRESET_TEACHER_STICKER_REASONS,
  type PresetTeacherStickerReason,
  SHARED_GRAPH_STICKER_REASON,
  type StickerShape,
} from '@/lib/domain/team/stickers';
import { listOfText } from './numbers';

const KINDS: Readonly<Record<PresetTeacherStickerReason, string>> = {
  'kept-trying': 'Seguiste intentando hasta que te salió.',
  'clear-working': 'Mostraste cada paso de tu trabajo.',
  'helped-classmate': 'Ayudaste a alguien de la clase.',
  'found-own-mistake': 'Encontraste un error y lo corregiste.',
  'good-question': 'Hiciste una buena pregunta.',
  'explained-well': 'Lo explicaste para que los demás entendieran.',
};
export const stickerKindText = (kind: PresetTeacherStickerReason): string => KINDS[kind];

const EARNED: Readonly<Record<string, string>> = {
  [ALL_TASKS_STICKER_REASON]: 'Terminaste todas las tareas de la semana.',
  [PRACTICE_STICKER_REASON]: 'Todavía sabías lo que aprendiste hace semanas.',
  [FIXED_MISTAKE_STICKER_REASON]: 'Corregiste un error que se veía en tus líneas.',
  [CLOSE_GUESS_STICKER_REASON]: 'Calculaste a ojo y quedaste a 1 punto o menos.',
  [SHARED_GRAPH_STICKER_REASON]: 'Hiciste una gráfica que tu clase puede ver en la galería.',
  [ALL_GRAPH_TYPES_STICKER_REASON]: 'Entregaste los siete tipos de gráfica.',
};

export function stickerReasonText(reason: string, byHand: boolean): string {
  const earned = EARNED[reason];
  if (earned && !byHand) return earned;
  const kind = PRESET_TEACHER_STICKER_REASONS.find((id) => id === reason);
  if (kind) return KINDS[kind];
  return byHand ? reason : 'Por tu buen trabajo.';
}

export const SHELF_WORDS_BY_STICKER_SHAPE: Readonly<
  Record<StickerShape, { name: string; how: string }>
> = {
  shield: {
    name: 'Un error superado',
    how: 'Escribe tus líneas y corrige la que todavía no está bien.',
  },
  star: {
    name: 'Una semana con todas las tareas',
    how: 'Termina todas las tareas de una semana.',
  },
  flag: {
    name: 'Un cálculo a 1 punto o menos',
    how: 'En una hoja, calcula primero a ojo y acércate mucho.',
  },
  rings: {
    name: 'Tres de hace semanas',
    how: 'Contesta tres preguntas en Mis matemáticas.',
  },
  hexagon: { name: 'De tu profe', how: 'Tu profe la da por un buen trabajo.' },
  pie: {
    name: 'Una gráfica en la galería',
    how: 'Entrega una gráfica que tu profe comparta con la clase.',
  },
  heptagon: {
    name: 'Los siete tipos de gráfica',
    how: 'Entrega una gráfica de cada tipo.',
  },
};
export const shelfTitle = (): string => 'Cada forma dice lo que aprendiste';
export const whoSeesShelfText = (): string =>
  'Esta repisa la ven tú y tu profe. Tu clase no ve tus calcomanías.';
export const stickerCountText = (count: number): string => `× ${count}`;
export const stickerWeeksText = (weeks: readonly number[]): string =>
  `${weeks.length === 1 ? 'semana' : 'semanas'} ${listOfText(weeks.map(String))}`;

export const helmetFullText = (most: number): string =>
  `En un casco caben ${most} calcomanías. Quite una para dar otra.`;

export const stickerReasonMissingText = (): string =>
  'Diga en pocas palabras por qué es la calcomanía.';

export const keepOnHelmetText = (): string => 'Deja la calcomanía dentro del casco.';
