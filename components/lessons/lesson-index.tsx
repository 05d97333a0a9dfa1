import { type IndexedStep, StepIndex, triesText } from '@/components/steps/step-panel';
import type { LessonStepDto } from '@/lib/data/lesson/dto';

type LessonIndexProps = {
  steps: readonly LessonStepDto[];
  stepCount: number;
  active: number;
  onChoose: (index: number) => void;
};

/** All steps of a lesson with how each of them stands. */
export function LessonIndex({ steps, stepCount, active, onChoose }: LessonIndexProps) {
  const all = Array.from({ length: stepCount }, (_, index) => ({
    key: index,
    name: (
      <>
        <span className="sr-only">Step </span>
        {index + 1}
      </>
    ),
    ...standOf(steps[index]),
  }));
  return <StepIndex label="Steps of the lesson" steps={all} active={active} onChoose={onChoose} />;
}

function standOf(step: LessonStepDto | undefined): Pick<IndexedStep<number>, 'state' | 'text'> {
  if (!step) return { state: 'closed', text: 'Later' };
  if (step.correct) return { state: 'right', text: 'Right' };
  return step.attempts > 0 ? { state: 'tried', text: triesText(step.attempts) } : { state: 'open', text: 'To do' };
}
