import type { SqlValue } from '@/lib/sqlite/database';
import type { Condition, Query, Scalar } from '../../port';
import {
  requireListValueForIn,
  requireSingleValue,
  requireValidLimit,
  validatedStartId,
} from '../../rules';
import { jsonPathLiteral, type TableNamesOfCollection } from './tables';

type Sql = { readonly text: string; readonly parameters: readonly SqlValue[] };

export function queryToSql<T>(table: TableNamesOfCollection, path: string, query: Query<T>): Sql {
  const conditions = (query.where ?? []).map((condition) => conditionSql(table, path, condition));
  const { orderBy } = query;
  const present = orderBy ? [`json_type(json, ${jsonPathLiteral(orderBy.field)}) IS NOT NULL`] : [];
  const after = validatedStartId(query);
  const later = after === undefined ? [] : [after];
  const where = [
    'path = ?',
    ...later.map(() => 'id > ?'),
    ...conditions.map((condition) => condition.text),
    ...present,
  ].join(' AND ');
  const limit = query.limit === undefined ? [] : [requireValidLimit(query.limit)];
  return {
    text:
      `FROM ${table.documents} WHERE ${where} ` +
      `${orderSql(orderBy, conditions.length > 0 && !comesSorted(table, query))}${limit.length > 0 ? ' LIMIT ?' : ''}`,
    parameters: [
      path,
      ...later,
      ...conditions.flatMap((condition) => condition.parameters),
      ...limit,
    ],
  };
}

/**
 * True if an index returns the documents sorted by id: then reading one page costs no more than its
 * own documents.
 */
function comesSorted<T>({ indexes }: TableNamesOfCollection, { where = [] }: Query<T>): boolean {
  const queried = new Set<string>(where.map(({ field }) => field));
  return (
    where.every(({ op }) => op === '==') &&
    indexes.some(
      (fields) => fields.length === queried.size && fields.every((field) => queried.has(field)),
    )
  );
}

/**
 * Timestamps are objects and are ordered by their seconds and nanoseconds. The `+` keeps SQLite
 * from walking the whole collection by its key, just because that is sorted by id, when an index
 * finds the few matching documents.
 */
function orderSql(
  orderBy: { field: string; direction: 'asc' | 'desc' } | undefined,
  narrowed: boolean,
): string {
  if (!orderBy) return narrowed ? 'ORDER BY +id' : 'ORDER BY id';
  const { field } = orderBy;
  const direction = orderBy.direction === 'desc' ? 'DESC' : 'ASC';
  const path = jsonPathLiteral(field);
  const inside = (part: string) => `json_extract(json, '$.${field}.${part}')`;
  return (
    `ORDER BY coalesce(${inside('seconds')}, json_extract(json, ${path})) ${direction}, ` +
    `${inside('nanoseconds')} ${direction}, id ${direction}`
  );
}

function conditionSql<T>(
  table: TableNamesOfCollection,
  path: string,
  condition: Condition<T>,
): Sql {
  const { field, op, value } = condition;
  switch (op) {
    case '==':
      return equalsSql(fieldSql(field), [requireSingleValue(op, value)]);
    case 'in':
      return equalsSql(fieldSql(field), requireListValueForIn(value));
    case 'array-contains':
      return containsSql(table, path, field, requireSingleValue(op, value));
  }
}

function fieldSql(field: string) {
  const argumentsSql = `json, ${jsonPathLiteral(field)}`;
  return { value: `json_extract(${argumentsSql})`, type: `json_type(${argumentsSql})` };
}

/** SQL alone would take true for 1 and an array for its text, so the JSON type is compared too. */
function equalsSql(
  { value, type }: { value: string; type: string },
  values: readonly Scalar[],
): Sql {
  const texts = values.filter((scalar) => typeof scalar === 'string');
  const numbers = values.filter((scalar) => typeof scalar === 'number');
  const literals = values
    .filter((scalar) => scalar === null || typeof scalar === 'boolean')
    .map(String);
  const alternatives: Sql[] = [
    { text: `${value} IN (${marks(texts)}) AND ${type} = 'text'`, parameters: texts },
    {
      text: `${value} IN (${marks(numbers)}) AND ${type} IN ('integer', 'real')`,
      parameters: numbers,
    },
    { text: `${type} IN (${marks(literals)})`, parameters: literals },
  ].filter((alternative) => alternative.parameters.length > 0);
  if (alternatives.length === 0) return { text: '0', parameters: [] };
  return {
    text: `(${alternatives.map((alternative) => alternative.text).join(' OR ')})`,
    parameters: alternatives.flatMap((alternative) => alternative.parameters),
  };
}

function containsSql(
  table: TableNamesOfCollection,
  path: string,
  field: string,
  value: Scalar,
): Sql {
  const elements = table.elements.get(field);
  if (elements && (typeof value === 'string' || typeof value === 'number')) {
    return {
      text: `id IN (SELECT id FROM ${elements} WHERE path = ? AND value = ?)`,
      parameters: [path, value],
    };
  }
  const { text, parameters } = equalsSql({ value: 'element.value', type: 'element.type' }, [value]);
  // The column needs its table's name, because `json_each` has a hidden column named json.
  const array = `${table.documents}.json, ${jsonPathLiteral(field)}`;
  return {
    text:
      `(json_type(${array}) = 'array' AND EXISTS (SELECT 1 FROM json_each(${array}) AS ` +
      `element WHERE ${text}))`,
    parameters,
  };
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
