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
                className={
                  'flex min-h-[3.25rem] w-full flex-col items-center justify-center gap-0.5 rounded-md border-2 px-1 py-1 leading-tight enabled:hover:border-field ' +
                  'aria-[current=step]:border-content aria-[current=step]:shadow-[inset_0_-0.3rem_0_var(--color-next)] disabled:bg-sunk ' +
                  (step?.correct ? 'border-correct bg-correct-soft' : 'border-line bg-raised')
                }
              >
                <span className="font-bold">
                  <span className="sr-only">Step </span>
                  {index + 1}
                </span>
                <span
                  className={`inline-flex items-center gap-1 text-sm ${step?.correct ? 'text-correct' : 'text-content-soft'}`}
                >
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
