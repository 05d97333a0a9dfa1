import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { MATH } from '@/words/math';
import { MixedNumberText } from './mixed-number-text';
import { MultiplicationText } from './wrong-and-right-working';

type WorkingLine = {
  label: string;
  count: number | null;
  rate: MixedNumber | null;
  points: MixedNumber;
};

/** One line per part, with count, rate, and points, and the total below. */
export function WorkingLines({
  lines,
  answer,
}: {
  lines: readonly WorkingLine[];
  answer: MixedNumber;
}) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{MATH.rightWorking}</caption>
      <tbody>
        {lines.map(({ label, count, rate, points }) => (
          <tr key={label} className="align-baseline">
            <th scope="row" className="py-0.5 pr-3 font-normal">
              {label}
            </th>
            <td className="whitespace-nowrap py-0.5 pr-3 text-right text-content-soft tabular-nums">
              {count !== null && rate ? <MultiplicationText count={count} rate={rate} /> : null}
            </td>
            <td className="whitespace-nowrap py-0.5 text-right">
              <MixedNumberText value={points} />
            </td>
          </tr>
        ))}
        <tr className="border-content border-t-2 align-baseline">
          <th scope="row" className="pt-1 pr-3">
            {MATH.allTogether}
          </th>
          <td />
          <td className="whitespace-nowrap pt-1 text-right">
            <MixedNumberText value={answer} size="md" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
