import { FirebaseCostTable } from '@/components/open/firebase-cost-table';
import { ProsePage, ProseSections, type ScoreboardFact } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import {
  DOCUMENT_USE_PER_STUDENT_WEEK,
  EXAMPLE_STUDENT_COUNTS,
  FIRESTORE_PRICES,
  formatDollars,
  monthlyCostBreakdown,
} from '@/lib/domain/site/firebase-cost';
import {
  costSourceText,
  firebaseCostIntroText,
  PRICING,
  pricingLeadText,
  schoolMonthlyCostSuffix,
} from '@/words/pricing';

export const generateMetadata = () => ({ title: PRICING.title });

const [, SCHOOL] = EXAMPLE_STUDENT_COUNTS;

const BOARD: readonly ScoreboardFact[] = [
  { value: '0', label: PRICING.price },
  { value: '1', label: PRICING.computer },
  {
    value: formatDollars(monthlyCostBreakdown(SCHOOL.students).total),
    label: schoolMonthlyCostSuffix(SCHOOL.students),
  },
];

export default function PricingPage() {
  return (
    <ProsePage title={PRICING.title} lead={pricingLeadText(PRODUCT_NAME)} board={BOARD}>
      <ProseSections sections={PRICING.hosts} />
      <h2>{PRICING.firebase}</h2>
      <p>{firebaseCostIntroText(DOCUMENT_USE_PER_STUDENT_WEEK)}</p>
      <FirebaseCostTable />
      <p>{costSourceText(FIRESTORE_PRICES)}</p>
      <ProseSections sections={PRICING.never} />
    </ProsePage>
  );
}
