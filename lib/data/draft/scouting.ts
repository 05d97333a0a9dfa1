import { spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import type { PlayerToScoutDto, PointsPerGameDto } from '@/lib/data/draft/dto';
import { isPlayerScouted, type ScoutedPlayers } from '@/lib/data/draft/stored-scouting';
import type { LastWrongTryDto } from '@/lib/data/score-card/dto';
import { gamesUpToWeek, playerName, statValue } from '@/lib/data/season/starter-games';
import { playerIdsAtPositionByProduction } from '@/lib/data/team/roster';
import { type HintState, NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import type { AnswerKey, StepStateToJudge } from '@/lib/domain/answers/judge';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { type NumberAnswer, numberAnswerOf } from '@/lib/domain/answers/read';
import { makePlayerStepContext, type PlayerStepContext } from '@/lib/domain/answers/step-context';
import { type SumTryHistory, sumAnswerKey } from '@/lib/domain/answers/sum-key';
import { MAX_SCOUTING_TRIES_PER_WEEK } from '@/lib/domain/answers/tries';
import { findOrInventPlayerStepTwin, type TwinGame } from '@/lib/domain/answers/twin';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import type { ScoringRules } from '@/lib/domain/football/formulas';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import {
  decimalText,
  fromMixed,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import {
  type DraftScoreAttempt,
  studentDraftScoreAttempts,
} from '@/lib/store/collections/attempts';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import { localizeHint } from '@/words/hints';
import { wrongAnswerTextAt } from '@/words/verdicts';

/** The week of the player's latest game up to `throughWeek`; null before the first game. */
export function latestGameWeekUpTo(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  throughWeek: number,
): number | null {
  const game = gamesUpToWeek(snapshot, position, id, throughWeek).at(-1);
  return game ? statValue(game, 'Week') : null;
}

type GameToScout = TwinGame & { readonly lines: PlayerStepContext['lines'] };

function* gamesToScout(
  { snapshot, scouted, throughWeek, rules }: Season,
  position: PositionCode,
): Generator<GameToScout> {
  for (const id of playerIdsAtPositionByProduction(snapshot, position, throughWeek)) {
    const stats = gamesUpToWeek(snapshot, position, id, throughWeek).at(-1);
    if (!stats || isPlayerScouted(scouted, position, id)) continue;
    const { lines } = makePlayerStepContext({ position, rules, stats });
    yield {
      playerId: id,
      week: statValue(stats, 'Week'),
      counts: lines.map(({ count }) => count),
      lines,
    };
  }
}

type Season = {
  readonly snapshot: SeasonSnapshot;
  readonly scouted: ScoutedPlayers;
  readonly throughWeek: number;
  readonly rules: ScoringRules;
};

/** Another player whose last game is of the same kind with other numbers, or null. */
export function findSimilarPlayerToScout(
  season: Season,
  { position, id }: { position: PositionCode; id: number },
): PlayerToScoutDto | null {
  const { snapshot, throughWeek, rules } = season;
  const stats = gamesUpToWeek(snapshot, position, id, throughWeek).at(-1);
  if (!stats) return null;
  const found = findOrInventPlayerStepTwin(
    makePlayerStepContext({ position, rules, stats }),
    gamesToScout(season, position),
    0,
  );
  const name = found && playerName(snapshot, position, found.playerId);
  return found && name ? { position, id: found.playerId, name } : null;
}

const MAX_EASY_COUNT = 40;
/** Enough that classmates rarely begin with the same game. */
const EASY_GAMES = 12;

/**
 * A real game to begin with: two or three small counts, one of which is worth a part of a point.
 * Null where no one has had such a game.
 *
 * @param seed chooses one of the best players' games.
 */
export function findFirstPlayerToScout(season: Season, seed: number): PlayerToScoutDto | null {
  const easy: PlayerToScoutDto[] = [];
  for (const position of POSITION_CODES) {
    for (const { playerId, lines } of gamesToScout(season, position)) {
      const name = isEasyGame(lines) && playerName(season.snapshot, position, playerId);
      if (name) easy.push({ position, id: playerId, name });
      if (easy.length === EASY_GAMES) return easy[seed % EASY_GAMES] ?? null;
    }
  }
  return easy[seed % easy.length] ?? null;
}

function isEasyGame(lines: PlayerStepContext['lines']): boolean {
  const counting = lines.filter(({ count }) => count !== 0);
  return (
    (counting.length === 2 || counting.length === 3) &&
    counting.every(({ count, rate }) => count > 0 && count <= MAX_EASY_COUNT && rate.s > 0n) &&
    counting.filter(({ value }) => value.d !== 1n).length === 1
  );
}

export function pointsPerGame(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  { throughWeek, rules }: { throughWeek: number; rules: ScoringRules },
): PointsPerGameDto | null {
  const games = gamesUpToWeek(snapshot, position, id, throughWeek);
  if (games.length === 0) return null;
  const total = sumRationals(games.map((game) => scoreGame(position, rules, game)));
  const exact = total.div(rational(games.length));
  return {
    exact: toMixed(exact),
    decimal: decimalText(exact),
    total: toMixed(total),
    games: games.length,
  };
}

export function maxScoutingTriesInWeek(
  { moreScouting }: Pick<StudentProfile, 'moreScouting'>,
  week: number,
): number {
  return MAX_SCOUTING_TRIES_PER_WEEK + (moreScouting?.week === week ? moreScouting.tries : 0);
}

type GameTries = {
  readonly tries: DraftScoreAttempt[];
  readonly left: number;
};

/**
 * Returns no more tries than the week's limit, and reads at most three times as many, however many
 * are stored.
 */
export async function readScoutingTriesOfGame(
  reader: ReadOperations,
  profile: Pick<StudentProfile, 'studentId' | 'season' | 'moreScouting'>,
  seasonKey: SeasonKey,
  { position, id, week }: { position: string; id: number; week: number },
): Promise<GameTries> {
  const { studentId, season } = profile;
  const limit = maxScoutingTriesInWeek(profile, week);
  const read = (most: number) =>
    reader.query(studentDraftScoreAttempts, {
      where: equalConditions({ studentId, week, season }),
      limit: most,
    });
  const first = await read(limit);
  // The query may also return tries on other games in the same week, so it is repeated with a
  // higher limit only if it was cut short and has some.
  const isCut = first.length === limit && !first.every(createStatisticsSeasonFilter(seasonKey));
  const tries = (isCut ? await read(2 * limit) : first)
    .filter(createStatisticsSeasonFilter(seasonKey))
    .slice(0, limit);
  const ofGame = tries.filter(
    (attempt) => attempt.position === position && attempt.playerId === id,
  );
  return { tries: ofGame.sort((a, b) => a.attempt - b.attempt), left: limit - tries.length };
}

/**
 * A scouted player can't be answered again. The answer isn't shown either, because the last game
 * may be another one now.
 */
export function scoutingStepState(
  { tries, left }: GameTries,
  isScouted = false,
): StepStateToJudge<NumberAnswer> {
  const newest = tries.at(-1);
  return {
    attempts: tries.length,
    correct: isScouted,
    simplified: isScouted,
    own: null,
    lastWrong: newest && !newest.correct ? numberAnswerOf(newest.answer) : null,
    pausedAt: newest?.createdAt,
    triesLeft: left,
  };
}

/** Contains the answer, so it stays on the server. */
export function scoutingAnswerKey(
  context: PlayerStepContext,
  tries: readonly DraftScoreAttempt[],
  lines?: readonly StudentWorkLine[],
): AnswerKey<NumberAnswer> {
  return sumAnswerKey({
    context: () => context,
    tried: () => triedGame(context, tries),
    lines,
  });
}

function triedGame(context: PlayerStepContext, tries: readonly DraftScoreAttempt[]): SumTryHistory {
  const newest = tries.at(-1);
  const hints = scoutingHintState(context, tries.slice(0, -1));
  if (!newest) return { hints };
  return {
    hints: nextHint(context, newest, hints).state,
    lastWrong: { answer: newest.answer, hints },
  };
}

/** Hints aren't stored, so the tries are replayed. */
export function scoutingHintState(
  context: PlayerStepContext,
  tries: readonly DraftScoreAttempt[],
): HintState {
  return tries.reduce((state, attempt) => nextHint(context, attempt, state).state, NO_HINTS_YET);
}

/**
 * Undefined without a wrong try, and if its answer would be right now: by the formulas of another
 * level, or after an NFL correction.
 */
export function lastWrongScoutingTryDto(
  context: PlayerStepContext,
  tries: readonly DraftScoreAttempt[],
): LastWrongTryDto | undefined {
  const newest = tries.at(-1);
  if (!newest || newest.correct || fromMixed(newest.answer).equals(context.total)) return undefined;
  const { hint } = nextHint(context, newest, scoutingHintState(context, tries.slice(0, -1)));
  const { answer: tried, lines } = newest;
  const say = () => ({ message: wrongAnswerTextAt('scouting'), hint: localizeHint(hint) });
  return { ...say(), ...spanishFieldIfBothLanguages(say), tried, ...(lines ? { lines } : {}) };
}
