import type { ActionResult } from '@/lib/actions/result';
import type { GridNewsDto, LeagueWeekDto } from '@/lib/data/league-week/dto';

type GridStreamHandlers = {
  onNews(news: GridNewsDto): void;
  /** `false` while the live connection is away; the grid is then fetched every ten seconds. */
  onLive(isLive: boolean): void;
  /** The session is over, or the league is not this teacher's any more. */
  onEnd(): void;
};

const LOOK_AGAIN_MS = 10_000;
/** The first seconds belong to the page itself; the connection begins with everything that has changed meanwhile. */
export const QUIET_MS = 2_000;

/**
 * The grid's live connection. It is open while the tab is looked at, and coming back tells everything anew. While it cannot be had, as
 * behind a filter that holds events back, the grid is fetched instead, and the connection is tried again each time. Gives a function that
 * ends it.
 */
export function openGridStream(leagueId: string, query: string, { onNews, onLive, onEnd }: GridStreamHandlers): () => void {
  const base = `/api/leagues/${encodeURIComponent(leagueId)}`;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    source = null;
  }

  function stop(): void {
    isOver = true;
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  }

  function open(): void {
    source?.close();
    source = new EventSource(`${base}/stream${query}`);
    source.addEventListener('rows', ({ data }) => {
      clearTimeout(timer);
      timer = undefined;
      onLive(true);
      onNews(JSON.parse(data) as GridNewsDto);
    });
    source.addEventListener('end', () => {
      stop();
      onEnd();
    });
    source.addEventListener('error', () => {
      onLive(false);
      if (!timer) void look();
    });
  }

  /** One fetch, and the next one later, until the connection is back. */
  async function look(): Promise<void> {
    timer = setTimeout(() => {
      // A browser comes back by itself after a lost connection, but gives up when it was answered with an error.
      if (source?.readyState === EventSource.CLOSED) open();
      void look();
    }, LOOK_AGAIN_MS);
    const result = await fetchGrid(`${base}/grid${query}`);
    if (isOver || !result) return;
    if (result.ok)
      onNews({ now: result.data.now, latestWeek: result.data.latestWeek, isAll: true, rows: result.data.rows, gone: [] });
    else if (['not-signed-in', 'not-found', 'not-allowed'].includes(result.error.code)) {
      stop();
      onEnd();
    }
  }

  function followVisibility(): void {
    if (document.visibilityState === 'visible') open();
    else close();
  }

  document.addEventListener('visibilitychange', followVisibility);
  timer = setTimeout(() => {
    timer = undefined;
    if (!source) followVisibility();
  }, QUIET_MS);
  return stop;
}

/** Null when the app cannot be reached. */
async function fetchGrid(address: string): Promise<ActionResult<LeagueWeekDto> | null> {
  try {
    return (await (await fetch(address, { cache: 'no-store' })).json()) as ActionResult<LeagueWeekDto>;
  } catch {
    return null;
  }
}
