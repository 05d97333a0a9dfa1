import { asStoredCollection, type DocumentStore } from '@/lib/store/port';
import { collectionAt } from './content';

/**
 * One document as formatted JSON, exactly as stored, so that even a document that the app can't
 * read can be inspected. Null if there is none.
 */
export async function storedDocumentText(
  store: DocumentStore,
  path: string,
  id: string,
): Promise<string | null> {
  const collection = collectionAt(path);
  const document = collection && (await store.get(asStoredCollection(collection), id));
  return document && JSON.stringify(document, null, 2);
}
