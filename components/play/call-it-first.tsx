'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { NumberTable } from '@/components/ui/scroll-table';
import { SelectField } from '@/components/ui/select-field';
import type { RichContent } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import { predictPlayerPointsAction } from '@/lib/actions/week';
import type { CallItFirstDto } from '@/lib/data/play/dto';
import { formatMixed, withoutSign, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import {
  clampDotPosition,
  PREDICTION_LIMITS,
  predictionErrorColumns,
} from '@/lib/domain/play/call-it-first';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import {
  CALL_IT_FIRST,
  callBeforeWeekOpensText,
  callDotsText,
  cardFirstText,
  howFarOffText,
  ownFlagTitle,
  PLAY,
  setFlagForWeekLabel,
} from '@/words/play';
import { VERDICT_BAR } from '@/words/verdict-bar';
import { weekTitle } from '@/words/week-names';
import { MiniGameFrame } from './mini-game-frame';
import { verdictBarWordsWithSpanish } from './mini-game-verdict-bar';

type Choice = CallItFirstDto['choices'][number];
const keyOf = ({ position, id }: Pick<Choice, 'position' | 'id'>) => `${position} ${id}`;
const SHORT_INTEGER = /^\s*[-−]?\d{1,2}\s*$/;

export function CallItFirstGame({ play }: { play: CallItFirstDto }) {
  const { week, nextWeek, dots, own, choices } = play;
  const hasResult = dots.length > 0 || own !== null;
  const [isFlagging, setFlagging] = useState(!hasResult);
  return (
    <MiniGameFrame game="call-it-first" subtitle={weekTitle(week)}>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
        <OwnCall play={play} />
        {isFlagging && nextWeek !== null && choices.length > 0 ? (
          <FlagForm play={play} nextWeek={nextWeek} />
        ) : (
          <>
            {dots.length > 0 ? (
              <DotPlot dots={dots} own={play.ownDot} />
            ) : (
              <p className="forced-edge rounded-lg bg-raised p-4 shadow-card">
                {hasResult ? CALL_IT_FIRST.fewDots : CALL_IT_FIRST.nothingToCall}
              </p>
            )}
            <VerdictBar
              tone="plain"
              icon="users"
              {...verdictBarWordsWithSpanish(() =>
                dots.length > 0
                  ? { word: CALL_IT_FIRST.see, rest: CALL_IT_FIRST.middle }
                  : { word: '', rest: CALL_IT_FIRST.eachDot },
              )}
              action={
                nextWeek === null || choices.length === 0 ? (
                  <LinkButton href="/student/dashboard" variant="next" size="lg">
                    {PLAY.backToTasks}
                  </LinkButton>
                ) : (
                  <Button variant="next" size="lg" onClick={() => setFlagging(true)}>
                    {setFlagForWeekLabel(nextWeek)}
                  </Button>
                )
              }
            />
          </>
        )}
      </div>
    </MiniGameFrame>
  );
}

function OwnCall({ play: { own, finishCardOf, prediction, nextWeek } }: { play: CallItFirstDto }) {
  return (
    <section className="on-board grid content-start gap-3 rounded-lg p-4">
      {own ? (
        <>
          <div>
            <p className="text-chalk-soft">{CALL_IT_FIRST.flagStoodOn}</p>
            <p className="font-bold text-lead">{own.name}</p>
          </div>
          <dl
            className={
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-chalk-soft ' +
              'border-t pt-3'
            }
          >
            <Fact name={CALL_IT_FIRST.youCalled}>
              <span>{withTypographicMinus(own.called)}</span>
            </Fact>
            <Fact name={CALL_IT_FIRST.theyMade}>
              <MixedNumberText value={own.actual} />
            </Fact>
            <Fact name={CALL_IT_FIRST.offBy}>
              <span className="text-next">
                <MixedNumberText value={withoutSign(own.difference)} />
              </span>
            </Fact>
          </dl>
          {formatMixed(own.difference) === '0' ? (
            <p className="font-bold">{CALL_IT_FIRST.right}</p>
          ) : null}
        </>
      ) : null}
      {finishCardOf ? (
        <>
          <p>{cardFirstText(finishCardOf)}</p>
          <LinkButton href="/student/score-cards" variant="secondary">
            {CALL_IT_FIRST.toCard}
          </LinkButton>
        </>
      ) : null}
      {nextWeek === null ? null : (
        <div className={own || finishCardOf ? 'border-chalk-soft border-t pt-3' : ''}>
          <p className="text-chalk-soft">{ownFlagTitle(nextWeek)}</p>
          <p className="font-bold text-lead">
            {prediction
              ? `${prediction.name}: ${withTypographicMinus(prediction.points)}`
              : CALL_IT_FIRST.noFlagYet}
          </p>
        </div>
      )}
      <p className="text-chalk-soft">{CALL_IT_FIRST.eachDot}</p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: RichContent }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right font-bold text-title">{children}</dd>
    </>
  );
}

function FlagForm({ play, nextWeek }: { play: CallItFirstDto; nextWeek: number }) {
  const { week, choices, prediction } = play;
  const router = useRouter();
  const predictedChoice = choices.find(
    (choice) => prediction !== null && keyOf(choice) === keyOf(prediction),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { run, pending, done, refusal, forget } = useAction<{ done: true }>();

  function changed() {
    forget();
    setProblem(null);
  }
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form is read here because a choice made before hydration is in no state.
    const typed = new FormData(event.currentTarget);
    const points = String(typed.get('points'));
    const player = choices.find((choice) => keyOf(choice) === typed.get('player'));
    const called = Number(points.replace('−', '-'));
    if (!SHORT_INTEGER.test(points) || called < PREDICTION_LIMITS.least || !player) {
      setProblem(CALL_IT_FIRST.wholePoints);
      return;
    }
    const { position, id } = player;
    const result = await run(() =>
      predictPlayerPointsAction({ week, position, id, points: called }),
    );
    if (result?.ok) router.refresh();
  }
  return (
    <form
      method="post"
      onSubmit={save}
      noValidate
      className="forced-edge grid grid-cols-1 content-start gap-4 rounded-lg bg-raised p-4 shadow-card"
    >
      <h2 className="text-title">{callBeforeWeekOpensText(nextWeek)}</h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          name="player"
          label={CALL_IT_FIRST.whichPlayer}
          defaultValue={predictedChoice && keyOf(predictedChoice)}
          options={choices.map((choice) => ({
            value: keyOf(choice),
            label: `${choice.position}: ${choice.name}`,
          }))}
          onChange={changed}
        />
        <TextField
          name="points"
          label={CALL_IT_FIRST.howMany}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue={prediction ? String(prediction.points) : ''}
          error={problem}
          onChange={changed}
        />
      </div>
      <VerdictBar
        tone={refusal ? 'trouble' : done ? 'right' : 'plain'}
        icon={refusal || done ? undefined : 'flag'}
        {...(refusal
          ? { word: VERDICT_BAR.notSent, rest: refusal.message }
          : done
            ? verdictBarWordsWithSpanish(() => splitFirstSentence(CALL_IT_FIRST.flagSet))
            : verdictBarWordsWithSpanish(() => ({
                word: PLAY.yourTurn,
                rest: CALL_IT_FIRST.howMany,
              })))}
        isNews={refusal !== null || done}
        action={
          done ? (
            <LinkButton href="/student/dashboard" variant="next" size="lg">
              {PLAY.backToTasks}
            </LinkButton>
          ) : (
            <Button type="submit" variant="next" size="lg" pending={pending}>
              {CALL_IT_FIRST.setFlag}
            </Button>
          )
        }
      />
    </form>
  );
}

function DotPlot({ dots, own }: { dots: readonly number[]; own: number | null }) {
  const columns = predictionErrorColumns(dots);
  const end = (columns.length - 1) / 2;
  const ownColumn = own === null ? null : clampDotPosition(own, end);
  return (
    <div
      className={
        'forced-edge grid grid-cols-1 content-between gap-3 rounded-lg bg-raised p-4 ' +
        'shadow-card'
      }
    >
      <h2 className="text-lead">{howFarOffText(dots.length)}</h2>
      <p className="sr-only">
        {callDotsText(dots.length, own === null ? null : withTypographicMinus(own))}
      </p>
      <div aria-hidden="true" className="keep-colors">
        <div
          className="grid min-h-40 items-end border-content border-b-3"
          style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          {columns.map(({ at, calls }) => (
            <div
              key={at}
              className={
                'flex h-full flex-col-reverse items-center justify-start ' +
                (at === 0 ? 'rounded-t-md bg-correct-soft' : '')
              }
            >
              {Array.from({ length: calls }, (_, index) => index).map((index) => (
                <span
                  key={index}
                  className={
                    'block aspect-square w-full max-w-7 rounded-full border border-content sm:border-2 ' +
                    (at === ownColumn && index === calls - 1 ? 'bg-next' : 'bg-field')
                  }
                />
              ))}
              {at === ownColumn ? (
                <span className="mb-1 whitespace-nowrap font-semibold leading-none">
                  {CALL_IT_FIRST.you}
                </span>
              ) : null}
            </div>
          ))}
        </div>
        <div
          className="grid pt-1 text-center font-semibold"
          style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          {columns.map(({ at }) => (
            <span key={at} className="flex justify-center whitespace-nowrap">
              {at % (end > 12 ? 8 : 4) === 0 ? Math.abs(at) : ''}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4 text-center text-content-soft">
          <span>{CALL_IT_FIRST.fewer}</span>
          <span>{CALL_IT_FIRST.more}</span>
        </div>
      </div>
      <details>
        <summary className="touch-link">{CALL_IT_FIRST.table}</summary>
        <NumberTable
          hideCaption
          table={{
            caption: howFarOffText(dots.length),
            columns: [CALL_IT_FIRST.pointsOff, CALL_IT_FIRST.calls],
            rows: columns
              .filter(({ calls }) => calls > 0)
              .map(({ at, calls }) => [withTypographicMinus(at), calls]),
          }}
        />
      </details>
    </div>
  );
}
