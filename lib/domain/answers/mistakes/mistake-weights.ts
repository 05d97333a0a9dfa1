/** The share of the weight a name needs from the sum alone. */
export const NEEDED_SHARE_IN_SUM = 0.75;
/** The share it needs within one multiplication or addition, where fewer mistakes look alike. */
export const NEEDED_SHARE_IN_LINE = 0.65;

/**
 * How often a kind happens; 1 if not listed. Most common is treating a fraction as two whole numbers
 * (Ni & Zhou 2005; Braithwaite, Pyke & Siegler 2017); kinds with several variants weigh more.
 */
const PRIOR: Readonly<Record<string, number>> = {
  'added-not-multiplied': 0.7,
  'added-straight-across': 3,
  'carry-lost': 2,
  'count-of-another-line': 0.7,
  'denominator-dropped': 2,
  'digits-transposed': 2.5,
  'fraction-as-decimal': 0.5,
  'fraction-upside-down': 2,
  'fractions-left-out': 2,
  'fractions-subtracted': 1.5,
  'line-left-out': 3,
  'line-twice': 1.5,
  'minus-dropped': 4,
  'mixed-rate-half-read': 4,
  'multiplied-both': 0.5,
  'numerator-off-by-one': 1.5,
  'numerators-multiplied': 1.5,
  'numerators-not-scaled': 3,
  'one-denominator-kept': 2,
  'one-fraction-left-out': 2,
  'other-level': 2.5,
  'other-player': 4,
  'part-over-rest': 0.5,
  'rate-of-another-line': 0.7,
  'rate-upside-down': 2,
  'real-football-points': 1.5,
  'reduced-unevenly': 2,
  'remainder-as-decimal': 2,
  'remainder-dropped': 3,
  'remainder-over-other-number': 2,
  'rounded-to-decimals': 1.5,
  'rounded-to-whole': 3,
  'ten-off': 2,
  'whole-and-numerator-swapped': 0.6,
  'whole-off-by-one': 3,
  'yards-as-points': 2,
};

export const priorWeight = (kind: string | null): number =>
  kind === null ? UNNAMED : (PRIOR[kind] ?? 1);
/** A family's ways that have no name. */
const UNNAMED = 1.5;
/** The unknown way's weight in one line or one addition, compared with a whole card. */
export const UNKNOWN_IN_PART = 0.5;
