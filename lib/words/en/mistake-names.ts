import type { MisconceptionTag } from '@/lib/domain/answers/mistakes/misconceptions';
import { mistakeAdvice } from './hints';

/** Names of mistakes for a teacher. */
const NAMES: Readonly<Record<MisconceptionTag, string>> = {
  'other-level': 'Used another set of formulas',
  'other-player': 'Used another player’s row',
  'line-left-out': 'Left out a line',
  'line-twice': 'Counted a line twice',
  'two-lines-left-out': 'Left out two lines',
  'line-subtracted': 'Took a line away instead of adding it',
  'count-of-another-line': 'Used the number of another line',
  'multiplied-both': 'Multiplied numerator and denominator',
  'side-by-side': 'Put the count and the rate side by side',
  'added-not-multiplied': 'Added the rate instead of multiplying',
  'denominator-dropped': 'Multiplied by the numerator only',
  'zero-counted': 'Gave points for a count of zero',
  'remainder-over-count': 'Put the remainder over the count',
  'rounded-to-decimals': 'Rounded to a decimal',
  'count-off-by-one': 'Counted one too many or one too few',
  'digits-transposed': 'Switched two digits',
  'ten-off': 'Ten too many or too few',
  'one-denominator-kept': 'Kept one denominator and added the numerators',
  'denominators-multiplied': 'Added numerators and multiplied denominators',
  'numerators-multiplied': 'Multiplied the fractions instead of adding',
  'fractions-subtracted': 'Subtracted a fraction instead of adding it',
  'carried-at-ten': 'Made a whole out of ten parts',
  'decimals-as-whole-numbers': 'Added decimals like whole numbers',
  'numerator-off-by-one': 'One part too many or too few',
  'same-number-added': 'Added the same number to numerator and denominator',
  'reduced-unevenly': 'Simplified only one part of a fraction',
  'whole-and-numerator-swapped': 'Swapped the whole number and the numerator',
  'run-together': 'Ran the whole number and the numerator together',
  'part-over-rest': 'Put the part over what’s missing to one whole',
  'fraction-as-decimal': 'Wrote the digits of a fraction as a decimal',
  'cannot-tell': 'Several possible mistakes',
  'multiplied-not-divided': 'Multiplied instead of dividing',
  'divided-not-multiplied': 'Divided instead of multiplying',
  'rate-upside-down': 'Turned a rate upside down',
  'yards-as-points': 'Counted yards as points',
  'one-point-each': 'Counted one point for each',
  'counts-added': 'Added the counts without their rates',
  'real-football-points': 'Used real football points',
  'rate-of-another-line': 'Used the rate from another line',
  'mixed-rate-half-read': 'Used only one part of a mixed rate',
  'remainder-as-decimal': 'Wrote the remainder as decimal digits',
  'remainder-over-other-number': 'Put the remainder over the wrong number',
  'remainder-as-whole': 'Added the remainder as whole points',
  'remainder-dropped': 'Left out the remainder',
  'rounded-to-whole': 'Rounded to a whole number',
  'fractions-left-out': 'Added only the whole numbers',
  'one-fraction-left-out': 'Left out the fraction of one number',
  'added-straight-across': 'Added numerators and denominators',
  'numerators-not-scaled': 'Changed denominators but not numerators',
  'carry-lost': 'Lost a whole that the fractions make',
  'whole-off-by-one': 'One whole too many or too few',
  'wholes-left-out': 'Added only the fractions',
  'fraction-upside-down': 'Swapped numerator and denominator',
  'minus-dropped': 'Counted a negative number as positive',
  'sign-turned': 'Flipped the sign of the answer',
  'two-slips': 'Made two different mistakes at once',
  'one-line': 'One line isn’t right',
  'any-source': 'Used numbers or rates from somewhere else',
  'any-line': 'A line is missing or counted twice',
  'any-rate': 'Used a rate in another way',
  'any-below-one': 'Left out what’s less than one whole',
  'any-remainder': 'Wrote a remainder in another way',
  'any-adding': 'Added unlike fractions',
  'any-whole': 'The whole numbers aren’t right',
  'any-writing': 'Wrote the number in another way',
  'any-fraction': 'The part below one whole isn’t right',
  'any-slip': 'Made a small slip with a number',
  'any-sign': 'A sign isn’t right',
};

const isTag = (tag: string): tag is MisconceptionTag => Object.hasOwn(NAMES, tag);

/** The tag itself if it isn't known (anymore). */
export const misconceptionLabel = (tag: string): string => (isTag(tag) ? NAMES[tag] : tag);

/** Mistakes that no tag explains. */
export const UNEXPLAINED_MISTAKES = 'Different mistakes';

/** Advice for the whole class; null for a tag that isn't known (anymore). */
export const misconceptionAdvice = (tag: string): string | null =>
  isTag(tag) ? mistakeAdvice(tag) : null;
