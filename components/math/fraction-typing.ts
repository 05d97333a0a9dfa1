import type { TypedAnswer } from '@/lib/data/score-card/dto';

export type AnswerBox = keyof TypedAnswer;

export type Typed = { value: TypedAnswer; focus: AnswerBox };

/** Splits at the first space or slash; null when there is none. A space before anything is typed is not a separator. */
function splitAtSeparator(text: string): { before: string; separator: ' ' | '/'; after: string } | null {
  const match = /^\s*([^\s/]*)([\s/])\s*(.*)$/.exec(text);
  if (!match) return null;
  const [, before = '', separator, after = ''] = match;
  if (before === '' && separator !== '/') return null;
  return { before, separator: separator === '/' ? '/' : ' ', after };
}

/**
 * What the three boxes hold, and which one has the cursor, once `text` stands in `box`.
 *
 * A space or a slash moves on. A slash in the whole-number box, with no numerator yet, says that the number before it was the
 * numerator: a student who types 7/4 means seven fourths. A second slash stays in the denominator, where it is refused later with
 * a sentence, so that 1/1/3 is never quietly read as something else.
 */
export function typeInto(box: AnswerBox, text: string, answer: TypedAnswer): Typed {
  if (box === 'denominator') return { value: { ...answer, denominator: text.trimStart() }, focus: 'denominator' };
  const split = splitAtSeparator(text);
  if (!split) return { value: { ...answer, [box]: text.trimStart() }, focus: box };

  const { before, separator, after } = split;
  const isNumerator = box === 'numerator' || (separator === '/' && before !== '' && answer.numerator === '');
  if (isNumerator) {
    // With none before the slash, the number before the space is the numerator after all: 7 / 4.
    const isMoved = before === '' && answer.numerator === '';
    const whole = box === 'whole' || isMoved ? '' : answer.whole;
    const numerator = isMoved ? answer.whole : before;
    return typeInto('denominator', after || answer.denominator, { ...answer, whole, numerator });
  }
  return typeInto('numerator', after || answer.numerator, { ...answer, whole: before });
}

/** The box before this one, for Backspace in an empty box; null for the first. */
export function boxBefore(box: AnswerBox): AnswerBox | null {
  if (box === 'denominator') return 'numerator';
  return box === 'numerator' ? 'whole' : null;
}
