import type { EyesUpDto } from '@/lib/data/season/dto';
import type { TeamLookDto } from '@/lib/data/team/dto';
import type { DeadlineDto } from '@/lib/data/week/dto';
import type { ClassDriveProgress } from '@/lib/domain/class/class-drive';
import type { OnboardingStage } from '@/lib/domain/class/onboarding';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { StepTryState } from '@/lib/domain/week/steps';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import type { GridWeekChoice } from './class-week';

/** One step of one student's card, without any answer. */
export type GridStepDto = StepTryState & {
  /** Right, but only after the deadline. */
  late: boolean;
  /**
   * True if the step was or is being solved in small questions with the app, after six tries alone.
   */
  together?: true;
  /** Counted from paper by a teacher. */
  onPaper?: true;
};

/** `none`: can't be done anymore, and is not asked of someone who is catching up. */
export type GridTaskState = 'open' | 'done' | 'late' | 'none';

export type GridRowDto = {
  studentId: string;
  /** Short, but different from a classmate with the same short name. */
  name: string;
  /** The student's sign-in name; missing with an email. */
  username?: string;
  /** Null without a team. */
  teamName: string | null;
  /**
   * How far a student is who hasn't begun this week's score card; null from the first answer on,
   * and in past weeks.
   */
  onboardingStage: OnboardingStage | null;
  /** Nine, in the order of the score card. */
  steps: GridStepDto[];
  /** How many right steps make a full week, where a support says another number than nine. */
  fullWeek?: number;
  /** Five, in the order of the week. */
  tasks: GridTaskState[];
  /** The week's points that count in this class. */
  weekMvp: number;
  /** The points of all weeks in this class; null where they can't be read. */
  mvp: number | null;
  /** The points from other classes; missing where there are none. */
  mvpElsewhere?: number;
  /** ISO; null before the first answer. */
  lastAnswerAt: string | null;
  /** Lessons and scouting without tries left, by name. Missing where there are none. */
  usedUp?: readonly string[];
  /**
   * Set if the student joined in this later week: then the week doesn't count, and only `mvp`
   * matters.
   */
  joined?: number;
  /** Set where the teacher has excused the student from this week. */
  excused?: true;
  /** Set where the teacher has opened such a week for the student. */
  catchingUp?: 'not-begun' | 'begun';
  /** Set where the student began the week in another class, where its points count. */
  begunElsewhere?: true;
  /** Set where something is stored that can't be read: then nothing else of the row counts. */
  unreadable?: true;
};

export type LeagueWeekDto = {
  leagueId: string;
  season: number;
  week: number;
  /** The last week that can be looked at. */
  latestWeek: number;
  isCurrent: boolean;
  /** The deadline follows from when the week was opened; null if that isn't known. */
  deadline: DeadlineDto | null;
  /** The server's clock, ISO. */
  now: string;
  /** Sorted by name. */
  rows: GridRowDto[];
  /** Typed team names that wait for the teacher. */
  waitingNames: number;
  /** The previous week, while students still owe its score card; only beside the current week. */
  before: { week: number; students: number; stuck: number } | null;
  /** True if the whole class is excused from the week. */
  isExcused: boolean;
  /** No seconds are left once it is over; null before the first time. */
  eyesUp: EyesUpDto | null;
  /** Shown to the class while nobody has joined; null after that. */
  join: { code: number; password: string } | null;
};

export type GridUpdateDto = Pick<LeagueWeekDto, 'now' | 'latestWeek' | 'rows' | 'eyesUp'>;

/**
 * One team on the field: how many of the nine steps are done. Nothing says whose team it is, and
 * the order is the alphabet's.
 */
export type PlayingFieldLaneDto = {
  team: Pick<TeamLookDto, 'name' | 'helmetColor' | 'facemaskColor'>;
  done: number;
};

/** A class's week for everyone to see. */
export type PlayingFieldDto = Pick<
  LeagueWeekDto,
  'leagueId' | 'week' | 'latestWeek' | 'deadline'
> & { lanes: PlayingFieldLaneDto[] };

export type PlayingFieldUpdateDto = Pick<PlayingFieldDto, 'latestWeek' | 'lanes'>;

/** A class's drive for everyone to see. Nothing says who moved the ball. */
export type LeagueDriveDto = Pick<LeagueWeekDto, 'leagueId' | 'week' | 'latestWeek'> & {
  leagueName: string;
  /** Null before the first week, and where the teacher wants none. */
  drive: ClassDriveProgress | null;
  /** How far the ball went on this school day. */
  today: MixedNumber;
  /** The yards of each week, to be added up by hand; null if they weren't asked for. */
  weeks: { week: number; yards: MixedNumber }[] | null;
};

export type DriveUpdateDto = Pick<LeagueDriveDto, 'latestWeek' | 'drive' | 'today'>;

export type JoinedStudentsDto = { joined: number; names: string[] };

/** From an address; what can't be read is as if it were not there. */
export const parseWeekChoice = (params: { get(name: string): string | null }): GridWeekChoice => ({
  week: parseWeek(params.get('week')),
});

/** Null where the day of the week decides if all weeks are added up. */
export function parseDriveChoice(params: { get(name: string): string | null }) {
  const asked = params.get('sum');
  return { ...parseWeekChoice(params), sum: asked === null ? null : asked === 'yes' };
}
