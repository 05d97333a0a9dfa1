/** What the pages of a student are called, above them and in the tab. */
export const STUDENT_PAGES = {
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
