import { MAX_FILES_PER_WEEK } from '@/lib/domain/graph';

/** Why nothing can be turned in now. */
export const NO_LEAGUE = 'Primero entra a una liga. Tu profe tiene un código para ti.';

export const TOO_EARLY = 'Las gráficas empiezan después de los primeros partidos.';

export const WEEK_FULL =
  `Ya entregaste ${MAX_FILES_PER_WEEK} imágenes esta ` +
  'semana. Es lo máximo que puedes entregar.';

export const NEWER_VERSION_CAME =
  'Llegó una versión más nueva. Por favor, recarga la página para verla.';

export const REVIEWED_MEANWHILE =
  'Esta gráfica se revisó en otra ventana. Ahora se muestra lo que se dijo ahí. ' +
  'No se envió ni se perdió nada tuyo.';

export const SAY_WHAT_TO_CHANGE = 'Por favor, di qué hay que cambiar, para que se sepa qué hacer.';

export const NEWER_VERSION_EXISTS =
  'Ya hay una versión más nueva de esta gráfica. Por favor, revisa otra vez.';

export const NO_SUCH_GRAPH = 'No se encontró esta gráfica.';

export const NO_SUCH_LESSON = 'No se encontró esta lección.';

export const LESSON_FIRST = 'Primero resuelve los nueve pasos. Después puedes entregar su gráfica.';

export const TITLE_NEEDED = 'Por favor, ponle un título a tu gráfica.';

export const titleTooLongText = (most: number): string =>
  `Por favor, usa como máximo ${most} caracteres en el título.`;

export const DESCRIPTION_NEEDED =
  'Por favor, di en una oración qué muestra tu gráfica. Es para todos los que no la pueden ver.';

export const CHOOSE_A_TYPE = 'Por favor, elige de la lista un tipo de gráfica.';

export const NUMBERS_UNREADABLE = 'No pudimos leer los números de esta gráfica.';

export const CHOOSE_A_LEVEL = 'Por favor, elige uno de los cuatro en cada parte.';

export const A_TEAM = 'Un equipo';

export const FORMER_STUDENT = 'Alguien que ya no está en la clase';
