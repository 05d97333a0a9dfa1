import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Sentence } from '@/components/ui/sentence';
import type { LastWeekComparisonDto } from '@/lib/data/week/dto';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { sinceLastWeekWords } from '@/words/dashboard';

/** One line on what changed since last week. */
export function SinceLastWeek({ since }: { since: LastWeekComparisonDto }) {
  const { now, before } = since;
  const gap = now && fromMixed(now).sub(fromMixed(before));
  return (
    <p className="mb-2 font-semibold">
      <Sentence
        parts={sinceLastWeekWords(since, {
          points: now && <MixedNumberText value={now} />,
          before: <MixedNumberText value={before} />,
          more: gap && gap.compare(0) > 0 ? <MixedNumberText value={toMixed(gap)} /> : null,
        })}
      />
    </p>
  );
}
