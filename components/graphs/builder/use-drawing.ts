import { useEffect, useState } from 'react';

type Drawing = typeof import('./drawing');
export type DrawingLoad = { drawing: Drawing | null; failed: boolean; tryAgain: () => void };

/** Loads the drawing once it is wanted. Where the Wi-Fi is away it can be tried again, and nothing typed is lost. */
export function useDrawing(wanted: boolean): DrawingLoad {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [failed, setFailed] = useState(false);
  const due = wanted && !drawing && !failed;

  useEffect(() => {
    if (!due) return;
    let left = false;
    import('./drawing').then(
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
  }, [due]);

  return { drawing, failed, tryAgain: () => setFailed(false) };
}
