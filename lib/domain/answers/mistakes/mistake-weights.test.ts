import { fromMixed } from '@/lib/domain/numbers/fractions';
import { parseAnswerText } from '../../testing/steps';
import { unknownMistakeWeight } from './mistake-weights';

const RIGHT = fromMixed(parseAnswerText('19 11/20'));

function weightOf(answer: string): number {
  const { wholeNumber, numerator, denominator } = parseAnswerText(answer);
  const typed = {
    whole: BigInt(wholeNumber),
    top: BigInt(numerator),
    bottom: BigInt(denominator),
  };
  return unknownMistakeWeight('card', RIGHT, fromMixed(parseAnswerText(answer)), typed, 20n);
}

it('is large where nearly every way of working can end, so that one rule is no proof', () => {
  const wholeNumberNextToIt = weightOf('20 11/20');
  expect(wholeNumberNextToIt).toBeGreaterThan(weightOf('24 11/20'));
  expect(weightOf('24 11/20')).toBeGreaterThan(weightOf('44 11/20'));
  expect(weightOf('19 9/20')).toBeGreaterThan(weightOf('23 9/20'));
  expect(weightOf('19')).toBeGreaterThan(weightOf('14'));
});

it('is small where a number tells much: far from the right one, or over a strange denominator', () => {
  expect(weightOf('19 9/20')).toBeGreaterThan(10 * weightOf('19 10/30'));
  expect(weightOf('19 10/30')).toBeGreaterThan(10 * weightOf('19 259/1690'));
  expect(weightOf('3391 1/10')).toBeLessThan(0.001);
});

it('grows for no number above what a common mistake weighs', () => {
  for (const answer of ['20 11/20', '19 9/20', '19 1/2', '19', '20', '18 11/20'])
    expect(weightOf(answer)).toBeLessThan(1);
});
