'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { FillingHelmet } from '@/components/football/helmet';
import { useAnswers } from '@/components/outbox/use-outbox';
import { forgetDraft } from '@/components/outbox/use-typed-draft';
import { OwnTeam } from '@/components/shell/own-team';
import { type IndexedStep, StepButton, StepIndex, triesText } from '@/components/steps/step-panel';
import { useSteps } from '@/components/steps/use-steps';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { usePageTitle } from '@/components/ui/use-page-title';
import type { CardAwardDto, ScoreCardDto, ScoreStepDto, StepVerdictDto } from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/football/positions';
import { type Packed, unpack } from '@/lib/packed';
import { nextUnfinished } from './first-unfinished';
import { later } from './later';
import { PlayerPlate, PlayField } from './play-field';
import { ScratchArea, scratchLines } from './scratch-area';
import { StepFacts, StepWork, stepDraft } from './step-work';

const RightAnswer = later.part((parts) => parts.RightAnswer);
const StepCorrected = later.part((parts) => parts.StepCorrected);
const TeamFacts = later.part((parts) => parts.TeamFacts);
const OwnPoints = later.part((parts) => parts.OwnPoints);
const CardSummary = later.part((parts) => parts.CardSummary);

type ScoreCardProps = {
  card: ScoreCardDto;
  /** Beside the title. */
  beside?: string;
  help?: ReactNode;
  initialStep: StepKey;
  owner: string;
};

export function PackedScoreCard({ card, ...rest }: Omit<ScoreCardProps, 'card'> & { card: Packed<ScoreCardDto> }) {
  return <ScoreCard card={useMemo(() => unpack(card), [card])} {...rest} />;
}

/** The nine steps of a week, one at a time. The address names the step, so a reload or a link opens the same one. */
export function ScoreCard({ card, beside, help, initialStep, owner }: ScoreCardProps) {
  const router = useRouter();
  const { steps, change, active, open, rightNow, showRight, heading, summary } = useSteps({
    fetched: card.steps,
    initial: initialStep,
    addressOf: String,
    owner,
  });
  const team = use(OwnTeam);
  const [heard, setHeard] = useState<CardAwardDto | null>(null);
  // As with the steps: a page fetched since then knows what another tab has earned, one fetched earlier does not know this tab's verdict.
  const award = heard && triesOf(steps) > triesOf(card.steps) ? heard : card.award;

  useAnswers(owner, 'attempts', (result, sent) => {
    if (result.ok && sent.week === card.week) receive(result.data);
  });

  function receive(verdict: StepVerdictDto) {
    if (verdict.outcome === 'refused') return;
    setHeard(verdict.award);
    change((before) => before.map((step) => (step.key === verdict.step ? withVerdict(step, verdict) : step)));
    const wasRight = steps.some(({ key, correct }) => key === verdict.step && correct);
    if (verdict.outcome === 'right' && verdict.simplified) forgetDraft(stepDraft(owner, card.week, verdict.step));
    // A form that is not the shortest yet is told in its own place.
    if (verdict.outcome === 'right' && verdict.step === active && (verdict.simplified || !wasRight)) {
      showRight(verdict.step, verdict.message);
    }
    // The ninth answer brings points, which are in the page's frame.
    if (verdict.finished && !wasRight) router.refresh();
  }

  const board = useRef<HTMLDivElement>(null);
  useEffect(() => board.current?.addEventListener('focusin', later.fetch, { once: true }), []);

  usePageTitle(`${active === 'TEAM' ? 'Team' : active}, Calculate points`);

  const step = steps.find(({ key }) => key === active) ?? steps[0];
  if (!step) return null;
  const players = steps.filter(({ key }) => key !== 'TEAM');
  const finished = steps.every(({ correct }) => correct);
  const upNext = nextUnfinished(steps, step.index);
  const isTeamTooEarly = step.key === 'TEAM' && players.some(({ correct }) => !correct);

  return (
    <div ref={board} className="grid grid-cols-1 gap-2">
      <PageHeader
        title="Calculate points"
        beside={beside}
        help={help}
        actions={
          <>
            <StepIndex label="Steps of the score card" steps={steps.map(indexed)} active={active} onChoose={open} />
            {team ? (
              <span className="hidden sm:block">
                <FillingHelmet look={team} size={48} done={steps.filter(({ correct }) => correct).length} of={steps.length} />
              </span>
            ) : null}
          </>
        }
      />
      {finished ? <CardSummary card={{ week: card.week, steps, award }} headingRef={summary} /> : null}
      <section aria-labelledby="step-title" className="grid grid-cols-1 gap-2">
        <div className="forced-edge grid grid-cols-1 overflow-hidden rounded-lg md:grid-cols-[17.5rem_minmax(0,1fr)]">
          <PlayerPlate
            step={step}
            week={card.week}
            title={
              <h2 id="step-title" ref={heading} tabIndex={-1} className="font-medium text-base text-chalk-soft">
                {step.title}
              </h2>
            }
          />
          <PlayField key={step.key} step={step} isNew={rightNow?.key === step.key} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          {step.key === 'TEAM' ? <TeamFacts players={players} /> : <StepFacts step={step} />}
          <div className="forced-edge grid grid-cols-1 content-start gap-3 rounded-lg bg-raised p-3 shadow-card sm:px-4">
            {step.corrected && !step.correct ? <StepCorrected {...step.corrected} /> : null}
            {step.correct ? (
              <RightAnswer
                key={step.key}
                step={step}
                message={rightNow?.key === step.key ? rightNow.message : null}
                own={step.own ? <OwnPoints own={step.own} /> : null}
                shorten={card.readOnly ? null : <StepWork step={step} week={card.week} owner={owner} />}
                next={
                  upNext ? (
                    <StepButton onClick={() => open(upNext)}>Next step</StepButton>
                  ) : (
                    <StepButton icon="star" variant="primary" onClick={() => summary.current?.focus()}>
                      See what you earned
                    </StepButton>
                  )
                }
              />
            ) : card.readOnly ? (
              <Notice tone="info">You can’t send answers right now.</Notice>
            ) : isTeamTooEarly && upNext ? (
              <StepButton onClick={() => open(upNext)}>Go to the next player</StepButton>
            ) : (
              <>
                <StepWork key={step.key} step={step} week={card.week} owner={owner} />
                {step.hold === 'used-up' && upNext && upNext !== step.key ? (
                  <StepButton onClick={() => open(upNext)}>Next step</StepButton>
                ) : null}
              </>
            )}
          </div>
        </div>
        {step.correct || card.readOnly || isTeamTooEarly ? null : (
          <ScratchArea
            key={`scratch-${step.key}`}
            name={`scratch:${owner}:${card.season}:${card.week}:${step.key}`}
            lines={scratchLines(step, players)}
          />
        )}
      </section>
      <LiveRegion className="sr-only">{rightNow?.message}</LiveRegion>
      {finished ? null : (
        <p className="text-content-soft">
          {award.given > 0 ? (
            <>
              You keep the <strong className="text-content">{award.given} MVP points</strong> of this card. New tries cost
              nothing.
            </>
          ) : (
            <>
              This card can earn you <strong className="text-content">{award.possibleNow} MVP points</strong>. Take the tries you
              need. You always get at least 3 points.
            </>
          )}
        </p>
      )}
    </div>
  );
}

function indexed(step: ScoreStepDto): IndexedStep<StepKey> {
  const name =
    step.key === 'TEAM' ? (
      'Team'
    ) : (
      <>
        {step.key}
        <span className="sr-only"> {step.title}</span>
      </>
    );
  return { key: step.key, name, ...standOf(step) };
}

function standOf({ correct, corrected, attempts }: ScoreStepDto): Pick<IndexedStep<StepKey>, 'state' | 'text'> {
  if (correct) return { state: 'right', text: 'Right' };
  if (corrected && attempts === corrected.tries) return { state: 'tried', text: 'Again' };
  return attempts > 0 ? { state: 'tried', text: triesText(attempts) } : { state: 'open', text: 'To do' };
}

function triesOf(steps: readonly ScoreStepDto[]): number {
  return steps.reduce((sum, { attempts }) => sum + attempts, 0);
}

function withVerdict(step: ScoreStepDto, verdict: StepVerdictDto): ScoreStepDto {
  // An answer that came while the page was loading may be older than the page.
  if (verdict.attempts < step.attempts) return step;
  const { outcome, message, hint, tried, attempts, own, simplified, hold } = verdict;
  const lastTry = outcome === 'wrong' && hint && tried ? { message, hint, tried } : undefined;
  return { ...step, attempts, correct: outcome === 'right', own, simplified, lastTry, hold };
}
