import { requireOwnLeague, requireStudentOfOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import type { GridRowDto, GridStepDto } from '@/lib/data/league-week/dto';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { countRightOnFirstTry } from '@/lib/data/lesson/stored-lesson';
import { fillInAnswersOfOtherProgram } from '@/lib/data/score-card/other-program-answers';
import { playerTile } from '@/lib/data/season/player-tile';
import { studentWorkReader } from '@/lib/data/work/student';
import {
  findTaskTimesCopiedToProgress,
  type TaskCompletionTimes,
  taskCompletedAt,
} from '@/lib/data/work/week';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter } from '@/lib/domain/calendar/season-key';
import {
  isWorkExpected,
  type StudentWeekStatus,
  wasWeekBegunInClass,
} from '@/lib/domain/class/arrival';
import {
  isCardExpected,
  isStepReopenedAndUntried,
  type SortAndFilter,
  sortAndFilterRows,
} from '@/lib/domain/class/class-grid';
import { type ScoringRules, scoringRulesOfStoredWork } from '@/lib/domain/football/formulas';
import {
  isPositionCode,
  POSITION_NAMES,
  type PositionCode,
  positionOfSlot,
  STEP_KEYS,
  stepTitle,
} from '@/lib/domain/football/positions';
import { isFractionPartProper, isFractionPartReduced } from '@/lib/domain/numbers/fractions';
import { csvCellOfMixedNumber, csvDecimalCellOfMixedNumber } from '@/lib/domain/text/csv-cells';
import { formatSpreadsheetTime } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { mvpPointsInClass } from '@/lib/domain/week/mvp';
import { isStepStuck } from '@/lib/domain/week/steps';
import { WEEK_TASKS, type WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import { readAllPages } from '@/lib/store/any-value-query';
import {
  type DraftScoreAttempt,
  type StudentPlayerScoreAttempt,
  type StudentTeamScoreAttempt,
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type {
  StudentLessonProgress,
  StudentWeeklyProgress,
} from '@/lib/store/collections/progress';
import {
  type Collection,
  equalConditions,
  type ListedDocuments,
  UNREADABLE,
} from '@/lib/store/port';
import { aStudentText, onboardingText } from '@/words/class';
import {
  CATCHING_UP_NOTE,
  EXCUSED_NOTE,
  GRADEBOOK_HEADER_ROW,
  GRADEBOOK_TITLES,
  joinedNote,
  LATE,
  lessonsFirstTryCell,
  ON_TIME,
  TRY_HEADER_ROW,
  TRY_TITLES,
  TRY_WORK_NAMES,
  WEEK_GRID_HEADER_ROW,
  WEEK_GRID_TITLES,
} from '@/words/export';
import { UNREADABLE_CELL, UNREADABLE_RECORD, WHO_COLUMNS } from '@/words/gradebook';
import { misconceptionLabel } from '@/words/mistake-names';
import { shownPoints } from '@/words/mvp';
import { type CsvCell, type CsvRow, cellsInTitleOrder, unreadableRow } from './streams';

/**
 * A row for each student and week up to the latest one, by name. 'not-found' for anyone else's
 * league, before the first row.
 */
export async function exportGradebookDetails(
  viewer: Viewer,
  leagueId: string,
): Promise<AsyncIterable<CsvRow>> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const students = await getServices().store.list(studentProfiles, studentsOfLeagueQuery(league));
  return gradebookRows(league, clock, students);
}

async function* gradebookRows(
  league: League,
  clock: LeagueClock,
  students: ListedDocuments<StudentProfile>,
): AsyncGenerator<CsvRow> {
  yield GRADEBOOK_HEADER_ROW;
  const { store } = getServices();
  const nameOf = createDisplayNameFormatter(students.documents);
  for (const student of students.documents.toSorted(compareByFirstName)) {
    const name = nameOf(student);
    const work = studentWorkReader(store, { profile: student, clock, league });
    const [{ list }, tasks, lessons] = await Promise.all([
      work.weeks(),
      // In data of another program, a week's progress may lack the times of tasks.
      work.tasks(),
      work.lessons(),
    ]);
    const answered = await fillInAnswersOfOtherProgram(
      { documents: list.flatMap(({ progress }) => progress ?? []), unreadable: [] },
      clock,
    );
    for (const ofWeek of list) {
      const { week, rules } = ofWeek;
      if (ofWeek.isUnreadable || answered.unreadable.some(({ stored }) => stored.week === week)) {
        yield blankRow(GRADEBOOK_HEADER_ROW, weekCells(student, name, week), [UNREADABLE_RECORD]);
        continue;
      }
      const isUnreadable = tasks.unreadable.some(({ stored }) => stored.week === week);
      yield weekRow({
        student,
        name,
        week,
        progress: answered.documents.find((each) => each.week === week) ?? null,
        rulesName: rulesCell(rules),
        tasks:
          tasks.documents.find((each) => each.week === week) ??
          findTaskTimesCopiedToProgress(ofWeek.progress) ??
          (isUnreadable ? UNREADABLE : null),
        lessons: lessons.filter((each) => each.week === week && each.completedAt !== null),
        own: ofWeek,
      });
    }
  }
  for (const { stored } of students.unreadable) {
    yield unreadableRow(
      bestNameInStoredRecord(stored) ?? aStudentText(),
      GRADEBOOK_HEADER_ROW.length,
    );
  }
}

type StudentWeekRow = {
  student: StudentProfile;
  name: string;
  week: number;
  progress: StudentWeeklyProgress | null;
  rulesName: string | number;
  tasks: TaskCompletionTimes | typeof UNREADABLE | null;
  lessons: readonly StudentLessonProgress[];
  own: StudentWeekStatus;
};

function weekRow({
  student,
  name,
  week,
  progress,
  rulesName,
  tasks,
  lessons,
  own,
}: StudentWeekRow): CsvRow {
  const note =
    own.kind === 'before'
      ? joinedNote(own.joined)
      : own.kind === 'catching-up'
        ? CATCHING_UP_NOTE
        : '';
  const who = weekCells(student, name, week);
  if (!isWorkExpected(own, progress)) return blankRow(GRADEBOOK_HEADER_ROW, who, [note]);
  const { deadline } = own;
  const steps = progress?.steps ?? [];
  return [
    ...who,
    ...cellsInTitleOrder(GRADEBOOK_TITLES.card, {
      rules: rulesName,
      stepsRight: steps.filter(({ correct }) => correct).length,
    }),
    ...STEP_KEYS.flatMap((_, index) => {
      const step = steps[index];
      const answer = step?.correct ? step.answer : null;
      return cellsInTitleOrder(GRADEBOOK_TITLES.step, {
        tries: step?.attempts ?? 0,
        points: csvCellOfMixedNumber(answer),
        decimal: csvDecimalCellOfMixedNumber(answer),
      });
    }),
    ...WEEK_TASKS.flatMap(({ number }) =>
      cellsInTitleOrder(GRADEBOOK_TITLES.task, taskCells(tasks, number, deadline)),
    ),
    ...cellsInTitleOrder(GRADEBOOK_TITLES.end, {
      lessons: lessonsFirstTryCell(
        lessons.map(({ type, steps }) => ({
          type,
          firstTry: countRightOnFirstTry(steps),
          steps: steps.length,
        })),
      ),
      weekMvp: progress && wasWeekBegunInClass(progress) ? progress.mvpPointsEarned : 0,
      classMvp: shownPoints(mvpPointsInClass(student)),
      note,
    }),
  ];
}

function taskCells(
  tasks: StudentWeekRow['tasks'],
  number: WeekTaskNumber,
  deadline: Date | null,
): { completed: string; late: string } {
  if (tasks === UNREADABLE) return { completed: UNREADABLE_CELL, late: '' };
  const stored = tasks && taskCompletedAt(tasks, number);
  if (!stored) return { completed: '', late: '' };
  const moment = dateFromTimestamp(stored);
  return {
    completed: formatSpreadsheetTime(moment, getServices().timeZone),
    // Nobody knows when a week of an older season was due.
    late: deadline ? (isLate(moment, deadline) ? LATE : ON_TIME) : '',
  };
}

export const studentIdentityCells = (
  { username, ownReference }: StudentProfile,
  name: string,
): string[] => [name, username ?? '', ownReference ?? ''];

const weekCells = (student: StudentProfile, name: string, week: number) => [
  ...studentIdentityCells(student, name),
  ...cellsInTitleOrder(GRADEBOOK_TITLES.week, { teamName: student.teamName ?? '', week }),
];

function rulesCell(rules: ScoringRules): number | string {
  return typeof rules === 'number' ? rules : rules.name;
}

/** Empty cells, so that no sum or average takes a row that doesn't count for zeros. */
function blankRow(
  columns: readonly string[],
  first: readonly CsvCell[],
  last: readonly CsvCell[],
): CsvRow {
  return [
    ...first,
    ...Array.from({ length: columns.length - first.length - last.length }, () => ''),
    ...last,
  ];
}

/** By first name, like a class list; equal names by id, so that the order never changes. */
export function compareByFirstName(a: StudentProfile, b: StudentProfile): number {
  return (
    a.firstName.localeCompare(b.firstName, 'en') ||
    a.lastInitial.localeCompare(b.lastInitial, 'en') ||
    a.studentId.localeCompare(b.studentId, 'en')
  );
}

/**
 * The same rows as on the page, with the requested filter and order. Without a requested week that
 * has been played, the latest one is used. 'not-found' for anyone else's league.
 */
export async function exportWeekGrid(
  viewer: Viewer,
  leagueId: string,
  { week, ...arrangement }: { week: number | null } & SortAndFilter,
): Promise<{ week: number; rows: AsyncIterable<CsvRow> }> {
  const page = await getLeagueWeek(viewer, leagueId, { week });
  const rows = sortAndFilterRows(
    page.rows,
    arrangement,
    page.isCurrent ? Date.parse(page.now) : null,
  );
  return { week: page.week, rows: gridRows(rows) };
}

async function* gridRows(rows: readonly GridRowDto[]): AsyncGenerator<CsvRow> {
  yield WEEK_GRID_HEADER_ROW;
  for (const row of rows) {
    if (row.unreadable) {
      yield unreadableRow(row.name, WEEK_GRID_HEADER_ROW.length);
      continue;
    }
    if (!isCardExpected(row)) {
      const note = row.excused
        ? EXCUSED_NOTE
        : row.joined === undefined
          ? CATCHING_UP_NOTE
          : joinedNote(row.joined);
      yield blankRow(WEEK_GRID_HEADER_ROW, gridStudentCells(row, note), [shownPoints(row.mvp)]);
      continue;
    }
    const stage = row.onboardingStage ? onboardingText(row.onboardingStage) : '';
    yield [
      ...gridStudentCells(row, row.catchingUp ? CATCHING_UP_NOTE : stage),
      ...row.steps.flatMap((step) =>
        cellsInTitleOrder(WEEK_GRID_TITLES.step, {
          state: stepState(step),
          tries: step.attempts,
          late: step.late ? LATE : '',
        }),
      ),
      ...cellsInTitleOrder(WEEK_GRID_TITLES.allSteps, {
        tries: row.steps.reduce((tries, step) => tries + step.attempts, 0),
      }),
      ...row.tasks.map((state) => (state === 'none' ? '' : state)),
      ...cellsInTitleOrder(WEEK_GRID_TITLES.end, {
        weekMvp: row.weekMvp,
        classMvp: shownPoints(row.mvp),
      }),
    ];
  }
}

const gridStudentCells = (
  row: Pick<GridRowDto, 'name' | 'username' | 'teamName'>,
  gettingStarted: string,
) =>
  cellsInTitleOrder(WEEK_GRID_TITLES.student, {
    name: row.name,
    username: row.username ?? '',
    teamName: row.teamName ?? '',
    gettingStarted,
  });

function stepState(step: GridStepDto): string {
  if (step.correct) return 'right';
  if (step.attempts === 0) return 'open';
  if (isStepReopenedAndUntried(step)) return 'again';
  return isStepStuck(step) ? 'stuck' : 'trying';
}

type AnyTry = StudentPlayerScoreAttempt | StudentTeamScoreAttempt | DraftScoreAttempt;

/**
 * Each try at score cards and at scouting, up to the class's week. 'not-found' for anyone else's
 * student, before the first row.
 */
export async function exportStudentTries(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<AsyncIterable<CsvRow>> {
  const { clock } = await requireStudentOfOwnLeague(viewer, leagueId, studentId, 'look');
  return tryRows(studentId, clock, await getServices().seasons.load(clock.statisticsSeason));
}

/**
 * Exports the tries of every student of one own league, by name, each with whose it is. 'not-found'
 * for anyone else's league, before the first row.
 */
export async function exportClassTries(
  viewer: Viewer,
  leagueId: string,
): Promise<AsyncIterable<CsvRow>> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, seasons } = getServices();
  const students = await store.list(studentProfiles, studentsOfLeagueQuery(league));
  return classTryRows(students, clock, await seasons.load(clock.statisticsSeason));
}

async function* classTryRows(
  { documents, unreadable }: ListedDocuments<StudentProfile>,
  clock: LeagueClock,
  snapshot: SeasonSnapshot,
): AsyncGenerator<CsvRow> {
  const columns = [...WHO_COLUMNS, ...TRY_HEADER_ROW];
  yield columns;
  const nameOf = createDisplayNameFormatter(documents);
  for (const student of documents.toSorted(compareByFirstName)) {
    const who = studentIdentityCells(student, nameOf(student));
    for await (const tries of triesInParts(student.studentId, clock))
      for (const each of tries) yield [...who, ...tryRow(each, snapshot)];
  }
  for (const { stored } of unreadable)
    yield unreadableRow(bestNameInStoredRecord(stored) ?? aStudentText(), columns.length);
}

const TRIES = [studentPlayerScoreAttempts, studentTeamScoreAttempts, studentDraftScoreAttempts].map(
  (collection) => collection as unknown as Collection<AnyTry>,
);

/**
 * Yields a student's tries one week at a time, at most a few hundred. Other programs' data can have
 * more, in several parts.
 */
async function* triesInParts(
  studentId: string,
  { season, seasonKey, currentWeek }: LeagueClock,
): AsyncGenerator<AnyTry[]> {
  const { store } = getServices();
  for (let week = 0; week <= currentWeek; week += 1) {
    const where = equalConditions({ studentId, week, season });
    const kinds = TRIES.map((collection) => readAllPages(store, collection, where));
    for (;;) {
      const parts = await Promise.all(kinds.map((pages) => pages.next()));
      const tries = parts.flatMap(({ value }) => value ?? []);
      if (tries.length === 0) break;
      yield tries
        .filter(createStatisticsSeasonFilter(seasonKey))
        .sort((a, b) => timeOf(a).getTime() - timeOf(b).getTime() || a.attempt - b.attempt);
    }
  }
}

const timeOf = ({ createdAt }: AnyTry): Date => dateFromTimestamp(createdAt);

async function* tryRows(
  studentId: string,
  clock: LeagueClock,
  snapshot: SeasonSnapshot,
): AsyncGenerator<CsvRow> {
  yield TRY_HEADER_ROW;
  for await (const tries of triesInParts(studentId, clock))
    for (const each of tries) yield tryRow(each, snapshot);
}

function tryRow(each: AnyTry, snapshot: SeasonSnapshot): CsvRow {
  const { week, attempt, typed, answer, correct, misconception, lines = [] } = each;
  const { timeZone } = getServices();
  const takenOut = 'takenOut' in each ? each.takenOut : null;
  return cellsInTitleOrder(TRY_TITLES, {
    time: formatSpreadsheetTime(timeOf(each), timeZone),
    week,
    ...stepCells(each, snapshot),
    rules: rulesCell(scoringRulesOfStoredWork(each)),
    attempt,
    whole: boxCell(typed.whole),
    numerator: boxCell(typed.numerator),
    denominator: boxCell(typed.denominator),
    readAs: csvCellOfMixedNumber(answer),
    result: correct ? 'right' : 'wrong',
    // 161/10 is in lowest terms and no mixed number, 16 2/20 the other way around.
    lowestTerms: correct ? (isFractionPartReduced(answer) ? 'yes' : 'no') : '',
    mixedForm: correct ? (isFractionPartProper(answer) ? 'yes' : 'no') : '',
    looksLike: misconception === null ? '' : misconceptionLabel(misconception),
    lines: linesCell(lines),
    takenOut: takenOut ? formatSpreadsheetTime(dateFromTimestamp(takenOut.at), timeZone) : '',
  });
}

/** Begins with a word, so that a spreadsheet doesn't take it for a date. */
const linesCell = (lines: readonly StudentWorkLine[]): string =>
  lines
    .filter(({ typed }) => typed.trim() !== '')
    .map(
      ({ of, typed }) =>
        `${of.length === 1 ? 'line' : 'lines'} ${of.map((index) => index + 1).join(' + ')}: ` +
        typed.trim(),
    )
    .join('; ');

/** A fraction typed in one box must not become a date. */
const boxCell = (text: string): string => (text.includes('/') ? `'${text}` : text);

/**
 * "Score card", "Running Back 2", and the player's name. Scouting has a position instead of a slot,
 * and the team's step no player.
 */
function stepCells(
  each: AnyTry,
  snapshot: SeasonSnapshot,
): { work: string; step: string; player: string } {
  const name = (position: PositionCode, id: number) =>
    playerTile(snapshot, position, id, each.week).name;
  if (!('step' in each)) {
    const { position, playerId } = each;
    return isPositionCode(position)
      ? {
          work: TRY_WORK_NAMES.scouting,
          step: POSITION_NAMES[position],
          player: name(position, playerId),
        }
      : { work: TRY_WORK_NAMES.scouting, step: position, player: '' };
  }
  const { step } = each;
  if (step === null) return { work: TRY_WORK_NAMES.card, step: '', player: '' };
  const player = step === 'TEAM' ? '' : name(positionOfSlot(step), each.playerId);
  return { work: TRY_WORK_NAMES.card, step: stepTitle(step), player };
}
