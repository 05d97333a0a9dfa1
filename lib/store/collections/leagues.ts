import { z } from 'zod';
import type { Collection } from '../port';
import { define, id, longAgo, season, text, timestamp } from './define';

export const leagues = define(
  'leagues',
  z.object({
    id,
    name: z.string(),
    createdAt: timestamp,
    teacherId: id,
    season,
    /** Six digits, unique in its season. */
    code: z.number().int(),
    /** A phrase the teacher shows to the class, so it is kept readable; only the owner ever receives it. */
    password: text,
    /** Since when the league is over for its students; null once it was opened again, missing when it never was archived. */
    archivedAt: timestamp.nullable().optional(),
    /** Set while the league is being deleted with everything in it, so that an interrupted deletion can go on. */
    deletingAt: timestamp.optional(),
  }),
  [
    ['code', 'season'],
    ['teacherId', 'season'],
  ],
  { sorted: [{ equal: ['teacherId', 'season'], by: 'createdAt', direction: 'desc' }] },
);
export type League = z.infer<typeof leagues.definition.schema>;

export const leagueStudentsDefinition = define('leagues/students', z.object({ id, createdAt: longAgo }));
type LeagueStudent = z.infer<typeof leagueStudentsDefinition.definition.schema>;

/** The students of one league; the document id is the student id. */
export function leagueStudents(leagueId: string): Collection<LeagueStudent> {
  return { definition: leagueStudentsDefinition.definition, path: `leagues/${leagueId}/students` };
}
