'use client';

import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { FieldError } from '@/components/ui/field';
import { useChangeCount } from '@/components/ui/hooks';
import type { RichContent } from '@/components/ui/sentence';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import {
  EMPTY_ANSWER_BOXES,
  normalizeTypedFraction,
  normalizeTypedMixedNumberText,
} from '@/lib/domain/answers/typed-text';
import { answerHelpText } from '@/words/answer-help';
import { MATH } from '@/words/math';
import { lazyAnswerParser } from './lazy-answer-parser';
import { TextWithFractions } from './text-with-fractions';

const boxes = (): readonly { box: AnswerBoxName; label: string }[] => [
  { box: 'whole', label: MATH.wholeNumber },
  { box: 'numerator', label: MATH.numerator },
  { box: 'denominator', label: MATH.denominator },
];

const PREVIOUS_BOX = { whole: null, numerator: 'whole', denominator: 'numerator' } as const;

/** With an `id`, the message is rendered elsewhere under that id. */
type FieldProblem = { field: AnswerBoxName | null; message: string; id?: string };

type FractionFieldProps = {
  label: ReactNode;
  value: TypedAnswer;
  onChange: (value: TypedAnswer) => void;
  /**
   * Comes from `parseMixedNumberBoxes` or from the server. A null `field` means the whole answer.
   */
  error?: FieldProblem | null;
  submitButton?: RichContent;
};

/** A mixed number in three boxes. Space and `/` move to the next box, and Enter submits. */
export function FractionField(props: FractionFieldProps) {
  const { label, value, onChange, error = null } = props;
  const id = useId();
  const inputs = useRef<Record<AnswerBoxName, HTMLInputElement | null>>({
    whole: null,
    numerator: null,
    denominator: null,
  });
  const [refusedPaste, setRefusedPaste] = useState<FieldProblem | null>(null);
  /** Several spaces in a row count as one move. */
  const isAfterSpace = useRef(false);
  /** True if a space, and not a slash, led from the numerator to the denominator. */
  const isNumeratorSpaced = useRef(false);

  const problem = refusedPaste ?? error;
  // Describes the group, so that it is read once rather than with each box.
  const description = problem ? (problem.id ?? `${id}-error`) : undefined;

  const times = useChangeCount(problem);

  function moveTo(box: AnswerBoxName) {
    const input = inputs.current[box];
    input?.focus();
    input?.select();
  }

  function apply({ value: next, focus }: TypedFraction, from: AnswerBoxName) {
    setRefusedPaste(null);
    onChange(next);
    if (focus !== from) moveTo(focus);
  }

  function handleChange(box: AnswerBoxName, text: string) {
    apply(fractionBoxesAfterTyping(box, text, value, isNumeratorSpaced.current), box);
    if (box !== 'denominator') isNumeratorSpaced.current = / $/.test(text);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>, box: AnswerBoxName) {
    // During IME composition the key belongs to the input method. Safari ends the composition
    // first, which only key code 229 reveals.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
      return;
    }
    const isEmpty = event.currentTarget.value === '';
    const previous = PREVIOUS_BOX[box];
    if (event.key === 'Backspace' && isEmpty && previous) {
      event.preventDefault();
      const input = inputs.current[previous];
      input?.focus();
      input?.setSelectionRange(input.value.length, input.value.length);
    }
    // Space also moves on from an empty box, because a whole of 0 is often left out.
    const isSameMove = isAfterSpace.current;
    isAfterSpace.current = event.key === ' ';
    if (event.key === ' ' && isEmpty) {
      event.preventDefault();
      if (box === 'whole') moveTo('numerator');
      if (box === 'numerator' && !isSameMove) moveTo('denominator');
    }
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>, box: AnswerBoxName) {
    const text = event.clipboardData.getData('text');
    const reader = lazyAnswerParser.known();
    // An integer is pasted into the box itself, as is everything before the reader is there.
    if (!reader || /^\s*[-\u2212]?\d+\s*$/.test(text)) return;
    event.preventDefault();
    // A decimal stays one, so that a rounded one can be told from a fraction.
    const clean = reader.cleanAnswerText(text);
    const split = reader.splitPastedAnswer(text);
    const pasted =
      split.ok && clean.includes('.')
        ? { ok: true as const, typed: { ...EMPTY_ANSWER_BOXES, whole: clean } }
        : split;
    if (!pasted.ok) {
      setRefusedPaste({ field: null, message: reader.answerProblemText(pasted) });
      return;
    }
    const { typed } = pasted;
    // Pasting 3/4 below a 2 makes 2 3/4.
    const whole = typed.whole === '' && box !== 'whole' ? value.whole : typed.whole;
    apply(
      { value: { ...typed, whole }, focus: typed.denominator === '' ? 'whole' : 'denominator' },
      box,
    );
  }

  function renderBox({ box, label: boxLabel }: ReturnType<typeof boxes>[number]) {
    const invalid = problem !== null && (problem.field === null || problem.field === box);
    return (
      <input
        ref={(element) => {
          inputs.current[box] = element;
        }}
        id={`${id}-${box}`}
        name={box}
        aria-label={boxLabel}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={value[box]}
        className={
          'block w-full rounded-md border-2 border-line-strong bg-raised text-center ' +
          'font-semibold text-title hover:border-content ' +
          `${box === 'whole' ? 'h-14' : 'h-touch'} ` +
          'aria-invalid:border-again aria-invalid:bg-again-soft'
        }
        aria-invalid={invalid || undefined}
        aria-describedby={description}
        onChange={(event) => handleChange(box, event.currentTarget.value)}
        onKeyDown={(event) => handleKey(event, box)}
        onPaste={(event) => handlePaste(event, box)}
      />
    );
  }

  const [whole, numerator, denominator] = boxes().map(renderBox);
  const caption = (text: string, look: string) => (
    <span
      aria-hidden="true"
      className={`-mx-3 block text-center text-base text-content-soft leading-tight ${look}`}
    >
      {text}
    </span>
  );
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-help`} onFocus={lazyAnswerParser.fetch}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-stretch gap-x-4 gap-y-3">
        <div className="flex items-center gap-2">
          <div className="w-[5.5rem] shrink-0">
            {caption(MATH.whole, 'mb-1')}
            {whole}
            {caption(MATH.whole, 'invisible mt-1')}
          </div>
          <div className="w-[6.5rem] shrink-0">
            {caption(MATH.numerator, '')}
            {numerator}
            <span aria-hidden="true" className="forced-edge my-1 block h-1 rounded-sm bg-content" />
            {denominator}
            {caption(MATH.denominator, '')}
          </div>
        </div>
        <div className="flex min-w-0 flex-[1_0_12rem] flex-col justify-between gap-2">
          <p id={`${id}-help`} className="text-content-soft">
            {answerHelpText()}
          </p>
          {props.submitButton}
        </div>
      </div>
      <div role="status">
        {problem && !problem.id ? (
          <FieldError key={times} id={`${id}-error`}>
            <TextWithFractions>{problem.message}</TextWithFractions>
          </FieldError>
        ) : null}
      </div>
    </fieldset>
  );
}

type AnswerBoxName = keyof TypedAnswer;

type TypedFraction = { value: TypedAnswer; focus: AnswerBoxName };

/**
 * Splits at the first space or slash after a number; null if there is none. Spaces, a minus sign,
 * and signs such as = and $ before the number separate nothing.
 */
function splitAtSeparator(
  text: string,
): { before: string; separator: ' ' | '/'; after: string } | null {
  const match = /^[\s=\p{Sc}]*([-+\u2212]?\s*[^\s/]*)([\s/])\s*(.*)$/u.exec(text);
  if (!match) return null;
  const [, before = '', separator, after = ''] = match;
  if (separator !== '/' && /^[-+\u2212]?$/.test(before)) return null;
  return { before, separator: separator === '/' ? '/' : ' ', after };
}

/**
 * The boxes' contents and the focused box after `text` was typed into `box`. Space and slash move
 * on. A slash in the whole-number box without a numerator means that the number was the numerator:
 * 7/4 is seven fourths. A second slash stays in the denominator and is refused later with a
 * message, so that 1/1/3 is never silently misread.
 *
 * @param isSpaced whether a space ended the numerator: then 42 1/2 typed from there is a mixed
 *   number.
 */
export function fractionBoxesAfterTyping(
  box: AnswerBoxName,
  text: string,
  answer: TypedAnswer,
  isSpaced = false,
): TypedFraction {
  if (box === 'denominator') {
    const plain = normalizeTypedFraction(text).trimStart();
    const [, numerator, denominator = ''] = /^([^\s/]+)\s*\/\s*(.*)$/.exec(plain) ?? [];
    if (isSpaced && answer.whole === '' && numerator !== undefined)
      return { value: { whole: answer.numerator, numerator, denominator }, focus: box };
    // 1 1 / 5: the space has moved on already.
    return { value: { ...answer, denominator: plain.replace(/^\/ */, '') }, focus: box };
  }
  const isBehindWhole = box === 'numerator' && answer.whole !== '';
  const plain = normalizeTypedMixedNumberText(text, isBehindWhole).trimStart();
  const split = splitAtSeparator(plain);
  if (!split) return { value: { ...answer, [box]: plain }, focus: box };

  const { before, separator, after } = split;
  const isNumerator =
    box === 'numerator' || (separator === '/' && before !== '' && answer.numerator === '');
  if (isNumerator) {
    // In "7 / 4" the number before the space turns out to be the numerator.
    const isMoved = before === '' && answer.numerator === '';
    const whole = box === 'whole' || isMoved ? '' : answer.whole;
    const numerator = isMoved ? answer.whole : before;
    return fractionBoxesAfterTyping('denominator', after || answer.denominator, {
      ...answer,
      whole,
      numerator,
    });
  }
  return fractionBoxesAfterTyping('numerator', after || answer.numerator, {
    ...answer,
    whole: before,
  });
}
