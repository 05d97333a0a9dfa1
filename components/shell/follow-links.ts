import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import type { useRouter } from 'next/navigation';
import { COMING, changes } from './changes-sent';

type Router = ReturnType<typeof useRouter>;

/** For so long the router has a page that it was asked to fetch: `staleTimes` in next.config.ts. */
const KEPT_MS = 30_000;
/** A pointer on its way to somewhere else is gone by then. */
const RESTS_MS = 60;
/** So many pages in that time: whoever looks for something with the pointer asks for no more. */
const MOST = 6;
const WHOLE = 'full' as PrefetchKind.FULL;

/**
 * Pages that the router has been asked for, and since when. Kept outside the component, because a
 * shell goes with its page.
 */
const asked = new Map<string, number>();

/**
 * Fetches the pages of links that someone comes to; `last` is where they came to while this file
 * was on its way. Gives a function that ends it.
 */
export function followLinks(router: Router, last: Event): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLAnchorElement | null = null;
  const comeTo = ({ target, type }: Event) => {
    const link = linkOf(target);
    if (link === at && type !== 'touchstart') return;
    at = link;
    clearTimeout(timer);
    if (link && isWanted(link))
      timer = setTimeout(() => fetchPage(router, link.href), type === 'touchstart' ? 0 : RESTS_MS);
  };
  // Whoever comes back to the same link comes to it anew.
  const leave = () => {
    at = null;
  };
  const press = ({ target }: Event) => {
    // Its page is on the way by itself.
    clearTimeout(timer);
    const href = linkOf(target)?.href;
    const since = href === undefined ? undefined : asked.get(href);
    // Drops every page that the router has.
    if (since !== undefined && since <= changes.at && Date.now() - since < KEPT_MS)
      router.refresh();
  };
  comeTo(last);
  for (const event of COMING) document.addEventListener(event, comeTo, { passive: true });
  document.addEventListener('focusout', leave, { passive: true });
  document.addEventListener('click', press, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const event of COMING) document.removeEventListener(event, comeTo);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('click', press, { capture: true });
  };
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * A page of the app behind a sign-in, which the link moves to without a new document. Nothing is
 * fetched for whoever saves data.
 */
function isWanted(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, target, dataset } = link;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    origin === location.origin &&
    /^\/(student|teacher)\//.test(pathname) &&
    pathname + search !== location.pathname + location.search &&
    !target &&
    !link.hasAttribute('download') &&
    dataset.noFetch === undefined &&
    !connection?.saveData
  );
}

function fetchPage(router: Router, href: string): void {
  const now = Date.now();
  for (const [page, since] of asked) if (now - since >= KEPT_MS) asked.delete(page);
  if (changes.underWay > 0 || asked.has(href) || asked.size >= MOST || !navigator.onLine) return;
  asked.set(href, now);
  router.prefetch(href, { kind: WHOLE, onInvalidate: () => asked.delete(href) });
}
