import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readSeasonFiles } from '@/lib/nfl/import/table';

type Row = Record<string, string>;
export type JsonRow = Record<string, unknown>;
export type SportsDataLists = Record<string, JsonRow[]>;

/** Team abbreviations that the stand-in uses, like other providers. */
const ITS_TEAMS: Readonly<Record<string, string>> = {
  JAX: 'JAC',
  WAS: 'WSH',
  LAR: 'LA',
  LV: 'OAK',
};
const its = (team: string) => ITS_TEAMS[team] ?? team;
/** Its own ids. */
export const sportsDataIdOf = (playerId: string | number) => Number(playerId) + 400;

/**
 * The lists for weeks 6 and 7 of 2023 in SportsDataIO's documented format, made from the season
 * files: numbers instead of text, other ids, game keys, and abbreviations, and rows of players we
 * don't use.
 */
export async function sportsDataLists(
  season: number,
  weeks: readonly number[],
): Promise<SportsDataLists> {
  const files = await readSeasonFiles(join(process.cwd(), 'data'), season);
  const rows = (text: string) => parse(text, { columns: true }) as Row[];
  const teams = JSON.parse(files.teams.text) as {
    Team: string;
    City: string;
    Name: string;
    ByeWeeks: Record<string, number>;
  }[];
  const players = new Map(rows(files.players.text).map((player) => [player.PlayerID, player]));
  const games = rows(files.schedule.text);
  const gamesOf = (text: string, week: number) =>
    rows(text).filter(({ Week }) => Week === String(week));
  const game = (row: Row) => ({
    GameKey: `${season}1${String(row.Week).padStart(2, '0')}00`,
    SeasonType: 1,
    Season: season,
    Week: Number(row.Week),
    Team: its(row.Team ?? ''),
    Opponent: its(row.Opponent ?? ''),
    HomeOrAway: row.HomeOrAway,
  });
  const numbers = (row: Row, from: string) => {
    const names = Object.keys(row);
    return Object.fromEntries(
      names.slice(names.indexOf(from)).map((name) => [name, Number(row[name])]),
    );
  };
  const lists: SportsDataLists = {
    '/scores/json/Teams': teams.map(({ Team, City, Name }, index) => ({
      Key: its(Team),
      TeamID: index + 2,
      City,
      Name,
      FullName: `${City} ${Name}`,
      Conference: 'AFC',
      Division: 'East',
      PrimaryColor: '97233F',
      SecondaryColor: '000000',
    })),
    '/scores/json/Players': [...players.values()].map((player) => ({
      PlayerID: sportsDataIdOf(player.PlayerID ?? 0),
      Team: its(player.Team ?? ''),
      Number: player.JerseyNumber === '' ? null : Number(player.JerseyNumber),
      FirstName: player.FirstName,
      LastName: player.LastName,
      Name: player.Name,
      Position: player.Position,
      FantasyPosition: player.Position,
      Status: 'Active',
    })),
    [`/scores/json/Byes/${season}`]: teams.map(({ Team, ByeWeeks }) => ({
      Season: season,
      Week: ByeWeeks[season],
      Team: its(Team),
    })),
  };
  for (const week of weeks) {
    lists[`/scores/json/ScoresByWeek/${season}REG/${week}`] = games
      .filter(({ Week }) => Week === String(week))
      .map((row) => ({
        GameKey: `${season}1${String(week).padStart(2, '0')}01`,
        SeasonType: 1,
        Season: season,
        Week: week,
        Date: `${row.KickoffDate}T${row.KickoffTimeET}:00`,
        DateTimeUTC: String(row.KickoffUTC).replace('Z', ''),
        AwayTeam: its(row.AwayTeam ?? ''),
        HomeTeam: its(row.HomeTeam ?? ''),
        AwayScore: Number(row.AwayScore),
        HomeScore: Number(row.HomeScore),
        Status: row.Overtime === '1' ? 'F/OT' : 'Final',
        Canceled: false,
        StadiumDetails: { Name: row.Stadium },
      }));
    lists[`/stats/json/PlayerGameStatsByWeek/${season}REG/${week}`] = [
      ...gamesOf(files.playerGames.text, week).map((row) => {
        const player = players.get(row.PlayerID ?? '');
        const name = `${player?.FirstName?.[0]}.${player?.LastName}`;
        return {
          ...game(row),
          PlayerID: sportsDataIdOf(row.PlayerID ?? 0),
          Name: name,
          Number: player?.JerseyNumber === '' ? null : Number(player?.JerseyNumber),
          Position: player?.Position,
          FantasyPosition: player?.Position,
          Played: 1,
          ...numbers(row, 'RushingYards'),
        };
      }),
      // A linebacker, and a quarterback who didn't play.
      {
        ...game({ Week: String(week), Team: 'BUF', Opponent: 'NYG', HomeOrAway: 'HOME' }),
        PlayerID: 999_001,
        Name: 'L. Backer',
        Position: 'LB',
        FantasyPosition: 'DL',
        Played: 1,
      },
      {
        ...game({ Week: String(week), Team: 'BUF', Opponent: 'NYG', HomeOrAway: 'HOME' }),
        PlayerID: 999_002,
        Name: 'Second String',
        Position: 'QB',
        FantasyPosition: 'QB',
        Played: 0,
      },
    ];
    lists[`/stats/json/FantasyDefenseByGame/${season}REG/${week}`] = gamesOf(
      files.defenseGames.text,
      week,
    ).map((row) => ({
      ...game(row),
      ...numbers(row, 'Sacks'),
      TeamID: Number(row.TeamID) + 1,
    }));
  }
  return lists;
}

export type SportsDataTrouble =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang-up'
  | 'silence';

export type SportsDataServer = {
  baseUrl: string;
  lists: SportsDataLists;
  /** Requested paths with the value of the key header. */
  calls: { path: string; key: string | undefined }[];
  /** Each replaces the next answer. */
  troubles: SportsDataTrouble[];
  close(): Promise<void>;
};

/** A local stand-in for SportsDataIO. */
export async function startSportsDataServer(
  lists: SportsDataLists,
  key: string,
): Promise<SportsDataServer> {
  const calls: SportsDataServer['calls'] = [];
  const troubles: SportsDataTrouble[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const given = request.headers['ocp-apim-subscription-key'];
    calls.push({ path, key: typeof given === 'string' ? given : undefined });
    const trouble = troubles.shift();
    if (trouble === 'silence') return;
    if (trouble === 'hang-up') return request.socket.destroy();
    if (trouble) return response.writeHead(trouble.status, trouble.headers).end(trouble.body ?? '');
    if (given !== key)
      return response
        .writeHead(401)
        .end('{"statusCode":401,"message":"Access denied due to invalid subscription key."}');
    const list = lists[path];
    if (!list)
      return response.writeHead(404).end('{"statusCode":404,"message":"Resource not found"}');
    return response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(list));
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lists,
    calls,
    troubles,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
