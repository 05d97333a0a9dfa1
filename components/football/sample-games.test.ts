import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import {
  REAL_SAMPLE_GAME_BY_QUARTERBACK,
  REAL_SAMPLE_PLAYER,
  sampleFormulaTerms,
  samplePoints,
} from './sample-games';

const season = path.join(process.cwd(), 'data/season-2023');
const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(path.join(season, file)), { columns: true });
const games = read('player-games.csv');
const players = read('players.csv');

describe('the landing page shows real games', () => {
  it.each(Object.values(REAL_SAMPLE_GAME_BY_QUARTERBACK))(
    '$name, week $week: every number is in the season file',
    (game) => {
      const row = games.find(
        (one) => one.PlayerID === String(game.playerId) && one.Week === String(game.week),
      );
      expect(row).toMatchObject(
        Object.fromEntries(
          Object.entries(game.stats).map(([field, value]) => [field, String(value)]),
        ),
      );
      expect(players.find((one) => one.PlayerID === String(game.playerId))?.Name).toBe(game.name);
    },
  );

  it('dresses the player in the real jersey', () => {
    const row = players.find((one) => one.PlayerID === String(REAL_SAMPLE_PLAYER.id));
    expect(row).toMatchObject({
      Team: REAL_SAMPLE_PLAYER.team,
      JerseyNumber: String(REAL_SAMPLE_PLAYER.jerseyNumber),
      Position: 'QB',
    });
    const teams: {
      Team: string;
      FullName: string;
      PrimaryColor: string;
      SecondaryColor: string;
      ByeWeeks: Record<string, number>;
    }[] = JSON.parse(readFileSync(path.join(season, '../teams.json'), 'utf8'));
    expect(teams.find((team) => team.Team === REAL_SAMPLE_PLAYER.team)).toMatchObject({
      FullName: REAL_SAMPLE_PLAYER.teamName,
      PrimaryColor: REAL_SAMPLE_PLAYER.primaryColor,
      SecondaryColor: REAL_SAMPLE_PLAYER.secondaryColor,
      ByeWeeks: { 2023: REAL_SAMPLE_PLAYER.byeWeek },
    });
  });

  it('works the points out exactly', () => {
    expect(
      Object.values(REAL_SAMPLE_GAME_BY_QUARTERBACK).map((game) => formatMixed(samplePoints(game))),
    ).toEqual(['38 4/5', '32 3/10', '27 9/10']);
  });

  it('by level 2 as well', () => {
    expect(formatMixed(samplePoints(REAL_SAMPLE_GAME_BY_QUARTERBACK.tagovailoa, 2))).toBe(
      '32 1/24',
    );
  });

  it('leaves out a term with nothing to count', () => {
    expect(
      sampleFormulaTerms(REAL_SAMPLE_GAME_BY_QUARTERBACK.tagovailoa).map((term) =>
        formatMixed(term.product),
      ),
    ).toEqual(['23 3/10', '15', '1/2']);
  });
});
