'use client';

import { useRouter } from 'next/navigation';
import { use, useState } from 'react';
import { FillingHelmet } from '@/components/football/small-helmet';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { deleteAnswerDraft } from '@/components/outbox/use-answer-draft';
import { useAnswerResults } from '@/components/outbox/use-outbox';
import { useStepNavigation } from '@/components/outbox/use-step-navigation';
import { lazyHopViews } from '@/components/points/lazy-hops';
import { OwnTeamLookContext } from '@/components/shell/own-team-look-context';
import { StepList, type StepListItem } from '@/components/steps/step-list';
import { useOnFirstFocus, usePageTitle } from '@/components/ui/hooks';
import { lazyModule } from '@/components/ui/lazy-module';
import { LiveRegion } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import type {
  CardPointsGivenAndPossibleDto,
  ScoreCardDto,
  ScoreStepDto,
  StepVerdictDto,
  SubmitStepInput,
} from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/football/positions';
import { triesText } from '@/words/math';
import { localFootballTermName } from '@/words/names';
import {
  canEarnText,
  cardMvpPointsText,
  newTriesKeepPointsText,
  SCORE_CARD,
} from '@/words/score-card';
import { lazyWorkViews } from './lazy-views';
import { usePrefersLineBoxes } from './line-boxes-toggle';
import { stepDraftKey } from './step-answer-form';
import {
  addToStepLineHistory,
  StepBoard,
  type StepLineHistory,
  type StudentChosenStepMode,
  stepReplacementOf,
} from './step-board';

const UnreadTeacherComment = lazyModule(() => import('./unread-teacher-comment')).component(
  (parts) => parts.UnreadTeacherComment,
);
const CardSummary = lazyWorkViews.component((parts) => parts.CardSummary);

type ScoreCardProps = {
  card: ScoreCardDto;
  subtitle?: string;
  help?: RichContent;
  initialStep: StepKey;
  owner: string;
  /** The story of the week; only once the card is finished. */
  story?: RichContent;
  finish?: RichContent;
};

export function ScoreCard({
  card,
  subtitle,
  help,
  initialStep,
  owner,
  story,
  finish,
}: ScoreCardProps) {
  const router = useRouter();
  const { steps, change, active, open, rightNow, showRight, showSummary, heading, summary } =
    useStepNavigation({
      fetched: card.steps,
      initial: initialStep,
      addressOf: String,
      owner,
    });
  const team = use(OwnTeamLookContext);
  const [histories, setHistories] = useState<Partial<Record<StepKey, StepLineHistory>>>({});
  const [prefersLineBoxes, setPrefersLineBoxes] = usePrefersLineBoxes(owner);
  // A twin that was begun is open again.
  const [modes, setModes] = useState<Partial<Record<StepKey, StudentChosenStepMode>>>(() =>
    Object.fromEntries(
      card.steps.flatMap(({ key, twin }) =>
        twin && twin.attempts > 0 && !twin.correct ? [[key, 'twin']] : [],
      ),
    ),
  );
  const [latestAward, setLatestAward] = useState<CardPointsGivenAndPossibleDto | null>(null);
  // A newer page knows what another tab has earned; an older one doesn't know this tab's verdict.
  const award = latestAward && triesOf(steps) > triesOf(card.steps) ? latestAward : card.award;

  useAnswerResults(owner, 'attempts', (result, sent) => {
    if (result.ok && sent.week === card.week) receive(result.data, sent);
  });

  useAnswerResults(owner, 'twins', (result, sent) => {
    if (!result.ok || sent.week !== card.week || result.data.outcome === 'refused') return;
    const { twin } = result.data;
    change((before) => before.map((step) => (step.key === sent.step ? { ...step, twin } : step)));
  });

  function receive(verdict: StepVerdictDto, sent: SubmitStepInput) {
    if (verdict.outcome === 'refused') return;
    setLatestAward(verdict.award);
    change((before) =>
      before.map((step) => (step.key === verdict.step ? withVerdict(step, verdict, sent) : step)),
    );
    const { correct: wasRight = false, lastWrong } =
      steps.find(({ key }) => key === verdict.step) ?? {};
    if (!wasRight)
      setHistories((before) => ({
        ...before,
        [verdict.step]: addToStepLineHistory(before[verdict.step], lastWrong, sent),
      }));
    if (verdict.outcome === 'right' && verdict.simplified)
      deleteAnswerDraft(stepDraftKey(owner, card.week, verdict.step));
    // A step that was right before and still isn't in simplest form gets its message at the answer.
    if (
      verdict.outcome === 'right' &&
      verdict.step === active &&
      (verdict.simplified || !wasRight)
    ) {
      showRight(verdict.step, verdict);
    }
    // The ninth answer earns points, which the page's frame shows.
    if (verdict.finished && !wasRight) router.refresh();
  }

  const board = useOnFirstFocus(() => {
    lazyWorkViews.fetch();
    lazyHopViews.fetch();
  });

  usePageTitle(`${active === 'TEAM' ? SCORE_CARD.team : active}, ${SCORE_CARD.title}`);

  const step = steps.find(({ key }) => key === active) ?? steps[0];
  if (!step) return null;
  const finished = steps.every(({ correct }) => correct);
  const unread = steps.filter(({ comment }) => comment && !comment.isRead);
  const takeover = stepReplacementOf(card, step, steps, modes[step.key] ?? null);

  return (
    <div ref={board} className="-mt-1 grid grid-cols-1 gap-1">
      {takeover ? null : (
        <PageHeader
          title={SCORE_CARD.title}
          subtitle={subtitle}
          help={help}
          actions={
            <>
              <StepList
                label={SCORE_CARD.steps}
                steps={steps.map(toListItem)}
                active={active}
                onChoose={open}
              />
              {team ? (
                <span className="hidden sm:block">
                  <FillingHelmet
                    look={team}
                    size={48}
                    done={steps.filter(({ correct }) => correct).length}
                    of={steps.length}
                  />
                </span>
              ) : null}
            </>
          }
        />
      )}
      {finished && !takeover && !rightNow ? (
        <CardSummary card={{ week: card.week, steps, award }} headingRef={summary} finish={finish}>
          {story}
        </CardSummary>
      ) : null}
      {takeover
        ? null
        : unread.map((each) => (
            <UnreadTeacherComment
              key={`${each.key} ${each.comment?.at}`}
              step={each}
              week={card.week}
              canRead={!card.readOnly}
            />
          ))}
      <StepBoard
        key={step.key}
        card={card}
        step={step}
        steps={steps}
        owner={owner}
        history={histories[step.key]}
        prefersLineBoxes={prefersLineBoxes}
        onPreferLineBoxes={setPrefersLineBoxes}
        news={rightNow?.key === step.key ? rightNow : null}
        heading={heading}
        open={open}
        onEnd={showSummary}
        takeover={takeover}
        onMode={(mode) => setModes((before) => ({ ...before, [step.key]: mode }))}
      />
      <LiveRegion className="sr-only">
        {rightNow ? <span>{rightNow.message}</span> : null}
        {rightNow && step.guess ? (
          <TextWithFractions>{` ${step.guess.says}`}</TextWithFractions>
        ) : null}
      </LiveRegion>
      {finished || takeover ? null : (
        <p className="text-content-soft">
          {award.given > 0 ? (
            <Sentence
              parts={newTriesKeepPointsText(
                <strong className="text-content">{cardMvpPointsText(award.given)}</strong>,
              )}
            />
          ) : (
            <Sentence
              parts={canEarnText(
                <strong className="text-content">{cardMvpPointsText(award.possibleNow)}</strong>,
              )}
            />
          )}
        </p>
      )}
    </div>
  );
}

function toListItem(step: ScoreStepDto): StepListItem<StepKey> {
  const name =
    step.key === 'TEAM' ? (
      SCORE_CARD.team
    ) : (
      <>
        <span>{step.key}</span>
        <span className="sr-only">{` ${localFootballTermName(step.title)}`}</span>
      </>
    );
  return { key: step.key, name, ...stateOf(step) };
}

function stateOf({
  correct,
  corrected,
  attempts,
}: ScoreStepDto): Pick<StepListItem<StepKey>, 'state' | 'text'> {
  if (correct) return { state: 'right', text: SCORE_CARD.right };
  if (corrected && attempts === corrected.tries) return { state: 'tried', text: SCORE_CARD.again };
  return attempts > 0
    ? { state: 'tried', text: triesText(attempts) }
    : { state: 'open', text: SCORE_CARD.todo };
}

function triesOf(steps: readonly ScoreStepDto[]): number {
  return steps.reduce((sum, { attempts }) => sum + attempts, 0);
}

function withVerdict(
  step: ScoreStepDto,
  verdict: StepVerdictDto,
  { lines }: SubmitStepInput,
): ScoreStepDto {
  // An answer that arrived while the page was loading may be older than the page.
  const { revision = 0 } = verdict;
  if (revision < (step.revision ?? 0)) return step;
  if (revision === (step.revision ?? 0) && verdict.attempts < step.attempts) return step;
  const { outcome, message, hint, spanish, tried, attempts, own, simplified, hold } = verdict;
  const { guess, together, twin } = verdict;
  const lastWrong =
    outcome === 'wrong' && hint && tried ? { message, hint, spanish, tried, lines } : undefined;
  return {
    ...step,
    attempts,
    ...(verdict.revision === undefined ? {} : { revision }),
    correct: outcome === 'right',
    own,
    simplified,
    lastWrong,
    hold,
    guess,
    together,
    twin,
  };
}
