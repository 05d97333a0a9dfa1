import type { ReactNode } from 'react';
import type { RichContent } from './sentence';

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  help?: RichContent;
};

export function PageHeader({ title, subtitle, lead, actions, help }: PageHeaderProps) {
  return (
    <header className="mb-2">
      <div className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="min-w-0 text-title">{title}</h1>
        {subtitle ? <p className="text-content-soft">{subtitle}</p> : null}
        <div className="contents grow flex-wrap items-center justify-end gap-x-4 gap-y-1 lg:flex">
          {actions}
        </div>
        {help}
      </div>
      {lead ? <div className="mb-4 max-w-text text-content-soft text-lead">{lead}</div> : null}
    </header>
  );
}
