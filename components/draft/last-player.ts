import { useEffect } from 'react';

/** The player whose page was just left. Reset as soon as any other page but the list is shown. */
let last: number | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Remembers the player on their page, so that the list can focus that row after a link or Back. */
export function useRememberPlayer(id: number): void {
  useEffect(() => {
    clearTimeout(forgetting);
    last = id;
    return () => {
      // By this time the next page has rendered.
      forgetting = setTimeout(() => {
        last = null;
      });
    };
  }, [id]);
}

export const readLastPlayer = () => last;
