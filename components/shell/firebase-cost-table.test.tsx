import { render, screen } from '@testing-library/react';
import { dollars, grouped, monthlyCost, SIZES } from '@/lib/domain/site/firebase-cost';
import { FirebaseCostTable } from './firebase-cost-table';

test('shows what a class, a school and a district were worked out to cost', () => {
  render(<FirebaseCostTable />);
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual(
    SIZES.map(({ name, students }) => {
      const { reads, writes, total } = monthlyCost(students);
      return [name, grouped(students), grouped(reads), grouped(writes), dollars(total)];
    }),
  );
});
