'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  isHandledByServiceWorker,
  type ListPagesMessage,
  type SavedPageInfo,
} from '@/lib/domain/site/offline';
import { deviceDayAndTimeText, OFFLINE, savedAtTimeText } from '@/words/offline';

/**
 * Shortens "QB, Calculate points · Fraction League" to the page's subject, without its open step
 * and the product.
 */
const subjectOf = (title: string) => title.replace(/ · .*$/, '').replace(/^[^,]{1,8}, /, '');

/** The worker puts the requested page into the address. Only a student's own page is opened. */
function openRequestedPage(): void {
  const [path = '', ...rest] = window.location.hash.slice(1).split('?');
  window.location.assign(isHandledByServiceWorker(path) ? [path, ...rest].join('?') : '/dashboard');
}

const CHECK_EVERY_MS = 3_000;

async function openIfServerAnswers(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) openRequestedPage();
}

/** The pages that this browser can show without the server, for the signed-in account only. */
export function SavedPageList() {
  const [pages, setPages] = useState<readonly SavedPageInfo[]>([]);

  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker?.controller) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => setPages(data as SavedPageInfo[]);
    serviceWorker.controller.postMessage({ type: 'list' } satisfies ListPagesMessage, [port2]);
    return () => port1.close();
  }, []);

  useEffect(() => {
    // Nothing can be typed here, so opening the requested page automatically loses nothing. The
    // `online` event can be early, and doesn't come if the network never went away, so the server
    // is checked before anything is opened.
    window.addEventListener('online', openIfServerAnswers);
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') openIfServerAnswers();
    }, CHECK_EVERY_MS);
    return () => {
      window.removeEventListener('online', openIfServerAnswers);
      clearInterval(timer);
    };
  }, []);

  return (
    <>
      <Button
        size="lg"
        variant={pages.length > 0 ? 'secondary' : 'next'}
        onClick={openRequestedPage}
      >
        {OFFLINE.tryAgain}
      </Button>
      {pages.length > 0 ? (
        <section aria-labelledby="saved-pages" className="mt-8">
          <h2 id="saved-pages" className="text-title">
            {OFFLINE.pagesNow}
          </h2>
          <ul className="mt-2 grid gap-2">
            {pages.map(({ url, title, savedAt }) => (
              <li key={url}>
                <a
                  href={url}
                  className={
                    'forced-edge flex min-h-touch flex-wrap items-center gap-x-4 rounded-md ' +
                    'border-2 border-line bg-raised px-4 py-2'
                  }
                >
                  <span className="font-semibold">{subjectOf(title)}</span>
                  <span className="text-content-soft">
                    {savedAtTimeText(deviceDayAndTimeText(savedAt))}
                  </span>
                  <Icon name="arrow-right" className="ml-auto size-5 shrink-0" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="mt-6">{OFFLINE.howToKeep}</p>
      )}
    </>
  );
}
