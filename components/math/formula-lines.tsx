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
    <li className="formula-line">
      <div>
        <p>{term.label}</p>
        <p>{term.rule}</p>
      </div>
      <p>
        <span>{term.count < 0 ? `−${Math.abs(term.count)}` : term.count}</span>
        <span aria-hidden="true" className="text-content-soft">
          ×
        </span>
        <span className="sr-only">times</span>
        <MixedNumberText value={term.rate} />
      </p>
    </li>
  );
}
