import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  countSportsDataCall,
  readCanceledTeamWeeks,
  readSeasonOrEarlierTeamsAndPlayers,
} from '@/lib/data/season/stored-statistics';
import { createReleaseDownloader } from '@/lib/nfl/nflverse/release-files';
import { createNflverseSource } from '@/lib/nfl/nflverse/source';
import { createSeasonFilesSource, SourceError, type StatisticsSource } from '@/lib/nfl/source';
import { createSportsDataClient } from '@/lib/nfl/sportsdata/client';
import { createSportsDataIoSource } from '@/lib/nfl/sportsdata/source';
import type { Env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { NFLVERSE_FOLDER } from '@/lib/process/private-files';

export function createStatisticsSource(env: Env): StatisticsSource {
  switch (env.SEASON_SOURCE) {
    case 'files':
      return createSeasonFilesSource(resolve(env.SEASON_FILES));
    case 'nflverse':
      return createNflverse(env);
    case 'sportsdata':
      return createSportsData(env);
  }
}

const pause = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
  await sleep(milliseconds, undefined, signal ? { signal } : {});
};

function createNflverse(env: Env): StatisticsSource {
  const { now, random } = getServices();
  const files = createReleaseDownloader({
    baseUrl: env.NFLVERSE_BASE_URL,
    redirectHosts: env.NFLVERSE_REDIRECT_HOSTS,
    folder: resolve(env.DATA_DIR, NFLVERSE_FOLDER),
    fetch,
    now,
    random,
    sleep: pause,
  });
  const teams = () => readFile(join(resolve(env.SEASON_FILES), 'teams.json'), 'utf8');
  return createNflverseSource({
    files,
    known: readSeasonOrEarlierTeamsAndPlayers,
    canceled: readCanceledTeamWeeks,
    teams,
    now,
  });
}

function createSportsData(env: Env): StatisticsSource {
  const {
    SPORTSDATA_API_KEY: apiKey,
    SPORTSDATA_BASE_URL: baseUrl,
    SPORTSDATA_DAILY_CALLS: dailyCalls,
  } = env;
  if (!apiKey)
    throw new SourceError(
      'key-refused',
      'SEASON_SOURCE=sportsdata needs SPORTSDATA_API_KEY, the key of a SportsDataIO account.',
    );
  const { now, random } = getServices();
  const client = createSportsDataClient({
    baseUrl,
    apiKey,
    now,
    random,
    fetch,
    takeCall: () => countSportsDataCall(dailyCalls),
    sleep: pause,
  });
  return createSportsDataIoSource({ client, known: readSeasonOrEarlierTeamsAndPlayers, now });
}
