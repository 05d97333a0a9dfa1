import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { OwnAnswerDto } from '@/lib/data/lesson/dto';

export function OwnAnswer({ own }: { own: OwnAnswerDto }) {
  if (own.kind === 'choice') return <p className="font-bold text-title">{own.label}</p>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <MixedNumberText value={own.value} size="xl" />
      <span>{own.unit}</span>
    </p>
  );
}

/** Leaves out a unit in brackets, which is only a note on what to type. */
export function OwnAnswerInline({ own }: { own: OwnAnswerDto }) {
  return (
    <span className="text-right">
      {own.kind === 'choice' ? <strong>{own.label}</strong> : <MixedNumberText value={own.value} />}
      {own.kind === 'choice' || own.unit.startsWith('(') ? null : <span>{` ${own.unit}`}</span>}
    </span>
  );
}
