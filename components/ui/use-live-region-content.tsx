import { type ReactNode, useCallback, useState } from 'react';

/**
 * The content of a live region, and a function to announce words. Each call is announced, even
 * with the same words. Null silences it. Render the region from the start: `<LiveRegion
 * className="sr-only">{spoken}</LiveRegion>`.
 */
export function useLiveRegionContent(): [spoken: ReactNode, announce: (words: ReactNode) => void] {
  const [last, setLast] = useState<{ words: ReactNode; count: number }>({ words: null, count: 0 });
  const announce = useCallback(
    (words: ReactNode) => setLast(({ count }) => ({ words, count: count + 1 })),
    [],
  );
  if (last.words === null || last.words === '') return [null, announce];
  // Unchanged text isn't announced again, so a silent space makes equal words different.
  return [
    <span key={last.count}>
      <span>{last.words}</span>
      {last.count % 2 === 0 ? <span>{'\u00a0'}</span> : null}
    </span>,
    announce,
  ];
}
