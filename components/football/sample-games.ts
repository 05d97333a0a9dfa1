import type { PlayerTileDto } from '@/lib/data/season/dto';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import { DEFAULT_FORMULA_LEVEL, type FormulaLevel } from '@/lib/domain/football/formulas';
import { formulaTerms, scoreGame, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import { toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

type SampleStats = {
  PassingYards: number;
  PassingTouchdowns: number;
  RushingYards: number;
  RushingTouchdowns: number;
};

export type RealSampleGame = {
  playerId: number;
  name: string;
  week: number;
  season: number;
  stats: SampleStats;
};

/**
 * Real rows of week 1 of 2023, from data/season-2023/player-games.csv; a test compares them with
 * the file.
 */
export const REAL_SAMPLE_GAME_BY_QUARTERBACK = {
  tagovailoa: {
    playerId: 36212,
    name: 'Tua Tagovailoa',
    season: 2023,
    week: 1,
    stats: { PassingYards: 466, PassingTouchdowns: 3, RushingYards: 5, RushingTouchdowns: 0 },
  },
  jones: {
    playerId: 36972,
    name: 'Mac Jones',
    season: 2023,
    week: 1,
    stats: { PassingYards: 316, PassingTouchdowns: 3, RushingYards: 15, RushingTouchdowns: 0 },
  },
  cousins: {
    playerId: 29604,
    name: 'Kirk Cousins',
    season: 2023,
    week: 1,
    stats: { PassingYards: 344, PassingTouchdowns: 2, RushingYards: 7, RushingTouchdowns: 0 },
  },
} as const satisfies Record<string, RealSampleGame>;

export const REAL_SAMPLE_PLAYER: PlayerTileDto = {
  id: 36212,
  name: 'Tua Tagovailoa',
  position: 'QB',
  team: 'MIA',
  teamName: 'Miami Dolphins',
  primaryColor: '#008E97',
  secondaryColor: '#F58220',
  jerseyNumber: 1,
  byeWeek: 10,
};

/** Terms with a count of 0 are left out. */
export function sampleFormulaTerms(
  game: RealSampleGame,
  level: FormulaLevel = DEFAULT_FORMULA_LEVEL,
) {
  return formulaTerms('QB', level).flatMap((term) => {
    const count = statisticTotalOfTerm(term, game.stats);
    if (count === 0) return [];
    return [
      {
        field: term.field,
        label: term.label,
        count,
        rate: toMixed(term.rate),
        product: toMixed(term.rate.mul(count)),
      },
    ];
  });
}

export function samplePoints(
  game: RealSampleGame,
  level: FormulaLevel = DEFAULT_FORMULA_LEVEL,
): MixedNumber {
  return toMixed(scoreGame('QB', level, game.stats));
}

/** The teams are made up; their quarterbacks are real. */
export const SAMPLE_STUDENT_TEAMS: readonly { look: TeamNameAndLookDto; game: RealSampleGame }[] = [
  {
    look: {
      name: 'Half-Time Frogs',
      mascot: 'frog',
      theme: 'Purple',
      helmetColor: '2E86C1',
      facemaskColor: 'F5C245',
    },
    game: REAL_SAMPLE_GAME_BY_QUARTERBACK.cousins,
  },
  {
    look: {
      name: 'Prime Monsters',
      mascot: 'monster-2',
      theme: 'Orange',
      helmetColor: 'F5C245',
      facemaskColor: 'FFFFFF',
    },
    game: REAL_SAMPLE_GAME_BY_QUARTERBACK.jones,
  },
  {
    look: {
      name: 'Common Aliens',
      mascot: 'alien',
      theme: 'Red',
      helmetColor: 'DA3933',
      facemaskColor: 'FFFFFF',
    },
    game: REAL_SAMPLE_GAME_BY_QUARTERBACK.tagovailoa,
  },
];
