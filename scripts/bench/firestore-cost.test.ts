import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  BYTE_USE_PER_STUDENT_WEEK,
  FIRESTORE_PRICES,
  READS_PER_SERVER_START,
  TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK,
} from '@/lib/domain/site/firebase-cost';

/** The student's own documents, as `npm run bench -- --week` counts them. */
const COUNTED_STUDENT_WEEK_DOCUMENTS = { reads: 258, writes: 67 };

/**
 * A season is played in four months and kept until the end of August: on average half of it is
 * stored for those 4 months, and all of it for 8 more.
 */
const MONTHS_PLAYED = 4;
const MONTHS_KEPT = 8;
/** Each server starts once a day while the season is played. */
const DAYS_A_MONTH = 30;

/** What a season on Firebase costs: each amount in the unit of its price, and in dollars. */
function firestoreSeasonCost({ students, servers }: { students: number; servers: number }) {
  const { documents, pictures, downloads } = BYTE_USE_PER_STUDENT_WEEK;
  const teacher = TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK;
  const price = FIRESTORE_PRICES;
  const studentWeeks = students * FINAL_WEEK;
  const months = MONTHS_PLAYED / 2 + MONTHS_KEPT;
  const amounts = {
    reads:
      studentWeeks * (COUNTED_STUDENT_WEEK_DOCUMENTS.reads + teacher.reads) +
      servers * READS_PER_SERVER_START * DAYS_A_MONTH * MONTHS_PLAYED,
    writes: studentWeeks * (COUNTED_STUDENT_WEEK_DOCUMENTS.writes + teacher.writes),
    documents: ((studentWeeks * documents) / 2 ** 30) * months,
    pictures: ((studentWeeks * pictures) / 1e9) * months,
    downloads: (studentWeeks * downloads) / 1e9,
  };
  const dollars = {
    reads: (amounts.reads / 100_000) * price.reads100k,
    writes: (amounts.writes / 100_000) * price.writes100k,
    documents: amounts.documents * price.documentsGiB,
    pictures: amounts.pictures * price.picturesGB,
    downloads: amounts.downloads * price.downloadsGB,
  };
  const total = Object.values(dollars).reduce((sum, each) => sum + each, 0);
  return { amounts, dollars, total };
}

const page = (name: string) => readFileSync(join(process.cwd(), 'docs', name), 'utf8');

it('adds up a season by hand: a hundred students and one server', () => {
  const { amounts, dollars, total } = firestoreSeasonCost({ students: 100, servers: 1 });
  // 1,800 student weeks at 258 + 160 reads and 67 + 5 writes; 120 starts at 8,000 reads.
  expect(amounts.reads).toBe(1_800 * 418 + 960_000);
  expect(amounts.writes).toBe(1_800 * 72);
  // 0.18 GB and 0.36 GB for ten months, and 4.5 GB that leave.
  expect(amounts.documents).toBeCloseTo((0.18e9 / 2 ** 30) * 10, 9);
  expect(amounts.pictures).toBeCloseTo(3.6, 9);
  expect(amounts.downloads).toBeCloseTo(4.5, 9);
  expect(dollars.reads).toBeCloseTo(17.124 * 0.06, 6);
  expect(dollars.writes).toBeCloseTo(1.296 * 0.18, 6);
  expect(total).toBeCloseTo(1.02744 + 0.23328 + 1.6763806 * 0.18 + 0.0936 + 0.54, 4);
});

it('takes a student’s week as the bench has counted it, within a twentieth', () => {
  const row = /\| one student, one week \| +\**(\d+)\** \| +\d+ \| +\**(\d+)\** \|/.exec(
    page('bench.md'),
  );
  const [reads = 0, writes = 0] = row?.slice(1).map(Number) ?? [];
  expect(Math.abs(COUNTED_STUDENT_WEEK_DOCUMENTS.reads / reads - 1)).toBeLessThanOrEqual(0.05);
  expect(Math.abs(COUNTED_STUDENT_WEEK_DOCUMENTS.writes / writes - 1)).toBeLessThanOrEqual(0.05);
});

const inDollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

it('is the table of docs/firebase.md', () => {
  const text = page('firebase.md');
  for (const { students, servers } of [
    { students: 600, servers: 1 },
    { students: 20_000, servers: 4 },
    { students: 100_000, servers: 20 },
  ]) {
    const { amounts, dollars, total } = firestoreSeasonCost({ students, servers });
    const cells = [amounts.reads, amounts.writes].map((amount) =>
      Math.round(amount).toLocaleString('en-US'),
    );
    const { reads, writes, documents, pictures, downloads } = dollars;
    const prices = [reads, writes, documents, pictures, downloads].map(inDollars);
    expect(text).toContain(
      `| ${students.toLocaleString('en-US')} | ${servers} | ${[...cells, ...prices].join(' | ')} | **${inDollars(total)}** |`,
    );
  }
});
