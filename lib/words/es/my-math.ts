export const MY_MATH = {
  canDo: 'Lo que ya sé hacer',
  nothingYet: 'Todavía no hay nada aquí. Las destrezas suben conforme trabajas.',
  learning: 'Lo que estoy aprendiendo',
  nothingNow: 'Por ahora no hay nada aquí.',
  notKnown: 'Todavía no sabemos lo suficiente',
  howUp:
    'Una destreza sube a “Lo que ya sé hacer” cuando 8 de las últimas 10 te salen bien en el ' +
    'primer intento. Con 5 a 9, por lo menos 4 de cada 5. ' +
    'Un cuadrado no cuenta como correcto.',
  linesTellMore:
    'En algunos intentos que no salieron, no podemos saber qué pasó. ' +
    'Ayuda si escribes los puntos de cada línea en tus hojas de puntos.',
  counted:
    'Aquí cuentan las hojas de puntos, las hojas de “Una parecida”, las lecciones y lo que ' +
    'resuelves en el primer intento en “Sigue jugando”.',
  lastOn: 'Última vez',
  beaten: 'Errores que ya superé',
  practiceSoon: 'Pronto te esperarán aquí tres preguntas de hace unas semanas.',
  noPractice: 'Por ahora no hay preguntas de hace unas semanas.',
  nothingCounted: 'Todavía no cuenta nada',
  workOutPoints: 'Calcular los puntos',
  afterFirstCard: 'Después de tu primera hoja de puntos verás aquí lo que ya sabes hacer.',
  whoSees:
    'Solo tú y tu profe ven esta página. Un punto lleno es un primer intento correcto. ' +
    'Un punto vacío es uno que todavía no salió. En un cuadrado no podemos saber qué ' +
    'pasó. El más nuevo está a la derecha.',
} as const;

/** `fixed` is when, or nothing. */
export const rightSinceMistakeText = (fixed: string | null, times: number): string =>
  `${fixed ? `Corregido: ${fixed}. ` : ''}` +
  `Bien ${times === 1 ? '1 vez' : `${times} veces`} desde entonces.`;

/** Parts of a skill’s row. */
export const SKILL_ROW_WORDS = {
  like: 'como',
  dividedBy: 'entre',
  equals: 'igual a',
  times: 'por',
  plus: 'más',
} as const;
