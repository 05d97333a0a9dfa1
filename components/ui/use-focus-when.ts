import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what has just taken the place of the thing that had the keyboard: with a new `news` that is
 * neither null nor false, the first match of `selector` inside the element takes the focus, or the
 * element itself where none is given. Reading starts there too.
 */
export function useFocusWhen<Box extends HTMLElement = HTMLDivElement>(
  news: unknown,
  selector?: string,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (news === null || news === false) return;
    const target = selector ? box.current?.querySelector<HTMLElement>(selector) : box.current;
    target?.focus();
  }, [news, selector]);
  return box;
}
