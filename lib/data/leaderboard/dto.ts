import type { TeamLookDto } from '@/lib/data/team/dto';
import type { ScoringRulesName } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { SearchParams } from '@/lib/domain/site/requests';
import { parseWeek } from '@/lib/domain/week/week-tasks';

/**
 * `week` and `season` count the points worked out, `mvp` the MVP points, `accuracy` how much more
 * often the first try was right.
 */
export type LeaderboardKey = 'week' | 'season' | 'mvp' | 'accuracy';

/** A team and its number: no student's name, attempts or wrong answers. */
export type LeaderboardRowDto = {
  /** 1 for the best; equal numbers share a rank. */
  rank: number;
  tied: boolean;
  team: TeamLookDto;
  value: MixedNumber;
  isOwn: boolean;
};

/** The next team above or below the student's own; several when they're tied. */
export type RankNeighborDto = {
  teamNames: string[];
  value: MixedNumber;
  /** Always above 0. */
  gap: MixedNumber;
};

export type OwnRankDto = Omit<LeaderboardRowDto, 'isOwn'> & {
  /** The points of the week before; null where there are none. */
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
   * The eight starters; null while the answer isn't right yet. `counted` is the same game by the
   * rule of the class. Empty before the score card was opened.
   */
  lines: {
    step: string;
    player: string;
    answer: MixedNumber | null;
    counted: MixedNumber | null;
  }[];
  /** Out of nine, including the team's total. */
  stepsDone: number;
  /** An earlier week that was opened, has steps left, and can still be worked on. */
  canFinish: boolean;
  total: MixedNumber;
  counted: MixedNumber | null;
  /** The rules of the student's own card; the teacher and this student alone see them. */
  ownRules: ScoringRulesName;
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
export type AccuracyBreakdownDto = {
  kind: 'accuracy';
  /**
   * `early`: the season is too young for anyone. `few`: too few steps in one of the two spans.
   * `level`: not better than before.
   */
  state: 'ranked' | 'level' | 'few' | 'early';
  before: AccuracySpanDto;
  latest: AccuracySpanDto;
  /** Null unless both spans have enough steps. */
  change: MixedNumber | null;
};

/** The working behind the student's own number on a board, never another student's. */
export type OwnPointsBreakdownDto =
  | WeekPointsBreakdownDto
  | SeasonPointsBreakdownDto
  | MvpPointsBreakdownDto
  | AccuracyBreakdownDto;

export type LeaderboardDto = {
  board: LeaderboardKey;
  season: number;
  /** The week shown on the week board; on the others the latest week. */
  week: number;
  latestWeek: number;
  leagueName: string;
  /**
   * The one rule of the class for each week that counts here; empty where no points are counted.
   */
  rules: ScoringRulesName[];
  /** True if opening this leaderboard now completes its week's task. */
  ticks: boolean;
  rows: LeaderboardRowDto[];
  /** Set where a support of the student hides all ranks. */
  ranksHidden?: true;
  /** Names of the teams without a place on this board, in order of the alphabet. */
  unranked: string[];
  /** Teams that are stored and can't be read. */
  unreadable: number;
  /** Null when the student's own team has no place on this board. */
  own: OwnRankDto | null;
  /**
   * The student's own lane and its neighbors', only when asked: it reads the class's week before.
   */
  finish: PhotoFinishLaneDto[] | null;
  working: OwnPointsBreakdownDto | null;
  /**
   * The student's own weeks up to this one, as they count on the board, while no other team has
   * points on it; null otherwise. One whose cards have nothing right yet is left out.
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

/** The leaderboard that an address requests. Invalid parameters mean the latest week's. */
export function readLeaderboardParameters({
  board,
  week,
  finish,
}: SearchParams): LeaderboardChoice {
  return {
    board: BOARDS.find((key) => key === board) ?? 'week',
    week: parseWeek(week),
    ...(finish === 'yes' ? { finish: true } : {}),
  };
}
