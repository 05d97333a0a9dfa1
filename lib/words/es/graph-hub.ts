import type { GraphOrigin, GraphReviewState } from '@/lib/domain/graphs/handed-in-graph';
import { MAX_AWARDED_GRAPHS_PER_WEEK } from '@/lib/domain/week/week-tasks';
import { countText } from './numbers';

export const GRAPH_HUB = {
  noneHere: 'Aquí todavía no hay gráficas',
  oneGraph: 'gráfica',
  someGraphs: 'gráficas',
  backToDashboard: 'Volver a mi inicio',
  whenPicked: 'Cuando tu profe escoja una gráfica para la clase, va a aparecer aquí.',
  joinToSee:
    'Todavía no estás en una liga. Entra a tu clase desde el inicio para ver sus gráficas.',
  yourTeam: 'Tu equipo',
  showNumbers: 'Mostrar los números',
  photoOfPaper: 'Foto de una en papel',
  thisWeeksGraph: 'La gráfica de esta semana',
  startLesson: 'Empezar la lección',
  seeLesson: 'Ver la lección otra vez',
  justBuild: 'Solo crearla',
  buildIt: 'Crearla',
  otherSix: 'Las otras seis',
  chalkMeans: 'Con gis: todavía sin crear. Con color: entregada.',
  lessonNotYet: 'Lección: todavía no',
  tooFew: 'Todavía hay pocos números',
  buildOne: 'Crear:',
  noGraphs: 'Todavía no hay gráficas',
  showUpHere: 'Aquí van a aparecer tus gráficas, semana por semana.',
  newVersion: 'Nueva versión',
  sendNew: 'Enviar otra versión',
  opensFull: '(abre la imagen completa)',
  nothingToCompare: 'Todavía no hay nada que comparar',
  seeMine: 'Ver mis gráficas',
  sameKindTwice:
    'Entrega el mismo tipo de gráfica en dos semanas. Luego las vas a ver aquí, lado a lado.',
  kindsOfGraphs: 'Tipos de gráficas',
  askYourself: 'Pregúntate:',
  remove: 'Quitar',
  removeQuestion: '¿Quitar esta gráfica?',
  keepIt: 'Conservarla',
  removeIt: 'Quitarla',
  pointsStay: 'Tus puntos MVP siguen igual.',
  looksForward: 'Tu profe espera con gusto una nueva versión.',
  graph: 'Gráfica',
  allGraphs: 'Todas las gráficas',
  noGames: 'Todavía no hay partidos',
  afterFirstWeek:
    'Cuando se juegue la primera semana, podrás hacer gráficas de lo que hicieron tus jugadores.',
  pickedByTeacher: 'Gráficas de tu clase que eligió tu profe.',
  myGraphs: 'Mis gráficas',
  allMyGraphs: 'Todas mis gráficas',
  lesson: 'Lección',
  lessonNotOpen: 'Esta lección todavía no se abre',
  backToGraphs: 'Volver a mis gráficas',
  noPictureNow: 'Ahora no puedes entregar una imagen',
  turnInPhoto: 'Entrega una foto de tu gráfica',
} as const;

/** `type` is a graph type's name. */
export const buildOfText = (type: string): string => `Crear: ${type}`;
export const lessonOfText = (type: string): string => `Lección: ${type}`;
export const newVersionOfText = (title: string): string => `Una nueva versión de “${title}”`;
export const picturesLeftText = (pictures: number): string =>
  `Puedes enviar ${countText(pictures, 'imagen', 'imágenes')} más esta semana.`;

/** For a graph's table. A typed one has two columns with fixed names. */
export const graphNumbersCaptionText = (title: string): string => `Números de ${title}`;
const TYPED_COLUMNS: Readonly<Record<string, string>> = { Name: 'Nombre', Number: 'Número' };
export const graphColumnName = (name: string, column: number): string =>
  TYPED_COLUMNS[name] ?? (name || `Columna ${column}`);

/**
 * On a tile of the wall: the progress of a lesson, and how many steps were right on the first try.
 */
export const lessonStepsText = (done: number, steps: number): string =>
  `Lección ${done} de ${steps}`;
export const lessonDoneText = (firstTry: number, steps: number): string =>
  firstTry === 0 ? 'Lección: completa' : `Lección: ${firstTry} de ${steps} a la primera`;
export const goOnWithStepText = (step: number): string => `Seguir con el paso ${step}`;
export const allGraphsText = (graphs: number): string => `Todas (${graphs})`;
/** For screen readers: added to the lesson's progress, because they don't see the tile. */
export const forTypeText = (type: string): string => `(${type})`;
export const graphOriginText = (source: GraphOrigin, week: number): string =>
  `${source === 'builder' ? 'Creada aquí' : 'Foto'}, semana ${week}`;
export const graphsCountText = (graphs: number): string => countText(graphs, 'gráfica');
export const graphsInWeekText = (graphs: number, week: number): string =>
  `${graphs === 0 ? 'Ninguna todavía' : graphsCountText(graphs)} en la semana ${week}.`;
export const mvpPointCountText = (points: number): string =>
  countText(points, 'punto MVP', 'puntos MVP');
export const nextGraphEarnsText = <Part>(points: Part): readonly (string | Part)[] => [
  'La próxima gana ',
  points,
  '.',
];
/** Shown when no more graph of the week earns points. */
export const allGraphAwardsEarnedText = (): string =>
  `Las primeras ${MAX_AWARDED_GRAPHS_PER_WEEK} ganaron puntos MVP. Puedes hacer más si quieres.`;

export const GRAPH_STATES = {
  waiting: { student: 'Tu profe la va a ver', teacher: 'Por revisar', short: 'Entregada' },
  approved: {
    student: 'En la galería de la clase',
    teacher: 'En la galería',
    short: 'En la galería',
  },
  seen: { student: 'Tu profe ya la vio', teacher: 'Privada', short: 'Vista' },
  returned: { student: 'Lista para otra versión', teacher: 'Devuelta', short: '¿Otra versión?' },
} as const satisfies Readonly<Record<GraphReviewState, unknown>>;

export const versionName = (version: number): string => `Versión ${version}`;
export const earlierVersionsText = (versions: number): string =>
  versions === 1 ? 'Versión anterior' : `${versions} versiones anteriores`;
export const compareWithWeekText = (week: number): string => `Verla junto a la semana ${week}`;
/** For screen readers: added to "Nueva versión". */
export const ofGraphText = (title: string): string => `de ${title}`;
export const newVersionWantedTitle = (title: string): string => `Un paso más para “${title}”`;
export const teacherCommentText = (comment: string): string => `Tu profe dice: ${comment}`;

export const goneForGoodText = (title: string, versions: number): string =>
  `“${title}” y su imagen se borrarán para ` +
  `siempre${versions > 1 ? `, con sus ${versions} versiones` : ''}.`;
export const removalCostText = (mvpPoints: number): string =>
  `Vas a devolver ${mvpPointCountText(mvpPoints)}.`;
