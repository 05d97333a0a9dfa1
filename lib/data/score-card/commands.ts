import { findTeamIn } from '@/lib/data/access/student';
import { requireSignedIn, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { drawLineup, findLineupIn } from '@/lib/data/lineup/student-lineup';
import { earlierAnswer, type Operation, operationOf, sameRequest } from '@/lib/data/operations';
import { type WritingStudent, writeAsStudent } from '@/lib/data/profile/student-write';
import type { StepVerdictDto, SubmitStepInput } from '@/lib/data/score-card/dto';
import {
  areWhole,
  awardDto,
  correctAnswer,
  isTeamReady,
  stepContext,
  stepsOf,
  verifiedAnswers,
  WRONG_ANSWER,
} from '@/lib/data/score-card/steps';
import {
  openStudentWeek,
  type SavedWeek,
  type StudentWeek,
  saveStudentWeek,
  withAnswerAt,
  withSteps,
  withTaskDone,
} from '@/lib/data/week/student-week';
import { type HintStep, NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { FORM_REPLIES, triedBefore } from '@/lib/domain/answers/replies';
import { holdWords, pausedFrom, tryHold } from '@/lib/domain/answers/tries';
import type { StepKey } from '@/lib/domain/football/positions';
import { fromMixed, toMixed } from '@/lib/domain/fractions';
import type { MixedNumber } from '@/lib/domain/mixed-number';
import { gradeAnswer, stepIndex } from '@/lib/domain/steps';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import {
  type ProgressStep,
  type StudentLineup,
  type StudentProfile,
  type StudentWeeklyProgress,
  studentLineups,
  studentPlayerScoreAttempts,
  studentProfiles,
  studentTeamScoreAttempts,
  studentWeeklyProgress,
} from '@/lib/store/collections';
import { AlreadyExistsError, type ReadOperations, type Transaction } from '@/lib/store/port';

const TEXT = {
  right: 'Correct!',
  unsimplified: 'Correct. Can you write it simpler?',
  again: 'You have worked this one out already.',
  teamFirst: 'First work out your eight starters. Then add them up for the team.',
} as const;

/**
 * One try at one step of a score card, graded against the stored statistics.
 *
 * `refused` (not a number we can read, the number that was wrong just before, TEAM before the eight starters, or a step that is in a pause
 * or has no tries left) costs and stores nothing; `wrong` and `right` count and are appended. The ninth right step gives the MVP points and ticks the task, all in the same
 * transaction. A step that is right already stays so, whatever comes: only a simpler form of it is kept. Repeating an operation id with
 * the same body answers what it answered the first time; with another body it is 'conflict'. Throws 'not-allowed' for a week that has
 * not been played and 'not-found' without a line-up.
 *
 * The try itself holds its operation: a request that comes again is not looked for beforehand, which would cost every answer a read, but
 * found when its try cannot be written a second time.
 */
export async function submitStep(viewer: Viewer, input: SubmitStepInput): Promise<StepVerdictDto> {
  const { typed } = input;
  const body = [input.week, input.step, typed.whole, typed.numerator, typed.denominator];
  const operation = operationOf(requireSignedIn(viewer).accountId, input.operationId, body);
  try {
    return await submitOnce(viewer, input, operation);
  } catch (error) {
    // Told by name, as other processes' bundles have classes of their own.
    if (!(error instanceof Error && error.name === new AlreadyExistsError().name)) throw error;
    const earlier = await earlierVerdict(getServices().store, operation, ALL_TRIES);
    if (earlier) return earlier;
    throw error;
  }
}

const ALL_TRIES = [studentPlayerScoreAttempts, studentTeamScoreAttempts] as const;
type Tries = readonly (typeof ALL_TRIES)[number][];

/** A team's try comes after the starters', so a starter's id can stand among the team's only when the step was opened again since. */
function triesOfOtherKind(key: StepKey, { correction }: ProgressStep): Tries {
  if (key === 'TEAM') return [studentPlayerScoreAttempts];
  return correction ? [studentTeamScoreAttempts] : [];
}

/** What this operation was answered before, whichever step it was for; null the first time. */
async function earlierVerdict(reader: ReadOperations, operation: Operation, kinds: Tries): Promise<StepVerdictDto | null> {
  const found = [];
  for (const tries of kinds) {
    found.push(
      tries === studentTeamScoreAttempts
        ? await reader.get(studentTeamScoreAttempts, operation.id)
        : await reader.get(studentPlayerScoreAttempts, operation.id),
    );
  }
  const earlier = found.find((one) => one !== null);
  if (!earlier) return null;
  const { fingerprint, result } = earlier;
  if (fingerprint === undefined || result === undefined) return earlierAnswer(reader, operation);
  return JSON.parse(sameRequest({ fingerprint, result }, operation).result) as StepVerdictDto;
}

function submitOnce(viewer: Viewer, input: SubmitStepInput, operation: Operation): Promise<StepVerdictDto> {
  const submit = async (transaction: Transaction, student: WritingStudent): Promise<StepVerdictDto> => {
    const { work, drawnLineup } = await openScoreCard(transaction, student, input.week);
    const steps = work.progress.steps;
    const index = stepIndex(input.step);
    const step = steps[index];
    if (!step) throw new RangeError(`No step ${input.step}`);
    const verdict = verdictFor(input.step, steps, step);

    const parsed = parseTypedAnswer(input.typed);
    const before = step.lastWrong?.answer;
    const isSameAgain = parsed.ok && before !== undefined && fromMixed(before).equals(fromMixed(parsed.value));
    const hold = tryHold(step, student.now);
    const writesTry = parsed.ok && !hold && !step.correct && !isSameAgain && (input.step !== 'TEAM' || isTeamReady(steps));
    // Without a try to write it has to be looked for, and where it can stand among the tries of the other kind.
    const tries = writesTry ? triesOfOtherKind(input.step, step) : ALL_TRIES;
    const earlier = await earlierVerdict(transaction, operation, tries);
    // A pause that has gone on since is told as it is by now.
    if (earlier) return earlier.hold ? { ...earlier, hold } : earlier;
    if (!parsed.ok) return verdict('refused', parsed.message, { field: parsed.field });
    if (input.step === 'TEAM' && !isTeamReady(steps)) return verdict('refused', TEXT.teamFirst);

    const level = work.progress.formulaLevel;
    const correct = correctAnswer(student.snapshot, steps, input.step, { week: input.week, level }, step.playerId);
    const grade = isOutdated(input.step, step, parsed.value) ? WRONG : gradeAnswer(parsed.value, correct);
    if (step.correct) {
      if (step.simplified) return verdict('right', grade.simplified ? TEXT.right : TEXT.again);
      if (!grade.simplified) return verdict('right', grade.correct ? FORM_REPLIES.notShorter : FORM_REPLIES.otherNumber);
      // The same number in its shortest form is no try: nothing is counted and nothing appended.
      const shortened = steps.with(index, { ...step, simplified: true });
      transaction.merge(studentWeeklyProgress, work.progress.id, { steps: shortened });
      return verdict('right', FORM_REPLIES.shortest, { simplified: true });
    }
    if (before && isSameAgain && !grade.correct) return verdict('refused', triedBefore(before));
    if (hold) return verdict('refused', holdWords(hold), { hold });

    const given = grade.correct ? null : hintFor(student, work, input, parsed.value);
    const tried = given
      ? wrongStep(step, given, { answer: parsed.value, hints: step.hints ?? NO_HINTS_YET }, student.now)
      : rightStep(step, toMixed(correct), grade.simplified, student.now);
    const changed = withAnswerAt(withSteps(work, steps.with(index, tried)), student.now);
    const finished = changed.progress.steps.every((each) => each.correct);
    const ready = finished ? withTaskDone(changed, 2, student.now) : changed;
    const saved = await saveStudentWeek(transaction, ready, student.now);
    if (drawnLineup) transaction.create(studentLineups, drawnLineup);
    if (finished) forgetCorrectedWeek(transaction, student.profile, input.week);

    const message = grade.correct ? (grade.simplified ? TEXT.right : TEXT.unsimplified) : WRONG_ANSWER;
    const outcome = grade.correct ? 'right' : 'wrong';
    const result = {
      ...verdictFor(input.step, saved.progress.steps, tried)(outcome, message, {
        hint: given?.hint ?? null,
        hold: tryHold(tried, student.now),
      }),
      ...(given ? { tried: parsed.value } : {}),
    };
    appendAttempt(transaction, student, saved, {
      input,
      operation,
      result,
      step: tried,
      grade,
      answer: parsed.value,
      misconception: given?.tag ?? null,
    });
    return result;
  };
  return writeAsStudent(viewer, submit, { weekAsTold: true });
}

const WRONG = { correct: false, simplified: false } as const;

/**
 * A corrected game never has the points it had before. The season in this process's memory may be a second older than the correction, and
 * would call the old answer right once more.
 */
function isOutdated(key: StepKey, { correct, correction }: ProgressStep, answer: MixedNumber): boolean {
  return key !== 'TEAM' && !correct && correction !== undefined && fromMixed(answer).equals(fromMixed(correction.before));
}

/** The card is whole again after a correction of the NFL. */
function forgetCorrectedWeek(transaction: Transaction, { id, correctedWeeks = [] }: StudentProfile, week: number): void {
  if (!correctedWeeks.includes(week)) return;
  transaction.merge(studentProfiles, id, { correctedWeeks: correctedWeeks.filter((each) => each !== week) });
}

/** Whether the next right answer may be the one that ticks the task. */
function couldFinish(progress: StudentWeeklyProgress | null): boolean {
  return progress === null || progress.steps.filter((step) => !step.correct).length <= 1;
}

/** The week with its nine steps. A student who answers before any page drew the line-up gets it here. */
async function openScoreCard(
  transaction: Transaction,
  student: WritingStudent,
  week: number,
): Promise<{ work: StudentWeek; drawnLineup: StudentLineup | null }> {
  const { profile, meta } = student;
  if (week < 1 || week > meta.currentWeek) throw new DomainError('not-allowed', 'That week hasn’t been played yet.');
  const opened = await openStudentWeek(transaction, student, week, couldFinish);
  const { steps, formulaLevel: level } = opened.progress;
  const about = { snapshot: student.snapshot, week, level };
  // Each step keeps the player it was begun with, so the line-up is asked for only once.
  if (areWhole(steps)) {
    const whole = stepsOf(steps, null, about);
    return { work: whole === steps ? opened : withSteps(opened, whole), drawnLineup: null };
  }
  const stored = await findLineupIn(transaction, profile.studentId, week, meta.currentSeason);
  let drawnLineup: StudentLineup | null = null;
  if (!stored && week === meta.currentWeek) {
    const team = await findTeamIn(transaction, profile.studentId, meta.currentSeason);
    drawnLineup = team && drawLineup(student, team, week, getServices().random);
  }
  const lineup = stored ?? drawnLineup;
  if (!lineup) throw new DomainError('not-found', `There is no line-up for week ${week}.`);
  return { work: withSteps(opened, stepsOf(steps, lineup, about)), drawnLineup };
}

/** What the wrong answer looks like and where to look next, given how far the hints of this step have come. */
function hintFor(
  student: WritingStudent,
  { progress }: StudentWeek,
  { week, step }: SubmitStepInput,
  answer: MixedNumber,
): HintStep {
  const context = stepContext(student.snapshot, progress.steps, step, { week, level: progress.formulaLevel });
  return nextHint(context, answer, progress.steps[stepIndex(step)]?.hints ?? NO_HINTS_YET);
}

function wrongStep(step: ProgressStep, given: HintStep, lastWrong: ProgressStep['lastWrong'], now: Date): ProgressStep {
  const tried = { ...step, attempts: step.attempts + 1, hints: given.state, lastWrong };
  return { ...tried, ...pausedFrom(tried, timestampFromDate(now)) };
}

function rightStep(step: ProgressStep, answer: MixedNumber, simplified: boolean, now: Date): ProgressStep {
  const attempts = step.attempts + 1;
  // Work that was in time stays in time when the NFL corrects the game later.
  const completedAt = step.correction?.completedAt ?? timestampFromDate(now);
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  return { ...rest, attempts, correct: true, answer, simplified, completedAt };
}

function verdictFor(key: StepKey, steps: readonly ProgressStep[], step: ProgressStep) {
  return (
    outcome: StepVerdictDto['outcome'],
    message: string,
    {
      field = null,
      simplified = step.simplified,
      hint = null,
      hold = null,
    }: Partial<Pick<StepVerdictDto, 'field' | 'simplified' | 'hint' | 'hold'>> = {},
  ): StepVerdictDto => ({
    outcome,
    message,
    field,
    step: key,
    attempts: step.attempts,
    simplified,
    own: step.correct ? step.answer : null,
    hint,
    finished: steps.every((each) => each.correct),
    award: awardDto(steps),
    ...(hold ? { hold } : {}),
  });
}

function appendAttempt(
  transaction: Transaction,
  { profile, now }: WritingStudent,
  { progress }: SavedWeek,
  {
    input,
    operation,
    result,
    step,
    grade,
    answer,
    misconception,
  }: {
    input: SubmitStepInput;
    operation: Operation;
    result: StepVerdictDto;
    step: ProgressStep;
    grade: { correct: boolean; simplified: boolean };
    answer: MixedNumber;
    misconception: string | null;
  },
): void {
  const attempt = {
    // One operation, one attempt: the store itself refuses a second one.
    id: operation.id,
    studentId: profile.studentId,
    leagueId: profile.leagueId,
    season: progress.season,
    week: progress.week,
    formulaLevel: progress.formulaLevel,
    typed: input.typed,
    answer,
    correct: grade.correct,
    simplified: grade.simplified,
    misconception,
    attempt: step.attempts,
    createdAt: timestampFromDate(now),
    fingerprint: operation.fingerprint,
    result: JSON.stringify(result),
  };
  if (input.step === 'TEAM') {
    const addends = verifiedAnswers(progress.steps).map(({ value }) => value);
    transaction.create(studentTeamScoreAttempts, { ...attempt, step: input.step, addends });
  } else transaction.create(studentPlayerScoreAttempts, { ...attempt, step: input.step, playerId: step.playerId ?? 0 });
}
