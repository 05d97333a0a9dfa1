import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** One line instead of a headline: for a work screen, where a Chromebook's height belongs to the work. */
  compact?: boolean;
};

/** The top of a page: its only h1, underlined with yard ticks. */
export function PageHeader({ title, eyebrow, lead, actions, compact = false }: PageHeaderProps) {
  if (compact) {
    return (
      <header className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">{title}</h1>
        {eyebrow ? <p className="font-semibold text-field">{eyebrow}</p> : null}
        {lead ? <p className="text-content-soft">{lead}</p> : null}
        {actions ? <div className="-my-2 flex flex-wrap gap-2 sm:ml-auto">{actions}</div> : null}
      </header>
    );
  }
  return (
    <header className="mb-6 sm:mb-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {eyebrow ? <p className="font-semibold text-field">{eyebrow}</p> : null}
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      <div aria-hidden="true" className="field-lines mt-3 max-w-[18rem]" />
      {lead ? <div className="mt-3 max-w-text text-lg text-content-soft">{lead}</div> : null}
    </header>
  );
}
