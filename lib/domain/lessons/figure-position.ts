import type { AnswerBox } from '@/lib/domain/answers/read';
import { EMPTY_ANSWER_BOXES } from '@/lib/domain/answers/typed-text';

type TypedAnswer = Readonly<Record<AnswerBox, string>>;

const PLAIN = /^-?\d{1,7}(\.\d+)?$/;

/** The mark's position for typed text; null if it is empty or unreadable. */
export function figurePositionOfTypedAnswer({
  whole,
  numerator,
  denominator,
}: TypedAnswer): number | null {
  const [before, top, bottom] = [whole, numerator, denominator].map((text) =>
    text.trim().replace('−', '-'),
  ) as [string, string, string];
  if (top === '' && bottom === '') return PLAIN.test(before) ? Number(before) : null;
  if (
    !/^-?\d{1,7}$/.test(top) ||
    !/^\d{1,7}$/.test(bottom) ||
    Number(bottom) === 0 ||
    !/^(-?\d{1,7}|-?)$/.test(before)
  )
    return null;
  const part = Number(top) / Number(bottom);
  return before.startsWith('-')
    ? -(Math.abs(Number(before === '-' ? 0 : before)) + part)
    : Number(before) + part;
}

export function typedAnswerFromFigurePosition(place: number | null): Record<AnswerBox, string> {
  if (place === null) return EMPTY_ANSWER_BOXES;
  const [size, minus] = [Math.abs(place), place < 0 ? '-' : ''];
  const whole = Math.floor(size);
  if (whole === size) return { ...EMPTY_ANSWER_BOXES, whole: `${minus}${whole}` };
  return whole === 0
    ? { whole: '', numerator: `${minus}1`, denominator: '2' }
    : { whole: `${minus}${whole}`, numerator: '1', denominator: '2' };
}
