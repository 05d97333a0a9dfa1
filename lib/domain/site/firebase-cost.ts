import { FINAL_WEEK } from '@/lib/domain/football/schedule';

/**
 * Firebase costs from counted reads and writes. The cost page, `docs/firebase.md`, and their tests
 * use these numbers.
 */

export const DOCUMENT_USE_PER_STUDENT_WEEK = { reads: 260, writes: 80 } as const;

/**
 * A student's share of the teacher's reads: 40 page views at two documents per student, the brief
 * (14) and the mistakes (12) once, and one read by the live grid for each change; rounded up.
 */
export const TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK = { reads: 160, writes: 5 } as const;

/** About 40 documents with indexes, a picture with its thumbnail, and outgoing traffic. */
export const BYTE_USE_PER_STUDENT_WEEK = {
  documents: 100_000,
  pictures: 200_000,
  downloads: 2_500_000,
} as const;

/** Documents that a server reads at startup. It starts about once a working day. */
export const READS_PER_SERVER_START = 8_000;
const STARTS_A_MONTH = 22;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** List prices of a US multi-region in US dollars; single regions cost less. */
export const FIRESTORE_PRICES = {
  /** The years of the price pages we read; prices may have changed since. */
  date: '2018 to 2020',
  source: 'cloud.google.com/firestore/pricing and firebase.google.com/pricing',
  reads100k: 0.06,
  writes100k: 0.18,
  /** For a month, per GiB of documents and per GB of pictures. */
  documentsGiB: 0.18,
  picturesGB: 0.026,
  downloadsGB: 0.12,
} as const;

export const EXAMPLE_STUDENT_COUNTS = [
  { name: 'A class', students: 30 },
  { name: 'A school', students: 600 },
  { name: 'A district', students: 12_000 },
] as const;

/**
 * A month at the end of a season in which everyone plays every week, so most is stored. `total` is
 * rounded up to a cent. The free documents of each day are ignored, because it isn't known how work
 * spreads over days.
 */
export function monthlyCostBreakdown(students: number) {
  const studentWeeks = (students * WEEKS_A_YEAR) / MONTHS_A_YEAR;
  const reads =
    Math.ceil(
      studentWeeks *
        (DOCUMENT_USE_PER_STUDENT_WEEK.reads + TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK.reads),
    ) +
    READS_PER_SERVER_START * STARTS_A_MONTH;
  const writes = Math.ceil(
    studentWeeks *
      (DOCUMENT_USE_PER_STUDENT_WEEK.writes + TEACHER_DOCUMENT_USE_PER_STUDENT_WEEK.writes),
  );
  const stored = (bytes: number) => students * FINAL_WEEK * bytes;
  const forReads = (reads / 100_000) * FIRESTORE_PRICES.reads100k;
  const forWrites = (writes / 100_000) * FIRESTORE_PRICES.writes100k;
  const forStorage =
    (stored(BYTE_USE_PER_STUDENT_WEEK.documents) / 2 ** 30) * FIRESTORE_PRICES.documentsGiB +
    (stored(BYTE_USE_PER_STUDENT_WEEK.pictures) / 1e9) * FIRESTORE_PRICES.picturesGB;
  const forDownloads =
    ((studentWeeks * BYTE_USE_PER_STUDENT_WEEK.downloads) / 1e9) * FIRESTORE_PRICES.downloadsGB;
  const total = Math.ceil((forReads + forWrites + forStorage + forDownloads) * 100) / 100;
  return { reads, writes, forReads, forWrites, forStorage, forDownloads, total };
}

export function formatDollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

export function formatWithThousandsSeparator(count: number): string {
  return count.toLocaleString('en-US');
}
