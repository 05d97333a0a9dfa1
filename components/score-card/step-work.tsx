import { FractionField } from '@/components/maths/fraction-field';
import { AnswerForm } from '@/components/outbox/answer-form';
import { draftName } from '@/components/outbox/use-typed-draft';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';

type StepWorkProps = {
  step: ScoreStepDto;
  week: number;
  /** Names the student, so that nobody finds another one's text on the same computer. */
  owner: string;
};

/** The answer to one step that is not right yet. */
export function StepWork({ step, week, owner }: StepWorkProps) {
  return (
    <AnswerForm
      owner={owner}
      route="attempts"
      draft={draftName(owner, week, step.key)}
      isHere={(sent) => sent.week === week && sent.step === step.key}
      inputOf={(typed, operationId) => ({ week, step: step.key, typed, operationId })}
      attemptsOf={({ attempts }) => attempts}
    >
      {({ typed, change, problem }) => (
        <FractionField
          label={step.key === 'TEAM' ? 'Points of the whole team' : `Points of ${step.player?.name ?? step.title}`}
          value={typed}
          onChange={change}
          error={problem}
        />
      )}
    </AnswerForm>
  );
}
