import { FirebaseCostTable } from '@/components/shell/firebase-cost-table';
import { type BoardLine, ProsePage } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import {
  DOCUMENTS_PER_STUDENT_WEEK,
  EXAMPLE_SIZES,
  FIRESTORE_PRICES,
  formatDollars,
  monthlyCost,
} from '@/lib/domain/site/firebase-cost';

export const metadata = { title: 'What it costs' };

const [, SCHOOL] = EXAMPLE_SIZES;

const BOARD: readonly BoardLine[] = [
  { value: '0', label: 'price, plans, or things to buy' },
  { value: '1', label: 'computer is enough for a school' },
  {
    value: formatDollars(monthlyCost(SCHOOL.students).total),
    label: `a month for a school of ${SCHOOL.students}, if it uses Firebase`,
  },
];

export default function PricingPage() {
  return (
    <ProsePage
      title="What it costs"
      lead={`${PRODUCT_NAME} is free. There are no plans and nothing to buy.`}
      board={BOARD}
    >
      <h2>On your own computer</h2>
      <p>
        Just the computer and its power. One ordinary machine with two processor cores and 4 GB of
        memory is enough for a school. Everything is kept in one folder on its disk.
      </p>
      <h2>On a rented server</h2>
      <p>
        You pay the company that rents out the machine. A small one is enough. No other service is
        needed: the season’s statistics are part of the app, and email for forgotten passwords is up
        to you.
      </p>
      <h2>On Google Firebase</h2>
      <p>
        {`Many schools together can keep their data in Firebase. Google counts each record that is read or written, and the app is built to read very little: a student’s whole week needs at most ${DOCUMENTS_PER_STUDENT_WEEK.reads} reads and ${DOCUMENTS_PER_STUDENT_WEEK.writes} writes. With what the teacher looks at, with pictures and with storage, a month costs about:`}
      </p>
      <FirebaseCostTable />
      <p>
        {`Worked out with Google’s list prices as we last saw them, in copies of ${FIRESTORE_PRICES.date} (${FIRESTORE_PRICES.source}), in US dollars, before the free amount each day. The machine that runs the app costs extra.`}
      </p>
      <h2>Never</h2>
      <ul>
        <li>No ads for anyone.</li>
        <li>No prizes, odds, or real money in the game.</li>
        <li>We don’t sell or share what students do.</li>
      </ul>
    </ProsePage>
  );
}
