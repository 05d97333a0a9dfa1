import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readKnownSeason, takeApiCall } from '@/lib/data/season/provider';
import { createFilesSource, SourceError, type StatisticsSource } from '@/lib/nfl/source';
import { createSportsDataClient } from '@/lib/nfl/sportsdata/client';
import { createSportsDataSource } from '@/lib/nfl/sportsdata/source';
import type { Env } from '@/lib/server/env';
import { getServices } from '@/lib/server/services';

/** What `SEASON_SOURCE` names. */
export function createStatisticsSource(env: Env): StatisticsSource {
  if (env.SEASON_SOURCE === 'files') return createFilesSource(resolve(env.SEASON_FILES));
  const { SPORTSDATA_API_KEY: apiKey, SPORTSDATA_BASE_URL: baseUrl, SPORTSDATA_DAILY_CALLS: dailyCalls } = env;
  if (!apiKey)
    throw new SourceError('key-refused', 'SEASON_SOURCE=sportsdata needs SPORTSDATA_API_KEY, the key of a SportsDataIO account.');
  const { now, random } = getServices();
  const client = createSportsDataClient({
    baseUrl,
    apiKey,
    now,
    random,
    fetch,
    takeCall: () => takeApiCall(dailyCalls),
    sleep: async (milliseconds, signal) => {
      await sleep(milliseconds, undefined, signal ? { signal } : {});
    },
  });
  return createSportsDataSource({ client, known: readKnownSeason, now });
}
