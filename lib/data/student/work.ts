import type { StoredStepTryResult } from '@/lib/data/score-card/commands';
import {
  type CardContextWithSteps,
  isTeamStepReady,
  stepContext,
} from '@/lib/data/score-card/steps';
import { gameStatDtos, playerTile } from '@/lib/data/season/player-tile';
import { starterGame } from '@/lib/data/season/starter-games';
import type {
  CheckedOwnLineDto,
  RightWorkingLineDto,
  ScoutedGameDto,
  StepForTeacherDto,
  TaskCompletionDto,
  TryForTeacherDto,
} from '@/lib/data/student/dto';
import { type ScoreAttempt, type ShownTriesChoice, shownTryNumbers } from '@/lib/data/work/tries';
import { type TaskCompletionTimes, taskCompletedAt } from '@/lib/data/work/week';
import { type HintState, NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import { compareAnswerWithGuess } from '@/lib/domain/answers/judge';
import { parseLines } from '@/lib/domain/answers/lines';
import { AMBIGUOUS_MISTAKE_TAG } from '@/lib/domain/answers/mistakes/misconceptions';
import { makePlayerStepContext, type StepContext } from '@/lib/domain/answers/step-context';
import { teacherQuestion } from '@/lib/domain/answers/teacher-question';
import { hasNoTriesLeft, hasPauseBetweenTries } from '@/lib/domain/answers/tries';
import { isLate } from '@/lib/domain/calendar/clock';
import type { StudentWeekStatus } from '@/lib/domain/class/arrival';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import {
  isPositionCode,
  numberLineEndOfStep,
  type PositionCode,
  positionOfSlot,
  STEP_KEYS,
  type StepKey,
  stepTitle,
} from '@/lib/domain/football/positions';
import { groupBy } from '@/lib/domain/lists';
import { toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { isUnknownTime, toCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import { canStudentDoStepWithoutHelp, newestTryNumber } from '@/lib/domain/week/steps';
import { canTaskBeDoneInLaterWeek, WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { DraftScoreAttempt } from '@/lib/store/collections/attempts';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { pastDayAndTimeText, timeText } from '@/words/dates';
import { localizeHint } from '@/words/hints';
import { misconceptionLabel } from '@/words/mistake-names';
import { scoutedPositionTitle } from '@/words/student-work';
import { teacherQuestionText } from '@/words/teacher-question';
import { taskTitle } from '@/words/week';
import { mistakeQuestion } from '@/words/workings';

type WorkOfWeek = CardContextWithSteps & {
  readonly attempts: readonly ScoreAttempt[];
  readonly choice: ShownTriesChoice | null;
  readonly names: ReadonlyMap<string, string>;
};

/**
 * The nine steps for a teacher: what was typed next to the real statistics and the right working.
 */
export function stepDtosForTeacher(work: WorkOfWeek): StepForTeacherDto[] {
  return work.steps.map((step, index) => stepDtoForTeacher(work, step, STEP_KEYS[index] ?? 'TEAM'));
}

export function stepDtoForTeacher(
  work: WorkOfWeek,
  step: StoredCardStep,
  key: StepKey,
): StepForTeacherDto {
  const { snapshot, week, steps } = work;
  const isKnown = key === 'TEAM' ? isTeamStepReady(steps) : !step.setAside;
  const context = isKnown ? stepContext(work, key) : null;
  const until = work.choice?.step === key ? work.choice.until : newestTryNumber(step);
  const tried = work.attempts
    .filter((each) => each.step === key)
    .toSorted((a, b) => a.attempt - b.attempt);
  const tries = {
    correct: step.correct,
    tries: step.attempts,
    ...shownTries(tried, until, { context, isOpen: !step.correct, names: work.names }),
    limit: hasNoTriesLeft(step)
      ? ('used-up' as const)
      : hasPauseBetweenTries(step)
        ? ('pauses' as const)
        : null,
  };
  const right = {
    working: context ? workingLines(context) : [],
    answer: context && toMixed(context.total),
  };
  const guess =
    context && step.estimate !== undefined
      ? { guess: guessDto(step.estimate, toMixed(context.total), key) }
      : {};
  const together = step.together
    ? {
        together: canStudentDoStepWithoutHelp(step)
          ? ('then-alone' as const)
          : ('not-alone-yet' as const),
      }
    : {};
  const by = teacherFields(step, work.names);
  const common = { key, title: stepTitle(key), ...right, ...guess, ...tries, ...together, ...by };
  if (key === 'TEAM') return { ...common, player: null, game: null, opponent: null, stats: [] };
  const position = positionOfSlot(key);
  return { ...common, ...gameDto(snapshot, position, step.playerId ?? 0, week) };
}

const guessDto = (at: number, answer: MixedNumber, key: StepKey) => ({
  at,
  away: compareAnswerWithGuess(at, answer, numberLineEndOfStep(key)).away,
});

export const teacherIdsNamedInWork = (
  steps: readonly StoredCardStep[],
  attempts: readonly ScoreAttempt[],
): string[] => [
  ...steps.flatMap(({ paper, comment }) => [paper?.by ?? [], comment?.by ?? []].flat()),
  ...attempts.flatMap(({ takenOut }) => takenOut?.by ?? []),
];

function teacherFields(
  { paper, comment }: StoredCardStep,
  names: ReadonlyMap<string, string>,
): Pick<StepForTeacherDto, 'paper' | 'comment'> {
  const by = (entry: { by: string; at: Timestamp }) => ({
    by: names.get(entry.by) ?? '',
    time: pastMomentText(entry.at),
  });
  return {
    ...(paper ? { paper: by(paper) } : {}),
    ...(comment
      ? { comment: { text: comment.text, ...by(comment), isRead: comment.readAt !== undefined } }
      : {}),
  };
}

function gameDto(snapshot: SeasonSnapshot, position: PositionCode, id: number, week: number) {
  const { game, stats, opponent } = starterGame(snapshot, position, id, week);
  const player = playerTile(snapshot, position, id, week);
  return { player, game, opponent, stats: game === 'played' ? gameStatDtos(position, stats) : [] };
}

function workingLines(context: StepContext): RightWorkingLineDto[] {
  if (context.kind === 'team') {
    return context.lines.map(({ label, value }) => ({
      label,
      count: null,
      rate: null,
      points: toMixed(value),
    }));
  }
  return context.lines.map(({ label, count, rate, value }) => ({
    label,
    count,
    rate: toMixed(rate),
    points: toMixed(value),
  }));
}

type Try = Pick<
  DraftScoreAttempt,
  | 'attempt'
  | 'typed'
  | 'answer'
  | 'lines'
  | 'correct'
  | 'simplified'
  | 'misconception'
  | 'createdAt'
  | 'result'
> &
  Pick<ScoreAttempt, 'takenOut'>;

type TryContext = {
  readonly context: StepContext | null;
  readonly isOpen: boolean;
  readonly names: ReadonlyMap<string, string>;
};

function shownTries(tries: readonly Try[], until: number, of: TryContext) {
  const shown = new Set(shownTryNumbers(Math.min(until, tries.at(-1)?.attempt ?? 0)));
  const attempts = attemptDtos(tries, of).filter(({ attempt }) => shown.has(attempt));
  return {
    attempts,
    hasEarlier: (attempts[0]?.attempt ?? 1) > 1,
    hasLater: tries.some(({ attempt }) => attempt > (attempts.at(-1)?.attempt ?? 0)),
  };
}

/**
 * Recomputes the hints by the rule that first gave them. If the first tries were not read, a hint's
 * title is the one that was stored with the answer, if there is one.
 */
function attemptDtos(
  tries: readonly Try[],
  { context, isOpen, names }: TryContext,
): TryForTeacherDto[] {
  const newest = tries.findLast(({ takenOut }) => !takenOut);
  const isWhole = tries[0]?.attempt === 1;
  let state: HintState = NO_HINTS_YET;
  return tries.map((attempt, index) => {
    const before = tries[index - 1];
    const recomputed =
      attempt.correct || attempt.takenOut || !context || !isWhole
        ? null
        : nextHint(context, attempt, state);
    if (recomputed) state = recomputed.state;
    const lines = context ? ownLineDtos(context, attempt.lines) : [];
    const say =
      isOpen && attempt === newest && !attempt.correct && context
        ? questionAbout(context, attempt)
        : null;
    return {
      attempt: attempt.attempt,
      typed: typedText(attempt.typed),
      verdict: attempt.correct ? (attempt.simplified ? 'right' : 'not-simplest') : 'wrong',
      mistake: attempt.misconception === null ? null : misconceptionLabel(attempt.misconception),
      hint: recomputed
        ? { title: localizeHint(recomputed.hint).title, level: recomputed.state.rung }
        : isWhole
          ? null
          : storedHint(attempt),
      time: pastMomentText(attempt.createdAt),
      ...(before ? sameDayText(before.createdAt, attempt.createdAt) : {}),
      ...(lines.length > 0 ? { lines } : {}),
      ...(say ? { say } : {}),
      ...(attempt.takenOut ? { takenOut: takenOutDto(attempt.takenOut, names) } : {}),
    };
  });
}

/** For the teacher to ask: a hint gives away what a question lets the student find. */
function questionAbout(context: StepContext, attempt: Try): string {
  const question = teacherQuestion(context, attempt);
  const questionText = question && teacherQuestionText(question, typedText(attempt.typed));
  return questionText ?? mistakeQuestion(AMBIGUOUS_MISTAKE_TAG);
}

function sameDayText(before: Timestamp, at: Timestamp): Pick<TryForTeacherDto, 'sameDay'> {
  const { timeZone } = getServices();
  const moment = dateFromTimestamp(at);
  const isSame =
    toCalendarDay(dateFromTimestamp(before), timeZone) === toCalendarDay(moment, timeZone);
  return isSame && !isUnknownTime(moment) ? { sameDay: timeText(moment, timeZone) } : {};
}

function takenOutDto(
  { by, at, note }: NonNullable<Try['takenOut']>,
  names: ReadonlyMap<string, string>,
): NonNullable<TryForTeacherDto['takenOut']> {
  return { by: names.get(by) ?? '', time: pastMomentText(at), ...(note ? { note } : {}) };
}

function ownLineDtos(context: StepContext, lines: Try['lines']): CheckedOwnLineDto[] {
  return parseLines(context, lines).map(({ of, typed, value, right }) => ({
    label: of.map((index) => context.lines[index]?.label).join(' + '),
    typed,
    fits: value?.equals(right) ?? false,
    right: toMixed(right),
  }));
}

function storedHint({ correct, result }: Try): TryForTeacherDto['hint'] {
  if (correct || result === undefined) return null;
  const { verdict } = JSON.parse(result) as StoredStepTryResult;
  return verdict.outcome === 'wrong' ? { title: localizeHint(verdict.hint).title, level: 0 } : null;
}

const GAMES_SHOWN = 12;

export function scoutedGameDtos(
  snapshot: SeasonSnapshot,
  attempts: readonly DraftScoreAttempt[],
): ScoutedGameDto[] {
  const inOrder = attempts.toSorted((a, b) => timeOf(a) - timeOf(b) || a.attempt - b.attempt);
  const games = groupBy(
    inOrder,
    ({ position, playerId, week }) => `scouting-${position}-${playerId}-${week}`,
  );
  return [...games].slice(-GAMES_SHOWN).flatMap(([key, tries]) => {
    const [first] = tries;
    return first && isPositionCode(first.position)
      ? [scoutedGame(snapshot, key, { ...first, position: first.position }, tries)]
      : [];
  });
}

const timeOf = ({ createdAt }: Try): number => dateFromTimestamp(createdAt).getTime();

function scoutedGame(
  snapshot: SeasonSnapshot,
  key: string,
  { position, playerId, week, ...by }: DraftScoreAttempt & { position: PositionCode },
  tries: readonly DraftScoreAttempt[],
): ScoutedGameDto {
  const { stats } = starterGame(snapshot, position, playerId, week);
  const context = makePlayerStepContext({ position, rules: scoringRulesOfStoredWork(by), stats });
  return {
    key,
    title: scoutedPositionTitle(position, week),
    ...gameDto(snapshot, position, playerId, week),
    working: workingLines(context),
    answer: toMixed(context.total),
    correct: tries.some(({ correct }) => correct),
    tries: tries.at(-1)?.attempt ?? 0,
    ...shownTries(tries, Number.MAX_SAFE_INTEGER, {
      context,
      isOpen: tries.at(-1)?.correct !== true,
      names: new Map(),
    }),
    limit: null,
  };
}

export const pastMomentText = (moment: Timestamp): string =>
  pastDayAndTimeText(dateFromTimestamp(moment), getServices().timeZone);

function typedText({ whole, numerator, denominator }: ScoreAttempt['typed']): string {
  const fraction = numerator === '' && denominator === '' ? '' : `${numerator}/${denominator}`;
  return [whole, fraction].filter((part) => part !== '').join(' ');
}

/** Makes a filter that, when catching up, keeps done tasks and those that can still be done. */
export const makeTaskFilterForWeekKind =
  (kind: StudentWeekStatus['kind']) =>
  ({ task, time }: TaskCompletionDto): boolean =>
    kind !== 'catching-up' || time !== null || canTaskBeDoneInLaterWeek(task);

export function taskCompletionDtos(
  tasks: TaskCompletionTimes | null,
  deadline: Date | null,
): TaskCompletionDto[] {
  return WEEK_TASKS.map(({ number }) => {
    const stored = tasks && taskCompletedAt(tasks, number);
    return {
      task: number,
      title: taskTitle(number),
      time: stored && pastMomentText(stored),
      late: stored !== null && deadline !== null && isLate(dateFromTimestamp(stored), deadline),
    };
  });
}
