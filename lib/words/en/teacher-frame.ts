import type { LeaguePageSegment } from '@/lib/domain/site/teacher-places';

export const TEACHER_FRAME = {
  classes: 'Classes',
  allClasses: 'All classes',
  period: 'Period',
  stuck: 'stuck',
  allowances: 'Allowances',
  myProfile: 'my profile',
} as const;

export const LEAGUE_FRAME = {
  thisClass: 'This class',
  pages: 'League pages',
  toReview: 'to review',
  weeks: 'Weeks',
  whichWeek: 'Which week',
  archived: 'Archived',
  beingDeleted: 'Being deleted',
  paused: 'Paused',
} as const;

export const LEAGUE_TABS: Readonly<Record<Exclude<LeaguePageSegment, null> | 'week', string>> = {
  week: 'Week',
  mistakes: 'Mistakes',
  skills: 'Skills',
  boards: 'Boards',
  brief: 'Tuesday',
  graphs: 'Graphs',
  gradebook: 'Gradebook',
  roster: 'Students',
  calendar: 'Calendar',
  settings: 'Settings',
  join: 'Join code',
};
export const leagueDeletionDayText = (day: string): string => `Will be deleted ${day}`;
export const seasonName = (season: number): string => `${season} season`;
