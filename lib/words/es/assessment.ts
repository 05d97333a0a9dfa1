import type { SelfAssessmentQuestion } from '@/lib/domain/class/assessment';

const FEELINGS = ['No muy bien', 'Con algunas dudas', 'Más o menos', 'Bien', 'Muy bien'] as const;

export const ASSESSMENT_WORDS: Readonly<
  Record<SelfAssessmentQuestion, { legend: string; answers: readonly string[] }>
> = {
  gameExcitement: {
    legend: '¿Cuántas ganas tienes de jugar este juego?',
    answers: ['Todavía no', 'Pocas', 'Algunas', 'Muchas', 'Muchísimas'],
  },
  mathConfidence: { legend: '¿Cómo te sientes con las matemáticas?', answers: FEELINGS },
  fractionConfidence: { legend: '¿Cómo te sientes con las fracciones?', answers: FEELINGS },
};
