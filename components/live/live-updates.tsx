'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import type { LiveStateDto } from '@/lib/data/live/dto';
import { isInUse } from './is-in-use';
import { whenOnline } from './when-online';

/** The first seconds belong to the page itself. */
const QUIET_MS = 3_000;

/** The server that makes the page may hear of a new week a moment after the one that told of it: the page is asked for again. */
const AGAIN_MS = 2_000;
const MOST_AGAIN = 5;

type News = { title: string; shown: boolean; state: LiveStateDto } | null;

type LiveUpdatesProps = {
  account: string;
  /** What the page was made with. */
  page: Pick<LiveStateDto, 'season' | 'week' | 'seasonActive'>;
};

/**
 * Keeps an open page up to date: it is fetched anew when a week opens, the season is paused, or the own team changes elsewhere. While
 * somebody is typing it only says so.
 */
export function LiveUpdates({ account, page }: LiveUpdatesProps) {
  const router = useRouter();
  const [news, setNews] = useState<News>(null);
  const last = useRef<LiveStateDto | null>(null);
  const again = useRef(0);

  const receive = useEffectEvent((state: LiveStateDto) => {
    const before = last.current;
    last.current = state;
    if (state.season !== page.season) {
      window.location.assign('/dashboard');
      return;
    }
    const isOtherTeam = before !== null && before.team !== state.team && !isOwnDoing();
    if (hasTurned(state, page) || isOtherTeam) tell(state);
  });

  function titleOf(state: LiveStateDto): string {
    if (state.week !== page.week) return `Week ${state.week} is open`;
    if (state.seasonActive === page.seasonActive) return 'Your team has changed';
    return state.seasonActive ? 'You can go on' : 'Nothing can be changed now';
  }

  function tell(state: LiveStateDto): void {
    const shown = !isInUse();
    again.current = 0;
    setNews({ title: titleOf(state), shown, state });
    if (shown) whenOnline(router.refresh);
  }

  function showNow(): void {
    setNews((before) => before && { ...before, shown: true });
    whenOnline(router.refresh);
  }

  // With each page that arrives and is still the old one.
  useEffect(() => {
    if (!isBehind(news, page) || again.current >= MOST_AGAIN) return;
    const timer = setTimeout(() => {
      again.current += 1;
      whenOnline(router.refresh);
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [news, page, router]);

  useEffect(() => {
    let end = () => {};
    let isGone = false;
    const timer = setTimeout(async () => {
      try {
        const { goLive } = await import('./open-stream');
        // The cookie is cleared on the way, which this page cannot do.
        if (!isGone) end = goLive(account, { onState: receive, onEnd: () => window.location.assign('/api/session') });
      } catch {
        // Without this file the page is as it was made; the next one tries again.
      }
    }, QUIET_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      end();
    };
  }, [account]);

  return (
    <LiveRegion className="mb-6 empty:hidden">
      {news ? (
        <Notice tone="info" title={news.title}>
          {isBehind(news, page) ? (
            'One moment, please.'
          ) : news.shown ? (
            'This page is up to date.'
          ) : (
            <>
              <p className="mb-2">You can finish what you are typing first.</p>
              <Button onClick={showNow}>Show it now</Button>
            </>
          )}
        </Notice>
      ) : null}
    </LiveRegion>
  );
}

function hasTurned(state: LiveStateDto, page: LiveUpdatesProps['page']): boolean {
  return state.week !== page.week || state.seasonActive !== page.seasonActive;
}

/** Whether what was asked for has not come yet. */
function isBehind(news: News, page: LiveUpdatesProps['page']): boolean {
  return news?.shown === true && hasTurned(news.state, page);
}

/** A change within seconds of a click in this tab is that click's; the page shows it already. */
function isOwnDoing(): boolean {
  return navigator.userActivation?.isActive ?? false;
}
