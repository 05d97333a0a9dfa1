import type { PositionCode } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { TimeUnit } from '../en/lineup';
import { localFootballTermName } from './names';
import { countText, listOfText } from './numbers';
import { POSITION_WORDS } from './positions';

export const gamesOfWeekOverText = (week: number): string =>
  `Los partidos de la semana ${week} ya terminaron, así que esta alineación no puede cambiar.`;

export const lineupFixedSinceGamesSeenText = (week: number): string =>
  `Ya viste los partidos de la semana ${week}, así que esta alineación no puede cambiar.`;

export const FIRST_LINEUP = {
  title: 'Aquí está tu primera alineación',
  before: 'Cambia a tus titulares antes de ver los partidos.',
  change: 'Cambiar titulares',
  keep: 'Dejarla así y ver los partidos',
} as const;

export const nextWeekOnlyText = (): string =>
  'Solo puedes elegir la alineación de la próxima semana.';

export const lockedNowText = (week: number): string =>
  `La alineación de la semana ${week} ya está cerrada.` +
  `${week >= FINAL_WEEK ? '' : ` Podrás elegir la siguiente cuando se abra la semana ${week}.`}`;

export const lineupFixedSinceWeekWasOpenText = (week: number): string =>
  `La semana ${week} ya estuvo abierta y se podían ver sus partidos. Por eso esta alineación ` +
  'se queda como está.';

export const rosterTooSmallText = (): string =>
  'A tu equipo le faltan jugadores para llenar todos los lugares. Primero elígelos en el draft.';

export const lineupFixedSinceGamesOverText = (): string =>
  'Estos partidos ya terminaron, así que esta alineación no puede cambiar.';

export const lineupChangesPausedText = (): string => 'Ahora no puedes cambiar alineaciones.';

/** "Yardas por carrera y por recepción en las semanas 4, 5 y 6". */
export function recentNumbersShortAndWholeTitle(
  position: PositionCode,
  weeks: readonly number[],
): { short: string; whole: string } | null {
  const { short, whole } = POSITION_WORDS[position].lately;
  if (weeks.length === 0) return null;
  const when = weeks.length === 1 ? 'la semana' : 'las semanas';
  return { short, whole: `${whole} en ${when} ${listOfText(weeks.map(String))}` };
}

export const unreadableLineupText = (week: number): string =>
  `No podemos leer tu alineación de la semana ${week}. No es culpa tuya y no se borró nada. ` +
  'Avísale a tu profe.';

export const LINEUP = {
  starts: 'Titular',
  noPoints: 'Sin partido, 0 puntos.',
  noPointsNoOne: 'Sin partido, 0 puntos. Nadie de tu banca puede entrar.',
  weMadeIt: 'La hicimos por ti.',
  eightStart: 'Solo los ocho titulares ganan puntos.',
  gamesOver: 'Estos partidos ya terminaron, así que esta alineación no puede cambiar.',
  change: 'Cambiar',
  saved: 'Tu alineación está guardada.',
  madeForYou: 'Hicimos esta alineación por ti. Cámbiala o déjala así.',
  backToTasks: 'Volver a mis tareas',
  keep: 'Dejar esta alineación',
  unreadable: 'no se puede leer',
  noGame: 'sin partido',
  saving: 'Guardando',
  putIn: 'Poner',
  lookInDraft: 'Buscar en el draft',
  noOne: 'Nadie todavía',
  noData: 'No tenemos datos de este jugador.',
  bye: 'Libre: sin partido',
  locked: 'Esta alineación está cerrada',
} as const;

export const pointsToWorkOutTitle = (week: number): string => `Semana ${week}: puntos por calcular`;
export const lineupForText = (week: number): string => `Alineación para la semana ${week}`;
export const lineupLocksText = <Part>(deadline: Part): readonly (string | Part)[] => [
  'Se cierra: ',
  deadline,
];
const UNITS: Readonly<Record<TimeUnit, string>> = {
  day: 'día',
  hour: 'hora',
  minute: 'minuto',
  second: 'segundo',
};
/** "2 días". */
export const timeAmountWithUnitText = (value: number, unit: TimeUnit): string =>
  countText(value, UNITS[unit]);
export const timeLeftText = (time: string): string => `en ${time}`;
export const whoPlaysSlotTitle = (slot: string): string =>
  `${localFootballTermName(slot)}: ¿quién juega?`;
export const swapWithSlotLabel = (slot: string): string =>
  `Cambiar con ${localFootballTermName(slot)}`;
export const swapInText = (player: string): string => `Poner a ${player}`;
export const playerHasByeText = (player: string): string => `${player} tiene la semana libre.`;
export const savedAtText = (time: string): string => `Se guardó: ${time}`;
export const savedPlaysText = (time: string, player: string, slot: string): string =>
  `Se guardó (${time}): ${player} juega. Lugar: ${localFootballTermName(slot)}.`;
