'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { hasUnsavedTyping, isPageInUse } from '@/components/ui/reload-for-update';
import { hasJustChanged, isTeamVersionShown, OWN_CHANGE_MS } from '@/lib/actions/own-changes';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { stepTitle } from '@/lib/domain/football/positions';
import { joinedText, takenOut } from '@/words/join';
import { LIVE, linesAskedText, weekIsOpenText } from '@/words/live';
import { cardChangedText } from '@/words/own-card';
import { stepNameText } from '@/words/step-names';
import { useLiveState } from './own-connection';
import { PauseNotice } from './pause-notice';

/**
 * The server process that renders the page may learn of a change slightly later than the one that
 * announced it, or slightly earlier.
 */
const AGAIN_MS = 2_000;
const MOST_AGAIN = 5;

type News = {
  latest: LiveStateDto;
  title: string;
  shown: boolean;
  isTyping: boolean;
  /** The page that comes says it itself. */
  isTold: boolean;
} | null;

type LiveUpdatesProps = {
  /** Null on a page that hears no news: a teacher's visit. */
  account: string | null;
  /** The state that the page was rendered with. */
  page: LiveStateDto;
  /** The app's name. */
  product: string;
};

/**
 * Refreshes an open page when a week opens, the class pauses, or the student's team changes
 * elsewhere, and says why nothing can be changed. While someone types, it only shows a notice. It
 * never shows more than one.
 */
export function LiveUpdates({ account, page, product }: LiveUpdatesProps) {
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
    const isShown = isShownBy(page, latest);
    if (!isShown) announce(latest);
    return isShown;
  });

  const isTakenOut = (latest: LiveStateDto) => isInClass(page) && !isInClass(latest);

  function titleOf(latest: LiveStateDto): string {
    if (isTakenOut(latest)) return takenOut(page.leagueName)[0] ?? '';
    if (isInClass(latest) && !isInClass(page)) return joinedText(latest.leagueName ?? '');
    if (latest.week !== page.week) return weekIsOpenText(latest.week);
    if (!areLinesShown(page, latest))
      return linesAskedText(stepNameText(stepTitle(latest.linesAsked ?? 'TEAM')));
    if (!isCardShown(page, latest) && latest.cardChange) {
      const { change, step } = latest.cardChange;
      return cardChangedText(change, stepNameText(stepTitle(step)));
    }
    return latest.seasonActive === page.seasonActive ? LIVE.teamChanged : LIVE.keepGoing;
  }

  function announce(latest: LiveStateDto): void {
    const title = titleOf(latest);
    const shown = !isPageInUse();
    // The same news again doesn't bring back the button of a notice whose page was refreshed.
    setNews((before) => ({
      latest,
      title,
      shown: shown || (before?.title === title && before.shown),
      isTyping: hasUnsavedTyping(),
      isTold: isTakenOut(latest),
    }));
    if (shown) bring(latest);
  }

  /** The dashboard says what has become of a student without a class. */
  function bring(latest: LiveStateDto): void {
    const wasTakenOut = isTakenOut(latest);
    whenOnline(() => {
      if (wasTakenOut) router.push('/student/dashboard');
      router.refresh();
    });
  }

  function showNow(latest: LiveStateDto): void {
    setNews((before) => before && { ...before, shown: true });
    bring(latest);
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
    <LiveRegion className="mb-3 empty:absolute">
      {news && !news.shown && !isShownBy(page, news.latest) ? (
        <Waiting news={news} page={page} product={product} onShow={() => showNow(news.latest)} />
      ) : page.seasonActive ? (
        news && !news.isTold ? (
          <Notice tone="info" title={news.title}>
            {LIVE.upToDate}
          </Notice>
        ) : null
      ) : (
        <PauseNotice leagueEnded={page.leagueEnded} pauses={page.pauses} product={product} />
      )}
    </LiveRegion>
  );
}

const isInClass = ({ leagueName }: Pick<LiveStateDto, 'leagueName'>) => leagueName !== null;

/** Lines that came are no news. */
const areLinesShown = (page: LiveStateDto, { linesAsked }: LiveStateDto): boolean =>
  linesAsked === undefined || linesAsked === page.linesAsked;

const isCardShown = (page: LiveStateDto, { cardChange }: LiveStateDto): boolean =>
  cardChange === undefined || cardChange.at === page.cardChange?.at;

const isShownBy = (page: LiveStateDto, latest: LiveStateDto): boolean =>
  latest.week === page.week &&
  latest.seasonActive === page.seasonActive &&
  isInClass(latest) === isInClass(page) &&
  areLinesShown(page, latest) &&
  isCardShown(page, latest) &&
  isTeamVersionShown(page.team, latest.team);

type WaitingProps = Pick<LiveUpdatesProps, 'page' | 'product'> & {
  news: NonNullable<News>;
  onShow: () => void;
};

/** Tells the news above the work that someone is still typing. */
function Waiting({ news: { latest, title, isTyping }, page, product, onShow }: WaitingProps) {
  const { leagueName, seasonActive, leagueEnded, pauses } = latest;
  if (leagueName === page.leagueName && page.seasonActive && !seasonActive)
    return <PauseNotice leagueEnded={leagueEnded} pauses={pauses} product={product} />;
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>
          <strong className="text-info">{title}</strong>
          <span>{isTyping ? ` ${LIVE.finishTyping}` : null}</span>
        </p>
        <Button variant="secondary" className="ml-auto" onClick={onShow}>
          {LIVE.showNow}
        </Button>
      </div>
    </Notice>
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
