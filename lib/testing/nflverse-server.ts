import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { NFLVERSE_COLUMNS } from '@/lib/nfl/nflverse/columns';

/**
 * Weeks 1 and 2 of 2025 as nflverse published them (CC BY 4.0), without columns about bets and
 * without birth dates, by release path.
 */
export const SAMPLE_PATHS = {
  games: 'schedules/games',
  roster: 'rosters/roster_2025',
  players: 'stats_player/stats_player_week_2025',
  teams: 'stats_team/stats_team_week_2025',
} as const;
export type SampleName = keyof typeof SAMPLE_PATHS;
export type SampleFiles = Record<SampleName, string>;

export function sampleFiles(): SampleFiles {
  const textOf = (name: SampleName) => {
    const file = `${SAMPLE_PATHS[name].split('/')[1]}.csv.gz`;
    return gunzipSync(
      readFileSync(join(process.cwd(), 'lib', 'testing', 'nflverse', file)),
    ).toString('utf8');
  };
  return {
    games: textOf('games'),
    roster: textOf('roster'),
    players: textOf('players'),
    teams: textOf('teams'),
  };
}

/**
 * The sample with the columns that are read, and one decoy column: a hundred more would only take
 * time.
 */
export function leanSample(): SampleFiles {
  const sample = sampleFiles();
  const only = (text: string, columns: readonly string[]) =>
    stringify(parse(text, { columns: true }) as object[], { header: true, columns: [...columns] });
  return {
    ...sample,
    players: only(sample.players, [...NFLVERSE_COLUMNS.players, 'def_safeties']),
    roster: only(sample.roster, NFLVERSE_COLUMNS.roster),
  };
}

/** In both weeks: the first and last games, and those that tests change. */
const FEW_GAMES = /_(PIT_NYJ|DAL_PHI|BAL_BUF|SEA_PIT|BUF_NYJ|TB_HOU|LAC_LV)$/;

/** The lean sample with a few games of its two weeks and their players, and all later games. */
export function sampleWithFewGames(): SampleFiles {
  const sample = leanSample();
  const rowsIn = (text: string) => parse(text, { columns: true }) as Record<string, string>[];
  const kept = (text: string, isKept: (row: Record<string, string>) => boolean) =>
    stringify(rowsIn(text).filter(isKept), {
      header: true,
      columns: parse(text, { to: 1 })[0] as string[],
    });
  const isMeant = ({ week, game_id }: Record<string, string>) =>
    Number(week) > 2 || FEW_GAMES.test(game_id ?? '');
  const games = kept(sample.games, isMeant);
  const playing = new Set(
    rowsIn(games).flatMap(({ week, home_team, away_team }) => [
      `${week} ${home_team}`,
      `${week} ${away_team}`,
    ]),
  );
  const isPlaying = ({ week, team }: Record<string, string>) => playing.has(`${week} ${team}`);
  const players = kept(sample.players, isPlaying);
  const ids = new Set(rowsIn(players).map(({ player_id }) => player_id));
  return {
    games,
    players,
    teams: kept(sample.teams, isPlaying),
    roster: kept(sample.roster, ({ gsis_id }) => ids.has(gsis_id)),
  };
}

/** The file with one cell changed, in the first row that matches `where`. */
export function replaceCell(
  text: string,
  where: Readonly<Record<string, string>>,
  column: string,
  value: string,
): string {
  const lines = text.split('\n');
  const names = cellsOf(lines[0] ?? '');
  const isMeant = (line: string) => {
    if (!Object.values(where).every((wanted) => line.includes(wanted))) return false;
    const cells = cellsOf(line);
    return Object.entries(where).every(([name, wanted]) => cells[names.indexOf(name)] === wanted);
  };
  const place = lines.findIndex((line, index) => index > 0 && line !== '' && isMeant(line));
  if (place < 1 || !names.includes(column))
    throw new Error(`No row with ${JSON.stringify(where)}, or no column ${column}`);
  const cells = cellsOf(lines[place] ?? '');
  cells[names.indexOf(column)] = value;
  lines[place] = stringify([cells]).trimEnd();
  return lines.join('\n');
}

const cellsOf = (line: string): string[] => (parse(line) as string[][])[0] ?? [];

export type NflverseTrouble =
  | { status: number; headers?: Record<string, string>; body?: string | Buffer }
  /** Closes the connection before or during the response. */
  | 'hang-up'
  | 'half'
  /** Sends nothing, or a byte now and then. */
  | 'silence'
  | 'drip'
  /** Never stops. */
  | 'endless';

export type NflverseServer = {
  /** The operator's setting. */
  baseUrl: string;
  /** The redirect's target. */
  storageHost: string;
  /** Keys are paths with file endings. */
  files: Map<string, Buffer>;
  calls: {
    at: 'front' | 'storage';
    method: string;
    path: string;
    headers: IncomingHttpHeaders;
    status: number;
  }[];
  /** Each replaces the storage's next response. */
  troubles: NflverseTrouble[];
  /** Extra headers of the storage's complete responses, such as a wrong checksum. */
  headers: Record<string, string>;
  close(): Promise<void>;
};

/**
 * A local stand-in for nflverse: an address that redirects to a storage, which supports conditional
 * requests and sends checksums.
 */
export async function startNflverseServer(
  sample: Partial<SampleFiles>,
  ending: '.csv.gz' | '.csv' = '.csv.gz',
): Promise<NflverseServer> {
  const files = new Map<string, Buffer>();
  for (const [name, text] of Object.entries(sample) as [SampleName, string][]) {
    files.set(
      `${SAMPLE_PATHS[name]}${ending}`,
      ending === '.csv' ? Buffer.from(text) : gzipSync(text),
    );
  }
  const calls: NflverseServer['calls'] = [];
  const troubles: NflverseTrouble[] = [];
  const headers: Record<string, string> = {};

  const storage = createServer((request, response) => {
    const file = files.get((request.url ?? '').slice(1).split('?')[0] ?? '');
    const etag = file
      ? `"0x${createHash('sha1').update(file).digest('hex').slice(0, 15).toUpperCase()}"`
      : '';
    const trouble = troubles.shift();
    const note = (status: number) => calls.push({ at: 'storage', ...said(request), status });
    if (trouble !== undefined) {
      note(typeof trouble === 'string' ? 0 : trouble.status);
      return fail(trouble, file ?? Buffer.alloc(0), request, response);
    }
    if (!file) {
      note(404);
      return response.writeHead(404).end();
    }
    if (request.headers['if-none-match'] === etag) {
      note(304);
      return response.writeHead(304, { etag }).end();
    }
    note(200);
    return response
      .writeHead(200, {
        'content-type': 'application/octet-stream',
        'content-length': String(file.length),
        'last-modified': 'Tue, 16 Sep 2025 09:00:00 GMT',
        etag,
        'x-ms-blob-content-md5': createHash('md5').update(file).digest('base64'),
        ...headers,
      })
      .end(file);
  });
  const storageHost = await listen(storage);
  const front = createServer((request, response) => {
    const known = files.has((request.url ?? '').slice(1));
    calls.push({ at: 'front', ...said(request), status: known ? 302 : 404 });
    if (!known) return response.writeHead(404).end('Not Found');
    return response
      .writeHead(302, {
        location: `http://${storageHost}${request.url}?sig=canary-signature`,
        'content-length': '0',
      })
      .end();
  });
  return {
    baseUrl: `http://${await listen(front)}`,
    storageHost,
    files,
    calls,
    troubles,
    headers,
    async close() {
      for (const server of [front, storage]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

const said = ({ method = '', url = '', headers }: IncomingMessage) => ({
  method,
  path: url,
  headers,
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function fail(
  trouble: NflverseTrouble,
  file: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): unknown {
  if (typeof trouble === 'object')
    return response.writeHead(trouble.status, trouble.headers).end(trouble.body ?? '');
  if (trouble === 'silence') return undefined;
  if (trouble === 'hang-up') return request.socket.destroy();
  response.writeHead(200, trouble === 'half' ? { 'content-length': String(file.length) } : {});
  if (trouble === 'half')
    return response.write(file.subarray(0, file.length / 2), () => request.socket.destroy());
  const chunk = trouble === 'drip' ? Buffer.from('x') : Buffer.alloc(64 * 1024, 'x');
  const timer = setInterval(() => response.write(chunk), trouble === 'drip' ? 10 : 1);
  return response.on('close', () => clearInterval(timer));
}
