import { Icon } from '@/components/ui/icon';
import { type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { MATH } from '@/words/math';
import { MixedNumberText } from './mixed-number-text';

type Row = {
  label: string;
  task: { count: number; rate: MixedNumber } | null;
  wrong: MixedNumber | null;
  right: MixedNumber | null;
  decimal?: string;
};

type WrongAndRightWorkingProps = {
  rows: readonly Row[];
  sum: { wrong: MixedNumber; right: MixedNumber } | null;
};

const CELL = 'px-1 sm:px-2 py-1 text-right align-middle whitespace-nowrap';
const SIDES = [
  { name: 'wrong', icon: 'x', look: 'border-again bg-again-soft text-again' },
  { name: 'right', icon: 'check', look: 'border-correct bg-correct-soft text-correct' },
] as const;
const [WRONG, RIGHT] = [`${CELL} bg-again-soft`, `${CELL} bg-correct-soft`];

export function WrongAndRightWorking({ rows, sum }: WrongAndRightWorkingProps) {
  return (
    <table className="w-full border-separate border-spacing-x-1 border-spacing-y-0 text-left">
      <caption className="sr-only">{MATH.twoWorkings}</caption>
      <thead>
        <tr>
          <td />
          {SIDES.map(({ name, icon, look }) => (
            <th key={name} scope="col" className={`rounded-t-md border-t-4 ${CELL} ${look}`}>
              <Icon name={icon} className="inline-block size-[1em] max-sm:hidden" />
              <span>{` ${name}`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice.
          <tr key={index}>
            <th scope="row" className="wrap-anywhere py-1 pr-1 font-normal leading-tight">
              <span>{row.label}</span>
              {row.task ? (
                <span className="inline-block whitespace-nowrap pl-1 text-content-soft">
                  <MultiplicationText {...row.task} />
                </span>
              ) : null}
            </th>
            <td className={`${WRONG} ${sum ? '' : 'rounded-b-md'}`}>
              <Value value={row.decimal ?? row.wrong} />
            </td>
            <td className={`${RIGHT} ${sum ? '' : 'rounded-b-md'}`}>
              <Value value={row.right} />
            </td>
          </tr>
        ))}
        {sum ? (
          <tr className="font-bold">
            <th scope="row" className="wrap-anywhere py-1 pr-1">
              {MATH.allTogether}
            </th>
            <td className={`rounded-b-md border-content border-t-2 ${WRONG}`}>
              <MixedNumberText value={sum.wrong} />
            </td>
            <td className={`rounded-b-md border-content border-t-2 ${RIGHT}`}>
              <MixedNumberText value={sum.right} />
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** For example "47 × 1/10". */
export function MultiplicationText({ count, rate }: { count: number; rate: MixedNumber }) {
  return (
    <>
      <span>{`${withTypographicMinus(count)} × `}</span>
      <MixedNumberText value={rate} />
    </>
  );
}

export function NumberOrDecimal({ value }: { value: MixedNumber | string | null }) {
  if (value === null) return null;
  return typeof value === 'string' ? (
    <span>{withTypographicMinus(value)}</span>
  ) : (
    <MixedNumberText value={value} />
  );
}

function Value({ value }: { value: MixedNumber | string | null }) {
  if (value !== null) return <NumberOrDecimal value={value} />;
  return (
    <span className="inline-block min-w-8 rounded-sm border-2 border-line-strong border-dashed text-center">
      <span className="sr-only">{MATH.nothing}</span>
      <span aria-hidden="true">?</span>
    </span>
  );
}
