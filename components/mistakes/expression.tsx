import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { WorkingPairDto } from '@/lib/data/mistake/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

const MINUS = '\u2212';

/** A mixed number, or a decimal as it was written. */
export function Result({ value }: { value: MixedNumber | string | null }) {
  if (value === null) return null;
  return typeof value === 'string' ? value.replace('-', MINUS) : <MixedNumberText value={value} />;
}

export function Task({ task: { count, rate } }: { task: NonNullable<WorkingPairDto['rows'][number]['task']> }) {
  return (
    <>
      {String(count).replace('-', MINUS)} × <MixedNumberText value={rate} />
    </>
  );
}

/** "47 × 1/10", or "2 1/2 + 3 3/10". */
export function Expression({ working: { rows, sum } }: { working: WorkingPairDto }) {
  const [row] = rows;
  if (!sum && row?.task) return <Task task={row.task} />;
  return rows
    .flatMap(({ right }) => (right ? [right] : []))
    .map((value, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <span key={place} className="whitespace-nowrap">
        {place > 0 ? ' + ' : ''}
        <MixedNumberText value={value} />
      </span>
    ));
}
