import { earnedWeekAwards } from '@/lib/data/mvp/awards';
import {
  fillInAndSetAsideSteps,
  isTeamStepReady,
  rightStarterAnswers,
  stepContext,
} from '@/lib/data/score-card/steps';
import { starterGame } from '@/lib/data/season/starter-games';
import { NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import { gradeNumber } from '@/lib/domain/answers/judge';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { positionOfSlot, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { stepFieldsAfterWrongTry } from '@/lib/domain/learning/locate-mistake';
import { type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { hashToNumber, type RandomSource } from '@/lib/domain/numbers/random';
import { type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { isCardStuck } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type {
  StudentPlayerScoreAttempt,
  StudentTeamScoreAttempt,
} from '@/lib/store/collections/attempts';
import type {
  MvpEvent,
  StoredCardStep,
  StudentWeeklyProgress,
  StudentWeeklyTasks,
} from '@/lib/store/collections/progress';
import type { StudentLineup } from '@/lib/store/collections/teams';
import { inventWrongAnswer, parseInventedAnswer, typedAnswerOfRational } from './answers';
import type { DemoStudent } from './class-list';

type WeekPlan = {
  readonly student: DemoStudent;
  readonly studentId: string;
  readonly leagueId: string;
  readonly season: number;
  readonly week: number;
  readonly lineup: StudentLineup;
  readonly stepsToDo: number;
  readonly wrongAtNext: number;
  readonly readBoxScores: boolean;
  readonly lookedAtLeaderboard: boolean;
  readonly setNextLineup: boolean;
  readonly from: Date;
  readonly to: Date;
};

export type SimulatedWeekDocuments = {
  readonly progress: StudentWeeklyProgress;
  readonly tasks: StudentWeeklyTasks;
  readonly playerAttempts: StudentPlayerScoreAttempt[];
  readonly teamAttempts: StudentTeamScoreAttempt[];
  readonly events: MvpEvent[];
};

/** Students who are this tidy write down the points for each line. */
const WRITES_LINES = 0.9;

const MAX_TRIES = 5;

/**
 * Types one student's answers and stores what the app would store. All verdicts and points come
 * from the app's rules.
 */
export function simulateStudentWeek(
  snapshot: SeasonSnapshot,
  plan: WeekPlan,
  random: RandomSource,
): SimulatedWeekDocuments {
  const { student, season, week } = plan;
  const id = `${season}_${week}_${plan.studentId}`;
  const clock = risingClock(plan.from, plan.to, random);
  const task1 = plan.readBoxScores ? timestampFromDate(clock()) : null;

  let steps = fillInAndSetAsideSteps([], plan.lineup, { snapshot, week, rules: student.level });
  const playerAttempts: StudentPlayerScoreAttempt[] = [];
  const teamAttempts: StudentTeamScoreAttempt[] = [];
  let lastAnswerAt: Timestamp | undefined;
  const tryStep = (key: StepKey, index: number, right: boolean) => {
    const tried = typeAnswer(snapshot, plan, { steps, key, index, right, at: clock() }, random);
    steps = steps.with(index, tried.step);
    lastAnswerAt = (tried.player ?? tried.team)?.createdAt;
    if (tried.player) playerAttempts.push(tried.player);
    if (tried.team) teamAttempts.push(tried.team);
  };

  STEP_KEYS.forEach((key, index) => {
    const wrongTries =
      index < plan.stepsToDo
        ? triesBeforeRight(student, random)
        : index === plan.stepsToDo
          ? plan.wrongAtNext
          : 0;
    if (key === 'TEAM' && !isTeamStepReady(steps)) return;
    for (let tries = 0; tries < wrongTries; tries++) tryStep(key, index, false);
    if (index < plan.stepsToDo) tryStep(key, index, true);
  });

  const finishedAt = steps.every((step) => step.correct)
    ? (steps.at(-1)?.completedAt ?? null)
    : null;
  const tasks: StudentWeeklyTasks = {
    id,
    leagueId: plan.leagueId,
    studentId: plan.studentId,
    week,
    year: season,
    seasonLive: true,
    task1,
    task2: finishedAt,
    task3: null,
    task4: plan.lookedAtLeaderboard ? timestampFromDate(clock()) : null,
    task5: plan.setNextLineup ? timestampFromDate(clock()) : null,
  };
  const started: StudentWeeklyProgress = {
    id,
    leagueId: plan.leagueId,
    studentId: plan.studentId,
    season,
    week,
    formulaLevel: student.level,
    steps,
    graphIds: [],
    mvpPointsEarned: 0,
    taskTimes: {
      task1: tasks.task1,
      task2: tasks.task2,
      task3: tasks.task3,
      task4: tasks.task4,
      task5: tasks.task5,
    },
    ...(plan.setNextLineup ? { call: callOf(plan, steps) } : {}),
    ...(lastAnswerAt ? { lastAnswerAt } : {}),
    ...(isCardStuck({ steps }) ? { stuck: true } : {}),
  };
  const events = earnedWeekAwards(started, tasks).map(
    ({ reason, points }): MvpEvent => ({
      id: `${id}_${reason}`,
      studentId: plan.studentId,
      season,
      week,
      reason,
      points,
      createdAt: finishedAt ?? timestampFromDate(plan.to),
    }),
  );
  const progress = {
    ...started,
    mvpPointsEarned: events.reduce((sum, event) => sum + event.points, 0),
  };
  return { progress, tasks, playerAttempts, teamAttempts, events };
}

/** A call for the next week's first running back, the same in every run. */
const callOf = (
  { student, week }: WeekPlan,
  steps: readonly StoredCardStep[],
): StudentWeeklyProgress['call'] => ({
  position: 'RB',
  playerId: steps[STEP_KEYS.indexOf('RB1')]?.playerId ?? 0,
  points: 4 + (hashToNumber(`${student.firstName} ${week}`) % 20),
});

function triesBeforeRight(student: DemoStudent, random: RandomSource): number {
  let wrong = 0;
  while (wrong < MAX_TRIES - 1 && random() > student.skill) wrong += 1;
  return wrong;
}

type Try = {
  steps: readonly StoredCardStep[];
  key: StepKey;
  index: number;
  right: boolean;
  at: Date;
};
type TriedStep = {
  step: StoredCardStep;
  player?: StudentPlayerScoreAttempt;
  team?: StudentTeamScoreAttempt;
};

function typeAnswer(
  snapshot: SeasonSnapshot,
  plan: WeekPlan,
  { steps, key, index, right, at }: Try,
  random: RandomSource,
): TriedStep {
  const { student, season, week } = plan;
  const step = steps[index];
  if (!step) throw new RangeError(`No step ${key}`);
  const level = student.level;
  const context = stepContext({ snapshot, steps, week, rules: level }, key);
  const correct = context.total;
  const stats =
    key === 'TEAM'
      ? null
      : starterGame(snapshot, positionOfSlot(key), step.playerId ?? 0, week).stats;
  const wrong = right ? null : inventWrongAnswer({ key, level, stats, correct }, random);
  const typed = wrong
    ? typedAnswerOfRational(wrong.value, true)
    : typedAnswerOfRational(correct, random() < student.tidiness);
  const answer = parseInventedAnswer(typed);
  const grade = gradeNumber(answer, correct);

  const before = step.hints ?? NO_HINTS_YET;
  // The open step has no lines, as the app first shows it.
  const writesLines = student.tidiness >= WRITES_LINES && index < plan.stepsToDo;
  const lines = writesLines && wrong ? linesAsTyped(context, wrong.products) : undefined;
  const work = { answer, lines };
  const given = grade.correct ? null : nextHint(context, work, before);

  const attempts = step.attempts + 1;
  const completed = {
    correct: true,
    answer: toMixed(correct),
    simplified: grade.simplified,
    completedAt: timestampFromDate(at),
  };
  const attempt = {
    id: `${season}_${week}_${plan.studentId}_${key}_${attempts}`,
    studentId: plan.studentId,
    leagueId: plan.leagueId,
    season,
    week,
    formulaLevel: level,
    typed,
    answer,
    ...(lines ? { lines } : {}),
    ...grade,
    misconception: given?.tag ?? null,
    attempt: attempts,
    createdAt: timestampFromDate(at),
  };
  const { lastWrong: _, ...rest } = step;
  const after: StoredCardStep = given
    ? {
        ...rest,
        ...stepFieldsAfterWrongTry(
          step,
          { isFirst: step.attempts === 0, context: () => context, work },
          given.hint,
        ),
        attempts,
        hints: given.state,
        lastWrong: { answer, ...(lines ? { lines } : {}), hints: before },
      }
    : { ...rest, attempts, ...completed };
  if (key === 'TEAM') {
    return {
      step: after,
      team: {
        ...attempt,
        step: key,
        addends: rightStarterAnswers(steps).map(({ value }) => value),
      },
    };
  }
  return { step: after, player: { ...attempt, step: key, playerId: step.playerId ?? 0 } };
}

function linesAsTyped(
  context: StepContext,
  products: readonly Rational[],
): StudentWorkLine[] | undefined {
  if (products.length !== context.lines.length || products.length === 0) return undefined;
  return products.map((value, index) => ({ of: [index], typed: formatMixed(toMixed(value)) }));
}

/** Moments that rise from `from` towards `to` and never pass it. */
function risingClock(from: Date, to: Date, random: RandomSource): () => Date {
  let time = from.getTime();
  return () => {
    time += (to.getTime() - time) * 0.08 * random();
    return new Date(time);
  };
}
