import { render, screen } from '@testing-library/react';
import {
  EXAMPLE_STUDENT_COUNTS,
  formatDollars,
  formatWithThousandsSeparator,
  monthlyCostBreakdown,
} from '@/lib/domain/site/firebase-cost';
import { FirebaseCostTable } from './firebase-cost-table';

test('shows what a class, a school and a district were worked out to cost', () => {
  render(<FirebaseCostTable />);
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual(
    EXAMPLE_STUDENT_COUNTS.map(({ name, students }) => {
      const { reads, writes, total } = monthlyCostBreakdown(students);
      return [
        name,
        formatWithThousandsSeparator(students),
        formatWithThousandsSeparator(reads),
        formatWithThousandsSeparator(writes),
        formatDollars(total),
      ];
    }),
  );
});
