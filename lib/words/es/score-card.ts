import { MIN_CARD_AWARD } from '@/lib/domain/week/mvp';
import { countText, ordinalText } from './numbers';

export const SCORE_CARD = {
  oneAtATime: 'Una pregunta a la vez',
  onOwnAgain: 'Otra vez por mi cuenta',
  teacherSees: 'Tu profe ve que en este paso te acompañó la aplicación, y pueden hablar de eso.',
  commonDenominator: 'Busca un común denominador',
  partsInWhole: 'Partes en un entero',
  fits: 'encaja',
  noGuess: 'Todavía sin cálculo a ojo',
  whereLand: '¿Dónde crees que cae?',
  howToGuess: 'Toca el campo, arrastra la bandera o usa las flechas del teclado.',
  skip: 'Saltar',
  yourNumber: 'Tu número',
  wholeTeam: 'Todo tu equipo',
  noData: 'Sin datos',
  title: 'Calcular puntos',
  steps: 'Pasos de la hoja de puntos',
  right: 'Correcto',
  again: 'Otra vez',
  todo: 'Por hacer',
  team: 'Equipo',
  nextStep: 'Siguiente paso',
  seeEarned: 'Ver lo que ganaste',
  linesAsked:
    'Tu profe quiere ver tus líneas. Escribe cuánto da cada línea y luego revisa otra vez.',
  noAnswersNow: 'Ahora no puedes enviar respuestas.',
  nextPlayer: 'Ir al siguiente jugador',
  otherMeanwhile: 'Mientras tanto, sigue con tus otros pasos.',
  simplify: 'Escríbelo en su forma más simple. Esto no cuenta como intento.',
  nothingToDo:
    'No tenemos datos de este jugador. Los puntos son 0 y aquí no tienes que hacer nada.',
  everyZero: 'Todas las cantidades son 0 esta semana. ¿Cuántos puntos son?',
  teamPoints: 'Puntos de todo el equipo',
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

export const LINE_WORDS = {
  open: {
    text: 'Las casillas pequeñas son gratis. Si tu suma todavía no sale, te dicen dónde mirar.',
    button: 'Ocultar las casillas',
  },
  closed: { text: '¿Quieres anotar cada línea?', button: 'Casillas para las líneas' },
} as const;
export const GROUP_WORDS = {
  open: {
    text: 'Presiona A, B o C junto a un titular. Los titulares con la misma letra se suman juntos.',
    button: 'Ocultar los grupos',
  },
  closed: { text: '¿Quieres sumar en grupos pequeños?', button: 'Grupos A, B y C' },
} as const;

/** For the strip that finds a common denominator. */
export const cutWholeText = (parts: number): string => `Corta un entero en ${parts} partes`;
export const linesFittingPartsText = (parts: number, fitting: number, lines: number): string =>
  `${parts} partes, ${fitting === 1 ? 'encaja' : 'encajan'} ${fitting} de ${lines} fracciones`;
export const doesNotFitText = (denominator: number): string => `${denominator} todavía no encaja`;

/** Below a player's name: the game of the numbers. */
export const cannotReadText = (week: number): string =>
  `Semana ${week}: no podemos leer este partido`;
export const canceledInText = (week: number): string => `Partido cancelado en la semana ${week}`;
export const byeInText = (week: number): string => `Sin partido en la semana ${week}: semana libre`;
export const didNotPlayInText = (week: number): string => `No jugó en la semana ${week}`;
export const weekAgainstText = (week: number, opponent: string): string =>
  `Semana ${week} contra ${opponent}`;

export const pointsForText = (player: string): string => `Puntos de ${player}`;
export const inGroupText = (player: string, letter: string): string =>
  `${player} en el grupo ${letter}`;
/** `values` are in words. */
export const groupOfText = (letter: string, values: readonly string[]): string =>
  `Grupo ${letter}, ${values.join(' más ')}`;

export const mvpPointsText = (points: number): string => `${countText(points, 'punto')} MVP`;
export const youKeepText = <Part>(points: Part): readonly (string | Part)[] => [
  'Te quedas con ',
  points,
  ' de esta hoja. Los intentos nuevos son gratis.',
];
export const canEarnText = <Part>(points: Part): readonly (string | Part)[] => [
  'Con esta hoja puedes ganar ',
  points,
  '. Haz todos los intentos que necesites. ' +
    `Siempre recibes por lo menos ${MIN_CARD_AWARD} puntos.`,
];

export const stillToDoText = (players: number): string =>
  `${players === 1 ? 'Falta 1 jugador' : `Faltan ${players} jugadores`}. ` +
  'Después puedes sumar el equipo.';
export const weekWorkedOutText = (week: number): string => `Ya calculaste la semana ${week}`;
/** For example "Lo encontraste en el 3.er intento." */
export const foundOnTryText = (tries: number): string =>
  `Lo encontraste en el ${ordinalText(tries)} intento.`;
const PLAYS = { threw: 'lanzó pases por', ran: 'corrió', caught: 'atrapó pases por' } as const;
/** For example "Tua Tagovailoa lanzó pases por 2 31/50 campos". A field is 100 yards. */
export function wayInFieldsText<Part>(
  { player, play, yards }: { player: string; play: keyof typeof PLAYS; yards: number },
  fields: Part,
): readonly (string | Part)[] {
  const unit = yards > 100 ? ' campos' : yards === 100 ? ' campo' : ' de un campo';
  return [`${player} ${PLAYS[play]} `, fields, unit];
}
export const yardsOfFieldText = (yards: number): string =>
  `${countText(yards, 'yarda')}. Un campo tiene 100.`;

/** "50 × 1/10 es 5" */
export const productText = <Part>(
  count: number,
  rate: Part,
  product: Part,
): readonly (string | Part)[] => [`${count} × `, rate, ' es ', product];

export const ofStepsText = (steps: number): string => `de ${steps}`;
export const rightBeforeText = <Part>(answer: Part): readonly (string | Part)[] => [
  'Tu respuesta de antes era correcta: ',
  answer,
];
