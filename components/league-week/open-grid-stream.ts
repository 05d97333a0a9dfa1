import { followStream } from '@/components/live/follow-stream';
import type { GridUpdateDto } from '@/lib/data/league-week/dto';

type GridStreamHandlers = {
  onNews(news: GridUpdateDto): void;
  onLive(isLive: boolean): void;
  /** The session has ended, or the league is no longer this teacher's. */
  onEnd(): void;
};

/** Interval for reconnecting after the browser gave up, and for polling meanwhile. */
export const GRID_REFETCH_INTERVAL_MS = 10_000;
/** Waits until the page has loaded. The stream starts with everything that changed meanwhile. */
export const STREAM_START_DELAY_MS = 2_000;

export const leagueApiBasePath = (leagueId: string) =>
  `/api/leagues/${encodeURIComponent(leagueId)}`;

/** Returns a function that closes the stream. */
export function openGridStream(
  leagueId: string,
  query: string,
  { onNews, onLive, onEnd }: GridStreamHandlers,
): () => void {
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = followStream<GridUpdateDto>({
      url: `${leagueApiBasePath(leagueId)}/stream${query}`,
      event: 'rows',
      onNews(news) {
        onLive(true);
        onNews(news);
      },
      onEnd,
      onLost: () => onLive(false),
      pauseMs: () => GRID_REFETCH_INTERVAL_MS,
    });
  }, STREAM_START_DELAY_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
