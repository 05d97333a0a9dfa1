import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { StepHint } from '@/components/maths/step-hint';
import { triesText } from '@/components/maths/tries-text';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { newOperationId } from '@/lib/actions/operation-id';
import type { HintDto, TypedAnswer } from '@/lib/data/score-card/dto';
import { type AnswerBox, parseTypedAnswer } from '@/lib/domain/answer-input';
import type { AnswerRoute, Sending, VerdictOf } from './outbox';
import { pendingLabel, SaveState, WaitingNotice } from './save-state';
import { useAnswers, useOutbox } from './use-outbox';
import { useTypedDraft } from './use-typed-draft';

/** What is wrong with an answer before it is sent. A null `field` is about the whole of it. */
export type AnswerProblem = { field: AnswerBox | null; message: string };

type Feedback =
  | ({ kind: 'field' } & AnswerProblem)
  | { kind: 'wrong'; message: string; attempts: number; hint: HintDto | null }
  | { kind: 'trouble'; message: string }
  | null;

type AnswerFormProps<R extends AnswerRoute> = {
  /** Names the student, so that nobody finds another one's text on the same computer. */
  owner: string;
  route: R;
  /** The name of what is typed here, from `draftName`. */
  draft: string;
  isHere: (sent: Sending<R>['input']) => boolean;
  inputOf: (typed: TypedAnswer, operationId: string) => Sending<R>['input'];
  attemptsOf: (verdict: VerdictOf<R>) => number;
  problemOf?: (typed: TypedAnswer) => AnswerProblem | null;
  onRight?: (verdict: VerdictOf<R>) => void;
  /** Where a wrong answer still stands. */
  kept?: string;
  /** The question with its boxes or choices. */
  children: (field: { typed: TypedAnswer; change: (typed: TypedAnswer) => void; problem: AnswerProblem | null }) => ReactNode;
};

/** The answer to one task that is not right yet: what is typed stays typed until it is, and leaves by the outbox. */
export function AnswerForm<R extends AnswerRoute>(props: AnswerFormProps<R>) {
  const { owner, route, isHere, inputOf, attemptsOf, problemOf = readProblem, onRight, kept = 'in the boxes', children } = props;
  const draft = useTypedDraft(props.draft);
  const outbox = useOutbox(owner);
  const [feedback, setFeedback] = useState<Feedback>(null);
  const [isCounted, setIsCounted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = feedback?.kind === 'field' ? feedback : null;
  const isPending = outbox.state.waiting.some((sending) => sending.to === route && isHere(sending.input as Sending<R>['input']));

  useAnswers(owner, route, (result, sent) => {
    if (!isHere(sent)) return;
    if (result.ok) receive(result.data);
    else setFeedback({ kind: 'trouble', message: result.error.message });
  });

  function receive(verdict: VerdictOf<R>) {
    const { outcome, message, field, hint } = verdict;
    setIsCounted(outcome !== 'refused');
    if (outcome === 'refused') setFeedback({ kind: 'field', field, message });
    if (outcome === 'wrong') setFeedback({ kind: 'wrong', message, attempts: attemptsOf(verdict), hint });
    if (outcome === 'right') onRight?.(verdict);
  }

  function change(typed: TypedAnswer) {
    draft.keep(typed);
    setIsCounted(false);
    if (problem) setFeedback(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = problemOf(draft.typed);
    setFeedback(found && { kind: 'field', ...found });
    if (found) return;
    outbox.add({ to: route, input: inputOf(draft.typed, newOperationId()) } as Sending);
  }

  // A refused answer takes the writer to what it is about.
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input[type="radio"]')?.focus();
  }, [problem]);

  return (
    // Posted, so that a form sent before this code has arrived puts nothing into the address.
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {children({ typed: draft.typed, change, problem })}
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
            <p className="font-semibold">
              {triesText(feedback.attempts)} so far. Your answer is still {kept}.
            </p>
            {feedback.hint ? <StepHint hint={feedback.hint} /> : null}
          </Notice>
        ) : null}
      </LiveRegion>
    </form>
  );
}

function readProblem(typed: TypedAnswer): AnswerProblem | null {
  const parsed = parseTypedAnswer(typed);
  return parsed.ok ? null : { field: parsed.field, message: parsed.message };
}
