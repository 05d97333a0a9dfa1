'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { someOfText } from '@/words/numbers';
import { UI } from '@/words/ui';
import { Icon } from './icon';
import type { RichContent } from './sentence';

type SidePanelProps = {
  /** The person the panel is about. When that changes, the focus goes to the title. */
  subject: string;
  title: ReactNode;
  sign?: RichContent;
  subtitle?: RichContent;
  /** The subject and its neighbors; the arrows go around. */
  subjects: readonly string[];
  labels: { before: string; next: string };
  onChoose: (subject: string | null) => void;
  children: RichContent;
};

/** Wide enough for the panel beside the table; on anything narrower it lies over the table. */
const BESIDE = '(min-width: 80rem)';

export function SidePanel(props: SidePanelProps) {
  const { subject, title, sign, subtitle, subjects, labels, onChoose, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (window.matchMedia(BESIDE).matches) element?.show();
    else element?.showModal();
    return () => element?.close();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next student is announced.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [subject]);

  const index = subjects.indexOf(subject);
  const neighbor = (step: 1 | -1) =>
    subjects[(index + step + subjects.length) % subjects.length] ?? null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => {
        // `close` also fires when React replaces the dialog; only closing by hand counts.
        if (!dialog.current?.open) onChoose(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dialog.current?.close();
      }}
      className={
        'm-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-again border-t-6 ' +
        'bg-raised p-3 text-content shadow-lift xl:sticky xl:top-2 xl:h-auto ' +
        'xl:max-h-[calc(100dvh-1rem)] xl:w-auto xl:rounded-lg'
      }
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {sign}
        <h2 id={id} ref={heading} tabIndex={-1} className="text-lead">
          {title}
        </h2>
        {subtitle}
        <div className="ml-auto flex items-center gap-1">
          {index >= 0 && subjects.length > 1 ? (
            <>
              <span className="mr-1 whitespace-nowrap text-content-soft tabular-nums">
                {someOfText(index + 1, subjects.length)}
              </span>
              <PanelButton
                icon="chevron-left"
                label={labels.before}
                onClick={() => onChoose(neighbor(-1))}
              />
              <PanelButton
                icon="chevron-right"
                label={labels.next}
                onClick={() => onChoose(neighbor(1))}
              />
            </>
          ) : null}
          <PanelButton
            icon="plus"
            isTurned
            label={UI.close}
            onClick={() => dialog.current?.close()}
          />
        </div>
      </div>
      {children}
    </dialog>
  );
}

type PanelButtonProps = {
  icon: 'chevron-left' | 'chevron-right' | 'plus';
  isTurned?: boolean;
  label: string;
  onClick: () => void;
};

function PanelButton({ icon, isTurned = false, label, onClick }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="button size-touch border-line-strong bg-raised hover:bg-field-soft"
    >
      <Icon name={icon} className={`size-4 ${isTurned ? 'rotate-45' : ''}`} />
    </button>
  );
}
