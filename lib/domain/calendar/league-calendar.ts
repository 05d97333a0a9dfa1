import type { CalendarDay } from '../time/calendar';
import type { Timestamp } from '../time/timestamp';
import type { LatestOpenedWeekByStatisticsSeason } from './season-key';

/**
 * A time of the school week in local time: `weekday` 0 is Sunday, `minute` counts from midnight.
 */
export type WeekdayTime = { readonly weekday: number; readonly minute: number };

export type DaysOff = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly name: string;
};

export type CalendarPlan = {
  /**
   * When weeks open automatically, once or twice a school week. Empty if the teacher opens them; a
   * live calendar ignores it.
   */
  readonly openings: readonly WeekdayTime[];
  readonly deadlines: readonly WeekdayTime[];
  readonly noSchool: readonly DaysOff[];
  readonly extensions: Readonly<Record<string, number>>;
  /** Past deadlines by week, stored when the plan was changed: work that was late stays late. */
  readonly settledDeadlines?: Readonly<Record<string, Timestamp>> | undefined;
};

export type CalendarPause = {
  readonly since: Timestamp;
  readonly sentence: string;
  readonly by?: string | undefined;
};

/** The weeks that are open: the live season's, or those of a class that replays a season. */
export type OpenedWeeks = {
  /** The latest week with published box scores; 0 before the first. */
  readonly currentWeek: number;
  readonly weekStartedAt: Timestamp;
  /** When each week opened, by its number. Weeks that the class didn't play are missing. */
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
};

/** The dates of a season that the class has left, so that lateness is known if it comes back. */
export type LeftSeasonDates = {
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
  readonly settledDeadlines?: Readonly<Record<string, Timestamp>> | undefined;
};

type LeftSeasons = Readonly<Record<string, LeftSeasonDates>>;

/**
 * Weeks and statistics follow the live season; deadlines, days off, and pauses are the class's own.
 */
export type LiveCalendar = {
  readonly kind: 'live';
  readonly paused: CalendarPause | null;
  readonly plan: CalendarPlan;
  readonly leftSeasons?: LeftSeasons | undefined;
  readonly openedUpTo?: LatestOpenedWeekByStatisticsSeason | undefined;
};

export type ReplayCalendar = OpenedWeeks & {
  readonly kind: 'replay';
  readonly statisticsSeason: number;
  /**
   * No week opens automatically up to this time. Set for a class that waits for its first day, and
   * when a teacher ends a pause, closes a week again, or changes the plan.
   */
  readonly opensAfter?: Timestamp | undefined;
  readonly paused: CalendarPause | null;
  readonly plan: CalendarPlan;
  readonly leftSeasons?: LeftSeasons | undefined;
  /** Set when a week closes again, by undo or a change of season: its lineups stay locked. */
  readonly openedUpTo?: LatestOpenedWeekByStatisticsSeason | undefined;
};

/** A league's own calendar. A league without one follows the live season exactly. */
export type LeagueCalendar = LiveCalendar | ReplayCalendar;

const SIX = 6 * 60;
const THREE_PM = 15 * 60;
const [MONDAY, TUESDAY, THURSDAY, FRIDAY] = [1, 2, 4, 5];

export const DEFAULT_PLAN: CalendarPlan = {
  openings: [{ weekday: TUESDAY, minute: SIX }],
  deadlines: [{ weekday: THURSDAY, minute: THREE_PM }],
  noSchool: [],
  extensions: {},
};

export const TWICE_A_WEEK_PLAN: Pick<CalendarPlan, 'openings' | 'deadlines'> = {
  openings: [
    { weekday: TUESDAY, minute: SIX },
    { weekday: FRIDAY, minute: SIX },
  ],
  deadlines: [
    { weekday: THURSDAY, minute: THREE_PM },
    { weekday: MONDAY, minute: THREE_PM },
  ],
};

export const MAX_DAYS_OFF_ENTRIES = 40;
/** The days that one entry of days off may cover; enough for a summer. */
export const MAX_DAYS_PER_DAYS_OFF_ENTRY = 120;
export const MAX_WEEK_EXTENSION_DAYS = 60;
export const MAX_PAUSE_REASON_LENGTH = 200;
export const MAX_DAYS_OFF_NAME_LENGTH = 40;
