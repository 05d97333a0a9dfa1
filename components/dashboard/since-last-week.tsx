import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Sentence } from '@/components/ui/sentence';
import type { SinceLastWeekDto } from '@/lib/data/week/dto';
import { fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import { sinceLastWeekWords } from '@/words/dashboard';

/** One line on what changed since last week. */
export function SinceLastWeek({ since }: { since: SinceLastWeekDto }) {
  const gap = fromMixed(since.now).sub(fromMixed(since.before));
  return (
    <p className="mb-2 font-semibold">
      <Sentence
        parts={sinceLastWeekWords(since, {
          points: <MixedNumberText value={since.now} />,
          before: <MixedNumberText value={since.before} />,
          more: gap.compare(0) > 0 ? <MixedNumberText value={toMixed(gap)} /> : null,
        })}
      />
    </p>
  );
}
