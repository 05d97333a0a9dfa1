'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { removeOwnGraphAction } from '@/lib/actions/graph';
import { newOperationId } from '@/lib/actions/operation-id';
import { GRAPH_HUB, goneForGoodText, removalCostText } from '@/words/graph-hub';

type RemoveGraphButtonProps = {
  graph: { id: string; title: string; removalCost: number; versions: number };
};

export function RemoveGraphButton({ graph }: RemoveGraphButtonProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { pending, refusal, run } = useAction({ leaves: true });
  // One operation id per graph, so that repeated presses count once.
  const operation = useRef<string | null>(null);

  async function remove() {
    operation.current ??= newOperationId();
    const operationId = operation.current;
    const result = await run<unknown>(async () => {
      const answer = await removeOwnGraphAction({ graphId: graph.id, operationId });
      const isGoneAlready = !answer.ok && answer.error.code === 'not-found';
      return isGoneAlready ? { ok: true, data: null } : answer;
    });
    if (!result?.ok) return;
    setOpen(false);
    document.getElementById('my-graphs')?.focus();
    router.refresh();
  }

  return (
    <>
      <Button variant="quiet" icon="trash-2" onClick={() => setOpen(true)}>
        <span>{GRAPH_HUB.remove}</span>
        <span className="sr-only">{` ${graph.title}`}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={GRAPH_HUB.removeQuestion}
        closeLabel={GRAPH_HUB.keepIt}
        actions={
          <Button variant="danger" icon="trash-2" pending={pending} onClick={() => void remove()}>
            {GRAPH_HUB.removeIt}
          </Button>
        }
      >
        <p>{goneForGoodText(graph.title, graph.versions)}</p>
        <p className="mt-2 font-semibold">
          {graph.removalCost > 0 ? removalCostText(graph.removalCost) : GRAPH_HUB.pointsStay}
        </p>
        <Notice alert className="mt-4">
          {refusal?.message}
        </Notice>
      </Dialog>
    </>
  );
}
