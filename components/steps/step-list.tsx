import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';

export function ContinueButton({
  icon = 'arrow-right',
  variant = 'next',
  onClick,
  children,
}: Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'onClick' | 'children'>) {
  return (
    <Button size="lg" variant={variant} className="w-full" icon={icon} onClick={onClick}>
      {children}
    </Button>
  );
}

type StepState = 'right' | 'tried' | 'open' | 'closed';

export type StepListItem<Key extends string | number> = {
  key: Key;
  name: ReactNode;
  state: StepState;
  text: string;
};

type StepListProps<Key extends string | number> = {
  label: string;
  steps: readonly StepListItem<Key>[];
  active: Key;
  onChoose: (key: Key) => void;
};

const LOOKS: Readonly<Record<StepState, { icon: IconName; box: string }>> = {
  right: { icon: 'check', box: 'border-correct bg-correct-soft text-correct' },
  tried: { icon: 'rotate-ccw', box: 'border-line bg-raised' },
  open: { icon: 'circle', box: 'border-line bg-raised' },
  closed: { icon: 'lock', box: 'border-line bg-sunk text-content-soft' },
};

/** The list has one tab stop: arrow keys move between steps. */
export function StepList<Key extends string | number>({
  label,
  steps,
  active,
  onChoose,
}: StepListProps<Key>) {
  const list = useRef<HTMLOListElement>(null);
  const at = steps.findIndex(({ key }) => key === active);

  // On a narrow screen the steps are one scrolling row. The page itself must not scroll.
  useEffect(() => {
    const row = list.current;
    const here = row?.querySelector<HTMLElement>(`li:nth-child(${at + 1})`);
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }, [at]);

  function move(event: KeyboardEvent) {
    const open = [...(list.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const here = open.indexOf(document.activeElement as HTMLButtonElement);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: open.length - 1 }[
      event.key
    ];
    const target = to === undefined ? undefined : open.at(to % open.length);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <nav aria-label={label} className="print-hidden min-w-0">
      <ol ref={list} onKeyDown={move} className="step-row">
        {steps.map(({ key, name, state, text }) => (
          <li key={key}>
            <button
              type="button"
              disabled={state === 'closed'}
              tabIndex={key === active ? undefined : -1}
              aria-current={key === active ? 'step' : undefined}
              onClick={() => onChoose(key)}
              className={`step-button ${LOOKS[state].box}`}
            >
              <Icon name={LOOKS[state].icon} className="size-[1em]" />
              <strong>{name}</strong>
              <span className="sr-only">{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
