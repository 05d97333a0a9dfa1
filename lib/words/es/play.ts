import type { SlipKind } from '@/lib/domain/play/find-the-slip';
import type { MiniGame } from '@/lib/domain/play/games';
import type { WhatIfTotalGoal } from '@/lib/domain/play/what-if';
import { localFootballTermName, statisticNameForCount } from './names';

export const PLAY_TITLES: Readonly<Record<MiniGame, string>> = {
  'what-if': '¿Y si…?',
  'find-the-slip': 'Encuentra el error',
  reverse: 'Al revés',
  'call-it-first': 'Dilo primero',
};

export const PLAY = {
  playOn: 'Sigue jugando',
  free: 'Sigue jugando: por diversión, sin puntos',
  backToTasks: 'Volver a mis tareas',
  cardFirst: 'Primero termina una hoja',
  cardFirstWhy:
    'Este juego empieza con una hoja que ya calculaste. Con una hoja bien hecha es suficiente.',
  workOutPoints: 'Calcular los puntos',
  noGames: 'Todavía no hay partidos',
  noGamesWhy: 'Este juego necesita números reales. Llegan con tu primera semana.',
  counts: 'Bien al primer intento. Se ve en Mis matemáticas.',
  yourTurn: 'Te toca.',
  notYet: 'Todavía no.',
} as const;

export const PLAY_INVITES: Readonly<Record<MiniGame, { title: string; text: string }>> = {
  'what-if': {
    title: 'Sigue jugando: ¿y si fuera uno más?',
    text: 'Jala un número y mira cómo se mueve la fracción. Por diversión, sin puntos.',
  },
  'find-the-slip': {
    title: 'Sigue jugando: encuentra el error',
    text: 'En una hoja inventada, un paso salió mal. Por diversión, sin puntos.',
  },
  reverse: {
    title: 'Sigue jugando: arma un partido al revés',
    text: 'Te damos los puntos y tú eliges los números. Por diversión, sin puntos.',
  },
  'call-it-first': {
    title: 'Sigue jugando: dilo primero',
    text: '¿Cuántos puntos hará uno de tus jugadores la próxima semana? Por diversión, sin puntos.',
  },
};

export const reloadForNewWeekText = (): string =>
  'Se abrió una semana nueva. Vuelve a cargar esta página.';

export const playerWeekAndRulesText = (player: string, week: number, rules: string): string =>
  `${player} en la semana ${week}, ${rules}`;

export const WHAT_IF = {
  pull: 'Jala la manija o usa las flechas del teclado.',
  choose: '¿Qué número quieres jalar?',
  times: 'por',
  equals: 'es igual a',
  points: 'puntos',
  wouldMake: 'haría',
  tryThis: 'Prueba esto.',
  found: 'Encontré uno',
  foundIt: 'Encontraste uno.',
  anotherPlayer: 'Otro jugador',
  nextQuestion: 'Siguiente pregunta',
  realGame: 'Partido real',
} as const;

export const GOAL_QUESTIONS: Readonly<Record<WhatIfTotalGoal, string>> = {
  whole: '¿Con qué número salen puntos enteros?',
  'half-more': '¿Puedes hacer exactamente 1/2 punto más que en el partido real?',
  'one-more': '¿Puedes hacer exactamente 1 punto más que en el partido real?',
};

export const realCountText = (count: string): string => `real: ${count}`;
export const pulledCountAndPointsText = (count: string, points: string): string =>
  `${count}, ${points} puntos`;
export const differenceFromRealGame = <Part>(
  difference: Part | null,
  isMore: boolean,
  real: Part,
): readonly (string | Part)[] =>
  difference === null
    ? ['Igual que el partido real: ', real]
    : [difference, ` ${isMore ? 'más' : 'menos'} que el real, `, real];

export function goalFoundText(goal: WhatIfTotalGoal, points: string, real: string): string {
  if (goal === 'whole') return `${points} es un número entero.`;
  return `${points} es exactamente ${goal === 'one-more' ? '1' : '1/2'} más que ${real}.`;
}
export const wholeGoalMissedText = (part: string | null): string =>
  part === null
    ? 'Ese es el partido real. Primero jala un número.'
    : `Tienes un número entero y ${part}. ¿Cuánto falta para el siguiente entero?`;
export const moreGoalMissedText = (difference: string | null, isMore: boolean): string =>
  difference === null
    ? 'Es igual que el partido real. ¿Qué número podrías mover?'
    : `Estás ${difference} por ${isMore ? 'arriba' : 'debajo'} del partido real.`;

export const FIND_SLIP = {
  madeUp: 'Una hoja inventada de un jugador inventado',
  card: 'La hoja de Robin',
  oneWrong: 'Un paso salió mal. Tócalo.',
  theSum: 'La suma',
  steps: '¿Qué paso salió mal?',
  whatStands: '¿Qué debería decir ahí?',
  whatHappened: '¿Qué hizo Robin?',
  oneWhole: 'un entero',
  tapFirst: 'Toca el paso que salió mal.',
  sayAndMend: 'Di qué hizo Robin y corrígelo.',
  sayWhat: 'Primero di qué hizo Robin.',
  mend: 'Corregir',
  anotherCard: 'Otra hoja',
} as const;

export const FIND_THE_SLIP_OPTIONS: Readonly<Record<SlipKind, string>> = {
  'side-by-side': 'Puso la fracción junto a la cantidad',
  'multiplied-not-divided': 'Multiplicó por el denominador',
  'remainder-dropped': 'Dejó fuera lo que sobra',
  'remainder-as-whole': 'Convirtió en puntos enteros lo que sobra',
  'one-point-each': 'Dio un punto por cada uno',
  'added-not-multiplied': 'Sumó en lugar de multiplicar',
  'zero-counted': 'Contó un cero como uno',
  'count-off-by-one': 'Contó uno de más o de menos',
  'multiplied-both': 'También multiplicó el denominador',
  'added-straight-across': 'Sumó los denominadores',
  'carry-lost': 'Perdió un entero',
  'line-left-out': 'Dejó fuera una línea',
  'line-twice': 'Contó una línea dos veces',
  'numerators-not-scaled': 'Cambió solo los denominadores',
};

export const SLIP_VERDICTS = {
  place: 'Todavía no. Ese paso está bien. Mira otro.',
  kind: 'Todavía no. Encontraste el paso, pero ahí pasó otra cosa.',
  number: 'Todavía no. Encontraste el error. Ahora calcula qué debería decir ahí.',
  right: 'Lo encontraste. Ahora la hoja está bien.',
} as const;
export const madeUpCardText = (rules: string): string => `${FIND_SLIP.madeUp}, ${rules}`;
export const correctValueQuestion = (step: string): string =>
  `¿Qué debería decir aquí: ${localFootballTermName(step)}?`;

export const REVERSE = {
  build: 'Elige los números y después deja correr el balón.',
  run: 'Que corra',
  runAgain: 'Que corra otra vez',
  another: 'Otro número',
  ways: 'Formas que encontraste',
  noWayYet: 'Hay más de una forma. Aquí verás las que encuentres.',
} as const;
export const buildGameText = (position: string, rules: string): string =>
  `Arma un partido (${position}) que valga esto, ${rules}`;
export const goalPostsAtText = (points: string): string => `Los postes están en ${points} puntos.`;
export const ballRanToText = (points: string): string => `El balón llegó a ${points}.`;
const lineInSentence = (label: string): string => {
  const name = localFootballTermName(label);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
};
export const moreOfStatisticLabel = (label: string): string => `Más ${lineInSentence(label)}`;
export const fewerOfStatisticLabel = (label: string): string => `Menos ${lineInSentence(label)}`;
/** "215 yardas por pase, 1 touchdown por pase" */
export const gameStatisticsText = (parts: readonly { label: string; count: number }[]): string =>
  parts
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${count} ${statisticNameForCount(label, count)}`)
    .join(', ');
export const onTargetText = (points: string): string =>
  `¡Eso es! Tu partido hace exactamente ${points}. ¿Puedes encontrar otra forma?`;
export const offTargetText = (points: string, isPast: boolean): string =>
  `Todavía no. Tu partido hace ${points}. ` +
  (isPast ? '¿Cuánto se pasó de los postes?' : '¿Cuánto falta para los postes?');

export const CALL_IT_FIRST = {
  notYours: 'Solo puedes usar a tus propios jugadores.',
  noNextWeek: 'No hay una próxima semana.',
  noFlagYet: 'Todavía sin bandera',
  flagStoodOn: 'Tu bandera estaba en',
  youCalled: 'Dijiste',
  theyMade: 'Hizo en realidad',
  offBy: 'Diferencia',
  right: '¡Le atinaste!',
  eachDot: 'Cada bolita es alguien de tu clase, en puntos enteros. Sin nombres.',
  fewDots: 'Las bolitas de la clase aparecen cuando haya tres banderas.',
  whichPlayer: '¿Cuál de tus jugadores?',
  howMany: '¿Cuántos puntos hará?',
  wholePoints: 'Escribe un número entero, como 15.',
  setFlag: 'Poner mi bandera',
  flagSet: 'Tu bandera está puesta. Todavía puedes moverla.',
  see: '¿Qué ves?',
  middle: '¿Qué bolita está en medio?',
  fewer: 'menos puntos de lo dicho',
  more: 'más puntos de lo dicho',
  you: 'tú',
  table: 'Ver la tabla',
  pointsOff: 'Diferencia en puntos',
  calls: 'Cálculos',
  nothingToCall: 'Ahora no hay nada que calcular a ojo.',
  toCard: 'Ir a mis hojas',
} as const;
export const callBeforeWeekOpensText = (week: number): string =>
  `Dilo antes de que se abran los resúmenes de la semana ${week}.`;
export const setFlagForWeekLabel = (week: number): string =>
  `Pon una bandera para la semana ${week}`;
export const ownFlagTitle = (week: number): string => `Tu bandera para la semana ${week}`;
export const howFarOffText = (calls: number): string =>
  `¿Qué diferencia hubo en ${calls} ${calls === 1 ? 'cálculo' : 'cálculos'}?`;
export const cardFirstText = (player: string): string =>
  `Primero calcula la hoja de ${player}. Después verás qué tan cerca estuviste.`;
export const callDotsText = (calls: number, own: string | null): string =>
  `${calls} ${calls === 1 ? 'bolita' : 'bolitas'}, una por cada cálculo.` +
  `${own === null ? '' : ` La tuya está en ${own}.`}`;
