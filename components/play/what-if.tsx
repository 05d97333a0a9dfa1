import { useState } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLine, numberLineShareToPercent } from '@/components/math/number-line';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { VerdictBar, VerdictBarButton } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { Sentence } from '@/components/ui/sentence';
import type { WhatIfDto } from '@/lib/data/play/dto';
import {
  formatAsMixedNumber,
  fromMixed,
  isWhole,
  type Rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import {
  type AdjustableLine,
  adjustableRange,
  isGoalReached,
  lineValue,
  pointBoxLayoutOfLine,
  reachableGoals,
  totalOfLines,
  type WhatIfTotalGoal,
} from '@/lib/domain/play/what-if';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { localFootballTermName } from '@/words/names';
import {
  differenceFromRealGame,
  GOAL_QUESTIONS,
  goalFoundText,
  moreGoalMissedText,
  PLAY,
  playerWeekAndRulesText,
  pulledCountAndPointsText,
  realCountText,
  WHAT_IF,
  wholeGoalMissedText,
} from '@/words/play';
import { MiniGameFrame } from './mini-game-frame';
import { verdictBarWordsWithSpanish } from './mini-game-verdict-bar';

type Card = WhatIfDto['cards'][number];

const firstLine = ({ terms }: Card): number =>
  Math.max(
    0,
    terms.findIndex(({ count, rate }) => count > 0 && !isWhole(fromMixed(rate))),
  );

/** A right card whose numbers can be pulled. Nothing of it is sent or stored. */
export function WhatIfGame({ play }: { play: WhatIfDto }) {
  const { cards, week, rules } = play;
  const [index, setIndex] = useState(0);
  const card = cards[index % cards.length] as Card;
  return (
    <MiniGameFrame
      game="what-if"
      subtitle={playerWeekAndRulesText(card.name, week, scoringRulesPhrase(rules))}
    >
      <DisabledUntilHydrated>
        <PulledCard
          key={index}
          card={card}
          onNext={cards.length > 1 ? () => setIndex(index + 1) : null}
        />
      </DisabledUntilHydrated>
    </MiniGameFrame>
  );
}

function PulledCard({ card, onNext }: { card: Card; onNext: (() => void) | null }) {
  const { name, terms } = card;
  const [counts, setCounts] = useState(() => terms.map(({ count }) => count));
  const [at, setAt] = useState(() => firstLine(card));
  const [goals] = useState(() => reachableGoals(terms));
  const [goalAt, setGoalAt] = useState(0);
  const [judged, setJudged] = useState<'found' | 'not-yet' | null>(null);

  const lines = terms.map((term, index) => ({ ...term, count: counts[index] ?? term.count }));
  const real = totalOfLines(terms);
  const now = totalOfLines(lines);
  const goal = goals[goalAt % Math.max(1, goals.length)];
  const pulled = lines[at];
  const from = terms[at];
  if (!pulled || !from) return null;

  function change(next: readonly number[]) {
    setCounts([...next]);
    setJudged(null);
  }
  const difference = now.sub(real);
  return (
    <>
      <PullField
        line={pulled}
        real={from}
        total={now}
        onPull={(count) => change(counts.with(at, count))}
      />
      <div className="mt-3 grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <fieldset className="grid min-w-0 grid-cols-1 content-start gap-2">
          <legend className="sr-only">{WHAT_IF.choose}</legend>
          {lines.map((line, index) => (
            <label
              key={line.label}
              className={
                'relative grid min-h-11 grid-cols-[auto_minmax(0,1fr)] ' +
                'sm:grid-cols-[minmax(0,1fr)_auto_minmax(7rem,auto)] ' +
                'cursor-pointer items-center gap-x-3 rounded-md border-2 border-line bg-raised px-4 ' +
                'hover:border-content has-checked:border-content has-checked:bg-next-soft ' +
                'has-checked:shadow-[0_0_0_3px_var(--color-next)] ' +
                'has-focus-visible:outline-3 has-focus-visible:outline-focus ' +
                'has-focus-visible:outline-offset-4 sm:gap-x-8'
              }
            >
              <input
                type="radio"
                name="pulled"
                checked={index === at}
                onChange={() => setAt(index)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <strong className="leading-tight max-sm:col-span-2">
                {localFootballTermName(line.label)}
              </strong>
              <span className="inline-flex items-center gap-2 tabular-nums">
                <span className="min-w-8 text-right">{withTypographicMinus(line.count)}</span>
                <span aria-hidden="true">×</span>
                <span className="sr-only">{WHAT_IF.times}</span>
                <MixedNumberText value={line.rate} />
              </span>
              <span className="inline-flex items-center gap-3 font-bold">
                <span aria-hidden="true">=</span>
                <span className="sr-only">{WHAT_IF.equals}</span>
                <MixedNumberText value={toMixed(lineValue(line))} />
              </span>
            </label>
          ))}
        </fieldset>
        <section
          aria-label={name}
          className="on-board grid content-center gap-2 rounded-lg px-6 py-4 max-lg:order-first"
        >
          <p className="text-chalk-soft">
            <span>{name}</span> <span>{WHAT_IF.wouldMake}</span>
          </p>
          <p>
            <MixedNumberText value={toMixed(now)} size="xl" />
          </p>
          <p>
            <Sentence
              parts={differenceFromRealGame(
                difference.equals(0) ? null : <MixedNumberText value={toMixed(difference.abs())} />,
                difference.compare(0) > 0,
                <MixedNumberText value={toMixed(real)} />,
              )}
            />
          </p>
          <Button
            variant="secondary"
            icon="rotate-ccw"
            className="mt-2 justify-self-start"
            onClick={() => change(terms.map(({ count }) => count))}
          >
            {WHAT_IF.realGame}
          </Button>
        </section>
      </div>
      {goal ? (
        <GoalBar
          {...{ goal, judged, real, now, onNext }}
          onJudge={() => setJudged(isGoalReached(goal, real, now) ? 'found' : 'not-yet')}
          onNextGoal={() => {
            setJudged(null);
            if (onNext && goalAt === goals.length - 1) onNext();
            else setGoalAt(goalAt + 1);
          }}
        />
      ) : null}
    </>
  );
}

type GoalBarProps = {
  goal: WhatIfTotalGoal;
  judged: 'found' | 'not-yet' | null;
  real: Rational;
  now: Rational;
  onJudge: () => void;
  onNextGoal: () => void;
  onNext: (() => void) | null;
};

function GoalBar({ goal, judged, real, now, onJudge, onNextGoal, onNext }: GoalBarProps) {
  const otherPlayerButton = onNext ? (
    <VerdictBarButton onClick={onNext}>{WHAT_IF.anotherPlayer}</VerdictBarButton>
  ) : null;
  if (judged === 'found')
    return (
      <VerdictBar
        tone="right"
        {...verdictBarWordsWithSpanish(() => ({
          word: WHAT_IF.foundIt,
          rest: goalFoundText(goal, formatAsMixedNumber(now), formatAsMixedNumber(real)),
        }))}
        isNews
        aside={otherPlayerButton}
        action={
          <Button variant="next" size="lg" onClick={onNextGoal}>
            {WHAT_IF.nextQuestion}
          </Button>
        }
      />
    );
  const isAgain = judged === 'not-yet';
  return (
    <VerdictBar
      tone={isAgain ? 'again' : 'plain'}
      icon={isAgain ? undefined : 'lightbulb'}
      {...verdictBarWordsWithSpanish(() =>
        isAgain
          ? { word: PLAY.notYet, rest: notReachedText(goal, real, now) }
          : { word: WHAT_IF.tryThis, rest: GOAL_QUESTIONS[goal] },
      )}
      isNews={isAgain}
      newsKey={isAgain ? formatAsMixedNumber(now) : goal}
      aside={otherPlayerButton}
      action={
        <Button variant="next" size="lg" onClick={onJudge}>
          {WHAT_IF.found}
        </Button>
      }
    />
  );
}

function notReachedText(goal: WhatIfTotalGoal, real: Rational, now: Rational): string {
  const isReal = now.equals(real);
  if (goal === 'whole')
    return wholeGoalMissedText(isReal ? null : formatAsMixedNumber(now.abs().mod(1)));
  const difference = now.sub(real);
  return moreGoalMissedText(
    isReal ? null : formatAsMixedNumber(difference.abs()),
    difference.compare(0) > 0,
  );
}

type PullFieldProps = {
  line: AdjustableLine & { label: string };
  real: AdjustableLine;
  total: Rational;
  onPull: (count: number) => void;
};

function PullField({ line, real, total, onPull }: PullFieldProps) {
  const { min, max } = adjustableRange(real);
  const { length, worth, full, rest } = pointBoxLayoutOfLine(line);
  const share = (count: number) => (count - min) / (max - min);
  const width = (from: number, to: number) => `${((share(to) - share(from)) * 94).toFixed(3)}%`;
  const left = (count: number) => numberLineShareToPercent(share(count));
  return (
    <section className="keep-colors turf relative rounded-lg pt-2 text-on-field">
      <p className="px-4 font-semibold">{WHAT_IF.pull}</p>
      <div className="relative mx-3">
        <div aria-hidden="true" className="relative h-24">
          {Array.from({ length: full }, (_, box) => box * length).map((start) => (
            <span
              key={start}
              className={
                'absolute bottom-1 grid h-9 place-items-center overflow-hidden rounded-sm border ' +
                'border-field bg-chalk font-bold text-content'
              }
              style={{ left: left(start), width: width(start, start + length) }}
            >
              <span className={worth.d === 1n ? '' : 'max-sm:hidden'}>
                <TextWithFractions>{formatAsMixedNumber(worth)}</TextWithFractions>
              </span>
            </span>
          ))}
          {rest.compare(0) > 0 ? (
            <span
              className={
                'absolute bottom-1 grid h-9 place-items-center overflow-hidden rounded-sm border ' +
                'border-field bg-next font-bold text-on-next'
              }
              style={{ left: left(full * length), width: width(full * length, line.count) }}
            >
              {Number(rest.n) * 2 >= Number(rest.d) ? (
                <span className="max-sm:hidden">
                  <TextWithFractions>{formatAsMixedNumber(rest)}</TextWithFractions>
                </span>
              ) : null}
            </span>
          ) : null}
          {line.count === real.count ? null : (
            <span
              className="absolute top-6 border-chalk border-r-2 pr-1 leading-tight"
              style={{ right: `calc(100% - ${left(real.count)})` }}
            >
              {share(real.count) > 0.15 ? realCountText(withTypographicMinus(real.count)) : null}
            </span>
          )}
          <span
            className="absolute bottom-0 grid justify-items-center"
            style={{ left: left(line.count), transform: 'translateX(-50%)' }}
          >
            <span className="rounded-md bg-board px-3 py-1 font-bold text-chalk">
              {withTypographicMinus(line.count)}
            </span>
            <span className="mt-1 block h-11 w-5 rounded-full border-3 border-content bg-next" />
          </span>
        </div>
        <NumberLine bare min={min} max={max} points={[]} renderMark={() => null} markHeight={0} />
        <input
          type="range"
          aria-label={localFootballTermName(line.label)}
          aria-valuetext={pulledCountAndPointsText(
            withTypographicMinus(line.count),
            formatAsMixedNumber(total),
          )}
          min={min}
          max={max}
          step={1}
          value={line.count}
          className={
            'bare-range absolute bottom-10 left-0 mx-[calc(3%-0.75rem)] block h-24 ' +
            'w-[calc(94%+1.5rem)] cursor-pointer rounded-md'
          }
          onChange={({ currentTarget }) => onPull(currentTarget.valueAsNumber)}
        />
      </div>
    </section>
  );
}
