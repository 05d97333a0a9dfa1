import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

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

/**
 * For news in a part of the page that may be out of sight: when `news` changes to a value that is
 * neither null nor false, the box scrolls into view.
 */
export function useScrollIntoViewWhen(news: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null && news !== false) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [news]);
  return box;
}

const subscribeToNothing = () => () => {};

/**
 * Reads a constant value that only the browser knows; `before` is used on the server and during
 * hydration.
 */
export const useBrowserValue = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(subscribeToNothing, read, () => before);

/** False on the server and during hydration: nothing reacts to the user yet. */
export const useIsHydrated = (): boolean => useBrowserValue(() => true, false);

/**
 * Counts how often a value has changed. Used as a `key`, it remounts a repeated sentence, so that
 * it is read out again.
 */
export function useChangeCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value !== value) setSeen({ value, count: seen.count + 1 });
  return seen.count;
}

/** Runs `prepare` when the focus first enters the element with the returned ref. */
export function useOnFirstFocus(prepare: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const enter = useEffectEvent(prepare);
  useEffect(() => {
    box.current?.addEventListener('focusin', () => enter(), { once: true });
  }, []);
  return box;
}

/**
 * Puts what is open on this page into the address, so that a reload or a copied link opens the
 * same; null restores the original address. Reusing the router's state object keeps Next from
 * reacting to the new URL. Otherwise a refresh would find that the address differs from the page's,
 * fetch the page a second time, and on a slow connection load the whole document. A refresh also
 * restores the router's own address, so ours is set again after every render.
 */
export function useSetAddressBarUrl(address: string | null): void {
  useEffect(() => {
    if (address === null || new URL(address, window.location.href).href === window.location.href)
      return;
    window.history.replaceState(window.history.state, '', address);
  });
}

/**
 * Shows what is open in the document's title, before the product's name. The page's own title may
 * arrive after its content, and a refresh restores it, so the title is watched. A layout effect
 * stops this before the next page sets its title; a plain effect would be too late.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    const withTitle = () => document.title.replace(/^.+?(?= · |$)/, title);
    const applyTitle = () => {
      if (document.title !== withTitle()) document.title = withTitle();
    };
    applyTitle();
    const watch = new MutationObserver(applyTitle);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title === withTitle()) document.title = before;
    };
  }, [title]);
}
