import { z } from 'zod';
import { LINEUP_SLOTS, type LineupSlot } from '@/lib/domain/football/positions';
import { generateTeamNameFromId } from '@/lib/domain/team/team-names';
import { idSchema } from '@/lib/domain/text/id-schema';
import { visibleNameSchema } from '@/lib/domain/text/line-text';
import {
  daySchema,
  defineCollection,
  openObject,
  playerIdOrNoneSchema,
  playerIdSchema,
  seasonSchema,
  timestampSchema,
  timestampUnknownIfMissingSchema,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';

/**
 * Written without merge, as the specification says: a write replaces the whole document. The schema
 * accepts any field, so a write built from the document that was read keeps other programs' fields.
 */
export const studentDraftProgress = defineCollection(
  'studentDraftProgress',
  openObject({
    id: idSchema,
    studentId: idSchema,
    leagueId: z.string(),
    statisticsSeason: seasonSchema.optional(),
    scoutedPlayerIds: z.array(playerIdSchema).default([]),
    scoutedDefenseIds: z.array(playerIdSchema).default([]),
  }),
  [['studentId', 'leagueId']],
);
export type StudentDraftProgress = z.infer<typeof studentDraftProgress.definition.schema>;

export const studentTeams = defineCollection(
  'studentTeams',
  z.object({
    id: idSchema,
    userId: idSchema,
    season: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    leagueIds: z.array(z.string()).default([]),
    draftedPlayers: z.array(playerIdSchema).default([]),
    draftedDefenses: z.array(playerIdSchema).default([]),
    /**
     * Goes up with each pick and release, so that an open draft board knows which of two answers is
     * newer. Missing before the first.
     */
    rosterVersion: wholeCountSchema.optional(),
    /**
     * Weeks that were over when the student joined. Copied from the profile, because the class's
     * leaderboards read teams and not profiles.
     */
    weeksBefore: z.array(weekOrZeroSchema).optional(),
    /** Set while the teacher keeps the team off the boards; weeks after the last day show it. */
    offBoards: openObject({ lastDay: daySchema.optional() }).nullable().optional(),
    name: visibleNameSchema,
    mascot: z.string().default('default'),
    theme: z.string().default('Teal'),
    /** Six hexadecimal digits each, from the named color map. */
    helmetColor: z.string().default('339999'),
    facemaskColor: z.string().default('FFFFFF'),
  }),
  [['userId', 'season'], ['leagueIds', 'season'], ['season']],
  {
    arrayFields: ['leagueIds'],
    // Derived from the id: always the same name, and practically never twice in a class.
    complete: (stored) =>
      stored.name ? stored : { ...stored, name: generateTeamNameFromId(String(stored.id)) },
    dispensable: [
      'leagueIds',
      'rosterVersion',
      'weeksBefore',
      'offBoards',
      'name',
      'mascot',
      'theme',
      'helmetColor',
      'facemaskColor',
    ],
  },
);
export type StudentTeam = z.infer<typeof studentTeams.definition.schema>;

/** A PlayerID for each slot of the lineup; for DEF a TeamID. */
const lineup = Object.fromEntries(
  LINEUP_SLOTS.map((slot) => [`lineup_${slot}`, playerIdOrNoneSchema]),
) as {
  [Slot in LineupSlot as `lineup_${Slot}`]: typeof playerIdOrNoneSchema;
};

export const studentLineups = defineCollection(
  'studentLineups',
  z.object({
    id: idSchema,
    leagueIds: z.array(z.string()).default([]),
    userId: idSchema,
    week: weekOrZeroSchema,
    season: seasonSchema,
    statisticsSeason: seasonSchema.optional(),
    teamId: idSchema,
    userUpdated: z.boolean().default(false),
    gamesSeenAt: timestampSchema.optional(),
    ...lineup,
    updatedAt: timestampUnknownIfMissingSchema,
  }),
  [
    ['userId', 'week', 'season'],
    ['userId', 'season'],
    ['teamId', 'week', 'season'],
  ],
);
export type StudentLineup = z.infer<typeof studentLineups.definition.schema>;
