import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  BYTES_PER_STUDENT_WEEK,
  FIRESTORE_PRICES,
  READS_PER_SERVER_START,
  TEACHER_DOCUMENTS_PER_STUDENT_WEEK,
} from '@/lib/domain/site/firebase-cost';

/** The student's own documents, as `npm run bench -- --week` counts them. */
export const COUNTED_STUDENT_WEEK_DOCUMENTS = { reads: 258, writes: 67 };

/**
 * A season is played in four months and kept until the end of August: on average half of it is
 * stored for those 4 months, and all of it for 8 more.
 */
const MONTHS_PLAYED = 4;
const MONTHS_KEPT = 8;
/** Each server starts once a day while the season is played. */
const DAYS_A_MONTH = 30;

/** What a season on Firebase costs: each amount in the unit of its price, and in dollars. */
export function firestoreSeasonCost({ students, servers }: { students: number; servers: number }) {
  const { documents, pictures, downloads } = BYTES_PER_STUDENT_WEEK;
  const teacher = TEACHER_DOCUMENTS_PER_STUDENT_WEEK;
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
