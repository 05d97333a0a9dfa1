'use client';

import { type FormEvent, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import {
  NumberLine,
  numberLineShare,
  numberLineShareToPercent,
} from '@/components/math/number-line';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { AnswerBall, Goalposts } from '@/components/points/field-marks';
import { NumberLineHops, placeHops } from '@/components/points/hops';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import { Icon } from '@/components/ui/icon';
import { submitReverseGameAnswerAction } from '@/lib/actions/week';
import type { MiniGameVerdictDto, ReverseGameDto } from '@/lib/data/play/dto';
import {
  formatAsMixedNumber,
  fromMixed,
  isUnitFraction,
  sumMixedNumbers,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { localFootballTermName } from '@/words/names';
import {
  ballRanToText,
  buildGameText,
  fewerOfStatisticLabel,
  gameStatisticsText,
  goalPostsAtText,
  moreOfStatisticLabel,
  REVERSE,
} from '@/words/play';
import { POSITION_WORDS } from '@/words/positions';
import { MiniGameFrame } from './mini-game-frame';
import { MiniGameVerdictBar } from './mini-game-verdict-bar';

const MAX_DIGITS = 3;
/** Room above the line for hops and the posts. */
const ROOM = 78;

export function ReverseGame({ play }: { play: ReverseGameDto }) {
  const { week, round, rules, position, target, terms } = play;
  const [counts, setCounts] = useState(() => terms.map(() => 0));
  const [ran, setRan] = useState<readonly number[] | null>(null);
  const [ways, setWays] = useState<readonly string[]>([]);
  const { run, pending, data, refusal, forget } = useAction<MiniGameVerdictDto>();

  function change(index: number, count: number) {
    forget();
    setCounts(counts.with(index, Math.min(10 ** MAX_DIGITS - 1, Math.max(0, count))));
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    const result = await run(() => submitReverseGameAnswerAction({ week, round, counts }));
    if (!result?.ok) return;
    setRan(counts);
    const way = gameStatisticsText(
      terms.map(({ label }, index) => ({ label, count: counts[index] ?? 0 })),
    );
    if (result.data.outcome === 'right') setWays([...ways.filter((each) => each !== way), way]);
  }
  const products = (of: readonly number[]) =>
    terms.map(({ rate }, index) => toMixed(fromMixed(rate).mul(of[index] ?? 0)));
  return (
    <MiniGameFrame
      game="reverse"
      subtitle={buildGameText(POSITION_WORDS[position].one, scoringRulesPhrase(rules))}
    >
      <form method="post" onSubmit={send} noValidate className="grid grid-cols-1 gap-3">
        <ReverseField target={target} values={ran && products(ran)} />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          <DisabledUntilHydrated>
            {terms.map(({ label, rule, rate }, index) => (
              <CountCard
                key={label}
                {...{ label, rule, rate }}
                count={counts[index] ?? 0}
                onChange={(count) => change(index, count)}
              />
            ))}
          </DisabledUntilHydrated>
        </div>
        <p className="flex flex-wrap gap-x-3">
          <strong>{REVERSE.ways}</strong>
          {ways.length === 0 ? (
            <span className="text-content-soft">{REVERSE.noWayYet}</span>
          ) : (
            ways.map((way) => (
              <span key={way} className="inline-flex items-center gap-1">
                <Icon name="check" className="size-[1em] text-correct" />
                <span>{way}</span>
              </span>
            ))
          )}
        </p>
        <MiniGameVerdictBar
          game="reverse"
          round={round}
          turn={() => REVERSE.build}
          action={ran ? REVERSE.runAgain : REVERSE.run}
          another={REVERSE.another}
          problem={null}
          {...{ pending, refusal }}
          verdict={data}
        />
      </form>
    </MiniGameFrame>
  );
}

type CountCardProps = {
  label: string;
  rule: string;
  rate: MixedNumber;
  count: number;
  onChange: (count: number) => void;
};

function CountCard({ label, rule, rate, count, onChange }: CountCardProps) {
  const each = fromMixed(rate);
  const value = formatAsMixedNumber(each.mul(count));
  const isPart = isUnitFraction(each);
  const step = isPart && each.d > 4n ? 5 : 1;
  const round =
    'grid size-11 shrink-0 place-items-center rounded-md border-2 border-line-strong bg-raised ' +
    'hover:border-content';
  return (
    <fieldset
      className={
        'forced-edge grid min-w-0 grid-cols-1 content-between justify-items-center gap-2 rounded-lg ' +
        'bg-raised p-3 text-center shadow-card'
      }
    >
      <legend className="sr-only">{localFootballTermName(label)}</legend>
      <div className="leading-snug">
        <p aria-hidden="true" className="font-bold">
          {localFootballTermName(label)}
        </p>
        <p className="text-base text-content-soft">
          <TextWithFractions flat>{rule}</TextWithFractions>
        </p>
      </div>
      <div className="flex items-center justify-center gap-2">
        <button
          type="button"
          aria-label={fewerOfStatisticLabel(label)}
          className={round}
          onClick={() => onChange(count - step)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          aria-label={localFootballTermName(label)}
          autoComplete="off"
          maxLength={MAX_DIGITS}
          value={count}
          className={
            'block h-14 w-20 rounded-md border-2 border-line-strong bg-raised text-center ' +
            'font-bold text-big tabular-nums hover:border-content'
          }
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value.replace(/\D/g, '')))}
        />
        <button
          type="button"
          aria-label={moreOfStatisticLabel(label)}
          className={round}
          onClick={() => onChange(count + step)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className="rounded-md bg-sunk px-3 py-1 font-semibold">
        <TextWithFractions>
          {isPart && count > 0
            ? `${count}/${each.d} = ${value}`
            : `${count} × ${formatMixed(rate)} = ${value}`}
        </TextWithFractions>
      </p>
    </fieldset>
  );
}

/** The posts stand at the target. The ball stays where it last ran to. */
function ReverseField({
  target,
  values,
}: {
  target: MixedNumber;
  values: readonly MixedNumber[] | null;
}) {
  const total = values && sumMixedNumbers(values);
  const hops = placeHops(
    (values ?? []).map((value) => ({ typed: formatMixed(value), value, isMarked: false })),
  );
  const reached = [...hops.flatMap(({ from, to }) => [from, to]), 0];
  const highest = reached.reduce(
    (most, each) => Math.max(most, each),
    1.25 * numberLineShare(target, 0, 1),
  );
  const max = 10 * Math.ceil((highest + 1) / 10);
  const min = 10 * Math.floor(reached.reduce((least, each) => Math.min(least, each), 0) / 10);
  const posts = numberLineShareToPercent(numberLineShare(target, min, max));
  return (
    <section className="keep-colors turf rounded-lg px-4 pt-2 text-on-field">
      <p className="flex flex-wrap gap-x-3 font-semibold">
        <span>
          <TextWithFractions>{goalPostsAtText(formatMixed(target))}</TextWithFractions>
        </span>
        {total ? (
          <span>
            <TextWithFractions>{ballRanToText(formatMixed(total))}</TextWithFractions>
          </span>
        ) : null}
      </p>
      <NumberLine
        bare
        min={min}
        max={max}
        points={total ? [{ value: total, label: 'ball' }] : []}
        markWidth={0}
        markHeight={ROOM - 6}
        renderMark={({ value }) => (
          <g transform={`translate(0 ${ROOM - 40})`}>
            <AnswerBall value={value} isNew min={min} max={max} isBare />
          </g>
        )}
      >
        <NumberLineHops hops={hops} min={min} max={max} top={ROOM} />
        <svg x={posts} overflow="visible" aria-hidden="true">
          <Goalposts top={ROOM} />
        </svg>
      </NumberLine>
    </section>
  );
}
