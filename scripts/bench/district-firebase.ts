// Plays a district's morning on the Firestore emulator named by FIRESTORE_EMULATOR_HOST, and prints
// the SDK's requests as JSON: in total, per second, and for the most read and written documents.
import pLimit from 'p-limit';
import { openFirebase } from '@/lib/firebase/app';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import type { DocumentStore } from '@/lib/store/port';
import { playDistrictMorning } from '@/lib/testing/district-morning';
import { watchRequests } from '@/lib/testing/firestore-requests';

/** Firestore tolerates short peaks; the sustained rate counts. */
const WINDOW_MS = 10_000;

type Kind = 'documents' | 'queries' | 'writes';

async function main(): Promise<void> {
  const [students = 0, first = 0, stepSeconds = 0, thinkMs = 0] = process.argv.slice(2).map(Number);
  const projectId = `demo-district-${process.pid}`;
  const { firestore, close } = openFirebase({ projectId });
  const asked: Record<Kind, number> = { documents: 0, queries: 0, writes: 0 };
  const seconds = new Map<number, number>();
  const times = { documents: new Map<string, number[]>(), writes: new Map<string, number[]>() };
  let began = Number.POSITIVE_INFINITY;
  let lost = 0;
  watchRequests(firestore, ({ kind, paths }) => {
    const at = Date.now() - began;
    if (at < 0) return;
    if (kind === 'lost') {
      lost += 1;
      return;
    }
    const count = kind === 'query' ? 1 : paths.length;
    asked[kind === 'query' ? 'queries' : kind] += count;
    const second = Math.floor(at / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + count);
    if (kind === 'query') return;
    for (const path of paths) times[kind].set(path, [...(times[kind].get(path) ?? []), at]);
  });
  const report = await playDistrictMorning(
    inTurns(createFirestoreStore({ firestore, release: close })),
    {
      students,
      thinkMs,
      ramp: { first, stepMs: stepSeconds * 1000 },
      operations: () => asked.documents + asked.queries + asked.writes,
      begins: () => {
        began = Date.now();
      },
    },
  );
  const result = {
    ...report,
    asked,
    lost,
    mostASecond: busiestSpan(seconds),
    mostWritten: busiest(times.writes),
    mostRead: busiest(times.documents),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

/**
 * For a query in a transaction, the emulator locks the whole collection, while Firestore locks only
 * the documents found. Students of different classes would block each other for two seconds, which
 * only happens on the emulator.
 */
function inTurns(store: DocumentStore): DocumentStore {
  const turn = pLimit(1);
  return { ...store, transaction: (body) => turn(() => store.transaction(body)) };
}

/** The busiest document of each collection, by its requests in any ten seconds. */
function busiest(times: ReadonlyMap<string, readonly number[]>) {
  const most = new Map<string, { collection: string; aSecond: number; inAll: number }>();
  for (const [path, at] of times) {
    // The parent ids aren't part of a subcollection's name.
    const collection = path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/');
    const aSecond = mostWithin(at) / (WINDOW_MS / 1000);
    if (aSecond > (most.get(collection)?.aSecond ?? 0))
      most.set(collection, { collection, aSecond, inAll: at.length });
  }
  return [...most.values()].sort((a, b) => b.aSecond - a.aSecond);
}

/** Operations per second in the busiest ten seconds. */
function busiestSpan(seconds: ReadonlyMap<number, number>): number {
  const spans = new Map<number, number>();
  for (const [second, count] of seconds) {
    const span = Math.floor((second * 1000) / WINDOW_MS);
    spans.set(span, (spans.get(span) ?? 0) + count);
  }
  return Math.max(...spans.values()) / (WINDOW_MS / 1000);
}

function mostWithin(times: readonly number[]): number {
  let [most, from] = [0, 0];
  for (const [index, at] of times.entries()) {
    while (at - (times[from] ?? 0) >= WINDOW_MS) from += 1;
    most = Math.max(most, index - from + 1);
  }
  return most;
}

void main();
