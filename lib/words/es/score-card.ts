import { MIN_CARD_MVP_POINTS } from '@/lib/domain/week/week-tasks';
import { countText } from './numbers';

export const SCORE_CARD = {
  oneAtATime: 'Una pregunta a la vez',
  onOwnAgain: 'Otra vez por mi cuenta',
  teacherSees: 'Tu profe ve que en este paso te acompañó la aplicación, y pueden hablar de eso.',
  noGuess: 'Todavía sin cálculo a ojo',
  whereLand: '¿Dónde crees que cae?',
  howToGuess: 'Toca el campo, jala la bandera o usa las flechas del teclado.',
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
    'Tu profe quiere ver tus líneas. Escribe los puntos de cada línea y luego revisa otra vez.',
  noAnswersNow: 'Ahora no puedes enviar respuestas.',
  nextPlayer: 'Ir al siguiente jugador',
  otherMeanwhile: 'Mientras tanto, sigue con tus otros pasos.',
  simplify: 'Escríbelo en su forma más simple. Esto no cuenta como intento.',
  nothingToDo:
    'No tenemos datos de este jugador. Los puntos son 0 y aquí no tienes que hacer nada.',
  everyZero: 'Todas las cantidades son 0 esta semana. ¿Cuántos puntos son?',
  teamPoints: 'Puntos de todo el equipo',
} as const;

export const LINE_BOX_TOGGLE = {
  open: {
    text:
      'Las casillas pequeñas no gastan intentos. ' +
      'Si tu suma todavía no sale, te dicen dónde mirar.',
    button: 'Ocultar las casillas',
  },
  closed: { text: '¿Quieres anotar cada línea?', button: 'Casillas para las líneas' },
} as const;
export const GROUP_TOGGLE = {
  open: {
    text: 'Presiona A, B o C junto a un titular. Los titulares con la misma letra se suman juntos.',
    button: 'Ocultar los grupos',
  },
  closed: { text: '¿Quieres sumar en grupos pequeños?', button: 'Grupos A, B y C' },
} as const;

/** Below a player's name: the game of the numbers. */
export const gameUnreadableText = (week: number): string =>
  `Semana ${week}: no podemos leer este partido`;
export const canceledInText = (week: number): string => `Partido cancelado en la semana ${week}`;
export const noGameByeText = (week: number): string =>
  `Sin partido en la semana ${week}: semana libre`;
export const didNotPlayInText = (week: number): string => `No jugó en la semana ${week}`;
export const weekAgainstText = (week: number, opponent: string): string =>
  `Semana ${week} contra ${opponent}`;

export const pointsForText = (player: string): string => `Puntos de ${player}`;
export const cardMvpPointsText = (points: number): string => `${countText(points, 'punto')} MVP`;
export const newTriesKeepPointsText = <Part>(points: Part): readonly (string | Part)[] => [
  'Te quedas con ',
  points,
  ' de esta hoja. Los intentos nuevos no te quitan puntos.',
];
export const canEarnText = <Part>(points: Part): readonly (string | Part)[] => [
  'Con esta hoja puedes ganar ',
  points,
  '. Haz todos los intentos que necesites. ' +
    `Siempre recibes por lo menos ${MIN_CARD_MVP_POINTS} puntos.`,
];

export const unreadableBoxScoreStepText = (): string =>
  'No podemos leer los números de este partido, así que aquí no hay nada que calcular. ' +
  'Este paso cuenta como listo y no entra en el total de tu equipo. Avísale a tu profe.';
