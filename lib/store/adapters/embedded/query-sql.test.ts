import { createSqliteDatabase } from '@/lib/sqlite/database';
import { allCollections } from '../../collections/all';
import type { Condition } from '../../port';
import { queryToSql } from './query-sql';
import { createTableProvider } from './tables';

type Plan = { detail: string };
type Asked = { name: string; fields: readonly string[] };

const asked: Asked[] = allCollections.flatMap(({ definition }) =>
  definition.indexes
    // Arrays are looked up in a table of their elements.
    .filter((fields) => !fields.some((field) => definition.arrayFields?.includes(field)))
    .map((fields) => ({ name: definition.name, fields })),
);

test.each(asked)(
  'a query of $name by $fields looks all of them up in an index',
  ({ name, fields }) => {
    const database = createSqliteDatabase(':memory:');
    const collection = allCollections.find(({ definition }) => definition.name === name);
    if (!collection) throw new Error(`No collection ${name}`);
    const where = fields.map(
      (field) => ({ field, op: '==', value: 1 }) as Condition<Record<string, unknown>>,
    );
    const table = createTableProvider(database)(collection.definition);
    const { text, parameters } = queryToSql(table, collection.path, { where });
    const plan = database.all<Plan>(
      `EXPLAIN QUERY PLAN SELECT id, version, json ${text}`,
      parameters,
    );
    const search = plan.map((step) => step.detail).find((detail) => detail.startsWith('SEARCH'));
    expect(search?.match(/<expr>=\?/g)).toHaveLength(fields.length);
    database.close();
  },
);
