import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { OwnAnswerDto } from '@/lib/data/lesson/dto';

/** What the student gave and got right, large. */
export function OwnAnswer({ own }: { own: OwnAnswerDto }) {
  if (own.kind === 'choice') return <p className="font-bold text-2xl">{own.label}</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <MixedNumberText value={own.value} size="xl" />
      <span>{own.unit}</span>
    </p>
  );
}
