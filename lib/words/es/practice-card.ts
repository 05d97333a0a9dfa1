export const PRACTICE = {
  fromWeeksAgo: 'Preguntas de hace unas semanas',
  workOutPoints: 'Calcula los puntos',
  right: 'Correcto.',
  rightFirst: 'Correcto en el primer intento.',
  done: 'Listo',
  now: 'Ahora',
  todo: 'Por hacer',
  times: 'por',
  plus: 'más',
  goOnWithCard: 'Puedes seguir con tu hoja de puntos.',
  allDone: 'Ya están todas: hay una calcomanía nueva para tu casco.',
  earned: 'Ganaste una calcomanía.',
  canEarn: 'Si todas te salen bien, ganas una calcomanía.',
  newEachWeek: 'Cada semana nueva trae preguntas nuevas.',
} as const;

export const PRACTICE_TITLE_BY_QUESTION_COUNT: Readonly<Record<number, string>> = {
  1: 'Una pregunta de hace unas semanas',
  2: 'Dos preguntas de hace unas semanas',
  3: 'Tres preguntas de hace unas semanas',
};
export const answeredQuestionNumberText = (question: number): string =>
  `Esa fue la pregunta ${question}.`;
export const questionName = (question: number): string => `Pregunta ${question}`;
export const inSimplestFormText = <Part>(fraction: Part): readonly (string | Part)[] => [
  fraction,
  ' en su forma más simple',
];
