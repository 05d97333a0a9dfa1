import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionResult } from '@/lib/actions/run-request';
import type { GridRowDto, GridUpdateDto, LeagueWeekDto } from '@/lib/data/league-week/dto';
import { gridQueryString } from './grid-view';
import { GRID_REFETCH_INTERVAL_MS, leagueApiBasePath, openGridStream } from './open-grid-stream';

/** Idle time is shown in minutes. */
const TICK_MS = 20_000;

type LiveGrid = {
  rows: readonly GridRowDto[];
  latestWeek: number;
  eyesUp: GridUpdateDto['eyesUp'];
  /** Server time in milliseconds since 1970 for the current week; null for a past week. */
  now: number | null;
  /** True while the live connection works; null before that is known. */
  isLive: boolean | null;
};

/**
 * Keeps a page's rows up to date through the live connection, and by polling every ten seconds
 * while it is down (some school filters hold back events). Times are the server's, because device
 * clocks may be wrong.
 */
export function useLiveGrid(page: LeagueWeekDto): LiveGrid {
  const { leagueId, week, isCurrent } = page;
  const query = gridQueryString({ week, sort: 'name', show: 'all', student: null });
  const key = ['league-week', leagueId, query];
  const [isLive, setIsLive] = useState<boolean | null>(null);
  // One client per page view, because the page's data is newer than any cache of an earlier visit.
  const [client] = useState(() => new QueryClient());
  const { data, error, refetch } = useQuery<GridUpdateDto>(
    {
      queryKey: key,
      queryFn: () => fetchGrid(`${leagueApiBasePath(leagueId)}/grid${query}`),
      initialData: updateOf(page),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: isLive === false ? GRID_REFETCH_INTERVAL_MS : false,
      // The browser's online state says nothing about a server in the same building.
      networkMode: 'always',
      retry: false,
    },
    client,
  );

  const receive = useEffectEvent((news: GridUpdateDto) => {
    client.setQueryData<GridUpdateDto>(key, news);
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
  const { rows, latestWeek, eyesUp } = data;
  return { rows, latestWeek, eyesUp, now: isCurrent ? now : null, isLive };
}

/** It advances every {@link TICK_MS} from the time that the server sent last. */
function useServerClock(serverTime: string): number {
  const [now, setNow] = useState(() => Date.parse(serverTime));
  useEffect(() => {
    const heardAt = performance.now();
    setNow(Date.parse(serverTime));
    const timer = setInterval(
      () => setNow(Date.parse(serverTime) + performance.now() - heardAt),
      TICK_MS,
    );
    return () => clearInterval(timer);
  }, [serverTime]);
  return now;
}

const updateOf = ({ rows, latestWeek, now, eyesUp }: LeagueWeekDto): GridUpdateDto => ({
  rows,
  latestWeek,
  now,
  eyesUp,
});

/** The session has ended, or the league is no longer this teacher's. */
class GridGone extends Error {}

async function fetchGrid(address: string): Promise<GridUpdateDto> {
  const answer = await fetch(address, { cache: 'no-store' });
  const result = (await answer.json()) as ActionResult<LeagueWeekDto>;
  if (result.ok) return updateOf(result.data);
  if (['not-signed-in', 'not-found', 'not-allowed'].includes(result.error.code))
    throw new GridGone(result.error.code);
  throw new Error(result.error.code);
}

/** The server clears the cookie on this route; a page can't. */
const leave = () => window.location.assign('/api/session');
