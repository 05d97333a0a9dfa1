import type { Firestore } from 'firebase-admin/firestore';

/**
 * One request of the SDK, with the paths it reads or writes; those of a query are known only after
 * its answer. A commit is reported once answered, with its result; one that lost against another is
 * repeated as a new request.
 */
export type FirestoreRequest =
  | { readonly kind: 'documents' | 'writes' | 'lost'; readonly paths: readonly string[] }
  | { readonly kind: 'query'; readonly paths: readonly [] };

type Write = {
  update?: { name?: string } | null;
  delete?: string | null;
  transform?: { document?: string } | null;
};
type Sent = { documents?: string[] | null; writes?: Write[] | null };

/** Records the SDK's real requests to Firestore, below the adapter. */
export function watchRequests(
  firestore: Firestore,
  tell: (request: FirestoreRequest) => void,
): void {
  const sdk = firestore as unknown as {
    requestStream(method: string, bidirectional: boolean, request: Sent, tag: string): unknown;
    request(method: string, request: Sent, tag: string): Promise<unknown>;
  };
  const [stream, single] = [sdk.requestStream.bind(sdk), sdk.request.bind(sdk)];
  sdk.requestStream = (method, bidirectional, request, tag) => {
    if (method === 'batchGetDocuments')
      tell({ kind: 'documents', paths: (request.documents ?? []).map(pathOf) });
    if (method === 'runQuery') tell({ kind: 'query', paths: [] });
    return stream(method, bidirectional, request, tag);
  };
  sdk.request = async (method, request, tag) => {
    if (method !== 'commit') return single(method, request, tag);
    const paths = (request.writes ?? []).map((write) => pathOf(nameOf(write)));
    try {
      const answer = await single(method, request, tag);
      tell({ kind: 'writes', paths });
      return answer;
    } catch (error) {
      tell({ kind: 'lost', paths });
      throw error;
    }
  };
}

const nameOf = ({ update, delete: gone, transform }: Write): string =>
  update?.name ?? transform?.document ?? gone ?? '';

/** `projects/p/databases/d/documents/leagues/abc` → `leagues/abc`. */
const pathOf = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
