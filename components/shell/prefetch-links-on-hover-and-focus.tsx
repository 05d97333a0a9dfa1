'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { tabChangeState } from '@/lib/actions/own-changes';

/** How long the router caches a prefetched page: `staleTimes` in next.config.ts. */
const CACHED_MS = 30_000;
/** A pointer that only passes over a link has left it by then. */
const REST_MS = 60;
/** Within {@link CACHED_MS}, so that reading a long list with the pointer costs little. */
const MAX_PAGES = 6;

/** When each page was prefetched. Outside the component, which unmounts with its page. */
const fetchedAt = new Map<string, number>();

/**
 * Prefetches a link's page when a pointer rests on it or it gets the focus, so that a press shows
 * it at once. A page fetched before this tab's last change is never shown: the press then drops all
 * fetched pages.
 */
export function PrefetchLinksOnHoverAndFocus() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function prefetch(href: string) {
      const now = Date.now();
      for (const [page, since] of fetchedAt) if (now - since >= CACHED_MS) fetchedAt.delete(page);
      if (tabChangeState.underWay > 0 || fetchedAt.has(href) || fetchedAt.size >= MAX_PAGES) return;
      fetchedAt.set(href, now);
      router.prefetch(href, {
        kind: 'full' as PrefetchKind.FULL,
        onInvalidate: () => fetchedAt.delete(href),
      });
    }
    function prefetchSoon({ target }: Event) {
      clearTimeout(timer);
      const link = linkOf(target);
      if (link && isPageOfApp(link)) timer = setTimeout(() => prefetch(link.href), REST_MS);
    }
    function press({ target }: Event) {
      clearTimeout(timer);
      const since = fetchedAt.get(linkOf(target)?.href ?? '') ?? Number.POSITIVE_INFINITY;
      if (since <= tabChangeState.at && Date.now() - since < CACHED_MS) router.refresh();
    }

    document.addEventListener('pointerover', prefetchSoon);
    document.addEventListener('focusin', prefetchSoon);
    document.addEventListener('click', press, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', prefetchSoon);
      document.removeEventListener('focusin', prefetchSoon);
      document.removeEventListener('click', press, { capture: true });
    };
  }, [router]);
  return null;
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** True if the link leads to another page behind the sign-in, in the same document. */
function isPageOfApp(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, target, dataset } = link;
  return (
    origin === location.origin &&
    /^\/(student|teacher)\//.test(pathname) &&
    pathname + search !== location.pathname + location.search &&
    !target &&
    !link.hasAttribute('download') &&
    dataset.noFetch === undefined
  );
}
