'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

type Router = ReturnType<typeof useRouter>;

/** For so long the router has a page that it was asked to fetch: `staleTimes` in next.config.ts. */
const KEPT_MS = 30_000;
/** A pointer on its way to somewhere else is gone by then. */
const RESTS_MS = 60;
/** So many pages in that time: whoever looks for something with the pointer asks for no more. */
const MOST = 6;
const WHOLE = 'full' as PrefetchKind.FULL;

/** Pages that the router has been asked for, and since when. Kept outside the component, because a shell goes with its page. */
const asked = new Map<string, number>();
/** When this browser last changed something on the server, and how many changes are under way. */
let changedAt = 0;
let changing = 0;

/**
 * Fetches the page of a link when a pointer rests on it or the focus comes to it, so that it is there when the link is pressed. What someone
 * sees is never older than what they did themselves: nothing is fetched while something is being sent, and what was fetched before is dropped.
 */
export function FetchAhead() {
  const router = useRouter();
  useEffect(() => {
    noticeChanges();
    return listen(router);
  }, [router]);
  return null;
}

function listen(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLAnchorElement | null = null;
  const comeTo = ({ target, type }: Event) => {
    const link = linkOf(target);
    if (link === at && type !== 'touchstart') return;
    at = link;
    clearTimeout(timer);
    if (link && isWanted(link)) timer = setTimeout(() => fetchPage(router, link.href), type === 'touchstart' ? 0 : RESTS_MS);
  };
  // Whoever comes back to the same link comes to it anew.
  const leave = () => {
    at = null;
  };
  const press = ({ target }: Event) => {
    const href = linkOf(target)?.href;
    const since = href === undefined ? undefined : asked.get(href);
    // Drops every page that the router has.
    if (since !== undefined && since <= changedAt && Date.now() - since < KEPT_MS) router.refresh();
  };
  // A page that scrolls or changes under a pointer that stays brings no link to it: `pointerover` would come all the same.
  const events = ['pointermove', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, comeTo, { passive: true });
  document.addEventListener('focusout', leave, { passive: true });
  document.addEventListener('click', press, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, comeTo);
    document.removeEventListener('focusout', leave);
    document.removeEventListener('click', press, { capture: true });
  };
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

/** A page of the app behind a sign-in, which the link moves to without a new document. Nothing is fetched for whoever saves data. */
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
  if (changing > 0 || asked.has(href) || asked.size >= MOST || !navigator.onLine) return;
  asked.set(href, now);
  router.prefetch(href, { kind: WHOLE, onInvalidate: () => asked.delete(href) });
}

let isNoticing = false;

/** Whatever is sent to the server is sent by `fetch`, but for a picture, after which the page is fetched again. */
function noticeChanges(): void {
  if (isNoticing) return;
  isNoticing = true;
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    const method = init?.method ?? (typeof input === 'object' && 'method' in input ? input.method : 'GET');
    if (method === 'GET') return plain(input, init);
    changing += 1;
    try {
      return await plain(input, init);
    } finally {
      changing -= 1;
      changedAt = Date.now();
    }
  };
}
