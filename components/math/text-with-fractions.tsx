import { speakMixedText } from '@/words/spoken-numbers';
import { MixedNumberText } from './mixed-number-text';

/** Matches "2 3/8", "-1/2", and "7/4". */
const FRACTION = /([-\u2212])?(?:(\d+) )?(\d+)\/(\d+)/g;

type MathWordsProps = {
  children: string;
  /** Shows fractions inline as typed, where a stacked fraction doesn't fit. */
  flat?: boolean;
};

/** Text whose fractions have spoken names: "82 1/2" is read as "eighty-two and one half". */
export function TextWithFractions({ children, flat = false }: MathWordsProps) {
  const parts: (
    | string
    | { written: string; sign: number; whole: number; top: number; denominator: number }
  )[] = [];
  let end = 0;
  for (const {
    index,
    0: written,
    1: minus,
    2: whole = '0',
    3: top,
    4: bottom,
  } of children.matchAll(FRACTION)) {
    parts.push(children.slice(end, index));
    parts.push({
      written,
      sign: minus ? -1 : 1,
      whole: Number(whole),
      top: Number(top),
      denominator: Number(bottom),
    });
    end = index + written.length;
  }
  parts.push(children.slice(end));
  return parts.map((part, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a sentence keeps its order.
    if (typeof part === 'string')
      return <span key={index}>{part.replace(/(^|\s)-(?=\d)/g, '$1\u2212')}</span>;
    const { written, sign, whole, top, denominator } = part;
    const value = {
      wholeNumber: sign * whole,
      numerator: whole === 0 ? sign * top : top,
      denominator,
    };
    if (!flat) return <MixedNumberText key={index} value={value} />;
    return (
      <span key={index}>
        <span className="sr-only">{speakMixedText(value)}</span>
        <span aria-hidden="true">{written.replace('-', '\u2212')}</span>
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of one sentence, in their order.
  });
}
