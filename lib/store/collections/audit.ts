import { z } from 'zod';
import { define, id, timestamp, wholeCount } from './define';

/** What the log can be narrowed to, alone and together. */
const NARROWED = [
  ['action'],
  ['outcome'],
  ['actorId'],
  ['action', 'outcome'],
  ['actorId', 'action'],
  ['actorId', 'outcome'],
  ['actorId', 'action', 'outcome'],
] as const;

/** Who did what to whom, written in the same transaction as the deed; never changed. */
export const auditLog = define(
  'auditLog',
  z.object({
    id,
    at: timestamp,
    actorId: z.string(),
    action: z.string(),
    target: z.string(),
    outcome: z.enum(['done', 'denied']),
    /** What `values` are today, as older releases wrote it in words: "1 to 3". */
    detail: z.string().max(100).optional(),
    /** Numbers before and after. Never a name or an email. */
    values: z.record(z.string().max(30), z.union([z.number(), z.boolean()])).optional(),
  }),
  [['actorId'], ['target'], ['actorId', 'at'], ['target', 'at'], ['at'], ['action', 'at']],
  { sorted: NARROWED.map((equal) => ({ equal, by: 'at', direction: 'desc' })) },
);

export type AuditLogRecord = z.infer<typeof auditLog.definition.schema>;

/**
 * Counted next to a log record, under its id: how often someone was denied the very same thing in
 * one day, the first time included, or how many students a class list brought. The record itself
 * never changes.
 */
export const auditRepeats = define(
  'auditRepeats',
  z.object({ id, count: wholeCount, lastAt: timestamp }),
);
