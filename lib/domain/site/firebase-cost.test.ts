import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BYTE_USE_PER_STUDENT_WEEK,
  DOCUMENT_USE_PER_STUDENT_WEEK,
  EXAMPLE_STUDENT_COUNTS,
  FIRESTORE_PRICES,
  formatDollars,
  formatWithThousandsSeparator,
  monthlyCostBreakdown,
  READS_PER_SERVER_START,
  TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK,
} from './firebase-cost';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
/** Running text breaks its lines anywhere. */
const guide = read('docs', 'firebase.md').replace(/\s+/g, ' ');

test('a class, worked out by hand', () => {
  const { reads, writes, forReads, forWrites, forStorage, forDownloads, total } =
    monthlyCostBreakdown(30);
  // 30 students, 52 weeks in 12 months: 130 student-weeks.
  expect([reads, writes]).toEqual([130 * 420 + 22 * 8_000, 130 * 85]);
  expect(forReads).toBeCloseTo(2.306 * 0.06, 10);
  expect(forWrites).toBeCloseTo(0.1105 * 0.18, 10);
  expect(forStorage).toBeCloseTo((54_000_000 / 1_073_741_824) * 0.18 + 0.108 * 0.026, 10);
  expect(forDownloads).toBeCloseTo(0.325 * 0.12, 10);
  expect(total).toBe(0.21);
});

test('the counted week is the one that the bench holds to its budget', () => {
  expect(JSON.parse(read('scripts', 'bench', 'budgets.json')).studentWeek).toEqual(
    DOCUMENT_USE_PER_STUDENT_WEEK,
  );
});

test('docs/firebase.md says the same numbers', () => {
  for (const { name, students } of EXAMPLE_STUDENT_COUNTS) {
    const { reads, writes, forReads, forWrites, forStorage, forDownloads, total } =
      monthlyCostBreakdown(students);
    const cells = [
      `${name} of ${formatWithThousandsSeparator(students)}`,
      formatWithThousandsSeparator(reads),
      formatWithThousandsSeparator(writes),
      ...[forReads, forWrites, forStorage, forDownloads].map(formatDollars),
      `**${formatDollars(total)}**`,
    ];
    expect(guide).toContain(`| ${cells.join(' | ')} |`);
  }
  for (const text of [
    `${DOCUMENT_USE_PER_STUDENT_WEEK.reads} reads and ${DOCUMENT_USE_PER_STUDENT_WEEK.writes} writes`,
    `${TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK.reads} reads and ${TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK.writes} writes`,
    `${formatWithThousandsSeparator(READS_PER_SERVER_START)} documents`,
    `${BYTE_USE_PER_STUDENT_WEEK.documents / 1000} kB of documents`,
    `${BYTE_USE_PER_STUDENT_WEEK.pictures / 1000} kB of pictures`,
    `${BYTE_USE_PER_STUDENT_WEEK.downloads / 1e6} MB`,
    FIRESTORE_PRICES.date,
    FIRESTORE_PRICES.source,
    `$${FIRESTORE_PRICES.reads100k} for 100,000 reads, $${FIRESTORE_PRICES.writes100k} for 100,000 writes`,
    `$${FIRESTORE_PRICES.documentsGiB} for a GiB of documents`,
    `$${FIRESTORE_PRICES.picturesGB} for a GB of pictures`,
    `$${FIRESTORE_PRICES.downloadsGB} for a GB`,
  ])
    expect(guide).toContain(text);
});
