import {
  isLeagueOpen,
  type OwnStudentAccess,
  requireOwnLeague,
  writeStudentOfOwnLeague,
} from '@/lib/data/access/league';
import { type Viewer, writeAsStudent } from '@/lib/data/access/viewer';
import { DomainError, notFoundError } from '@/lib/data/errors';
import {
  awardsNoLongerEarned,
  earnedWeekAwards,
  listAwardsToTakeBack,
} from '@/lib/data/mvp/awards';
import { updateCachedClassDriveCards } from '@/lib/data/work/class-drive';
import { findTasksOfWeek, findWeeklyProgress } from '@/lib/data/work/student';
import { listTriesByNumber, type ScoreAttempt } from '@/lib/data/work/tries';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import { type LineupSlot, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { dateFromTimestamp, type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  newestTryNumber,
  rightStepCount,
  stepIndex,
  type TeacherCardChange,
} from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import { splitForInQuery } from '@/lib/store/any-value-query';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import { CARD_CHANGE_REFUSALS } from '@/words/one-card';
import {
  type OpenedScoreCard,
  openScoreCard,
  saveScoreCardAndAwards,
  timeCardReachedRightStepCount,
} from './card-in-transaction';
import type {
  MarkOnPaperInput,
  MarkStepCommentReadInput,
  SetTryTakenOutInput,
  StepCommentInput,
} from './dto';
import { replayStepTries } from './replay-tries';
import {
  type CardContextWithSteps,
  getCardStep,
  isStepGameUnreadable,
  isTeamStepReady,
  stepContext,
} from './steps';

type StudentWeekRef = { leagueId: string; studentId: string; week: number };

type CardEdit = OpenedScoreCard & {
  readonly transaction: Transaction;
  readonly profile: OwnStudentAccess['profile'];
  readonly clock: LeagueClock;
  readonly snapshot: SeasonSnapshot;
  readonly now: Date;
  readonly by: string;
  readonly at: Timestamp;
};

type CardChange = {
  readonly steps: StoredCardStep[];
  readonly marks: readonly { tried: ScoreAttempt; takenOut: ScoreAttempt['takenOut'] }[];
  readonly change: TeacherCardChange['change'];
  readonly step: StepKey;
  readonly action: AuditAction;
};

/**
 * Takes one answer out, or puts it back. It stays in the record. The step is as it would be without
 * it: a right answer that goes opens the step and the team's total again, and awards that depend on
 * it are taken back once, and earned once more later. Repeating it changes nothing. 'not-found' for
 * anyone else's student and for a try that doesn't exist; 'not-allowed' where the NFL corrected the
 * game after it was right, and in a class that is over.
 */
export async function setTryTakenOut(
  viewer: Viewer,
  { out, step: key, attempt, note, ...ref }: SetTryTakenOutInput,
): Promise<{ changed: boolean }> {
  return changeCard(viewer, ref, async (edit) => {
    const { steps } = edit.work.progress;
    const step = getCardStep(steps, key);
    const tries = await readTries(edit, key, step);
    const chosen = tries.find((each) => each.attempt === attempt);
    if (!chosen) throw notFoundError();
    if (Boolean(chosen.takenOut) === out) return null;
    requireUncorrected(step);
    if (tries.length !== newestTryNumber(step))
      throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.tooOld);
    if (!out && chosen.correct && step.correct && !step.paper)
      throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.rightAgain);
    if (!out && chosen.correct) requireStillRight(edit, key, chosen);
    const { by, at } = edit;
    const saveMark = out ? { by, at, ...(note ? { note } : {}) } : null;
    const changed = withRejudgedStep(edit, key, tries, new Map([[chosen.id, saveMark]]));
    const team = key === 'TEAM' ? null : await withTotalAfter(edit, changed.steps, key, out);
    return {
      steps: team?.steps ?? changed.steps,
      marks: [...changed.marks, ...(team?.marks ?? [])],
      change: out ? 'taken-out' : 'put-back',
      step: key,
      action: out ? 'student.take-out' : 'student.put-back',
    };
  });
}

/**
 * Counts steps as right on paper, with the exact number, or takes that back. Steps that are right
 * already stay as they are. The team's total needs its eight starters. Repeating it changes
 * nothing. Throws as {@link setTryTakenOut}.
 */
export async function markStepsDoneOnPaper(
  viewer: Viewer,
  { onPaper, step: key, rest, ...ref }: MarkOnPaperInput,
): Promise<{ changed: boolean }> {
  return changeCard(viewer, ref, async (edit) => {
    const before = edit.work.progress.steps;
    if (onPaper) {
      const steps = withStepsDoneOnPaper(edit, rest ? STEP_KEYS : [key]);
      return steps === before
        ? null
        : { steps, marks: [], change: 'paper', step: key, action: 'student.paper' };
    }
    if (!getCardStep(before, key).paper) return null;
    const opened = before.with(stepIndex(key), withoutPaper(getCardStep(before, key)));
    const team = key === 'TEAM' ? null : await withTotalAfter(edit, opened, key, true);
    return {
      steps: team?.steps ?? opened,
      marks: team?.marks ?? [],
      change: 'no-paper',
      step: key,
      action: 'student.no-paper',
    };
  });
}

/**
 * Writes a sentence on a step of a student's card, changes it, or removes it with an empty text. A
 * changed one is new to the student. The same text again changes nothing.
 */
export async function setStepComment(
  viewer: Viewer,
  { step: key, text, ...ref }: StepCommentInput,
): Promise<{ changed: boolean }> {
  return changeCard(viewer, ref, async ({ work, by, at }) => {
    const { steps } = work.progress;
    const { comment, ...step } = getCardStep(steps, key);
    if ((comment?.text ?? '') === text) return null;
    const changed = revised(text === '' ? step : { ...step, comment: { text, by, at } });
    return {
      steps: steps.with(stepIndex(key), changed),
      marks: [],
      change: 'comment',
      step: key,
      action: 'student.comment',
    };
  });
}

export async function markStepCommentRead(
  viewer: Viewer,
  { week, step: key, at }: MarkStepCommentReadInput,
): Promise<void> {
  await writeAsStudent(viewer, async (transaction, { profile, clock, now }) => {
    const progress = await findWeeklyProgress(
      transaction,
      profile.studentId,
      week,
      clock.seasonKey,
    );
    const step = progress?.steps[stepIndex(key)];
    const { comment } = step ?? {};
    if (!progress || !step || !comment || comment.readAt) return;
    if (dateFromTimestamp(comment.at).getTime() !== at) return;
    const read = { ...step, comment: { ...comment, readAt: timestampFromDate(now) } };
    const steps = progress.steps.with(stepIndex(key), read);
    transaction.merge(studentWeeklyProgress, progress.id, { steps });
  });
}

/**
 * One change of a card with everything that follows from it, in one transaction: awards, the task,
 * the marks on the tries, the news for the student's open page, and the audit log.
 */
async function changeCard(
  viewer: Viewer,
  { leagueId, studentId, week }: StudentWeekRef,
  change: (edit: CardEdit) => Promise<CardChange | null>,
): Promise<{ changed: boolean }> {
  const { seasons, now: clockNow } = getServices();
  const { clock } = await requireOwnLeague(viewer, leagueId, 'run');
  const snapshot = await seasons.load(clock.statisticsSeason);
  let saved: StudentWeeklyProgress | undefined;
  const access = { leagueId, studentId, needs: 'run' } as const;
  const changed = await writeStudentOfOwnLeague(viewer, access, async (transaction, own, log) => {
    saved = undefined;
    if (!isLeagueOpen(own.league)) throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.ended);
    const now = clockNow();
    const student = { ...own, clock: own.clock.forStudent(own.profile), snapshot, now };
    const card = await openScoreCard(transaction, student, week);
    const by = own.viewer.accountId;
    const edit = { ...student, ...card, transaction, by, at: timestampFromDate(now) };
    const result = await change(edit);
    if (!result) return false;
    await saveCard(edit, result.steps);
    for (const { tried, takenOut } of result.marks) saveMark(transaction, tried, takenOut);
    const { change: kind, step } = result;
    transaction.merge(studentProfiles, own.profile.id, {
      cardChange: { change: kind, step, at: edit.at },
    });
    log(result.action);
    saved = { ...card.work.progress, steps: result.steps };
    return true;
  });
  if (saved) updateCachedClassDriveCards(saved);
  return { changed };
}

async function saveCard(edit: CardEdit, steps: StoredCardStep[]): Promise<void> {
  const { transaction, work, clock, now } = edit;
  const { progress } = work;
  const { steps: fullWeek } = clock.supportsIn(progress.week);
  const wasFull = rightStepCount(progress) >= fullWeek;
  const isFull = rightStepCount({ steps }) >= fullWeek;
  // The times on the progress are a copy; a task that is opened again needs the document itself.
  const { studentId, week } = progress;
  const stored = await findTasksOfWeek(transaction, studentId, week, clock.seasonKey);
  const tasks = stored ?? work.tasks;
  const newTasks = {
    ...tasks,
    task2: isFull
      ? (tasks.task2 ?? timeCardReachedRightStepCount(steps, fullWeek))
      : wasFull
        ? null
        : tasks.task2,
  };
  const before = earnedWeekAwards(progress, tasks);
  const lost = awardsNoLongerEarned(before, earnedWeekAwards({ ...progress, steps }, newTasks));
  const awardsTakenBack = countTakenBack(progress.awardsTakenBack, lost);
  const changed = { ...progress, ...(awardsTakenBack ? { awardsTakenBack } : {}) };
  // Without stored tasks, saving the week looks for every award in the ledger itself.
  const regained = earnedWeekAwards({ ...changed, steps }, newTasks).filter(
    ({ reason }) => stored !== null && lost.some((each) => each.reason === reason),
  );
  const takenBack = await listAwardsToTakeBack(transaction, work, week, lost);
  await saveScoreCardAndAwards(
    transaction,
    edit,
    {
      ...edit,
      work: {
        ...work,
        progress: changed,
        tasks: newTasks,
        stored: { ...work.stored, tasks: stored },
        awards: [...takenBack, ...regained],
      },
    },
    { steps },
    now,
  );
}

function countTakenBack(
  counted: StudentWeeklyProgress['awardsTakenBack'],
  lost: readonly { reason: 'equations' | 'all-tasks' }[],
): StudentWeeklyProgress['awardsTakenBack'] {
  if (lost.length === 0) return counted;
  const isLost = (reason: string) => Number(lost.some((each) => each.reason === reason));
  return {
    equations: (counted?.equations ?? 0) + isLost('equations'),
    allTasks: (counted?.allTasks ?? 0) + isLost('all-tasks'),
  };
}

const revised = (step: StoredCardStep): StoredCardStep => ({
  ...step,
  revision: (step.revision ?? 0) + 1,
});

function requireUncorrected({ correction }: StoredCardStep): void {
  if (correction) throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.corrected);
}

/** An NFL correction may have made an answer wrong while it was taken out. */
function requireStillRight(edit: CardEdit, key: StepKey, tried: ScoreAttempt): void {
  const { steps } = edit.work.progress;
  if (key === 'TEAM' && !isTeamStepReady(steps))
    throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.noTotalYet);
  if (!isStillRight(edit, steps, key, tried))
    throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.notRightNow);
}

function isStillRight(
  edit: CardEdit,
  steps: readonly StoredCardStep[],
  key: StepKey,
  { answer }: ScoreAttempt,
): boolean {
  const card = cardWithSteps(edit, steps);
  return isStepGameUnreadable(card, key) || fromMixed(answer).equals(stepContext(card, key).total);
}

const cardWithSteps = (
  { work: { progress }, snapshot }: CardEdit,
  steps: readonly StoredCardStep[],
): CardContextWithSteps => ({
  snapshot,
  steps,
  week: progress.week,
  rules: scoringRulesOfStoredWork(progress),
});

/** All tries of a step: one query takes thirty numbers. */
async function readTries(
  { transaction, work, clock }: CardEdit,
  key: StepKey,
  step: StoredCardStep,
): Promise<ScoreAttempt[]> {
  const { studentId, week } = work.progress;
  const numbers = Array.from({ length: newestTryNumber(step) }, (_, index) => index + 1);
  const cardKey = { studentId, week, seasonKey: clock.seasonKey };
  const found = await Promise.all(
    splitForInQuery(numbers).map((part) => listTriesByNumber(transaction, key, cardKey, part)),
  );
  return found.flat();
}

type Marks = ReadonlyMap<string, ScoreAttempt['takenOut']>;

function withRejudgedStep(
  edit: CardEdit,
  key: StepKey,
  tries: readonly ScoreAttempt[],
  marks: Marks,
  steps = edit.work.progress.steps,
): Pick<CardChange, 'steps' | 'marks'> {
  const step = getCardStep(steps, key);
  const marked = tries.map((each) => {
    const takenOut = marks.has(each.id) ? marks.get(each.id) : each.takenOut;
    return { ...withLaterLines(each, step), takenOut };
  });
  const counted = marked.filter(({ takenOut }) => !takenOut);
  const takenOut = marked.flatMap((each) => (each.takenOut ? [each.attempt] : []));
  const card = cardWithSteps(edit, steps);
  const { earlyHints } = edit.clock.supportsIn(card.week);
  const replayed = replayStepTries(step, counted, { card, key, earlyHints });
  return {
    steps: steps.with(stepIndex(key), revised({ ...replayed, takenOut })),
    marks: marked
      .filter(({ id }) => marks.has(id))
      .map((tried) => ({ tried, takenOut: tried.takenOut })),
  };
}

/** Lines that came after the newest wrong answer are on the step alone. */
function withLaterLines(tried: ScoreAttempt, { lastWrong, takenOut = [] }: StoredCardStep) {
  const { answer, lines } = lastWrong ?? {};
  const isNewest =
    !tried.correct &&
    !takenOut.includes(tried.attempt) &&
    JSON.stringify(tried.answer) === JSON.stringify(answer);
  return isNewest && lines ? { ...tried, lines } : tried;
}

/**
 * The team's total goes with a starter that is open again, and comes back with the starter's
 * answer.
 */
async function withTotalAfter(
  edit: CardEdit,
  steps: StoredCardStep[],
  starter: LineupSlot,
  out: boolean,
): Promise<Pick<CardChange, 'steps' | 'marks'> | null> {
  const team = getCardStep(steps, 'TEAM');
  if (out ? !team.correct || isTeamStepReady(steps) : team.correct || !isTeamStepReady(steps))
    return null;
  const opened = (step: StoredCardStep) => ({
    steps: steps.with(stepIndex('TEAM'), step),
    marks: [],
  });
  if (out && team.paper) return opened(withoutPaper(team));
  const tries = await readTries(edit, 'TEAM', team);
  const right = tries.find(({ correct, takenOut }) =>
    out ? correct && !takenOut : correct && takenOut?.along === starter,
  );
  if (!out && right && !isStillRight(edit, steps, 'TEAM', right)) return null;
  const saveMark = out ? { by: edit.by, at: edit.at, along: starter } : null;
  // Older tries aren't all stored, and what a correction opened again isn't in them.
  if (right && !team.correction && tries.length === newestTryNumber(team))
    return withRejudgedStep(edit, 'TEAM', tries, new Map([[right.id, saveMark]]), steps);
  return out ? opened(reopenedStep(team)) : null;
}

function reopenedStep(step: StoredCardStep): StoredCardStep {
  return revised({ ...step, correct: false, answer: null, simplified: false, completedAt: null });
}

function withoutPaper({ paper: _, ...step }: StoredCardStep): StoredCardStep {
  return reopenedStep(step);
}

/**
 * The same array if none of the steps is open. Throws 'not-allowed' for the team's total before its
 * starters are done.
 */
function withStepsDoneOnPaper(edit: CardEdit, keys: readonly StepKey[]): StoredCardStep[] {
  const { by, at } = edit;
  let { steps } = edit.work.progress;
  for (const key of keys) {
    const step = getCardStep(steps, key);
    if (step.correct) continue;
    if (key === 'TEAM' && !isTeamStepReady(steps))
      throw new DomainError('not-allowed', CARD_CHANGE_REFUSALS.noTotalYet);
    const { total } = stepContext(cardWithSteps(edit, steps), key);
    const counted = revised({
      ...step,
      correct: true,
      answer: toMixed(total),
      simplified: true,
      completedAt: step.correction?.completedAt ?? at,
      paper: { by, at },
    });
    steps = steps.with(stepIndex(key), counted);
  }
  return steps;
}

function saveMark(
  transaction: Transaction,
  tried: ScoreAttempt,
  takenOut: ScoreAttempt['takenOut'],
) {
  const { id, step, lines } = tried;
  const changes = { takenOut: takenOut ?? null, ...(lines ? { lines } : {}) };
  if (step === 'TEAM') transaction.merge(studentTeamScoreAttempts, id, changes);
  else transaction.merge(studentPlayerScoreAttempts, id, changes);
}
