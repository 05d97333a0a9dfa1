export const SHELL = {
  signIn: 'Sign in',
  backToDashboard: 'Back to my dashboard',
  studentSignIn: 'Student sign-in',
  teacherSignIn: 'Teacher sign-in',
  menu: 'Menu',
  signOut: 'Sign out',
  aboutSite: 'About this site',
  notNfl:
    'Not connected with the NFL or any team. Names and results are facts; ' +
    'team names belong to their owners.',
} as const;

/** The public pages, in the order of the links. */
export const SITE_PAGES = {
  guide: 'Teacher guide',
  about: 'About',
  pricing: 'What it costs',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  contact: 'Contact',
} as const;

/** The credits that the statistics' license requires, at the foot of pages that show them. */
const CREDITS = {
  files: 'Statistics: nflverse, CC BY 4.0, changed.',
  nflverse: 'Statistics: nflverse, CC BY 4.0, changed.',
  sportsdata: 'Statistics: SportsDataIO, and of seasons from files nflverse, CC BY 4.0, changed.',
} as const;
export const statisticsCreditText = (source: keyof typeof CREDITS): string => CREDITS[source];

/** For search engines and shared links. */
export const siteDescriptionText = (): string =>
  'A math class plays a fantasy-football season on real statistics, and works out every point ' +
  'by hand with fractions.';

export const helloText = (name: string): string => `Hello, ${name}`;
