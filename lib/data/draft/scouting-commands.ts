import type { StudentInTransaction, Viewer } from '@/lib/data/access/viewer';
import type { ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import {
  latestGameWeekUpTo,
  pointsPerGame,
  readScoutingTriesOfGame,
  scoutingAnswerKey,
  scoutingStepState,
} from '@/lib/data/draft/scouting';
import {
  draftProgressWithScoutedPlayer,
  isPlayerScouted,
  readScoutedPlayersIn,
} from '@/lib/data/draft/stored-scouting';
import { DomainError, notFoundError } from '@/lib/data/errors';
import type { VerdictDto } from '@/lib/data/score-card/dto';
import {
  answerOperation,
  findEarlierTryResult,
  isAddingLinesToLastWrongTry,
  noteNoLessonOrScoutingTriesLeft,
  runAnswerTransactionWithRetry,
  tryDocument,
  verdictDto,
  withCurrentHold,
} from '@/lib/data/score-card/run-answer-transaction';
import { isPlayerAtPosition, starterGame } from '@/lib/data/season/starter-games';
import { rulesForNewWeek } from '@/lib/data/work/week';
import type { Hint } from '@/lib/domain/answers/hints';
import {
  judgeAnswer,
  removeTryFromVerdict,
  type VerdictWithoutTry,
} from '@/lib/domain/answers/judge';
import { parseNumberAnswer } from '@/lib/domain/answers/read';
import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import { findTryHold } from '@/lib/domain/answers/tries';
import { scoringRulesFields } from '@/lib/domain/football/formulas';
import { formulaSetForPosition } from '@/lib/domain/football/own-formulas';
import { toLowestTerms } from '@/lib/domain/numbers/fractions';
import {
  type DraftScoreAttempt,
  studentDraftScoreAttempts,
} from '@/lib/store/collections/attempts';
import type { TryOperation } from '@/lib/store/collections/progress';
import { studentDraftProgress } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { localizeHint } from '@/words/hints';
import { newerGameToScoutText, noGameToScoutText } from '@/words/verdicts';

/** Stored in codes and values, to answer a repeated request. */
type ScoutingResult = Omit<ScoutingVerdictDto, keyof VerdictDto> & {
  verdict: VerdictWithoutTry<Hint>;
};

const toDto = ({ verdict, ...values }: ScoutingResult): ScoutingVerdictDto => ({
  ...verdictDto(verdict, 'scouting', localizeHint),
  ...values,
});

/**
 * One try at the points of a player's (for DEF: a defense's) last game. Only tries that {@link
 * judgeAnswer} counts are stored, numbered by game; the right one adds the player to the student's
 * draft progress and reveals the points per game. Repeating an operation id returns the first
 * answer. 'conflict' if it comes with another body, or if the game is no longer the last one;
 * 'not-found' for an id that the season doesn't have at the position; 'not-allowed' for one without
 * a game.
 */
export async function submitScouting(
  viewer: Viewer,
  input: SubmitScoutingInput,
): Promise<ScoutingVerdictDto> {
  const { position, id, week, typed, lines, estimate } = input;
  const body = [
    'scouting',
    position,
    id,
    week,
    typed.whole,
    typed.numerator,
    typed.denominator,
    lines,
    estimate,
  ];
  const operation = answerOperation(viewer, input.operationId, body);
  const answer = async (transaction: Transaction, student: StudentInTransaction) => {
    const { profile, clock, snapshot, now } = student;
    const [scouted, known] = await Promise.all([
      readScoutedPlayersIn(transaction, profile, clock.seasonKey),
      readScoutingTriesOfGame(transaction, profile, clock.seasonKey, input),
    ]);
    const state = scoutingStepState(known, isPlayerScouted(scouted, position, id));
    const earlier = findEarlierTryResult<ScoutingResult>(repeatableTries(known.tries), operation);
    if (earlier) return withCurrentHold(toDto(earlier), findTryHold(state, now));
    requireLastGame(student, input);

    const rules = rulesForNewWeek(student, clock.currentWeek);
    const context = makePlayerStepContext({
      position,
      rules,
      stats: starterGame(snapshot, position, id, week).stats,
    });
    const newest = known.tries.at(-1);
    const parsed = parseNumberAnswer(typed);
    const judgedState = { ...state, addsFirstLines: isAddingLinesToLastWrongTry(lines, newest) };
    const verdict = judgeAnswer(
      judgedState,
      parsed,
      scoutingAnswerKey(context, known.tries, lines),
      now,
    );
    const tried = 'tried' in verdict ? verdict.tried : null;
    const isRight = verdict.outcome === 'right';
    const result: ScoutingResult = {
      verdict: removeTryFromVerdict(verdict),
      attempts: tried?.attempts ?? state.attempts,
      simplified: tried?.simplified ?? false,
      ...(verdict.outcome === 'wrong' && parsed.ok ? { tried: parsed.answer.value } : {}),
      own: tried?.correct ? toLowestTerms(tried.answer.value) : null,
      pointsPerGame: isRight
        ? pointsPerGame(snapshot, position, id, { throughWeek: clock.currentWeek, rules })
        : null,
    };
    if (tried || 'hold' in verdict) {
      const left = known.left - (tried ? 1 : 0);
      noteNoLessonOrScoutingTriesLeft(transaction, profile, left > 0 ? null : 'used-up', {
        kind: 'scouting',
        week,
        type: '',
        step: 0,
      });
    }
    if (verdict.reason === 'with-lines' && newest)
      transaction.merge(studentDraftScoreAttempts, newest.id, { lines });
    if (tried) {
      const set = typeof rules === 'number' ? rules : formulaSetForPosition(rules, position);
      const by = scoringRulesFields(set, profile.formulaType);
      const all = { week, by, typed, lines, estimate };
      const attempt = tryDocument(student, operation, all, tried, result);
      transaction.create(studentDraftScoreAttempts, { ...attempt, position, playerId: id });
    }
    if (tried?.correct)
      transaction.set(
        studentDraftProgress,
        draftProgressWithScoutedPlayer(scouted, profile, clock.seasonKey, input),
      );
    return toDto(result);
  };
  // The game to scout depends on the week, so the week is read again.
  return runAnswerTransactionWithRetry(viewer, answer, { useCachedSeason: false });
}

/** A game's attempts are read anyway, so they say which operations made them. */
const repeatableTries = (attempts: readonly DraftScoreAttempt[]): TryOperation[] =>
  attempts.map(({ id, fingerprint = '', result = '' }) => ({
    operationId: id,
    fingerprint,
    result,
  }));

function requireLastGame(
  { snapshot, clock }: StudentInTransaction,
  { position, id, week }: SubmitScoutingInput,
): void {
  if (!isPlayerAtPosition(snapshot, position, id)) throw notFoundError('player');
  const last = latestGameWeekUpTo(snapshot, position, id, clock.currentWeek);
  if (last === null) throw new DomainError('not-allowed', noGameToScoutText());
  if (last !== week) throw new DomainError('conflict', newerGameToScoutText());
}
