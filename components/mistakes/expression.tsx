import { MixedNumberText } from '@/components/math/mixed-number-text';
import { ProductText } from '@/components/math/working-pair';
import type { WorkingPairDto } from '@/lib/data/mistake/dto';

/** For example "47 × 1/10" or "2 1/2 + 3 3/10". */
export function Expression({ working: { rows, sum } }: { working: WorkingPairDto }) {
  const [row] = rows;
  if (!sum && row?.task) return <ProductText {...row.task} />;
  return rows
    .flatMap(({ right }) => (right ? [right] : []))
    .map((value, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <span key={place} className="whitespace-nowrap">
        <span>{place > 0 ? ' + ' : ''}</span>
        <MixedNumberText value={value} />
      </span>
    ));
}
