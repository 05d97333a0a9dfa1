import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allCollections } from '@/lib/store/collections/all';
import { firestoreIndexesFile } from '@/lib/store/indexes';

/** Writes firestore.indexes.json from the collections' definitions. Run it after changing one. */
writeFileSync(resolve('firestore.indexes.json'), firestoreIndexesFile(allCollections));
