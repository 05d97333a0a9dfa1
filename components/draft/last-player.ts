import { useEffect } from 'react';

/**
 * Whose page was open until this moment. Null again as soon as another page than the list has taken
 * its place.
 */
let last: number | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/**
 * On a player's page: the list it leads back to finds the way to this player's row, by the link and
 * by the browser's own way back.
 */
export function useRememberPlayer(id: number): void {
  useEffect(() => {
    clearTimeout(forgetting);
    last = id;
    return () => {
      // The page that comes is drawn by then.
      forgetting = setTimeout(() => {
        last = null;
      });
    };
  }, [id]);
}

export const lastPlayer = () => last;
