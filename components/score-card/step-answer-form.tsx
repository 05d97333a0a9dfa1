import { InReadingLanguages } from '@/components/math/also-in-spanish';
import { FormulaTermList } from '@/components/math/formula-term-list';
import { FractionField } from '@/components/math/fraction-field';
import type { LineBoxControls } from '@/components/math/line-box';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { StepHint } from '@/components/math/step-hint';
import { AnswerForm } from '@/components/outbox/answer-form';
import { filledInLinesAsInput } from '@/components/outbox/draft-lines';
import { type AnswerDraft, answerDraftKey } from '@/components/outbox/use-answer-draft';
import type { SettledBarContent } from '@/components/steps/verdict-bar';
import { Notice } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import type { ScoreStepDto, SubmitStepInput } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { localFootballTermName } from '@/words/names';
import { pointsForText, SCORE_CARD, unreadableBoxScoreStepText } from '@/words/score-card';

type StepWorkProps = {
  step: ScoreStepDto;
  week: number;
  owner: string;
  draft: AnswerDraft;
  /** The content of the boxes beside the sum; empty if they are closed. */
  lines: readonly StudentWorkLine[];
  settled?: SettledBarContent;
  alternative?: RichContent;
  nextLink?: RichContent;
  hintContainer?: HTMLElement | null;
  /** Leaves out the newest wrong answer: the student has worked on since. */
  isFresh?: boolean;
};

/** The answer to one step: until it is right, and then until it is in lowest terms. */
export function StepAnswerForm({
  step,
  week,
  owner,
  draft,
  lines,
  settled,
  alternative,
  nextLink,
  hintContainer,
  isFresh = false,
}: StepWorkProps) {
  const { key, attempts, lastWrong, correct, hold } = step;
  const question = () => {
    if (correct) return SCORE_CARD.simplify;
    if (key === 'TEAM') return SCORE_CARD.teamPoints;
    return pointsForText(step.player?.name ?? localFootballTermName(step.title));
  };
  return (
    <AnswerForm
      owner={owner}
      route="attempts"
      draft={draft}
      isForThisForm={(sent) => sent.week === week && sent.step === key}
      inputOf={(typed, operationId): SubmitStepInput => ({
        week,
        step: key,
        typed,
        ...filledInLinesAsInput(lines),
        ...(typeof draft.estimate === 'number' && attempts === 0
          ? { estimate: draft.estimate }
          : {}),
        operationId,
      })}
      attemptsOf={(verdict) => verdict.attempts}
      lastWrong={
        lastWrong && !isFresh
          ? {
              ...lastWrong,
              attempts,
              aside: step.guess?.says,
              tried: <MixedNumberText value={lastWrong.tried} />,
            }
          : null
      }
      hold={hold}
      noTriesSuggestion={SCORE_CARD.otherMeanwhile}
      settled={settled}
      alternative={alternative}
      nextLink={nextLink}
      hintContainer={hintContainer}
      {...(correct ? { leftOpen: shorterForm } : {})}
    >
      {({ typed, change, problem, action }) => (
        <FractionField
          label={<InReadingLanguages>{question}</InReadingLanguages>}
          value={typed}
          onChange={change}
          error={problem}
          submitButton={action}
        />
      )}
    </AnswerForm>
  );
}

const shorterForm = (verdict: { simplified: boolean; message: string }) =>
  verdict.simplified ? null : verdict.message;

export function stepDraftKey(owner: string, week: number, key: ScoreStepDto['key']): string {
  return answerDraftKey(owner, week, key);
}

/**
 * The material for one starter's step: the real statistics and the formula as lines of math, with a
 * box for each.
 */
export function StarterStepMaterial({
  step,
  boxes,
}: {
  step: ScoreStepDto;
  boxes: LineBoxControls | null;
}) {
  if (step.game === 'unknown') {
    return <Notice tone="info">{SCORE_CARD.nothingToDo}</Notice>;
  }
  if (step.setAside) return <Notice tone="info">{unreadableBoxScoreStepText()}</Notice>;
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <FormulaTermList terms={step.terms} boxes={boxes} />
      {step.firstHint && step.attempts === 0 ? (
        <Notice tone="info">
          <StepHint hint={step.firstHint} spanish={step.firstHint.spanish} />
        </Notice>
      ) : null}
      {step.game === 'bye' || step.game === 'canceled' || step.game === 'no-game' ? (
        <Notice tone="info">{SCORE_CARD.everyZero}</Notice>
      ) : null}
    </div>
  );
}
