import fc from 'fast-check';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';

/** Realistic statistics: many equal, some negative, a few very large. */
const anyStatistic = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 2, arbitrary: fc.integer({ min: -15, max: 9 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 450 }) },
);

export const anyStatistics = fc.array(anyStatistic, { minLength: 1, maxLength: 40 });

export const anyPoints: fc.Arbitrary<Rational[]> = fc.array(
  fc
    .tuple(fc.integer({ min: -40, max: 700 }), fc.constantFrom(1, 2, 4, 5, 8, 10, 20, 24))
    .map(([numerator, denominator]) => rational(numerator, denominator)),
  { minLength: 1, maxLength: 40 },
);
