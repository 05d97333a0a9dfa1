import { z } from 'zod';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { parseJsonOrUndefined } from '../text/json';
import { type GraphTable, MAX_GRAPH_TABLE_BYTES } from './handed-in-graph';

/** Kept apart from `handed-in-graph.ts`, which browsers load without zod. */
const graphTable = z
  .strictObject({
    caption: textToOneLineSchema.optional(),
    columns: z.array(textToOneLineSchema).min(1),
    rows: z.array(z.array(z.union([textToOneLineSchema, z.number(), z.null()]))),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length));

export function parseGraphTable(text: string): GraphTable | null {
  if (new TextEncoder().encode(text).length > MAX_GRAPH_TABLE_BYTES) return null;
  return graphTable.safeParse(parseJsonOrUndefined(text)).data ?? null;
}
