'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyModule } from '@/components/ui/lazy-module';
import { LiveRegion } from '@/components/ui/notice';
import { hasTypingInAnyField, isPageInUse } from '@/components/ui/page-in-use';
import { whenOnline } from '@/components/ui/when-online';
import {
  hasJustSentChange,
  isTeamVersionShown,
  OWN_CHANGE_GRACE_MS,
} from '@/lib/actions/own-changes';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import { loadPartWithSpanish } from '@/lib/words/language';
import { useLiveState } from './live-connection';
import type { LiveNoticeKind } from './live-news-or-pause-notice';

/** Few pages have news, and a class is seldom paused. */
const LazyLiveNewsOrPauseNotice = lazyModule(() =>
  loadPartWithSpanish(
    () => import('./live-news-or-pause-notice'),
    () => import('@/lib/words/es/parts/live-notice'),
  ),
).component((parts) => parts.LiveNewsOrPauseNotice);

/**
 * The server process that renders the page may learn of a change slightly later than the one that
 * announced it, or slightly earlier.
 */
const RECHECK_MS = 2_000;
const MAX_RECHECKS = 5;

type News = {
  kind: LiveNoticeKind;
  latest: StudentPageStateDto;
  isShown: boolean;
  isTyping: boolean;
} | null;

type LiveUpdatesProps = {
  /** Null on a page that hears no news: a teacher's visit. */
  account: string | null;
  /** The state that the page was rendered with. */
  page: StudentPageStateDto;
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

  /** Returns true if the page already shows the connection's latest state. */
  const announceIfNew = useEffectEvent((latest: StudentPageStateDto): boolean => {
    if (latest.season !== page.season) {
      window.location.assign('/dashboard');
      return true;
    }
    const isShown = isShownBy(page, latest);
    if (!isShown) announce(latest);
    return isShown;
  });

  function announce(latest: StudentPageStateDto): void {
    const kind = kindOf(page, latest);
    const isShown = !isPageInUse();
    // The same news again doesn't bring back the button of a notice whose page was refreshed.
    setNews((before) => ({
      kind,
      latest,
      isShown: isShown || Boolean(before?.isShown && isSameNews(before, { kind, latest })),
      isTyping: hasTypingInAnyField(),
    }));
    if (isShown) refreshPage(latest);
  }

  /** A student who was taken out of the class goes to the dashboard, which explains it. */
  function refreshPage(latest: StudentPageStateDto): void {
    const wasTakenOut = kindOf(page, latest) === 'taken-out';
    whenOnline(() => {
      if (wasTakenOut) router.push('/student/dashboard');
      router.refresh();
    });
  }

  function showNow(latest: StudentPageStateDto): void {
    setNews((before) => before && { ...before, isShown: true });
    refreshPage(latest);
  }

  useEffect(() => {
    // The page may be newer than the connection's last message, or is about to be after the
    // student's own change. A difference that remains after the wait is someone else's change.
    const wait = hasJustSentChange()
      ? OWN_CHANGE_GRACE_MS
      : state && isNewPage.current
        ? RECHECK_MS
        : 0;
    isNewPage.current = false;
    if (!state) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkWithRetries = (left: number) => {
      if (!announceIfNew(state) && left > 0)
        timer = setTimeout(() => checkWithRetries(left - 1), RECHECK_MS);
    };
    if (wait === 0) checkWithRetries(MAX_RECHECKS);
    else timer = setTimeout(() => checkWithRetries(MAX_RECHECKS), wait);
    return () => clearTimeout(timer);
  }, [state]);

  const isWaiting = news !== null && !news.isShown && !isShownBy(page, news.latest);
  return (
    <LiveRegion className="mb-3 empty:absolute">
      {news || !page.seasonActive ? (
        <LazyLiveNewsOrPauseNotice
          news={news}
          isWaiting={isWaiting}
          page={page}
          product={product}
          onShow={() => news && showNow(news.latest)}
        />
      ) : null}
    </LiveRegion>
  );
}

const isInClass = ({ leagueName }: Pick<StudentPageStateDto, 'leagueName'>) => leagueName !== null;

/** Only a new request for lines is news, not its end. */
const areLinesShown = (page: StudentPageStateDto, { linesAsked }: StudentPageStateDto): boolean =>
  linesAsked === undefined || linesAsked === page.linesAsked;

const isCardShown = (page: StudentPageStateDto, { cardChange }: StudentPageStateDto): boolean =>
  cardChange === undefined || cardChange.at === page.cardChange?.at;

const isShownBy = (page: StudentPageStateDto, latest: StudentPageStateDto): boolean =>
  latest.week === page.week &&
  latest.seasonActive === page.seasonActive &&
  isInClass(latest) === isInClass(page) &&
  areLinesShown(page, latest) &&
  isCardShown(page, latest) &&
  isTeamVersionShown(page.team, latest.team);

function kindOf(page: StudentPageStateDto, latest: StudentPageStateDto): LiveNoticeKind {
  if (isInClass(page) && !isInClass(latest)) return 'taken-out';
  if (isInClass(latest) && !isInClass(page)) return 'joined';
  if (latest.week !== page.week) return 'week';
  if (!areLinesShown(page, latest)) return 'lines';
  if (!isCardShown(page, latest)) return 'card';
  return latest.seasonActive === page.seasonActive ? 'team' : 'going-on';
}

type KnownNews = Pick<NonNullable<News>, 'kind' | 'latest'>;

const isSameNews = (a: KnownNews, b: KnownNews): boolean =>
  a.kind === b.kind &&
  a.latest.week === b.latest.week &&
  a.latest.linesAsked === b.latest.linesAsked &&
  a.latest.cardChange?.at === b.latest.cardChange?.at;
