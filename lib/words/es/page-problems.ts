import type { MissingKind } from '../en/page-problems';

const MISSING: Readonly<Record<MissingKind, string>> = {
  page: 'esta página',
  week: 'esa semana',
  graph: 'esta gráfica',
  'own-team': 'tu equipo',
  player: 'a ese jugador',
  sticker: 'esta calcomanía',
  game: 'este partido',
  league: 'esta liga',
  student: 'a esta persona',
  lesson: 'esta lección',
  team: 'este equipo',
};

export const couldNotBeFoundText = (what: MissingKind): string =>
  `No encontramos ${MISSING[what]}.`;

export const NOT_FOUND = {
  homePage: 'Ir a la página de inicio',
  contact: 'Contacto',
  tab: 'Página no encontrada',
  page: 'No encontrada',
  outOfBounds: 'Fuera del campo',
  backToDashboard: 'Volver a mi inicio',
  noPageHere:
    'No hay ninguna página en esta dirección. Quizá cambió de lugar o es de otra persona.',
  noGame: 'Aquí todavía no hay un partido',
  backToStarters: 'Volver a mis titulares',
  typoOrLaterWeek: 'Quizá la dirección tiene un error, o el partido es de una semana que viene.',
  noLesson: 'Aquí no hay una lección',
  backToGraphs: 'Volver a mis gráficas',
  typo: 'Quizá la dirección tiene un error.',
} as const;

export const TEACHER_NOT_FOUND = {
  nothingToOpen: 'Aquí no hay nada que puedas abrir',
  backToLeagues: 'Volver a mis ligas',
  typoOrOthers: 'Quizá la dirección tiene un error, o la liga es de otra persona.',
} as const;

export const UNREADABLE_PAGE_FOR_STUDENT = {
  title: 'No podemos leer esta parte',
  sentence:
    'Algo aquí se guardó de una forma que no podemos leer. No es culpa tuya y no se borró ' +
    'nada. Intentar otra vez no ayuda. Avísale a tu profe.',
};

export const UNREADABLE_OWN_RECORD = {
  title: 'No podemos leer tu registro',
  classTitle: 'No podemos leer esta clase',
  lead: 'No es culpa tuya y no se borró nada.',
  why:
    'Algo se guardó de una forma que no podemos leer. Intentar otra vez no ayuda: alguien ' +
    'tiene que arreglarlo.',
  studentAsks: 'Avísale a tu profe y muéstrale esta página.',
  teacherAsks: 'Avise a la persona que maneja este sitio y mándele esta página.',
  operator: 'La persona que maneja este sitio:',
  document: 'Qué hay que arreglar:',
  fixed: 'Ya está arreglado',
};

export const UNREADABLE_STUDENT = {
  title: 'No se puede leer el registro de esta persona',
  sentence:
    'Algo se guardó de una forma que no podemos leer, así que no se muestra. No se cambió ' +
    'nada. Avise a la persona que maneja este sitio: puede encontrarlo y muchas veces ' +
    'arreglarlo. Todavía puede exportar todo lo guardado o borrar a esta persona.',
  exported: 'Exportar todo (JSON)',
};

export const UNREADABLE_CLASS = {
  noName: 'Una clase sin nombre',
  sentence:
    'No se puede leer esta clase, así que sus páginas no abren, ni para usted ni para sus ' +
    'estudiantes. No se cambió nada. Mande esto a la persona que maneja este sitio:',
};
