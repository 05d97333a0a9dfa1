import { type OwnLeagueAccess, requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { listActorAndTargetNames } from '@/lib/data/admin/names';
import { writeAudit } from '@/lib/data/audit';
import type { GraphDto } from '@/lib/data/graph/dto';
import {
  graphDtoOfVersions,
  groupVersionsByGraph,
  isGraphCountedEvenIfReturned,
} from '@/lib/data/graph/versions';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import {
  createPdf,
  PDF_INK_COLOR,
  PDF_SOFT_INK_COLOR,
  removeLettersMissingInPdfFont,
} from '@/lib/data/pdf';
import { talksOfClass } from '@/lib/data/student/talk-queries';
import { studentWorkReader } from '@/lib/data/work/student';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import { createDisplayNameFormatter, formatStudentName } from '@/lib/domain/account/student-name';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import {
  formatCalendarDay,
  formatSpreadsheetTime,
  toCalendarDay,
} from '@/lib/domain/time/calendar';
import { compareTimestamps, dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { StoredFile } from '@/lib/files/port';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import {
  auditActionsOfKind,
  auditDetail,
  auditSentenceAfterNameText,
  capitalizeArticle,
} from '@/words/audit';
import { END_OF_YEAR } from '@/words/end-of-year';
import {
  CHANGE_RECORD_COLUMN_TITLES,
  GRAPH_COLUMN_TITLES,
  gradesPdfTitle,
  OFFICE_README,
  shortenWeekHead,
} from '@/words/export';
import { GRADEBOOK_COLUMNS_AFTER_WEEKS, WHO_COLUMNS } from '@/words/gradebook';
import { GRAPH_STATES } from '@/words/graph-hub';
import { exportGradebookViewRows } from './gradebook-files';
import {
  type CsvCell,
  type CsvRow,
  type CsvRows,
  cellsInTitleOrder,
  csvPieces,
  type ZipEntry,
  zipPieces,
} from './streams';
import {
  compareByFirstName,
  exportClassTries,
  exportGradebookDetails,
  studentIdentityCells,
} from './tables';
import { drawTalkPagesPdf } from './talk-pages';

/**
 * A ZIP for the school office: the grades and a page about each student as PDF, the grades, weeks,
 * and answers as CSV, the graphs, the record of changes, and a text that explains them. It opens
 * without this app. One week of one student's answers, or one picture, is in memory at a time.
 */
export async function exportSchoolOfficeZip(
  viewer: Viewer,
  leagueId: string,
): Promise<AsyncIterable<Uint8Array>> {
  const own = await requireOwnLeague(viewer, leagueId);
  const { store, now } = getServices();
  await store.batch((writes) =>
    writeAudit(writes, {
      actorId: own.viewer.accountId,
      action: 'league.export',
      target: leagueId,
    }),
  );
  return zipPieces(officeFiles(own), now());
}

async function* officeFiles({ viewer, league, clock, teacherName }: OwnLeagueAccess) {
  const { now, timeZone } = getServices();
  const grades = await exportGradebookViewRows(viewer, league.id, 'percent');
  const today = formatCalendarDay(toCalendarDay(now(), timeZone));
  const csv = (name: string, rows: CsvRows): ZipEntry => ({
    name,
    pieces: csvPieces(rows),
  });
  yield text('read-me.txt', OFFICE_README);
  yield {
    name: 'grades.pdf',
    pieces: [await drawGrades(grades, gradesPdfTitle(league.name, teacherName, today))],
  };
  yield csv('grades.csv', grades);
  yield csv('weeks.csv', await exportGradebookDetails(viewer, league.id));
  yield csv('answers.csv', await exportClassTries(viewer, league.id));
  yield {
    name: 'talk-pages.pdf',
    pieces: [await drawTalkPagesPdf(talksOfClass(viewer, league.id), END_OF_YEAR.talkTitle)],
  };
  yield* graphFiles(league, clock);
  yield csv('record.csv', classRecordRows(league));
}

const text = (name: string, content: string): ZipEntry => ({
  name,
  pieces: [new TextEncoder().encode(content)],
});

/** A picture's name begins with its row in the table. */
async function* graphFiles(league: League, clock: LeagueClock): AsyncGenerator<ZipEntry> {
  const { store, files } = getServices();
  const students = await store.query(studentProfiles, studentsOfLeagueQuery(league));
  const nameOf = createDisplayNameFormatter(students);
  const rows: CsvRow[] = [[...WHO_COLUMNS, ...Object.values(GRAPH_COLUMN_TITLES)]];
  for (const profile of students.toSorted(compareByFirstName)) {
    const { documents } = await studentWorkReader(store, { profile, clock, league }).graphs();
    for (const versions of groupVersionsByGraph(documents.filter(isWorkInReachedWeek(clock)))) {
      if (!isGraphCountedEvenIfReturned(versions)) continue;
      const graph = graphDtoOfVersions(versions);
      const picture = await files.get('user_graphs', graph.id);
      const name = picture ? pictureName(rows.length, profile, graph.week, picture) : '';
      if (picture) yield { name: `graphs/${name}`, pieces: [picture.bytes], isCompressed: true };
      rows.push(graphRow(studentIdentityCells(profile, nameOf(profile)), graph, name));
    }
  }
  yield { name: 'graphs/graphs.csv', pieces: csvPieces(rows) };
}

/** "12 Ada L week 3.webp", without anything that a folder's name can't have. */
const pictureName = (
  row: number,
  profile: StudentProfile,
  week: number,
  { contentType }: StoredFile,
): string =>
  `${row} ${formatStudentName(profile).replace(/[^\p{L}\p{M}\p{N} '-]/gu, '')} week ${week}.` +
  contentType.replace(/^.*\//, '').replace(/[^a-z]/g, '');

const graphRow = (who: readonly string[], graph: GraphDto, picture: string): CsvRow => [
  ...who,
  ...cellsInTitleOrder(GRAPH_COLUMN_TITLES, {
    week: graph.week,
    graph: graph.typeLabel ?? '',
    title: graph.title,
    description: graph.description,
    turnedIn: graph.createdAt
      ? formatSpreadsheetTime(new Date(graph.createdAt), getServices().timeZone)
      : '',
    version: graph.version,
    review: GRAPH_STATES[graph.state].teacher,
    comment: graph.review?.comment ?? '',
    numbers: graph.table
      ? [graph.table.columns, ...graph.table.rows].map((row) => row.join(', ')).join('; ')
      : '',
    picture,
  }),
];

/** Letter, landscape: eighteen weeks fit beside the names. */
const PAGE = { width: 792, height: 612, margin: 36 };
const NAME_WIDTH = 150;
const ROW_HEIGHT = 17;
const TOP = PAGE.margin + 44;
const ROWS_A_PAGE = Math.floor((PAGE.height - PAGE.margin - TOP) / ROW_HEIGHT) - 1;

async function drawGrades(rows: readonly CsvRow[], title: string): Promise<Uint8Array> {
  const [head = [], ...students] = rows.map(onPaper);
  const { document, line, end } = await createPdf({ size: [PAGE.width, PAGE.height], title });
  const width = (PAGE.width - 2 * PAGE.margin - NAME_WIDTH) / Math.max(1, head.length - 1);
  const drawRow = (row: readonly CsvCell[], y: number, font: 'bold' | 'regular') => {
    for (const [index, cell] of row.entries()) {
      const x = index === 0 ? PAGE.margin : PAGE.margin + NAME_WIDTH + (index - 1) * width;
      // An unreadable row has one sentence instead of its weeks.
      const isLast = index > 0 && index === row.length - 1;
      const wide = index === 0 ? NAME_WIDTH - 4 : isLast ? PAGE.width - PAGE.margin - x : width - 4;
      line(
        removeLettersMissingInPdfFont(`${cell ?? ''}`),
        x,
        y,
        wide,
        10,
        index === 0 ? 'bold' : font,
        PDF_INK_COLOR,
      );
    }
    document
      .lineWidth(0.5)
      .moveTo(PAGE.margin, y + 4.5)
      .lineTo(PAGE.width - PAGE.margin, y + 4.5)
      .stroke(PDF_SOFT_INK_COLOR);
  };
  for (let first = 0; first === 0 || first < students.length; first += ROWS_A_PAGE) {
    if (first > 0) document.addPage();
    line(
      removeLettersMissingInPdfFont(title),
      PAGE.margin,
      PAGE.margin + 14,
      PAGE.width - 2 * PAGE.margin,
      14,
      'bold',
      PDF_INK_COLOR,
    );
    drawRow(head, TOP, 'bold');
    for (const [index, row] of students.slice(first, first + ROWS_A_PAGE).entries())
      drawRow(row, TOP + (index + 1) * ROW_HEIGHT, 'regular');
  }
  return end();
}

/** The name and the weeks; the other columns don't fit on the PDF's page. */
function onPaper(row: CsvRow, index: number): CsvCell[] {
  const [name = '', ...others] = row;
  if (others.length > 0 && others.slice(1).every((cell) => cell === ''))
    return [name, others[0] ?? ''];
  const weeks = others.slice(
    WHO_COLUMNS.length - 1,
    others.length - GRADEBOOK_COLUMNS_AFTER_WEEKS.length,
  );
  return [name, ...(index === 0 ? weeks.map((text) => shortenWeekHead(`${text}`)) : weeks)];
}

/**
 * Left out of the record of changes: supports have a separate file, a look or tryout changed
 * nothing.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...auditActionsOfKind('views'),
  ...(['student.supports', 'league.tryout', 'league.end-tryout'] satisfies AuditAction[]),
]);

/**
 * Changes to the class, its students, and their graphs since it was opened, oldest first. The
 * caller has checked whose class it is.
 */
async function* classRecordRows(league: League): AsyncGenerator<CsvRow> {
  yield Object.values(CHANGE_RECORD_COLUMN_TITLES);
  const { store, timeZone } = getServices();
  const { id: leagueId, season, createdAt } = league;
  const students = await store.query(studentProfiles, studentsOfLeagueQuery(league));
  const graphs = await store.query(studentGraphs, { where: equalConditions({ leagueId, season }) });
  const targets = [
    leagueId,
    ...students.map(({ studentId }) => studentId),
    ...graphs.map(({ id }) => id),
  ];
  const found = await queryWithAnyValue(store, auditLog, 'target', targets);
  const records = found
    .filter(
      ({ action, outcome, at }) =>
        outcome === 'done' && !LEFT_OUT.has(action) && compareTimestamps(at, createdAt) >= 0,
    )
    .sort((a, b) => compareTimestamps(a.at, b.at));
  const nameOf = createDisplayNameFormatter(students);
  const known = new Map(students.map((profile) => [profile.studentId, nameOf(profile)]));
  const names = await listActorAndTargetNames(records, season, known);
  const repeats = await store.getMany(
    auditRepeats,
    records.map(({ id }) => id),
  );
  for (const [index, { at, action, target, outcome, values }] of records.entries()) {
    const name = names[index];
    const entry = {
      action,
      target: name?.target ?? target,
      place: null,
      outcome,
      students: repeats[index]?.count ?? null,
      detail: values ? auditDetail(action, values) : null,
    };
    yield cellsInTitleOrder(CHANGE_RECORD_COLUMN_TITLES, {
      time: formatSpreadsheetTime(dateFromTimestamp(at), timeZone),
      who: capitalizeArticle(name?.actor ?? ''),
      what: auditSentenceAfterNameText(entry),
    });
  }
}
