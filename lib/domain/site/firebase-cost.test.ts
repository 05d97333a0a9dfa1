import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  dollars,
  FREE_A_DAY,
  grouped,
  monthlyCost,
  PRICES,
  SIZES,
  START_READS,
  STUDENT_WEEK,
  STUDENT_WEEK_BYTES,
  TEACHER_SHARE,
} from './firebase-cost';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
/** Running text breaks its lines anywhere. */
const guide = read('docs', 'firebase.md').replace(/\s+/g, ' ');

test('a class, worked out by hand', () => {
  const { reads, writes, forReads, forWrites, forStorage, forDownloads, total } = monthlyCost(30);
  // 30 students, 52 weeks in 12 months: 130 student-weeks.
  expect([reads, writes]).toEqual([130 * 400 + 22 * 8_000, 130 * 85]);
  expect(forReads).toBeCloseTo(2.28 * 0.06, 10);
  expect(forWrites).toBeCloseTo(0.1105 * 0.18, 10);
  expect(forStorage).toBeCloseTo((54_000_000 / 1_073_741_824) * 0.18 + 0.108 * 0.026, 10);
  expect(forDownloads).toBeCloseTo(0.325 * 0.12, 10);
  expect(total).toBe(0.21);
});

test('the counted week is the one that the bench holds to its budget', () => {
  expect(JSON.parse(read('scripts', 'bench', 'budgets.json')).studentWeek).toEqual(STUDENT_WEEK);
});

test('docs/firebase.md says the same numbers', () => {
  for (const { name, students } of SIZES) {
    const { reads, writes, forReads, forWrites, forStorage, forDownloads, total } =
      monthlyCost(students);
    const cells = [
      `${name} of ${grouped(students)}`,
      grouped(reads),
      grouped(writes),
      ...[forReads, forWrites, forStorage, forDownloads].map(dollars),
      `**${dollars(total)}**`,
    ];
    expect(guide).toContain(`| ${cells.join(' | ')} |`);
  }
  for (const text of [
    `${STUDENT_WEEK.reads} reads and ${STUDENT_WEEK.writes} writes`,
    `${TEACHER_SHARE.reads} reads and ${TEACHER_SHARE.writes} writes`,
    `${grouped(START_READS)} documents`,
    `${grouped(FREE_A_DAY.reads)} reads and ${grouped(FREE_A_DAY.writes)} writes`,
    `${STUDENT_WEEK_BYTES.documents / 1000} kB of documents`,
    `${STUDENT_WEEK_BYTES.pictures / 1000} kB of pictures`,
    `${STUDENT_WEEK_BYTES.downloads / 1e6} MB`,
    PRICES.date,
    PRICES.source,
    `$${PRICES.reads100k} for 100,000 reads, $${PRICES.writes100k} for 100,000 writes`,
    `$${PRICES.documentsGiB} for a GiB of documents`,
    `$${PRICES.picturesGB} for a GB of pictures`,
    `$${PRICES.downloadsGB} for a GB`,
  ])
    expect(guide).toContain(text);
});
