import type { CalendarDay } from '../time/calendar';
import type { Timestamp } from '../time/timestamp';
import type { OpenedWeeks } from './opened-weeks';

/**
 * A moment of every school week: `weekday` 0 is Sunday, `minute` counts from midnight on the
 * school's clocks.
 */
export type WeekTime = { readonly weekday: number; readonly minute: number };

/** Days without school, from `first` to `last`, both included. */
export type NoSchool = {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly name: string;
};

export type CalendarPlan = {
  /**
   * When a week opens by itself: once or twice a school week. Empty for "when I press"; a live
   * season opens by the NFL's weeks instead.
   */
  readonly openings: readonly WeekTime[];
  /** When a week is due: as many as there are openings, at least one. */
  readonly deadlines: readonly WeekTime[];
  readonly noSchool: readonly NoSchool[];
  /** How many school days longer a single week takes, by its number. */
  readonly extensions: Readonly<Record<string, number>>;
  /**
   * Deadlines as they stood when the plan was changed, by week: what was late by them stays late.
   */
  readonly settledDeadlines?: Readonly<Record<string, Timestamp>> | undefined;
};

export type CalendarPause = {
  readonly since: Timestamp;
  /** The teacher's words for the students; may be empty. */
  readonly sentence: string;
  /** The teacher, as students call them. */
  readonly by?: string | undefined;
};

/** How far a class has come in its season. */
export type CalendarStanding = {
  /** The latest week whose box scores are out; 0 is before the first. */
  readonly currentWeek: number;
  readonly weekStartedAt: Timestamp;
  /** When each week was opened, by its number. A week that the class did not play has none. */
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
};

/**
 * What a class leaves behind of a season when it plays another one: coming back, it knows again
 * what was late.
 */
export type LeftSeason = {
  readonly weekOpenings?: Readonly<Record<string, Timestamp>> | undefined;
  readonly settledDeadlines?: Readonly<Record<string, Timestamp>> | undefined;
};

/** By the year of the statistics. */
type LeftSeasons = Readonly<Record<string, LeftSeason>>;

/**
 * Weeks and statistics are those of the season that is being played; deadlines, days off and pauses
 * are the class's own.
 */
export type LiveCalendar = {
  readonly kind: 'live';
  readonly paused: CalendarPause | null;
  readonly plan: CalendarPlan;
  readonly leftSeasons?: LeftSeasons | undefined;
  readonly openedUpTo?: OpenedWeeks | undefined;
};

/** The class plays a season of the past at a pace of its own. */
export type ReplayCalendar = CalendarStanding & {
  readonly kind: 'replay';
  readonly statisticsSeason: number;
  /**
   * No week opens by itself at a moment up to this one: a teacher has let the class go on, closed a
   * week again, or made another plan.
   */
  readonly opensAfter?: Timestamp | undefined;
  readonly paused: CalendarPause | null;
  readonly plan: CalendarPlan;
  readonly leftSeasons?: LeftSeasons | undefined;
  /** Written when a week closes again, by undo or a change of season: its lineups stay closed. */
  readonly openedUpTo?: OpenedWeeks | undefined;
};

/** A league's own clock. A league without one follows the live season to the letter. */
export type LeagueCalendar = LiveCalendar | ReplayCalendar;

const SIX = 6 * 60;
const THREE_PM = 15 * 60;
const [MONDAY, TUESDAY, THURSDAY, FRIDAY] = [1, 2, 4, 5];

/** As the live season goes: Tuesday 06:00 and Thursday 15:00. */
export const DEFAULT_PLAN: CalendarPlan = {
  openings: [{ weekday: TUESDAY, minute: SIX }],
  deadlines: [{ weekday: THURSDAY, minute: THREE_PM }],
  noSchool: [],
  extensions: {},
};

/** Two weeks in each school week, one after the other, so that the class sets a lineup for both. */
export const TWICE_A_WEEK: Pick<CalendarPlan, 'openings' | 'deadlines'> = {
  openings: [
    { weekday: TUESDAY, minute: SIX },
    { weekday: FRIDAY, minute: SIX },
  ],
  deadlines: [
    { weekday: THURSDAY, minute: THREE_PM },
    { weekday: MONDAY, minute: THREE_PM },
  ],
};

export const MOST_NO_SCHOOL = 40;
/** In days: a summer. */
export const LONGEST_NO_SCHOOL = 120;
export const MOST_EXTRA_DAYS = 60;
export const LONGEST_PAUSE_SENTENCE = 200;
export const LONGEST_NO_SCHOOL_NAME = 40;
