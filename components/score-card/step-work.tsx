import { FractionField } from '@/components/math/fraction-field';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { AnswerForm } from '@/components/outbox/answer-form';
import { draftName } from '@/components/outbox/use-typed-draft';
import type { ScoreStepDto, SubmitStepInput } from '@/lib/data/score-card/dto';

type StepWorkProps = {
  step: ScoreStepDto;
  week: number;
  /** Names the student, so that nobody finds another one's text on the same computer. */
  owner: string;
};

/** The answer to one step: until it is right, and then until it stands in its shortest form. */
export function StepWork({ step, week, owner }: StepWorkProps) {
  const { key, attempts, lastTry, correct, hold } = step;
  const points = key === 'TEAM' ? 'Points for the whole team' : `Points for ${step.player?.name ?? step.title}`;
  return (
    <AnswerForm
      owner={owner}
      route="attempts"
      draft={stepDraft(owner, week, key)}
      isHere={(sent) => sent.week === week && sent.step === key}
      inputOf={(typed, operationId): SubmitStepInput => ({ week, step: key, typed, operationId })}
      attemptsOf={(verdict) => verdict.attempts}
      last={lastTry ? { ...lastTry, attempts, tried: <MixedNumberText value={lastTry.tried} /> } : null}
      hold={hold}
      meanwhile="Keep working on your other steps in the meantime."
      {...(correct ? { optional: 'Check the shorter form', leftOpen: shorterForm } : {})}
    >
      {({ typed, change, problem }) => (
        <FractionField
          label={correct ? 'Write it in a simpler way. This doesn’t count as a try.' : points}
          value={typed}
          onChange={change}
          error={problem}
        />
      )}
    </AnswerForm>
  );
}

const shorterForm = (verdict: { simplified: boolean; message: string }) => (verdict.simplified ? null : verdict.message);

/** Names what was typed for one step on this device. */
export function stepDraft(owner: string, week: number, key: ScoreStepDto['key']): string {
  return draftName(owner, week, key);
}
