import { readdirSync } from 'node:fs';
import { multiLineTextPaths } from '@/lib/testing/open-text';
import type { Collection, StoredDocument } from '../port';
import { allCollections } from './all';

const isCollection = (value: unknown): value is Collection<StoredDocument> =>
  typeof value === 'object' && value !== null && 'definition' in value && 'path' in value;

test('each collection of the folder is in the list once', () => {
  const files = readdirSync(__dirname).filter((file) => !/^all\.|\.test\./.test(file));
  const defined = files.flatMap((file) =>
    Object.values(jest.requireActual<object>(`./${file}`)).filter(isCollection),
  );
  const names = (collections: readonly Collection<StoredDocument>[]) =>
    collections.map(({ path }) => path).toSorted();
  expect(names(defined)).toEqual(names(allCollections));
});

/** By collection or field: what no person types as a name or a sentence. */
const NOT_READ: RegExp[] = [
  // Ids, addresses, keys, and marks of programs.
  /\.(?:id|docID|\w+Ids?(?:\[\])?|email|username|invitedBy|awardedBy|tryoutOf|by|begunIn|feedKey|sealedPassphrase|leaseHolder|noticeVersion|issuer|subject)$/,
  /\.(?:fingerprint|result|contentHash|mark|part|kind|message|told\[\]|action|target|detail)$/,
  // A word of a list of ours, which a page looks up.
  /\.(?:type|graphType|position|step|skill|skills\[\]|game|choice|tag|tried\[\]|mistakes\[\]|foundInLines\[\]|misconception|asked\[\]|field|mascot|theme|\w+Color)$/,
  /^mvpEvents\.reason$/,
  /\.table$/,
  /^nfl/,
];

test('a name or sentence that was stored by an older release or another program is read as one line of what can be seen', () => {
  const open = allCollections.flatMap(({ path, definition }) =>
    multiLineTextPaths(definition.schema, path),
  );
  expect(open.filter((place) => !NOT_READ.some((known) => known.test(place)))).toEqual([]);
});
