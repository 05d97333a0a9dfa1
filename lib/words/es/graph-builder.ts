export const BUILDER = {
  outOfReach:
    'No pudimos cargar esta parte. Revisa el Wi-Fi y vuelve a intentar. Tu trabajo está guardado ' +
    'aquí.',
  sending: 'Enviando tu gráfica.',
  savedOnDevice: 'Guardada en este dispositivo.',
  onItsWay: 'Le llega a tu profe en un momento.',
  saved: 'Tu gráfica está guardada.',
  teacherSees: 'Tu profe ya la puede ver.',
  seeMine: 'Ver mis gráficas',
  makeAnother: 'Hacer otra',
  yourGraph: 'Tu gráfica.',
  nothingBreaks: 'No puedes echar nada a perder. Guárdala cuando quieras.',
  whatWeChecked: 'Lo que revisamos',
  sayIt: 'Di lo que se ve',
  next: 'Siguiente',
  previousThing: 'Lo anterior',
  nextThing: 'Lo que sigue',
  typeOrPull: 'Escríbelo o jala la manija.',
  pull: 'Jala la manija de la gráfica.',
  titleAndSentence: 'Ahora ponle un título y una oración. Luego revísala.',
  checkAgain: 'Revisar otra vez',
  check: 'Revisar mi gráfica',
  save: 'Guardar mi gráfica',
  saveAsIs: 'Guardarla así',
  changedSince: 'Cambiaste algo después de revisar. Revísala otra vez.',
  notSaved: 'Todavía no se ha enviado.',
  noSavingNow: 'Ahora no puedes guardar gráficas. De todos modos puedes probar cosas.',
  everythingFits: 'Todo lo que revisamos está bien.',
  saveNow: 'Guarda tu gráfica ahora.',
  right: 'Bien',
  lookAgain: 'Mira otra vez',
  later: 'Después',
  forTeacher: 'Para tu profe',
  goThere: 'Ir ahí',
  none: 'Nada',
  statistic: 'Estadística',
  from: 'De',
  to: 'A',
  noOneHasAll: 'Nadie de tu equipo tiene todas estas. Elige otras estadísticas.',
  drawingOutOfReach: 'No pudimos cargar el dibujo. Revisa el Wi-Fi. Tu trabajo está guardado aquí.',
  willAppear: 'Elige jugadores y tu gráfica va a aparecer aquí.',
  tryAgain: 'Intentar otra vez',
  savedHere: 'Se guarda en este dispositivo mientras trabajas.',
  chooseData: 'Elige tus datos',
  workOutNumbers: 'Calcula los números',
  playersFirst: 'Primero elige jugadores. Luego aparecen aquí tus casillas.',
  chooseScale: 'Elige la escala',
  makeClear: 'Haz que se entienda',
  noPicture:
    'Este navegador no pudo hacer una imagen de tu gráfica. Por favor, dile a tu profe. ' +
    'Tu trabajo está guardado aquí.',
  gameByGame: 'Tus números, partido por partido',
  player: 'Jugador',
  unreadable: 'no se puede leer',
  bye: 'libre',
  noGame: 'sin partido',
  scaleHint: 'Con un paso de 10 y un principio de 0 salen 0, 10, 20 y así sucesivamente.',
  start: 'Principio',
  step: 'Paso',
  end: 'Final',
  withoutGame: 'En una semana sin partido, la línea…',
  gap: 'se corta',
  zero: 'baja a 0',
  straightOn: 'sigue derecho',
  showKey: 'Mostrar una clave',
  showDots: 'Mostrar un punto por partido',
  title: 'Título',
  claim: 'Tu oración',
  claimHint: '¿Qué se ve en tu gráfica? Se le lee a quien no puede verla.',
} as const;

export const someRightText = (right: number, all: number): string =>
  `${right} de ${all} ya ${right === 1 ? 'está' : 'están'} bien. Es normal necesitar varias vueltas.`;
export const choosePlayersFromToText = (min: number, max: number): string =>
  `Jugadores: elige de ${min} a ${max}`;
export const chosenPlayerCountText = (players: number): string =>
  players === 1 ? '1 elegido' : `${players} elegidos`;
export const graphWeeksText = (from: number, to: number): string =>
  from === to ? `semana ${from}` : `semanas ${from} a ${to} juntas`;
/** `when` is what {@link graphWeeksText} says. */
export const yourNumbersTitle = (when: string): string => `Tus números, ${when}`;
export const scaleOfText = (axis: 'x' | 'y'): string => `Escala del eje ${axis}`;
