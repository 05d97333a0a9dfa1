import { useEffect, useState } from 'react';
import { deviceStorage, forgetOld } from '@/components/outbox/device-storage';
import { newOperationId } from '@/lib/actions/operation-id';
import { emptyDraft, type GraphDraft, readDraft } from '@/lib/domain/graphs/graph-draft';
import type { GraphSource } from '@/lib/domain/graphs/graph-source';
import type { GraphPlan, GraphType } from '@/lib/domain/graphs/graph-type';

const SHELF = 'graph-draft:';

type KeptGraph = { draft: unknown; operationId: string; savedAt: number };

/**
 * The graph a student works on. It is kept on this device under the account and the type: a reload or a sign-out gives it back to the same
 * student and to no one else. `operationId` is that of exactly this graph: handed in twice, it is stored once. `onDevice`: it would survive
 * a reload.
 */
export function useGraphDraft(account: string, type: GraphType, plan: GraphPlan, source: GraphSource) {
  const name = `${SHELF}${account}:${type}`;
  const [work, setWork] = useState(() => ({ draft: emptyDraft(plan, source), operationId: '', onDevice: false }));

  // After the first paint, because the server cannot know what this device keeps. A new week must not undo what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each graph, not again for each refresh of the data.
  useEffect(() => {
    forgetOld(SHELF, isKept);
    const kept = deviceStorage().read(name);
    if (isKept(kept)) setWork({ draft: readDraft(kept.draft, plan, source), operationId: kept.operationId, onDevice: true });
    else setWork({ draft: emptyDraft(plan, source), operationId: newOperationId(), onDevice: false });
  }, [name]);

  function change(changes: Partial<GraphDraft>) {
    setWork((before) => ({ draft: { ...before.draft, ...changes }, operationId: newOperationId(), onDevice: before.onDevice }));
  }

  const { draft, operationId } = work;
  useEffect(() => {
    // Nothing has been changed yet, so there is nothing to keep.
    if (!operationId || JSON.stringify(draft) === JSON.stringify(emptyDraft(plan, source))) return;
    const kept: KeptGraph = { draft, operationId, savedAt: Date.now() };
    const onDevice = deviceStorage().write(name, kept);
    setWork((before) => (before.onDevice === onDevice ? before : { ...before, onDevice }));
  }, [name, draft, operationId, plan, source]);

  /** It is handed in: the device need not keep it, while the page still shows it. */
  function forget() {
    deviceStorage().remove(name);
    setWork((before) => ({ ...before, onDevice: false }));
  }

  /** An empty graph again; nothing stays on the device. */
  function startAgain() {
    deviceStorage().remove(name);
    setWork({ draft: emptyDraft(plan, source), operationId: newOperationId(), onDevice: false });
  }

  return { ...work, change, forget, startAgain };
}

function isKept(value: unknown): value is KeptGraph {
  const kept = value as Partial<KeptGraph> | null;
  return typeof kept?.savedAt === 'number' && typeof kept.operationId === 'string' && kept.draft !== undefined;
}
