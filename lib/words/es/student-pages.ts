export const STUDENT_PAGE_TITLES = {
  dashboard: 'Inicio',
  draft: 'Draft',
  navigation: 'Páginas de estudiantes',
  preSeason: 'Pretemporada',
  point: 'punto',
  points: 'puntos',
  ownTeam: 'mi equipo',
  boxScores: 'Resúmenes',
  classGallery: 'Galería de la clase',
  graphs: 'Gráficas',
  weeksSideBySide: 'Mis semanas lado a lado',
  leaderboards: 'Posiciones',
  lineup: 'Alineación',
  myMath: 'Mis matemáticas',
  calculatePoints: 'Calcular puntos',
  myTeam: 'Mi equipo',
  earlierWeeks: 'Semanas anteriores',
} as const;

export const mvpShortText = (points: number | string): string => `${points} MVP`;
