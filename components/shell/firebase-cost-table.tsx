import { ScrollTable } from '@/components/ui/scroll-table';
import { dollars, grouped, monthlyCost, SIZES } from '@/lib/domain/site/firebase-cost';

const COLUMNS = [
  'Who',
  { label: 'Students', numeric: true },
  { label: 'Records read', numeric: true },
  { label: 'Records written', numeric: true },
  { label: 'A month', numeric: true },
];

export function FirebaseCostTable() {
  return (
    <ScrollTable caption="A month on Firebase" hideCaption columns={COLUMNS}>
      {SIZES.map(({ name, students }) => {
        const { reads, writes, total } = monthlyCost(students);
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="text-right tabular-nums">{grouped(students)}</td>
            <td className="text-right tabular-nums">{grouped(reads)}</td>
            <td className="text-right tabular-nums">{grouped(writes)}</td>
            <td className="text-right font-bold tabular-nums">{dollars(total)}</td>
          </tr>
        );
      })}
    </ScrollTable>
  );
}
