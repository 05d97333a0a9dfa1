import type { PositionCode } from '@/lib/domain/football/positions';
import { countText } from './numbers';
import { POSITION_WORDS, positionsTitle } from './positions';

export const DRAFT = {
  findPlayers: 'Buscar jugadores',
  findName: 'Busca un nombre o un equipo',
  sortBy: 'Ordenar por',
  onlyNeeded: 'Solo lo que me falta',
  title: 'Elige a tus jugadores',
  goToLineup: 'Ir a mi alineación',
  goToTasks: 'Ir a mis tareas',
  fillRest: 'Llenar lo que falta',
  noGames: 'Todavía no hay partidos',
  noneFound: 'No se encontraron jugadores',
  tryShorter: 'Prueba con una parte más corta del nombre o elige otra posición.',
  showMore: 'Mostrar más',
  complete: '¡Tu equipo está completo!',
  setLineup: 'Ahora elige tu alineación.',
  seeNext: 'Mira lo que sigue.',
  fillEach: 'Llena cada posición. O elegimos el resto por ti.',
  fillEachFree: 'Llena cada posición. O elegimos el resto por ti (sin hacer reportes).',
  backToList: 'Volver a la lista',
  teamDefense: 'Defensa del equipo',
  points: 'puntos',
  pointsPerGame: 'Puntos por partido',
  onYourTeam: 'En tu equipo',
  perGame: 'por partido',
  scout: 'Hacer reporte',
  letGo: 'Soltar',
  pick: 'Elegir',
  myTeam: 'Mi equipo',
  noOneYet: 'nadie todavía',
  positions: 'Posiciones',
  teamFull: 'Tu equipo está completo. Todavía puedes cambiar jugadores.',
  otherPlayer: 'También puedes hacer el reporte de otro jugador.',
  weekByWeek: 'Semana por semana',
  week: 'Semana',
  game: 'Partido',
  all: 'Todos',
  words: 'Palabras',
  allWords: 'Ver todas las posiciones y palabras',
  noGamesYet: 'La temporada no ha empezado, así que todavía no hay partidos.',
} as const;

export const draftOfText = (position: PositionCode): string =>
  `Draft: ${POSITION_WORDS[position].many}`;

export const DRAFT_SORTS = {
  best: 'Los mejores',
  name: 'Nombre',
  team: 'Equipo',
  games: 'Partidos jugados',
} as const;

export const nextPositionText = (positions: string): string => `Siguiente: ${positions}`;
export const positionsOfSeasonText = (position: PositionCode, season: number): string =>
  `${positionsTitle(position)} de la temporada ${season}`;
export const totalsThroughText = (week: number): string => `Totales, semanas 1 a ${week}`;
export const shownCountText = (rows: number, found: number): string =>
  `Se muestran ${rows} de ${found}`;

export const pickPlayerText = (player: string): string => `Elegir a ${player}`;
export const letGoPlayerText = (player: string): string => `Soltar a ${player}`;
export const byeInText = (week: number): string => `Libre en la semana ${week}`;
export const nowOnTeamText = (player: string): string => `${player} está en tu equipo.`;
export const noLongerOnTeamText = (player: string): string => `${player} ya no está en tu equipo.`;
export const playsInsteadText = (starter: string, player: string): string =>
  `${starter} juega en lugar de ${player} en tu próxima alineación.`;

export const draftedPlayerCountText = (players: number): string =>
  countText(players, 'jugador', 'jugadores');
export const needsText = (players: number): string =>
  `${players === 1 ? 'Falta' : 'Faltan'} ${players}`;

export const practiceTwinText = (player: string): string => `Uno parecido: ${player}`;
export const scoutText = (player: string): string => `Reporte de ${player}`;
export const scoutingTaskText = (formulas: string): string =>
  `Calcula los puntos con tus fórmulas (${formulas}). Después verás los puntos por partido.`;
export const pointsForPlayerLabel = (player: string): string => `Puntos de ${player}`;
export const pointsInGamesText = <Part>(
  points: Part,
  games: number,
): readonly (string | Part)[] => [
  points,
  games === 1
    ? ' puntos en 1 partido.'
    : ` puntos en ${games} partidos, repartidos en partes iguales.`,
];

export const NO_GAME_REASONS = {
  bye: 'Todo el equipo tuvo la semana libre',
  'no-game': 'El equipo jugó sin este jugador',
  canceled: 'La NFL canceló el partido',
  unknown: 'No tenemos datos de este jugador',
  unreadable: 'No podemos leer los números de este partido. No entra en las sumas de abajo',
} as const;

const GAME_STATES = {
  bye: 'Libre',
  'no-game': 'No jugó',
  unknown: 'Sin datos',
  canceled: 'Cancelado',
  unreadable: 'No se puede leer',
} as const;
type Game = {
  readonly game: keyof typeof GAME_STATES | 'played';
  readonly opponent: string | null;
  readonly homeOrAway: 'HOME' | 'AWAY' | null;
};
export function opponentOrNoGameText({ game, opponent, homeOrAway }: Game): string {
  if (game !== 'played') return GAME_STATES[game];
  return `${homeOrAway === 'AWAY' ? 'en casa de' : 'contra'} ${opponent ?? ''}`.trim();
}

export const DRAFT_GLOSSARY = [
  {
    word: 'Touchdown (TD)',
    means:
      'Llevar el balón a la zona de anotación del otro equipo. Es la anotación más grande del ' +
      'fútbol americano.',
  },
  {
    word: 'Libre',
    means:
      'Una semana en la que un equipo no juega. Cada equipo tiene una. ' +
      'Esa semana sus jugadores suman 0 puntos.',
  },
  {
    word: 'Reporte de jugador',
    means:
      'Calcular a mano los puntos del último partido de un jugador. ' +
      'Después puedes ver sus puntos por partido.',
  },
  {
    word: 'Puntos por partido',
    means:
      'Los puntos de todos los partidos hasta ahora, repartidos en partes iguales entre los ' +
      'partidos.',
  },
] as const;
