import type { CalendarDay } from '../time/calendar';
import { STEPS_PER_CARD } from '../week/steps';

/**
 * A teacher's settings for one student. The reason is never asked for or stored. The student may
 * change the last three switches on their own pages.
 */
export type LearningSupports = {
  /** School days after the class's deadline. */
  readonly extraDays: number;
  readonly steps: number;
  readonly earlyHints: boolean;
  readonly openLines: boolean;
  readonly boardsHidden: boolean;
  readonly readAloud: boolean;
  readonly spanish: boolean;
  readonly roomierText: boolean;
  /** Weeks that open after this day have none; missing without an end. */
  readonly lastDay?: CalendarDay | undefined;
};

export const NO_SUPPORTS: LearningSupports = {
  extraDays: 0,
  steps: STEPS_PER_CARD,
  earlyHints: false,
  openLines: false,
  boardsHidden: false,
  readAloud: false,
  spanish: false,
  roomierText: false,
};

/** The supports that are simple switches, in the order in which adults read them. */
export const SUPPORT_SWITCHES = [
  'earlyHints',
  'openLines',
  'boardsHidden',
  'readAloud',
  'spanish',
  'roomierText',
] as const;

export const hasSupports = ({ extraDays, steps, ...switches }: LearningSupports): boolean =>
  extraDays > 0 || steps < STEPS_PER_CARD || SUPPORT_SWITCHES.some((name) => switches[name]);

export const MAX_SUPPORT_EXTRA_DAYS = 10;

type SupportsPeriod = LearningSupports & { readonly fromWeek: number };

export type SupportPeriodsBySeason = Readonly<Record<string, readonly SupportsPeriod[]>>;

/** A student's supports by season; `supports` is missing if the student never had any. */
export type WithSupports = { readonly supports?: SupportPeriodsBySeason | undefined };

/** The periods of one season, the oldest first; none for a student who never had a support. */
export function supportPeriodsOf(
  { supports }: WithSupports,
  statisticsSeason: number,
): readonly SupportsPeriod[] {
  const periods = supports?.[statisticsSeason] ?? [];
  return periods.some(hasSupports) ? periods : [];
}

/**
 * True for a week that opened after the last day: nothing stops in the middle of a week.
 *
 * @param openedOn null if it isn't known.
 */
export const haveSupportsEndedBeforeWeek = (
  { lastDay }: Pick<LearningSupports, 'lastDay'>,
  openedOn: CalendarDay | null,
): boolean => lastDay !== undefined && openedOn !== null && openedOn > lastDay;

/**
 * The supports in one week. Every deadline, mark, board, and card asks this through the student's
 * clock.
 *
 * @param openedOn the day on which the class opened the week; null if it isn't known.
 */
export function supportsOfWeek(
  { supports }: WithSupports,
  { statisticsSeason, week }: { statisticsSeason: number; week: number },
  openedOn: CalendarDay | null,
): LearningSupports {
  const period = supports?.[statisticsSeason]?.findLast(({ fromWeek }) => fromWeek <= week);
  if (!period || haveSupportsEndedBeforeWeek(period, openedOn)) return NO_SUPPORTS;
  const { fromWeek: _, ...inForce } = period;
  return inForce;
}

/** Weeks before the new period keep their supports; later periods are replaced. */
export const setSupportsFromWeek = (
  { supports }: WithSupports,
  statisticsSeason: number,
  period: SupportsPeriod,
): SupportPeriodsBySeason => ({
  ...supports,
  [statisticsSeason]: [
    ...(supports?.[statisticsSeason] ?? []).filter(({ fromWeek }) => fromWeek < period.fromWeek),
    period,
  ],
});

type SupportsWeek = { readonly statisticsSeason: number; readonly week: number };

/**
 * Supports hold from a week on, and so they come along when a student goes to other games or to an
 * earlier week. Undefined for a student who never had any.
 */
export function supportsAfterMove(
  student: WithSupports,
  from: SupportsWeek,
  to: SupportsWeek,
): SupportPeriodsBySeason | undefined {
  const inForce = supportsOfWeek(student, from, null);
  const there = supportsOfWeek(student, to, null);
  return hasSupports(inForce) || hasSupports(there)
    ? setSupportsFromWeek(student, to.statisticsSeason, { ...inForce, fromWeek: to.week })
    : student.supports;
}

/** The copy on a team, which keeps it off the boards; null for a team that is on them. */
export const offBoardsOf = ({
  boardsHidden,
  lastDay,
}: LearningSupports): { lastDay?: CalendarDay } | null =>
  boardsHidden ? (lastDay === undefined ? {} : { lastDay }) : null;
