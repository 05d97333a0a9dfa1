import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createMemoryBackend } from '@/lib/process/backend';
import { missingIndex, requireIndexes } from '@/lib/testing/required-indexes';
import { allCollections } from './collections/all';
import { type League, leagues } from './collections/leagues';
import { studentTeams } from './collections/teams';
import { firestoreIndexesFile, unindexedFields } from './indexes';
import type { Query, StoredDocument } from './port';

test('firestore.indexes.json is what the collections say today (npm run indexes)', () => {
  const file = readFileSync(join(process.cwd(), 'firestore.indexes.json'), 'utf8');
  expect(file).toBe(firestoreIndexesFile(allCollections));
});

const equal = (field: string) => ({ field, op: '==', value: 1 }) as const;
const missing = (query: object) => missingIndex(leagues.definition, query as Query<League>);

test.each([
  ['nothing for one field', { where: [equal('season')] }, null],
  ['nothing for an order alone', { orderBy: { field: 'name', direction: 'asc' } }, null],
  ['nothing for listed fields in another order', { where: [equal('season'), equal('code')] }, null],
  [
    'nothing for a listed order',
    {
      where: [equal('season'), equal('teacherId')],
      orderBy: { field: 'createdAt', direction: 'desc' },
    },
    null,
  ],
  [
    'fields that are listed only with others',
    { where: [equal('code'), equal('teacherId')] },
    "to indexes: ['code', 'teacherId']",
  ],
  [
    'an order in the other direction',
    {
      where: [equal('season'), equal('teacherId')],
      orderBy: { field: 'createdAt', direction: 'asc' },
    },
    "to sorted: { equal: ['season', 'teacherId'], by: 'createdAt', direction: 'asc' }",
  ],
  [
    'an order by a moment that no line names',
    { orderBy: { field: 'createdAt', direction: 'asc' } },
    "to indexes: ['createdAt']",
  ],
  ['a moment that no line names', { where: [equal('archivedAt')] }, "to indexes: ['archivedAt']"],
])('a definition lacks %s', (_what, query, expected) => {
  expect(missing(query)).toBe(expected);
});

const unindexed = (name: string) => {
  const found = allCollections.find(({ definition }) => definition.name === name);
  return found ? unindexedFields(found.definition).sort() : null;
};

// An index on a rising timestamp limits a collection to 500 writes a second, and a district's
// students send more.
test.each([
  [
    'studentPlayerScoreAttempts',
    ['answer', 'createdAt', 'formulaSet', 'lines', 'takenOut', 'typed'],
  ],
  ['studentWeeklyTasks', ['task1', 'task2', 'task3', 'task4', 'task5']],
  [
    'studentWeeklyProgress',
    [
      'awardsTakenBack',
      'call',
      'formulaSet',
      'graphIds',
      'lastAnswerAt',
      'lastWeek',
      'played',
      'recentTries',
      'steps',
      'taskTimes',
    ],
  ],
  ['sessions', ['createdAt', 'expiresAt']],
  ['mvpEvents', ['createdAt']],
])('Firestore indexes no moment, list or map of %s on its own', (name, fields) => {
  expect(unindexed(name)).toEqual(fields);
});

test('what a line names on its own keeps its index: the log by its time, invitations by theirs, teams by their leagues', () => {
  expect(unindexed('auditLog')).not.toContain('at');
  expect(unindexed('teacherInvitations')).not.toContain('createdAt');
  expect(unindexed('studentTeams')).not.toContain('leagueIds');
});

test('Firestore takes 200 settings of single fields', () => {
  expect(
    allCollections.flatMap(({ definition }) => unindexedFields(definition)).length,
  ).toBeLessThanOrEqual(200);
});

test('a store for tests refuses a query without an index wherever it is asked', async () => {
  const { store } = createMemoryBackend();
  const checked = requireIndexes(store);
  const query = { where: [equal('season'), equal('theme')] } as never;
  await expect(checked.query(studentTeams, query)).rejects.toThrow(
    "Add to indexes: ['season', 'theme']",
  );
  await expect(checked.count(studentTeams, query)).rejects.toThrow('needs an index');
  await expect(
    checked.transaction((transaction) => transaction.query(studentTeams, query)),
  ).rejects.toThrow('needs an index');
  expect(() => checked.watchQuery(studentTeams, query, () => {})).toThrow('needs an index');
  await store.close();
});

/** True if a value of this schema has an array inside an array. */
function nestsArrays(schema: z.ZodType, insideArray = false): boolean {
  if (schema instanceof z.ZodArray)
    return insideArray || nestsArrays(schema.element as z.ZodType, true);
  if (schema instanceof z.ZodObject)
    return Object.values(schema.shape).some((inner) => nestsArrays(inner as z.ZodType));
  if (schema instanceof z.ZodUnion)
    return schema.options.some((option) => nestsArrays(option as z.ZodType, insideArray));
  if (schema instanceof z.ZodRecord) return nestsArrays(schema.valueType as z.ZodType);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return nestsArrays(schema.unwrap() as z.ZodType, insideArray);
  }
  return false;
}

test.each(allCollections.map(({ definition }) => [definition.name, definition] as const))(
  '%s can be kept in Firestore: no array in an array, fields that can be checked one by one',
  (_name, { schema }) => {
    expect(schema).toBeInstanceOf(z.ZodObject);
    expect(nestsArrays(schema as z.ZodType<StoredDocument>)).toBe(false);
  },
);
