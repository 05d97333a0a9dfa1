import { followStream } from '@/components/live/follow-stream';
import type { GridNewsDto } from '@/lib/data/league-week/dto';

type GridStreamHandlers = {
  onNews(news: GridNewsDto): void;
  /** `false` while the live connection is away. */
  onLive(isLive: boolean): void;
  /** The session is over, or the league is not this teacher's any more. */
  onEnd(): void;
};

/**
 * How often a connection that the browser has given up is tried again, and the grid is fetched
 * meanwhile.
 */
export const LOOK_AGAIN_MS = 10_000;
/**
 * The first seconds belong to the page itself; the connection begins with everything that has
 * changed meanwhile.
 */
export const QUIET_MS = 2_000;

/** Where the routes of a league's grid are. */
export const gridRoute = (leagueId: string) => `/api/leagues/${encodeURIComponent(leagueId)}`;

/** The grid's live connection. Gives a function that ends it. */
export function openGridStream(
  leagueId: string,
  query: string,
  { onNews, onLive, onEnd }: GridStreamHandlers,
): () => void {
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = followStream<GridNewsDto>({
      url: `${gridRoute(leagueId)}/stream${query}`,
      event: 'rows',
      onNews(news) {
        onLive(true);
        onNews(news);
      },
      onEnd,
      onLost: () => onLive(false),
      pauseMs: () => LOOK_AGAIN_MS,
    });
  }, QUIET_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
