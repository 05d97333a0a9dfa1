import type { Collection, StoredDocument } from '../port';
import * as accounts from './accounts';
import * as attempts from './attempts';
import * as audit from './audit';
import * as football from './football';
import * as graphs from './graphs';
import * as leagues from './leagues';
import * as practice from './practice';
import * as profiles from './profiles';
import * as progress from './progress';
import * as season from './season';
import * as teams from './teams';

const files = [
  accounts,
  attempts,
  audit,
  football,
  graphs,
  leagues,
  practice,
  profiles,
  progress,
  season,
  teams,
];

const isCollection = (value: unknown): value is Collection<StoredDocument> =>
  typeof value === 'object' && value !== null && 'definition' in value;

/** Every collection, for work on the whole content: indexes, backups, tests. */
export const allCollections: readonly Collection<StoredDocument>[] = files
  .flatMap((file) => Object.values<unknown>(file).filter(isCollection))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));
