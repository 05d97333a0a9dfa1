import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { SearchParams } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';

/**
 * `week` and `season` count points, `mvp` counts MVP points, and `accuracy` how much more often the
 * first try was right.
 */
export type LeaderboardKey = 'week' | 'season' | 'mvp' | 'accuracy';

/** Contains no student's name, tries, or wrong answers. */
export type LeaderboardRowDto = {
  /** 1 for the best; equal numbers share a rank. */
  rank: number;
  tied: boolean;
  team: TeamNameAndLookDto;
  value: MixedNumber;
  isOwn: boolean;
};

/** The next rank above or below one's own; several teams if they're tied. */
export type RankNeighborDto = {
  teamNames: string[];
  value: MixedNumber;
  gap: MixedNumber;
};

export type OwnRankDto = Omit<LeaderboardRowDto, 'isOwn'> & {
  before: MixedNumber | null;
  above: RankNeighborDto | null;
  below: RankNeighborDto | null;
};

/** One lane of the photo finish: a row, and where its team was the week before. */
export type PhotoFinishLaneDto = Omit<LeaderboardRowDto, 'tied'> & { before: MixedNumber | null };

export type WeekPointsBreakdownDto = {
  kind: 'week';
  week: number;
  /**
   * The eight starters; empty before the score card was opened. `answer` is null until it is right,
   * and `counted` is the same game by the class's rules.
   */
  lines: {
    step: string;
    player: string;
    answer: MixedNumber | null;
    counted: MixedNumber | null;
  }[];
  stepsDone: number;
  /** An earlier week that was opened, has steps left, and can still be worked on. */
  canFinish: boolean;
  total: MixedNumber;
  counted: MixedNumber | null;
  /** The rules of the student's own card; classmates see only `counted`. */
  ownRules: LevelOrNamedFormulaSet;
};
export type SeasonPointsBreakdownDto = {
  kind: 'season';
  lines: { week: number; points: MixedNumber; counted: MixedNumber | null }[];
  total: MixedNumber;
  counted: MixedNumber | null;
};
export type MvpPointsBreakdownDto = {
  kind: 'mvp';
  lines: { week: number; reason: string; points: number }[];
  total: number;
};

/** Two weeks of one student: how many of the steps that were tried were right on the first try. */
export type AccuracySpanDto = { fromWeek: number; toWeek: number; right: number; tried: number };
export type AccuracyChangeBreakdownDto = {
  kind: 'accuracy';
  /**
   * `early`: the season is too young for anyone. `few`: too few steps in one of the two spans.
   * `level`: not better than before.
   */
  state: 'ranked' | 'level' | 'few' | 'early';
  before: AccuracySpanDto;
  latest: AccuracySpanDto;
  change: MixedNumber | null;
};

/** The working behind the student's own number on a board, never another student's. */
export type OwnBoardNumberBreakdownDto =
  | WeekPointsBreakdownDto
  | SeasonPointsBreakdownDto
  | MvpPointsBreakdownDto
  | AccuracyChangeBreakdownDto;

export type LeaderboardDto = {
  board: LeaderboardKey;
  season: number;
  /** On other boards than the week's, the latest week. */
  week: number;
  latestWeek: number;
  leagueName: string;
  /** The class's rules for the weeks that count here; empty where no points are counted. */
  rules: LevelOrNamedFormulaSet[];
  /** True if opening this leaderboard now completes its week's task. */
  ticks: boolean;
  rows: LeaderboardRowDto[];
  ranksHidden?: true;
  unranked: string[];
  unreadable: number;
  own: OwnRankDto | null;
  /** The lanes around the student's own, only on request: it reads the class's week before. */
  finish: PhotoFinishLaneDto[] | null;
  working: OwnBoardNumberBreakdownDto | null;
  /**
   * While no other team has points: the student's own weeks up to this one, as they count on the
   * board. Weeks with nothing right yet are left out.
   */
  ownWeeks: { week: number; points: MixedNumber }[] | null;
  /** The student began the week in another class, so the team isn't on this board. */
  begunElsewhere: boolean;
  /**
   * Season and MVP points: the week after the last one that the student began in another class;
   * `again` if earlier weeks count here. Null where there is none.
   */
  countsFrom: { week: number; again: boolean } | null;
};

const BOARDS: readonly LeaderboardKey[] = ['week', 'season', 'mvp', 'accuracy'];

export type LeaderboardChoice = { board: LeaderboardKey; week: number | null; finish?: boolean };

/** Invalid parameters mean the latest week's board. */
export function readLeaderboardParameters({
  board,
  week,
  finish,
}: SearchParams): LeaderboardChoice {
  return {
    board: BOARDS.find((key) => key === board) ?? 'week',
    week: parseUncheckedWeekNumber(week),
    ...(finish === 'yes' ? { finish: true } : {}),
  };
}
