import { type ReactNode, useCallback, useState } from 'react';

/**
 * What a live region says, and how it is told to: once for each call, the same words too. Null
 * makes it silent. The region itself is on the page from the start:
 * `<LiveRegion className="sr-only">{spoken}</LiveRegion>`.
 */
export function useSpoken(): [spoken: ReactNode, say: (words: ReactNode) => void] {
  const [last, setLast] = useState<{ words: ReactNode; count: number }>({ words: null, count: 0 });
  const say = useCallback(
    (words: ReactNode) => setLast(({ count }) => ({ words, count: count + 1 })),
    [],
  );
  if (last.words === null || last.words === '') return [null, say];
  // A region whose text stays as it is says nothing: the space, which no one hears, makes the same
  // words new ones.
  return [
    <span key={last.count}>
      <span>{last.words}</span>
      {last.count % 2 === 0 ? <span>{'\u00a0'}</span> : null}
    </span>,
    say,
  ];
}
