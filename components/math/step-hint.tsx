import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { HintDto } from '@/lib/data/score-card/dto';
import { MathWords } from './math-words';

/** Where to look next, with a worked example or the lines one by one when there are any. */
export function StepHint({ hint: { title, text, lines = [] } }: { hint: HintDto }) {
  return (
    <div className="mt-1 grid grid-cols-1 gap-2">
      <p>
        <strong className="after:content-['.']">{title}</strong> <MathWords>{text}</MathWords>
      </p>
      {lines.length > 0 ? (
        <dl className="forced-edge overflow-hidden rounded-md border border-line bg-raised">
          {lines.map(({ label, value }) => (
            <div key={label} className="flex items-center justify-between gap-4 border-line border-t px-3 py-1 first:border-t-0">
              <dt className="min-w-0 leading-snug">{label}</dt>
              <dd>{value ? <MixedNumberText value={value} size="md" /> : null}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
