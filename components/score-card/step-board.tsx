import { type Ref, useState } from 'react';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { draftLineBoxControls } from '@/components/outbox/draft-lines';
import { useAnswerDraft } from '@/components/outbox/use-answer-draft';
import { FieldNumberLine, StepPlayerAndGameHeader } from '@/components/points/field-number-line';
import { lazyHopViews } from '@/components/points/lazy-hops';
import { LazyTogetherCard } from '@/components/points/lazy-together';
import { ContinueButton } from '@/components/steps/step-list';
import {
  type SettledBarContent,
  VerdictBar,
  VerdictBarButton,
} from '@/components/steps/verdict-bar';
import { useFocusWhen } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import type {
  LastWrongTryDto,
  ScoreCardDto,
  ScoreStepDto,
  SubmitStepInput,
} from '@/lib/data/score-card/dto';
import { hasOpenLineBoxesAtStepStart } from '@/lib/domain/answers/card-lines';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import type { StepKey } from '@/lib/domain/football/positions';
import { splitFirstSentence } from '@/lib/domain/text/first-sentence';
import { localFootballTermName } from '@/words/names';
import { CARD_CHANGE_NOTICES } from '@/words/own-card';
import { SCORE_CARD } from '@/words/score-card';
import { VERDICT_BAR } from '@/words/verdict-bar';
import { findNextUnfinishedStepKey } from './find-next-unfinished-step-key';
import { LazyTwinCard, lazyWorkViews } from './lazy-views';
import { LineBoxesToggle } from './line-boxes-toggle';
import { starterIndexesByGroup } from './starter-groups';
import { StarterStepMaterial, StepAnswerForm, stepDraftKey } from './step-answer-form';

const SolvedStepAnswer = lazyWorkViews.component((parts) => parts.SolvedStepAnswer);
const CommonDenominatorStrip = lazyWorkViews.component(
  (parts) => parts.CommonDenominatorStrip,
  true,
);
const NflCorrectionNotice = lazyWorkViews.component((parts) => parts.NflCorrectionNotice);
const TeamStepMaterial = lazyWorkViews.component((parts) => parts.TeamStepMaterial);
const StarterGroupSums = lazyWorkViews.component((parts) => parts.StarterGroupSums);
const OwnStepPoints = lazyWorkViews.component((parts) => parts.OwnStepPoints);

export type StepLineHistory = {
  lines: readonly StudentWorkLine[];
  misfits: readonly string[];
};

export function addToStepLineHistory(
  before: StepLineHistory | undefined,
  last: LastWrongTryDto | null | undefined,
  { lines = [] }: SubmitStepInput,
): StepLineHistory {
  const misfits =
    last?.hint?.marks?.marks.filter(({ fits }) => !fits).map(({ of }) => of.join()) ?? [];
  return { lines, misfits: [...(before?.misfits ?? []), ...misfits] };
}

/** Chosen by the student; null until then. */
export type StudentChosenStepMode = 'alone' | 'twin' | null;

/** Returns what replaces the whole page: small questions, or a twin with other numbers. */
export function stepReplacementOf(
  { readOnly }: Pick<ScoreCardDto, 'readOnly'>,
  step: ScoreStepDto,
  steps: readonly ScoreStepDto[],
  mode: StudentChosenStepMode,
): 'together' | 'twin' | null {
  if (readOnly) return null;
  if (step.correct) return step.twin && mode === 'twin' ? 'twin' : null;
  if (isTeamTooEarlyIn(step, steps) || mode === 'alone') return null;
  return isTogetherStep(step) ? 'together' : null;
}

const isTogetherStep = ({ correct, lastWrong, hold }: ScoreStepDto): boolean =>
  !correct && lastWrong?.hint?.together === true && hold !== 'used-up';

const isTeamTooEarlyIn = ({ key }: ScoreStepDto, steps: readonly ScoreStepDto[]): boolean =>
  key === 'TEAM' && steps.some((each) => each.key !== 'TEAM' && !each.correct);

type StepBoardProps = {
  card: ScoreCardDto;
  step: ScoreStepDto;
  steps: readonly ScoreStepDto[];
  owner: string;
  history: StepLineHistory | undefined;
  prefersLineBoxes: boolean;
  onPreferLineBoxes: (prefersLineBoxes: boolean) => void;
  news: { message: string; spanish: string | undefined } | null;
  heading: Ref<HTMLHeadingElement>;
  open: (key: StepKey) => void;
  onEnd: () => void;
  takeover: ReturnType<typeof stepReplacementOf>;
  onMode: (mode: StudentChosenStepMode) => void;
};

/** One step: the player, the field, the lines with their boxes, and the sum. */
export function StepBoard({
  card,
  step,
  steps,
  owner,
  history,
  prefersLineBoxes,
  onPreferLineBoxes,
  news,
  heading,
  open,
  onEnd,
  takeover,
  onMode,
}: StepBoardProps) {
  const draft = useAnswerDraft(stepDraftKey(owner, card.week, step.key));
  const [choice, setChoice] = useState<{ open: boolean; attempts: number } | null>(null);
  const [hintContainer, setHintContainer] = useState<HTMLElement | null>(null);
  const [attemptsBefore] = useState(step.attempts);
  // A pressed button disappears with its part, so the focus moves to the part that replaces it.
  const [swaps, setSwaps] = useState(0);
  const workBox = useFocusWhen(swaps > 0 && swaps, 'input:not([data-line-box]), button');
  const players = steps.filter(({ key }) => key !== 'TEAM');
  const upNext = findNextUnfinishedStepKey(steps, step.index);
  const isTeam = step.key === 'TEAM';
  const isTeamTooEarly = isTeamTooEarlyIn(step, steps);

  const hasBoxes =
    (card.cardLines !== 'sum-only' || step.asksLines === true) &&
    !card.readOnly &&
    !step.correct &&
    (isTeam ? !isTeamTooEarly : step.terms.length > 0);
  // Boxes that the student closed stay closed until the next wrong answer.
  const chosen = choice?.attempts === step.attempts ? choice.open : null;
  const areOpen =
    hasBoxes &&
    (chosen ??
      (step.asksLines === true ||
        hasOpenLineBoxesAtStepStart(card.cardLines, step, steps, prefersLineBoxes)));
  const own = draftLineBoxControls(draft, step.lastWrong);
  const lines = step.correct ? (history?.lines ?? []) : own.lines;
  const groups = isTeam ? starterIndexesByGroup(lines) : [];
  // Drawn once the code that parses lines has loaded.
  const drawn = lazyWorkViews.known();
  const boxes = areOpen
    ? own
    : step.correct && history && history.lines.length > 0
      ? (drawn?.solvedLineBoxControls(history, step, players) ?? null)
      : null;

  function choose(next: boolean) {
    setChoice({ open: next, attempts: step.attempts });
    onPreferLineBoxes(next);
  }

  function switchTo(mode: StudentChosenStepMode) {
    onMode(mode);
    setSwaps((before) => before + 1);
  }

  const asksForGuess =
    card.asksForGuess && !card.readOnly && !step.correct && step.attempts === 0 && !isTeamTooEarly;
  const guess =
    asksForGuess && draft.estimate !== null
      ? {
          at: draft.estimate ?? null,
          onMove: (at: number) => draft.save({ estimate: at }),
          onSkip: () => draft.save({ estimate: null }),
        }
      : null;
  const hops = boxes
    ? (lazyHopViews.known()?.hopsOfLines(boxes, lines, isTeam ? players : []) ?? [])
    : [];

  const isTogether = isTogetherStep(step);
  const toNext =
    upNext && upNext !== step.key ? (
      <ContinueButton onClick={() => open(upNext)}>{SCORE_CARD.nextStep}</ContinueButton>
    ) : (
      <ContinueButton icon="star" onClick={onEnd}>
        {SCORE_CARD.seeEarned}
      </ContinueButton>
    );
  // The reward is shown above the step, and its buttons lead on.
  const isOver = news === null && steps.every(({ correct }) => correct);
  const work = ({
    settled,
    isFresh = false,
  }: {
    settled?: SettledBarContent;
    isFresh?: boolean;
  } = {}) => (
    <StepAnswerForm
      step={step}
      week={card.week}
      owner={owner}
      draft={draft}
      lines={areOpen ? own.lines : []}
      {...(settled ? { settled } : {})}
      isFresh={isFresh}
      alternative={
        takeover ? (
          <VerdictBarButton onClick={() => switchTo('alone')}>
            {SCORE_CARD.onOwnAgain}
          </VerdictBarButton>
        ) : isTogether ? (
          <VerdictBarButton onClick={() => switchTo(null)}>
            {SCORE_CARD.oneAtATime}
          </VerdictBarButton>
        ) : null
      }
      nextLink={upNext && upNext !== step.key ? toNext : null}
      hintContainer={settled || takeover ? null : hintContainer}
    />
  );
  if (takeover === 'together') {
    return (
      <LazyTogetherCard
        step={step}
        players={players}
        week={card.week}
        name={`${owner}:${card.season}:${card.week}`}
        boxes={{ ...own, save: draft.save }}
        onAlone={() => switchTo('alone')}
        takesFocus={swaps > 0 || step.attempts > attemptsBefore}
        heading={heading}
        note={SCORE_CARD.teacherSees}
      >
        {(isFresh) => work({ isFresh })}
      </LazyTogetherCard>
    );
  }
  const twin = step.twin && !card.readOnly && (
    <LazyTwinCard
      step={step}
      twin={step.twin}
      week={card.week}
      owner={owner}
      isOpen={takeover === 'twin'}
      asksForGuess={card.asksForGuess}
      onOpen={(isOpen) => switchTo(isOpen ? 'twin' : null)}
      next={toNext}
      heading={heading}
      takesFocus={swaps > 0}
    />
  );
  if (takeover === 'twin') return twin;
  return (
    <section aria-labelledby="step-title" className="grid grid-cols-1 gap-2">
      <div
        className={
          'forced-edge grid grid-cols-1 overflow-hidden rounded-lg ' +
          'md:grid-cols-[17.5rem_minmax(0,1fr)]'
        }
      >
        <StepPlayerAndGameHeader
          step={step}
          week={card.week}
          title={
            <h2
              id="step-title"
              ref={heading}
              tabIndex={-1}
              className="font-medium text-base text-chalk-soft"
            >
              {localFootballTermName(step.title)}
            </h2>
          }
        />
        <FieldNumberLine step={step} isNew={news !== null} hops={hops} guess={guess} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-3">
          {isTeam ? (
            <TeamStepMaterial
              players={players}
              groups={areOpen ? groups : null}
              lines={own.lines}
              onGroup={(next) => draft.save({ lines: next })}
            />
          ) : (
            <StarterStepMaterial step={step} boxes={boxes} />
          )}
          <div ref={setHintContainer} className="empty:hidden" />
        </div>
        <div
          ref={workBox}
          className={
            'forced-edge grid grid-cols-1 content-start gap-3 rounded-lg bg-raised p-3 ' +
            'shadow-card sm:px-4 lg:[@media(min-height:36rem)]:sticky ' +
            'lg:[@media(min-height:36rem)]:top-2'
          }
        >
          {step.comment?.isRead ? (
            <p>
              <span className="text-content-soft">{CARD_CHANGE_NOTICES.fromTeacher}</span>{' '}
              <TextWithFractions>{step.comment.text}</TextWithFractions>
            </p>
          ) : null}
          {step.corrected && !step.correct ? <NflCorrectionNotice {...step.corrected} /> : null}
          {isTeam && boxes && (areOpen || groups.some(({ length }) => length > 0)) ? (
            <StarterGroupSums players={players} groups={groups} boxes={boxes} />
          ) : null}
          {step.correct ? (
            <>
              {step.onPaper ? (
                <>
                  {step.own ? <OwnStepPoints own={step.own} /> : null}
                  <VerdictBar
                    tone="right"
                    {...splitFirstSentence(CARD_CHANGE_NOTICES.onPaper)}
                    action={toNext}
                  />
                </>
              ) : step.attempts === 0 ? (
                // The step is settled without the student, because this game has nothing to answer.
                <VerdictBar
                  tone="plain"
                  icon="info"
                  word={VERDICT_BAR.nothingToDo}
                  action={toNext}
                />
              ) : (
                <SolvedStepAnswer
                  step={step}
                  message={news?.message ?? null}
                  spanish={news?.spanish}
                  ownAnswer={step.own ? <OwnStepPoints own={step.own} /> : null}
                  shorten={card.readOnly ? null : (settled) => work({ settled })}
                  next={isOver ? null : toNext}
                />
              )}
              {twin}
            </>
          ) : card.readOnly ? (
            <Notice tone="info">{SCORE_CARD.noAnswersNow}</Notice>
          ) : isTeamTooEarly && upNext ? (
            <ContinueButton onClick={() => open(upNext)}>{SCORE_CARD.nextPlayer}</ContinueButton>
          ) : (
            <>
              {step.isTakenOut ? <Notice tone="info">{CARD_CHANGE_NOTICES.takenOut}</Notice> : null}
              {step.asksLines &&
              !step.lastWrong?.lines?.some(({ typed }) => typed.trim() !== '') ? (
                <Notice tone="info">{SCORE_CARD.linesAsked}</Notice>
              ) : null}
              {work()}
              {hasBoxes && step.hold !== 'used-up' ? (
                <LineBoxesToggle areOpen={areOpen} onChange={choose} isTeam={isTeam} />
              ) : null}
            </>
          )}
        </div>
      </div>
      {areOpen && (isTeam || own.lines.some(({ typed }) => /[/.,]/.test(typed))) ? (
        <CommonDenominatorStrip step={step} players={players} lines={own.lines} />
      ) : null}
    </section>
  );
}
