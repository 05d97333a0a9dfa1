'use client';

import { type FormEvent, useState } from 'react';
import { JerseyPicture } from '@/components/football/jersey-picture';
import { useAction } from '@/components/forms/use-action';
import { AlsoInSpanish } from '@/components/math/also-in-spanish';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { useIsReady } from '@/components/ui/hooks';
import { mendSlipAction } from '@/lib/actions/week';
import type { MiniGameVerdictDto, SlipPuzzleDto } from '@/lib/data/play/dto';
import type { TypedAnswer } from '@/lib/data/score-card/dto';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import type { SlipKind } from '@/lib/domain/play/find-the-slip';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { nameText } from '@/words/names';
import { FIND_SLIP, SLIP_WORDS, slipBesideText, WHAT_IF, whatStandsText } from '@/words/play';
import { MiniGameBar } from './play-bar';
import { MiniGameFrame } from './play-frame';
import { FractionBars } from './whole-bars';

const JERSEY = { fill: '#3a4a42', trim: '#ffd24a', ink: '#f5f8f0', big: '12', small: '' };
const EMPTY: TypedAnswer = { whole: '', numerator: '', denominator: '' };

export function FindTheSlipGame({ play }: { play: SlipPuzzleDto }) {
  const { week, round, rules, lines, sum, options } = play;
  const [place, setPlace] = useState<number | null>(null);
  const [kind, setKind] = useState<SlipKind | null>(null);
  const [typed, setTyped] = useState(EMPTY);
  const [problem, setProblem] = useState<'tapFirst' | 'sayWhat' | null>(null);
  const { run, pending, data, refusal, forget } = useAction<MiniGameVerdictDto>();
  const isRight = data?.outcome === 'right';
  const isReady = useIsReady();

  function changed() {
    forget();
    setProblem(null);
  }
  function mend(event: FormEvent) {
    event.preventDefault();
    if (isRight) return;
    if (place === null || kind === null) {
      setProblem(place === null ? 'tapFirst' : 'sayWhat');
      return;
    }
    void run(() => mendSlipAction({ week, round, place, kind, typed }));
  }

  const steps = [
    ...lines.map(({ label, shown, ...product }) => ({ label, shown, product })),
    { label: FIND_SLIP.theSum, shown: sum, product: null },
  ];
  const chosen = place === null ? null : steps[place];
  return (
    <MiniGameFrame game="find-the-slip" beside={slipBesideText(scoringRulesPhrase(rules))}>
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
                checked={place === index}
                onChange={() => {
                  setPlace(index);
                  setTyped(EMPTY);
                  changed();
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className={product ? 'leading-tight' : 'font-bold text-lead'}>
                {nameText(label)}
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
                  {place === index ? (
                    <FractionBars values={lines.map(({ shown }) => shown)} />
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
                key={place}
                label={whatStandsText(chosen.label)}
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
                  label: SLIP_WORDS[value],
                  hint: <AlsoInSpanish>{() => SLIP_WORDS[value]}</AlsoInSpanish>,
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
        <MiniGameBar
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
