import { triesText } from '@/components/math/tries-text';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/football/positions';

type StepIndexProps = { steps: readonly ScoreStepDto[]; active: StepKey; onChoose: (key: StepKey) => void };

/** The nine steps with how each of them stands. */
export function StepIndex({ steps, active, onChoose }: StepIndexProps) {
  return (
    <nav aria-label="Steps of the score card" className="print-hidden">
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {steps.map((step) => (
          <li key={step.key}>
            <StepButton step={step} current={step.key === active} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepButtonProps = { step: ScoreStepDto; current: boolean; onChoose: (key: StepKey) => void };

function StepButton({ step, current, onChoose }: StepButtonProps) {
  const [state, text] = stateOf(step);
  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      onClick={() => onChoose(step.key)}
      className="step-button"
      data-state={state}
    >
      <span aria-hidden="true">{step.key === 'TEAM' ? 'Team' : step.key}</span>
      <span className="sr-only">{step.title}</span>
      <span>{text}</span>
    </button>
  );
}

/** How it looks, and what it says. */
function stateOf({ correct, corrected, attempts }: ScoreStepDto): ['right' | 'tried' | 'open', string] {
  if (correct) return ['right', 'Right'];
  if (corrected && attempts === corrected.tries) return ['tried', 'Again'];
  return attempts > 0 ? ['tried', triesText(attempts)] : ['open', 'To do'];
}
