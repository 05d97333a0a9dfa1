import { canBeSavedOffline, isHandledByServiceWorker } from './offline';

it('keeps pages of students only, and none that is over when it is done or that shows the class', () => {
  const kept = [
    '/student/dashboard',
    '/student/score-cards',
    '/student/box-scores/2023_05_CHI_WAS',
    '/student/graph-upload',
  ];
  const not = [
    '/',
    '/dashboard',
    '/teacher/dashboard',
    '/admin',
    '/studentX',
    '/student',
    '/offline',
    '/about',
    '/student/login',
  ];
  const brief = [
    '/student/signup',
    '/student/create-profile/',
    '/student/assessment',
    '/student/graph-upload/class',
    '/student/leaderboards',
  ];
  expect(kept.map(canBeSavedOffline)).toEqual(kept.map(() => true));
  expect([...not, ...brief].filter(canBeSavedOffline)).toEqual([]);
});

it('looks after the ways of a student into the app, and nobody else’s', () => {
  const ways = ['/', '/dashboard', '/offline', '/student/login', '/student/team'];
  expect(ways.filter((path) => !isHandledByServiceWorker(path))).toEqual([]);
  expect(
    [
      '/teacher/login',
      '/teacher/dashboard',
      '/admin',
      '/about',
      '/api/attempts',
      '/studentX',
    ].filter(isHandledByServiceWorker),
  ).toEqual([]);
});
