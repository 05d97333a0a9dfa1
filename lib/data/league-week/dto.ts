import type { EyesUpMessageDto } from '@/lib/data/season/dto';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import type { DeadlineDto } from '@/lib/data/week/dto';
import type { ClassDriveProgress } from '@/lib/domain/class/class-drive';
import type { OnboardingStage } from '@/lib/domain/class/onboarding';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { StepTryState } from '@/lib/domain/week/steps';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import type { GridWeekChoice } from './class-week';

/** One step of one student's card, without any answer. */
export type GridStepDto = StepTryState & {
  late: boolean;
  /** Set if the step was, or is being, solved together with the app. */
  together?: true;
  /** Set if a teacher counted it from paper. */
  onPaper?: true;
};

/** `none`: a student who is catching up can't do it anymore, and needn't. */
export type GridTaskState = 'open' | 'done' | 'late' | 'none';

export type GridRowDto = {
  studentId: string;
  /** Short, but different from a classmate with the same short name. */
  name: string;
  /** Missing for a student who signs in with an email. */
  username?: string;
  teamName: string | null;
  /**
   * How far a student is who hasn't begun this week's score card; null from the first answer on,
   * and in past weeks.
   */
  onboardingStage: OnboardingStage | null;
  steps: GridStepDto[];
  /** The number of right steps that make a full week; missing for nine. */
  fullWeek?: number;
  tasks: GridTaskState[];
  weekMvp: number;
  /** The points of all weeks in this class; null if unreadable. */
  mvp: number | null;
  /** The points from other classes; missing where there are none. */
  mvpElsewhere?: number;
  lastAnswerAt: string | null;
  /** Lessons and scouting without tries left, by name. Missing where there are none. */
  usedUp?: readonly string[];
  /**
   * Set if the student joined in this later week: this one doesn't count, and only `mvp` matters.
   */
  joined?: number;
  excused?: true;
  /** Set if the teacher has opened this week, from before the student joined, for catching up. */
  catchingUp?: 'not-begun' | 'begun';
  /** Set if the student began the week in another class, where its points count. */
  begunElsewhere?: true;
  /** Set if something stored can't be read; then nothing else in the row counts. */
  unreadable?: true;
};

export type LeagueWeekDto = {
  leagueId: string;
  season: number;
  week: number;
  latestWeek: number;
  isCurrent: boolean;
  /** Null if it isn't known when the week was opened. */
  deadline: DeadlineDto | null;
  now: string;
  rows: GridRowDto[];
  waitingNames: number;
  /** The previous week, while students still owe its score card; only beside the current week. */
  before: { week: number; students: number; stuck: number } | null;
  isExcused: boolean;
  /** No seconds are left once it is over; null before the first time. */
  eyesUp: EyesUpMessageDto | null;
  /** Shown to the class while nobody has joined; null after that. */
  join: { code: number; password: string } | null;
};

export type GridUpdateDto = Pick<LeagueWeekDto, 'now' | 'latestWeek' | 'rows' | 'eyesUp'>;

/**
 * One team on the field: how many of the nine steps are done. Nothing says whose team it is, and
 * the order is the alphabet's.
 */
export type PlayingFieldLaneDto = {
  team: Pick<TeamNameAndLookDto, 'name' | 'helmetColor' | 'facemaskColor'>;
  done: number;
};

export type PlayingFieldDto = Pick<
  LeagueWeekDto,
  'leagueId' | 'week' | 'latestWeek' | 'deadline'
> & { lanes: PlayingFieldLaneDto[] };

export type PlayingFieldUpdateDto = Pick<PlayingFieldDto, 'latestWeek' | 'lanes'>;

/** Nothing says who moved the ball. */
export type LeagueDriveDto = Pick<LeagueWeekDto, 'leagueId' | 'week' | 'latestWeek'> & {
  leagueName: string;
  /** Null before the first week, and where the teacher wants none. */
  drive: ClassDriveProgress | null;
  /** How far the ball went on this school day. */
  today: MixedNumber;
  /** The yards of each week, to be added up by hand; null unless requested. */
  weeks: { week: number; yards: MixedNumber }[] | null;
};

export type DriveUpdateDto = Pick<LeagueDriveDto, 'latestWeek' | 'drive' | 'today'>;

export type JoinedStudentsDto = { joined: number; names: string[] };

/** Invalid parameters are ignored. */
export const parseWeekChoice = (params: { get(name: string): string | null }): GridWeekChoice => ({
  week: parseUncheckedWeekNumber(params.get('week')),
});

/** `sum` is null if the day decides whether all weeks are added up. */
export function parseDriveChoice(params: { get(name: string): string | null }) {
  const sum = params.get('sum');
  return { ...parseWeekChoice(params), sum: sum === null ? null : sum === 'yes' };
}
