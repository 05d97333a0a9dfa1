import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HAND_RATES } from '@/lib/testing/hand-score';
import { statisticWordForms } from '@/words/football';
import {
  FORMULA_LEVELS,
  formulaLines,
  LEVEL_FORMULA_SETS,
  levelForConfidence,
  parseFormulaLevelOrLevel2,
} from './formulas';
import {
  numberLineEndOfStep,
  POSITION_CODES,
  POSITIONS,
  type PositionCode,
  slotsOfPosition,
} from './positions';
import { scoredStatisticsWithPartsSummed } from './scoring';
import {
  gameOwnerKindOfStatistic,
  STATISTIC_FIELDS,
  STATISTICS,
  STATISTICS_AND_SUMS,
  type StatisticOrSum,
  statisticInfo,
  storedFieldsOfStatistic,
  sumContainingOrItself,
} from './statistics';

// Requirements for a new row of the tables that types can't express; each message says what was
// forgotten.

const SEASONS = [2023, 2024, 2025];
const FILES = { player: 'player-games.csv', defense: 'defense-games.csv' } as const;

/** The columns that the specification names: a stored game has them all. */
const SPECIFIED =
  'RushingYards RushingTouchdowns Receptions ReceivingYards ReceivingTouchdowns PassingYards ' +
  'PassingTouchdowns ExtraPointsMade FieldGoalsMade0to19 FieldGoalsMade20to29 ' +
  'FieldGoalsMade30to39 FieldGoalsMade40to49 FieldGoalsMade50Plus Sacks Interceptions ' +
  'FumblesRecovered Safeties DefensiveTouchdowns';

const repeated = (texts: readonly (string | number)[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('a statistic', () => {
  it('has its column in the files of every season', () => {
    const missing = SEASONS.flatMap((season) =>
      STATISTIC_FIELDS.flatMap((field) => {
        const name = `data/season-${season}/${FILES[gameOwnerKindOfStatistic(field)]}`;
        const header =
          readFileSync(join(process.cwd(), name), 'utf8').split('\n', 1)[0]?.split(',') ?? [];
        return header.includes(field) ? [] : [`${name} has no column ${field}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('may be missing in a stored game if the specification does not name it', () => {
    const required = STATISTIC_FIELDS.filter((field) => !('specified' in STATISTICS[field]));
    expect(required.filter((field) => !SPECIFIED.split(' ').includes(field))).toEqual([]);
  });

  it('is of a play that its positions have', () => {
    const strangers = STATISTICS_AND_SUMS.flatMap((name) => {
      const { positions, play } = statisticInfo(name);
      return positions
        .filter((position) => !(POSITIONS[position].plays as readonly string[]).includes(play))
        .map(
          (position) =>
            `${name} is of ${play}, which POSITIONS.${position} does not list in its plays`,
        );
    });
    expect(strangers).toEqual([]);
  });

  it('has a place of its own among the statistics of graphs', () => {
    const places = STATISTICS_AND_SUMS.flatMap(
      (name) => statisticInfo(name).graph?.place ?? [],
    ).toSorted((a, b) => a - b);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });

  it('that is a bare count and is scored says what one of it is', () => {
    const silent = scoredStatisticsWithPartsSummed(POSITION_CODES).filter((name) => {
      const { family, event } = { ...statisticInfo(name), ...statisticWordForms(name) };
      return family === 'counts' && event === null;
    });
    expect(silent).toEqual([]);
  });

  it('that is a sum is of one game, one play and one family with its parts', () => {
    const sideOf = (name: StatisticOrSum) => {
      const { play, family, positions } = statisticInfo(name);
      return { play, family, positions };
    };
    for (const part of STATISTIC_FIELDS)
      expect({ part, ...sideOf(part) }).toEqual({ part, ...sideOf(sumContainingOrItself(part)) });
  });

  it('has words that begin as they stand on a screen: a label with a capital, one and many without', () => {
    for (const { label, one, many, means } of STATISTICS_AND_SUMS.map((name) => ({
      ...statisticInfo(name),
      ...statisticWordForms(name),
    }))) {
      expect(label).toMatch(/^[A-Z][a-z]/);
      expect(`${one} ${many}`).toMatch(/^[a-z0-9 -]+$/);
      expect(means).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('a set of formulas', () => {
  it('has an id of its own, and reads itself from what is stored', () => {
    expect(repeated(LEVEL_FORMULA_SETS.map(({ id }) => id))).toEqual([]);
    expect(FORMULA_LEVELS.map(parseFormulaLevelOrLevel2)).toEqual(FORMULA_LEVELS);
  });

  it('has a formula for each position, of its own statistics and with rates above 0', () => {
    const wrong = FORMULA_LEVELS.flatMap((level) =>
      POSITION_CODES.flatMap((position) => {
        const lines = formulaLines(position, level);
        const at = `level ${level}, ${position}`;
        if (lines.length === 0) return [`${at}: has no line`];
        return lines.flatMap(([name, [numerator, denominator]]) => [
          ...(statisticInfo(name).positions.includes(position)
            ? []
            : [`${at}: ${name} is no statistic of this position`]),
          ...(numerator > 0 && denominator > 0
            ? []
            : [`${at}: ${name} has the rate ${numerator}/${denominator}`]),
        ]);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('counts no column twice', () => {
    for (const level of FORMULA_LEVELS)
      for (const position of POSITION_CODES)
        expect(
          repeated(
            formulaLines(position, level).flatMap(([name]) => storedFieldsOfStatistic(name)),
          ),
        ).toEqual([]);
  });

  it('is copied by hand from the specification for the tests, line by line', () => {
    const columns = (position: PositionCode) =>
      new Set(
        FORMULA_LEVELS.flatMap((level) =>
          formulaLines(position, level).flatMap(([name]) => storedFieldsOfStatistic(name)),
        ),
      );
    const missing = POSITION_CODES.flatMap((position) =>
      [...columns(position)]
        .filter((field) => !(field in HAND_RATES[position]))
        .map((field) => `lib/testing/hand-score.ts has no rate of ${field} for ${position}`),
    );
    expect(missing).toEqual([]);
  });

  it('is offered by what a student says about fractions: the harder one from 4 on', () => {
    expect([1, 2, 3, 4, 5].map(levelForConfidence)).toEqual([1, 1, 1, 2, 2]);
  });
});

describe('a position', () => {
  it('has slots, a long name and names at the provider that are nobody else’s', () => {
    const rows = POSITION_CODES.map((code) => POSITIONS[code]);
    expect(repeated(rows.flatMap(({ slots }): readonly string[] => slots))).toEqual([]);
    expect(repeated(rows.map(({ longName }) => longName))).toEqual([]);
    expect(repeated(rows.flatMap(({ providerNames }): readonly string[] => providerNames))).toEqual(
      [],
    );
  });

  it('may have at least as many players as it has slots', () => {
    for (const { roster, slots } of POSITION_CODES.map((code) => POSITIONS[code])) {
      expect(roster.min).toBe(slots.length);
      expect(roster.max).toBeGreaterThanOrEqual(roster.min);
    }
  });
});

describe('the number line of a card', () => {
  const rowsOf = (name: string) => {
    const [head = '', ...lines] = readFileSync(join(process.cwd(), 'data', name), 'utf8')
      .trim()
      .split('\n');
    const columns = head.split(',');
    return lines.map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    });
  };

  it.each(SEASONS)('holds every game and the best team of every week of %i', (season) => {
    const players = rowsOf(`season-${season}/players.csv`);
    const positions = new Map(players.map(({ PlayerID, Position }) => [PlayerID, Position]));
    const games = [
      ...rowsOf(`season-${season}/${FILES.player}`).map((row) => ({
        row,
        position: positions.get(row.PlayerID) as PositionCode,
      })),
      ...rowsOf(`season-${season}/${FILES.defense}`).map((row) => ({
        row,
        position: 'DEF' as const,
      })),
    ];
    for (const level of FORMULA_LEVELS) {
      // The points of each week's games by position, in whole parts of a point: 240 are one.
      const weeks = new Map<string, Map<PositionCode, number[]>>();
      for (const { row, position } of games) {
        const parts = Object.entries(HAND_RATES[position]).reduce(
          (sum, [field, rate]) => sum + Number(row[field]) * rate[level],
          0,
        );
        const week = weeks.get(row.Week ?? '') ?? new Map<PositionCode, number[]>();
        weeks.set(row.Week ?? '', week.set(position, [...(week.get(position) ?? []), parts / 240]));
      }
      expect(weeks.size).toBe(18);
      for (const [week, ofWeek] of weeks) {
        const best = POSITION_CODES.flatMap((position) => {
          const slots = slotsOfPosition(position);
          const found = (ofWeek.get(position) ?? []).toSorted((a, b) => b - a);
          for (const slot of slots)
            expect({
              week,
              slot,
              over: Math.max(0, (found[0] ?? 0) - numberLineEndOfStep(slot)),
            }).toEqual({ week, slot, over: 0 });
          return found.slice(0, slots.length);
        });
        const team = best.reduce((sum, points) => sum + points, 0);
        expect(team).toBeGreaterThan(100);
        expect(team).toBeLessThanOrEqual(numberLineEndOfStep('TEAM'));
      }
    }
  });
});
