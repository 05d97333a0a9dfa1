import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FractionField } from '@/components/maths/fraction-field';
import { StepHint } from '@/components/maths/step-hint';
import { triesText } from '@/components/maths/tries-text';
import { pendingLabel, SaveState, WaitingNotice } from '@/components/outbox/save-state';
import { useAnswers, useOutbox } from '@/components/outbox/use-outbox';
import { draftName, useTypedDraft } from '@/components/outbox/use-typed-draft';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { newOperationId } from '@/lib/actions/operation-id';
import type { ActionResult } from '@/lib/actions/result';
import type { HintDto, ScoreStepDto, StepVerdictDto, SubmitStepInput, TypedAnswer } from '@/lib/data/score-card/dto';
import { type AnswerBox, parseTypedAnswer } from '@/lib/domain/answer-input';

type Feedback =
  | { kind: 'field'; field: AnswerBox | null; message: string }
  | { kind: 'wrong'; message: string; hint: HintDto | null }
  | { kind: 'trouble'; message: string }
  | null;

type StepWorkProps = {
  step: ScoreStepDto;
  week: number;
  /** Names the student, so that nobody finds another one's text on the same computer. */
  owner: string;
};

/** The answer to one step that is not right yet: what is typed stays typed until it is. */
export function StepWork({ step, week, owner }: StepWorkProps) {
  const draft = useTypedDraft(draftName(owner, week, step.key));
  const outbox = useOutbox(owner);
  const [feedback, setFeedback] = useState<Feedback>(null);
  const [isCounted, setIsCounted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fieldFeedback = feedback?.kind === 'field' ? feedback : null;

  const isHere = (input: SubmitStepInput) => input.week === week && input.step === step.key;
  const isPending = outbox.state.waiting.some((sending) => sending.to === 'attempts' && isHere(sending.input));

  useAnswers(owner, 'attempts', (result, sent) => {
    if (isHere(sent)) receive(result);
  });

  function receive(result: ActionResult<StepVerdictDto>) {
    if (!result.ok) {
      setFeedback({ kind: 'trouble', message: result.error.message });
      return;
    }
    const verdict = result.data;
    setIsCounted(verdict.outcome !== 'refused');
    if (verdict.outcome === 'refused') setFeedback({ kind: 'field', field: verdict.field, message: verdict.message });
    if (verdict.outcome === 'wrong') setFeedback({ kind: 'wrong', message: verdict.message, hint: verdict.hint });
  }

  function type(typed: TypedAnswer) {
    draft.keep(typed);
    setIsCounted(false);
    if (fieldFeedback) setFeedback(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const parsed = parseTypedAnswer(draft.typed);
    if (!parsed.ok) {
      setFeedback({ kind: 'field', field: parsed.field, message: parsed.message });
      return;
    }
    setFeedback(null);
    outbox.add({ to: 'attempts', input: { week, step: step.key, typed: draft.typed, operationId: newOperationId() } });
  }

  // A refused answer takes the writer to the box it is about.
  useEffect(() => {
    if (fieldFeedback) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [fieldFeedback]);

  return (
    // Posted, so that a form sent before this code has arrived puts nothing into the address.
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <FractionField
        label={step.key === 'TEAM' ? 'Points of the whole team' : `Points of ${step.player?.name ?? step.title}`}
        value={draft.typed}
        onChange={type}
        error={fieldFeedback}
      />
      <Button type="submit" size="lg" pending={isPending} className="w-full">
        {isPending ? pendingLabel(outbox.state) : 'Check my answer'}
      </Button>
      <SaveState draft={draft} saved={isCounted} isPending={isPending} outbox={outbox.state} />
      <LiveRegion className="grid grid-cols-1 gap-3 empty:hidden">
        {isPending ? <WaitingNotice outbox={outbox.state} /> : null}
        {feedback?.kind === 'trouble' ? <Notice tone="bad">{feedback.message}</Notice> : null}
        {feedback?.kind === 'wrong' ? (
          <Notice tone="warn">
            <p>{feedback.message}</p>
            <p className="font-semibold">{triesText(step.attempts)} so far. Your answer is still in the boxes.</p>
            {feedback.hint ? <StepHint hint={feedback.hint} /> : null}
          </Notice>
        ) : null}
      </LiveRegion>
    </form>
  );
}
