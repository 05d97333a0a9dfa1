import type { z } from 'zod';
import type { Collection, StoredDocument } from '@/lib/store/port';

/** The used parts of a zod schema. */
type Schema = {
  readonly shape?: Record<string, Schema>;
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    /** The input of a transformation. */
    readonly in?: Schema;
    /** The check after a preprocessing step. */
    readonly out?: Schema;
    readonly element?: Schema;
    readonly options?: readonly Schema[];
    readonly items?: readonly Schema[];
    readonly keyType?: Schema;
    readonly valueType?: Schema;
    readonly entries?: Record<string, string>;
    readonly values?: readonly unknown[];
  };
  safeParse(value: unknown): { success: boolean };
};

/** Values that are one thing though they have parts. */
const WHOLE_VALUES = ['nanoseconds,seconds', 'denominator,numerator,wholeNumber'];

const NUMBERS = [1, 0, 2023, 123_456];

const A_DAY = '2023-10-12';

const schemaOf = (collection: Collection<StoredDocument>): Schema =>
  collection.definition.schema as unknown as z.ZodType as unknown as Schema;

/**
 * A document that satisfies a collection's schema, including optional fields, with `text` in every
 * text field.
 */
export function sampleDocument(
  collection: Collection<StoredDocument>,
  text: string,
): StoredDocument & Record<string, unknown> {
  return sample(schemaOf(collection), text) as StoredDocument & Record<string, unknown>;
}

function sample(schema: Schema, text: string): unknown {
  const { def } = schema;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.shape ?? {}).map(([field, inner]) => [field, sample(inner, text)]),
      );
    case 'array':
      return def.element ? [sample(def.element, text)] : [];
    case 'tuple':
      return (def.items ?? []).map((item) => sample(item, text));
    case 'record': {
      const key = def.keyType?.def.type === 'enum' ? String(sample(def.keyType, text)) : text;
      return def.valueType ? { [key]: sample(def.valueType, text) } : {};
    }
    case 'pipe':
      // Transformed values are written in their input form.
      if (def.out?.def.type === 'transform') return def.in ? sample(def.in, text) : undefined;
      return def.out ? sample(def.out, text) : undefined;
    case 'catch':
    case 'default':
    case 'optional':
    case 'nullable':
      return def.innerType ? sample(def.innerType, text) : undefined;
    case 'union':
      return def.options?.[0] ? sample(def.options[0], text) : undefined;
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'boolean':
      return true;
    case 'string':
      return [text, A_DAY].find((value) => schema.safeParse(value).success) ?? text.slice(0, 8);
    case 'number':
      return NUMBERS.find((number) => schema.safeParse(number).success);
    default:
      throw new Error(`A sample of ${def.type} is not known yet.`);
  }
}

/**
 * All stored fields of a collection except `id`, including nested ones with dotted names:
 * `typed.whole`, `steps.attempts`.
 */
export function fieldNames(collection: Collection<StoredDocument>): string[] {
  return [...new Set(namesIn(schemaOf(collection), ''))].filter((name) => name !== 'id');
}

function namesIn(schema: Schema, prefix: string): string[] {
  const inner =
    schema.def.innerType ?? schema.def.out ?? schema.def.element ?? schema.def.valueType;
  const forms =
    schema.def.type === 'union' ? (schema.def.options ?? []).filter(({ shape }) => shape) : [];
  if (forms.length > 0) return forms.flatMap((form) => namesIn(form, prefix));
  if (!schema.shape) return inner ? namesIn(inner, prefix) : [prefix];
  const fields = Object.keys(schema.shape);
  if (prefix !== '' && WHOLE_VALUES.includes(fields.toSorted().join())) return [prefix];
  return Object.entries(schema.shape).flatMap(([field, below]) =>
    namesIn(below, prefix === '' ? field : `${prefix}.${field}`),
  );
}
