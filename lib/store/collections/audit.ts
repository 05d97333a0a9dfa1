import { z } from 'zod';
import { idSchema } from '@/lib/domain/text/id-schema';
import { defineCollection, timestampSchema, wholeCountSchema } from './define';

/** The fields the log can be filtered by, alone or together. */
const NARROWED = [
  ['action'],
  ['outcome'],
  ['actorId'],
  ['action', 'outcome'],
  ['actorId', 'action'],
  ['actorId', 'outcome'],
  ['actorId', 'action', 'outcome'],
] as const;

/**
 * Records who did what to whom. An entry is written in the same transaction as the action and never
 * changed.
 */
export const auditLog = defineCollection(
  'auditLog',
  z.object({
    id: idSchema,
    at: timestampSchema,
    actorId: z.string(),
    action: z.string(),
    target: z.string(),
    outcome: z.enum(['done', 'denied']),
    /** Another program's `values` as a phrase: "1 to 3". */
    detail: z.string().max(100).optional(),
    /** Numbers before and after. Never a name or an email. */
    values: z.record(z.string().max(30), z.union([z.number(), z.boolean()])).optional(),
  }),
  [['actorId'], ['target'], ['actorId', 'at'], ['target', 'at'], ['at'], ['action', 'at']],
  { sorted: NARROWED.map((equal) => ({ equal, by: 'at', direction: 'desc' })) },
);

export type AuditLogRecord = z.infer<typeof auditLog.definition.schema>;

/**
 * A counter beside a log record, under its id: how often the same person was denied the same thing
 * on one day, including the first time, or how many students a class list added. The record itself
 * never changes.
 */
export const auditRepeats = defineCollection(
  'auditRepeats',
  z.object({ id: idSchema, count: wholeCountSchema, lastAt: timestampSchema }),
);
