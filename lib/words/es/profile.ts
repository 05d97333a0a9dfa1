export const selfAssessmentClosedText = (): string =>
  'Ya contestaste estas preguntas. Tu profe puede cambiar tus fórmulas.';

export const teachersAccountText = (): string => 'Esta cuenta es de una maestra o un maestro.';

export const typeFirstNameText = (): string => 'Escribe tu nombre.';

export const firstNameTooLongText = (): string => 'Usa como máximo 20 letras.';

export const firstNameSignsText = (): string => "Usa solo letras, espacios, puntos, ' y -.";

export const lastInitialProblemText = (): string => 'Escribe una letra o deja la casilla vacía.';

export const alreadyNamedText = (): string => 'Ya tienes un nombre. Tu profe puede cambiarlo.';
export const NAME_BOXES = {
  firstName: 'Nombre',
  lastInitial: 'Primera letra de tu apellido',
  whyLetter: 'Una letra, por si hay dos personas con el mismo nombre. Puedes dejarla vacía.',
};

export const SAY_YOUR_NAME = {
  title: '¿Cómo te llamas?',
  why: 'Solo tu profe lo verá. Tu clase ve el nombre de tu equipo.',
  save: 'Guardar mi nombre',
};
