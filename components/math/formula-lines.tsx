import { MathWords } from '@/components/math/math-words';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import type { FormulaTermDto } from '@/lib/data/score-card/dto';

/** A formula as lines of math: each real count beside what one of them is worth. The products are the student's to find. */
export function FormulaLines({ terms }: { terms: readonly FormulaTermDto[] }) {
  return (
    <ul className="forced-edge overflow-hidden rounded-lg border-2 border-line bg-raised">
      {terms.map((term) => (
        <FormulaLine key={term.label} term={term} />
      ))}
    </ul>
  );
}

function FormulaLine({ term }: { term: FormulaTermDto }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-2 first:border-t-0">
      <div className="min-w-0 flex-[1_1_9rem] leading-snug">
        <p className="font-semibold">{term.label}</p>
        <p className="text-content-soft text-base leading-snug">
          <MathWords flat>{term.rule}</MathWords>
        </p>
      </div>
      <p className="inline-flex items-center gap-2 text-title">
        <span className="font-bold tabular-nums">{term.count < 0 ? `−${Math.abs(term.count)}` : term.count}</span>
        <span aria-hidden="true" className="text-content-soft">
          ×
        </span>
        <span className="sr-only">times</span>
        <MixedNumberText value={term.rate} />
      </p>
    </li>
  );
}
