import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { followStream } from './follow-stream';

/**
 * How often a connection that the browser has given up is tried again, and the page is fetched
 * meanwhile.
 */
const LOOK_AGAIN_MS = 10_000;

/**
 * What a page for the class shows, kept up to date while it is looked at: by the live connection,
 * or by fetching the page while that is away.
 */
export function useClassStream<News>(leagueId: string, query: string, atFirst: News): News {
  const router = useRouter();
  const [news, setNews] = useState(atFirst);
  const [isAway, setAway] = useState(false);
  useEffect(() => setNews(atFirst), [atFirst]);

  useEffect(() => {
    return followStream<News>({
      url: `/api/leagues/${encodeURIComponent(leagueId)}/stream?${query}`,
      event: 'rows',
      onNews(told) {
        setAway(false);
        setNews(told);
      },
      // The cookie is cleared on the way, which this page cannot do.
      onEnd: () => window.location.assign('/api/session'),
      onLost: () => setAway(true),
      pauseMs: () => LOOK_AGAIN_MS,
    });
  }, [leagueId, query]);

  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => router.refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAway, router]);

  return news;
}
