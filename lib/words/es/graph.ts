import { MAX_FILES_PER_STUDENT_WEEK } from '@/lib/domain/graphs/handed-in-graph';

/** Why nothing can be turned in now. */
export const noLeagueText = (): string =>
  'Primero entra a una liga. Tu profe tiene un código para ti.';

export const tooEarlyText = (): string => 'Las gráficas empiezan después de los primeros partidos.';

export const maxPicturesSentText = (): string =>
  `Ya entregaste ${MAX_FILES_PER_STUDENT_WEEK} imágenes esta ` +
  'semana. Es lo máximo que puedes entregar.';

export const newerVersionCameText = (): string =>
  'Llegó una versión más nueva. Por favor, recarga la página para verla.';

export const reviewedInOtherWindowText = (): string =>
  'Esta gráfica se revisó en otra ventana. Ahora se muestra lo que se dijo ahí. ' +
  'No se envió ni se perdió nada tuyo.';

export const sayWhatToChangeText = (): string =>
  'Por favor, di qué hay que cambiar, para que se sepa qué hacer.';

export const newerVersionExistsText = (): string =>
  'Ya hay una versión más nueva de esta gráfica. Por favor, revisa otra vez.';

export const noSuchGraphText = (): string => 'No se encontró esta gráfica.';

export const noSuchLessonText = (): string => 'No se encontró esta lección.';

export const finishLessonFirstText = (): string =>
  'Primero resuelve los nueve pasos. Después puedes entregar su gráfica.';

export const titleNeededText = (): string => 'Por favor, ponle un título a tu gráfica.';

export const titleTooLongText = (most: number): string =>
  `Por favor, usa como máximo ${most} caracteres en el título.`;

export const descriptionNeededText = (): string =>
  'Por favor, di en una oración qué muestra tu gráfica. Es para todos los que no la pueden ver.';

export const chooseATypeText = (): string => 'Por favor, elige de la lista un tipo de gráfica.';

export const numbersUnreadableText = (): string => 'No pudimos leer los números de esta gráfica.';

export const chooseARubricLevelText = (): string =>
  'Por favor, elige uno de los cuatro en cada parte.';

export const aTeamText = (): string => 'Un equipo';

export const formerStudentText = (): string => 'Alguien que ya no está en la clase';
