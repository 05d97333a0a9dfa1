import { type Ref, useState } from 'react';
import { InReadingLanguages } from '@/components/math/also-in-spanish';
import { FractionField } from '@/components/math/fraction-field';
import { LineBox } from '@/components/math/line-box';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm } from '@/components/outbox/answer-form';
import { draftLineBoxControls } from '@/components/outbox/draft-lines';
import {
  answerDraftKey,
  deleteAnswerDraft,
  useAnswerDraft,
} from '@/components/outbox/use-answer-draft';
import { FieldNumberLine } from '@/components/points/field-number-line';
import { hopsOfLines } from '@/components/points/hops';
import { StepLineStrip, TogetherStages } from '@/components/points/step-line-strip';
import { VerdictBar, VerdictBarButton } from '@/components/steps/verdict-bar';
import { Button } from '@/components/ui/button';
import { useFocusWhen } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { RichContent } from '@/components/ui/sentence';
import type { ScoreStepDto, SubmitTwinInput, TwinDto } from '@/lib/data/score-card/dto';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { spokenLineLabel, triesText } from '@/words/math';
import { SCORE_CARD } from '@/words/score-card';
import { speakMixedText } from '@/words/spoken-numbers';
import { TWIN, twinFromText } from '@/words/together';

type TwinProps = {
  step: ScoreStepDto;
  twin: TwinDto;
  week: number;
  owner: string;
  isOpen: boolean;
  asksForGuess: boolean;
  onOpen: (isOpen: boolean) => void;
  next: RichContent;
  heading: Ref<HTMLHeadingElement>;
  takesFocus: boolean;
};

/**
 * The same kind of step with other numbers. It costs no tries; after a step that was solved
 * together, a right twin shows that the student can do it alone.
 */
export function TwinCard(props: TwinProps) {
  const { step, twin, isOpen, onOpen } = props;
  if (isOpen) return <OpenTwin {...props} />;
  if (twin.correct) return <Solved twin={twin} />;
  return (
    <div className="grid grid-cols-1 gap-2">
      {step.together ? <p className="leading-snug">{TWIN.afterTogether}</p> : null}
      <Button variant="secondary" icon="refresh-cw" onClick={() => onOpen(true)}>
        {TWIN.open}
      </Button>
    </div>
  );
}

function OpenTwin({
  step,
  twin,
  week,
  owner,
  asksForGuess,
  onOpen,
  next,
  heading,
  takesFocus,
}: TwinProps) {
  const { key } = step;
  const name = answerDraftKey(owner, week, key, 'twin');
  const draft = useAnswerDraft(name);
  const [message, setMessage] = useState<string | null>(null);
  const card = useFocusWhen<HTMLElement>(takesFocus, 'h1 > span');
  const nextBox = useFocusWhen(message, 'button, a');
  const { change, ...own } = draftLineBoxControls(draft, null);
  const boxes = { ...own, isSmall: true, ...(twin.correct ? {} : { change }) };
  const terms = step.terms.map((term, index) => ({ ...term, count: twin.counts[index] ?? 0 }));
  const isTeam = key === 'TEAM';
  const lines = isTeam
    ? twin.starters
    : terms.map(({ label, count, rate }, index) => ({
        label,
        product: { count, rate },
        value: null,
        box: (
          <LineBox
            label={spokenLineLabel(
              index + 1,
              terms.length,
              withTypographicMinus(count),
              speakMixedText(rate),
            )}
            of={[index]}
            boxes={boxes}
          />
        ),
      }));
  const takesGuess =
    asksForGuess && !twin.correct && twin.attempts === 0 && draft.estimate !== null;
  return (
    <section ref={card} aria-labelledby="twin-title" className="grid grid-cols-1 gap-3">
      <PageHeader
        title={
          <span id="twin-title" ref={heading} tabIndex={-1}>
            {TWIN.title}
          </span>
        }
        subtitle={twinFromText(twin.from)}
        actions={step.together ? <TogetherStages now={2} /> : null}
      />
      <StepLineStrip player={null} name={isTeam ? SCORE_CARD.team : key} lines={lines} />
      <div className="overflow-hidden rounded-lg">
        <FieldNumberLine
          step={{ ...step, own: twin.own, lastWrong: twin.lastWrong, guess: undefined }}
          isNew={message !== null}
          hops={isTeam ? [] : hopsOfLines(own, own.lines, [])}
          guess={
            takesGuess
              ? {
                  at: draft.estimate ?? null,
                  onMove: (at) => draft.save({ estimate: at }),
                  onSkip: () => draft.save({ estimate: null }),
                }
              : null
          }
        />
      </div>
      <div
        className={
          'forced-edge grid grid-cols-1 gap-2 rounded-lg bg-raised px-3 py-3 shadow-card ' +
          'sm:px-6'
        }
      >
        {twin.correct ? (
          <>
            <Solved twin={twin} />
            <VerdictBar
              tone="right"
              {...splitFirstSentence(message ?? TWIN.right)}
              action={<div ref={nextBox}>{next}</div>}
            />
          </>
        ) : (
          <AnswerForm
            owner={owner}
            route="twins"
            draft={draft}
            isForThisForm={(sent) => sent.week === week && sent.step === key}
            inputOf={(typed, operationId): SubmitTwinInput => ({
              week,
              step: key,
              typed,
              operationId,
            })}
            attemptsOf={(verdict) => verdict.attempts}
            lastWrong={
              twin.lastWrong
                ? {
                    ...twin.lastWrong,
                    attempts: twin.attempts,
                    tried: <MixedNumberText value={twin.lastWrong.tried} />,
                  }
                : null
            }
            hold={twin.hold}
            noTriesSuggestion={TWIN.meanwhile}
            alternative={
              <VerdictBarButton onClick={() => onOpen(false)}>{TWIN.without}</VerdictBarButton>
            }
            nextLink={next}
            onRight={(verdict) => {
              deleteAnswerDraft(name);
              setMessage(verdict.message);
            }}
          >
            {(field) => (
              <FractionField
                label={<InReadingLanguages>{() => TWIN.points}</InReadingLanguages>}
                value={field.typed}
                onChange={field.change}
                error={field.problem}
              />
            )}
          </AnswerForm>
        )}
      </div>
      <LiveRegion className="sr-only">
        {message ? <span key={message}>{message}</span> : null}
      </LiveRegion>
    </section>
  );
}

function Solved({ twin }: { twin: TwinDto }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      {twin.own ? <MixedNumberText value={twin.own} size="xl" /> : null}
      <span className="inline-flex items-center gap-2">
        <Icon name="circle-check" className="size-[1.2em] shrink-0 text-correct" />
        <span>{`${TWIN.right} ${triesText(twin.attempts)}.`}</span>
      </span>
    </p>
  );
}
