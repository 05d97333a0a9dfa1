export const ALREADY_ANSWERED =
  'Ya contestaste estas preguntas. Tu profe puede cambiar tus fórmulas.';

export const TEACHERS_ACCOUNT = 'Esta cuenta es de una maestra o un maestro.';

export const TYPE_FIRST_NAME = 'Escribe tu nombre.';

export const FIRST_NAME_TOO_LONG = 'Usa como máximo 20 letras.';

export const FIRST_NAME_SIGNS = "Usa solo letras, espacios, puntos, ' y -.";

export const ONE_LETTER = 'Escribe una letra o deja la casilla vacía.';

export const ALREADY_NAMED = 'Ya tienes un nombre. Tu profe puede cambiarlo.';
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
