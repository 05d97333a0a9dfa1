import type { GridNewsDto } from '@/lib/data/league-week/dto';

type GridStreamHandlers = {
  onNews(news: GridNewsDto): void;
  /** `false` while the live connection is away. */
  onLive(isLive: boolean): void;
  /** The session is over, or the league is not this teacher's any more. */
  onEnd(): void;
};

/** How often a connection that the browser has given up is tried again, and the grid is fetched meanwhile. */
export const LOOK_AGAIN_MS = 10_000;
/** The first seconds belong to the page itself; the connection begins with everything that has changed meanwhile. */
export const QUIET_MS = 2_000;

/** Where the routes of a league's grid are. */
export const gridRoute = (leagueId: string) => `/api/leagues/${encodeURIComponent(leagueId)}`;

/**
 * The grid's live connection. It is open while the tab is looked at, and coming back tells everything anew. Gives a function that ends it.
 */
export function openGridStream(leagueId: string, query: string, { onNews, onLive, onEnd }: GridStreamHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function stop(): void {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  }

  function open(): void {
    close();
    source = new EventSource(`${gridRoute(leagueId)}/stream${query}`);
    source.addEventListener('rows', ({ data }) => {
      onLive(true);
      onNews(JSON.parse(data) as GridNewsDto);
    });
    source.addEventListener('end', () => {
      stop();
      onEnd();
    });
    source.addEventListener('error', () => {
      onLive(false);
      // A browser comes back by itself after a lost connection, but gives up when it was answered with an error.
      clearTimeout(timer);
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, LOOK_AGAIN_MS);
    });
  }

  function followVisibility(): void {
    if (document.visibilityState === 'visible') open();
    else close();
  }

  document.addEventListener('visibilitychange', followVisibility);
  timer = setTimeout(followVisibility, QUIET_MS);
  return stop;
}
