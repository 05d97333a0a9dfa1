import type { ReactNode, Ref } from 'react';

type StepPanelProps = {
  title: string;
  /** From 0. */
  index: number;
  count: number;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** The open step of several. */
export function StepPanel({ title, index, count, headingRef, children }: StepPanelProps) {
  return (
    <section aria-labelledby="step-title" className="forced-edge rounded-xl bg-raised p-4 shadow-card sm:px-6 sm:py-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="step-title" ref={headingRef} tabIndex={-1} className="text-2xl">
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
