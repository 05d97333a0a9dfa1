import { countText, ordinalText } from './numbers';

/** On the parts of a card that load when a student starts to work, and on a finished card. */
export const WORK_VIEWS = {
  commonDenominator: 'Busca un común denominador',
  partsInWhole: 'Partes en un entero',
  fits: 'encaja',
  yourGroups: 'Tus grupos',
  playersFirst: 'Primero van tus jugadores',
  stillOpen: 'por hacer',
  nextTask: 'Ir a mi siguiente tarea',
  myMath: 'Mis matemáticas',
  onTheWay: 'Lo que descubriste en el camino',
  longestWay: 'El camino más largo',
  mistakeBeaten: 'Un error que superaste',
  before: 'antes',
  now: 'ahora',
  together: 'Lo resolviste junto con la aplicación.',
  newNumbers: 'Números nuevos',
  points: 'puntos',
  rightFirst: 'Bien en el primer intento',
  teamTotal: 'Total del equipo',
  earned: 'Puntos MVP ganados',
} as const;

/** For the strip that finds a common denominator. */
export const cutWholeText = (parts: number): string => `Corta un entero en ${parts} partes`;
export const linesFittingPartsText = (parts: number, fitting: number, lines: number): string =>
  `${parts} partes, ${fitting === 1 ? 'encaja' : 'encajan'} ${fitting} de ${lines} fracciones`;
export const denominatorDoesNotFitText = (denominator: number): string =>
  `${denominator} todavía no encaja`;

export const playerInGroupText = (player: string, letter: string): string =>
  `${player} en el grupo ${letter}`;
/** `values` are in words. */
export const starterGroupLabel = (letter: string, values: readonly string[]): string =>
  `Grupo ${letter}, ${values.join(' más ')}`;

export const playersLeftBeforeTeamTotalText = (players: number): string =>
  `${players === 1 ? 'Falta 1 jugador' : `Faltan ${players} jugadores`}. ` +
  'Después puedes sumar el equipo.';
export const weekWorkedOutTitle = (week: number): string => `Ya calculaste la semana ${week}`;
/** For example "Lo encontraste en el 3.er intento." */
export const foundOnTryText = (tries: number): string =>
  `Lo encontraste en el ${ordinalText(tries)} intento.`;
const PLAYS = { threw: 'lanzó pases por', ran: 'corrió', caught: 'atrapó pases por' } as const;
/** For example "Tua Tagovailoa lanzó pases por 2 31/50 campos". A field is 100 yards. */
export function yardsInFieldsText<Part>(
  { player, play, yards }: { player: string; play: keyof typeof PLAYS; yards: number },
  fields: Part,
): readonly (string | Part)[] {
  const unit = yards > 100 ? ' campos' : yards === 100 ? ' campo' : ' de un campo';
  return [`${player} ${PLAYS[play]} `, fields, unit];
}
export const yardsAndFieldLengthText = (yards: number): string =>
  `${countText(yards, 'yarda')}. Un campo tiene 100.`;

/** "50 × 1/10 es 5" */
export const lineProductText = <Part>(
  count: number,
  rate: Part,
  product: Part,
): readonly (string | Part)[] => [`${count} × `, rate, ' es ', product];

export const ofStepCountText = (steps: number): string => `de ${steps}`;
export const earlierAnswerRightText = <Part>(answer: Part): readonly (string | Part)[] => [
  'Tu respuesta de antes era correcta: ',
  answer,
];
