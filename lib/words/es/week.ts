import type { NextWeekOpening } from '@/lib/domain/calendar/clock';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import { dayAndTimeText } from './dates';

const TITLES: Readonly<Record<WeekTaskNumber, string>> = {
  1: 'Resúmenes',
  2: 'Calcular puntos',
  3: 'Subir gráficas',
  4: 'Tabla de posiciones',
  5: 'Elegir alineación',
};
export const taskTitle = (task: WeekTaskNumber): string => TITLES[task];

const DESCRIPTIONS: Readonly<Record<WeekTaskNumber, (week: number) => string>> = {
  1: (week) =>
    'Mira lo que hicieron tus jugadores en ' +
    `${week === FINAL_WEEK ? 'la última semana de la temporada' : `la semana ${Math.max(week, 1)}`}.`,
  2: () => 'Calcula los puntos de cada titular y de tu equipo.',
  3: () => 'Haz una gráfica con tus datos y súbela para ganar puntos MVP.',
  4: () => 'Mira cómo va tu equipo en tu liga.',
  5: (week) =>
    `Elige a tus titulares para la ${week === FINAL_WEEK ? 'próxima semana' : `semana ${week + 1}`}.`,
};
export const taskDescriptionText = (task: WeekTaskNumber, week: number): string =>
  DESCRIPTIONS[task](week);

export const lessonFinishedText = (graph: string, firstTry: number, steps: number): string => {
  const done = `Lección “${graph}” lista`;
  if (firstTry === 0) return `${done}: seguiste hasta encontrar las ${steps}.`;
  return `${done}: ${firstTry === steps ? 'las ' : `${firstTry} de `}${steps} al primer intento.`;
};

export const seasonIsPlayedText = (): string =>
  'Ya se jugó la última semana. No hay otra alineación que elegir.';
export const lineupTaskLockedText = (week: number, due: string): string =>
  `Se cerró: ${due}. ${nextLineup(week)}`;

const nextLineup = (week: number): string =>
  week >= FINAL_WEEK
    ? 'Fue la última de la temporada.'
    : `La siguiente se abre con la semana ${week}.`;
export const afterFirstGamesText = (): string => 'Empieza después de los primeros partidos.';
export const finishDraftFirstText = (): string => 'Primero termina tu draft.';

export const atKickoffText = (moment: string): string => `${moment}, al empezar el partido`;
export const locksEarlyText = (moment: string): string =>
  `Se cierra antes que lo demás: ${moment}.`;

export const lineupLockedText = (week: number, due: string): string =>
  `Se cerró: ${due}. ${nextLineup(week)}`;
export const lineupLockedMeanwhileText = (): string => 'Se cerró hace un momento.';

export function newBoxScoresText({ week, at, by }: NextWeekOpening, timeZone: string): string {
  if (by === 'teacher') return `Los nuevos resúmenes salen cuando tu profe abra la semana ${week}.`;
  if (!at || by === 'operator')
    return `Los nuevos resúmenes salen cuando se abra la semana ${week}.`;
  const games = by === 'games' ? ', si los partidos ya terminaron' : '';
  return `Los nuevos resúmenes salen el ${dayAndTimeText(at, timeZone)}${games}.`;
}

export const firstBoxScoresText = (): string =>
  'Los primeros resúmenes salen cuando se abra la semana 1. Entonces calcularás tus primeros ' +
  'puntos.';

export const dueAfterPauseText = (): string => 'después de la pausa';

export const weekUnreadableText = (): string =>
  'No podemos leer lo guardado de esta semana. No se borró nada. Avísale a tu profe.';
export const WEEK_UNREADABLE_STEP = {
  title: 'Avísale a tu profe',
  text:
    'Algo anda mal con las tareas de esta semana. Tu equipo y tus otras páginas todavía ' +
    'funcionan.',
};
export const weekOfStudentUnreadableText = (): string =>
  'No se puede leer lo guardado de esta semana, así que no se muestra. No se cambió nada. ' +
  'Avise a la persona que maneja esta aplicación.';

export const ticksItselfText = (): string => 'Esta tarea se marca sola cuando la terminas.';

export const notPlayedYetText = (): string => 'Esa semana todavía no se juega.';

export const beforeYouJoinedText = (week: number): string =>
  `La semana ${week} fue antes de que llegaras, así que no cuenta para ti. Tu profe puede abrirla.`;

export const cardsWorkedOutText = (done: number, all: number): string => `${done} de ${all} listas`;
