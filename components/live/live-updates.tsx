'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isPageInUse, isTyping } from '@/components/ui/in-use';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { hasJustChanged, isTeamShown, OWN_CHANGE_MS } from '@/lib/actions/own-changes';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { LIVE, weekIsOpenText } from '@/words/live';
import { useLiveState } from './own-connection';

/**
 * The server process that renders the page may learn of a change slightly later than the one that
 * announced it, or slightly earlier.
 */
const AGAIN_MS = 2_000;
const MOST_AGAIN = 5;

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
  const state = useLiveState(account);
  const [news, setNews] = useState<News>(null);
  /** False if the connection had its state before this page arrived. */
  const isNewPage = useRef(true);

  /** Returns whether the page shows what the connection said last. */
  const compare = useEffectEvent((latest: LiveStateDto): boolean => {
    if (latest.season !== page.season) {
      window.location.assign('/dashboard');
      return true;
    }
    const isShown =
      latest.week === page.week &&
      latest.seasonActive === page.seasonActive &&
      isTeamShown(page.team, latest.team);
    if (!isShown) announce(titleOf(latest));
    return isShown;
  });

  function titleOf(latest: LiveStateDto): string {
    if (latest.week !== page.week) return weekIsOpenText(latest.week);
    if (latest.seasonActive === page.seasonActive) return LIVE.teamChanged;
    return latest.seasonActive ? LIVE.keepGoing : LIVE.nothingChanges;
  }

  function announce(title: string): void {
    const shown = !isPageInUse();
    // The same news again doesn't bring back the button of a notice whose page was refreshed.
    setNews((before) => ({
      title,
      shown: shown || (before?.title === title && before.shown),
      isTyping: isTyping(),
    }));
    if (shown) whenOnline(router.refresh);
  }

  function showNow(): void {
    setNews((before) => before && { ...before, shown: true });
    whenOnline(router.refresh);
  }

  useEffect(() => {
    // The page may be newer than the connection's last message, and it soon will be after a change
    // by the student. A difference that remains after the wait is someone else's change.
    const wait = hasJustChanged() ? OWN_CHANGE_MS : state && isNewPage.current ? AGAIN_MS : 0;
    isNewPage.current = false;
    if (!state) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (again: number) => {
      if (!compare(state) && again > 0) timer = setTimeout(() => look(again - 1), AGAIN_MS);
    };
    if (wait === 0) look(MOST_AGAIN);
    else timer = setTimeout(() => look(MOST_AGAIN), wait);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <LiveRegion className="mb-6 empty:absolute">
      {news ? (
        <Notice tone="info" title={news.title}>
          {news.shown ? (
            LIVE.upToDate
          ) : (
            <>
              {news.isTyping ? <p className="mb-2">{LIVE.finishTyping}</p> : null}
              <Button onClick={showNow}>{LIVE.showNow}</Button>
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
