import { POSITIONS, type PositionCode } from '@/lib/domain/football/positions';

type PositionWords = {
  /** For use inside a sentence. */
  one: string;
  many: string;
  /** Explains the position to a reader who has never watched a game. */
  job: string;
  /** The lineup's heading for the last weeks' numbers, short and in full. */
  lately: { short: string; whole: string };
};

const YARDS = { short: 'Yards', whole: 'Yards run and caught' };

/** Texts for each row of `lib/domain/football/positions.ts`. */
export const POSITION_WORDS: Readonly<Record<PositionCode, PositionWords>> = {
  QB: {
    one: 'quarterback',
    many: 'quarterbacks',
    job: 'Throws the ball and leads the play.',
    lately: { short: 'Yards', whole: 'Yards thrown and run' },
  },
  RB: {
    one: 'running back',
    many: 'running backs',
    job: 'Takes the ball and runs with it.',
    lately: YARDS,
  },
  WR: {
    one: 'wide receiver',
    many: 'wide receivers',
    job: 'Runs far and catches long throws.',
    lately: YARDS,
  },
  TE: {
    one: 'tight end',
    many: 'tight ends',
    job: 'Blocks, and catches short throws.',
    lately: YARDS,
  },
  K: {
    one: 'kicker',
    many: 'kickers',
    job: 'Kicks the ball between the posts.',
    lately: { short: 'Kicks', whole: 'Kicks that went in' },
  },
  DEF: {
    one: 'defense',
    many: 'defenses',
    job: 'A whole team that stops the other side.',
    lately: { short: 'Big plays', whole: 'Sacks, interceptions, fumbles, and safeties' },
  },
};

/** The names as a title: "Running Back", "Running Backs". */
export const positionTitle = (position: PositionCode): string => POSITIONS[position].name;
export const positionsTitle = (position: PositionCode): string => POSITIONS[position].names;
