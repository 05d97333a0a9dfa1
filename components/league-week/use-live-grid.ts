import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GridNewsDto, GridRowDto, LeagueWeekDto } from '@/lib/data/league-week/dto';
import { gridQuery, mergeNews } from './grid-view';
import { openGridStream } from './open-grid-stream';

/** Idle students are counted in minutes, so this is often enough. */
const TICK_MS = 20_000;

export type LiveGrid = {
  rows: readonly GridRowDto[];
  latestWeek: number;
  /** The server's time in milliseconds since 1970, for the current week; null for a week that is over. */
  now: number | null;
  /** Whether changes arrive by themselves; `null` before that is known. */
  isLive: boolean | null;
};

/** The rows of a page, kept up to date while it is looked at. Time is the server's, whatever the device's clock says. */
export function useLiveGrid(page: LeagueWeekDto, projector: boolean): LiveGrid {
  const { leagueId, week, isCurrent } = page;
  const [rows, setRows] = useState<readonly GridRowDto[]>(page.rows);
  const [latestWeek, setLatestWeek] = useState(page.latestWeek);
  const [isLive, setIsLive] = useState<boolean | null>(null);
  const [now, setNow] = useState(() => Date.parse(page.now));
  const clock = useRef<{ server: number; steady: number } | null>(null);

  const receive = useEffectEvent((news: GridNewsDto) => {
    clock.current = { server: Date.parse(news.now), steady: performance.now() };
    setNow(clock.current.server);
    setLatestWeek(news.latestWeek);
    setRows((before) => mergeNews(before, news));
  });

  useEffect(() => {
    const query = gridQuery({ week, projector, sort: 'name', show: 'all' });
    return openGridStream(leagueId, query, {
      onNews: receive,
      onLive: setIsLive,
      // The cookie is cleared on the way, which this page cannot do.
      onEnd: () => window.location.assign('/api/session'),
    });
  }, [leagueId, week, projector]);

  useEffect(() => {
    clock.current ??= { server: Date.parse(page.now), steady: performance.now() };
    const timer = setInterval(() => {
      if (clock.current) setNow(clock.current.server + performance.now() - clock.current.steady);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [page.now]);

  return { rows, latestWeek, now: isCurrent ? now : null, isLive };
}
