import {
  findStudentTeamIn,
  type StudentInTransaction,
  type Viewer,
  writeAsStudent,
} from '@/lib/data/access/viewer';
import { spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { isPlayerAtPosition } from '@/lib/data/season/starter-games';
import {
  openStudentWeek,
  type StudentWeekInTransaction,
  saveStudentWeekAndAwards,
  withProgress,
} from '@/lib/data/week/student-week-in-transaction';
import { reverseTaskOfRound, slipPuzzleOfRound } from '@/lib/data/work/mini-game-rounds';
import { parseNumberAnswer } from '@/lib/domain/answers/read';
import { isDefense } from '@/lib/domain/football/positions';
import type { CardSkill } from '@/lib/domain/learning/skills';
import { formatAsMixedNumber } from '@/lib/domain/numbers/fractions';
import { judgeSlipAnswer, skillsToCorrectSlip } from '@/lib/domain/play/find-the-slip';
import type { MiniGame } from '@/lib/domain/play/games';
import { isOnTarget, linesAndTotalOfBuiltGame, skillsOfBuiltGame } from '@/lib/domain/play/reverse';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Transaction } from '@/lib/store/port';
import { answerProblemText } from '@/words/answers';
import {
  CALL_IT_FIRST,
  offTargetText,
  onTargetText,
  reloadForNewWeekText,
  SLIP_VERDICTS,
} from '@/words/play';
import type {
  MiniGameVerdictDto,
  PlayerPredictionInput,
  ReverseGameInput,
  SlipFixInput,
} from './dto';

async function openCurrentWeek(
  transaction: Transaction,
  student: StudentInTransaction,
  week: number,
): Promise<StudentWeekInTransaction> {
  if (week !== student.clock.currentWeek) throw new DomainError('conflict', reloadForNewWeekText());
  return openStudentWeek(transaction, student, week, () => []);
}

/** Keeps a try only if it is the first one at its question. True if it was, and was right. */
async function saveFirstTry(
  transaction: Transaction,
  week: StudentWeekInTransaction,
  question: { game: MiniGame; round: number; skills: readonly CardSkill[] },
  now: Date,
): Promise<boolean> {
  const { game, round, skills } = question;
  const { played = [] } = week.progress;
  if (played.some((each) => each.game === game && each.round === round)) return false;
  const first = { game, round, skills: [...skills], at: timestampFromDate(now) };
  await saveStudentWeekAndAwards(
    transaction,
    withProgress(week, { played: [...played, first] }),
    now,
  );
  return skills.length > 0;
}

const messageFields = (say: () => string) => ({
  message: say(),
  ...spanishFieldIfBothLanguages(say),
});

/** Judges a mended card. The card is made again, so nothing that was sent says what is right. */
export async function submitSlipFix(
  viewer: Viewer,
  input: SlipFixInput,
): Promise<MiniGameVerdictDto> {
  const { week, round, place, kind, typed } = input;
  const read = parseNumberAnswer(typed);
  return writeAsStudent(viewer, async (transaction, student) => {
    const { profile, clock, snapshot, now } = student;
    const [open, team] = await Promise.all([
      openCurrentWeek(transaction, student, week),
      findStudentTeamIn(transaction, profile.studentId, clock.seasonKey),
    ]);
    const ownPlayers = team?.draftedPlayers ?? [];
    const slip = slipPuzzleOfRound(student, { snapshot, ownPlayers, round });
    if (!slip) throw notFoundError('page');
    if (!read.ok)
      return { outcome: 'refused', ...messageFields(() => answerProblemText(read)), counts: false };
    const found = judgeSlipAnswer(slip, { place, kind, value: read.answer.value });
    const skills = found === 'right' ? skillsToCorrectSlip(slip) : [];
    const question = { game: 'find-the-slip', round, skills } as const;
    return {
      outcome: found === 'right' ? 'right' : 'wrong',
      ...messageFields(() => SLIP_VERDICTS[found]),
      counts: await saveFirstTry(transaction, open, question, now),
    };
  });
}

/** Adds up a built game. Every game that makes the number is right. */
export async function submitReverseGameAnswer(
  viewer: Viewer,
  input: ReverseGameInput,
): Promise<MiniGameVerdictDto> {
  const { week, round, counts } = input;
  return writeAsStudent(viewer, async (transaction, student) => {
    const open = await openCurrentWeek(transaction, student, week);
    const task = reverseTaskOfRound(student, student.snapshot, round);
    if (!task) throw notFoundError('page');
    const isRight = isOnTarget(task, counts);
    const { total } = linesAndTotalOfBuiltGame(task, counts);
    const skills = isRight ? skillsOfBuiltGame(task, counts) : [];
    return {
      outcome: isRight ? 'right' : 'wrong',
      ...messageFields(() =>
        isRight
          ? onTargetText(formatAsMixedNumber(total))
          : offTargetText(formatAsMixedNumber(total), total.compare(task.target) > 0),
      ),
      counts: await saveFirstTry(
        transaction,
        open,
        { game: 'reverse', round, skills },
        student.now,
      ),
    };
  });
}

/**
 * Predicts the points of one of the student's own players for the next week, or changes the
 * prediction. It is stored with the week before, so it can't be made once the box scores are open.
 */
export async function savePlayerPrediction(
  viewer: Viewer,
  { week, position, id, points }: PlayerPredictionInput,
): Promise<{ done: true }> {
  return writeAsStudent(viewer, async (transaction, student) => {
    const { profile, clock, snapshot, now } = student;
    if (!clock.next) throw new DomainError('not-allowed', CALL_IT_FIRST.noNextWeek);
    const [open, team] = await Promise.all([
      openCurrentWeek(transaction, student, week),
      findStudentTeamIn(transaction, profile.studentId, clock.seasonKey),
    ]);
    const ownIds = isDefense(position) ? team?.draftedDefenses : team?.draftedPlayers;
    if (!ownIds?.includes(id) || !isPlayerAtPosition(snapshot, position, id))
      throw new DomainError('not-allowed', CALL_IT_FIRST.notYours);
    const call = { position, playerId: id, points };
    await saveStudentWeekAndAwards(transaction, withProgress(open, { call }), now);
    return { done: true };
  });
}
