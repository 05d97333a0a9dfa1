import type { Viewer } from '@/lib/data/access/viewer';
import type { ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import {
  findScoutedIn,
  isScouted,
  lastGameWeek,
  listScoutingTries,
  pointsPerGame,
  scoutingHold,
  withScouted,
} from '@/lib/data/draft/scouting';
import { hintStateAfter } from '@/lib/data/draft/scouting-tries';
import { DomainError, notFound } from '@/lib/data/errors';
import { earlierAnswer, keepAnswer, operationOf } from '@/lib/data/operations';
import { type WritingStudent, writeAsStudent } from '@/lib/data/profile/student-write';
import { tellUsedUp } from '@/lib/data/profile/used-up';
import { WRONG_ANSWER } from '@/lib/data/score-card/steps';
import { playsAt, starterGame } from '@/lib/data/season/games';
import { nextHint } from '@/lib/domain/answers/hints';
import { parseTypedAnswer } from '@/lib/domain/answers/read';
import { playerContext } from '@/lib/domain/answers/step-context';
import { holdWords } from '@/lib/domain/answers/tries';
import type { UsedUpWork } from '@/lib/domain/answers/used-up';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import { toMixed } from '@/lib/domain/fractions';
import { gradeAnswer } from '@/lib/domain/steps';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { studentDraftProgress, studentDraftScoreAttempts } from '@/lib/store/collections';

const TEXT = {
  right: 'Correct! Now you know the points per game.',
  unsimplified: 'Correct. Now you know the points per game.',
  again: 'You have scouted this one already.',
  usedUp: 'There are no more tries here. Choose another player, or ask your teacher for more tries.',
  otherGame: 'A new week has opened, so there is a newer last game now. Please load this page again.',
} as const;

/**
 * One try at the points of a player's (for DEF: a defense's) last game, with the formulas of the student's level.
 *
 * `refused` costs and stores nothing; `wrong` and `right` are appended, numbered by game. The right one adds the player to the student's
 * draft progress and reveals the points per game. Repeating an operation id answers what it answered the first time; with another body
 * it is 'conflict', and so is a game that is not the last one any more. 'not-found' for an id the season does not have at the
 * position; 'not-allowed' for one without a game.
 */
export async function submitScouting(viewer: Viewer, input: SubmitScoutingInput): Promise<ScoutingVerdictDto> {
  const { position, id, week, typed, operationId } = input;
  return writeAsStudent(viewer, async (transaction, student) => {
    const { profile, meta, snapshot, now } = student;
    const body = ['scouting', position, id, week, typed.whole, typed.numerator, typed.denominator];
    const operation = operationOf(profile.studentId, operationId, body);
    const earlier = await earlierAnswer<ScoutingVerdictDto>(transaction, operation);
    if (earlier) return earlier;

    requireLastGame(student, input);
    const level: FormulaLevel = profile.formulaType;
    const context = playerContext({ position, level, stats: starterGame(snapshot, position, id, week).stats });
    const [scouted, known] = await Promise.all([
      findScoutedIn(transaction, profile),
      listScoutingTries(transaction, profile, input),
    ]);
    const { tries: earlierTries } = known;
    const revealed = () => pointsPerGame(snapshot, position, id, { throughWeek: meta.currentWeek, level });
    const verdict: ScoutingVerdictDto = {
      outcome: 'wrong',
      message: WRONG_ANSWER,
      field: null,
      attempts: earlierTries.length,
      simplified: false,
      own: null,
      hint: null,
      pointsPerGame: null,
    };

    const parsed = parseTypedAnswer(typed);
    if (isScouted(scouted, position, id)) return { ...verdict, outcome: 'right', message: TEXT.again, pointsPerGame: revealed() };
    if (!parsed.ok) return { ...verdict, outcome: 'refused', message: parsed.message, field: parsed.field };

    const hold = scoutingHold(known, now);
    const usedUp: UsedUpWork = { kind: 'scouting', week, type: '', step: 0 };
    if (hold) {
      tellUsedUp(transaction, profile, known.left > 0 ? null : hold, usedUp);
      return { ...verdict, outcome: 'refused', message: hold === 'used-up' ? TEXT.usedUp : holdWords(hold), hold };
    }

    const grade = gradeAnswer(parsed.value, context.total);
    const attempt = earlierTries.length + 1;
    const given = grade.correct ? null : nextHint(context, parsed.value, hintStateAfter(context, earlierTries));
    const stored = {
      // One operation, one attempt: the store itself refuses a second one.
      id: operation.id,
      studentId: profile.studentId,
      leagueId: profile.leagueId,
      season: meta.currentSeason,
      week,
      formulaLevel: level,
      position,
      playerId: id,
      typed,
      answer: parsed.value,
      correct: grade.correct,
      simplified: grade.simplified,
      misconception: given?.tag ?? null,
      attempt,
      createdAt: timestampFromDate(now),
    };
    transaction.create(studentDraftScoreAttempts, stored);
    const after = grade.correct ? null : scoutingHold({ tries: [...earlierTries, stored], left: known.left - 1 }, now);
    tellUsedUp(transaction, profile, known.left > 1 ? null : 'used-up', usedUp);
    if (grade.correct) transaction.set(studentDraftProgress, withScouted(scouted, profile, position, id));
    const result: ScoutingVerdictDto = grade.correct
      ? {
          ...verdict,
          outcome: 'right',
          message: grade.simplified ? TEXT.right : TEXT.unsimplified,
          attempts: attempt,
          simplified: grade.simplified,
          own: toMixed(context.total),
          pointsPerGame: revealed(),
        }
      : { ...verdict, attempts: attempt, hint: given?.hint ?? null, hold: after };
    keepAnswer(transaction, operation, result, now);
    return result;
  });
}

function requireLastGame({ snapshot, meta }: WritingStudent, { position, id, week }: SubmitScoutingInput): void {
  if (!playsAt(snapshot, position, id)) throw notFound('player');
  const last = lastGameWeek(snapshot, position, id, meta.currentWeek);
  if (last === null) throw new DomainError('not-allowed', 'There is no game to scout yet.');
  if (last !== week) throw new DomainError('conflict', TEXT.otherGame);
}
