import { z } from 'zod';
import { LINE_BOX_OPENING_SETTINGS } from '@/lib/domain/answers/card-lines';
import type { LeagueCalendar } from '@/lib/domain/calendar/league-calendar';
import { INVITED_ROLES } from '@/lib/domain/class/adults';
import type { EyesUpMessage } from '@/lib/domain/class/eyes-up';
import { LATE_CREDITS, MAX_GRADE_POINTS } from '@/lib/domain/class/gradebook';
import { CLASS_SYNC_PROBLEMS } from '@/lib/domain/class/school-class';
import type { FormulaSetFromWeek } from '@/lib/domain/football/own-formulas';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema, visibleNameSchema } from '@/lib/domain/text/line-text';
import type { Collection } from '../port';
import {
  addMissingCreatedAt,
  allowUnreadableMarker,
  daySchema,
  defineCollection,
  formulaLevelSchema,
  formulaSetSchema,
  latestOpenedWeekBySeasonSchema,
  openObject,
  seasonSchema,
  timestampSchema,
  timestampUnknownIfMissingSchema,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';

const weekTime = openObject({
  weekday: z.number().int().min(0).max(6),
  minute: z.number().int().min(0).max(1439),
});

const leftSeasons = z.record(
  z.string(),
  openObject({
    weekOpenings: z.record(z.string(), timestampSchema).optional(),
    settledDeadlines: z.record(z.string(), timestampSchema).optional(),
  }),
);

const planned = {
  paused: openObject({
    since: timestampSchema,
    sentence: textToOneLineSchema,
    by: z.string().optional(),
  }).nullable(),
  plan: openObject({
    openings: z.array(weekTime).max(2),
    deadlines: z.array(weekTime).min(1).max(2),
    noSchool: z.array(openObject({ first: daySchema, last: daySchema, name: textToOneLineSchema })),
    extensions: z.record(z.string(), wholeCountSchema),
    settledDeadlines: z.record(z.string(), timestampSchema).optional(),
  }),
  leftSeasons: leftSeasons.optional(),
  openedUpTo: latestOpenedWeekBySeasonSchema.optional(),
};

const eyesUp: z.ZodType<EyesUpMessage> = openObject({
  sentence: textToOneLineSchema,
  since: timestampSchema,
  until: timestampSchema,
});

const calendar: z.ZodType<LeagueCalendar> = z.discriminatedUnion('kind', [
  openObject({
    kind: z.literal('replay'),
    statisticsSeason: seasonSchema,
    currentWeek: weekOrZeroSchema,
    weekStartedAt: timestampSchema,
    weekOpenings: z.record(z.string(), timestampSchema).optional(),
    opensAfter: timestampSchema.optional(),
    ...planned,
  }),
  openObject({ kind: z.literal('live'), ...planned }),
]);

const rulesFromWeek: z.ZodType<FormulaSetFromWeek> = openObject({
  statisticsSeason: seasonSchema,
  fromWeek: weekOrZeroSchema,
  set: formulaSetSchema.nullable(),
});

export const leagues = defineCollection(
  'leagues',
  z.object({
    id: idSchema,
    name: visibleNameSchema.default('Class without a name'),
    /** The class's period, as typed by its teacher. Classes are listed in this order. */
    period: textToOneLineSchema.optional(),
    createdAt: timestampSchema,
    teacherId: idSchema,
    season: seasonSchema,
    adults: allowUnreadableMarker(
      z.record(
        idSchema,
        openObject({
          role: z.enum(INVITED_ROLES),
          firstDay: daySchema.optional(),
          lastDay: daySchema.optional(),
        }),
      ),
    ).optional(),
    /** The accounts in `adults`, for the query that finds someone's classes. */
    adultIds: z.array(idSchema).optional(),
    offeredToId: idSchema.nullable().optional(),
    /** Six digits, unique within a season. */
    code: z.number().int(),
    /**
     * A phrase the teacher shows to the class, so it is stored readable; only the adults of the
     * class receive it.
     */
    password: textToOneLineSchema.default(''),
    /** When the league was archived; null once it was reopened, missing if it never was. */
    archivedAt: timestampSchema.nullable().optional(),
    calendar: calendar.optional(),
    cardLines: z.enum(LINE_BOX_OPENING_SETTINGS).optional(),
    /** True if students aren't asked for a guess before they calculate (`asksForGuess`). */
    estimateOff: z.boolean().optional(),
    driveOff: z.boolean().optional(),
    eyesUp: eyesUp.optional(),
    startLevel: formulaLevelSchema.optional(),
    boardLevel: formulaLevelSchema.optional(),
    /**
     * The secret part of the address of the class's calendar feed; missing until its teacher
     * requests one.
     */
    feedKey: z.string().optional(),
    /**
     * The formula set from each week on: the teacher's own, or the levels again. Missing if the
     * class never had its own.
     */
    formulaSets: z.array(rulesFromWeek).optional(),
    /**
     * How weeks count in the gradebook, and which weeks of each statistics season are excused for
     * everyone; missing if never set.
     */
    gradebook: openObject({
      late: z.enum(LATE_CREDITS),
      graph: z.boolean(),
      outOf: z.number().int().min(1).max(MAX_GRADE_POINTS),
      excusedWeeks: z.record(z.string(), z.array(weekOrZeroSchema)),
    }).optional(),
    /**
     * The class of the school's roster that this one is linked to, and what the newest look there
     * found; null once the link was removed.
     */
    schoolClass: openObject({
      /**
       * The OneRoster ids (`sourcedId`) of the class, its school, and its term; the last two may be
       * empty.
       */
      id: idSchema,
      schoolId: z.string(),
      termId: z.string(),
      title: textToOneLineSchema,
      linkedById: idSchema,
      lookedAt: timestampSchema,
      problem: openObject({ why: z.enum(CLASS_SYNC_PROBLEMS), at: timestampSchema }).nullable(),
      /** How many of the roster's students are new, in another class here, or named differently. */
      fresh: wholeCountSchema,
      moved: wholeCountSchema,
      renamed: wholeCountSchema,
      added: wholeCountSchema,
    })
      .nullable()
      .optional(),
    /** The day on which a league that its owner deleted goes for good; null once taken back. */
    deletesOn: daySchema.nullable().optional(),
    /**
     * Set while the league and its content are being deleted, so that an interrupted deletion can
     * continue.
     */
    deletingAt: timestampSchema.optional(),
  }),
  [['code', 'season'], ['teacherId', 'season'], ['season']],
  {
    sorted: [{ equal: ['teacherId', 'season'], by: 'createdAt', direction: 'desc' }],
    complete: addMissingCreatedAt,
    arrayFields: ['adultIds'],
    marked: ['adults'],
    // Without a password, no one can join until the teacher sets one.
    dispensable: [
      'adultIds',
      'offeredToId',
      'name',
      'createdAt',
      'password',
      'period',
      'cardLines',
      'estimateOff',
      'driveOff',
      'eyesUp',
      'feedKey',
      'schoolClass',
      'deletesOn',
    ],
  },
);
export type League = z.infer<typeof leagues.definition.schema>;
export type LinkedSchoolClass = NonNullable<League['schoolClass']>;

export const leagueStudentsTemplate = defineCollection(
  'leagues/students',
  z.object({ id: idSchema, createdAt: timestampUnknownIfMissingSchema }),
);
type LeagueStudent = z.infer<typeof leagueStudentsTemplate.definition.schema>;

/** The students of one league. The document id is the student's id. */
export function leagueStudents(leagueId: string): Collection<LeagueStudent> {
  return { definition: leagueStudentsTemplate.definition, path: `leagues/${leagueId}/students` };
}
