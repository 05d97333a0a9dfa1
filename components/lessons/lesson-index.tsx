import { triesText } from '@/components/maths/tries-text';
import { Icon, type IconName } from '@/components/ui/icon';
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
          const { icon, text } = stateOf(step);
          return (
            <li key={index} className="min-w-0">
              <button
                type="button"
                disabled={!step}
                aria-current={index === active ? 'step' : undefined}
                onClick={() => onChoose(index)}
                data-right={step?.correct || undefined}
                className="step-button"
              >
                <span>
                  <span className="sr-only">Step </span>
                  {index + 1}
                </span>
                <span>
                  <Icon name={icon} className="size-[1em]" />
                  {text}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function stateOf(step: LessonStepDto | undefined): { icon: IconName; text: string } {
  if (!step) return { icon: 'lock', text: 'Later' };
  if (step.correct) return { icon: 'circle-check', text: 'Right' };
  if (step.attempts > 0) return { icon: 'rotate-ccw', text: triesText(step.attempts) };
  return { icon: 'circle', text: 'To do' };
}
