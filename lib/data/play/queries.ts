import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { formulaTermDtos } from '@/lib/data/score-card/steps';
import { playerTile } from '@/lib/data/season/player-tile';
import { playerName, starterGame } from '@/lib/data/season/starter-games';
import { rosterIdsAtPosition } from '@/lib/data/team/roster';
import { classWorkReader } from '@/lib/data/work/class';
import { reverseTaskOfRound, slipPuzzleOfRound } from '@/lib/data/work/mini-game-rounds';
import { studentWorkReader } from '@/lib/data/work/student';
import { rulesForNewWeek, type StudentWithClock } from '@/lib/data/work/week';
import { scoringRulesOfStoredWork, toLevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import {
  isPositionCode,
  LINEUP_SLOTS,
  POSITION_CODES,
  type PositionCode,
  positionOfSlot,
} from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { MIN_PREDICTIONS_TO_SHOW, roundToWholePoint } from '@/lib/domain/play/call-it-first';
import { slipPuzzleNumbers } from '@/lib/domain/play/find-the-slip';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StoredCardStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { unknownPlayerText } from '@/words/football';
import type { CallItFirstDto, ReverseGameDto, SlipPuzzleDto, WhatIfDto } from './dto';

/**
 * The newest week's cards that the student got right. A card that is still open isn't shown,
 * because dragging its numbers would give the answer away. Null if there are none.
 */
export async function getWhatIf(viewer: Viewer): Promise<WhatIfDto | null> {
  const student = await requireStudent(viewer);
  const { store, seasons } = getServices();
  const [snapshot, { list }] = await Promise.all([
    seasons.load(student.clock.statisticsSeason),
    studentWorkReader(store, student).weeks(),
  ]);
  for (const { week, rules, steps } of list.toReversed()) {
    const cards = LINEUP_SLOTS.flatMap((slot, index): WhatIfDto['cards'] => {
      const step = steps[index];
      const position = positionOfSlot(slot);
      const id = step?.playerId ?? 0;
      const { game, stats } = starterGame(snapshot, position, id, week);
      const name = playerName(snapshot, position, id);
      if (!step?.correct || game !== 'played' || name === null) return [];
      return [{ name, terms: formulaTermDtos(position, rules, stats) }];
    });
    if (cards.length > 0) return { week, rules: toLevelOrNamedFormulaSet(rules), cards };
  }
  return null;
}

export async function getSlipPuzzle(viewer: Viewer, round: number): Promise<SlipPuzzleDto | null> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const [snapshot, team] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    findStudentTeam(profile.studentId, clock.seasonKey),
  ]);
  const ownPlayers = team?.draftedPlayers ?? [];
  const slip = slipPuzzleOfRound(student, { snapshot, ownPlayers, round });
  if (!slip) return null;
  const { lines, sum } = slipPuzzleNumbers(slip);
  const { position, rules } = slip.context;
  return {
    week: clock.currentWeek,
    round,
    rules: toLevelOrNamedFormulaSet(rulesForNewWeek(student, clock.currentWeek)),
    lines: formulaTermDtos(position, rules, slip.context.stats).map((term, index) => ({
      ...term,
      shown: lines[index] ?? toMixed(slip.shown),
    })),
    sum,
    options: [...slip.options],
  };
}

export async function getReverseGame(
  viewer: Viewer,
  round: number,
): Promise<ReverseGameDto | null> {
  const student = await requireStudent(viewer);
  const { clock } = student;
  const snapshot = await getServices().seasons.load(clock.statisticsSeason);
  const task = reverseTaskOfRound(student, snapshot, round);
  if (!task) return null;
  const { position, rules, target } = task;
  return {
    week: clock.currentWeek,
    round,
    rules: toLevelOrNamedFormulaSet(rules),
    position,
    target: toMixed(target),
    terms: formulaTermDtos(position, rules, {}).map(({ count: _, ...term }) => term),
  };
}

/**
 * The predictions for the current week with the actual points, and the student's own players for
 * the next prediction. Each is scored by the rules that its student predicted it by.
 */
export async function getCallItFirst(viewer: Viewer): Promise<CallItFirstDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { store, seasons } = getServices();
  const { currentWeek: week, next } = clock;
  const work = studentWorkReader(store, student);
  const [snapshot, team, current, before] = await Promise.all([
    seasons.load(clock.statisticsSeason),
    findStudentTeam(profile.studentId, clock.seasonKey),
    work.week(week),
    listProgressWithPredictions(student, week - 1),
  ]);
  const nameOf = (position: PositionCode, id: number) =>
    playerName(snapshot, position, id) ?? unknownPlayerText();
  const results = before.flatMap((progress) => predictionResults(snapshot, progress, week));
  const own = results.find(({ studentId }) => studentId === profile.studentId) ?? null;
  const isOpen = own !== null && isCardOpen(current.steps, own);
  const dots = results
    .map(({ difference }) => roundToWholePoint(difference))
    .toSorted((a, b) => a - b);
  const call = current.progress?.call ?? null;
  const nextWeek = next && week > 0 && !clock.isPaused ? week + 1 : null;
  return {
    week,
    nextWeek,
    choices:
      nextWeek === null || !team
        ? []
        : POSITION_CODES.flatMap((position) =>
            rosterIdsAtPosition(snapshot, team, position)
              .map((id) => playerTile(snapshot, position, id, week))
              .filter(({ byeWeek }) => byeWeek !== nextWeek)
              .map(({ id, name }) => ({ position, id, name })),
          ),
    prediction:
      call && isPositionCode(call.position)
        ? {
            position: call.position,
            id: call.playerId,
            name: nameOf(call.position, call.playerId),
            points: call.points,
          }
        : null,
    finishCardOf: isOpen ? nameOf(own.position, own.playerId) : null,
    own:
      own && !isOpen
        ? {
            name: nameOf(own.position, own.playerId),
            called: own.points,
            actual: toMixed(own.actual),
            difference: toMixed(own.difference),
          }
        : null,
    dots: dots.length >= MIN_PREDICTIONS_TO_SHOW && !isOpen ? dots : [],
    ownDot: own && !isOpen ? roundToWholePoint(own.difference) : null,
  };
}

/** The class's progress of a week; without a class, the student's own. */
async function listProgressWithPredictions(
  student: StudentWithClock,
  week: number,
): Promise<readonly StudentWeeklyProgress[]> {
  if (week < 1) return [];
  const { store } = getServices();
  const { profile, clock } = student;
  if (profile.leagueId === '') {
    const { progress } = await studentWorkReader(store, student).week(week);
    return progress ? [progress] : [];
  }
  const league = { id: profile.leagueId, season: clock.season };
  return (await classWorkReader(store, league, clock.seasonKey).week(week)).documents;
}

function predictionResults(
  snapshot: SeasonSnapshot,
  progress: StudentWeeklyProgress,
  week: number,
) {
  const { call, studentId } = progress;
  if (!call || !isPositionCode(call.position)) return [];
  const { position, playerId, points } = call;
  const { game, stats } = starterGame(snapshot, position, playerId, week);
  if (game === 'unreadable' || game === 'unknown' || game === 'canceled') return [];
  const actual = scoreGame(position, scoringRulesOfStoredWork(progress), stats);
  return [{ studentId, position, playerId, points, actual, difference: actual.sub(points) }];
}

/** True while the result of the prediction would give away a step of the student's own card. */
function isCardOpen(
  steps: readonly StoredCardStep[],
  { position, playerId }: { position: PositionCode; playerId: number },
): boolean {
  return (
    steps.length === 0 ||
    LINEUP_SLOTS.some(
      (slot, index) =>
        positionOfSlot(slot) === position &&
        steps[index]?.playerId === playerId &&
        !steps[index]?.correct,
    )
  );
}
