'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { LiveStateDto } from '@/lib/data/season/dto';
import type { Hands } from './open-stream';

type News = { title: string; shown: boolean; isTyping: boolean } | null;

type LiveUpdatesProps = {
  account: string;
  /** What the page was made with. */
  page: LiveStateDto;
};

/**
 * Keeps an open page up to date: it is fetched again when a week opens, the season is paused, or
 * the student's team changes elsewhere. While someone is typing, it only says so.
 */
export function LiveUpdates({ account, page }: LiveUpdatesProps) {
  const router = useRouter();
  const [news, setNews] = useState<News>(null);
  /**
   * The team that the page shows: the one it was made with, and after that what was changed on it.
   */
  const shownTeam = useRef(page.team);
  useEffect(() => {
    shownTeam.current = page.team;
  }, [page.team]);

  const receive = useEffectEvent(
    (state: LiveStateDto, { isInUse, isTyping, isOwnDoing }: Hands) => {
      if (isOwnDoing) shownTeam.current = state.team;
      if (state.season !== page.season) {
        window.location.assign('/dashboard');
        return;
      }
      const hasTurned = state.week !== page.week || state.seasonActive !== page.seasonActive;
      if (hasTurned || state.team !== shownTeam.current) tell(titleOf(state), !isInUse, isTyping);
    },
  );

  function titleOf(state: LiveStateDto): string {
    if (state.week !== page.week) return `Week ${state.week} is open`;
    if (state.seasonActive === page.seasonActive) return 'Your team changed';
    return state.seasonActive ? 'You can keep going' : 'You can’t change anything right now';
  }

  function tell(title: string, shown: boolean, isTyping: boolean): void {
    // Told again, what is being fetched already stays so.
    setNews((before) => ({
      title,
      shown: shown || (before?.title === title && before.shown),
      isTyping,
    }));
    if (shown) whenOnline(router.refresh);
  }

  function showNow(): void {
    setNews((before) => before && { ...before, shown: true });
    whenOnline(router.refresh);
  }

  useEffect(() => {
    let end = () => {};
    let isGone = false;
    import('./open-stream').then(
      ({ goLive }) => {
        // The cookie is cleared on the way, which this page cannot do.
        if (!isGone)
          end = goLive(account, {
            onState: receive,
            onEnd: () => window.location.assign('/api/session'),
          });
      },
      () => {
        // Without this file the page is as it was made; the next one tries again.
      },
    );
    return () => {
      isGone = true;
      end();
    };
  }, [account]);

  return (
    <LiveRegion className="mb-6 empty:absolute">
      {news ? (
        <Notice tone="info" title={news.title}>
          {news.shown ? (
            'This page is up to date.'
          ) : (
            <>
              {news.isTyping ? (
                <p className="mb-2">You can finish what you are typing first.</p>
              ) : null}
              <Button onClick={showNow}>Show it now</Button>
            </>
          )}
        </Notice>
      ) : null}
    </LiveRegion>
  );
}

/**
 * Runs now, or as soon as the network is back: fetching a page again without a network would
 * replace it with the browser's own error page. Gives a function that calls it off.
 */
export function whenOnline(run: () => void): () => void {
  if (navigator.onLine) {
    run();
    return () => {};
  }
  window.addEventListener('online', run, { once: true });
  return () => window.removeEventListener('online', run);
}
