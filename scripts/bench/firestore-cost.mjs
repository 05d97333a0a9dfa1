// What a season on Firebase costs, from counted documents. Pure: numbers in, numbers out;
// docs/firebase.md shows the same sums.

/**
 * US dollars in a multi-region of the USA; docs/firebase.md says where and of when these prices
 * are.
 */
export const PRICES = {
  /** For 100,000 documents. */
  reads: 0.06,
  writes: 0.18,
  /** For a GiB of documents, and a GB of pictures, for a month. */
  documents: 0.18,
  pictures: 0.026,
  /** For a GB that leaves Google. */
  downloads: 0.12,
};

/**
 * A student's week: the student's own documents as `npm run bench -- --week` counts them, and what
 * the teacher's views of it add.
 */
export const COUNTED_WEEK = {
  own: { reads: 258, writes: 67 },
  teacher: { reads: 160, writes: 5 },
  /**
   * kB of documents with their indexes, and of pictures, which stay; and what goes from Google to
   * the server.
   */
  documentsKb: 100,
  picturesKb: 200,
  downloadsKb: 2_500,
};

/**
 * A season is as long as the NFL's, and is kept until the end of August: half of it lies there for
 * those 4 months on average, all of it for 8 more.
 */
export const SEASON = { weeks: 18, monthsPlayed: 4, monthsKept: 8 };
/**
 * A server reads a season's games when it starts: here once a day in the months that are played.
 */
const START = { reads: 8_000, days: 30 };

const KB = 1_000;
const GB = 1_000 ** 3;
const GIB = 1_024 ** 3;

/** Each sum by name, in the unit of its price, and dollars. */
export function seasonOnFirestore({ students, servers }) {
  const { weeks, monthsPlayed, monthsKept } = SEASON;
  const { own, teacher, documentsKb, picturesKb, downloadsKb } = COUNTED_WEEK;
  const studentWeeks = students * weeks;
  const months = monthsPlayed / 2 + monthsKept;
  const amounts = {
    reads:
      studentWeeks * (own.reads + teacher.reads) +
      servers * START.reads * START.days * monthsPlayed,
    writes: studentWeeks * (own.writes + teacher.writes),
    documents: ((studentWeeks * documentsKb * KB) / GIB) * months,
    pictures: ((studentWeeks * picturesKb * KB) / GB) * months,
    downloads: (studentWeeks * downloadsKb * KB) / GB,
  };
  const perPrice = { reads: 100_000, writes: 100_000, documents: 1, pictures: 1, downloads: 1 };
  const dollars = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [
      name,
      (amount / perPrice[name]) * PRICES[name],
    ]),
  );
  const total = Object.values(dollars).reduce((sum, each) => sum + each, 0);
  return { students, servers, amounts, dollars, total };
}
