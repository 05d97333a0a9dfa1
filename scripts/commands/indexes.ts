import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allCollections } from '@/lib/store/collections/all';
import { firestoreIndexesFile } from '@/lib/store/indexes';

/**
 * Writes firestore.indexes.json from the definitions of the collections; to be run after one of
 * them has changed.
 */
writeFileSync(resolve('firestore.indexes.json'), firestoreIndexesFile(allCollections));
