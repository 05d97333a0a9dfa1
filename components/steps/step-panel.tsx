import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';

type StepPanelProps = { title: string; index: number; count: number; headingRef: Ref<HTMLHeadingElement>; children: ReactNode };

/** The open step of several; `index` counts from 0. */
export function StepPanel({ title, index, count, headingRef, children }: StepPanelProps) {
  return (
    <section aria-labelledby="step-title" className="forced-edge rounded-xl bg-raised p-4 shadow-card sm:px-6 sm:py-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="step-title" ref={headingRef} tabIndex={-1} className="text-title">
          {title}
        </h2>
        <p className="text-content-soft">
          Step {index + 1} of {count}
        </p>
      </div>
      {children}
    </section>
  );
}

export function StepButton({
  icon = 'arrow-right',
  onClick,
  children,
}: Pick<ComponentProps<typeof Button>, 'icon' | 'onClick' | 'children'>) {
  return (
    <Button size="lg" className="w-full" icon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

export function triesText(attempts: number): string {
  return attempts === 1 ? '1 try' : `${attempts} tries`;
}

type StepState = 'right' | 'tried' | 'open' | 'closed';

export type IndexedStep<Key extends string | number> = { key: Key; name: ReactNode; state: StepState; text: string };

type StepIndexProps<Key extends string | number> = {
  label: string;
  steps: readonly IndexedStep<Key>[];
  active: Key;
  onChoose: (key: Key) => void;
};

const LOOKS: Readonly<Record<StepState, { icon: IconName; box: string; text: string }>> = {
  right: { icon: 'circle-check', box: 'border-correct bg-correct-soft', text: 'text-correct' },
  tried: { icon: 'rotate-ccw', box: 'border-line bg-raised', text: 'text-content-soft' },
  open: { icon: 'circle', box: 'border-line bg-raised', text: 'text-content-soft' },
  closed: { icon: 'lock', box: 'border-line bg-sunk', text: 'text-content-soft' },
};

/** All steps and how far each one is. Those that come later are closed. */
export function StepIndex<Key extends string | number>({ label, steps, active, onChoose }: StepIndexProps<Key>) {
  return (
    <nav aria-label={label} className="print-hidden">
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-9">
        {steps.map(({ key, name, state, text }) => (
          <li key={key}>
            <button
              type="button"
              disabled={state === 'closed'}
              aria-current={key === active ? 'step' : undefined}
              onClick={() => onChoose(key)}
              className={`step-button ${LOOKS[state].box}`}
            >
              <strong>{name}</strong>
              <span className={LOOKS[state].text}>
                <Icon name={LOOKS[state].icon} className="size-[1em]" />
                {text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
