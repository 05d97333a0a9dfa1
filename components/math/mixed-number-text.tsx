import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { speakMixedText } from '@/words/spoken-numbers';

const SIZES = { sm: 'text-base', md: 'text-lead', lg: 'text-big', xl: 'text-huge' } as const;

type MixedNumberTextProps = { value: MixedNumber; size?: keyof typeof SIZES | 'inherit' };

export function MixedNumberText({ value, size = 'inherit' }: MixedNumberTextProps) {
  const { wholeNumber, numerator, denominator } = value;
  const hasFraction = numerator !== 0;
  const hasWhole = wholeNumber !== 0 || !hasFraction;
  const negative = wholeNumber < 0 || numerator < 0;
  const look = size === 'inherit' ? 'mixed-number' : `mixed-number ${SIZES[size]}`;
  if (!hasFraction && !negative) return <span className={look}>{wholeNumber}</span>;
  return (
    <span className={look}>
      <span className="sr-only">{speakMixedText(value)}</span>
      <span aria-hidden="true">
        {negative ? <span>−</span> : null}
        {hasWhole ? <span>{Math.abs(wholeNumber)}</span> : null}
        {hasFraction ? (
          <span className="stacked-fraction">
            <span className="numerator">{Math.abs(numerator)}</span>
            <span>{denominator}</span>
          </span>
        ) : null}
      </span>
    </span>
  );
}
