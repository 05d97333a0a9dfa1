import type { TeamLookDto } from '@/lib/data/team/dto';

export type TaskNumber = 1 | 2 | 3 | 4 | 5;

export type TaskDto = {
  task: TaskNumber;
  title: string;
  description: string;
  /** Null while there is nothing to open (before the first games; the line-up after the last week). */
  href: string | null;
  completedAt: string | null;
  /** Finished after the deadline. */
  late: boolean;
  /** `next` is the one thing to do now; `waiting` says why in `note`. */
  state: 'done' | 'next' | 'open' | 'waiting';
  /** For instance "3 of 9 worked out". */
  note: string | null;
};

/** A deadline as the server sees it. */
export type DeadlineDto = { at: string; text: string; passed: boolean };

export type StickerDto = { id: string; week: number; reason: string };

export type StudentDashboardDto = {
  firstName: string;
  leagueName: string | null;
  season: number;
  week: number;
  /** Null after week 18. */
  nextWeek: number | null;
  /** False also when the own league has ended. */
  seasonActive: boolean;
  leagueEnded: boolean;
  team: TeamLookDto;
  mvpPoints: number;
  weekMvpPoints: number;
  stickers: StickerDto[];
  deadline: DeadlineDto;
  tasks: TaskDto[];
  /** Weeks with steps that are open again because the NFL corrected a game, earliest first. */
  correctedWeeks: number[];
};
