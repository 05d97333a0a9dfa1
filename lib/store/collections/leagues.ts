import { z } from 'zod';
import { CARD_LINES } from '@/lib/domain/answers/card-lines';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { LATE_COUNTS, MOST_POINTS } from '@/lib/domain/class/gradebook';
import type { RulesFromWeek } from '@/lib/domain/football/own-formulas';
import { lineText, nameText } from '@/lib/domain/text/line-text';
import type { Collection } from '../port';
import {
  define,
  formulaLevel,
  formulaSet,
  id,
  longAgo,
  openedWeeks,
  openObject,
  season,
  timestamp,
  week,
  wholeCount,
  withBeginning,
} from './define';

const weekTime = openObject({
  weekday: z.number().int().min(0).max(6),
  minute: z.number().int().min(0).max(1439),
});
const day = z.iso.date();

const leftSeasons = z.record(
  z.string(),
  openObject({
    weekOpenings: z.record(z.string(), timestamp).optional(),
    settledDeadlines: z.record(z.string(), timestamp).optional(),
  }),
);

const planned = {
  paused: openObject({
    since: timestamp,
    sentence: lineText,
    by: z.string().optional(),
  }).nullable(),
  plan: openObject({
    openings: z.array(weekTime).max(2),
    deadlines: z.array(weekTime).min(1).max(2),
    noSchool: z.array(openObject({ first: day, last: day, name: lineText })),
    extensions: z.record(z.string(), wholeCount),
    settledDeadlines: z.record(z.string(), timestamp).optional(),
  }),
  leftSeasons: leftSeasons.optional(),
  openedUpTo: openedWeeks.optional(),
};

/** What each field means: `LeagueCalendar`. */
const calendar: z.ZodType<LeagueCalendar> = z.discriminatedUnion('kind', [
  openObject({
    kind: z.literal('replay'),
    statisticsSeason: season,
    currentWeek: week,
    weekStartedAt: timestamp,
    weekOpenings: z.record(z.string(), timestamp).optional(),
    opensAfter: timestamp.optional(),
    ...planned,
  }),
  openObject({ kind: z.literal('live'), ...planned }),
]);

const rulesFromWeek: z.ZodType<RulesFromWeek> = openObject({
  statisticsSeason: season,
  fromWeek: week,
  set: formulaSet.nullable(),
});

export const leagues = define(
  'leagues',
  z.object({
    id,
    name: nameText.default('Class without a name'),
    /**
     * When in the day the class meets, as its teacher calls it: classes stand in this order.
     * Missing where nothing was typed.
     */
    period: lineText.optional(),
    createdAt: timestamp,
    teacherId: id,
    season,
    /** Six digits, unique in its season. */
    code: z.number().int(),
    /**
     * A phrase the teacher shows to the class, so it is kept readable; only the owner ever receives
     * it.
     */
    password: lineText.default(''),
    /**
     * Since when the league is over for its students; null once it was opened again, missing when
     * it never was archived.
     */
    archivedAt: timestamp.nullable().optional(),
    /** The class's own clock; missing in a league that follows the live season. */
    calendar: calendar.optional(),
    /** When the boxes beside a card's sum are open; missing where nothing was chosen. */
    cardLines: z.enum(CARD_LINES).optional(),
    /** Set where the class is not asked to guess first. */
    estimateOff: z.boolean().optional(),
    /**
     * The level that a student who comes new begins with; missing where the first questions propose
     * one.
     */
    startLevel: formulaLevel.optional(),
    /**
     * The secret part of the address at which calendar programs read the class's dates; missing
     * until its teacher asks for one.
     */
    feedKey: z.string().optional(),
    /**
     * From which week on the class works with which formulas of its teacher's, or with the levels
     * again; missing where it never did.
     */
    formulaSets: z.array(rulesFromWeek).optional(),
    /**
     * What a week counts in the teacher's gradebook, and which weeks of which statistics season are
     * excused for everyone; missing where nothing was set.
     */
    gradebook: openObject({
      late: z.enum(LATE_COUNTS),
      graph: z.boolean(),
      outOf: z.number().int().min(1).max(MOST_POINTS),
      excusedWeeks: z.record(z.string(), z.array(week)),
    }).optional(),
    /**
     * Set while the league is being deleted with everything in it, so that an interrupted deletion
     * can go on.
     */
    deletingAt: timestamp.optional(),
  }),
  [['code', 'season'], ['teacherId', 'season'], ['season']],
  {
    sorted: [{ equal: ['teacherId', 'season'], by: 'createdAt', direction: 'desc' }],
    complete: withBeginning,
    // Without a password no one can join until the teacher sets one.
    dispensable: ['name', 'createdAt', 'password', 'period', 'cardLines', 'estimateOff', 'feedKey'],
  },
);
export type League = z.infer<typeof leagues.definition.schema>;

export const leagueStudentsDefinition = define(
  'leagues/students',
  z.object({ id, createdAt: longAgo }),
);
type LeagueStudent = z.infer<typeof leagueStudentsDefinition.definition.schema>;

/** The students of one league; the document id is the student id. */
export function leagueStudents(leagueId: string): Collection<LeagueStudent> {
  return { definition: leagueStudentsDefinition.definition, path: `leagues/${leagueId}/students` };
}
