import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FractionField } from '@/components/maths/fraction-field';
import { StepHint } from '@/components/maths/step-hint';
import { triesText } from '@/components/maths/tries-text';
import { pendingLabel, SaveState, WaitingNotice } from '@/components/outbox/save-state';
import { useAnswers, useOutbox } from '@/components/outbox/use-outbox';
import { draftName, useTypedDraft } from '@/components/outbox/use-typed-draft';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { newOperationId } from '@/lib/actions/operation-id';
import type { LessonDto, LessonStepDto, LessonVerdictDto, SubmitLessonInput } from '@/lib/data/lesson/dto';
import type { HintDto, TypedAnswer } from '@/lib/data/score-card/dto';
import { type AnswerBox, parseTypedAnswer } from '@/lib/domain/answer-input';

type Feedback =
  | { kind: 'field'; field: AnswerBox | null; message: string }
  | { kind: 'wrong'; message: string; hint: HintDto | null }
  | { kind: 'trouble'; message: string }
  | null;

type LessonWorkProps = {
  lesson: Pick<LessonDto, 'type' | 'week' | 'season'>;
  step: LessonStepDto;
  /** Names the student, so that nobody finds another one's text on the same computer. */
  owner: string;
};

const NOTHING_CHOSEN = 'Choose one of the answers first.';
const SHORT_LABEL = 22;

/** The answer to one step that is not right yet: what is typed or chosen stays until it is. */
export function LessonWork({ lesson, step, owner }: LessonWorkProps) {
  const { type, week } = lesson;
  // A choice is kept like a typed text: its key stands in the first box.
  const draft = useTypedDraft(lessonDraft(owner, lesson, step.index));
  const [feedback, setFeedback] = useState<Feedback>(null);
  const [isCounted, setIsCounted] = useState(false);
  const outbox = useOutbox(owner);
  const form = useRef<HTMLFormElement>(null);
  const { ask } = step;
  const fieldFeedback = feedback?.kind === 'field' ? feedback : null;

  const isHere = (sent: SubmitLessonInput) => sent.type === type && sent.week === week && sent.step === step.index;
  const isPending = outbox.state.waiting.some((sending) => sending.to === 'lessons' && isHere(sending.input));

  useAnswers(owner, 'lessons', (result, sent) => {
    if (!isHere(sent)) return;
    if (result.ok) receive(result.data);
    else setFeedback({ kind: 'trouble', message: result.error.message });
  });

  function change(typed: TypedAnswer) {
    draft.keep(typed);
    setIsCounted(false);
    if (fieldFeedback) setFeedback(null);
  }

  function problem(): Feedback {
    if (ask.kind === 'choice') {
      const isChosen = ask.options.some(({ key }) => key === draft.typed.whole);
      return isChosen ? null : { kind: 'field', field: null, message: NOTHING_CHOSEN };
    }
    const parsed = parseTypedAnswer(draft.typed);
    return parsed.ok ? null : { kind: 'field', field: parsed.field, message: parsed.message };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = problem();
    setFeedback(found);
    if (found) return;
    const { typed } = draft;
    const answer = ask.kind === 'choice' ? { choice: typed.whole } : { typed };
    outbox.add({ to: 'lessons', input: { type, week, step: step.index, operationId: newOperationId(), ...answer } });
  }

  function receive(verdict: LessonVerdictDto) {
    setIsCounted(verdict.outcome !== 'refused');
    if (verdict.outcome === 'refused') setFeedback({ kind: 'field', field: verdict.field, message: verdict.message });
    if (verdict.outcome === 'wrong') setFeedback({ kind: 'wrong', message: verdict.message, hint: verdict.hint });
  }

  // A refused answer takes the student to what it is about.
  useEffect(() => {
    if (!fieldFeedback) return;
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input[type="radio"]')?.focus();
  }, [fieldFeedback]);

  return (
    // Posted, so that a form sent before this code has arrived puts nothing into the address.
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {ask.kind === 'choice' ? (
        <ChoiceCards
          legend={ask.question}
          name={`choice-${step.index}`}
          options={ask.options.map(({ key, label }) => ({ value: key, label }))}
          value={draft.typed.whole === '' ? null : draft.typed.whole}
          onChange={(key) => change({ whole: key, numerator: '', denominator: '' })}
          columns={ask.options.every(({ label }) => label.length <= SHORT_LABEL) ? 2 : 1}
          error={fieldFeedback?.message ?? null}
        />
      ) : (
        <FractionField
          label={
            <>
              {ask.question}
              <span className="block font-normal text-content-soft">Your answer {unitText(ask.unit)}</span>
            </>
          }
          value={draft.typed}
          onChange={change}
          error={fieldFeedback}
        />
      )}
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
            <p className="font-semibold">{triesText(step.attempts)} so far. Your answer is still here.</p>
            {feedback.hint ? <StepHint hint={feedback.hint} /> : null}
          </Notice>
        ) : null}
      </LiveRegion>
    </form>
  );
}

/** Names what was typed for one step on this device. */
export function lessonDraft(
  owner: string,
  { season, week, type }: Pick<LessonDto, 'type' | 'week' | 'season'>,
  index: number,
): string {
  return draftName(owner, 'lesson', season, week, type, index);
}

/** "in yards", "as a part of the whole", or the note in brackets as it stands. */
function unitText(unit: string): string {
  if (unit.startsWith('(')) return unit;
  return unit.startsWith('of ') ? `as a part ${unit}` : `in ${unit}`;
}
