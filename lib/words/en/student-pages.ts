/** The titles of the student pages, in the heading and the tab, and words of their navigation. */
export const STUDENT_PAGE_TITLES = {
  dashboard: 'Dashboard',
  draft: 'Draft',
  navigation: 'Student pages',
  preSeason: 'Pre-season',
  point: 'point',
  points: 'points',
  ownTeam: 'my team',
  boxScores: 'Box scores',
  classGallery: 'Class gallery',
  graphs: 'Graphs',
  weeksSideBySide: 'My weeks side by side',
  leaderboards: 'Leaderboards',
  lineup: 'Lineup',
  myMath: 'My math',
  calculatePoints: 'Calculate points',
  myTeam: 'My team',
  earlierWeeks: 'Earlier weeks',
} as const;

/**
 * `points` may be the text that says they can't be read. The header adds "points" after it, for
 * screen readers alone on wide screens.
 */
export const mvpShortText = (points: number | string): string => `${points} MVP`;
