import { withTypographicMinus } from '@/lib/domain/numbers/mixed';

export const BOX_SCORES = {
  backToStarters: 'Volver a mis titulares',
  title: 'Resúmenes de los partidos',
  yourStarters: 'Tus ocho titulares',
  read: 'leído',
  seen: 'visto',
  showAll: 'Mostrar todo',
  whatWordsMean: '¿Qué significan estas palabras?',
  nextWorkOut: 'Tarea lista. Ahora calcula los puntos.',
  youHaveRead: 'Ya leíste los resúmenes.',
  workOutPoints: 'Calcular los puntos',
  iRead: 'Ya leí los resúmenes',
  atHome: 'en casa',
  visitors: 'de visita',
  player: 'Jugador',
  kicker: 'Pateador',
  defense: 'Defensa',
  onYourTeam: 'en tu equipo',
  wholeGame: 'Todo el partido',
  didNotPlay: 'no jugó',
  allRead: 'Ya leíste los ocho.',
  keys: 'Teclas: izquierda y derecha',
  turnOver: 'Voltear',
} as const;

export const NO_GAME_LABELS = {
  bye: 'Libre: sin partido',
  canceled: 'Partido cancelado',
  unknown: 'Sin datos',
  unreadable: 'No se puede leer',
} as const;

export const boxScoresOfWeekText = (week: number): string => `Resúmenes, semana ${week}`;
export const weekOfSeasonText = (week: number, season: number): string =>
  `Semana ${week}, temporada ${season}`;
const WEEKDAYS: Readonly<Record<string, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};
/** The weekday is stored in English, as it came with the game. */
export const dayAndStadiumText = (weekday: string, stadium: string): string =>
  `${WEEKDAYS[weekday] ?? weekday}, ${stadium}`;
/** "BUF en casa de MIA" is an away game. */
export const matchupText = (team: string, opponent: string, isAway: boolean): string =>
  `${team} ${isAway ? 'en casa de' : 'contra'} ${opponent}`;
export const ofPlayerText = (name: string): string => `de ${name}`;
export const seenSoFarText = (seen: number, all: number): string =>
  `${seen} de ${all} ${seen === 1 ? 'visto' : 'vistos'}.`;
export const nextTwoStartersText = (slots: string): string => `Siguen: ${slots}`;
export const offenseTableTitle = (team: string): string => `Pases, carreras y recepciones, ${team}`;

/** Nouns, because "atrapó 61 yardas" isn't said. */
export const YARDAGE_VERBS = {
  threw: 'por pase',
  ran: 'por carrera',
  caught: 'por recepción',
} as const;
export function yardsPerKindOfPlayText(parts: readonly { did: string; yards: number }[]): string {
  const words = parts.map(({ did, yards }) => `${withTypographicMinus(yards)} ${did}`).join(', ');
  return `Yardas: ${words}. Un campo mide 100 yardas.`;
}

export const YARDS_AND_PLAYS_GLOSSARY = [
  {
    word: 'Yardas',
    means:
      'Cuánto se movió el balón. Un campo mide 100 yardas. ' +
      'Si el balón va hacia atrás, el número es menor que 0.',
  },
  { word: 'Por pase', means: 'El jugador lanzó el balón y un compañero lo atrapó.' },
  { word: 'Por carrera', means: 'El jugador corrió con el balón.' },
  { word: 'Por recepción', means: 'El jugador atrapó un pase y siguió corriendo con el balón.' },
] as const;
export const TOUCHDOWN_GLOSSARY_ENTRY = {
  word: 'Touchdown',
  means:
    'Un jugador llevó o atrapó el balón en la zona de anotación, detrás de la última línea del ' +
    'campo.',
};
export const BYE_GLOSSARY_ENTRY = {
  word: 'Libre',
  means: 'Una semana en la que un equipo no tiene partido.',
};
