import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormulaLines } from '@/components/maths/formula-lines';
import { FractionField } from '@/components/maths/fraction-field';
import { StepHint } from '@/components/maths/step-hint';
import { triesText } from '@/components/maths/tries-text';
import { pendingLabel, SaveState, WaitingNotice } from '@/components/outbox/save-state';
import { useAnswers, useOutbox } from '@/components/outbox/use-outbox';
import { draftName, forgetDraft, useTypedDraft } from '@/components/outbox/use-typed-draft';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { newOperationId } from '@/lib/actions/operation-id';
import type { DraftPlayerDto, ScoutingDto, ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import type { HintDto, TypedAnswer } from '@/lib/data/score-card/dto';
import { type AnswerBox, parseTypedAnswer } from '@/lib/domain/answer-input';

type Feedback =
  | { kind: 'field'; field: AnswerBox | null; message: string }
  | { kind: 'wrong'; message: string; attempts: number; hint: HintDto | null }
  | { kind: 'trouble'; message: string }
  | null;

type ScoutingFormProps = {
  player: DraftPlayerDto;
  scouting: ScoutingDto;
  /** The account's key: nobody finds another student's text on the same computer, and nothing is sent in another's name. */
  owner: string;
  onRight: (verdict: ScoutingVerdictDto) => void;
};

/** The last game of a real player, worked out by hand. What is typed stays typed until it is right. */
export function ScoutingForm({ player, scouting, owner, onRight }: ScoutingFormProps) {
  const draftKey = draftName(owner, 'scouting', player.position, player.id, scouting.week);
  const draft = useTypedDraft(draftKey);
  const [feedback, setFeedback] = useState<Feedback>(null);
  const [isCounted, setIsCounted] = useState(false);
  const outbox = useOutbox(owner);
  const form = useRef<HTMLFormElement>(null);
  const fieldFeedback = feedback?.kind === 'field' ? feedback : null;

  const isHere = ({ position, id, week }: SubmitScoutingInput) =>
    position === player.position && id === player.id && week === scouting.week;
  const isPending = outbox.state.waiting.some((sending) => sending.to === 'scouting' && isHere(sending.input));

  useAnswers(owner, 'scouting', (result, sent) => {
    if (!isHere(sent)) return;
    if (result.ok) receive(result.data);
    else setFeedback({ kind: 'trouble', message: result.error.message });
  });

  function type(typed: TypedAnswer) {
    draft.keep(typed);
    setIsCounted(false);
    if (fieldFeedback) setFeedback(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const { typed } = draft;
    const parsed = parseTypedAnswer(typed);
    if (!parsed.ok) {
      setFeedback({ kind: 'field', field: parsed.field, message: parsed.message });
      return;
    }
    setFeedback(null);
    const { position, id } = player;
    outbox.add({ to: 'scouting', input: { position, id, week: scouting.week, typed, operationId: newOperationId() } });
  }

  function receive(verdict: ScoutingVerdictDto) {
    setIsCounted(verdict.outcome !== 'refused');
    if (verdict.outcome === 'right') {
      forgetDraft(draftKey);
      onRight(verdict);
      return;
    }
    setFeedback(
      verdict.outcome === 'refused'
        ? { kind: 'field', field: verdict.field, message: verdict.message }
        : { kind: 'wrong', message: verdict.message, attempts: verdict.attempts, hint: verdict.hint },
    );
  }

  // A refused answer takes the writer to the box it is about.
  useEffect(() => {
    if (fieldFeedback) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [fieldFeedback]);

  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <p className="lg:col-span-2">
        Work out the points of the last game: week {scouting.week}
        {scouting.opponent ? ` against ${scouting.opponent}` : ''}. Then you see the points per game. These are your level{' '}
        {scouting.formulaLevel} formulas.
      </p>
      <FormulaLines terms={scouting.terms} />
      <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <FractionField label={`Points of ${player.name}`} value={draft.typed} onChange={type} error={fieldFeedback} />
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
              <p className="font-semibold">{triesText(feedback.attempts)} so far. Your answer is still in the boxes.</p>
              {feedback.hint ? <StepHint hint={feedback.hint} /> : null}
            </Notice>
          ) : null}
        </LiveRegion>
      </form>
    </div>
  );
}
