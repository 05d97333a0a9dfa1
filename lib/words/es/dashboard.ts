import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import { ALL_TASKS_MVP_POINTS, GRAPH_MVP_POINTS } from '@/lib/domain/week/week-tasks';
import { countText, listOfText } from './numbers';

export const DASHBOARD = {
  gameCorrected: 'La NFL corrigió un partido',
  workItOutAgain:
    'Cambiaron los números de uno de tus jugadores. Tus puntos se quedan. Calcula otra vez:',
  catchUp: 'Ponte al día',
  done: 'Listo',
  neverLate: 'Para ponerte al día: nunca es tarde',
  stillOpen: 'Todavía abierta',
  boxScores: 'Resúmenes',
  scoreCard: 'Hoja de puntos',
  leaderboard: 'Tabla de posiciones',
  readBoxScores: 'Leer los resúmenes',
  workOutPoints: 'Calcular los puntos',
  seeLeaderboard: 'Ver la tabla de posiciones',
  yourNextStep: 'Tu siguiente paso',
  team: 'Equipo',
  late: 'tarde',
  beforeFirstWeek: 'Antes de la primera semana',
  lastWeekTasks: 'Tareas de la última semana',
  fiveTasks: 'Cinco tareas para esta semana',
  earlierWeeksOrFinish: 'Ver semanas anteriores o terminar una',
  earlierWeeks: 'Ver semanas anteriores',
} as const;

export const SCORE_CARD_STEP_STATES = { done: 'lista', now: 'sigue', later: 'por hacer' } as const;

export const TASK_STATE_LABELS = {
  next: 'Haz esto ahora',
  open: 'Por hacer',
  waiting: 'Aún no se abre',
} as const;

export const TASK_ACTIONS: Readonly<Record<WeekTaskNumber, string>> = {
  1: 'Leer los resúmenes',
  2: 'Calcular los puntos',
  3: 'Hacer una gráfica',
  4: 'Ver las posiciones',
  5: 'Elegir a mis titulares',
};

export const NEXT_STEP_PANEL = {
  finishDraft: 'Termina tu draft',
  goToDraft: 'Ir al draft',
  addUpTeam: 'Suma los puntos de tu equipo',
  leagueEnded: 'Tu liga terminó',
  whatASeason: '¡Qué temporada! Todavía puedes ver tu equipo y todo tu trabajo.',
  classPaused: 'Tu clase está en pausa',
  seasonPaused: 'La temporada está en pausa',
  lookMeanwhile: 'Mientras tanto, puedes ver todo.',
  seasonFinished: '¡Terminaste la temporada!',
  lastWeekPlayed:
    '¡Buen trabajo! Ya se jugó la última semana. Todavía puedes ver tu equipo y todo tu trabajo.',
  allSet: 'Ya terminaste lo de esta semana',
  nothingToDo: 'No hay nada que hacer ahora',
} as const;

export const teamStillNeedsText = (players: string): string =>
  `A tu equipo todavía le falta: ${players}. Después ya pueden ser titulares ocho jugadores.`;
export const startWithPlayerText = (player: string): string => `Empezar con ${player}`;
export const goOnWithPlayerText = (player: string): string => `Seguir con ${player}`;
export const greatWorkAndNextText = (comesNext: string): string => `Buen trabajo. ${comesNext}`;

export const helloStudentText = (firstName: string): string => `Hola, ${firstName}`;
export const weekDueText = <Part>(passed: boolean, deadline: Part): readonly (string | Part)[] => [
  passed ? 'La fecha límite fue: ' : 'Para entregar: ',
  deadline,
];
/** `word` is a masculine plural: the MVP points. */
export const whatAreQuestion = <Part>(word: Part): readonly (string | Part)[] => [
  '¿Qué son los ',
  word,
  '?',
];
const mvpPointsText = (points: number) => countText(points, 'punto MVP', 'puntos MVP');
export const tasksDoneSoFarText = (done: number, tasks: number, mvpPoints: number): string =>
  `${done} de ${tasks} listas` +
  `${mvpPoints > 0 ? `, ${mvpPointsText(mvpPoints)} esta semana` : ''}`;

type SinceLastWeek = {
  readonly lastWeek: number;
  readonly firstTry: number;
  readonly firstTryBefore: number;
};
const firstTriesText = (right: number): string =>
  `${right} de ${STEPS_PER_CARD} bien al primer intento`;
export function sinceLastWeekWords<Part>(
  { lastWeek, firstTry, firstTryBefore }: SinceLastWeek,
  { points, before, more }: { points: Part | null; before: Part; more: Part | null },
): readonly (string | Part)[] {
  if (points === null)
    return [
      `La semana ${lastWeek} terminó con `,
      before,
      ` puntos, ${firstTriesText(firstTryBefore)}.`,
    ];
  const start =
    more === null
      ? [points, ' puntos esta semana']
      : [more, ` puntos más que en la semana ${lastWeek}`];
  return firstTry > firstTryBefore
    ? [...start, `, y ${firstTriesText(firstTry)}. Antes fueron ${firstTryBefore}.`]
    : [...start, '.'];
}

export const didNotJoinOtherLeagueText = (league: string): string => `No entraste a ${league}`;
export const alreadyInLeagueText = (league: string): string =>
  `Ya estás en ${league}. Puedes jugar en una liga por temporada. Tu profe puede cambiarte.`;

export const scoreCardOfWeekText = (week: number): string => `Hoja de puntos de la semana ${week}`;
export const mayCatchUpText = (weeks: readonly number[]): string =>
  'Tu profe te deja ponerte al día con ' +
  `${weeks.length === 1 ? 'la semana' : 'las semanas'} ${listOfText(weeks.map(String))}. ` +
  'Este trabajo nunca cuenta como tarde.';
export const ofWeekText = (week: number, done: boolean): string =>
  `de la semana ${week}${done ? ', listo' : ''}`;
export const continueCardText = (stepsDone: number): string =>
  `Seguir: ${stepsDone} de ${STEPS_PER_CARD} listos`;

export const putOnStickersText = (stickers: number): string =>
  stickers === 1 ? 'Pega tu nueva calcomanía' : `Pega tus ${stickers} calcomanías`;
export const scoreCardStepTilesTitle = (cards: number): string => `Tus ${cards} hojas`;

type Award = {
  readonly allTasks: 'open' | 'earned' | 'missed';
  readonly tasks: number;
  readonly scoreCard: number;
  readonly graphs: number;
};

export function allTasksAwardText(award: Award, nextWeek: number | null): string {
  const all = award.tasks === 5 ? 'las cinco tareas' : 'las primeras cuatro tareas';
  const prize = `${ALL_TASKS_MVP_POINTS} puntos MVP y una calcomanía para tu casco`;
  if (award.allTasks === 'earned') return `¡Terminaste ${all}! Ganaste ${prize}.`;
  if (award.allTasks === 'open') return `Termina ${all} para ganar ${prize}.`;
  const comeBack =
    `La semana ${nextWeek} es tu próxima oportunidad de ganar los ${ALL_TASKS_MVP_POINTS} puntos ` +
    'por todas las tareas.';
  const still = [
    award.scoreCard > 0 ? `hasta ${mvpPointsText(award.scoreCard)} con tu hoja de puntos` : null,
    award.graphs > 0
      ? `${mvpPointsText(GRAPH_MVP_POINTS)} con ` +
        (award.graphs === 1 ? 'una gráfica más' : `cada una de ${award.graphs} gráficas`)
      : null,
  ].filter((each) => each !== null);
  return still.length === 0
    ? comeBack
    : `Todavía puedes ganar ${still.join(' y ')} esta semana. ${comeBack}`;
}

export const EARLIER_WEEKS = {
  lookOrFinish: 'Mira lo que hiciste o termina lo que sigue abierto. Cuenta aunque sea tarde.',
  look: 'Mira lo que hiciste.',
  backToTasks: 'Volver a mis tareas',
  none: 'Todavía no hay semanas anteriores',
  whenNextOpens:
    'Cuando se abra la próxima semana, aquí aparecerá cada semana en la que tuviste alineación.',
} as const;
