import { type FormEvent, type ReactNode, useState } from 'react';
import { answerReader } from '@/components/math/answer-reader';
import { MathWords } from '@/components/math/math-words';
import { StepHint } from '@/components/math/step-hint';
import { triesText } from '@/components/steps/step-panel';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';
import { newOperationId } from '@/lib/actions/operation-id';
import type { HintDto, TypedAnswer } from '@/lib/data/score-card/dto';
import type { AnswerBox } from '@/lib/domain/answers/read';
import type { TryHold } from '@/lib/domain/answers/tries';
import type { AnswerRoute, OutboxState, OutboxTrouble, Sending, VerdictOf } from './outbox';
import { breakWords, NoTriesLeft, ShortBreak, useShortBreak } from './try-limit';
import { useAnswers, useOutbox } from './use-outbox';
import type { TypedDraft } from './use-typed-draft';

/** What is wrong with an answer before it is sent. A null `field` is about the whole of it. */
type AnswerProblem = { field: AnswerBox | null; message: string };

/** A wrong answer and what was said about it. It stays in sight until the next verdict. */
export type LastTry = {
  message: string;
  attempts: number;
  hint: HintDto | null;
  /** What was answered, where the task remembers it. */
  tried?: ReactNode;
  /** What else is said of it, where eyes find it in another place. */
  aside?: string | undefined;
};

type Feedback = ({ kind: 'field' } & AnswerProblem) | { kind: 'open' | 'trouble'; message: string } | null;

type AnswerFormProps<R extends AnswerRoute> = {
  /** Names the student, so no one finds another student's text on the same computer. */
  owner: string;
  route: R;
  /** What is written for this task, from `useTypedDraft`. */
  draft: TypedDraft;
  isHere: (sent: Sending<R>['input']) => boolean;
  inputOf: (typed: TypedAnswer, operationId: string) => Sending<R>['input'];
  attemptsOf: (verdict: VerdictOf<R>) => number;
  problemOf?: (typed: TypedAnswer) => AnswerProblem | null;
  onRight?: (verdict: VerdictOf<R>) => void;
  /** What a right verdict leaves open; null when nothing. */
  leftOpen?: (verdict: VerdictOf<R>) => string | null;
  /** The newest wrong answer that the task remembers, so its hint is there again after a reload. */
  last?: LastTry | null;
  /** Where a wrong answer still is. */
  kept?: string;
  /** What the button says, for an answer that the page does not wait for. */
  optional?: string;
  /** Why the task takes no answer now, as the page knows it. */
  hold?: TryHold | null | undefined;
  /** What to do when there are no tries left. */
  meanwhile: string;
  /** The boxes, and `action` beside or below them: the button that sends what is in them. */
  children: (field: {
    typed: TypedAnswer;
    change: (typed: TypedAnswer) => void;
    problem: AnswerProblem | null;
    action: ReactNode;
  }) => ReactNode;
};

/** The answer to one task that is not right yet: what is typed stays typed until it is, and leaves by the outbox. */
export function AnswerForm<R extends AnswerRoute>(props: AnswerFormProps<R>) {
  const { owner, route, draft, isHere, inputOf, attemptsOf, problemOf = readProblem, onRight, leftOpen } = props;
  const { last = null, kept = 'in the boxes', optional, meanwhile, children } = props;
  const outbox = useOutbox(owner);
  const [feedback, setFeedback] = useState<Feedback>(null);
  const [heard, setHeard] = useState<LastTry | null>(null);
  const [isCounted, setIsCounted] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const [hold, setHold] = useState(props.hold ?? null);
  const [knownHold, setKnownHold] = useState(props.hold);
  if (knownHold !== props.hold) {
    setKnownHold(props.hold);
    setHold(props.hold ?? null);
  }
  // An answer may come from elsewhere than its boxes, such as from a mark on a picture.
  const [knownTyped, setKnownTyped] = useState(draft.typed);
  if (knownTyped !== draft.typed) {
    setKnownTyped(draft.typed);
    setIsCounted(false);
    if (feedback?.kind === 'field' || feedback?.kind === 'open') setFeedback(null);
  }
  const breakLeft = useShortBreak(hold);
  const problem = feedback?.kind === 'field' ? feedback : null;
  // A refused answer takes the writer to what it is about.
  const form = useFocusWhen<HTMLFormElement>(problem, '[aria-invalid="true"], input[type="radio"]');
  const isPending = outbox.state.waiting.some((sending) => sending.to === route && isHere(sending.input as Sending<R>['input']));
  const wrong = heard && (!last || heard.attempts > last.attempts) ? heard : last;
  const adding = wrong?.hint?.marks?.adding;

  useAnswers(owner, route, (result, sent) => {
    if (!isHere(sent)) return false;
    if (result.ok) receive(result.data);
    else setFeedback({ kind: 'trouble', message: result.error.message });
    return true;
  });

  function receive(verdict: VerdictOf<R>) {
    const { outcome, message, field, hint } = verdict;
    const open = outcome === 'right' && leftOpen ? leftOpen(verdict) : null;
    setIsCounted(outcome !== 'refused' && open === null);
    if (outcome === 'wrong' || verdict.hold) setHold(verdict.hold ?? null);
    if (verdict.hold === 'used-up' && outcome === 'refused') setFeedback(null);
    else if (outcome === 'refused') setFeedback({ kind: 'field', field, message });
    else if (open !== null) setFeedback({ kind: 'open', message: open });
    else if (outcome === 'wrong') setHeard({ message, attempts: attemptsOf(verdict), hint });
    else onRight?.(verdict);
  }

  function change(typed: TypedAnswer) {
    draft.keep({ typed });
    setIsTyped(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending || breakLeft > 0) return;
    const found = problemOf(draft.typed);
    setFeedback(found && { kind: 'field', ...found });
    if (found) return;
    outbox.add({ to: route, input: inputOf(draft.typed, newOperationId()) } as Sending);
  }

  const action = (
    <div className="grid grid-cols-1 gap-1">
      <SaveState draft={draft} saved={isCounted} isPending={isPending} outbox={outbox.state} />
      <Button
        type="submit"
        size="lg"
        pending={isPending}
        variant={optional ? 'secondary' : 'next'}
        className="w-full whitespace-nowrap"
        {...(breakLeft > 0 ? { 'aria-disabled': true } : {})}
      >
        {isPending ? pendingLabel(outbox.state) : (optional ?? 'Check my answer')}
      </Button>
    </div>
  );
  return (
    // Posted, so a form sent before this code has arrived puts nothing into the address.
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
      {hold === 'used-up' ? (
        <NoTriesLeft meanwhile={meanwhile} isNews={knownHold !== hold || heard !== null} />
      ) : (
        children({ typed: draft.typed, change, problem, action })
      )}
      {hold !== 'used-up' && breakLeft > 0 && !isPending ? <ShortBreak left={breakLeft} /> : null}
      {/* One region for all that comes of an answer. Each part is read out when it comes; a verdict stays while the next is on its way. */}
      <LiveRegion parts className="grid grid-cols-1 gap-2">
        <span className="sr-only">{isTyped && draft.onDevice ? 'Kept on this device.' : null}</span>
        <span className="sr-only">{breakWords(hold, breakLeft)}</span>
        <span className="sr-only">{isCounted && !isPending ? 'Saved.' : null}</span>
        {isPending ? <WaitingNotice outbox={outbox.state} /> : null}
        {feedback?.kind === 'open' ? (
          <Notice tone="info">
            <MathWords>{feedback.message}</MathWords>
          </Notice>
        ) : null}
        {feedback?.kind === 'trouble' ? (
          <Notice tone="bad">
            <p>{feedback.message}</p>
            <p>Your answer is still {kept}.</p>
          </Notice>
        ) : null}
        {wrong ? (
          <Notice key={wrong.attempts} tone="warn">
            <p>
              <MathWords>{wrong.hint?.marks?.fits ?? wrong.message}</MathWords>{' '}
              <span className="font-semibold">
                {triesText(wrong.attempts)} so far.{' '}
                {wrong.tried ? <>You tried {wrong.tried}.</> : `Your answer is still ${kept}.`}
              </span>
            </p>
            {wrong.aside ? (
              <p className="sr-only">
                <MathWords>{wrong.aside}</MathWords>
              </p>
            ) : null}
            {wrong.hint ? <StepHint hint={wrong.hint} /> : null}
            {adding && !adding.right ? <p className="mt-1">{adding.text}</p> : null}
          </Notice>
        ) : null}
        {wrong && adding?.right ? (
          <Notice key={`adding-${wrong.attempts}`} tone="good">
            <MathWords>{adding.text}</MathWords>
          </Notice>
        ) : null}
      </LiveRegion>
    </form>
  );
}

function readProblem(typed: TypedAnswer): AnswerProblem | null {
  const reader = answerReader.known();
  const parsed = reader?.parseTypedAnswer(typed);
  return !parsed || parsed.ok ? null : { field: parsed.field, message: reader?.answerProblem(parsed.problem) ?? '' };
}

type SaveStateProps = {
  draft: Pick<TypedDraft, 'typed' | 'onDevice'>;
  /** The server has counted exactly what is in the boxes. */
  saved: boolean;
  isPending: boolean;
  outbox: OutboxState;
};

/** Where the typed answer is by now, in a few words. */
export function SaveState({ draft, saved, isPending, outbox }: SaveStateProps) {
  const isEmpty = Object.values(draft.typed).every((box) => box.trim() === '');
  const onDevice = isPending ? outbox.durable : draft.onDevice && !isEmpty;
  const text = saved && !isPending ? 'Saved' : onDevice ? 'Saved on this device' : null;
  return (
    <p className="flex min-h-[1.45em] items-center justify-end gap-2 text-content-soft">
      {text ? (
        <>
          <Icon name="check" className="size-[1.1em]" />
          {text}
        </>
      ) : null}
    </p>
  );
}

export function pendingLabel({ trouble }: OutboxState): string {
  return trouble ? 'Waiting to send' : 'Checking';
}

const TROUBLES: Readonly<Record<OutboxTrouble, { title: string; next: string }>> = {
  connection: { title: 'You’re offline', next: 'It will be sent when the Wi-Fi is back.' },
  busy: { title: 'The app is busy right now', next: 'We will send it again soon.' },
  'signed-out': { title: 'You’re signed out', next: 'Sign in again to send it.' },
  pause: { title: 'Time for a short break', next: 'It will be sent in less than a minute.' },
};

/** Why an answer has no verdict yet, and that nothing is asked of the student. Empty while all is well. */
export function WaitingNotice({ outbox }: { outbox: OutboxState }) {
  if (!outbox.trouble) return null;
  const { title, next } = TROUBLES[outbox.trouble];
  return (
    <Notice tone="info" title={title}>
      {outbox.durable ? 'Your answer is saved on this device.' : 'Your answer is waiting on this page. Keep this page open.'}{' '}
      {next}
    </Notice>
  );
}
