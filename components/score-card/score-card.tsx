'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnswers, useSettledElsewhere } from '@/components/outbox/use-outbox';
import { draftName, forgetDraft } from '@/components/outbox/use-typed-draft';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import type { ScoreCardDto, ScoreStepDto, StepVerdictDto } from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/positions';
import { CardSummary } from './card-summary';
import { nextUnfinished } from './first-unfinished';
import { ScratchArea, scratchLines } from './scratch-area';
import { StepCorrected } from './step-corrected';
import { StepDone } from './step-done';
import { StepIndex } from './step-index';
import { StepWork } from './step-work';
import { TeamFacts } from './team-facts';

type ScoreCardProps = {
  card: ScoreCardDto;
  /** What each step is worked out from, in the order of the steps; drawn by the server, so that its script stays there. */
  facts: readonly ReactNode[];
  initialStep: StepKey;
  /** Names the student in this browser's storage. */
  owner: string;
};

/** The nine steps of a week, one at a time. The address names the step, so that a reload or a link opens the same one. */
export function ScoreCard({ card, facts, initialStep, owner }: ScoreCardProps) {
  const router = useRouter();
  const [steps, setSteps] = useState(card.steps);
  const [award, setAward] = useState(card.award);
  const [active, setActive] = useState(initialStep);
  const [rightNow, setRightNow] = useState<{ key: StepKey; message: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLHeadingElement>(null);
  const opened = useRef(initialStep);

  // A newly opened step is read from its top; the first one after loading leaves the focus alone.
  useEffect(() => {
    if (opened.current === active) return;
    opened.current = active;
    heading.current?.focus();
  }, [active]);

  function open(key: StepKey) {
    setActive(key);
    setRightNow(null);
    const address = new URL(window.location.href);
    address.searchParams.set('step', key);
    window.history.replaceState(null, '', address);
  }

  useAnswers(owner, 'attempts', (result, sent) => {
    if (result.ok && sent.week === card.week) receive(result.data);
  });

  // The server's word is fetched, and what it says of each step replaces what this tab knew.
  useSettledElsewhere(owner, router.refresh);
  const [known, setKnown] = useState(card);
  if (known !== card) {
    setKnown(card);
    setSteps((before) => newestOf(before, card.steps));
  }

  function receive(verdict: StepVerdictDto) {
    setAward(verdict.award);
    if (verdict.outcome === 'refused') return;
    setSteps((before) => before.map((step) => (step.key === verdict.step ? withVerdict(step, verdict) : step)));
    if (verdict.outcome === 'right') forgetDraft(draftName(owner, card.week, verdict.step));
    if (verdict.outcome === 'right' && verdict.step === active) setRightNow({ key: verdict.step, message: verdict.message });
    // The ninth answer brings points, which stand in the page's frame.
    if (verdict.finished) router.refresh();
  }

  const step = steps.find(({ key }) => key === active) ?? steps[0];
  if (!step) return null;
  const players = steps.filter(({ key }) => key !== 'TEAM');
  const finished = steps.every(({ correct }) => correct);
  const upNext = nextUnfinished(steps, step.index);
  const isTeamTooEarly = step.key === 'TEAM' && players.some(({ correct }) => !correct);

  return (
    <div className="grid grid-cols-1 gap-4">
      {finished ? <CardSummary card={{ week: card.week, steps, award }} headingRef={summary} /> : null}
      <StepIndex steps={steps} active={active} onChoose={open} />
      <section aria-labelledby="step-title" className="forced-edge rounded-xl bg-raised p-4 shadow-card sm:px-6 sm:py-5">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="step-title" ref={heading} tabIndex={-1} className="text-2xl">
            {step.title}
          </h2>
          <p className="text-content-soft">
            Step {step.index + 1} of {steps.length}
          </p>
        </div>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid grid-cols-1 content-start gap-4">
            {step.key === 'TEAM' ? <TeamFacts players={players} /> : facts[step.index]}
            {step.correct || card.readOnly || isTeamTooEarly ? null : (
              <ScratchArea
                key={`scratch-${step.key}`}
                name={`scratch:${owner}:${card.season}:${card.week}:${step.key}`}
                lines={scratchLines(step, players)}
              />
            )}
          </div>
          <div className="grid grid-cols-1 content-start gap-4">
            {step.corrected && !step.correct ? <StepCorrected {...step.corrected} /> : null}
            {step.correct ? (
              <StepDone
                key={step.key}
                step={step}
                message={rightNow?.key === step.key ? rightNow.message : null}
                next={
                  upNext ? (
                    <Button size="lg" className="w-full" icon="arrow-right" onClick={() => open(upNext)}>
                      Next step
                    </Button>
                  ) : (
                    <Button size="lg" className="w-full" icon="star" onClick={() => summary.current?.focus()}>
                      See what you earned
                    </Button>
                  )
                }
              />
            ) : card.readOnly ? (
              <Notice tone="info">Nothing can be changed now, so no answers are taken here.</Notice>
            ) : isTeamTooEarly && upNext ? (
              <Button size="lg" className="w-full" icon="arrow-right" onClick={() => open(upNext)}>
                Go to the next player
              </Button>
            ) : (
              <StepWork key={step.key} step={step} week={card.week} owner={owner} />
            )}
          </div>
        </div>
      </section>
      <LiveRegion className="sr-only">{rightNow?.message}</LiveRegion>
      {finished ? null : award.given > 0 ? (
        <p className="text-content-soft">
          You keep the <strong className="text-content">{award.given} MVP points</strong> of this card. New tries cost nothing.
        </p>
      ) : (
        <p className="text-content-soft">
          This card can earn you <strong className="text-content">{award.possibleNow} MVP points</strong>. You may try each step
          as often as you like, and you always keep at least 3.
        </p>
      )}
    </div>
  );
}

function withVerdict(step: ScoreStepDto, verdict: StepVerdictDto): ScoreStepDto {
  // An answer that came while the page was loading may be older than the page.
  if (verdict.attempts < step.attempts) return step;
  return {
    ...step,
    attempts: verdict.attempts,
    correct: verdict.outcome === 'right',
    own: verdict.own,
    simplified: verdict.simplified,
  };
}

/** Step by step whichever knows more: a page that was fetched a moment ago may be older than the last verdict. */
function newestOf(own: readonly ScoreStepDto[], fetched: readonly ScoreStepDto[]): ScoreStepDto[] {
  return fetched.map((step, index) => {
    const before = own[index];
    return before && before.attempts > step.attempts ? before : step;
  });
}
