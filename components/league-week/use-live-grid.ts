import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionResult } from '@/lib/actions/result';
import type { GridNewsDto, GridRowDto, LeagueWeekDto } from '@/lib/data/league-week/dto';
import { gridQuery, mergeNews } from './grid-view';
import { gridRoute, LOOK_AGAIN_MS, openGridStream } from './open-grid-stream';

/** Idle students are counted in minutes, so this is often enough. */
const TICK_MS = 20_000;

/** What changes on a grid while it is looked at. */
type GridState = { rows: readonly GridRowDto[]; latestWeek: number; now: string };

type LiveGrid = {
  rows: readonly GridRowDto[];
  latestWeek: number;
  /**
   * The server's time in milliseconds since 1970, for the current week; null for a week that is
   * over.
   */
  now: number | null;
  /** Whether changes arrive by themselves; `null` before that is known. */
  isLive: boolean | null;
};

/**
 * The rows of a page, kept up to date while it is looked at: told by the live connection, and
 * fetched every ten seconds while that is away, as behind a filter that holds events back. Time is
 * the server's, whatever the device's clock says.
 */
export function useLiveGrid(page: LeagueWeekDto): LiveGrid {
  const { leagueId, week, isCurrent } = page;
  const query = gridQuery({ week, sort: 'name', show: 'all', student: null });
  const key = ['league-week', leagueId, query];
  const [isLive, setIsLive] = useState<boolean | null>(null);
  // A client for each page as it was opened: the page itself is newer than anything an earlier
  // visit has kept.
  const [client] = useState(() => new QueryClient());
  const { data, error, refetch } = useQuery<GridState>(
    {
      queryKey: key,
      queryFn: () => fetchGrid(`${gridRoute(leagueId)}/grid${query}`),
      initialData: { rows: page.rows, latestWeek: page.latestWeek, now: page.now },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: isLive === false ? LOOK_AGAIN_MS : false,
      // What the browser thinks of the network says nothing of a server in the same building.
      networkMode: 'always',
      retry: false,
    },
    client,
  );

  const receive = useEffectEvent((news: GridNewsDto) => {
    client.setQueryData<GridState>(
      key,
      (before) =>
        before && {
          rows: mergeNews(before.rows, news),
          latestWeek: news.latestWeek,
          now: news.now,
        },
    );
  });
  const turn = useEffectEvent((live: boolean) => {
    if (!live && isLive !== false) void refetch();
    setIsLive(live);
  });

  useEffect(
    () => openGridStream(leagueId, query, { onNews: receive, onLive: turn, onEnd: leave }),
    [leagueId, query],
  );

  useEffect(() => {
    if (error instanceof GridGone) leave();
  }, [error]);

  const now = useServerClock(data.now);
  return { rows: data.rows, latestWeek: data.latestWeek, now: isCurrent ? now : null, isLive };
}

/**
 * Milliseconds since 1970 by the server's clock, which was `told` when it last said something; goes
 * on in steps of {@link TICK_MS}.
 */
function useServerClock(told: string): number {
  const [now, setNow] = useState(() => Date.parse(told));
  useEffect(() => {
    const heardAt = performance.now();
    setNow(Date.parse(told));
    const timer = setInterval(
      () => setNow(Date.parse(told) + performance.now() - heardAt),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [told]);
  return now;
}

/** The session is over, or the league is not this teacher's any more. */
class GridGone extends Error {}

async function fetchGrid(address: string): Promise<GridState> {
  const answer = await fetch(address, { cache: 'no-store' });
  const result = (await answer.json()) as ActionResult<LeagueWeekDto>;
  if (result.ok)
    return { rows: result.data.rows, latestWeek: result.data.latestWeek, now: result.data.now };
  if (['not-signed-in', 'not-found', 'not-allowed'].includes(result.error.code))
    throw new GridGone(result.error.code);
  throw new Error(result.error.code);
}

/** The cookie is cleared on the way, which this page cannot do. */
const leave = () => window.location.assign('/api/session');
