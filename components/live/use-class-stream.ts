import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { followStream } from './follow-stream';

/** Interval for reconnecting after the browser gave up, and for refreshing the page meanwhile. */
const RETRY_MS = 10_000;

/** Keeps a class page up to date through the live connection, or by refreshing while it is down. */
export function useClassStream<News>(leagueId: string, query: string, initial: News): News {
  const router = useRouter();
  const [news, setNews] = useState(initial);
  const [isDown, setDown] = useState(false);
  useEffect(() => setNews(initial), [initial]);

  useEffect(() => {
    return followStream<News>({
      url: `/api/leagues/${encodeURIComponent(leagueId)}/stream?${query}`,
      event: 'rows',
      onNews(news) {
        setDown(false);
        setNews(news);
      },
      // The server clears the cookie on this route; a page can't.
      onEnd: () => window.location.assign('/api/session'),
      onLost: () => setDown(true),
      pauseMs: () => RETRY_MS,
    });
  }, [leagueId, query]);

  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(() => router.refresh(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isDown, router]);

  return news;
}
