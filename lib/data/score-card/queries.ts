import { requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { spanishFieldIfBothLanguages } from '@/lib/data/also-in-spanish';
import { notFoundError } from '@/lib/data/errors';
import { findOrDrawAndStoreCardLineup } from '@/lib/data/lineup/queries';
import { playerTile } from '@/lib/data/season/player-tile';
import { starterGame, statValue } from '@/lib/data/season/starter-games';
import { ensureStudentWeek } from '@/lib/data/week/commands';
import { findWeeklyProgress } from '@/lib/data/work/student';
import { lineBoxSettingOfStudent, rulesForNewWeek } from '@/lib/data/work/week';
import { hintContentAtLevel } from '@/lib/domain/answers/hints';
import { findTryHold } from '@/lib/domain/answers/tries';
import {
  type ScoringRules,
  scoringRulesOfStoredWork,
  toLevelOrNamedFormulaSet,
} from '@/lib/domain/football/formulas';
import { jerseyOf } from '@/lib/domain/football/jersey';
import {
  type PositionCode,
  positionOfSlot,
  STEP_KEYS,
  type StepKey,
  stepTitle,
} from '@/lib/domain/football/positions';
import { formulaTerms } from '@/lib/domain/football/scoring';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { findStepKeyOfLinesRequest, stepIndex } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { addUpTeamAgainText, correctionSentence } from '@/words/corrections';
import { localizeHint } from '@/words/hints';
import { insightAfterMistakeText } from '@/words/skills';
import type {
  LongestPlayOfLineupDto,
  OvercomeLineMistakeDto,
  ScoreCardDto,
  ScoreStepDto,
  StarterNameAndJerseyDto,
} from './dto';
import {
  type CardContextWithSteps,
  cardPointsGivenAndPossibleDto,
  fillInAndSetAsideSteps,
  formulaTermDtos,
  getCardStep,
  guessFeedbackField,
  isStepGameUnreadable,
  lastWrongTryDto,
  stepContext,
} from './steps';
import { togetherAndTwinFields } from './twins';

/**
 * The score card of the current week, or of an earlier one. Null before the first week and when
 * there is no lineup to score; 'not-found' for a week that hasn't been played. Opens the student's
 * week on the first visit, so that the formula level shown is the one that grades.
 */
export async function getOrOpenScoreCard(
  viewer: Viewer,
  week?: number,
): Promise<ScoreCardDto | null> {
  const student = await requireStudent(viewer);
  const { profile, clock, league } = student;
  const shownWeek = week ?? clock.currentWeek;
  if (!Number.isInteger(shownWeek) || shownWeek < 0 || shownWeek > clock.currentWeek)
    throw notFoundError('week');
  const [snapshot, lineup, found] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    findOrDrawAndStoreCardLineup(viewer, profile, clock, shownWeek),
    findWeeklyProgress(getServices().store, profile.studentId, shownWeek, clock.seasonKey),
  ]);
  if (!lineup) return null;
  const opens = !found && !clock.isPaused && shownWeek === clock.currentWeek;
  const progress = opens ? (await ensureStudentWeek(viewer)).progress : found;
  const rules = progress ? scoringRulesOfStoredWork(progress) : rulesForNewWeek(student, shownWeek);
  const steps = fillInAndSetAsideSteps(progress?.steps ?? [], lineup, {
    snapshot,
    week: shownWeek,
    rules,
  });
  const { earlyHints } = clock.supportsIn(shownWeek);
  const linesAsked = findStepKeyOfLinesRequest(profile, clock, shownWeek);
  const card = { snapshot, steps, week: shownWeek, rules };
  return {
    season: clock.season,
    week: shownWeek,
    formulaLevel: toLevelOrNamedFormulaSet(rules),
    steps: STEP_KEYS.map((key) => {
      const hint = earlyHints ? hintBeforeAnswer(card, key) : null;
      return {
        ...stepDto(card, key, profile.studentId),
        ...(hint ? { firstHint: hint } : {}),
        ...(linesAsked === key ? { asksLines: true as const } : {}),
      };
    }),
    award: cardPointsGivenAndPossibleDto(steps),
    ...(steps.every(({ correct }) => correct) ? finishedCardFields(card) : {}),
    readOnly: clock.isPaused,
    asksForGuess: league?.estimateOff !== true,
    cardLines: lineBoxSettingOfStudent(student, shownWeek),
  };
}

function hintBeforeAnswer(
  card: CardContextWithSteps,
  key: StepKey,
): ScoreStepDto['firstHint'] | null {
  const step = getCardStep(card.steps, key);
  if (key === 'TEAM' || step.correct || step.attempts > 0 || isStepGameUnreadable(card, key))
    return null;
  const context = stepContext(card, key);
  const nudge = hintContentAtLevel(context, 1);
  if (nudge.says === 'no-counts') return null;
  const say = () => localizeHint({ of: context.kind, mistake: null, rung: nudge });
  return { ...say(), ...spanishFieldIfBothLanguages(say) };
}

function stepDto(card: CardContextWithSteps, key: StepKey, studentId: string): ScoreStepDto {
  const { snapshot, week, rules } = card;
  const step = getCardStep(card.steps, key);
  const tried = lastWrongTryDto(card, key);
  const hold = findTryHold(step, getServices().now());
  const found =
    step.correct && step.firstWrong ? insightAfterMistakeText(step.firstWrong.tag) : null;
  const common = {
    key,
    index: stepIndex(key),
    title: stepTitle(key),
    attempts: step.attempts,
    correct: step.correct,
    own: step.correct ? step.answer : null,
    simplified: step.simplified,
    ...(step.setAside ? { setAside: step.setAside } : {}),
    ...(found ? { found } : {}),
    ...guessFeedbackField(
      key,
      step.estimate,
      step.correct ? step.answer : tried?.tried,
      step.correct,
    ),
    ...(tried ? { lastWrong: tried } : {}),
    ...(hold ? { hold } : {}),
    ...togetherAndTwinFields(card, key, studentId),
    ...teacherFields(step),
    ...(step.correction ? { corrected: correctedDto(step.correction, key, rules) } : {}),
  };
  if (key === 'TEAM') return { ...common, player: null, game: null, opponent: null, terms: [] };
  const position = positionOfSlot(key);
  const id = step.playerId ?? 0;
  const { game, stats, opponent } = starterGame(snapshot, position, id, week);
  return {
    ...common,
    player: starterDto(snapshot, position, id, week),
    game,
    opponent,
    terms: game === 'unreadable' ? [] : formulaTermDtos(position, rules, stats),
  };
}

function teacherFields({
  correct,
  takenOut = [],
  paper,
  comment,
  revision,
}: StoredCardStep): Pick<ScoreStepDto, 'isTakenOut' | 'onPaper' | 'comment' | 'revision'> {
  return {
    ...(takenOut.length > 0 && !correct ? { isTakenOut: true } : {}),
    ...(paper ? { onPaper: true } : {}),
    ...(comment
      ? {
          comment: {
            text: comment.text,
            at: dateFromTimestamp(comment.at).getTime(),
            isRead: comment.readAt !== undefined,
          },
        }
      : {}),
    ...(revision === undefined ? {} : { revision }),
  };
}

const PLAYS = { PassingYards: 'threw', RushingYards: 'ran', ReceivingYards: 'caught' } as const;

function finishedCardFields(card: CardContextWithSteps): Pick<ScoreCardDto, 'longest' | 'beaten'> {
  const beaten = STEP_KEYS.flatMap((key) => beatenMistake(card, key) ?? [])[0];
  return { longest: longestPlay(card), ...(beaten ? { beaten } : {}) };
}

/** Null for numbers below zero, which can't be drawn as bars, and after help from the app. */
function beatenMistake(card: CardContextWithSteps, key: StepKey): OvercomeLineMistakeDto | null {
  const { wrongLine, together, attempts, correction } = getCardStep(card.steps, key);
  if (!wrongLine || together || key === 'TEAM' || isStepGameUnreadable(card, key)) return null;
  const context = stepContext(card, key);
  const line = context.kind === 'player' ? context.lines[wrongLine.place] : undefined;
  const before = fromMixed(wrongLine.value);
  // After a correction of the NFL, the line that was wrong may be right.
  if (!line || before.equals(line.value) || before.compare(0) < 0 || line.value.compare(0) <= 0)
    return null;
  return {
    count: line.count,
    rate: toMixed(line.rate),
    before: toMixed(before),
    now: toMixed(line.value),
    tries: correction?.tries ?? attempts,
  };
}

/** The most yards that one starter threw, ran, or caught; null where no one gained any. */
function longestPlay({
  snapshot,
  steps,
  week,
}: CardContextWithSteps): LongestPlayOfLineupDto | null {
  const plays = STEP_KEYS.flatMap((key): LongestPlayOfLineupDto[] => {
    const id = getCardStep(steps, key).playerId;
    if (key === 'TEAM' || id === null) return [];
    const position = positionOfSlot(key);
    const { game, stats } = starterGame(snapshot, position, id, week);
    if (game === 'unreadable') return [];
    return Object.entries(PLAYS).flatMap(([field, play]) => {
      const yards = statValue(stats, field);
      return yards > 0
        ? [{ player: starterDto(snapshot, position, id, week).name, play, yards }]
        : [];
    });
  });
  return plays.toSorted((a, b) => b.yards - a.yards)[0] ?? null;
}

function starterDto(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  week: number,
): StarterNameAndJerseyDto {
  const tile = playerTile(snapshot, position, id, week);
  return {
    name: tile.name,
    teamName: tile.teamName,
    jersey: jerseyOf(tile),
    ...(tile.photo ? { photo: tile.photo } : {}),
  };
}

function correctedDto(
  { before, tries, changes }: NonNullable<StoredCardStep['correction']>,
  key: StepKey,
  rules: ScoringRules,
): ScoreStepDto['corrected'] {
  if (key === 'TEAM') return { sentence: addUpTeamAgainText(), before, tries };
  const fields = formulaTerms(positionOfSlot(key), rules).flatMap((term) => term.fields);
  return { sentence: correctionSentence(changes, fields), before, tries };
}
