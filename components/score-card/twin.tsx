import { useState } from 'react';
import { FormulaLines } from '@/components/math/formula-lines';
import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm } from '@/components/outbox/answer-form';
import { useAnswers } from '@/components/outbox/use-outbox';
import { draftName, forgetDraft, useTypedDraft } from '@/components/outbox/use-typed-draft';

import { BarButton, VerdictBar } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/parts';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import type { ScoreStepDto, SubmitTwinInput, TwinDto } from '@/lib/data/score-card/dto';
import { triesText } from '@/words/steps';
import { TWIN, twinFromText } from '@/words/together';
import { wordAndRest } from '@/words/verdict-bar';

type TwinProps = {
  step: ScoreStepDto;
  first: TwinDto;
  week: number;
  owner: string;
  /** True while it replaces the original card. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The button to the next card. */
  next: RichContent;
};

/**
 * The same kind of card with other numbers. It costs no tries; after a card that was solved
 * together, it shows if the student can do it alone.
 */
export function Twin({ step, first, week, owner, isOpen, onOpen, next }: TwinProps) {
  const { key } = step;
  const name = draftName(owner, week, key, 'twin');
  const draft = useTypedDraft(name);
  const [latestVerdict, setLatestVerdict] = useState<{ twin: TwinDto; message: string } | null>(
    null,
  );
  const [isAsked, setIsAsked] = useState(false);
  // A newer page may know more than this tab.
  const twin =
    latestVerdict && latestVerdict.twin.attempts >= first.attempts ? latestVerdict.twin : first;
  const title = useFocusWhen<HTMLHeadingElement>(isAsked);
  const goOn = useFocusWhen(latestVerdict?.twin.correct ? latestVerdict : null, 'button, a');
  const message =
    latestVerdict && twin === latestVerdict.twin && twin.correct ? latestVerdict.message : null;

  useAnswers(owner, 'twins', (result, sent) => {
    if (!result.ok || sent.week !== week || sent.step !== key || result.data.outcome === 'refused')
      return;
    setLatestVerdict({ twin: result.data.twin, message: result.data.message });
    if (result.data.outcome === 'right') forgetDraft(name);
  });

  if (!isOpen && !twin.correct) {
    return (
      <div className="grid grid-cols-1 gap-2">
        {step.together ? <p className="leading-snug">{TWIN.afterTogether}</p> : null}
        <Button
          variant="secondary"
          icon="refresh-cw"
          onClick={() => {
            onOpen(true);
            setIsAsked(true);
          }}
        >
          {TWIN.open}
        </Button>
      </div>
    );
  }
  return (
    <section
      aria-labelledby="twin-title"
      className="grid grid-cols-1 gap-3 border-line border-t-2 pt-3"
    >
      <div>
        <h3 id="twin-title" ref={title} tabIndex={-1} className="flex items-center gap-2 text-lead">
          <Icon name="refresh-cw" className="size-[1em]" />
          <span>{TWIN.title}</span>
        </h3>
        <p className="text-content-soft">{twinFromText(twin.from)}</p>
      </div>
      {key === 'TEAM' ? (
        <Starters starters={twin.starters} />
      ) : (
        <FormulaLines
          terms={step.terms.map((term, place) => ({ ...term, count: twin.counts[place] ?? 0 }))}
        />
      )}
      {twin.correct ? (
        <p className="flex flex-wrap items-center gap-3">
          {twin.own ? <MixedNumberText value={twin.own} size="xl" /> : null}
          <span className="inline-flex items-center gap-2">
            <Icon name="circle-check" className="size-[1.2em] shrink-0 text-correct" />
            <span>{`${TWIN.right} ${triesText(twin.attempts)}.`}</span>
          </span>
        </p>
      ) : (
        <AnswerForm
          owner={owner}
          route="twins"
          draft={draft}
          isHere={(sent) => sent.week === week && sent.step === key}
          inputOf={(typed, operationId): SubmitTwinInput => ({
            week,
            step: key,
            typed,
            operationId,
          })}
          attemptsOf={(verdict) => verdict.attempts}
          last={
            first.lastTry
              ? {
                  ...first.lastTry,
                  attempts: first.attempts,
                  tried: <MixedNumberText value={first.lastTry.tried} />,
                }
              : null
          }
          hold={first.hold}
          meanwhile={TWIN.meanwhile}
          otherWay={<BarButton onClick={() => onOpen(false)}>{TWIN.without}</BarButton>}
          goOn={next}
        >
          {({ typed, change, problem }) => (
            <FractionField label={TWIN.points} value={typed} onChange={change} error={problem} />
          )}
        </AnswerForm>
      )}
      {twin.correct && isOpen ? (
        <VerdictBar
          tone="right"
          {...wordAndRest(message ?? TWIN.right)}
          action={<div ref={goOn}>{next}</div>}
        />
      ) : null}
      <LiveRegion className="sr-only">
        {message ? <span key={message}>{message}</span> : null}
      </LiveRegion>
    </section>
  );
}

function Starters({ starters }: Pick<TwinDto, 'starters'>) {
  return (
    <ul className="forced-edge overflow-hidden rounded-lg border-2 border-line bg-raised">
      {starters.map(({ label, value }) => (
        <li
          key={label}
          className={
            'flex min-h-touch items-center justify-between gap-4 border-line border-t px-4 ' +
            'py-1 first:border-t-0'
          }
        >
          <span className="font-semibold">{label}</span>
          <MixedNumberText value={value} size="md" />
        </li>
      ))}
    </ul>
  );
}
