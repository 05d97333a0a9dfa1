import { readdirSync } from 'node:fs';
import type { Collection, StoredDocument } from '../port';
import { allCollections } from './all';

const isCollection = (value: unknown): value is Collection<StoredDocument> =>
  typeof value === 'object' && value !== null && 'definition' in value && 'path' in value;

test('each collection of the folder is in the list once', () => {
  const files = readdirSync(__dirname).filter((file) => !/^all\.|\.test\./.test(file));
  const defined = files.flatMap((file) => Object.values(jest.requireActual<object>(`./${file}`)).filter(isCollection));
  const names = (collections: readonly Collection<StoredDocument>[]) => collections.map(({ path }) => path).toSorted();
  expect(names(defined)).toEqual(names(allCollections));
});
