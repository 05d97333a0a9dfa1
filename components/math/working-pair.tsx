import { Icon } from '@/components/ui/icon';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { MixedNumberText } from './mixed-number-text';

type Row = {
  label: string;
  task: { count: number; rate: MixedNumber } | null;
  wrong: MixedNumber | null;
  right: MixedNumber | null;
  decimal?: string;
};

type WorkingPairProps = {
  rows: readonly Row[];
  sum: { wrong: MixedNumber; right: MixedNumber } | null;
  /** What the two are called; without it A and B, so that a class can find out itself. */
  isTold?: boolean;
};

const CELL = 'px-1 sm:px-2 py-1 text-right align-middle whitespace-nowrap';

/** A wrong working and the right one of the same numbers, line beside line. */
export function WorkingPair({ rows, sum, isTold = true }: WorkingPairProps) {
  const [wrong, right] = isTold ? (['bg-again-soft', 'bg-correct-soft'] as const) : (['bg-sunk', 'bg-sunk'] as const);
  return (
    <table className="w-full border-separate border-spacing-x-1 border-spacing-y-0 text-left">
      <caption className="sr-only">Two workings with the same numbers</caption>
      <thead>
        <tr>
          <td />
          <th
            scope="col"
            className={`rounded-t-md border-t-4 ${CELL} ${wrong} ${isTold ? 'border-again text-again' : 'border-line-strong'}`}
          >
            {isTold ? (
              <>
                <Icon name="x" className="inline-block size-[1em] max-sm:hidden" /> wrong
              </>
            ) : (
              'A'
            )}
          </th>
          <th
            scope="col"
            className={`rounded-t-md border-t-4 ${CELL} ${right} ${isTold ? 'border-correct text-correct' : 'border-line-strong'}`}
          >
            {isTold ? (
              <>
                <Icon name="check" className="inline-block size-[1em] max-sm:hidden" /> right
              </>
            ) : (
              'B'
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice, and the list never changes.
          <tr key={place}>
            <th scope="row" className="wrap-anywhere py-1 pr-1 font-normal leading-tight">
              {row.label}
              {row.task ? (
                <span className="inline-block whitespace-nowrap pl-1 text-content-soft">
                  {String(row.task.count).replace('-', '\u2212')} × <MixedNumberText value={row.task.rate} />
                </span>
              ) : null}
            </th>
            <td className={`${CELL} ${wrong} ${sum ? '' : 'rounded-b-md'}`}>{row.decimal ?? <Value value={row.wrong} />}</td>
            <td className={`${CELL} ${right} ${sum ? '' : 'rounded-b-md'}`}>
              <Value value={row.right} />
            </td>
          </tr>
        ))}
        {sum ? (
          <tr className="font-bold">
            <th scope="row" className="wrap-anywhere py-1 pr-1">
              All together
            </th>
            <td className={`rounded-b-md border-content border-t-2 ${CELL} ${wrong}`}>
              <MixedNumberText value={sum.wrong} />
            </td>
            <td className={`rounded-b-md border-content border-t-2 ${CELL} ${right}`}>
              <MixedNumberText value={sum.right} />
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** A gap is a box with nothing in it. */
function Value({ value }: { value: MixedNumber | null }) {
  if (value) return <MixedNumberText value={value} />;
  return (
    <span className="inline-block min-w-8 rounded-sm border-2 border-line-strong border-dashed text-center">
      <span className="sr-only">nothing</span>
      <span aria-hidden="true">?</span>
    </span>
  );
}
