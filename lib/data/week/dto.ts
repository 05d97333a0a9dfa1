import type { PlayerTileDto } from '@/lib/data/season/dto';
import type { StudentShellDto } from '@/lib/data/student-page/dto';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import type { ClassDriveProgress } from '@/lib/domain/class/class-drive';
import type { StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { MiniGame } from '@/lib/domain/play/games';
import type { WornSticker } from '@/lib/domain/team/stickers';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';

export type TaskDto = {
  task: WeekTaskNumber;
  title: string;
  description: string;
  /**
   * Null while there is nothing to open: before the first games, without enough players, the lineup
   * once it is locked.
   */
  href: string | null;
  late: boolean;
  state: 'done' | 'next' | 'open' | 'waiting';
  note: string | null;
};

export type DeadlineDto = { at: string; text: string; passed: boolean };

export type WeekAwardsLeftDto = {
  /** `missed`: the lineup wasn't set in time, so not all tasks can be done anymore this week. */
  allTasks: 'open' | 'earned' | 'missed';
  /** How many tasks the week has: five, or four in the last week, which has no next lineup. */
  tasks: 4 | 5;
  scoreCard: number;
  graphs: number;
};

export type EarlierWeekTaskDto = {
  task: 1 | 2 | 4;
  href: string;
  done: boolean;
  stepsDone: number | null;
};

export type EarlierWeeksDto = {
  seasonActive: boolean;
  weeks: {
    week: number;
    catchingUp?: boolean;
    /** The week or its lineup is stored and can't be read: nothing is known of its tasks. */
    unreadable?: true;
    finished: boolean;
    tasks: EarlierWeekTaskDto[];
  }[];
};

export type LastWeekComparisonDto = {
  lastWeek: number;
  before: MixedNumber;
  /** Null until all nine are right: the sum of eight is the ninth's answer. */
  now: MixedNumber | null;
  firstTry: number;
  firstTryBefore: number;
};

export type StudentDriveDto = Pick<
  ClassDriveProgress,
  'yards' | 'toGo' | 'card' | 'share' | 'line'
> & {
  leagueName: string;
  week: number;
  deadline: DeadlineDto;
  /**
   * The student's own cards: how many count, how many are right, and how many yards those have moved
   * the ball. Null for a week that can't be read, and for one that was begun in another class.
   */
  own: { right: number; all: number; yards: MixedNumber } | null;
  /**
   * The card that moves the ball next, and where to. Its key is null before the first look at the
   * cards. Null while nothing can be answered.
   */
  next: { key: StepKey | null; player: PlayerTileDto | null; yards: MixedNumber } | null;
};

export type MiniGameInviteDto = {
  game: MiniGame;
  /** For "What if": the statistic in the preview; missing if no right card has one to pull. */
  pull?: { name: string; label: string; count: number };
  target?: MixedNumber;
};

export type StudentDashboardDto = Omit<
  StudentShellDto,
  'team' | 'teamVersion' | 'eyesUp' | 'reading'
> & {
  /** Set while no one has said what the student is called. */
  asksForName?: true;
  leagueName: string | null;
  drive: ClassDriveProgress | null;
  /** Null after week 18. */
  nextWeek: number | null;
  comesNext: string | null;
  team: TeamNameAndLookDto;
  weekMvpPoints: number;
  play?: MiniGameInviteDto;
  sinceLastWeek?: LastWeekComparisonDto;
  /** Where each sticker is on the helmet; null for one that isn't placed yet. */
  stickers: (WornSticker | null)[];
  deadline: DeadlineDto;
  /** Set when the week or its tasks are stored and can't be read: then no task is listed. */
  isWeekUnreadable?: true;
  tasks: TaskDto[];
  /**
   * Names what the roster lacks for a lineup, for instance "1 kicker"; null when it is complete. It
   * must be filled before anything else.
   */
  missingPlayers: string | null;
  /**
   * The nine score cards of the week in their order; the team's has no player. Empty until the
   * first is open.
   */
  cards: { key: StepKey; done: boolean; player: PlayerTileDto | null }[];
  /** Null when nothing can be earned: before the first week and while the season is paused. */
  award: WeekAwardsLeftDto | null;
  /**
   * Weeks before the student joined that the teacher has opened, earliest first. Missing where
   * there are none.
   */
  catchUpWeeks?: number[];
  /** Weeks with steps that are open again because the NFL corrected a game, earliest first. */
  correctedWeeks: number[];
};
