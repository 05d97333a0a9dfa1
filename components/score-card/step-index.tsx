import { triesText } from '@/components/maths/tries-text';
import { Icon, type IconName } from '@/components/ui/icon';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/positions';

type StepIndexProps = { steps: readonly ScoreStepDto[]; active: StepKey; onChoose: (key: StepKey) => void };

/** The nine steps with how each of them stands. */
export function StepIndex({ steps, active, onChoose }: StepIndexProps) {
  return (
    <nav aria-label="Steps of the score card" className="print-hidden">
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {steps.map((step) => (
          <li key={step.key} className="min-w-0">
            <StepButton step={step} current={step.key === active} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepButtonProps = { step: ScoreStepDto; current: boolean; onChoose: (key: StepKey) => void };

function StepButton({ step, current, onChoose }: StepButtonProps) {
  const { icon, text } = stateOf(step);
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      onClick={() => onChoose(step.key)}
      data-right={step.correct || undefined}
      className="step-button"
    >
      <span aria-hidden="true">{step.key === 'TEAM' ? 'Team' : step.key}</span>
      <span className="sr-only">{step.title}</span>
      <span>
        <Icon name={icon} className="size-[1em]" />
        {text}
      </span>
    </button>
  );
}

function stateOf(step: ScoreStepDto): { icon: IconName; text: string } {
  if (step.correct) return { icon: 'circle-check', text: 'Right' };
  if (step.corrected && step.attempts === step.corrected.tries) return { icon: 'rotate-ccw', text: 'Again' };
  if (step.attempts > 0) return { icon: 'rotate-ccw', text: triesText(step.attempts) };
  return { icon: 'circle', text: 'To do' };
}
