'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { useIsHydrated } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { MATH } from '@/words/math';
import { TextWithFractions } from './text-with-fractions';

/**
 * After a wrong sum, `fits` or `look`; once the sum is right, `right` from the start or `fixed`.
 */
export type LineBoxMark = 'fits' | 'look' | 'right' | 'fixed';

/** `of` lists the positions of the lines that a box covers. */
export type LineBoxControls = {
  typedOf: (of: StudentWorkLine['of']) => string;
  markOf: (of: StudentWorkLine['of']) => LineBoxMark | null;
  /** Undefined when the boxes are read-only. */
  change?: (of: StudentWorkLine['of'], typed: string) => void;
  isSmall?: boolean;
};

const marks = () =>
  ({
    fits: { icon: 'check', text: MATH.fits, look: 'bg-correct-soft text-correct' },
    look: { icon: 'eye', text: MATH.lookHere, look: 'bg-raised text-again border-2 border-again' },
    right: { icon: 'check', text: MATH.right, look: 'bg-correct-soft text-correct' },
    fixed: { icon: 'check', text: MATH.fixed, look: 'bg-correct-soft text-correct' },
  }) as const;

/** Text that is drawn as a fraction when the box loses focus; anything else stays as typed. */
const WRITTEN = /^\s*[-\u2212]?(?:\d+ +)?\d+ *\/ *\d+\s*$/;

type LineBoxProps = {
  /** For example "Line 4 of 5, 50 times one tenth". */
  label: string;
  of: StudentWorkLine['of'];
  boxes: LineBoxControls;
};

export function LineBox({
  label,
  of,
  boxes: { typedOf, markOf, change, isSmall = false },
}: LineBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A line that is typed before hydration would be in its box, but in no state.
  const isReady = useIsHydrated();
  const typed = typedOf(of);
  const mark = markOf(of);
  const isDrawn = !isOpen && WRITTEN.test(typed);
  const edge =
    mark === null
      ? 'border-line-strong'
      : mark === 'look'
        ? 'border-again border-3'
        : 'border-correct';
  const drawing = (
    <TextWithFractions>{typed.replace(/\s*\/\s*/, '/').replace(/ +/g, ' ')}</TextWithFractions>
  );
  return (
    <>
      <span
        className={
          'relative block justify-self-end ' +
          (isSmall
            ? 'h-8 w-[5rem] @max-sm:col-start-2 @max-sm:row-start-1'
            : 'h-touch w-[6.5rem] @max-xs:w-[5rem] @max-2xl:col-start-2 @max-2xl:row-start-1')
        }
      >
        {change ? (
          <>
            <input
              data-line-box
              type="text"
              aria-label={label}
              aria-describedby={mark ? id : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="next"
              maxLength={40}
              readOnly={!isReady}
              value={typed}
              className={
                'block size-full rounded-md border-2 bg-raised px-1 text-center font-bold ' +
                `hover:border-content ${edge} ${isDrawn ? 'text-transparent' : ''}`
              }
              onChange={(event) => change(of, event.currentTarget.value)}
              onFocus={() => setIsOpen(true)}
              onBlur={() => setIsOpen(false)}
              onKeyDown={moveOnEnter}
            />
            {isDrawn ? (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-0 grid place-items-center"
              >
                {drawing}
              </span>
            ) : null}
          </>
        ) : (
          <span
            className={
              'grid size-full place-items-center rounded-md border-2 bg-raised font-bold ' + edge
            }
          >
            {WRITTEN.test(typed) ? drawing : typed}
          </span>
        )}
      </span>
      {mark ? (
        <span
          id={id}
          className={
            'inline-flex items-center gap-0.5 rounded-full px-1 font-medium leading-tight ' +
            (isSmall
              ? 'min-h-6 @max-sm:col-start-3 @max-sm:row-start-1 '
              : 'min-h-7 justify-self-end @max-2xl:col-start-2 @max-2xl:row-start-2 ' +
                '@2xl:justify-self-start ') +
            marks()[mark].look
          }
        >
          <Icon name={marks()[mark].icon} className="size-[1.1em]" />
          <span className={isSmall ? 'sr-only' : ''}>{marks()[mark].text}</span>
        </span>
      ) : null}
    </>
  );
}

/** Moves to the next box, and from the last one to the sum. */
function moveOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  const work = event.currentTarget.closest('section');
  const boxes = [
    ...(work?.querySelectorAll<HTMLInputElement>('input[data-line-box], input[name="whole"]') ??
      []),
  ];
  const next = boxes[boxes.indexOf(event.currentTarget) + 1];
  next?.focus();
  next?.select();
}
