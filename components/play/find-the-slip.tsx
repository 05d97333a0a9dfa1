'use client';

import { type FormEvent, useState } from 'react';
import { JerseyPicture } from '@/components/football/jersey-picture';
import { useAction } from '@/components/forms/use-action';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { useIsHydrated } from '@/components/ui/hooks';
import { submitSlipFixAction } from '@/lib/actions/week';
import type { MiniGameVerdictDto, SlipPuzzleDto } from '@/lib/data/play/dto';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { EMPTY_ANSWER_BOXES } from '@/lib/domain/answers/typed-text';
import {
  leastCommonMultipleOfNumbers,
  type MixedNumber,
  withTypographicMinus,
} from '@/lib/domain/numbers/mixed';
import type { SlipKind } from '@/lib/domain/play/find-the-slip';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { localFootballTermName } from '@/words/names';
import {
  correctValueQuestion,
  FIND_SLIP,
  FIND_THE_SLIP_OPTIONS,
  madeUpCardText,
  WHAT_IF,
} from '@/words/play';
import { MiniGameFrame } from './mini-game-frame';
import { MiniGameVerdictBar } from './mini-game-verdict-bar';

const JERSEY = { fill: '#3a4a42', trim: '#ffd24a', ink: '#f5f8f0', big: '12', small: '' };

export function FindTheSlipGame({ play }: { play: SlipPuzzleDto }) {
  const { week, round, rules, lines, sum, options } = play;
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const [kind, setKind] = useState<SlipKind | null>(null);
  const [typed, setTyped] = useState<TypedAnswer>(EMPTY_ANSWER_BOXES);
  const [problem, setProblem] = useState<'tapFirst' | 'sayWhat' | null>(null);
  const { run, pending, data, refusal, forget } = useAction<MiniGameVerdictDto>();
  const isRight = data?.outcome === 'right';
  const isReady = useIsHydrated();

  function changed() {
    forget();
    setProblem(null);
  }
  function mend(event: FormEvent) {
    event.preventDefault();
    if (isRight) return;
    if (chosenIndex === null || kind === null) {
      setProblem(chosenIndex === null ? 'tapFirst' : 'sayWhat');
      return;
    }
    void run(() => submitSlipFixAction({ week, round, place: chosenIndex, kind, typed }));
  }

  const steps = [
    ...lines.map(({ label, shown, ...product }) => ({ label, shown, product })),
    { label: FIND_SLIP.theSum, shown: sum, product: null },
  ];
  const chosen = chosenIndex === null ? null : steps[chosenIndex];
  return (
    <MiniGameFrame game="find-the-slip" subtitle={madeUpCardText(scoringRulesPhrase(rules))}>
      <form
        method="post"
        onSubmit={mend}
        noValidate
        className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <fieldset
          disabled={isRight || !isReady}
          className="forced-edge min-w-0 overflow-hidden rounded-lg bg-raised shadow-card"
        >
          <legend className="sr-only">{FIND_SLIP.steps}</legend>
          <div className="flex items-center gap-3 px-4 py-2">
            <JerseyPicture jersey={JERSEY} width={44} />
            <div className="leading-snug">
              <h2 className="text-lead">{FIND_SLIP.card}</h2>
              <p className="text-content-soft">{FIND_SLIP.oneWrong}</p>
            </div>
          </div>
          {steps.map(({ label, shown, product }, index) => (
            <label
              key={label}
              className={
                'relative grid cursor-pointer grid-cols-[minmax(0,1fr)_auto_minmax(5.5rem,auto)] ' +
                'items-center gap-x-3 border-line px-4 py-1 hover:bg-field-soft ' +
                'has-checked:bg-next-soft has-checked:shadow-[inset_0.375rem_0_0_var(--color-next)] ' +
                'has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 ' +
                'has-focus-visible:outline-focus ' +
                (product ? 'min-h-13 border-t' : 'min-h-16 border-t-3 border-t-content')
              }
            >
              <input
                type="radio"
                name="place"
                checked={chosenIndex === index}
                onChange={() => {
                  setChosenIndex(index);
                  setTyped(EMPTY_ANSWER_BOXES);
                  changed();
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className={product ? 'leading-tight' : 'font-bold text-lead'}>
                {localFootballTermName(label)}
              </span>
              {product ? (
                <span className="inline-flex items-center gap-2 tabular-nums">
                  <span>{withTypographicMinus(product.count)}</span>
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">{WHAT_IF.times}</span>
                  <MixedNumberText value={product.rate} />
                </span>
              ) : (
                <span className="max-sm:order-last max-sm:col-span-3 sm:w-80">
                  {chosenIndex === index ? (
                    <FractionSumBars values={lines.map(({ shown }) => shown)} />
                  ) : null}
                </span>
              )}
              <span className="inline-flex items-center gap-3 font-bold">
                <span aria-hidden="true">=</span>
                <span className="sr-only">{WHAT_IF.equals}</span>
                <MixedNumberText value={shown} size={product ? 'md' : 'lg'} />
              </span>
            </label>
          ))}
        </fieldset>
        <section
          aria-label={FIND_SLIP.whatStands}
          className="forced-edge grid grid-cols-1 gap-3 rounded-lg bg-raised p-4 shadow-card"
        >
          {chosen ? (
            <>
              <FractionField
                key={chosenIndex}
                label={correctValueQuestion(chosen.label)}
                value={typed}
                onChange={(value) => {
                  setTyped(value);
                  changed();
                }}
              />
              <ChoiceCards
                legend={FIND_SLIP.whatHappened}
                name="kind"
                columns={1}
                options={options.map((value) => ({
                  value,
                  label: FIND_THE_SLIP_OPTIONS[value],
                  hint: <AlsoInSpanish>{() => FIND_THE_SLIP_OPTIONS[value]}</AlsoInSpanish>,
                }))}
                value={kind}
                onChange={(value) => {
                  setKind(value);
                  changed();
                }}
              />
            </>
          ) : (
            <p className="font-semibold">{FIND_SLIP.tapFirst}</p>
          )}
        </section>
        <MiniGameVerdictBar
          game="find-the-slip"
          round={round}
          turn={() => (chosen ? FIND_SLIP.sayAndMend : FIND_SLIP.tapFirst)}
          action={FIND_SLIP.mend}
          another={FIND_SLIP.anotherCard}
          {...{ pending, refusal }}
          problem={problem && (() => FIND_SLIP[problem])}
          verdict={data}
        />
      </form>
    </MiniGameFrame>
  );
}

/** With more, a part is too narrow to count on a phone. */
const MAX_PARTS = 24;

/** Neighbors differ in their pattern, not only in their color. */
const FILLS = [
  '#0b6b3f',
  'repeating-linear-gradient(-45deg, #12528a 0 2px, #dfeaf8 2px 7px)',
  'repeating-linear-gradient(#7a3b8f 0 3px, #f0e6f4 3px 7px)',
];

/** Renders nothing for fewer than two. Screen readers have the same numbers in the card's lines. */
export function FractionSumBars({ values }: { values: readonly MixedNumber[] }) {
  const fractions = values.filter(({ numerator }) => numerator > 0);
  const parts = leastCommonMultipleOfNumbers(fractions.map(({ denominator }) => denominator));
  if (fractions.length < 2 || parts > MAX_PARTS) return null;
  // One entry for each filled part: the index of its fraction.
  const filled = fractions.flatMap(({ numerator, denominator }, index) =>
    Array.from({ length: (numerator * parts) / denominator }, () => index),
  );
  const bars = Array.from({ length: Math.ceil(filled.length / parts) }, (_, bar) =>
    filled.slice(bar * parts, (bar + 1) * parts),
  );
  return (
    <span aria-hidden="true" className="flex gap-2">
      {bars.map((bar, barIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have only their order.
        <span key={barIndex} className="grid min-w-0 flex-1 grid-cols-1 content-end">
          <span className="flex items-end text-center">
            {fractions.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fractions may be equal.
              <span key={index} style={{ width: share(count(bar, index), parts) }}>
                {bar.includes(index) && filled.indexOf(index) >= barIndex * parts ? (
                  <MixedNumberText value={{ ...value, wholeNumber: 0 }} />
                ) : null}
              </span>
            ))}
          </span>
          <span className="keep-colors flex h-6 border-2 border-content bg-raised">
            {Array.from({ length: parts }, (_, part) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have only their order.
                key={part}
                className="flex-1 border-content not-first:border-l"
                style={{ background: FILLS[(bar[part] ?? Number.NaN) % FILLS.length] }}
              />
            ))}
          </span>
          <span className="text-center leading-tight">{FIND_SLIP.oneWhole}</span>
        </span>
      ))}
    </span>
  );
}

const count = (bar: readonly number[], index: number) => bar.filter((of) => of === index).length;
const share = (some: number, of: number) => `${(some / of) * 100}%`;
