export const VISIT = {
  back: 'Volver a mis páginas',
  deleteIt: 'Borrar y salir',
  lookAs: 'Ver como estudiante',
  lookOnly: 'Está viendo lo que ve su estudiante, así que nada de lo que toque cuenta.',
  nothingCounts: 'Nada de lo que toque cuenta.',
  lookIsOver: 'Miró durante 30 minutos, así que terminó solo. No se cambió nada.',
  practiceCounts: 'Solo usted ve este trabajo, y no cuenta en ningún lado.',
  practiceName: 'Coach',
  startOver: 'Empezar de nuevo',
  tryIt: 'Probar como estudiante',
} as const;

export const visitEndsAtText = (time: string) => `Termina a esta hora: ${time}.`;
export const lookingAsText = (name: string) => `Está viendo lo que ve ${name}.`;
export const practiceStudentOfText = (className: string) =>
  `Usted es estudiante de práctica en ${className}.`;
export const previousStudentLabel = (name: string) => `Anterior: ${name}`;
export const nextStudentLabel = (name: string) => `Siguiente: ${name}`;
