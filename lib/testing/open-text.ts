import type { z } from 'zod';

type Schema = z.core.$ZodType & { _zod: { def: Record<string, unknown> & { type: string } } };

/**
 * Line breaks, direction marks, joiners, fillers, and control characters inside plausible names,
 * numbers, and codes.
 */
const HOSTILE = [
  'Ana\u202eBo',
  'Ana\u200bBo',
  'Ana\nBo',
  'Ana\u2028Bo',
  'Ana\u0007Bo',
  'Ana\u3164Bo',
  'Ana Bo\u2066 words that are long',
];
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\u3164]/u;

/**
 * Finds where a schema accepts text with more than one visible line, as paths such as
 * `.students[].firstName`.
 */
export function multiLineTextPaths(given: z.core.$ZodType, path = ''): string[] {
  const schema = given as Schema;
  const { def } = schema._zod;
  const inside = (name: string, more = '') => multiLineTextPaths(def[name] as Schema, path + more);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape as Record<string, Schema>).flatMap(([name, field]) =>
        multiLineTextPaths(field, `${path}.${name}`),
      );
    case 'array':
      return inside('element', '[]');
    case 'tuple':
      return (def.items as Schema[]).flatMap((item) => multiLineTextPaths(item, `${path}[]`));
    case 'record':
      return inside('valueType', '{}');
    case 'union':
      return [
        ...new Set((def.options as Schema[]).flatMap((option) => multiLineTextPaths(option, path))),
      ];
    case 'pipe': {
      const from = multiLineTextPaths(def.in as Schema, path);
      // The output of the whole pipe counts, not its first part's.
      return from.length > 0 && from.every((each) => each === path) ? open(schema, path) : from;
    }
    default:
      return def.innerType ? inside('innerType') : open(schema, path);
  }
}

function open(schema: Schema, path: string): string[] {
  const isOpen = HOSTILE.some((text) => {
    const { success, data } = (schema as unknown as z.ZodType).safeParse(text);
    return success && typeof data === 'string' && UNSEEN.test(data);
  });
  return isOpen ? [path] : [];
}
