export type LeagueSummaryDto = {
  id: string;
  name: string;
  code: number;
  season: number;
  createdAt: string;
  studentCount: number;
};

export type TeacherDashboardDto = {
  displayName: string;
  isAdmin: boolean;
  season: number;
  week: number;
  seasonActive: boolean;
  deadlineText: string;
  leagues: LeagueSummaryDto[];
  allowance: { used: number; allowed: number };
};

export type RosterRowDto = {
  studentId: string;
  firstName: string;
  lastInitial: string;
  teamName: string | null;
  mvpPoints: number;
  /** Of nine, for the current week. */
  stepsDone: number;
};

export type RosterDto = { week: number; roster: RosterRowDto[] };

export type TeacherLeagueDto = LeagueSummaryDto & RosterDto & { password: string };

/** The frame around every teacher page. */
export type TeacherFrameDto = { displayName: string; isAdmin: boolean; season: number; week: number };

/** The frame around every page of one league. */
export type LeagueFrameDto = {
  id: string;
  name: string;
  season: number;
  /** Of a season that is over: its pages can be read and nothing in them changes any more. */
  isPast: boolean;
};
