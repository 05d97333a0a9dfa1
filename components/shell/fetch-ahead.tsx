'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { COMING, noticeChanges } from './changes-sent';

/**
 * Fetches the page of a link when a pointer rests on it or the focus comes to it, so that it is
 * there when the link is pressed. What someone sees is never older than what they did themselves:
 * nothing is fetched while something is being sent, and what was fetched before is dropped. Changes
 * are noticed from the start; the rest comes when a pointer or the focus first moves.
 */
export function FetchAhead() {
  const router = useRouter();
  useEffect(() => {
    noticeChanges();
    let last: Event | null = null;
    let hasLeft = false;
    let end = () => {
      for (const event of COMING) document.removeEventListener(event, come);
    };
    async function come(event: Event) {
      const isFirst = last === null;
      last = event;
      if (!isFirst) return;
      try {
        const { followLinks } = await import('./follow-links');
        if (hasLeft) return;
        end();
        end = followLinks(router, last);
      } catch {
        // Without this file nothing is fetched ahead, and links work all the same.
      }
    }
    for (const event of COMING) document.addEventListener(event, come, { passive: true });
    return () => {
      hasLeft = true;
      end();
    };
  }, [router]);
  return null;
}
