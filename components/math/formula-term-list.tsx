import { useState } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import type { RichContent } from '@/components/ui/sentence';
import type { FormulaTermDto } from '@/lib/data/score-card/dto';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { MATH, spokenLineLabel } from '@/words/math';
import { localFootballTermName } from '@/words/names';
import { readAloudText } from '@/words/reading';
import { speakMixedText } from '@/words/spoken-numbers';
import { AlsoInSpanish } from './also-in-spanish';
import { LineBox, type LineBoxControls } from './line-box';
import { ReadAloudButton } from './read-aloud';

type FormulaLinesProps = {
  terms: readonly FormulaTermDto[];
  boxes: LineBoxControls | null;
  note?: (index: number) => RichContent;
};

/**
 * A formula as lines of math: each count beside the value of one. Students work out the products.
 */
export function FormulaTermList({ terms, boxes, note }: FormulaLinesProps) {
  const [currentIndex, setCurrentIndex] = useState(0);
  return (
    <ul className="@container forced-edge overflow-hidden rounded-lg border-2 border-line bg-raised">
      {terms.map((term, index) => (
        <FormulaLine
          key={term.label}
          term={term}
          index={index}
          count={terms.length}
          isCurrent={currentIndex === index}
          onWork={() => setCurrentIndex(index)}
          boxes={boxes}
          note={note?.(index)}
        />
      ))}
    </ul>
  );
}

type FormulaLineProps = {
  term: FormulaTermDto;
  index: number;
  count: number;
  isCurrent: boolean;
  onWork: () => void;
  boxes: LineBoxControls | null;
  note: RichContent;
};

const PLAIN = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-1 lg:py-0.5';
const WITH_BOX =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 px-3 py-1 @2xl:py-0.5 ' +
  '@2xl:grid-cols-[1.75rem_minmax(0,1fr)_auto_6.5rem_8.25rem] ' +
  // Hints refer to a line by this number.
  'before:hidden @2xl:before:grid before:size-7 before:place-items-center before:rounded-full ' +
  'before:bg-sunk before:font-semibold before:content-[attr(data-line)]';
/** One row per line; the rule is shown on the open card beside it. */
const SMALL =
  'grid grid-cols-[minmax(0,1fr)_auto_1.75rem] items-center gap-x-2 px-2 py-0.5 ' +
  '@sm:grid-cols-[minmax(0,1fr)_auto_auto_1.75rem]';
const LOOK = 'bg-again-soft shadow-[inset_0.375rem_0_0_var(--color-again)]';

function FormulaLine({ term, index, count, isCurrent, onWork, boxes, note }: FormulaLineProps) {
  const of = [index];
  const isSmall = boxes?.isSmall ?? false;
  const isMarked = boxes?.markOf(of) === 'look';
  const isInSpanish = boxes ? boxes.change && (isCurrent || isMarked) : true;
  const label = spokenLineLabel(
    index + 1,
    count,
    withTypographicMinus(term.count),
    speakMixedText(term.rate),
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach its box or button.
    <li
      data-line={index + 1}
      data-reads=""
      // The line becomes the current one only after the press has ended, so that its read-aloud
      // button doesn't move under the finger.
      onClick={onWork}
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement) onWork();
      }}
      className={
        `border-line border-t first:border-t-0 ${isSmall ? SMALL : boxes ? WITH_BOX : PLAIN} ` +
        (isMarked ? LOOK : '')
      }
    >
      <div
        className={
          'flex min-w-0 gap-2 leading-tight @max-2xl:flex-col @2xl:items-center ' +
          (boxes ? '' : 'flex-[1_1_9rem]')
        }
      >
        {isSmall ? null : (
          <ReadAloudButton label={readAloudText(localFootballTermName(term.label))} />
        )}
        <div className="min-w-0">
          <p className="font-semibold">{localFootballTermName(term.label)}</p>
          {isSmall ? null : (
            <p className="text-content-soft text-base leading-tight">
              <TextWithFractions flat>{term.rule}</TextWithFractions>
              {isInSpanish && term.spanish ? (
                <AlsoInSpanish>
                  {() => `${localFootballTermName(term.label)} · ${term.spanish}`}
                </AlsoInSpanish>
              ) : null}
            </p>
          )}
          {note}
        </div>
      </div>
      <p
        className={
          'inline-flex items-center ' +
          (isSmall
            ? 'gap-1 @max-sm:col-start-1 @max-sm:row-start-2'
            : `gap-2 text-title ${boxes ? '@max-2xl:col-start-1 @max-2xl:row-start-2' : ''}`)
        }
      >
        <span className="font-bold tabular-nums">
          {term.count < 0 ? `−${Math.abs(term.count)}` : term.count}
        </span>
        <span aria-hidden="true" className="text-content-soft">
          ×
        </span>
        <span className="sr-only">{MATH.times}</span>
        <MixedNumberText value={term.rate} />
        {boxes ? <span aria-hidden="true">=</span> : null}
      </p>
      {boxes ? <LineBox label={label} of={of} boxes={boxes} /> : null}
    </li>
  );
}
