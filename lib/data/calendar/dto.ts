import { z } from 'zod';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import {
  MAX_DAYS_OFF_NAME_LENGTH,
  MAX_PAUSE_REASON_LENGTH,
} from '@/lib/domain/calendar/league-calendar';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { DAYS_OFF_NAME_TOO_LONG, PAUSE_SENTENCE_TOO_LONG } from '@/words/calendar';

const week = z.number().int().min(1).max(FINAL_WEEK);
const moreDays = z.number().int().min(0).max(365);
const day = z.iso.date();
const weekTime = z.object({
  weekday: z.number().int().min(0).max(6),
  minute: z.number().int().min(0).max(1439),
});
const weekTimes = (fewest: number) => z.array(weekTime).min(fewest).max(2).readonly();

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open-week'),
    week,
    days: moreDays.optional(),
    earlierDays: moreDays.optional(),
  }),
  z.object({ kind: z.literal('undo-week'), week }),
  z.object({
    kind: z.literal('add-days-off'),
    first: day,
    last: day,
    name: textToOneLineSchema.pipe(
      z.string().max(MAX_DAYS_OFF_NAME_LENGTH, DAYS_OFF_NAME_TOO_LONG),
    ),
  }),
  z.object({ kind: z.literal('remove-days-off'), first: day, last: day }),
  z.object({ kind: z.literal('more-days'), week, days: moreDays }),
  z.object({
    kind: z.literal('pause'),
    sentence: textToOneLineSchema.pipe(
      z.string().max(MAX_PAUSE_REASON_LENGTH, PAUSE_SENTENCE_TOO_LONG),
    ),
  }),
  z.object({ kind: z.literal('go-on') }),
  z.object({ kind: z.literal('plan'), openings: weekTimes(0), deadlines: weekTimes(1) }),
]);

export const calendarChangeInput = z.object({ leagueId: idSchema, change });
export type CalendarChangeInput = { readonly leagueId: string; readonly change: CalendarChange };

export const calendarFeedAddressInput = z.object({
  leagueId: idSchema,
  from: z.string().max(64).nullable(),
});

const newCalendarInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live') }),
  z.object({
    kind: z.literal('replay'),
    statisticsSeason: z.number().int().min(1900).max(2999),
    week,
  }),
]);
export type SeasonChoiceInput = z.output<typeof newCalendarInput>;

/** The calendar of a new league: a replay from week 1 may wait for its first day. */
export const newLeagueCalendarInput = z.discriminatedUnion('kind', [
  newCalendarInput.options[0],
  newCalendarInput.options[1].extend({ opensOn: day.optional() }),
]);
export type NewLeagueCalendarInput = z.output<typeof newLeagueCalendarInput>;

export const seasonSwitchInput = z.object({ leagueId: idSchema, wanted: newCalendarInput });
export type SeasonSwitchInput = z.output<typeof seasonSwitchInput>;

export type CalendarWeekDto = {
  week: number;
  state: 'past' | 'now' | 'later';
  opens: string | null;
  due: string | null;
  moved: 'opens-later' | 'due-moved' | null;
};

export type SchoolDayDto = {
  name: string;
  isToday: boolean;
  isOff: boolean;
  /** The week that is open on this day; null before the first week and after the last. */
  band: { week: number; state: 'past' | 'now' | 'later' } | null;
  marks: { kind: 'opens' | 'due'; week: number; moved: boolean; isPast: boolean }[];
};
export type SchoolWeekDto = { month: string | null; date: number; days: SchoolDayDto[] };

export type DaysOffDto = { first: string; last: string; name: string; days: string; moves: string };

export type LeagueCalendarDto = {
  leagueId: string;
  name: string;
  kind: 'live' | 'replay';
  statisticsSeason: number;
  isPast: boolean;
  week: number;
  dueText: string | null;
  isDue: boolean;
  /** `byItself` if the server opens it at a known moment. */
  next: { week: number; text: string; byItself: boolean } | null;
  pausedText: string | null;
  pauseSentence: string;
  weeks: CalendarWeekDto[];
  schoolWeeks: SchoolWeekDto[];
  daysOff: DaysOffDto[];
  /** Today and tomorrow, for snow days; without weekends and days that are off already. */
  soon: { day: string; text: string }[];
  holidays: Omit<DaysOffDto, 'moves'>[];
  classes: { leagueId: string; name: string }[];
  plan: {
    openings: { weekday: number; minute: number }[];
    deadlines: { weekday: number; minute: number }[];
    text: string;
  };
  zoneText: string;
  endsText: string | null;
  moreDays: { days: number; to: string } | null;
  /** The week that the teacher can open now; null where the weeks are not the teacher's to open. */
  open: number | null;
  undo: { week: number; text: string } | null;
  ending: string[] | null;
  feed: { key: string; address: string } | null;
};

export type DeadlineOptionDto = {
  /** How many school days later than planned this deadline is. */
  days: number;
  day: string;
  sentence: string;
  later: string[];
};

export type WeekOpeningEffectsDto = {
  students: number;
  lineups: string | null;
  earlier: string | null;
  sees: string;
  currentWeek: number;
  /** Two school days more for the week before, and what `earlier` says then. */
  moreDays: { days: number; text: string; earlier: string } | null;
  dues: DeadlineOptionDto[];
};

export type WeekOpeningPreviewDto = {
  leagueId: string;
  week: number | null;
  byItself: string;
  /** The class itself first. `opening` is null for those that can't open this week. */
  classes: {
    leagueId: string;
    name: string;
    period: string;
    stateText: string;
    opening: WeekOpeningEffectsDto | null;
  }[];
};

/**
 * The class's calendar for calendar programs. It contains dates and the league's name, but nothing
 * about students.
 */
export type CalendarFeedContentDto = {
  name: string;
  events: { id: string; title: string; start: Date; end: Date }[];
  days: { id: string; title: string; first: string; last: string }[];
};

/** The sentences are empty if the change would do nothing. */
export type CalendarChangePreviewDto = { sentences: string[]; refusal: string | null };

export type SeasonOptionsDto = {
  /**
   * Null while the NFL plays no game of the live season: a class would wait for its weeks. `next`
   * is when its next week opens by itself; null after the last, and where the person who runs the
   * server opens it.
   */
  live: { season: number; week: number; next: string | null; byItself: boolean } | null;
  replays: readonly number[];
  firstDays: readonly ReplayFirstDayDto[];
};

/**
 * `on` is null for today, whose `opens` is empty; `day` is "Tue, Dec 1", the others are moments in
 * words.
 */
export type ReplayFirstDayDto = {
  on: string | null;
  day: string;
  opens: string;
  due: string;
  next: string;
};
