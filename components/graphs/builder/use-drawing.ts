import { useEffect, useState } from 'react';
import type { GraphType } from '@/lib/domain/graphs/graph-type';
import type { GraphParts } from '../graph-parts';
import { GRAPH_PARTS } from '../registry';

export type DrawingLoad = { drawing: GraphParts | null; failed: boolean; tryAgain: () => void };

/**
 * Loads the drawing and the exact numbers of a type once they are wanted: the page is quicker without them. Where the Wi-Fi is away it can be
 * tried again, and nothing typed is lost.
 */
export function useDrawing(type: GraphType, wanted: boolean): DrawingLoad {
  const [drawing, setDrawing] = useState<GraphParts | null>(null);
  const [failed, setFailed] = useState(false);
  const due = wanted && !drawing && !failed;

  useEffect(() => {
    if (!due) return;
    let left = false;
    GRAPH_PARTS[type]().then(
      (loaded) => {
        if (!left) setDrawing(loaded);
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [due, type]);

  return { drawing, failed, tryAgain: () => setFailed(false) };
}
