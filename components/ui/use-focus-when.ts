import { type RefObject, useEffect, useRef } from 'react';

/**
 * For content that replaces the element that had the focus: when `news` changes to a value that is
 * neither null nor false, the first match of `selector` inside the box takes the focus, or the box
 * itself without a selector. Screen readers continue from there.
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
