import { LAST_WEEK } from '@/lib/domain/football/schedule';

/**
 * What Firebase costs, by counted reads and writes. The cost page, `docs/firebase.md`, and their
 * tests use these numbers.
 */

/** Documents of one student's week: the budget that `npm run bench` holds the counted week to. */
export const STUDENT_WEEK = { reads: 240, writes: 80 } as const;

/**
 * What the student's teacher adds: 40 page views at two documents per student, the brief (14) and
 * the mistakes (12) once, and the live grid, which hears of each of a student's changes once;
 * rounded up.
 */
export const TEACHER_SHARE = { reads: 160, writes: 5 } as const;

/**
 * One student's week once more in bytes: about 40 documents with their indexes; a picture and its
 * small copy; what goes out to the server.
 */
export const STUDENT_WEEK_BYTES = {
  documents: 100_000,
  pictures: 200_000,
  downloads: 2_500_000,
} as const;

/**
 * Documents that a server reads when it starts, and how often that is in a month: once a working
 * day.
 */
export const START_READS = 8_000;
const STARTS_A_MONTH = 22;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** List prices of a multi-region in the USA, in US dollars; single regions cost less. */
export const PRICES = {
  /**
   * Of what years the copies of the price pages are that they were read from; they may have changed
   * since.
   */
  date: '2018 to 2020',
  source: 'cloud.google.com/firestore/pricing and firebase.google.com/pricing',
  reads100k: 0.06,
  writes100k: 0.18,
  /** A GiB of documents, and a GB of pictures, for a month. */
  documentsGiB: 0.18,
  picturesGB: 0.026,
  downloadsGB: 0.12,
} as const;

/**
 * Each day free of charge, for documents. The costs below leave it out: how work falls on the days
 * is not known.
 */
export const FREE_A_DAY = { reads: 50_000, writes: 20_000 } as const;

export const SIZES = [
  { name: 'A class', students: 30 },
  { name: 'A school', students: 600 },
  { name: 'A district', students: 12_000 },
] as const;

/**
 * A month in which everyone plays every week, at a season's end, when most is stored. `total` is
 * rounded up to a cent.
 */
export function monthlyCost(students: number) {
  const studentWeeks = (students * WEEKS_A_YEAR) / MONTHS_A_YEAR;
  const reads =
    Math.ceil(studentWeeks * (STUDENT_WEEK.reads + TEACHER_SHARE.reads)) +
    START_READS * STARTS_A_MONTH;
  const writes = Math.ceil(studentWeeks * (STUDENT_WEEK.writes + TEACHER_SHARE.writes));
  const stored = (bytes: number) => students * LAST_WEEK * bytes;
  const forReads = (reads / 100_000) * PRICES.reads100k;
  const forWrites = (writes / 100_000) * PRICES.writes100k;
  const forStorage =
    (stored(STUDENT_WEEK_BYTES.documents) / 2 ** 30) * PRICES.documentsGiB +
    (stored(STUDENT_WEEK_BYTES.pictures) / 1e9) * PRICES.picturesGB;
  const forDownloads = ((studentWeeks * STUDENT_WEEK_BYTES.downloads) / 1e9) * PRICES.downloadsGB;
  const total = Math.ceil((forReads + forWrites + forStorage + forDownloads) * 100) / 100;
  return { reads, writes, forReads, forWrites, forStorage, forDownloads, total };
}

/** `$1.20`. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/** `1,234,567`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
