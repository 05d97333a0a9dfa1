import { createHash } from 'node:crypto';
import {
  type OwnLeagueAccess,
  requireLeagueNotPastOrDeleting,
  requireOwnLeague,
  writeStudentOfOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { logDeniedAttempt } from '@/lib/data/audit';
import { maxScoutingTriesInWeek } from '@/lib/data/draft/scouting';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { lessonId } from '@/lib/data/lesson/stored-lesson';
import { createOperation, findEarlierResult, saveOperationResult } from '@/lib/data/operations';
import { newWeeklyProgress } from '@/lib/data/week/student-week-in-transaction';
import { findWeeklyProgress, studentWorkReader } from '@/lib/data/work/student';
import { rulesForNewWeek } from '@/lib/data/work/week';
import {
  hasNoTriesLeft,
  isSameWorkForMoreTries,
  MAX_SCOUTING_TRIES_PER_WEEK,
  MAX_TRIES_PER_STEP,
  type WorkForMoreTries,
} from '@/lib/domain/answers/tries';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import { arrivalInSeason, hasBegunWeekWork } from '@/lib/domain/class/arrival';
import {
  type FormulaLevel,
  type ScoringRules,
  scoringRulesFields,
  scoringRulesOfStoredWork,
} from '@/lib/domain/football/formulas';
import { formulaSetOfWeek, isSameFormulaSet } from '@/lib/domain/football/own-formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { formulaLevelAuditAction } from '@/lib/domain/site/audit-actions';
import { MAX_TEACHER_STICKERS_PER_SEASON } from '@/lib/domain/team/stickers';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { findStepKeyOfLinesRequest, stepIndex } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/platform/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  type StudentWeeklyProgress,
  studentLessonProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { equalConditions, type Transaction } from '@/lib/store/port';
import {
  catchUpBeforeJoiningOnlyText,
  catchUpWeekStaysOpenText,
  noClassFormulasNextWeekText,
} from '@/words/class';
import { helmetFullText } from '@/words/stickers';
import type {
  AskForStepLinesInput,
  AskManyForLinesInput,
  AwardStickerInput,
  CatchUpWeeksInput,
  FormulasOfStudentsInput,
  MoreTriesInput,
  RemoveStickerInput,
  StudentFormulasStartWeekDto,
} from './dto';

type StudentFormulas = {
  leagueId: string;
  studentId: string;
  formulaLevel: FormulaLevel;
  thisWeek?: boolean;
};

/**
 * Changes a student's formulas from the next week on, or from this week if the student has not
 * begun it. Weeks that have begun keep their level: the current week, and every earlier one that
 * can still be worked out late, is opened with the old level in the same transaction. Choosing the
 * current formulas changes nothing. A week that can't be read is left alone. 'not-found' for anyone
 * else's student and in a season that is over.
 */
export async function setFormulaLevelOfStudent(
  viewer: Viewer,
  { formulaLevel, thisWeek = false, ...place }: StudentFormulas,
): Promise<StudentFormulasStartWeekDto> {
  return writeStudentOfOwnLeague(
    viewer,
    { ...place, needs: 'manage' },
    async (transaction, own, log) => {
      const { profile, clock } = own;
      const { currentWeek, seasonKey } = clock;
      const { studentId } = profile;
      const isOther = profile.formulaType !== formulaLevel || profile.levelOpen === true;
      const nextWeek = currentWeek < FINAL_WEEK ? currentWeek + 1 : null;
      if (!isOther && !thisWeek) return { studentId, fromWeek: nextWeek, hasBegun: false };

      const work = studentWorkReader(transaction, own);
      const [weeks, lineups] = await Promise.all([work.weeks(), work.lineups()]);
      const { progress: current, isUnreadable } = weeks.of(currentWeek);
      const hasBegun = thisWeek && isBegun(current);
      const startsNow = thisWeek && !hasBegun && !isUnreadable && currentWeek > 0;
      const isNewNow =
        startsNow &&
        (current ? scoringRulesOfStoredWork(current) : rulesForNewWeek(own, currentWeek)) !==
          formulaLevel;
      const changed = {
        studentId,
        fromWeek: startsNow ? currentWeek : nextWeek,
        hasBegun,
        ...(thisWeek && isUnreadable ? { unreadable: true as const } : {}),
      };
      if (!isOther && !isNewNow) return changed;

      const scored = new Set([...lineups.documents.map(({ week }) => week), currentWeek]);
      for (const week of weeks.list)
        if (week.progress || week.isUnreadable) scored.delete(week.week);
      if (startsNow) scored.delete(currentWeek);
      for (const week of scored) {
        if (week < 1 || week > currentWeek) continue;
        transaction.create(
          studentWeeklyProgress,
          newWeeklyProgress(profile, seasonKey, week, rulesForNewWeek(own, week)),
        );
      }
      if (isNewNow)
        startWeekWithRules(
          transaction,
          { ...profile, formulaType: formulaLevel },
          clock,
          current,
          formulaLevel,
        );
      transaction.merge(studentProfiles, profile.id, {
        formulaType: formulaLevel,
        levelOpen: false,
      });
      log(formulaLevelAuditAction(formulaLevel));
      return changed;
    },
  );
}

/**
 * Lets a student who has not begun this week already use the set that the class uses from the next
 * week on. Anyone who has begun keeps the week's formulas. 'not-allowed' if the class has no new
 * set; 'not-found' for anyone else's student.
 */
async function giveClassFormulas(
  viewer: Viewer,
  place: { leagueId: string; studentId: string },
): Promise<StudentFormulasStartWeekDto> {
  return writeStudentOfOwnLeague(
    viewer,
    { ...place, needs: 'manage' },
    async (transaction, own, log) => {
      const { profile, clock, league } = own;
      const { currentWeek, statisticsSeason } = clock;
      const { studentId } = profile;
      const set = formulaSetOfWeek(league.formulaSets, { statisticsSeason, week: currentWeek + 1 });
      if (!set) throw new DomainError('not-allowed', noClassFormulasNextWeekText());
      const week = await studentWorkReader(transaction, own).week(currentWeek);
      const { progress: current, rules: before } = week;
      const nextWeek = currentWeek < FINAL_WEEK ? currentWeek + 1 : null;
      if (week.isUnreadable)
        return { studentId, fromWeek: nextWeek, hasBegun: false, unreadable: true };
      if (isBegun(current) || currentWeek === 0)
        return { studentId, fromWeek: nextWeek, hasBegun: currentWeek > 0 };
      if (typeof before === 'number' || !isSameFormulaSet(before, set)) {
        startWeekWithRules(transaction, profile, clock, current, set);
        log('student.class-formulas');
      }
      return { studentId, fromWeek: currentWeek, hasBegun: false };
    },
  );
}

/** A guess, a photo, or a box score that was read is judged by no formula; an answer is. */
const isBegun = (progress: StudentWeeklyProgress | null): boolean =>
  progress?.steps.some(({ attempts }) => attempts > 0) ?? false;

function startWeekWithRules(
  transaction: Transaction,
  profile: StudentProfile,
  { seasonKey, currentWeek }: Pick<LeagueClock, 'seasonKey' | 'currentWeek'>,
  current: StudentWeeklyProgress | null,
  rules: ScoringRules,
): void {
  if (!current) {
    transaction.create(
      studentWeeklyProgress,
      newWeeklyProgress(profile, seasonKey, currentWeek, rules),
    );
    return;
  }
  const { formulaSet: _, ...week } = current;
  transaction.set(studentWeeklyProgress, {
    ...week,
    ...scoringRulesFields(rules, profile.formulaType),
  });
}

/**
 * Changes many students of one league, each in its own transaction, and reports from which week it
 * counts for each: students who have begun this week finish it with the old formulas. Repeating it
 * changes nothing. If a student is not in the league, it is 'not-found' and nothing changes.
 */
export async function setFormulasOfStudents(
  viewer: Viewer,
  { leagueId, studentIds, formulas, thisWeek }: FormulasOfStudentsInput,
): Promise<{ students: StudentFormulasStartWeekDto[] }> {
  const ids = [...new Set(studentIds)];
  await requireMembers(await requireOwnLeague(viewer, leagueId, 'manage'), ids);
  const students = await Promise.all(
    ids.map((studentId) =>
      formulas === 'class'
        ? giveClassFormulas(viewer, { leagueId, studentId })
        : setFormulaLevelOfStudent(viewer, {
            leagueId,
            studentId,
            formulaLevel: formulas,
            thisWeek,
          }),
    ),
  );
  return { students };
}

async function requireMembers(
  { viewer: owner, league }: OwnLeagueAccess,
  studentIds: readonly string[],
): Promise<void> {
  const members = await getServices().store.query(studentProfiles, {
    where: equalConditions({ leagueId: league.id, season: league.season }),
  });
  const stranger = studentIds.find((id) => !members.some(({ studentId }) => studentId === id));
  if (stranger === undefined) return;
  await logDeniedAttempt(owner.accountId, 'student.read', stranger);
  throw notFoundError('student');
}

/**
 * Opens again what a student has no tries left for: forty more at a step, or as many at scouting as
 * a week begins with. What was tried stays and is shown as before. Where there are tries left
 * nothing changes: a second press is no second gift. 'not-found' for anyone else's student and in a
 * season that is over.
 */
export async function giveMoreTries(
  viewer: Viewer,
  { work, ...place }: MoreTriesInput,
): Promise<{ opened: boolean; tries: number }> {
  return writeStudentOfOwnLeague(
    viewer,
    { ...place, needs: 'run' },
    async (transaction, { profile, clock }, log) => {
      const opened = await reopenWork(transaction, profile, clock.seasonKey, work);
      if (opened) log('student.more-tries');
      return {
        opened,
        tries: work.kind === 'scouting' ? MAX_SCOUTING_TRIES_PER_WEEK : MAX_TRIES_PER_STEP,
      };
    },
  );
}

/**
 * Opens earlier weeks for a student who joined later, and closes those that are not listed. Work in
 * them counts like any other week's, and none of it is late. 'not-allowed' for a week that was the
 * student's own, and for closing one with work in it. Repeating it changes nothing. 'not-found' for
 * anyone else's student; 'not-allowed' in a season that is over.
 */
export async function setCatchUpWeeks(
  viewer: Viewer,
  { weeks, ...place }: CatchUpWeeksInput,
): Promise<{ weeks: number[] }> {
  return writeStudentOfOwnLeague(
    viewer,
    { ...place, needs: 'manage' },
    async (transaction, own, log) => {
      const { profile, clock } = own;
      const arrival = arrivalInSeason(profile, clock.seasonKey);
      const before = arrival?.before.filter((week) => week < clock.currentWeek) ?? [];
      const wanted = [...new Set(weeks)].toSorted((a, b) => a - b);
      if (!wanted.every((week) => before.includes(week)))
        throw new DomainError('not-allowed', catchUpBeforeJoiningOnlyText());
      const open = arrival?.catchUp ?? [];
      const closed = open.filter((week) => !wanted.includes(week));
      if (!arrival || (closed.length === 0 && wanted.length === open.length))
        return { weeks: wanted };
      if (closed.length > 0) {
        const work = await studentWorkReader(transaction, own).weeks();
        const worked = closed.find((week) => hasBegunWeekWork(work.of(week).progress));
        if (worked !== undefined)
          throw new DomainError('not-allowed', catchUpWeekStaysOpenText(worked));
      }
      const arrivals = {
        ...profile.arrivals,
        [clock.statisticsSeason]: { ...arrival, catchUp: wanted },
      };
      transaction.merge(studentProfiles, profile.id, { arrivals });
      log('student.catch-up');
      return { weeks: wanted };
    },
  );
}

async function reopenWork(
  transaction: Transaction,
  profile: StudentProfile,
  seasonKey: SeasonKey,
  work: WorkForMoreTries,
): Promise<boolean> {
  const { studentId } = profile;
  if (work.kind === 'card') {
    const progress = await findWeeklyProgress(transaction, studentId, work.week, seasonKey);
    const index = stepIndex(work.step);
    const step = progress?.steps[index];
    if (!progress || !step || !hasNoTriesLeft(step)) return false;
    const steps = progress.steps.with(index, withNewTries(step));
    transaction.merge(studentWeeklyProgress, progress.id, { steps });
    return true;
  }
  if (work.kind === 'lesson') {
    const id = lessonId(seasonKey, work.week, work.type as GraphType, studentId);
    const lesson = await transaction.get(studentLessonProgress, id);
    const step = lesson?.steps[work.step];
    const isOpen = lesson !== null && step !== undefined && hasNoTriesLeft(step);
    if (isOpen)
      transaction.merge(studentLessonProgress, id, {
        steps: lesson.steps.with(work.step, withNewTries(step)),
      });
    // A step that is on the list but was made right by other means leaves the list, too.
    const isNamed = removeFromUsedUp(transaction, profile, work);
    return isOpen || isNamed;
  }
  const { week } = work;
  return removeFromUsedUp(transaction, profile, work, {
    moreScouting: { week, tries: maxScoutingTriesInWeek(profile, week) },
  });
}

function withNewTries<
  S extends { attempts: number; triesBefore?: number | undefined; pausedAt?: unknown },
>(step: S): S {
  const { pausedAt: _, ...rest } = step;
  return { ...(rest as S), triesBefore: step.attempts };
}

/**
 * Takes the work off the list of what has no tries left, with `changes` next to it; false, and
 * nothing is written, where it isn't there.
 */
function removeFromUsedUp(
  transaction: Transaction,
  { id, usedUp = [] }: StudentProfile,
  work: WorkForMoreTries,
  changes: Partial<Pick<StudentProfile, 'moreScouting'>> = {},
): boolean {
  const left = usedUp.filter((each) => !isSameWorkForMoreTries(each, work));
  if (left.length === usedUp.length) return false;
  transaction.merge(studentProfiles, id, { usedUp: left, stuck: left.length > 0, ...changes });
  return true;
}

/**
 * Asks a student for the lines of a step, until they come or the step is right. Repeating it
 * changes nothing. 'not-found' for anyone else's student.
 *
 * @returns false if the step is right
 */
export async function askForStepLines(
  viewer: Viewer,
  { leagueId, studentId, week, step }: AskForStepLinesInput,
): Promise<boolean> {
  return writeStudentOfOwnLeague(
    viewer,
    { leagueId, studentId, needs: 'run' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { profile, clock } = own;
      const { statisticsSeason, seasonKey } = clock;
      if (findStepKeyOfLinesRequest(profile, clock, week) === step) return true;
      const progress = await findWeeklyProgress(transaction, studentId, week, seasonKey);
      if (progress?.steps[stepIndex(step)]?.correct) return false;
      transaction.merge(studentProfiles, profile.id, {
        linesAsked: { statisticsSeason, week, step },
      });
      log('student.ask-lines');
      return true;
    },
  );
}

/**
 * Asks many students of one league, each in its own transaction. Repeating it changes nothing. If a
 * student is not in the league, it is 'not-found' and nothing changes.
 */
export async function askManyForLines(
  viewer: Viewer,
  { leagueId, week, students }: AskManyForLinesInput,
): Promise<{ asked: number }> {
  const steps = new Map(students.map(({ studentId, step }) => [studentId, step]));
  await requireMembers(await requireOwnLeague(viewer, leagueId, 'run'), [...steps.keys()]);
  const asked = await Promise.all(
    [...steps].map(([studentId, step]) =>
      askForStepLines(viewer, { leagueId, studentId, week, step }),
    ),
  );
  return { asked: asked.filter(Boolean).length };
}

/**
 * Gives a student a sticker in the current week. Repeating an operation id gives no second sticker;
 * with another reason it is 'conflict'. 'not-found' for anyone else's student and in a season that
 * is over; 'limit-reached' after {@link MAX_TEACHER_STICKERS_PER_SEASON} in a season.
 */
export async function awardSticker(
  viewer: Viewer,
  { kind, words, operationId, ...place }: AwardStickerInput,
): Promise<{ stickerId: string }> {
  const { now } = getServices();
  const reason = kind ?? words;
  return writeStudentOfOwnLeague(
    viewer,
    { ...place, needs: 'run' },
    async (transaction, { viewer: teacher, profile, clock }, log) => {
      const { leagueId, studentId } = place;
      const operation = createOperation(teacher.accountId, operationId, [
        'sticker',
        leagueId,
        studentId,
        reason,
      ]);
      const earlier = await findEarlierResult<{ stickerId: string }>(transaction, operation);
      if (earlier) return earlier;
      const stickers = await transaction.query(helmetStickers, {
        where: equalConditions({ userId: studentId, season: profile.season }),
      });
      if (
        stickers.filter(({ awardedBy }) => awardedBy !== undefined).length >=
        MAX_TEACHER_STICKERS_PER_SEASON
      ) {
        throw new DomainError('limit-reached', helmetFullText(MAX_TEACHER_STICKERS_PER_SEASON));
      }
      // Students see the ids of their stickers: this one tells nothing about who gave it.
      const mark = createHash('sha256').update(operation.id).digest('hex').slice(0, 32);
      const stickerId = `${seasonIdPrefix(clock.seasonKey)}_${clock.currentWeek}_${mark}`;
      transaction.create(helmetStickers, {
        id: stickerId,
        userId: studentId,
        season: profile.season,
        week: clock.currentWeek,
        reason,
        createdAt: timestampFromDate(now()),
        awardedBy: teacher.accountId,
        place: null,
      });
      const answer = { stickerId };
      saveOperationResult(transaction, operation, answer, now());
      log('sticker.award');
      return answer;
    },
  );
}

/**
 * Removes a sticker that a teacher gave; repeating it changes nothing. 'not-found' for anyone
 * else's student, and for an earned sticker, which stays.
 */
export async function removeSticker(
  viewer: Viewer,
  { stickerId, ...place }: RemoveStickerInput,
): Promise<{ removed: boolean }> {
  return writeStudentOfOwnLeague(
    viewer,
    { ...place, needs: 'run' },
    async (transaction, { profile }, log) => {
      const sticker = await transaction.get(helmetStickers, stickerId);
      if (!sticker) return { removed: false };
      if (
        sticker.userId !== place.studentId ||
        sticker.season !== profile.season ||
        sticker.awardedBy === undefined
      ) {
        throw notFoundError('sticker');
      }
      transaction.delete(helmetStickers, sticker.id);
      log('sticker.remove');
      return { removed: true };
    },
  );
}
