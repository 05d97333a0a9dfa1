import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { countText, ordinalText } from './numbers';
import { weekInSentence } from './week-names';

export const BOARDS = {
  howClose: '¿Qué tan cerca están?',
  sameGames: 'Los mismos partidos',
  allTogether: 'Todo junto',
  onlyYou: 'Un equipo cuenta cuando sus hojas están bien. Solo tú ves tu nivel.',
  howYouGot: 'De dónde salieron tus puntos',
  team: 'equipo',
  teams: 'equipos',
  aDrawing: 'Un dibujo. La lista de abajo dice lo mismo con palabras.',
  notYet: 'todavía no',
  cardNotOpened: 'Todavía no abres tu hoja de puntos de esta semana.',
  goToCard: 'Ir a mi hoja de puntos',
  earlierWeeks: 'Semanas anteriores',
  firstMvpPoints: 'Termina una hoja de puntos y aquí verás tus primeros puntos MVP.',
  change: 'Cambio',
  none: 'ninguno',
  sum: 'Suma',
  minus: 'menos',
  photoFinish: 'Final de fotografía',
  runFinish: 'Ver el final de fotografía',
  runAgain: 'Ver otra vez',
  seeRanks: 'Ver los lugares',
  rank: 'Lugar',
  you: 'tú',
  tie: 'empate',
  leaderboards: 'Tabla de posiciones',
  seasonNotStarted: 'La temporada no ha empezado',
  notInLeague: 'Todavía no estás en una liga',
  backToDashboard: 'Volver a mi inicio',
  afterFirstGames: 'Después de los primeros partidos verás cómo van los equipos de tu clase.',
  joinFirst: 'Entra a tu clase en tu inicio. Después verás aquí a sus equipos.',
  notOnBoard: 'Ahora no están en esta tabla',
  whenOnBoard:
    'Un equipo necesita por lo menos nueve pasos en cada par de semanas. Aparece en esta tabla ' +
    'cuando acierta más que antes al primer intento.',
  yourTeamNotOnBoard: 'Tu equipo ahora no está en esta tabla',
} as const;

export const BOARD_WORDS = {
  week: {
    tab: 'Una semana',
    lead: 'Los puntos de un equipo son las respuestas que calculó bien en la semana.',
  },
  season: { tab: 'Temporada', lead: 'La suma de los puntos de todas las semanas.' },
  mvp: {
    tab: 'Puntos MVP',
    lead:
      'Ganas puntos MVP por terminar hojas de puntos, gráficas y semanas con las cinco tareas ' +
      'hechas.',
  },
  accuracy: {
    tab: 'Más progreso',
    lead:
      '¿Quién acierta más que antes al primer intento? Comparamos las dos últimas semanas con ' +
      'las dos anteriores.',
  },
} as const;
type BoardKey = keyof typeof BOARD_WORDS;

export const seasonInSentence = (season: number): string => `temporada ${season}`;

type Choice = { readonly board: BoardKey; readonly week: number | null; readonly finish?: boolean };
export function boardName({ board, week, finish }: Choice): string {
  const weekName = week === null ? 'última semana' : weekInSentence(week);
  const { tab } = BOARD_WORDS[board];
  const name = board === 'week' ? weekName : `${tab.charAt(0).toLowerCase()}${tab.slice(1)}`;
  return finish ? `${name}, final de fotografía` : name;
}
export const leaderboardsPageTitle = (board: string): string => `Posiciones: ${board}`;
export const teamsOfLeagueLabel = (league: string, when: string): string =>
  `Equipos de ${league}, ${when}`;
export const otherTeamsOfLeagueLabel = (league: string): string =>
  `Equipos de ${league}, todos los demás lugares`;

export function boardUnitText(
  board: BoardKey,
  { wholeNumber, numerator }: Pick<MixedNumber, 'wholeNumber' | 'numerator'>,
): string {
  if (board === 'accuracy') return 'de mejora';
  const point = wholeNumber === 1 && numerator === 0 ? 'punto' : 'puntos';
  return board === 'mvp' ? `${point} MVP` : point;
}

/** For example "A", "A y B", or "A y 2 más". */
export function namesAndMoreText(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} y ${second}` : `${first} y ${names.length - 1} más`;
}

type Place = { readonly rank: number; readonly tied: boolean };
/** For example "Vas en 2.º lugar de 24 equipos, con empate". */
export const ownRankText = ({ rank, tied }: Place, teams: number): string =>
  `Vas en ${ordinalText(rank)} lugar de ${countText(teams, 'equipo')}${tied ? ', con empate' : ''}`;
/** For example "Vas 3/8 puntos detrás de Quick Owls." */
export const pointsAheadOrBehindText = <Part>(
  gap: Part,
  unit: string | null,
  where: 'behind' | 'ahead',
  teams: Part,
): readonly (string | Part)[] => [
  'Vas ',
  gap,
  `${unit === null ? '' : ` ${unit}`} ${where === 'ahead' ? 'adelante de' : 'detrás de'} `,
  teams,
  '.',
];
export const rankWithTeamNamesLabel = (rank: number, teams: readonly string[]): string =>
  `Lugar ${rank}, ${teams.join(', ')}`;

/** A level has an article, and the name of a class's own formulas has none. */
const withArticle = (rule: string): string => (rule.startsWith('nivel ') ? `el ${rule}` : rule);
export const boardScoringRulesText = (rules: readonly string[]): string =>
  `La misma regla para todos los equipos: la tabla usa ${rules.map(withArticle).join(' y ')}.`;
export const ownAndBoardPointsText = <Part>(own: Part, board: Part): readonly (string | Part)[] => [
  'Lo tuyo: ',
  own,
  '. En la tabla: ',
  board,
];
export const ownPointsColumnLabel = (rule: string): string => `tú, ${rule}`;
export const boardPointsColumnLabel = (rule: string): string => `tabla, ${rule}`;
export const pointsOnBoardText = <Part>(counted: Part): readonly (string | Part)[] => [
  counted,
  ' en la tabla',
];
/** For example "4 1/10 para alcanzar a Turbo Robots." */
export const pointsToCatchTeamText = <Part>(gap: Part, team: Part): readonly (string | Part)[] => [
  gap,
  ' para alcanzar a ',
  team,
  '.',
];

export const cardNotStartedText = (week: number): string =>
  `Todavía no empiezas tu hoja de puntos de la semana ${week}.`;
export const noCardText = (week: number): string =>
  `No tienes hoja de puntos de la semana ${week}.`;
export const finishWeekLabel = (week: number): string => `Terminar la semana ${week}`;
export const stepsDoneText = (steps: number): string =>
  `${steps} de ${STEPS_PER_CARD} pasos listos`;
export const youInWeekText = <Part>(week: number, points: Part): readonly (string | Part)[] => [
  `Tú en la semana ${week}: `,
  points,
];

export const ACCURACY_STATES = {
  ranked: 'Aciertas más que antes al primer intento. ¡Muy bien!',
  level:
    'Aquí salen los equipos que aciertan cada vez más al primer intento. ' +
    'El tuyo puede ser el próximo.',
  few:
    'Necesitas por lo menos nueve pasos en cada par de semanas. ' +
    'Entonces tu equipo puede entrar en esta tabla.',
  early: 'Esta tabla empieza en la semana 4, cuando hay dos pares de semanas para comparar.',
} as const;
export const weeksComparedText = (from: number, to: number): string => `Semanas ${from} y ${to}`;
export const stepsRightOnFirstTryText = (right: number, tried: number): string =>
  `${right} de ${countText(tried, 'paso')} bien al primer intento`;

type FinishWeek = { readonly week: number; readonly fromStart: boolean };
/** After "Ver el final de fotografía". */
export const runPhotoFinishSuffix = ({ week, fromStart }: FinishWeek): string =>
  fromStart ? `de la semana ${week} hasta ahora` : `de la semana ${week - 1} a la ${week}`;
export const photoFinishIntroText = ({ week, fromStart }: FinishWeek, isLatest: boolean): string =>
  `${fromStart ? `Semana ${week}` : `De la semana ${week - 1} a la ${week}`}` +
  `${isLatest ? ' hasta ahora' : ''}: tú y los equipos junto a ti`;
export const photoFinishWeeksLabel = ({ week, fromStart }: FinishWeek): string =>
  fromStart ? `Semana ${week} hasta ahora` : `De la semana ${week - 1} a la ${week}`;

export const aloneOnBoardText = (weeks: number): string =>
  weeks === 0
    ? 'Mientras llegan los demás, la línea es toda tuya.'
    : `Mientras llegan los demás, aquí estás tú con ${countText(weeks, 'semana')} ` +
      `${weeks === 1 ? 'tuya' : 'tuyas'}.`;
export const OWN_WEEKS = {
  first: 'Tu equipo es el primero en la tabla de esta semana.',
  title: 'Tus semanas',
  best: 'Es tu mejor semana hasta ahora.',
  othersCome:
    'Los otros equipos llegan a la línea cuando sus hojas están bien. Entonces hay un final de ' +
    'fotografía.',
} as const;
export const pointsMoreThanWeekText = <Part>(
  gap: Part,
  week: number,
): readonly (string | Part)[] => [gap, ` más que en la semana ${week}.`];
export const pointsToOwnEarlierWeekText = <Part>(
  gap: Part,
  week: number,
  isBest: boolean,
): readonly (string | Part)[] => [
  gap,
  isBest ? ` para llegar a tu mejor semana, la ${week}.` : ` para llegar a tu semana ${week}.`,
];
export const setLineupText = (week: number): string =>
  `Elegir mi alineación para la semana ${week}`;
export const ownTeamText = (name: string): string => `${name} (tú)`;
export const pointsInWeekText = (points: string, week: number): string =>
  `${points} en la semana ${week}`;
export const teamsUpCloseTitle = (teams: number, whole: number): string =>
  `${teams} equipos entre ${whole} y ${whole + 1}, vistos de cerca`;
export const gapBetweenTeamsText = <Part>(
  gap: Part,
  from: string,
  to: string,
): readonly (string | Part)[] => [gap, ` de ${from} a ${to}`];

export const pointsCountFromText = ({ week, again }: { week: number; again: boolean }): string =>
  `En esta clase tus puntos cuentan ${again ? 'otra vez ' : ''}desde la semana ${week}. ` +
  'Conservas los puntos que ganaste antes.';
export const weekBegunInOtherClassText = (week: number): string =>
  `Empezaste la semana ${week} antes de entrar a esta clase, así que tu equipo no está en esta ` +
  'tabla. Conservas los puntos que ganaste.';
