'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import type { LiveStateDto } from '@/lib/data/season/dto';
import type { UserActivity } from './open-stream';

type News = { title: string; shown: boolean; isTyping: boolean } | null;

type LiveUpdatesProps = {
  account: string;
  /** The state that the page was rendered with. */
  page: LiveStateDto;
};

/**
 * Refreshes an open page when a week opens, the season pauses, or the student's team changes
 * elsewhere. While someone types, it only shows a notice.
 */
export function LiveUpdates({ account, page }: LiveUpdatesProps) {
  const router = useRouter();
  const [news, setNews] = useState<News>(null);
  /** The team version that the page shows, including changes made on it. */
  const shownTeam = useRef(page.team);
  useEffect(() => {
    shownTeam.current = page.team;
  }, [page.team]);

  const receive = useEffectEvent(
    (state: LiveStateDto, { isInUse, isTyping, isOwnDoing }: UserActivity) => {
      if (isOwnDoing) shownTeam.current = state.team;
      if (state.season !== page.season) {
        window.location.assign('/dashboard');
        return;
      }
      const hasTurned = state.week !== page.week || state.seasonActive !== page.seasonActive;
      if (hasTurned || state.team !== shownTeam.current)
        announce(titleOf(state), !isInUse, isTyping);
    },
  );

  function titleOf(state: LiveStateDto): string {
    if (state.week !== page.week) return `Week ${state.week} is open`;
    if (state.seasonActive === page.seasonActive) return 'Your team changed';
    return state.seasonActive ? 'You can keep going' : 'You can’t change anything right now';
  }

  function announce(title: string, shown: boolean, isTyping: boolean): void {
    // The same news again doesn't bring back the button of a notice whose page was refreshed.
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
        // The server clears the cookie on this route; a page can't.
        if (!isGone)
          end = goLive(account, {
            onState: receive,
            onEnd: () => window.location.assign('/api/session'),
          });
      },
      () => {
        // Without this file the page isn't live; the next page tries again.
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
 * Runs now, or once the network is back: refreshing without a network would show the browser's
 * error page. Returns a function that cancels it.
 */
export function whenOnline(run: () => void): () => void {
  if (navigator.onLine) {
    run();
    return () => {};
  }
  window.addEventListener('online', run, { once: true });
  return () => window.removeEventListener('online', run);
}
