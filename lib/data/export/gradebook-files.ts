import type { Viewer } from '@/lib/data/access/viewer';
import type { GradebookDto, GradebookRowDto } from '@/lib/data/gradebook/dto';
import { getGradebook } from '@/lib/data/gradebook/queries';
import {
  GRADE_VIEWS,
  type GradeCell,
  type GradeRules,
  type GradeView,
  numberOf,
  percentOf,
  pointsOf,
  seasonShare,
} from '@/lib/domain/class/gradebook';
import { calendarDay } from '@/lib/domain/time/calendar';
import { STEP_COUNT } from '@/lib/domain/week/steps';
import { getServices } from '@/lib/server/services';
import {
  EXCUSED,
  MORE_COLUMNS,
  ROUNDING,
  rulesSentence,
  SCORE_STATUS,
  SEASON_COLUMN,
  stepsCell,
  VIEW_NAMES,
  WHO_COLUMNS,
  weekHead,
} from '@/words/gradebook';
import { type CsvRow, csvText, unreadableRow } from './streams';

// The gradebook as files of one row for each student. The long form, a row for each student and week, is `exportGradebook`.

type Sheet = { name: string; rows: CsvRow[] };

/** The gradebook in one view, as a table. In a table of text a spreadsheet would make September 9 of "9/9", so it says "9 of 9". */
export async function exportGradeTable(viewer: Viewer, leagueId: string, view: GradeView): Promise<AsyncIterable<CsvRow>> {
  const book = await getGradebook(viewer, leagueId);
  return (async function* () {
    yield* sheetOf(book, view, ' of ');
  })();
}

/** The same as a workbook with a sheet for each view, whose cells are texts and numbers and never formulas. */
export async function exportWorkbook(viewer: Viewer, leagueId: string): Promise<Uint8Array> {
  const book = await getGradebook(viewer, leagueId);
  const sheets = GRADE_VIEWS.map((view): Sheet => ({ name: VIEW_NAMES[view], rows: sheetOf(book, view, '/') }));
  const about: Sheet = { name: 'About', rows: [[rulesSentence(book.rules)], [ROUNDING]] };
  // Loaded with the first workbook: no other request needs it.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const made = writeWorkbook(
    [...sheets, about].map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) =>
        row.map((cell) => {
          if (cell === null || cell === '') return null;
          const look = index === 0 && name !== about.name ? ({ fontWeight: 'bold' } as const) : {};
          return typeof cell === 'number' ? { value: cell, type: Number, ...look } : { value: cell, type: String, ...look };
        }),
      ),
      ...(name === about.name ? {} : { stickyRowsCount: 1, stickyColumnsCount: 1, columns: widths(rows) }),
    })),
  );
  // Packed again by the app's own clock: the same grades at the same time are the same file.
  const { unzipSync, zipSync } = await import('fflate');
  return zipSync(unzipSync(await made.toBuffer()), { mtime: getServices().now() });
}

const widths = (rows: readonly CsvRow[]) =>
  (rows[0] ?? []).map((_, column) => ({
    width: 2 + rows.reduce((widest, row) => Math.min(WIDEST, Math.max(widest, `${row[column] ?? ''}`.length)), 0),
  }));
/** In letters: a longer text runs on over the next cell. */
const WIDEST = 40;

function sheetOf(book: GradebookDto, view: GradeView, of: '/' | ' of '): CsvRow[] {
  const weeks = Array.from({ length: book.latestWeek }, (_, index) => weekHead(index + 1));
  const columns = [...WHO_COLUMNS, ...weeks, ...(view === 'steps' ? [] : [SEASON_COLUMN]), ...MORE_COLUMNS];
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

function weekValue(cell: GradeCell, view: GradeView, rules: GradeRules, of: '/' | ' of '): string | number {
  if (view === 'steps' || cell.kind === 'unreadable') return stepsCell(cell, of);
  if (cell.kind === 'excused') return EXCUSED;
  const number = numberOf(cell, view, rules);
  return number === null ? '' : Number(number);
}

export function seasonValue({ cells }: GradebookRowDto, view: GradeView, rules: GradeRules): number | string {
  const share = seasonShare(cells, rules);
  if (!share) return '';
  return view === 'percent' ? percentOf(share) : Number(pointsOf(share, rules.outOf));
}

const moreCells = ({ graphs, rubric, lessons, tries, mvp }: GradebookRowDto): CsvRow => [
  graphs,
  rubric?.points ?? '',
  rubric?.possible ?? '',
  lessons.finished,
  lessons.finished > 0 ? lessons.firstTry : '',
  lessons.finished > 0 ? lessons.steps : '',
  tries,
  mvp,
];

/** The files of a OneRoster 1.2 package of results, in the order of the standard; all others are absent from it. */
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

const CATEGORY = 'fraction-league-weeks';

/**
 * The points of each week as OneRoster 1.2 results in the CSV binding: a line item for each week, and a result for each student and week that
 * is asked of the student. A student's id is the teacher's own reference, which should be the school's; without one, the user name.
 */
export async function exportOneRoster(viewer: Viewer, leagueId: string): Promise<Uint8Array> {
  const book = await getGradebook(viewer, leagueId);
  const { now, timeZone } = getServices();
  const today = calendarDay(now(), timeZone);
  const itemOf = (week: number) => `${leagueId}-week-${week}`;
  const weeks = Array.from({ length: book.latestWeek }, (_, index) => index + 1);
  const files: Partial<Record<(typeof ONE_ROSTER_FILES)[number], CsvRow[]>> = {
    categories: [
      ['sourcedId', 'status', 'dateLastModified', 'title', 'weight'],
      [CATEGORY, '', '', 'Fraction League', ''],
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
      ...weeks.map((week): CsvRow => {
        // The standard asks for both days; when a week was handed out is not known.
        const day = book.dueDays[week - 1] ?? today;
        const { outOf } = book.rules;
        return [itemOf(week), '', '', weekHead(week), rulesSentence(book.rules), day, day, leagueId, CATEGORY, '', 0, outOf, ''];
      }),
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
      ...book.rows.flatMap((row) =>
        row.cells.flatMap((cell, index): CsvRow[] => {
          const week = index + 1;
          const place = [
            `${itemOf(week)}-${row.studentId}`,
            '',
            '',
            itemOf(week),
            row.ownReference ?? row.username ?? row.studentId,
          ];
          if (cell.kind === 'excused') return [[...place, SCORE_STATUS.excused, '', today, '', '', leagueId, '', '', '', '']];
          if (cell.kind !== 'work') return [];
          const isWhole = cell.right === STEP_COUNT;
          const status = isWhole ? SCORE_STATUS.whole : cell.right > 0 ? SCORE_STATUS.part : SCORE_STATUS.nothing;
          const flags = [cell.right > 0 && !isWhole, !isWhole, cell.late > 0, cell.right === 0].map(String);
          return [
            [...place, status, numberOf(cell, 'points', book.rules), today, stepsCell(cell, ' of '), '', leagueId, ...flags],
          ];
        }),
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
  // Loaded with the first package: no other request needs it.
  const { strToU8, zipSync } = await import('fflate');
  const mtime = now();
  const named = [['manifest', manifest], ...Object.entries(files)] as const;
  return zipSync(Object.fromEntries(named.map(([name, rows]) => [`${name}.csv`, strToU8(csvText(rows))])), { mtime });
}
