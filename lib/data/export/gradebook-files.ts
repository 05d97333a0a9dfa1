import type { Viewer } from '@/lib/data/access/viewer';
import type {
  GradebookDto,
  GradebookForExportDto,
  GradebookRowDto,
} from '@/lib/data/gradebook/dto';
import { getGradebook, getGradebookForExport } from '@/lib/data/gradebook/queries';
import {
  exportedGrade,
  GRADEBOOK_VIEWS,
  type GradebookView,
  type GradeCell,
  type GradeRules,
  gradePercent,
  gradePointsText,
  isFullWeekRight,
  seasonHalfStepsEarnedAndPossible,
} from '@/lib/domain/class/gradebook';
import { MAX_RUBRIC_TOTAL, rubricTotal } from '@/lib/domain/graphs/handed-in-graph';
import { csvCellOfMixedNumber } from '@/lib/domain/text/csv-cells';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import {
  ALL_WEEKS_COLUMN,
  EXCUSED,
  GRADEBOOK_COLUMNS_AFTER_WEEKS,
  ONE_ROSTER_SCORE_STATUSES,
  ROUNDING_RULE,
  rulesSentence,
  stepsCell,
  VIEW_NAMES,
  WHO_COLUMNS,
} from '@/words/gradebook';
import { shownPoints } from '@/words/mvp';
import {
  GRADE_CATEGORIES,
  GRAPH_GRADE_DESCRIPTION,
  graphGradeTitle,
  graphRatingsCommentText,
  LESSON_GRADE_DESCRIPTION,
  lessonGradeTitle,
  lessonSentence,
  unreadableResultsLeftOutText,
} from '@/words/one-roster';
import { weekTitle } from '@/words/week-names';
import { type CsvRow, machineReadableCsv, unreadableRow } from './streams';

type Sheet = { name: string; rows: CsvRow[] };

/**
 * One view of the gradebook as a table. It says "9 of 9", because a spreadsheet would make
 * September 9 of "9/9".
 */
export async function exportGradebookViewRows(
  viewer: Viewer,
  leagueId: string,
  view: GradebookView,
): Promise<CsvRow[]> {
  return sheetOf(await getGradebook(viewer, leagueId), view, ' of ');
}

/** A workbook with a sheet for each view, whose cells are texts and numbers and never formulas. */
export async function exportGradebookWorkbook(
  viewer: Viewer,
  leagueId: string,
): Promise<Uint8Array> {
  const book = await getGradebook(viewer, leagueId);
  const sheets = GRADEBOOK_VIEWS.map(
    (view): Sheet => ({ name: VIEW_NAMES[view], rows: sheetOf(book, view, '/') }),
  );
  const aboutSheet: Sheet = { name: 'About', rows: [[rulesSentence(book.rules)], [ROUNDING_RULE]] };
  // Loaded on demand, because only workbooks need it.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const made = writeWorkbook(
    [...sheets, aboutSheet].map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) =>
        row.map((cell) => {
          if (cell === null || cell === '') return null;
          const style =
            index === 0 && name !== aboutSheet.name ? ({ fontWeight: 'bold' } as const) : {};
          return typeof cell === 'number'
            ? { value: cell, type: Number, ...style }
            : { value: cell, type: String, ...style };
        }),
      ),
      ...(name === aboutSheet.name
        ? {}
        : { stickyRowsCount: 1, stickyColumnsCount: 1, columns: widths(rows) }),
    })),
  );
  // Packed again with the app's clock, so that the same grades at the same time make the same file.
  const { unzipSync, zipSync } = await import('fflate');
  return zipSync(unzipSync(await made.toBuffer()), { mtime: getServices().now() });
}

const widths = (rows: readonly CsvRow[]) =>
  (rows[0] ?? []).map((_, column) => ({
    width:
      2 +
      rows.reduce(
        (widest, row) => Math.min(WIDEST, Math.max(widest, `${row[column] ?? ''}`.length)),
        0,
      ),
  }));
/** The widest column, in letters; a longer text runs on into the next cell. */
const WIDEST = 40;

function sheetOf(book: GradebookDto, view: GradebookView, of: '/' | ' of '): CsvRow[] {
  const weeks = Array.from({ length: book.latestWeek }, (_, index) => weekTitle(index + 1));
  const columns = [
    ...WHO_COLUMNS,
    ...weeks,
    ...(view === 'steps' ? [] : [ALL_WEEKS_COLUMN]),
    ...GRADEBOOK_COLUMNS_AFTER_WEEKS,
  ];
  return [
    columns,
    ...book.rows.map(
      (row): CsvRow => [
        row.name,
        row.username ?? '',
        row.ownReference ?? '',
        ...row.cells.map((cell) => weekValue(cell, view, book.rules, of)),
        ...(view === 'steps' ? [] : [seasonValue(row, view, book.rules)]),
        ...moreCells(row),
      ],
    ),
    ...book.unreadable.map((name) => unreadableRow(name, columns.length)),
  ];
}

function weekValue(
  cell: GradeCell,
  view: GradebookView,
  rules: GradeRules,
  of: '/' | ' of ',
): string | number {
  if (view === 'steps' || cell.kind === 'unreadable') return stepsCell(cell, of);
  if (cell.kind === 'excused') return EXCUSED;
  const number = exportedGrade(cell, view, rules);
  return number === null ? '' : Number(number);
}

function seasonValue(
  { cells }: GradebookRowDto,
  view: GradebookView,
  rules: GradeRules,
): number | string {
  const share = seasonHalfStepsEarnedAndPossible(cells, rules);
  if (!share) return '';
  return view === 'percent' ? gradePercent(share) : Number(gradePointsText(share, rules.outOf));
}

const moreCells = ({ graphs, rubric, lessons, tries, mvp }: GradebookRowDto): CsvRow => [
  graphs,
  rubric?.points ?? '',
  rubric?.possible ?? '',
  lessons.finished,
  lessons.finished > 0 ? lessons.firstTry : '',
  lessons.finished > 0 ? lessons.steps : '',
  lessons.finished > 0 ? csvCellOfMixedNumber(lessons.lastAnswers) : '',
  tries,
  shownPoints(mvp),
];

/**
 * The files of a OneRoster 1.2 package of results, in the order of the standard; all others are
 * absent from it.
 */
const ONE_ROSTER_FILES = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'orgs',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'roles',
  'scoreScales',
  'userProfiles',
  'userResources',
  'users',
] as const;

const CATEGORIES = {
  week: 'fraction-league-weeks',
  graph: 'fraction-league-graphs',
  lesson: 'fraction-league-lessons',
} as const;

type LineItem = {
  id: string;
  kind: keyof typeof CATEGORIES;
  title: string;
  description: string;
  assigned: string;
  due: string;
  most: number;
};
type Result = {
  item: string;
  row: GradebookRowDto;
  status: string;
  score: number | string | null;
  day: string;
  comment: string;
  flags?: readonly string[];
};
const NO_FLAGS = ['', '', '', ''];

/**
 * OneRoster 1.2 results in the CSV binding. Line items: each week, each kind of graph that was
 * rated, and each lesson that someone has finished. Results: each student's weeks that count and
 * are due or begun, and each rating and finished lesson. A week's line item says how many results
 * are left out because they can't be read. Ids are those of the school's roster. The standard
 * requires them, so a class without a link gets ours, and its students the teacher's own
 * references, which should be the school's, or else their user names.
 */
export async function exportOneRosterResults(
  viewer: Viewer,
  leagueId: string,
): Promise<Uint8Array> {
  const graded = await getGradebookForExport(viewer, leagueId);
  const { book, season, schoolClass, schoolIds } = graded;
  const { now, timeZone } = getServices();
  const today = toCalendarDay(now(), timeZone);
  const weeks = weekGrades(graded, today);
  const work = workGrades(graded, today);
  const knownAs = ({ studentId, ownReference }: GradebookRowDto) =>
    schoolIds.get(studentId) ?? ownReference;
  const references = book.rows.map(knownAs);
  // If two students had the same id, one would get the other's grades.
  const isOwn = (reference: string) =>
    references.indexOf(reference) === references.lastIndexOf(reference);
  const sourcedIdOf = (row: GradebookRowDto) => {
    const known = knownAs(row);
    return known && isOwn(known) ? known : (row.username ?? row.studentId);
  };
  const classId = schoolClass?.id ?? leagueId;
  const termId = schoolClass?.termId || `fraction-league-${season}`;
  const schoolId = schoolClass?.schoolId || 'fraction-league-school';
  const files: Partial<Record<(typeof ONE_ROSTER_FILES)[number], CsvRow[]>> = {
    categories: [
      ['sourcedId', 'status', 'dateLastModified', 'title', 'weight'],
      ...Object.entries(CATEGORIES).map(
        ([kind, id]): CsvRow => [id, '', '', GRADE_CATEGORIES[kind as keyof typeof CATEGORIES], ''],
      ),
    ],
    lineItems: [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'title',
        'description',
        'assignDate',
        'dueDate',
        'classSourcedId',
        'categorySourcedId',
        'academicSessionSourcedId',
        'resultValueMin',
        'resultValueMax',
        'schoolSourcedId',
      ],
      ...[...weeks.items, ...work.items].map(
        ({ id, kind, title, description, assigned, due, most }): CsvRow => [
          ...[id, '', '', title, description, assigned, due, classId, CATEGORIES[kind]],
          ...[termId, 0, most, schoolId],
        ],
      ),
    ],
    results: [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'lineItemSourcedId',
        'studentSourcedId',
        'scoreStatus',
        'score',
        'scoreDate',
        'comment',
        'textScore',
        'classSourcedId',
        'inProgress',
        'incomplete',
        'late',
        'missing',
      ],
      ...[...weeks.results, ...work.results].map(
        ({ item, row, status, score, day, comment, flags = NO_FLAGS }): CsvRow => [
          ...[`${item}-${row.studentId}`, '', '', item, sourcedIdOf(row)],
          ...[status, score, day, comment, '', classId, ...flags],
        ],
      ),
    ],
  };
  const manifest: CsvRow[] = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...ONE_ROSTER_FILES.map((name): CsvRow => [`file.${name}`, files[name] ? 'bulk' : 'absent']),
    ['source.systemName', 'Fraction League'],
    ['source.systemCode', 'fraction-league'],
  ];
  const { strToU8, zipSync } = await import('fflate');
  const mtime = now();
  const named = [['manifest', manifest], ...Object.entries(files)] as const;
  return zipSync(
    Object.fromEntries(
      named.map(([name, rows]) => [`${name}.csv`, strToU8(machineReadableCsv(rows))]),
    ),
    { mtime },
  );
}

type Grades = { items: LineItem[]; results: Result[] };

function weekGrades({ book, openedDays }: GradebookForExportDto, today: string): Grades {
  const idOf = (week: number) => `${book.leagueId}-week-${week}`;
  const days = Array.from(
    { length: book.latestWeek },
    (_, index) => book.dueDays[index] ?? openedDays[index] ?? null,
  );
  const items = days.map((_, index): LineItem => {
    const week = index + 1;
    // Where the calendar no longer knows a week's days, those of the next week that it knows.
    const due = days.slice(index).find((day) => day !== null) ?? today;
    // An unknown grade is no result, because a program would count it as a zero.
    const leftOut =
      book.unreadable.length +
      book.rows.filter(({ cells }) => cells[index]?.kind === 'unreadable').length;
    const description = [
      rulesSentence(book.rules),
      ...(leftOut > 0 ? [unreadableResultsLeftOutText(leftOut)] : []),
    ].join(' ');
    return {
      id: idOf(week),
      kind: 'week',
      title: weekTitle(week),
      description,
      assigned: openedDays[index] ?? due,
      due,
      most: book.rules.outOf,
    };
  });
  const results = book.rows.flatMap((row) =>
    row.cells.flatMap((cell, index): Result[] => {
      const result = { item: idOf(index + 1), row, day: today };
      if (cell.kind === 'excused')
        return [{ ...result, status: ONE_ROSTER_SCORE_STATUSES.excused, score: '', comment: '' }];
      if (cell.kind !== 'work') return [];
      // A school's program may notify parents about missing work, so nothing is missing before the
      // day is over. The open week isn't over where its day isn't known.
      const dueDay = cell.dueDay ?? book.dueDays[index] ?? null;
      const isOver = dueDay === null ? index + 1 < book.latestWeek : dueDay < today;
      if (cell.right === 0 && !isOver) return [];
      const isWhole = isFullWeekRight(cell);
      const status = isWhole
        ? ONE_ROSTER_SCORE_STATUSES.whole
        : cell.right > 0
          ? ONE_ROSTER_SCORE_STATUSES.part
          : ONE_ROSTER_SCORE_STATUSES.nothing;
      const flags = [cell.right > 0 && !isWhole, !isWhole, cell.late > 0, cell.right === 0].map(
        String,
      );
      return [
        {
          ...result,
          status,
          score: exportedGrade(cell, 'points', book.rules),
          comment: stepsCell(cell, ' of '),
          flags,
        },
      ];
    }),
  );
  // A class that began in the middle of a season has never had the weeks before.
  const isPlayed = ({ id }: LineItem, index: number) =>
    days[index] !== null || results.some(({ item }) => item === id);
  return { items: items.filter(isPlayed), results };
}

/**
 * Graphs and lessons are voluntary: there is a result only for work, and a line item only for a
 * result. The work of any week counts, so the days are those of all weeks.
 */
function workGrades({ book, workOf, openedDays }: GradebookForExportDto, today: string): Grades {
  const due = book.dueDays[book.latestWeek - 1] ?? today;
  const days = { assigned: openedDays.find((day) => day !== null) ?? due, due };
  const results = book.rows.flatMap((row) =>
    workOf(row.studentId).map((work) => {
      const item = `${book.leagueId}-${work.kind}-${work.type ?? 'other'}`;
      const [score, comment] =
        work.kind === 'graph'
          ? [rubricTotal(work.rubric), graphRatingsCommentText(work.rubric)]
          : [work.firstTry, lessonSentence(work.firstTry, work.steps)];
      return {
        work,
        item,
        row,
        status: ONE_ROSTER_SCORE_STATUSES.whole,
        score,
        day: work.day,
        comment,
      };
    }),
  );
  const items = new Map(
    results.map(({ work, item: id }): [string, LineItem] => [
      id,
      work.kind === 'graph'
        ? {
            id,
            kind: 'graph',
            title: graphGradeTitle(work.type),
            description: GRAPH_GRADE_DESCRIPTION,
            ...days,
            most: MAX_RUBRIC_TOTAL,
          }
        : {
            id,
            kind: 'lesson',
            title: lessonGradeTitle(work.type),
            description: LESSON_GRADE_DESCRIPTION,
            ...days,
            most: work.steps,
          },
    ]),
  );
  return { items: [...items.values()].toSorted((a, b) => a.id.localeCompare(b.id)), results };
}
