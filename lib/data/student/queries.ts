import { type OwnStudentAccess, requireStudentOfOwnLeague } from '@/lib/data/access/league';
import { findStudentTeamIn, type Viewer } from '@/lib/data/access/viewer';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import { readTeacherNames } from '@/lib/data/profile/teacher-names';
import {
  fillInAndSetAsideSteps,
  hasStoredPlayersAndAnswers,
  stepContext,
} from '@/lib/data/score-card/steps';
import { listHelmetStickers } from '@/lib/data/team/stickers';
import { findLineup, findTasksOfWeek, studentWorkReader } from '@/lib/data/work/student';
import {
  listRecentScoutingTries,
  listTriesByNumber,
  listTriesToShowOfCard,
  type ShownTriesChoice,
  shownTryNumbers,
} from '@/lib/data/work/tries';
import type { WeekOfStudent, WeeksOfStudent } from '@/lib/data/work/week';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { teacherQuestion } from '@/lib/domain/answers/teacher-question';
import { hasNoTriesLeft, type WorkForMoreTries } from '@/lib/domain/answers/tries';
import type { SeasonKey } from '@/lib/domain/calendar/season-key';
import { arrivalInSeason, hasBegunWeekWork } from '@/lib/domain/class/arrival';
import { stepNeedingAttention } from '@/lib/domain/class/class-grid';
import { toLevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import {
  findStepKeyOfLinesRequest,
  newestTryNumber,
  rightStepCount,
  stepIndex,
} from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { StoredCardStep } from '@/lib/store/collections/progress';
import { moreTriesWorkTitle } from '@/words/student-work';
import { teacherQuestionText } from '@/words/teacher-question';
import type {
  StudentCurrentStepDto,
  StudentWorkDto,
  WeeksBeforeJoiningDto,
  WorkWithoutTriesLeftDto,
} from './dto';
import { requireStudentWithDisplayName, studentForTeacherHeaderDto } from './named-student';
import {
  makeTaskFilterForWeekKind,
  scoutedGameDtos,
  stepDtoForTeacher,
  stepDtosForTeacher,
  taskCompletionDtos,
  teacherIdsNamedInWork,
} from './work';

/**
 * Shows one week of a student try by try, with the real statistics and the solution: for each step
 * the newest ten tries, or those up to the chosen one. Without a week that has been played, it
 * shows the latest. 'not-found' for anyone else's student.
 */
export async function getStudentWork(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  requestedWeek: number | null,
  choice: ShownTriesChoice | null = null,
): Promise<StudentWorkDto> {
  const own = await requireStudentWithDisplayName(viewer, leagueId, studentId);
  const { store, seasons } = getServices();
  const { seasonKey, statisticsSeason } = own.clock;
  const { week, latestWeek } = resolveWeek(own.clock, requestedWeek);
  const [team, stickers, weeks, snapshot] = await Promise.all([
    findStudentTeamIn(store, studentId, seasonKey),
    listHelmetStickers(studentId, own.league.season),
    studentWorkReader(store, own).weeks(),
    seasons.load(statisticsSeason),
  ]);
  const ofWeek = weeks.of(week);
  const { kind, deadline, progress, rules, isUnreadable } = ofWeek;
  const isBegun = week < latestWeek || ofWeek.steps.some(({ attempts }) => attempts > 0);
  const [steps, attempts, scouting, tasks] = await Promise.all([
    findWeekSteps(snapshot, studentId, seasonKey, ofWeek),
    progress && ofWeek.steps.length > 0
      ? listTriesToShowOfCard(store, { studentId, week, seasonKey }, ofWeek.steps, choice)
      : [],
    // Before a card's first answer there are no tries to read, so the draft is read instead.
    isBegun ? [] : listRecentScoutingTries(store, studentId, own.clock),
    // The tasks' times: another program's progress lacks them, and so does a week that wasn't
    // opened.
    progress?.taskTimes ?? findTasksOfWeek(store, studentId, week, seasonKey),
  ]);
  return {
    head: studentForTeacherHeaderDto(own, team, stickers),
    week,
    weeks: weekChoices(weeks),
    weekLevel: progress && toLevelOrNamedFormulaSet(rules),
    weekMvpPoints: progress?.mvpPointsEarned ?? 0,
    tasks:
      week === 0 || kind === 'before'
        ? []
        : taskCompletionDtos(tasks, deadline).filter(makeTaskFilterForWeekKind(kind)),
    cards: {
      right: rightStepCount(ofWeek),
      of: own.clock.forStudent(own.profile).supportsIn(week).steps,
    },
    catchUp: catchUpWeeksDto(own, weeks),
    ...(isUnreadable ? { isUnreadable } : {}),
    steps:
      kind === 'before' || isUnreadable
        ? []
        : stepDtosForTeacher({
            snapshot,
            week,
            rules,
            steps,
            attempts,
            choice,
            names: await readTeacherNames(teacherIdsNamedInWork(steps, attempts)),
          }),
    scouting: scoutedGameDtos(snapshot, scouting),
    usedUp: noTriesLeftDtos(own, weeks),
  };
}

/**
 * Shows where a student is in one week right now: the hard step with the last tries, the typed
 * lines, the solution, and what to say. Without a week that has been played, it shows the latest.
 * 'not-found' for anyone else's student.
 */
export async function getStudentCurrentStep(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  requestedWeek: number | null,
): Promise<StudentCurrentStepDto> {
  const own = await requireStudentOfOwnLeague(viewer, leagueId, studentId, 'look');
  const { store, seasons } = getServices();
  const { seasonKey, statisticsSeason } = own.clock;
  const { week } = resolveWeek(own.clock, requestedWeek);
  const [ofWeek, snapshot] = await Promise.all([
    studentWorkReader(store, own).week(week),
    seasons.load(statisticsSeason),
  ]);
  const steps = await findWeekSteps(snapshot, studentId, seasonKey, ofWeek);
  const key = ofWeek.kind === 'before' ? null : stepNeedingAttention(steps);
  const step = key && steps[stepIndex(key)];
  const student = {
    studentId,
    name: formatStudentName(own.profile),
    teamName: own.profile.teamName ?? null,
    week,
  };
  if (!key || !step) return { ...student, step: null, say: null, linesAsked: false };
  const card = { snapshot, week, rules: ofWeek.rules, steps };
  const found =
    newestTryNumber(step) > 0
      ? await listTriesByNumber(
          store,
          key,
          { studentId, week, seasonKey },
          shownTryNumbers(newestTryNumber(step)),
        )
      : [];
  const newest = found
    .filter(({ takenOut }) => !takenOut)
    .reduce((latest, { attempt }) => Math.max(latest, attempt), 0);
  const names = await readTeacherNames(teacherIdsNamedInWork([step], found));
  // Lines that came after the answer are on the step alone.
  const attempts = found.map((each) =>
    each.attempt === newest && step.lastWrong?.lines
      ? { ...each, lines: step.lastWrong.lines }
      : each,
  );
  const shown = stepDtoForTeacher({ ...card, attempts, choice: null, names }, step, key);
  const question =
    step.lastWrong && shown.answer ? teacherQuestion(stepContext(card, key), step.lastWrong) : null;
  const wrote = shown.attempts.findLast(({ takenOut }) => !takenOut)?.typed;
  return {
    ...student,
    step: shown,
    say: question && wrote !== undefined ? teacherQuestionText(question, wrote) : null,
    linesAsked: findStepKeyOfLinesRequest(own.profile, seasonKey, week) === key,
  };
}

function weekChoices({ list }: WeeksOfStudent): StudentWorkDto['weeks'] {
  return list.map(({ week, kind, steps }) => ({
    week,
    kind,
    stepsRight: steps.filter(({ correct }) => correct).length,
    started: steps.some(({ attempts }) => attempts > 0),
  }));
}

function catchUpWeeksDto(
  { profile, clock }: OwnStudentAccess,
  weeks: WeeksOfStudent,
): WeeksBeforeJoiningDto | null {
  const arrival = arrivalInSeason(profile, clock.seasonKey);
  const before = arrival?.before.filter((week) => week < clock.currentWeek) ?? [];
  if (!arrival || before.length === 0) return null;
  return {
    joined: arrival.week,
    weeks: before.map((week) => ({
      week,
      open: arrival.catchUp?.includes(week) ?? false,
      worked: hasBegunWeekWork(weeks.of(week).progress),
    })),
  };
}

function noTriesLeftDtos(
  { profile, clock }: OwnStudentAccess,
  { list }: WeeksOfStudent,
): WorkWithoutTriesLeftDto[] {
  if (clock.isPast) return [];
  const onCards = list.toReversed().flatMap(({ week, steps }) =>
    STEP_KEYS.flatMap((step, index): WorkForMoreTries[] => {
      const stored = steps[index];
      return stored && hasNoTriesLeft(stored) ? [{ kind: 'card', week, step }] : [];
    }),
  );
  return [...onCards, ...(profile.usedUp ?? [])].map((work) => ({
    work,
    title: moreTriesWorkTitle(work),
  }));
}

async function findWeekSteps(
  snapshot: SeasonSnapshot,
  studentId: string,
  seasonKey: SeasonKey,
  { week, rules, steps }: WeekOfStudent,
): Promise<StoredCardStep[]> {
  const { store } = getServices();
  const lineup =
    hasStoredPlayersAndAnswers(steps) || week === 0
      ? null
      : await findLineup(store, studentId, week, seasonKey);
  return steps.length > 0 || lineup
    ? fillInAndSetAsideSteps(steps, lineup, { snapshot, week, rules })
    : [];
}
