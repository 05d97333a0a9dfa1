import type { SelfAssessmentQuestion } from '@/lib/domain/class/assessment';
export const ONBOARDING = {
  threeQuestions: 'Tres preguntas',
  threeQuick: 'Tres preguntas rápidas',
  helpTeacher: 'Ayudan a tu profe a conocer a la clase. No es un examen.',
  helpPick: 'Nos ayudan a elegir tus fórmulas. No es un examen.',
  yourName: 'Tu nombre',
  firstSignIn: 'Primero inicia sesión',
  ownAccount: 'Tu nombre y tu equipo están en tu propia cuenta. Crear una toma un minuto.',
  haveCode: 'Tengo un código de la clase',
  makeAccount: 'Crear una cuenta',
  haveAccount: 'Ya tengo una cuenta',
  yourTeam: 'Tu equipo',
  newSeason: 'Empieza una temporada nueva',
  newTeamNow: 'Ahora todos hacen un equipo nuevo. Guardamos lo que hiciste la temporada pasada.',
  answerAgain: 'contesta otra vez las tres preguntas',
  makeTeam: 'Crea tu equipo',
  pickLooks: 'Elige un nombre, una mascota y colores. Tu clase los verá.',
  howToDraft: 'Cómo funciona el draft',
  toDraft: 'En el draft eliges jugadores reales. Necesitas seis posiciones.',
  scoutFirst:
    'Para abrir una posición, haz el reporte de un jugador: calcula los puntos de un partido real.',
  samePlayers: 'Otros equipos de tu clase pueden elegir a los mismos jugadores.',
  pickPlayers: 'Elegir a mis jugadores',
  newToFootball: '¿No conoces el fútbol americano? Podemos armar tu equipo.',
  whatWordsMean: 'Qué significan las palabras',
  pickAFace: 'Elige la cara que mejor dice cómo te sientes. No hay respuestas malas.',
  yourFormulas: 'Tus fórmulas',
  next: 'Siguiente',
  skip: 'Saltar las preguntas',
  pickTheOther: 'Puedes elegir el otro.',
  pickAnother: 'Puedes elegir otro.',
  questions: 'Preguntas',
  draft: 'Draft',
  gettingStarted: 'Primeros pasos',
  done: 'Listo:',
  fieldPicture:
    'Un campo de fútbol americano visto desde arriba. Tus jugadores se forman abajo y la ' +
    'defensa está arriba.',
  thisIsMyTeam: 'Este es mi equipo',
} as const;

export const joiningLeagueText = (league: string): string => `Vas a entrar a ${league}.`;
export const answerAgainOfferText = <Part>(link: Part): readonly (string | Part)[] => [
  'Si quieres, ',
  link,
  '.',
];
export const formulasInUseText = <Part>(level: Part): readonly (string | Part)[] => [
  'Usas las fórmulas del ',
  level,
  '. Tu profe puede cambiarlo.',
];
export const recommendedLevelLabel = (level: string): string => `${level} (lo que te recomendamos)`;
export const seasonChangedText = (season: number): string =>
  `Tu clase juega la temporada ${season}, así que eliges jugadores nuevos. ` +
  'Tus puntos siguen siendo tuyos.';
export const pickCountRangeText = ({ min, max }: { min: number; max: number }): string =>
  `Elige de ${min} a ${max}`;

const FEELINGS = ['No muy bien', 'Con algunas dudas', 'Más o menos', 'Bien', 'Muy bien'] as const;

export const ASSESSMENT_WORDS: Readonly<
  Record<SelfAssessmentQuestion, { legend: string; answers: readonly string[] }>
> = {
  gameExcitement: {
    legend: '¿Cuántas ganas tienes de jugar este juego?',
    answers: ['Todavía ninguna', 'Pocas', 'Algunas', 'Muchas', 'Muchísimas'],
  },
  mathConfidence: { legend: '¿Cómo te sientes con las matemáticas?', answers: FEELINGS },
  fractionConfidence: { legend: '¿Cómo te sientes con las fracciones?', answers: FEELINGS },
};
