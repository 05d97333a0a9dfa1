import { gamesUpToWeek, starterGame, statValue } from '@/lib/data/season/starter-games';
import { gradeNumber } from '@/lib/domain/answers/judge';
import { diagnoseMistake } from '@/lib/domain/answers/mistakes/misconceptions';
import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import {
  isDefense,
  POSITION_CODES,
  POSITIONS,
  type PositionCode,
} from '@/lib/domain/football/positions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { DraftScoreAttempt } from '@/lib/store/collections/attempts';
import type { StudentDraftProgress } from '@/lib/store/collections/teams';
import { inventWrongAnswer, parseInventedAnswer, typedAnswerOfRational } from './answers';
import type { DemoStudent } from './class-list';
import type { DraftedPlayer } from './roster';

type ScoutingPlan = {
  readonly student: DemoStudent;
  readonly studentId: string;
  readonly leagueId: string;
  readonly season: number;
  readonly currentWeek: number;
  readonly openedAt: (week: number) => Date;
  readonly now: Date;
};

export type SimulatedScouting = {
  readonly progress: StudentDraftProgress;
  readonly attempts: readonly DraftScoreAttempt[];
};

const MINUTE_MS = 60_000;

/**
 * One scouting for each position, of the first player drafted there and that player's first game,
 * graded by the rules of the app.
 */
export function simulateScouting(
  snapshot: SeasonSnapshot,
  plan: ScoutingPlan,
  roster: readonly DraftedPlayer[],
  random: RandomSource,
): SimulatedScouting {
  const { studentId, leagueId } = plan;
  const games = POSITION_CODES.flatMap((position, index) => {
    const first = roster.find((player) => player.position === position);
    const game = first && gamesUpToWeek(snapshot, position, first.id, plan.currentWeek)[0];
    return first && game
      ? [{ position, id: first.id, week: statValue(game, 'Week'), minutes: (index + 1) * 10 }]
      : [];
  });
  const idsOf = (ofDefenses: boolean) =>
    games.filter(({ position }) => isDefense(position) === ofDefenses).map(({ id }) => id);
  return {
    progress: {
      id: `${leagueId}_${studentId}`,
      studentId,
      leagueId,
      scoutedPlayerIds: idsOf(false),
      scoutedDefenseIds: idsOf(true),
    },
    attempts: games.flatMap((game) => tryUntilRight(snapshot, plan, game, random)),
  };
}

type Game = { position: PositionCode; id: number; week: number; minutes: number };

function tryUntilRight(
  snapshot: SeasonSnapshot,
  plan: ScoutingPlan,
  game: Game,
  random: RandomSource,
): DraftScoreAttempt[] {
  const wrong = random() < plan.student.skill ? 0 : 1;
  return Array.from({ length: wrong + 1 }, (_, index) =>
    typeAnswer(snapshot, plan, game, { attempt: index + 1, right: index === wrong }, random),
  );
}

function typeAnswer(
  snapshot: SeasonSnapshot,
  { student, studentId, leagueId, season, openedAt, now }: ScoutingPlan,
  { position, id, week, minutes }: Game,
  { attempt, right }: { attempt: number; right: boolean },
  random: RandomSource,
): DraftScoreAttempt {
  const { level } = student;
  const { stats } = starterGame(snapshot, position, id, week);
  const context = makePlayerStepContext({ position, rules: level, stats });
  const correct = context.total;
  const key = POSITIONS[position].slots[0];
  const typed = right
    ? typedAnswerOfRational(correct, random() < student.tidiness)
    : typedAnswerOfRational(inventWrongAnswer({ key, level, stats, correct }, random).value, true);
  const answer = parseInventedAnswer(typed);
  const at = Math.min(now.getTime(), openedAt(week).getTime() + (minutes + attempt) * MINUTE_MS);
  return {
    id: `${season}_${week}_${studentId}_scout_${position}_${attempt}`,
    studentId,
    leagueId,
    season,
    week,
    formulaLevel: level,
    position,
    playerId: id,
    typed,
    answer,
    ...gradeNumber(answer, correct),
    misconception: right ? null : (diagnoseMistake(context, { answer })?.tag ?? null),
    attempt,
    createdAt: timestampFromDate(new Date(at)),
  };
}
