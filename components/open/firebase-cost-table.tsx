import { ScrollTable } from '@/components/ui/scroll-table';
import {
  EXAMPLE_STUDENT_COUNTS,
  formatDollars,
  formatWithThousandsSeparator,
  monthlyCostBreakdown,
} from '@/lib/domain/site/firebase-cost';
import { FIREBASE_COST } from '@/words/pricing';

const COLUMNS = [
  FIREBASE_COST.who,
  { label: FIREBASE_COST.students, numeric: true },
  { label: FIREBASE_COST.read, numeric: true },
  { label: FIREBASE_COST.written, numeric: true },
  { label: FIREBASE_COST.month, numeric: true },
];

export function FirebaseCostTable() {
  return (
    <ScrollTable caption={FIREBASE_COST.caption} hideCaption columns={COLUMNS}>
      {EXAMPLE_STUDENT_COUNTS.map(({ name, students }) => {
        const { reads, writes, total } = monthlyCostBreakdown(students);
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="text-right tabular-nums">{formatWithThousandsSeparator(students)}</td>
            <td className="text-right tabular-nums">{formatWithThousandsSeparator(reads)}</td>
            <td className="text-right tabular-nums">{formatWithThousandsSeparator(writes)}</td>
            <td className="text-right font-bold tabular-nums">{formatDollars(total)}</td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}
