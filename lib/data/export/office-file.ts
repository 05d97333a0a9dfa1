import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { exportGradeTable } from '@/lib/data/export/gradebook-files';
import { exportGradebook } from '@/lib/data/export/tables';
import { openPdf, PDF_INK_COLOR, PDF_SOFT_INK_COLOR, toPrintableText } from '@/lib/data/pdf';
import { formatCalendarDay, toCalendarDay } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/platform/services';
import { OFFICE_README, officeTitle, shortWeekHead } from '@/words/export';
import { MORE_COLUMNS, WHO_COLUMNS } from '@/words/gradebook';
import { type CsvCell, type CsvRow, csvStream } from './streams';

/**
 * A ZIP for the school office at the end of the year: the grades as PDF and as CSV, and a
 * text that explains them. It opens without this app.
 */
export async function exportOfficeFile(viewer: Viewer, leagueId: string): Promise<Uint8Array> {
  const { viewer: teacher, league, teacherName } = await requireOwnLeague(viewer, leagueId);
  const { store, now, timeZone } = getServices();
  await store.batch((writes) =>
    writeAudit(writes, { actorId: teacher.accountId, action: 'league.export', target: leagueId }),
  );
  const grades = await listOf(await exportGradeTable(viewer, leagueId, 'percent'));
  const weeks = await exportGradebook(viewer, leagueId);
  const today = formatCalendarDay(toCalendarDay(now(), timeZone));
  // Loaded with the first file: no other request needs it.
  const { strToU8, zipSync } = await import('fflate');
  return zipSync(
    {
      'grades.pdf': await drawGrades(grades, officeTitle(league.name, teacherName, today)),
      'grades.csv': await csvOf(each(grades)),
      'weeks.csv': await csvOf(weeks),
      'read-me.txt': strToU8(OFFICE_README),
    },
    { mtime: now() },
  );
}

async function listOf(rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> {
  const all: CsvRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

async function* each(rows: readonly CsvRow[]) {
  yield* rows;
}

const csvOf = async (rows: AsyncIterable<CsvRow>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(csvStream(rows)).arrayBuffer());

/** Letter, landscape: eighteen weeks fit beside the names. */
const PAGE = { width: 792, height: 612, margin: 36 };
const NAMES = 150;
const ROW = 17;
const TOP = PAGE.margin + 44;
const ROWS_A_PAGE = Math.floor((PAGE.height - PAGE.margin - TOP) / ROW) - 1;

/** A row for each student: the name, each week, and all weeks together. */
async function drawGrades(rows: readonly CsvRow[], title: string): Promise<Uint8Array> {
  const [head = [], ...students] = rows.map(onPaper);
  const { document, line, end } = await openPdf({ size: [PAGE.width, PAGE.height], title });
  const width = (PAGE.width - 2 * PAGE.margin - NAMES) / Math.max(1, head.length - 1);
  const drawRow = (row: readonly CsvCell[], y: number, font: 'bold' | 'regular') => {
    for (const [index, cell] of row.entries()) {
      const x = index === 0 ? PAGE.margin : PAGE.margin + NAMES + (index - 1) * width;
      // A row that can't be read has one sentence in the place of its weeks.
      const isLast = index > 0 && index === row.length - 1;
      const wide = index === 0 ? NAMES - 4 : isLast ? PAGE.width - PAGE.margin - x : width - 4;
      line(
        toPrintableText(`${cell ?? ''}`),
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
      toPrintableText(title),
      PAGE.margin,
      PAGE.margin + 14,
      PAGE.width - 2 * PAGE.margin,
      14,
      'bold',
      PDF_INK_COLOR,
    );
    drawRow(head, TOP, 'bold');
    for (const [index, row] of students.slice(first, first + ROWS_A_PAGE).entries())
      drawRow(row, TOP + (index + 1) * ROW, 'regular');
  }
  return end();
}

/**
 * The table's columns that fit on paper: the name without user name and reference, and the weeks.
 */
function onPaper(row: CsvRow, index: number): CsvCell[] {
  const [name = '', ...others] = row;
  if (others.length > 0 && others.slice(1).every((cell) => cell === ''))
    return [name, others[0] ?? ''];
  const weeks = others.slice(WHO_COLUMNS.length - 1, others.length - MORE_COLUMNS.length);
  return [name, ...(index === 0 ? weeks.map((text) => shortWeekHead(`${text}`)) : weeks)];
}
