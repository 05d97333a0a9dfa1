import { mentionsValue } from '../answers/number-mentions';
import { type Rational, rational } from '../fractions';

/** Whether a text shows a value: as a whole number, as a fraction or mixed number in any form, or as a decimal. */
export function mentionsAnswer(text: string, answer: Rational): boolean {
  const plain = text.replaceAll('−', '-');
  const decimals = [...plain.matchAll(/-?\d+\.\d+/g)].map(([found]) => decimal(found));
  if (decimals.some((value) => value.equals(answer))) return true;
  return mentionsValue(plain.replaceAll(/-?\d+\.\d+/g, ' '), answer);
}

function decimal(text: string): Rational {
  const places = text.length - text.indexOf('.') - 1;
  return rational(BigInt(text.replace('.', '')), 10n ** BigInt(places));
}
