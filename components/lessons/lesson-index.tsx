import { triesText } from '@/components/math/tries-text';
import type { LessonStepDto } from '@/lib/data/lesson/dto';

type LessonIndexProps = {
  steps: readonly LessonStepDto[];
  stepCount: number;
  active: number;
  onChoose: (index: number) => void;
};

/** All steps with how each of them stands. Those that come later are closed. */
export function LessonIndex({ steps, stepCount, active, onChoose }: LessonIndexProps) {
  return (
    <nav aria-label="Steps of the lesson" className="print-hidden">
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {Array.from({ length: stepCount }, (_, index) => index).map((index) => {
          const step = steps[index];
          const [state, text] = stateOf(step);
          return (
            <li key={index}>
              <button
                type="button"
                disabled={!step}
                aria-current={index === active ? 'step' : undefined}
                onClick={() => onChoose(index)}
                className="step-button"
                data-state={state}
              >
                <span>
                  <span className="sr-only">Step </span>
                  {index + 1}
                </span>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** How it looks, and what it says. */
function stateOf(step: LessonStepDto | undefined): ['right' | 'tried' | 'open' | 'closed', string] {
  if (!step) return ['closed', 'Later'];
  if (step.correct) return ['right', 'Right'];
  return step.attempts > 0 ? ['tried', triesText(step.attempts)] : ['open', 'To do'];
}
