export const SHELL = {
  signIn: 'Iniciar sesión',
  backToDashboard: 'Volver a mi inicio',
  studentSignIn: 'Acceso de estudiantes',
  teacherSignIn: 'Acceso de maestros',
  menu: 'Menú',
  signOut: 'Cerrar sesión',
  aboutSite: 'Acerca de este sitio',
  notNfl:
    'Sin relación con la NFL ni con ningún equipo. Los nombres y resultados son hechos; ' +
    'los nombres de los equipos son de sus dueños.',
} as const;

/** Links in the footer. The pages they lead to are in English. */
export const SITE_PAGES = {
  guide: 'Guía para maestros',
  about: 'Quiénes somos',
  pricing: 'Cuánto cuesta',
  privacy: 'Privacidad',
  terms: 'Reglas de uso',
  accessibility: 'Accesibilidad',
  contact: 'Contacto',
} as const;

const CREDITS = {
  files: 'Estadísticas: nflverse, CC BY 4.0, modificadas.',
  nflverse: 'Estadísticas: nflverse, CC BY 4.0, modificadas.',
  sportsdata:
    'Estadísticas: SportsDataIO, y de temporadas en archivos nflverse, CC BY 4.0, modificadas.',
} as const;
export const statisticsCreditText = (source: keyof typeof CREDITS): string => CREDITS[source];

export const siteDescriptionText = (): string =>
  'Una clase de matemáticas juega una temporada de fútbol americano de fantasía con ' +
  'estadísticas reales y calcula cada punto a mano, con fracciones.';

export const helloText = (name: string): string => `Hola, ${name}`;
